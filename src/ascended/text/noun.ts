import type { Filter, TileFilter, Value } from '../language.js';
import { type Deck, POPULATED, type Resource, TERRAINS, type Terrain, type Whose } from '../vocabulary.js';
import { row, type Voice } from './voice.js';

const RESOURCE: { readonly [R in Resource]: readonly [one: string, many: string] } = {
  health: ['hit point', 'hit points'],
  energy: ['energy', 'energy'],
  control: ['control', 'control'],
  points: ['point', 'points'],
  superstition: ['superstition token', 'superstition tokens'],
  wards: ['wound token', 'wound tokens'],
};

/** A resource, for one or for any other number of it. */
export function resource(of: Resource, amount: number | null = null): string {
  return RESOURCE[of][amount === 1 ? 0 : 1];
}

/** So much of a resource. */
export function resources(amount: Value, of: Resource, voice: Voice): string {
  if (typeof amount === 'number') return `${amount} ${resource(of, amount)}`;
  return quantity(amount, resource(of), voice);
}

/** So many of something; a value that has to be counted follows what it is of. */
export function quantity(amount: Value, what: string, voice: Voice): string {
  if (typeof amount === 'number') return `${amount} ${what}`;
  return `${what} equal to ${value(amount, voice)}`;
}

function ownerOf(whose: Exclude<Whose, 'highest-opponent' | 'lowest-opponent'>, voice: Voice): string {
  switch (whose) {
    case 'you':
      return voice.possessive;
    case 'foe':
      return `${voice.foe}'s`;
    case 'opponents':
      return `all of ${voice.possessive} opponents'`;
    case 'everyone':
      return "all players'";
  }
}

/** A level or number of somebody's. */
function belonging(whose: Whose, what: string, voice: Voice): string {
  if (whose === 'highest-opponent') return `the highest level of ${what} among ${voice.possessive} opponents`;
  if (whose === 'lowest-opponent') return `the lowest level of ${what} among ${voice.possessive} opponents`;
  return `${ownerOf(whose, voice)} ${what}`;
}

function isScale(of: Resource): boolean {
  return of === 'health' || of === 'energy' || of === 'control';
}

function numberOf(things: string): string {
  return things.startsWith('the ') ? things : `the number of ${things}`;
}

/** A value as a noun: "the number of your companions". */
export function value(of: Value, voice: Voice): string {
  if (typeof of === 'number') return String(of);
  switch (of.value) {
    case 'count':
      return `the number of ${cards(of.what, voice)}`;
    case 'tiles':
      return `the number of ${tiles(of.what, voice)}`;
    case 'level':
      return isScale(of.of) ? belonging(of.whose, of.of, voice) : numberOf(belonging(of.whose, resource(of.of), voice));
    case 'tokens':
      return numberOf(belonging(of.whose, 'power tokens on the map', voice));
    case 'base-dice':
      return `the number of ${voice.possessive} base dice`;
    case 'difficulty':
      return `the highest difficulty of ${voice.possessive} tile`;
    case 'terrain-energy':
      return `the energy of ${voice.possessive} tile`;
    case 'from-origin':
      return `the distance to ${voice.possessive} origin`;
    case 'failures':
      return `the number of ${of.whose === 'you' ? voice.possessive : `${voice.foe}'s`} unsuccessful dice`;
    case 'damage':
      return `the damage ${of.which}`;
    case 'rolled':
      return 'the result';
    case 'spent':
      return 'what was spent';
    case 'cost-of-it':
      return 'its cost';
    case 'at-most':
      return `${value(of.of, voice)} (at most ${of.most})`;
    case 'times':
      return `${of.by === 2 ? 'twice' : `${of.by} times`} ${value(of.of, voice)}`;
    case 'per':
      return `one for every ${of.each} of ${value(of.of, voice).replace(/^the number of /, '')}`;
    case 'sum':
      return of.of.map((part) => value(part, voice)).join(' plus ');
  }
}

const NOUN: { readonly [K in NonNullable<Filter['kind']>]: readonly [string, string] } = {
  mutation: ['mutation', 'mutations'],
  artifact: ['artifact', 'artifacts'],
  companion: ['companion', 'companions'],
};

/** Cards that fit, in the plural or, for one of them, in the singular. */
export function cards(filter: Filter, voice: Voice, amount: number | null = null, at = 'in'): string {
  const { kind, type, names, this: isThis, other, it, costAtMost, activated, in: zones = [] } = filter;
  if (isThis) return 'this card';
  if (it) return 'it';
  const isOne = amount === 1;
  const noun = kind === undefined ? (isOne ? 'card' : 'cards') : NOUN[kind][isOne ? 0 : 1];
  const adjectives = [
    other ? 'other' : '',
    zones.length === 1 && zones[0] === 'active' ? 'active' : '',
    activated === undefined ? '' : activated ? 'activated' : 'unactivated',
    type === undefined ? '' : TYPE_NAME[type],
    names === undefined ? '' : row(names, 'or'),
  ].filter((word) => word !== '');
  const bound = costAtMost === undefined ? '' : ` that cost${isOne ? 's' : ''} ${costAtMost} or less`;
  return `${whose(zones, voice)}${[...adjectives, noun].join(' ')}${bound}${where(zones, voice, at)}`;
}

/** One card of a kind, with its article, wherever it is. */
export function aCard(filter: Filter, voice: Voice): string {
  const noun = cards({ ...filter, in: undefined }, voice, 1);
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

const TYPE_NAME = { body: 'Body', soul: 'Soul', geo: 'Geo' } as const;

function whose(zones: readonly string[], { possessive }: Voice): string {
  const isOwn = zones.length === 1 && ['active', 'artifacts', 'companions'].includes(zones[0]);
  return isOwn ? `${possessive} ` : '';
}

function where(zones: readonly string[], { possessive }: Voice, at = 'in'): string {
  const places = zones.flatMap((zone) => {
    if (zone === 'hand') return [`${at} ${possessive} hand`];
    if (zone === 'mutationDiscard') return [`${at} the discard pile of mutations`];
    if (zone === 'artifactDiscard') return [`${at} the discard pile of artifacts`];
    if (zones.length === 1) return [];
    return [`among ${possessive} ${zone === 'active' ? 'active mutations' : zone}`];
  });
  return places.length === 0 ? '' : ` ${row(places, 'or')}`;
}

/** So many cards that fit: "one of your active Geo mutations". */
export function someCards(amount: Value, filter: Filter, voice: Voice, at = 'in'): string {
  if (filter.this || filter.it) return cards(filter, voice);
  if (amount === 1) {
    const zones = filter.in ?? [];
    const isOwn = whose(zones, voice) !== '';
    return isOwn
      ? `one of ${cards(filter, voice)}`
      : `a ${cards(filter, voice, 1, at)}`.replace(/^a (?=[aeiou])/i, 'an ');
  }
  if (typeof amount === 'number') {
    return whose(filter.in ?? [], voice) === ''
      ? `${amount} ${cards(filter, voice, null, at)}`
      : `${amount} of ${cards(filter, voice)}`;
  }
  return quantity(amount, cards(filter, voice), voice);
}

/** Tiles that fit, in the plural or, for one of them, in the singular. */
export function tiles(filter: TileFilter, voice: Voice, amount: number | null = null): string {
  const { terrain, controlledBy, origin, within, occupied } = filter;
  const isOne = amount === 1;
  const noun = isOne ? 'tile' : 'tiles';
  const kind =
    terrain === undefined ? noun : (REGION.get([...terrain].sort().join()) ?? tilesOf(terrain))[isOne ? 0 : 1];
  const after = [
    controlledBy === undefined ? '' : HOLDER[controlledBy](voice),
    origin === undefined ? '' : `${origin ? 'that is' : 'other than'} ${voice.possessive} origin`,
    within === undefined ? '' : `within ${within} of ${voice.object}`,
    occupied === undefined ? '' : occupied ? 'with a model on it' : 'without a model',
  ].filter((part) => part !== '');
  return [kind, ...after].join(' ');
}

/** What several terrains together are called. */
const REGION: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  [[...POPULATED].sort().join(), ['place of power', 'places of power']],
  [
    TERRAINS.filter((terrain) => !POPULATED.some((one) => one === terrain))
      .sort()
      .join(),
    ['unpopulated tile', 'unpopulated tiles'],
  ],
]);

function tilesOf(terrain: readonly Terrain[]): readonly [one: string, many: string] {
  return [`${row(terrain, 'or')} tile`, `${row(terrain, 'or')} tiles`];
}

const HOLDER = {
  you: ({ pronoun }: Voice) => `${pronoun} control`,
  opponent: () => 'an opponent controls',
  anybody: () => 'somebody controls',
  nobody: () => 'nobody controls',
} as const;

/** One tile that fits, with an article. */
export function oneTile(filter: TileFilter, voice: Voice): string {
  if (filter.origin === true && Object.values(filter).filter((field) => field !== undefined).length === 1) {
    return `${voice.possessive} origin`;
  }
  return `a ${tiles(filter, voice, 1)}`.replace(/^a (?=[aeiou])/i, 'an ');
}

/** Cards of a deck. */
export function fromDeck(amount: Value, deck: Deck, voice: Voice): string {
  if (amount === 1) return `${deck === 'artifacts' ? 'an' : 'a'} ${deck.slice(0, -1)}`;
  return quantity(amount, deck, voice);
}
