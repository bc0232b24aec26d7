import type { JsonFields } from '../kernel/json.js';
import {
  distinct,
  flag,
  ignored,
  integer,
  lazy,
  list,
  numberOr,
  oneOf,
  optional,
  pattern,
  record,
  refused,
  type Shape,
  tagged,
  text,
  where,
  wordOr,
} from '../kernel/shape.js';
import type {
  Ability,
  AbilityOn,
  Amount,
  Card,
  CardSet,
  CardTrigger,
  Choice,
  Condition,
  Cost,
  Effect,
  EndOfTurn,
  Filter,
  Rule,
  Trigger,
  Triggered,
  Value,
} from './language.js';
import {
  ADJACENCIES,
  COST_TRAITS,
  CURRENCIES,
  DEFEAT_DESTINATIONS,
  DESTINATIONS,
  FACTIONS,
  GROUPS,
  type Home,
  KEYSTONES,
  KINDS,
  type Kind,
  LIMITS,
  MOST_PLAYERS,
  type Occasion,
  PUT_DESTINATIONS,
  RESOURCES,
  type Resource,
  ZONES,
  type Zone,
} from './vocabulary.js';

/** How long the name of a card can be. */
export const LONGEST_NAME = 80;
/** How many cards a set can have. */
export const MOST_CARDS = 1_000;

/** Amounts on cards are small; this keeps what a set can ask for within reason. */
const amount = integer(0, 1_000);
const name = text(LONGEST_NAME);

/** What a rule that changes costs may not ask, because the answer would need the rule. */
const COSTLESS = refused(
  'a change of cost that does not ask what cards cost',
  'count or check something else than costs',
);

/** How much text may ask: a change of cost cannot ask what cards cost. */
interface Reach {
  readonly costs: boolean;
}

/** A filter that looks in some zones only. */
function filterIn(zones: readonly Zone[], { costs }: Reach, bound: Shape<Value>): Shape<Filter> {
  return record<Filter>({
    kind: optional(oneOf(KINDS)),
    faction: optional(oneOf(FACTIONS)),
    names: optional(list(name, 1, 100)),
    asNamed: optional(flag),
    this: optional(flag),
    other: optional(flag),
    it: optional(flag),
    those: optional(flag),
    sharesFaction: optional(flag),
    playedThisTurn: optional(flag),
    trophy: optional(flag),
    costAtMost: optional(costs ? bound : COSTLESS),
    honorAtMost: optional(bound),
    cost: optional(costs ? oneOf(COST_TRAITS) : COSTLESS),
    adjacent: optional(oneOf(ADJACENCIES)),
    replacement: optional(flag),
    in: optional(distinct(oneOf(zones), 1, zones.length)),
  });
}

/** The top of a deck is known to nobody, so only what moves the card can speak of it. */
const VISIBLE: readonly Zone[] = ZONES.filter((zone) => zone !== 'deckTop');

/** A filter that must say where, because nothing else does. */
function placedIn(zones: Shape<Filter>): Shape<Filter> {
  return where(
    zones,
    (read) => read.in !== undefined,
    'a filter that says where the cards are',
    'add a zone, such as inPlay or inHand',
    { required: ['in'] },
  );
}

/** What text can ask of the game. */
interface Questions {
  readonly value: Shape<Value>;
  readonly filter: Shape<Filter>;
  readonly placed: Shape<Filter>;
  readonly condition: Shape<Condition>;
}

function questionsWith(reach: Reach): Questions {
  const valueLater: Shape<Value> = lazy(`${amount.expected}, or a value`, () => value);
  const filter = filterIn(VISIBLE, reach, valueLater);
  const placed = placedIn(filter);
  const value: Shape<Value> = numberOr(
    amount,
    tagged<Exclude<Value, number>, 'value'>('value', {
      count: record({ value: oneOf(['count']), what: placed, each: optional(amount) }),
      'factions-among': record({ value: oneOf(['factions-among']), what: placed }),
      played: record({ value: oneOf(['played']), what: filter }),
      'done-to': record({ value: oneOf(['done-to']), what: filter }),
      spent: record({ value: oneOf(['spent']) }),
      'cost-of-it': reach.costs ? record({ value: oneOf(['cost-of-it']) }) : COSTLESS,
      'honor-of-it': record({ value: oneOf(['honor-of-it']), plus: amount }),
    }),
  );
  const conditionLater: Shape<Condition> = lazy('a condition', () => condition);
  const condition: Shape<Condition> = tagged<Condition, 'check'>('check', {
    not: record({ check: oneOf(['not']), condition: conditionLater }),
    all: record({ check: oneOf(['all']), conditions: list(conditionLater, 1, 20) }),
    any: record({ check: oneOf(['any']), conditions: list(conditionLater, 1, 20) }),
    'you-control': record({ check: oneOf(['you-control']), amount, what: filter }),
    'you-played': record({ check: oneOf(['you-played']), amount, what: filter }),
    'you-acquired': record({ check: oneOf(['you-acquired']), amount, what: filter }),
    'you-defeated': record({ check: oneOf(['you-defeated']), amount, what: filter }),
    'there-are': record({ check: oneOf(['there-are']), amount, what: placed }),
    'at-least': record({ check: oneOf(['at-least']), value, than: value }),
    'it-is': record({ check: oneOf(['it-is']), what: filter }),
    'event-is': record({ check: oneOf(['event-is']), faction: oneOf(FACTIONS) }),
    echo: record({ check: oneOf(['echo']) }),
    serenity: record({ check: oneOf(['serenity']) }),
    unite: record({ check: oneOf(['unite']) }),
    'your-turn': record({ check: oneOf(['your-turn']) }),
    'opponent-ahead': record({ check: oneOf(['opponent-ahead']) }),
  });
  return { value, filter, placed, condition };
}

const ANYTHING: Reach = { costs: true };
const { value, filter, placed, condition } = questionsWith(ANYTHING);
const costless = questionsWith({ costs: false });

const valueOrAll: Shape<Amount> = wordOr('all', value);

/** A filter of a rule that is asked whenever cards are looked at: what it counts would look at cards again, without end. */
const plainFilter = filterIn(VISIBLE, ANYTHING, amount);

const banishable = placedIn(
  filterIn(['hand', 'discard', 'played', 'inPlay', 'centerRow', 'event', 'trophies'], ANYTHING, value),
);

/** What a filter may say of the top card of a deck: nobody knows which card it is. */
const OF_THE_TOP: readonly string[] = ['in', 'it', 'those'];

const movable = where(
  placedIn(filterIn(['hand', 'discard', 'played', 'inPlay', 'void', 'trophies', 'deckTop'], ANYTHING, value)),
  (read) =>
    !read.in?.includes('deckTop') ||
    (read.in.length === 1 &&
      Object.entries(read).every(([field, said]) => said === undefined || OF_THE_TOP.includes(field))),
  'the top card of a deck by itself, whatever card it is',
  'look for nothing else with it; what the card is can be asked once it was looked at',
  {
    anyOf: [
      { properties: { in: { not: { contains: { const: 'deckTop' } } } } },
      {
        properties: { in: { maxItems: 1 }, ...Object.fromEntries(OF_THE_TOP.slice(1).map((field) => [field, true])) },
        additionalProperties: false,
      },
    ],
  },
);
const shuffled = placedIn(filterIn(['hand', 'discard', 'played', 'inPlay'], ANYTHING, value));
const takeable = filterIn(['centerRow', 'alwaysAvailable', 'void'], ANYTHING, value);

const effectLater: Shape<Effect> = lazy('an effect', () => effect);
const ruleLater: Shape<Rule> = lazy('a rule', () => rule);
const limit = optional(oneOf(LIMITS));
const whileSo = optional(condition);

const choice: Shape<Choice> = record<Choice>({ effect: effectLater, condition: whileSo });

const effect: Shape<Effect> = tagged<Effect, 'do'>('do', {
  sequence: record({ do: oneOf(['sequence']), effects: list(effectLater, 0, 50) }),
  choose: record({ do: oneOf(['choose']), choices: list(choice, 1, 50) }),
  may: record({ do: oneOf(['may']), effect: effectLater }),
  if: record({ do: oneOf(['if']), condition, effect: effectLater, otherwise: optional(effectLater) }),
  'if-you-do': record({
    do: oneOf(['if-you-do']),
    first: effectLater,
    effect: effectLater,
    otherwise: optional(effectLater),
  }),
  pay: record({ do: oneOf(['pay']), cost: effectLater, effect: effectLater }),
  'each-player': record({ do: oneOf(['each-player']), players: oneOf(GROUPS), effect: effectLater }),
  'each-piece': record({ do: oneOf(['each-piece']), pieces: placed, effect: effectLater }),
  repeat: record({ do: oneOf(['repeat']), times: value, effect: effectLater }),
  'repeat-while': record({ do: oneOf(['repeat-while']), condition, effect: effectLater }),
  'until-end-of-turn': record({ do: oneOf(['until-end-of-turn']), rule: ruleLater }),
  'next-time-this-turn': record({ do: oneOf(['next-time-this-turn']), rule: ruleLater }),
  'as-soon-as': record({ do: oneOf(['as-soon-as']), condition, effect: effectLater }),
  gain: where(
    record({ do: oneOf(['gain']), amount: value, resource: oneOf(RESOURCES), onlyFor: optional(filter) }),
    ({ onlyFor, resource }) => onlyFor === undefined || resource === 'runes' || resource === 'power',
    'a restriction on runes or power only, since nothing else pays for cards',
    'leave out onlyFor',
    { anyOf: [{ properties: { onlyFor: false } }, { properties: { resource: { enum: ['runes', 'power'] } } }] },
  ),
  spend: record({ do: oneOf(['spend']), amount: value, resource: oneOf(CURRENCIES) }),
  'spend-up-to': record({ do: oneOf(['spend-up-to']), amount, resource: oneOf(CURRENCIES) }),
  'take-honor': record({ do: oneOf(['take-honor']), amount }),
  draw: record({ do: oneOf(['draw']), amount: value }),
  discard: record({ do: oneOf(['discard']), amount: value, what: filter }),
  'discard-at-random': record({ do: oneOf(['discard-at-random']), amount: value }),
  put: where(
    record({ do: oneOf(['put']), amount: valueOrAll, what: movable, to: oneOf(PUT_DESTINATIONS) }),
    ({ what, to }) => to !== 'trophies' || what.trophy === true,
    'cards with a trophy to put among the trophies',
    'add withTrophy to the filter',
    {
      anyOf: [
        { properties: { to: { not: { const: 'trophies' } } } },
        { properties: { what: { required: ['trophy'], properties: { trophy: { const: true } } } } },
      ],
    },
  ),
  'look-at-top': record({ do: oneOf(['look-at-top']) }),
  'reveal-top': record({ do: oneOf(['reveal-top']), to: oneOf(['hand', 'discard']) }),
  'discard-deck': record({ do: oneOf(['discard-deck']) }),
  'shuffle-into-deck': record({ do: oneOf(['shuffle-into-deck']), what: list(shuffled, 1, 10) }),
  'name-card': record({ do: oneOf(['name-card']) }),
  banish: record({ do: oneOf(['banish']), amount: valueOrAll, what: banishable }),
  acquire: record({
    do: oneOf(['acquire']),
    amount: value,
    what: takeable,
    to: oneOf(DESTINATIONS),
    paying: optional(flag),
  }),
  defeat: record({
    do: oneOf(['defeat']),
    amount: value,
    what: takeable,
    paying: optional(flag),
    to: optional(oneOf(DEFEAT_DESTINATIONS)),
  }),
  'acquire-or-defeat': record({ do: oneOf(['acquire-or-defeat']), amount: value, what: takeable }),
  destroy: record({ do: oneOf(['destroy']), amount: valueOrAll, what: filter }),
  'destroy-all-but': record({ do: oneOf(['destroy-all-but']), amount: value, what: filter }),
  'prevent-destroy': record({ do: oneOf(['prevent-destroy']) }),
  'give-at-random': record({ do: oneOf(['give-at-random']), amount: value }),
  copy: record({ do: oneOf(['copy']), what: filter }),
  'event-trophy': record({ do: oneOf(['event-trophy']) }),
  'take-control': record({ do: oneOf(['take-control']), what: filter }),
  'lose-control': record({ do: oneOf(['lose-control']), what: filter }),
  'extra-turn': record({ do: oneOf(['extra-turn']) }),
});

type EachTrigger = { readonly [O in Occasion]: CardTrigger & { readonly when: O } }[Occasion] | EndOfTurn;

function cardTrigger<O extends Occasion>(when: O): Shape<CardTrigger & { readonly when: O }> {
  return record<CardTrigger & { readonly when: O }>({ when: oneOf([when]), what: filter });
}

const trigger: Shape<Trigger> = tagged<EachTrigger, 'when'>('when', {
  play: cardTrigger('play'),
  'put-down': cardTrigger('put-down'),
  'put-into-play': cardTrigger('put-into-play'),
  acquire: cardTrigger('acquire'),
  defeat: cardTrigger('defeat'),
  discard: cardTrigger('discard'),
  'end-of-turn': record({ when: oneOf(['end-of-turn']) }),
});

const triggered: Shape<Triggered> = record<Triggered>({
  ability: oneOf(['triggered']),
  trigger,
  limit,
  condition: whileSo,
  orWhile: whileSo,
  effect,
});

/** The kinds that cards can count as: nothing becomes an event or a temple. */
const OTHER_KINDS = ['hero', 'construct', 'monster'] as const satisfies readonly Kind[];

const RULES = {
  activated: record({ ability: oneOf(['activated']), limit, condition: whileSo, effect }),
  triggered,
  redirect: record({
    ability: oneOf(['redirect']),
    what: filter,
    to: oneOf(DESTINATIONS),
    limit,
    condition: whileSo,
    must: optional(flag),
  }),
  'keep-defeated': record({ ability: oneOf(['keep-defeated']), what: filter }),
  'counts-as': record({ ability: oneOf(['counts-as']), what: plainFilter, faction: oneOf(FACTIONS) }),
  'counts-as-kind': record({ ability: oneOf(['counts-as-kind']), what: plainFilter, kind: oneOf(OTHER_KINDS) }),
  'cost-change': record({
    ability: oneOf(['cost-change']),
    what: plainFilter,
    direction: oneOf(['more', 'less']),
    amount: costless.value,
    condition: optional(costless.condition),
  }),
  discount: record({ ability: oneOf(['discount']), what: filter, amount }),
  'honor-price': record({ ability: oneOf(['honor-price']), what: filter }),
  'pay-with': record({ ability: oneOf(['pay-with']), what: filter, resource: oneOf(CURRENCIES) }),
  unbanishable: record({ ability: oneOf(['unbanishable']) }),
} as const;

const rule: Shape<Rule> = tagged<Rule, 'ability'>('ability', RULES);

const OWNED: readonly Zone[] = ['hand', 'discard', 'played', 'inPlay', 'trophies'];

const ability: Shape<Ability> = tagged<Ability, 'ability'>('ability', {
  ...RULES,
  played: record({ ability: oneOf(['played']), effect }),
  reward: record({ ability: oneOf(['reward']), effect }),
  fate: record({ ability: oneOf(['fate']), effect }),
  echo: record({ ability: oneOf(['echo']), effect }),
  serenity: record({ ability: oneOf(['serenity']), effect }),
  unite: record({ ability: oneOf(['unite']), effect }),
  trophy: record({ ability: oneOf(['trophy']), effect, most: optional(amount) }),
  'event-trophy': record({ ability: oneOf(['event-trophy']), effect }),
  ongoing: record({ ability: oneOf(['ongoing']) }),
  empowered: record({ ability: oneOf(['empowered']) }),
  banished: record({ ability: oneOf(['banished']), from: list(oneOf(OWNED), 1, OWNED.length), effect }),
  keystone: record({ ability: oneOf(['keystone']), keystone: oneOf(KEYSTONES), effect }),
  'center-row': record({ ability: oneOf(['center-row']), rule }),
  'from-discard': record({ ability: oneOf(['from-discard']), rule: triggered }),
});

const IN_DECKS = ['hero', 'construct', 'monster'] as const satisfies readonly Kind[];

/** The kinds of card whose type lets them print an ability. */
type BearerOf<A extends Ability['ability']> = {
  readonly [K in Kind]: A extends AbilityOn<K>['ability'] ? K : never;
}[Kind];

/** The kinds of card that each ability makes sense on. */
const BEARERS: { readonly [A in Ability['ability']]: readonly BearerOf<A>[] } = {
  played: IN_DECKS,
  echo: IN_DECKS,
  serenity: IN_DECKS,
  unite: IN_DECKS,
  ongoing: IN_DECKS,
  empowered: ['hero', 'construct'],
  banished: IN_DECKS,
  'center-row': IN_DECKS,
  'from-discard': IN_DECKS,
  reward: ['monster'],
  trophy: ['monster'],
  fate: [...IN_DECKS, 'event'],
  'event-trophy': ['event'],
  keystone: ['temple'],
  activated: KINDS,
  triggered: KINDS,
  redirect: KINDS,
  'keep-defeated': KINDS,
  'counts-as': KINDS,
  'counts-as-kind': KINDS,
  'cost-change': KINDS,
  discount: KINDS,
  'honor-price': KINDS,
  'pay-with': KINDS,
  unbanishable: KINDS,
};

function canBear(kind: Kind, bearers: readonly Kind[]): boolean {
  return bearers.includes(kind);
}

function bearable(kind: Kind): readonly string[] {
  return Object.entries(BEARERS).flatMap(([word, bearers]) => (canBear(kind, bearers) ? [word] : []));
}

const DECKS: readonly Home[] = ['center', 'always-available', 'starting'];
const PRICES = [...CURRENCIES, ...KEYSTONES] as const;

const cardName = pattern(LONGEST_NAME, /[A-Za-z0-9]/, 'a name with a letter or a digit', 'give it such a name');

const NATURE: { readonly [K in Kind]: { readonly homes: readonly Home[]; readonly prices: readonly Resource[] } } = {
  hero: { homes: DECKS, prices: CURRENCIES },
  construct: { homes: DECKS, prices: CURRENCIES },
  monster: { homes: DECKS, prices: CURRENCIES },
  event: { homes: ['center'], prices: [] },
  temple: { homes: ['temple'], prices: KEYSTONES },
};

function cardOf<K extends Kind>(kind: K): Shape<Card & { readonly kind: K }> {
  const { homes, prices } = NATURE[kind];
  const cost = record<Cost>({
    runes: optional(amount),
    power: optional(amount),
    life: optional(amount),
    death: optional(amount),
  });
  return record<Card & { readonly kind: K }>({
    name: cardName,
    kind: oneOf([kind]),
    factions: list(oneOf(FACTIONS), 0, FACTIONS.length),
    cost: where(
      cost,
      (read) => PRICES.every((price) => read[price] === undefined || prices.includes(price)),
      prices.length === 0 ? 'no cost' : `a cost in ${prices.join(' or ')}`,
      `leave out what no ${kind} costs`,
      { properties: Object.fromEntries(PRICES.flatMap((price) => (prices.includes(price) ? [] : [[price, false]]))) },
    ),
    honor: amount,
    copies: integer(1, 100),
    zone: oneOf(homes),
    abilities: list(
      where(
        ability,
        (read) => canBear(kind, BEARERS[read.ability]),
        `an ability of a ${kind}`,
        'move it to a card of another kind, or remove it',
        { properties: { ability: { enum: bearable(kind) } } },
      ),
      0,
      20,
    ),
  });
}

type EachCard = { readonly [K in Kind]: Card & { readonly kind: K } }[Kind];

const card: Shape<Card> = tagged<EachCard, 'kind'>('kind', {
  hero: cardOf('hero'),
  construct: cardOf('construct'),
  monster: cardOf('monster'),
  event: cardOf('event'),
  temple: cardOf('temple'),
});

/** How many players a set can be for. */
const seats = integer(1, MOST_PLAYERS);

/** That one number is at most another, for each of the numbers that they can be. */
function atMost(min: string, max: string, most: number): JsonFields {
  const each = Array.from({ length: most }, (_, i) => i + 1);
  return { anyOf: each.map((n) => ({ properties: { [min]: { const: n }, [max]: { minimum: n } } })) };
}

/** The form of a set of cards. */
export const setShape: Shape<CardSet> = record<CardSet>({
  $schema: ignored(text(300)),
  game: ignored(oneOf(['ascension'])),
  id: pattern(80, /^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id in kebab-case', 'write my-first-set'),
  name: text(200),
  players: where(
    record({ min: seats, max: seats }),
    (read) => read.min <= read.max,
    'at least as many players at most as at least',
    'swap min and max',
    atMost('min', 'max', MOST_PLAYERS),
  ),
  opponent: optional(record({ name, since: pattern(7, /^\d{4}-\d{2}$/, 'a year and a month', 'write 2017-08') })),
  cards: list(card, 1, MOST_CARDS),
});

/** The parts of the language that are written in one another, by name. */
export const LANGUAGE = {
  card,
  ability,
  rule,
  trigger,
  effect,
  choice,
  condition,
  value,
  filter,
  'filter with a place': placed,
  'filter for banishing': banishable,
  'filter for putting': movable,
  'filter for shuffling': shuffled,
  'filter for taking': takeable,
  'filter of plain numbers': plainFilter,
  'value without costs': costless.value,
  'filter without costs': costless.filter,
  'condition without costs': costless.condition,
} as const;
