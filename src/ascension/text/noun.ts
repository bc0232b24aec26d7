import type { Filter, Value } from '../language.js';
import type { Destination, Kind, Resource, Zone } from '../vocabulary.js';
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
};

const RESOURCE: { readonly [R in Resource]: Noun } = {
  runes: { one: 'rune', many: 'runes' },
  power: { one: 'power', many: 'power' },
  honor: { one: 'honor', many: 'honor' },
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
};

/** Where a card goes. */
export const DESTINATION: { readonly [D in Destination]: (person: Person) => string } = {
  discard: ({ possessive }) => `into ${possessive} discard pile`,
  hand: ({ possessive }) => `into ${possessive} hand`,
  deckTop: ({ possessive }) => `onto the top of ${possessive} deck`,
  inPlay: () => 'into play',
};

function places(zones: readonly Zone[], person: Person, preposition: Preposition): string {
  if (zones.length === 0) return 'in no place';
  if (zones.length === 1 && zones[0] === 'inPlay') return `${person.subject} control`;
  const all = zones.map((zone) => PLACE[zone](person, preposition));
  const phrases = all.map((at, i) =>
    i > 0 && at.preposition === all[i - 1].preposition ? at.place : `${at.preposition} ${at.place}`,
  );
  return phrases.join(' or ');
}

/** The noun of a filter without article or "other". */
function noun(filter: Filter, person: Person, number: keyof Noun, preposition: Preposition): string {
  const { kind, faction, names, costAtMost, in: zones } = filter;
  const words: string[] = [];
  if (faction !== undefined) words.push(capitalise(faction));
  words.push((kind === undefined ? CARD : KIND[kind])[number]);
  // As JSON, since a name may hold any word of this grammar.
  if (names !== undefined) words.push(`named ${names.map((name) => JSON.stringify(name)).join(' or ') || 'nothing'}`);
  if (typeof costAtMost === 'number') words.push(`of cost ${costAtMost} or less`);
  if (zones !== undefined) words.push(places(zones, person, preposition));
  // Last, since the places that follow it are those of what is counted.
  if (costAtMost !== undefined && typeof costAtMost !== 'number') {
    words.push(`of cost up to the number of ${counted(costAtMost, person, 'many')}`);
  }
  return words.join(' ');
}

/** One card that fits, after "each" or "next". */
export function single(filter: Filter, person: Person): string {
  return `${filter.other ? 'other ' : ''}${noun(filter, person, 'one', 'in')}`;
}

/** Cards that fit, in general. */
export function plural(filter: Filter, person: Person): string {
  return `${filter.other ? 'other ' : ''}${noun(filter, person, 'many', 'in')}`;
}

/** A number of cards that fit: "a hero", "another hero", "2 other heroes"; `more` follows any other number than 1. */
export function some(
  amount: number,
  filter: Filter,
  person: Person,
  preposition: Preposition = 'in',
  more = '',
): string {
  if (amount !== 1)
    return `${amount}${more}${filter.other ? ' other' : ''} ${noun(filter, person, 'many', preposition)}`;
  const one = noun(filter, person, 'one', preposition);
  if (filter.other) return `another ${one}`;
  return `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
}

type Counting = Exclude<Value, number>;

const COUNTED: { readonly [V in Counting['value']]: (what: Filter, person: Person, number: keyof Noun) => string } = {
  count: (what, person, number) => (number === 'one' ? single(what, person) : plural(what, person)),
  'factions-among': (what, person, number) =>
    `${number === 'one' ? 'faction' : 'factions'} among ${plural(what, person)}`,
};

function counted(value: Counting, person: Person, number: keyof Noun): string {
  return COUNTED[value.value](value.what, person, number);
}

/** A number of things: with a plain number whatever the function makes of it, otherwise one for each that is counted. */
export function quantity(value: Value, person: Person, thing: (amount: number) => string): string {
  return typeof value === 'number' ? thing(value) : `${thing(1)} for each ${counted(value, person, 'one')}`;
}

/** As many cards that fit. */
export function quantityOf(value: Value, filter: Filter, person: Person, preposition: Preposition = 'in'): string {
  return quantity(value, person, (amount) => some(amount, filter, person, preposition));
}

/** An amount of a resource. */
export function resources(amount: number, resource: Resource): string {
  return `${amount} ${RESOURCE[resource][amount === 1 ? 'one' : 'many']}`;
}
