import type { Amount, Filter, Value, Verb } from '../language.js';
import type { DefeatDestination, Zone } from '../vocabulary.js';
import {
  anywhere,
  DESTINATION,
  every,
  isIt,
  isOne,
  isOnlyIn,
  plural,
  quantity,
  quantityOf,
  resources,
  single,
  some,
} from './noun.js';
import { inflect, say, type Voice } from './voice.js';

type Word = Verb['do'];
type Verbs = { readonly [V in Verb as V['do']]: V };
type VerbOf<W extends Word> = { readonly [K in W]: Verbs[K] & { readonly do: K } }[W];

const VERB: { readonly [W in Word]: (verb: VerbOf<W>, voice: Voice) => string } = {
  gain: ({ amount, resource, onlyFor }, voice) => {
    const gained = quantity(amount, voice.person, (n) => resources(n, resource));
    const use = onlyFor === undefined ? '' : ` to spend only on ${plural(onlyFor, voice.person)}`;
    return say(voice, 'gain', `${gained}${use}`);
  },
  spend: ({ amount, resource }, voice) =>
    say(
      voice,
      'spend',
      quantity(amount, voice.person, (n) => resources(n, resource)),
    ),
  'spend-up-to': ({ amount, resource }, voice) => say(voice, 'spend', `up to ${resources(amount, resource)}`),
  'take-honor': ({ amount }, voice) =>
    say(voice, 'take', `${resources(amount, 'honor')} from the ${voice.person.opponent} with the most honor`),
  draw: ({ amount }, voice) => say(voice, 'draw', quantityOf(amount, {}, voice.person)),
  discard: ({ amount, what }, voice) => say(voice, 'discard', chosen(amount, what, voice, FROM)),
  'discard-at-random': ({ amount }, voice) => say(voice, 'discard', quantity(amount, voice.person, random)),
  put: ({ amount, what, to }, voice) => {
    const cards = chosen(amount, what, voice, FROM);
    return say(voice, 'put', `${cards} ${DESTINATION[to](voice.person)}`);
  },
  'look-at-top': (_, voice) => say(voice, 'look', `at the top card of ${voice.person.possessive} deck`),
  'reveal-top': ({ to }, voice) => {
    const { person } = voice;
    const move = `${inflect(voice, 'put')} it ${DESTINATION[to](person)}`;
    return say(voice, 'reveal', `the top card of ${person.possessive} deck and ${move}`);
  },
  'discard-deck': (_, voice) => {
    const { possessive } = voice.person;
    return say(voice, 'put', `${possessive} deck into ${possessive} discard pile`);
  },
  'shuffle-into-deck': ({ what }, voice) => {
    const { person } = voice;
    const cards = what.map((filter) => {
      const found = whereItIs(filter, 'played');
      return isOne(found) ? some(1, found, person, FROM) : every(found, person, 'from');
    });
    return say(voice, 'shuffle', `${cards.join(' and ') || 'nothing'} into ${person.possessive} deck`);
  },
  'name-card': (_, voice) => say(voice, 'name', 'a card'),
  banish: ({ amount, what }, voice) => say(voice, 'banish', chosen(amount, whereItIs(what, 'inPlay'), voice, FROM)),
  acquire: ({ amount, what, to, paying }, voice) => {
    const cards = chosen(amount, what, voice, FROM);
    const where = to === 'discard' ? '' : ` ${DESTINATION[to](voice.person)}`;
    return say(voice, 'acquire', `${cards}${where} ${price(amount, paying)}`);
  },
  defeat: ({ amount, what, paying, to }, voice) => {
    const cards = `${chosen(amount, what, voice)} ${price(amount, paying)}`;
    if (to === undefined) return say(voice, 'defeat', cards);
    const move = `${inflect(voice, 'put')} ${amount === 1 ? 'it' : 'them'} ${INSTEAD[to]}`;
    return say(voice, 'defeat', `${cards} and ${move}`);
  },
  'acquire-or-defeat': ({ amount, what }, voice) => {
    const cards = chosen(amount, what, voice);
    return say(voice, 'acquire', `or ${inflect(voice, 'defeat')} ${cards} ${price(amount, false)}`);
  },
  destroy: ({ amount, what }, voice) => say(voice, 'destroy', chosen(amount, controlled(what), voice)),
  'destroy-all-but': ({ amount, what }, voice) => {
    const kept = quantity(amount, voice.person, (n) => (n === null ? 'a number' : String(n)));
    return say(voice, 'destroy', `${every(controlled(what), voice.person)} except ${kept}`);
  },
  'prevent-destroy': (_, voice) =>
    say(voice, 'keep', `a construct ${voice.person.subject} control that would be destroyed`),
  'give-at-random': ({ amount }, voice) => {
    const { giver, possessive } = voice.person;
    const cards = quantity(amount, voice.person, (n) => `${random(n)} from ${possessive} hand`);
    return say(voice, 'give', `${giver} ${cards}`);
  },
  copy: ({ what }, voice) => {
    const { person } = voice;
    if (isIt(what)) return say(voice, 'copy', 'its effect');
    const isElsewhere = what.in !== undefined || what.it || what.those;
    const saying = isElsewhere ? {} : { besides: `that ${person.subject} have played this turn` };
    return say(voice, 'copy', `the effect of ${some(1, what, person, saying)}`);
  },
  'event-trophy': (_, voice) => say(voice, 'use', 'the event trophy of the current event'),
  'take-control': ({ what }, voice) => say(voice, 'take', `control of ${temples(what, voice)}`),
  'lose-control': ({ what }, voice) => say(voice, 'lose', `control of ${temples(what, voice)}`),
  'extra-turn': (_, voice) => say(voice, 'take', 'another turn after this one'),
};

const FROM = { preposition: 'from' } as const;

const INSTEAD: { readonly [D in DefeatDestination]: string } = {
  centerDeckBottom: 'on the bottom of the center deck',
};

/** Cards of one's choice: right after "may", as many as one likes up to the number. */
function chosen(
  amount: Amount,
  what: Filter,
  { person, upTo }: Voice,
  saying: { readonly preposition?: 'from' } = {},
): string {
  const cards = quantityOf(amount, what, person, saying);
  return upTo && amount !== 1 && amount !== 'all' ? `up to ${cards}` : cards;
}

function random(amount: number | null): string {
  if (amount === 1) return 'a random card';
  return `${amount === null ? '' : `${amount} `}random cards`;
}

function price(amount: Value, paying: boolean | undefined): string {
  if (!paying) return 'without paying';
  return `for ${amount === 1 ? 'its' : 'their'} cost`;
}

/** This card is looked for where a verb finds it, unless the filter says otherwise. */
function whereItIs(what: Filter, zone: Zone): Filter {
  return what.this && isOne(what) && isOnlyIn(what, zone) ? anywhere(what) : what;
}

/** What can be destroyed is what one controls, unless the filter says otherwise. */
function controlled(what: Filter): Filter {
  if (isOne(what)) return isOnlyIn(what, 'inPlay') ? anywhere(what) : what;
  return { ...what, in: what.in ?? ['inPlay'] };
}

/** Temples that change hands: of one name there is one. */
function temples(what: Filter, { person }: Voice): string {
  if (isOne(what)) return some(1, what, person);
  return what.names?.length === 1 ? `the ${single(what, person)}` : every(what, person);
}

function dispatch<W extends Word>(verb: VerbOf<W>, voice: Voice): string {
  return VERB[verb.do](verb, voice);
}

/** A verb as a phrase. */
export function verbPhrase(verb: Verb, voice: Voice): string {
  return dispatch(verb, voice);
}

/** Whether an effect is a verb, and not control flow. */
export function isVerb(effect: { readonly do: string }): effect is Verb {
  return Object.hasOwn(VERB, effect.do);
}
