import type { Amount, Filter, Value } from '../language.js';
import type { Adjacency, CostTrait, Destination, Kind, PutDestination, Resource, Zone } from '../vocabulary.js';
import { capitalise, type Person } from './voice.js';

/** A noun's two numbers. */
interface Noun {
  readonly one: string;
  readonly many: string;
}

const CARD: Noun = { one: 'card', many: 'cards' };

const KIND: { readonly [K in Kind]: Noun } = {
  hero: { one: 'hero', many: 'heroes' },
  construct: { one: 'construct', many: 'constructs' },
  monster: { one: 'monster', many: 'monsters' },
  event: { one: 'event', many: 'events' },
  temple: { one: 'temple', many: 'temples' },
};

const RESOURCE: { readonly [R in Resource]: Noun } = {
  runes: { one: 'rune', many: 'runes' },
  power: { one: 'power', many: 'power' },
  honor: { one: 'honor', many: 'honor' },
  life: { one: 'life keystone', many: 'life keystones' },
  death: { one: 'death keystone', many: 'death keystones' },
};

/** The preposition before a place, which depends on the verb. */
export type Preposition = 'in' | 'from';

interface Place {
  readonly preposition: string;
  readonly place: string;
}

const PLACE: { readonly [Z in Zone]: (person: Person, preposition: Preposition) => Place } = {
  hand: ({ possessive }, preposition) => ({ preposition, place: `${possessive} hand` }),
  discard: ({ possessive }, preposition) => ({ preposition, place: `${possessive} discard pile` }),
  played: ({ subject }) => ({ preposition: 'among', place: `the cards ${subject} have played this turn` }),
  inPlay: ({ possessive }) => ({ preposition: 'under', place: `${possessive} control` }),
  centerRow: (_, preposition) => ({ preposition, place: 'the center row' }),
  alwaysAvailable: (_, preposition) => ({ preposition, place: 'the always-available supply' }),
  void: (_, preposition) => ({ preposition, place: 'the void' }),
  event: (_, preposition) => ({ preposition, place: 'the event zone' }),
  trophies: ({ possessive }, preposition) => ({ preposition, place: `${possessive} trophies` }),
  temples: ({ subject }) => ({ preposition: 'among', place: `the temples ${subject} control` }),
  deckTop: ({ possessive }, preposition) => ({
    preposition: preposition === 'in' ? 'on' : preposition,
    place: `the top of ${possessive} deck`,
  }),
};

/** Where a card goes. */
export const DESTINATION: { readonly [D in Destination | PutDestination]: (person: Person) => string } = {
  discard: ({ possessive }) => `into ${possessive} discard pile`,
  hand: ({ possessive }) => `into ${possessive} hand`,
  deckTop: ({ possessive }) => `onto the top of ${possessive} deck`,
  inPlay: () => 'into play',
  trophies: ({ possessive }) => `into ${possessive} trophies`,
  under: () => 'under this card',
};

const TRAIT: { readonly [T in CostTrait]: string } = {
  even: 'of even cost',
  odd: 'of odd cost',
  lowest: 'of the lowest cost',
  highest: 'of the highest cost',
};

const NEXT_TO: { readonly [A in Adjacency]: Noun } = {
  now: { one: 'next to this card', many: 'next to this card' },
  'when-this-left': { one: 'that was next to this card', many: 'that were next to this card' },
};

/** Whether a filter looks in this one place. */
export function isOnlyIn(filter: Filter, zone: Zone): boolean {
  return filter.in?.length === 1 && filter.in[0] === zone;
}

/** The same filter, looking anywhere. */
export function anywhere(filter: Filter): Filter {
  return { ...filter, in: undefined };
}

/** The place that a player's control is, for cards of this kind. */
function seatOfControl(kind: Kind | undefined): Zone {
  return kind === 'temple' ? 'temples' : 'inPlay';
}

/** Whether a filter looks only at what a player controls. */
export function isControlled(filter: Filter): boolean {
  return isOnlyIn(filter, seatOfControl(filter.kind));
}

/** Places, as they follow what is in them. */
export function zonesOf(zones: readonly Zone[], person: Person, preposition: Preposition): string {
  if (zones.length === 0) return 'in no place';
  const all = zones.map((zone) => PLACE[zone](person, preposition));
  const phrases = all.map((at, i) =>
    i > 0 && at.preposition === all[i - 1].preposition ? at.place : `${at.preposition} ${at.place}`,
  );
  return phrases.join(' or ');
}

type Reference = 'this' | 'it' | 'those' | 'replacement';

const REFERRING: { readonly [R in Reference]: Noun } = {
  this: { one: 'that is this card', many: 'that are this card' },
  it: { one: 'that is it', many: 'that are it' },
  those: { one: 'among those', many: 'among those' },
  replacement: { one: 'that replaces it', many: 'that replace it' },
};
const REFERENCES = ['this', 'it', 'those', 'replacement'] as const satisfies readonly Reference[];

/** The one reference that can be said with an article of its own, such as "this card". */
function referenceOf(filter: Filter): Reference | undefined {
  const all = REFERENCES.filter((reference) => filter[reference]);
  return all.length === 1 && !filter.other ? all[0] : undefined;
}

/** Whether a filter is about one certain card, so that its verb is in the singular. */
export function isOne(filter: Filter): boolean {
  const reference = referenceOf(filter);
  return reference !== undefined && reference !== 'those';
}

/** How a noun stands. */
interface Use {
  readonly number: keyof Noun;
  readonly preposition?: Preposition;
  /** The reference that the article says already. */
  readonly said?: Reference | undefined;
  /** What else is so of the cards. */
  readonly besides?: string;
}

/** The noun of a filter without article or "other". */
function noun(filter: Filter, person: Person, { number, preposition = 'in', said, besides }: Use): string {
  const { kind, faction, names, costAtMost, honorAtMost, cost, adjacent, in: zones } = filter;
  const words: string[] = [];
  if (faction !== undefined) words.push(capitalise(faction));
  words.push((kind === undefined ? CARD : KIND[kind])[number]);
  // As JSON, since a name may hold any word of this grammar.
  if (names !== undefined) words.push(`named ${names.map((name) => JSON.stringify(name)).join(' or ') || 'nothing'}`);
  if (filter.asNamed) words.push('with that name');
  if (typeof costAtMost === 'number') words.push(`of cost ${costAtMost} or less`);
  if (typeof honorAtMost === 'number') words.push(`of honor ${honorAtMost} or less`);
  if (filter.trophy) words.push('with a trophy');
  if (filter.sharesFaction) words.push('sharing a faction with this card');
  if (filter.playedThisTurn) words.push(`played by ${person.object} this turn`);
  for (const reference of REFERENCES) {
    if (filter[reference] && reference !== said) words.push(REFERRING[reference][number]);
  }
  // A replacement is in the center row, unless a filter says otherwise.
  if (zones === undefined) {
    if (filter.replacement) words.push('wherever it is');
  } else if (!(filter.replacement && isOnlyIn(filter, 'centerRow'))) {
    words.push(isControlled(filter) ? `${person.subject} control` : zonesOf(zones, person, preposition));
  }
  if (cost !== undefined) words.push(TRAIT[cost]);
  if (adjacent !== undefined) words.push(NEXT_TO[adjacent][number]);
  if (besides !== undefined) words.push(besides);
  // Last, since what follows them belongs to what is counted.
  const bounds = [];
  if (isCounted(costAtMost)) bounds.push(`of cost up to ${measure(costAtMost, person)}`);
  if (isCounted(honorAtMost)) bounds.push(`of honor up to ${measure(honorAtMost, person)}`);
  if (bounds.length > 0) words.push(bounds.join(' and '));
  return words.join(' ');
}

function isCounted(value: Value | undefined): value is Counting {
  return value !== undefined && typeof value !== 'number';
}

/** One card that fits, after "each" or "next". */
export function single(filter: Filter, person: Person): string {
  return `${filter.other ? 'other ' : ''}${noun(filter, person, { number: 'one' })}`;
}

/** Cards that fit, in general. */
export function plural(filter: Filter, person: Person): string {
  if (isOne(filter)) return some(1, filter, person);
  if (referenceOf(filter) === 'those') return `those ${noun(filter, person, { number: 'many', said: 'those' })}`;
  return `${filter.other ? 'other ' : ''}${noun(filter, person, { number: 'many' })}`;
}

/** What else a number of cards can need to be said well. */
interface Saying {
  readonly preposition?: Preposition;
  /** Follows any other number than 1. */
  readonly more?: string;
  /** What else is so of the cards. */
  readonly besides?: string;
}

/** A number of cards that fit: "a hero", "another hero", "2 other heroes"; null is cards without a number. */
export function some(amount: number | null, filter: Filter, person: Person, saying: Saying = {}): string {
  const { more = '', ...use } = saying;
  const said = referenceOf(filter);
  const other = filter.other ? 'other ' : '';
  if (said === 'those') {
    const number = amount === null ? 'some' : amount === 1 ? 'one' : `${amount}${more}`;
    return `${number} of those ${noun(filter, person, { ...use, number: 'many', said })}`;
  }
  if (amount !== 1) {
    const many = noun(filter, person, { ...use, number: 'many' });
    return amount === null ? `${other}${many}` : `${amount}${more} ${other}${many}`;
  }
  if (said !== undefined) return certain(filter, said, person, use);
  if (isOnly(filter, 'in') && isOnlyIn(filter, 'deckTop')) return `the top card of ${person.possessive} deck`;
  const one = noun(filter, person, { ...use, number: 'one' });
  if (filter.other) return `another ${one}`;
  return `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
}

/** One certain card: "this card", "it", "that hero", "the card that replaces it". */
function certain(filter: Filter, said: Exclude<Reference, 'those'>, person: Person, use: Omit<Use, 'number'>): string {
  const one = noun(filter, person, { ...use, number: 'one', said: said === 'replacement' ? undefined : said });
  if (said === 'replacement') return `the ${one}`;
  if (said === 'this') return `this ${one}`;
  // Nothing but where it is can follow the pronoun.
  return isIt(anywhere(filter)) ? one.replace(/^card/, 'it') : `that ${one}`;
}

/** Whether a filter says no more than one of its fields. */
function isOnly(filter: Filter, only: keyof Filter): boolean {
  return Object.entries(filter).every(([field, value]) => value === undefined || value === false || field === only);
}

/** Whether a filter is "it" and no more. */
export function isIt(filter: Filter): boolean {
  return isOnly(filter, 'it') && filter.it === true;
}

/** All cards that fit, where there may be several. */
export function every(filter: Filter, person: Person, preposition: Preposition = 'in'): string {
  if (isOnly(filter, 'in') && isOnlyIn(filter, 'event')) return 'the current event';
  const said = referenceOf(filter);
  const many = noun(filter, person, { number: 'many', preposition, said: said === 'those' ? said : undefined });
  if (said === 'those') return `those ${many}`;
  return `all ${filter.other ? 'other ' : ''}${many}`;
}

type Counting = Exclude<Value, number>;
type Values = { readonly [V in Counting as V['value']]: V };
type ValueOf<V extends Counting['value']> = { readonly [K in V]: Values[K] & { readonly value: K } }[V];

/** A value in words: as one of something for each of something else, or as an amount by itself. */
type Reckoning = { readonly times: number; readonly each: string; readonly all: string } | { readonly equal: string };

const RECKONING: { readonly [V in Counting['value']]: (value: ValueOf<V>, person: Person) => Reckoning } = {
  count: ({ what, each = 1 }, person) => ({
    times: each,
    each: enclosed(what, single(what, person)),
    // Not "those heroes", which are what something was done to.
    all: enclosed(what, `${what.other ? 'other ' : ''}${noun(what, person, { number: 'many' })}`),
  }),
  'factions-among': ({ what }, person) => {
    const among = `among ${enclosed(what, plural(what, person))}`;
    return { times: 1, each: `faction ${among}`, all: `factions ${among}` };
  },
  played: ({ what }, person) => {
    const besides = `${person.subject} have played this turn`;
    const other = what.other ? 'other ' : '';
    return {
      times: 1,
      each: enclosed(what, `${other}${noun(what, person, { number: 'one', besides })}`),
      all: enclosed(what, `${other}${noun(what, person, { number: 'many', besides })}`),
    };
  },
  'done-to': ({ what }, person) => {
    const other = what.other ? 'other ' : '';
    const those = enclosed(what, `those ${other}${noun(what, person, { number: 'many', preposition: 'from' })}`);
    return { times: 1, each: `of ${those}`, all: those };
  },
  spent: () => ({ equal: 'the amount spent' }),
  'cost-of-it': () => ({ equal: 'its cost' }),
  'honor-of-it': ({ plus }) => ({ equal: plus === 0 ? 'its honor' : `its honor plus ${plus}` }),
};

/** In brackets if it ends with bounds of its own, which would take in those that follow. */
function enclosed({ costAtMost, honorAtMost }: Filter, text: string): string {
  return isCounted(costAtMost) || isCounted(honorAtMost) ? `(${text})` : text;
}

function reckoned<V extends Counting['value']>(value: ValueOf<V>, person: Person): Reckoning {
  return RECKONING[value.value](value, person);
}

/** A value as an amount by itself: "3", "the number of cards in your hand", "its cost". */
export function measure(value: Value, person: Person): string {
  if (typeof value === 'number') return String(value);
  const reckoning = reckoned(value, person);
  if ('equal' in reckoning) return reckoning.equal;
  const { times, all } = reckoning;
  return `${times === 1 ? '' : `${times} times `}the number of ${all}`;
}

/**
 * A number of things: with a plain number whatever the function makes of it, otherwise so many for each that is
 * counted, or things without a number (null) equal to an amount.
 */
export function quantity(value: Value, person: Person, thing: (amount: number | null) => string): string {
  if (typeof value === 'number') return thing(value);
  const reckoning = reckoned(value, person);
  return 'equal' in reckoning
    ? `${thing(null)} equal to ${reckoning.equal}`
    : `${thing(reckoning.times)} for each ${reckoning.each}`;
}

/** As many cards that fit. */
export function quantityOf(amount: Amount, filter: Filter, person: Person, saying: Saying = {}): string {
  if (amount === 'all') return every(filter, person, saying.preposition);
  return quantity(amount, person, (n) => some(n, filter, person, saying));
}

/** An amount of a resource; null is the resource without a number. */
export function resources(amount: number | null, resource: Resource): string {
  const noun = RESOURCE[resource];
  return amount === null ? noun.many : `${amount} ${noun[amount === 1 ? 'one' : 'many']}`;
}
