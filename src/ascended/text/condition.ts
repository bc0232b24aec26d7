import type { Condition, Filter } from '../language.js';
import type { Action, Resource } from '../vocabulary.js';
import { aCard, cards, oneTile, resource, resources, someCards, tiles, value } from './noun.js';
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
      return negated(condition.condition, voice);
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
      return atLeast(condition, voice, false);
    case 'it-is':
      return `it is ${aCard({ ...condition.what, it: undefined }, voice)}`;
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

/** The opposite of a condition, as a clause. */
function negated(condition: Condition, voice: Voice): string {
  const { pronoun } = voice;
  switch (condition.check) {
    case 'at-least':
      return atLeast(condition, voice, true);
    case 'there-are-tiles':
      return condition.amount === 1
        ? `there is no ${tiles(condition.what, voice, 1)}`
        : `there are fewer than ${condition.amount} ${tiles(condition.what, voice)}`;
    case 'your-turn':
      return `it is not ${voice.possessive} turn`;
    case 'you-moved':
      return `${pronoun} have not moved this turn`;
    case 'you-fought':
      return `${pronoun} have not fought this turn`;
    case 'you-did':
      return `${pronoun} have not ${DONE[condition.action]} this turn`;
    case 'you-have-profile':
      return `${pronoun} have no special profile`;
    case 'cycle':
      return `it is not ${condition.cycle === 'daylight' ? 'Daylight' : 'Darkness'}`;
    case 'in-combat':
      if (condition.role === undefined) return `${are(voice)} in no combat`;
      return condition.role === 'attacking' ? `${pronoun} do not attack` : `${are(voice)} not attacked`;
    case 'foe-is':
      return `${voice.foe} is no ${condition.what}`;
    case 'stands-on':
      return condition.who === 'you'
        ? `${are(voice)} not on ${oneTile(condition.what, voice)}`
        : `${voice.foe} is not on ${oneTile(condition.what, voice)}`;
    case 'there-are':
      return condition.amount === 1
        ? `there are no ${cards(condition.what, voice)}`
        : `there are fewer than ${condition.amount} ${cards(condition.what, voice)}`;
    case 'chapter':
    case 'phase':
    case 'it-is':
      return clause(condition, voice).replace(' is ', ' is not ');
    case 'not':
      return clause(condition.condition, voice);
    case 'all':
    case 'any':
      return `it is not so that ${clause(condition, voice)}`;
  }
}

type AtLeast = Extract<Condition, { readonly check: 'at-least' }>;

/** That somebody has so much, or not. */
function atLeast({ value: of, than }: AtLeast, voice: Voice, isNegated: boolean): string {
  if (typeof of !== 'number' && of.value === 'level' && typeof than === 'number') {
    const amount = isNegated
      ? `${fewer(of.of)} than ${resources(than, of.of, voice)}`
      : `at least ${resources(than, of.of, voice)}`;
    if (of.whose === 'you') return `${voice.pronoun} have ${amount}`;
    if (of.whose === 'foe') return `${voice.foe} has ${amount}`;
    if (of.whose === 'everyone') return `all players together have ${amount}`;
  }
  if (typeof of !== 'number' && typeof than !== 'number' && of.value === 'level' && than.value === 'level') {
    const what = resource(of.of);
    if (of.of === than.of && of.whose === 'you' && than.whose === 'highest-opponent') {
      return isNegated
        ? `an opponent has more ${what} than ${voice.object}`
        : `no opponent has more ${what} than ${voice.object}`;
    }
    if (of.of === than.of && of.whose === 'lowest-opponent' && than.whose === 'you') {
      return `${isNegated ? 'an' : 'no'} opponent has ${fewer(of.of)} ${what} than ${voice.object}`;
    }
  }
  return `${value(of, voice)} is ${isNegated ? 'less than' : 'at least'} ${value(than, voice)}`;
}

function fewer(of: Resource): string {
  return of === 'energy' || of === 'control' ? 'less' : 'fewer';
}

/** Cards that a player has; what lies open to all is there. */
function atLeastCards(amount: number, what: Filter, voice: Voice): string {
  const [zone, ...others] = what.in ?? [];
  const isOwn = others.length === 0 && ['active', 'artifacts', 'companions'].includes(zone);
  if (isOwn && what.this === undefined && what.it === undefined) {
    const { names, ...unnamed } = what;
    const active = zone === 'active' ? 'active ' : '';
    if (amount === 1 && names?.length === 1)
      return `${voice.pronoun} have the ${names[0]} among ${cards(unnamed, voice)}`;
    const one = aCard(what, voice);
    return amount === 1
      ? `${voice.pronoun} have ${active === '' ? one : `an active ${one.replace(/^an? /, '')}`}`
      : `${voice.pronoun} have ${amount} or more ${active}${cards({ ...what, in: undefined }, voice)}`;
  }
  return amount === 1 ? `there is ${someCards(1, what, voice)}` : `there are ${amount} or more ${cards(what, voice)}`;
}

function inGroup(conditions: readonly Condition[], word: 'and' | 'or', voice: Voice): string {
  const parts = conditions.map((one) => {
    const text = clause(one, voice);
    return one.check === 'all' || one.check === 'any' ? `(${text})` : text;
  });
  return row(parts, word);
}
