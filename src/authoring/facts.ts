import type { Ability, Card, Condition, Effect, Filter, Trigger, Value } from '../ascension/language.js';
import type { Kind, Zone } from '../ascension/vocabulary.js';
import { cardId } from '../kernel/card-id.js';
import { type Part, partsOf } from './parts.js';

/**
 * What one card's text can change and another's can ask or depend on: places and resources by their names, what is
 * done to cards, and what cards are taken to be.
 */
export type Channel =
  | Zone
  | 'runes'
  | 'power'
  | 'honor'
  | 'life'
  | 'death'
  | 'turn'
  | 'is played'
  | 'is put down'
  | 'is put into play'
  | 'is acquired'
  | 'is defeated'
  | 'is discarded'
  | 'is banished'
  | 'is destroyed'
  | 'faction'
  | 'kind'
  | 'cost'
  | 'price';

/** Something that a text writes or reads, and of which cards. */
export interface Fact {
  readonly channel: Channel;
  /** The ids of the cards it can be about. */
  readonly about: ReadonlySet<string>;
}

/** What a card can change, and what it asks or depends on. */
export interface CardFacts {
  readonly writes: readonly Fact[];
  readonly reads: readonly Fact[];
}

/** The facts of one part of a text, by channels. */
interface Told {
  readonly writes?: readonly Found[];
  readonly reads?: readonly Found[];
}

/** A channel and which cards; all of them without a filter. */
type Found = readonly [Channel, Filter?];

const ANY: Filter = {};
const NOTHING: Told = {};

const OCCASION: { readonly [W in Exclude<Trigger['when'], 'end-of-turn'>]: Channel } = {
  play: 'is played',
  'put-down': 'is put down',
  'put-into-play': 'is put into play',
  acquire: 'is acquired',
  defeat: 'is defeated',
  discard: 'is discarded',
};

function among(what: Filter, otherwise: readonly Zone[] = []): readonly Found[] {
  return (what.in ?? otherwise).map((zone): Found => [zone, what]);
}

const PILES: readonly Zone[] = ['centerRow', 'alwaysAvailable'];

function acquiring(what: Filter, to: readonly Channel[]): Told {
  const from = among(what, PILES);
  return { reads: from, writes: [...from, ['is acquired', what], ...to.map((zone): Found => [zone, what])] };
}

function defeating(what: Filter): Told {
  const from = among(what, PILES);
  return { reads: from, writes: [...from, ['is defeated', what], ['void', what], ['trophies', what]] };
}

function destroying(what: Filter): Told {
  return {
    reads: [['inPlay', what]],
    writes: [
      ['inPlay', what],
      ['discard', what],
      ['is destroyed', what],
    ],
  };
}

const SPENDING = (resource: 'runes' | 'power'): Told => ({ reads: [[resource]], writes: [[resource]] });
const CONTROLLING = (what: Filter): Told => ({ reads: [['temples', what]], writes: [['temples', what]] });

/** What each word of an effect itself writes and reads; its parts are looked at by themselves. */
const EFFECTS: { readonly [W in Effect['do']]: (effect: Extract<Effect, { readonly do: W }>) => Told } = {
  sequence: () => NOTHING,
  choose: () => NOTHING,
  may: () => NOTHING,
  if: () => NOTHING,
  'if-you-do': () => NOTHING,
  pay: () => NOTHING,
  'each-player': () => NOTHING,
  'each-piece': ({ pieces }) => ({ reads: among(pieces) }),
  repeat: () => NOTHING,
  'repeat-while': () => NOTHING,
  'until-end-of-turn': () => NOTHING,
  'next-time-this-turn': () => NOTHING,
  'as-soon-as': () => ({ reads: [['is played']] }),
  gain: ({ resource, onlyFor }) => ({ writes: onlyFor === undefined ? [[resource]] : [['price', onlyFor]] }),
  spend: ({ resource }) => SPENDING(resource),
  'spend-up-to': ({ resource }) => SPENDING(resource),
  'take-honor': () => ({ reads: [['honor']], writes: [['honor']] }),
  draw: () => ({ reads: [['deckTop']], writes: [['hand'], ['deckTop']] }),
  discard: ({ what }) => ({
    reads: [['hand', what]],
    writes: [
      ['hand', what],
      ['discard', what],
      ['is discarded', what],
    ],
  }),
  'discard-at-random': () => ({ reads: [['hand']], writes: [['hand'], ['discard'], ['is discarded']] }),
  put: ({ what, to }) => ({
    reads: among(what),
    writes: [...among(what), ...(to === 'under' ? [] : [[to, what] as const])],
  }),
  'look-at-top': () => ({ reads: [['deckTop']] }),
  'reveal-top': ({ to }) => ({ reads: [['deckTop']], writes: [['deckTop'], [to]] }),
  'discard-deck': () => ({ writes: [['discard'], ['deckTop']] }),
  'shuffle-into-deck': ({ what }) => {
    const from = what.flatMap((one) => among(one));
    return { reads: from, writes: [...from, ['deckTop']] };
  },
  'name-card': () => NOTHING,
  banish: ({ what }) => ({ reads: among(what), writes: [...among(what), ['void', what], ['is banished', what]] }),
  acquire: ({ what, to }) => acquiring(what, [to]),
  defeat: ({ what }) => defeating(what),
  'acquire-or-defeat': ({ what }) => {
    const [one, other] = [acquiring(what, ['discard']), defeating(what)];
    return { reads: one.reads ?? [], writes: [...(one.writes ?? []), ...(other.writes ?? [])] };
  },
  destroy: ({ what }) => destroying(what),
  'destroy-all-but': ({ what }) => destroying(what),
  'prevent-destroy': () => ({ reads: [['is destroyed']] }),
  'give-at-random': () => ({ reads: [['hand']], writes: [['hand']] }),
  copy: ({ what }) => ({ reads: [['played', what]] }),
  'event-trophy': () => ({ reads: [['event']] }),
  'take-control': ({ what }) => CONTROLLING(what),
  'lose-control': ({ what }) => CONTROLLING(what),
  'extra-turn': () => ({ writes: [['turn']] }),
};

const SHARING: Filter = { sharesFaction: true };
const HEROES_SHARING: Filter = { kind: 'hero', other: true, sharesFaction: true };

/** What each condition reads; those that combine others are looked at by their parts. */
const CONDITIONS: {
  readonly [W in Condition['check']]: (asked: Extract<Condition, { readonly check: W }>) => readonly Found[];
} = {
  not: () => [],
  all: () => [],
  any: () => [],
  'you-control': ({ what }) => [
    ['inPlay', what],
    ['temples', what],
  ],
  'you-played': ({ what }) => [['played', what]],
  'you-acquired': ({ what }) => [['is acquired', what]],
  'you-defeated': ({ what }) => [['is defeated', what]],
  'there-are': ({ what }) => among(what),
  'at-least': () => [],
  'it-is': () => [],
  'event-is': ({ faction }) => [['event', { faction }]],
  echo: () => [['discard', SHARING]],
  serenity: () => [['discard']],
  unite: () => [['played', HEROES_SHARING]],
  'your-turn': () => [],
  'opponent-ahead': () => [['honor']],
};

const VALUES: {
  readonly [W in Exclude<Value, number>['value']]: (value: Extract<Value, { readonly value: W }>) => readonly Found[];
} = {
  count: ({ what }) => among(what),
  'factions-among': ({ what }) => among(what),
  played: ({ what }) => [['played', what]],
  'done-to': () => [],
  spent: () => [],
  'cost-of-it': () => [['cost']],
  'honor-of-it': () => [],
};

/** What each ability itself writes and reads. */
const ABILITIES: { readonly [W in Ability['ability']]: (ability: Extract<Ability, { readonly ability: W }>) => Told } =
  {
    played: () => NOTHING,
    reward: () => NOTHING,
    fate: () => NOTHING,
    echo: () => ({ reads: [['discard', SHARING]] }),
    serenity: () => ({ reads: [['discard']] }),
    unite: () => ({ reads: [['played', HEROES_SHARING]] }),
    trophy: () => NOTHING,
    'event-trophy': () => NOTHING,
    ongoing: () => NOTHING,
    empowered: () => ({ reads: [['played']], writes: [['played'], ['is banished']] }),
    banished: () => ({ reads: [['is banished', { this: true }]] }),
    keystone: ({ keystone }) => ({ reads: [[keystone]], writes: [[keystone]] }),
    'center-row': () => NOTHING,
    'from-discard': () => NOTHING,
    activated: () => NOTHING,
    triggered: () => NOTHING,
    redirect: ({ what }) => ({ reads: [['is acquired', what]] }),
    'keep-defeated': ({ what }) => ({ reads: [['is defeated', what]] }),
    'counts-as': ({ what }) => ({ writes: [['faction', what]] }),
    'counts-as-kind': ({ what }) => ({ writes: [['kind', what]] }),
    'cost-change': ({ what }) => ({ writes: [['cost', what]] }),
    discount: ({ what }) => ({ writes: [['price', what]] }),
    'honor-price': ({ what }) => ({ writes: [['price', what]] }),
    'pay-with': ({ what }) => ({ writes: [['price', what]] }),
    unbanishable: () => ({ writes: [['is banished', { this: true }]] }),
  };

/** What is done with a card of each kind, whatever its text. */
const USES: { readonly [K in Kind]: { readonly writes: readonly Channel[]; readonly reads: readonly Channel[] } } = {
  hero: { writes: ['is played', 'played', 'is acquired', 'discard', 'centerRow'], reads: ['cost', 'price'] },
  construct: {
    writes: ['is played', 'is put down', 'is put into play', 'inPlay', 'is acquired', 'discard', 'centerRow'],
    reads: ['cost', 'price'],
  },
  monster: { writes: ['is defeated', 'void', 'trophies', 'centerRow'], reads: ['cost', 'price'] },
  event: { writes: ['event'], reads: [] },
  temple: { writes: ['temples'], reads: [] },
};

function ofEffect<W extends Effect['do']>(effect: Extract<Effect, { readonly do: W }> & { readonly do: W }): Told {
  return EFFECTS[effect.do](effect);
}

function ofCondition<W extends Condition['check']>(
  asked: Extract<Condition, { readonly check: W }> & { readonly check: W },
): Told {
  return { reads: CONDITIONS[asked.check](asked) };
}

function ofValue<W extends Exclude<Value, number>['value']>(
  value: Extract<Value, { readonly value: W }> & { readonly value: W },
): Told {
  return { reads: VALUES[value.value](value) };
}

function ofAbility<W extends Ability['ability']>(
  ability: Extract<Ability, { readonly ability: W }> & { readonly ability: W },
): Told {
  return ABILITIES[ability.ability](ability);
}

function ofTrigger(trigger: Trigger): Told {
  return { reads: trigger.when === 'end-of-turn' ? [['turn']] : [[OCCASION[trigger.when], trigger.what]] };
}

/** What looking for cards reads: what they are taken to be. */
function ofFilter(filter: Filter): Told {
  const { faction, sharesFaction, kind, costAtMost, cost, ...others } = filter;
  const reads: Found[] = [];
  if (faction !== undefined || sharesFaction === true)
    reads.push(['faction', kind === undefined ? others : { ...others, kind }]);
  if (kind !== undefined) reads.push(['kind', faction === undefined ? others : { ...others, faction }]);
  if (costAtMost !== undefined || cost !== undefined) reads.push(['cost', filter]);
  return { reads };
}

function factsOfPart(part: Part): Told {
  switch (part.part) {
    case 'ability':
      return ofAbility(part.node);
    case 'rule':
      return ofAbility(part.node);
    case 'trigger':
      return ofTrigger(part.node);
    case 'effect':
      return ofEffect(part.node);
    case 'condition':
      return ofCondition(part.node);
    case 'value':
      return ofValue(part.node);
    case 'filter':
      return ofFilter(part.node);
  }
}

/** Whether a card can be one that a text of another card looks for, as far as what is printed tells. */
function canFit(card: Card, filter: Filter, own: Card): boolean {
  const { kind, faction, names, this: itself, other, sharesFaction, trophy } = filter;
  return (
    (kind === undefined || card.kind === kind) &&
    (faction === undefined || card.factions.includes(faction)) &&
    (names === undefined || names.includes(card.name)) &&
    (itself !== true || card.name === own.name) &&
    (other !== true || card.name !== own.name || card.copies > 1) &&
    (sharesFaction !== true || card.factions.some((one) => own.factions.includes(one))) &&
    (trophy !== true || card.abilities.some(({ ability }) => ability === 'trophy'))
  );
}

/** What a card of a box can change, and what it asks or depends on. */
export function factsOf(card: Card, box: readonly Card[]): CardFacts {
  const about = (filter: Filter = ANY): ReadonlySet<string> =>
    new Set(box.filter((one) => canFit(one, filter, card)).map(({ name }) => cardId(name)));
  const facts = (found: readonly Found[]): readonly Fact[] =>
    found.map(([channel, filter]) => ({ channel, about: about(filter) }));
  const parts = partsOf(card).map(factsOfPart);
  const uses = USES[card.kind];
  const self: Filter = { this: true };
  return {
    writes: facts([
      ...uses.writes.map((channel): Found => [channel, self]),
      ...parts.flatMap(({ writes = [] }) => writes),
    ]),
    reads: facts([...uses.reads.map((channel): Found => [channel, self]), ...parts.flatMap(({ reads = [] }) => reads)]),
  };
}

/** What one card writes and another reads, of some card that both can be about. */
export function channelsBetween(writer: CardFacts, reader: CardFacts): readonly Channel[] {
  const shared = new Set<Channel>();
  for (const { channel, about } of writer.writes) {
    if (shared.has(channel)) continue;
    const isRead = reader.reads.some((read) => read.channel === channel && [...about].some((id) => read.about.has(id)));
    if (isRead) shared.add(channel);
  }
  return [...shared];
}
