import type { Condition, Filter } from '../language.js';
import type { Action } from '../vocabulary.js';
import { cards, oneTile, someCards, tiles, value } from './noun.js';
import { row, type Voice } from './voice.js';

/** What an action is called after "have". */
const DONE: { readonly [A in Action]: string } = {
  mutate: 'mutated',
  search: 'searched',
  hunt: 'hunted',
  'take-control': 'taken control of a tile',
  heal: 'healed',
  focus: 'focused',
  trade: 'traded',
};

function are({ pronoun }: Voice): string {
  return `${pronoun} are`;
}

/** A condition as a clause, to stand after "if". */
export function clause(condition: Condition, voice: Voice): string {
  const { pronoun } = voice;
  switch (condition.check) {
    case 'not':
      return `it is not so that ${clause(condition.condition, voice)}`;
    case 'all':
      return inGroup(condition.conditions, 'and', voice);
    case 'any':
      return inGroup(condition.conditions, 'or', voice);
    case 'in-combat':
      if (condition.role === undefined) return `${are(voice)} in a combat`;
      return condition.role === 'attacking' ? `${pronoun} attack` : `${are(voice)} attacked`;
    case 'foe-is':
      return `${voice.foe} is a ${condition.what}`;
    case 'cycle':
      return `it is ${condition.cycle === 'daylight' ? 'Daylight' : 'Darkness'}`;
    case 'chapter':
      return `it is the ${condition.chapter === 'awakening' ? 'Awakening' : 'Ascension'}`;
    case 'phase':
      return `it is the ${condition.phase[0].toUpperCase()}${condition.phase.slice(1)} phase`;
    case 'stands-on':
      return condition.who === 'you'
        ? `${are(voice)} on ${oneTile(condition.what, voice)}`
        : `${voice.foe} is on ${oneTile(condition.what, voice)}`;
    case 'there-are':
      return atLeastCards(condition.amount, condition.what, voice);
    case 'there-are-tiles':
      return condition.amount === 1
        ? `there is ${oneTile(condition.what, voice)}`
        : `there are ${condition.amount} or more ${tiles(condition.what, voice)}`;
    case 'at-least':
      return `${value(condition.value, voice)} is at least ${value(condition.than, voice)}`;
    case 'it-is':
      return `it is among ${cards({ ...condition.what, it: undefined }, voice)}`;
    case 'your-turn':
      return `it is ${voice.possessive} turn`;
    case 'you-moved':
      return `${pronoun} have moved this turn`;
    case 'you-did':
      return `${pronoun} have ${DONE[condition.action]} this turn`;
    case 'you-fought':
      return `${pronoun} have fought this turn`;
    case 'you-have-profile':
      return `${pronoun} have a special profile`;
  }
}

function atLeastCards(amount: number, what: Filter, voice: Voice): string {
  if (amount === 1) return `there is ${someCards(1, what, voice)}`;
  return `there are ${amount} or more ${cards(what, voice)}`;
}

function inGroup(conditions: readonly Condition[], word: 'and' | 'or', voice: Voice): string {
  const parts = conditions.map((one) => {
    const text = clause(one, voice);
    return one.check === 'all' || one.check === 'any' ? `(${text})` : text;
  });
  return row(parts, word);
}
