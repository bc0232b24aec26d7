import {
  flag,
  integer,
  lazy,
  list,
  numberOr,
  oneOf,
  optional,
  record,
  type Shape,
  tagged,
  text,
  where,
} from '../kernel/shape.js';
import type {
  Ability,
  Card,
  CardSet,
  Choice,
  Condition,
  Cost,
  Effect,
  Filter,
  Rule,
  Trigger,
  Value,
} from './language.js';
import {
  CURRENCIES,
  DESTINATIONS,
  FACTIONS,
  GROUPS,
  HOMES,
  KINDS,
  LIMITS,
  OCCASIONS,
  RESOURCES,
  ZONES,
  type Zone,
} from './vocabulary.js';

/** Amounts on cards are small; this keeps what a set can ask for within reason. */
const amount = integer(0, 1_000);
const name = text(80);

const value: Shape<Value> = numberOr(
  amount,
  tagged<Exclude<Value, number>, 'value'>('value', {
    count: record({ value: oneOf(['count']), what: lazy('which cards', () => placed) }),
    'factions-among': record({ value: oneOf(['factions-among']), what: lazy('which cards', () => placed) }),
  }),
);

const filter: Shape<Filter> = record<Filter>({
  kind: optional(oneOf(KINDS)),
  faction: optional(oneOf(FACTIONS)),
  names: optional(list(name, 1, 100)),
  other: optional(flag),
  costAtMost: optional(lazy('a value', () => value)),
  in: optional(list(oneOf(ZONES), 1, ZONES.length)),
});

/** A filter that must say where, because nothing else does. */
const placed: Shape<Filter> = where(
  filter,
  (read) => read.in !== undefined,
  'a filter that says where the cards are',
  'add a zone, such as inPlay or inHand',
);

const BANISHABLE: readonly Zone[] = ['hand', 'discard', 'played', 'inPlay', 'centerRow'];
const TAKEABLE: readonly Zone[] = ['centerRow', 'alwaysAvailable'];

/** A filter that says where, and nowhere else than cards can be banished from. */
const banishable: Shape<Filter> = where(
  placed,
  (read) => read.in?.every((zone) => BANISHABLE.includes(zone)) === true,
  `a filter whose zones are among ${BANISHABLE.join(', ')}`,
  'name one of these zones',
);

/** A filter that looks nowhere else than where cards are acquired and defeated. */
const takeable: Shape<Filter> = where(
  filter,
  (read) => read.in === undefined || read.in.every((zone) => TAKEABLE.includes(zone)),
  `a filter whose zones are among ${TAKEABLE.join(', ')}`,
  'name one of these zones, or none for both',
);

const condition: Shape<Condition> = tagged<Condition, 'check'>('check', {
  not: record({ check: oneOf(['not']), condition: lazy('a condition', () => condition) }),
  all: record({
    check: oneOf(['all']),
    conditions: list(
      lazy('a condition', () => condition),
      1,
      20,
    ),
  }),
  any: record({
    check: oneOf(['any']),
    conditions: list(
      lazy('a condition', () => condition),
      1,
      20,
    ),
  }),
  'you-control': record({ check: oneOf(['you-control']), amount, what: filter }),
  'you-played': record({ check: oneOf(['you-played']), amount, what: filter }),
});

const effectLater: Shape<Effect> = lazy('an effect', () => effect);
const ruleLater: Shape<Rule> = lazy('a rule', () => rule);
const limit = optional(oneOf(LIMITS));

const choice: Shape<Choice> = record<Choice>({ effect: effectLater, condition: optional(condition) });

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
  gain: where(
    record({ do: oneOf(['gain']), amount: value, resource: oneOf(RESOURCES), onlyFor: optional(filter) }),
    (read) => read.onlyFor === undefined || read.resource !== 'honor',
    'a restriction on runes or power only, since honor is never spent',
    'leave out onlyFor',
  ),
  spend: record({ do: oneOf(['spend']), amount: value, resource: oneOf(CURRENCIES) }),
  draw: record({ do: oneOf(['draw']), amount: value }),
  discard: record({ do: oneOf(['discard']), amount: value, what: filter }),
  banish: record({ do: oneOf(['banish']), amount: value, what: banishable }),
  'banish-this': record({ do: oneOf(['banish-this']) }),
  acquire: record({ do: oneOf(['acquire']), amount: value, what: takeable, to: oneOf(DESTINATIONS) }),
  defeat: record({ do: oneOf(['defeat']), amount: value, what: takeable }),
  'acquire-or-defeat': record({ do: oneOf(['acquire-or-defeat']), amount: value, what: takeable }),
  destroy: record({ do: oneOf(['destroy']), amount: value, what: filter }),
  'destroy-all-but': record({ do: oneOf(['destroy-all-but']), amount: value, what: filter }),
  'give-at-random': record({ do: oneOf(['give-at-random']), amount: value }),
  'copy-played': record({ do: oneOf(['copy-played']), what: filter }),
  'extra-turn': record({ do: oneOf(['extra-turn']) }),
});

const trigger: Shape<Trigger> = record<Trigger>({ when: oneOf(OCCASIONS), what: filter });

const RULES = {
  activated: record({ ability: oneOf(['activated']), limit, effect }),
  triggered: record({ ability: oneOf(['triggered']), trigger, limit, effect }),
  redirect: record({ ability: oneOf(['redirect']), what: filter, to: oneOf(DESTINATIONS), limit }),
  'counts-as': record({ ability: oneOf(['counts-as']), what: filter, faction: oneOf(FACTIONS) }),
  discount: record({ ability: oneOf(['discount']), what: filter, amount }),
  'pay-with': record({ ability: oneOf(['pay-with']), what: filter, resource: oneOf(CURRENCIES) }),
  unbanishable: record({ ability: oneOf(['unbanishable']) }),
} as const;

const rule: Shape<Rule> = tagged<Rule, 'ability'>('ability', RULES);

const ability: Shape<Ability> = tagged<Ability, 'ability'>('ability', {
  ...RULES,
  played: record({ ability: oneOf(['played']), effect }),
  reward: record({ ability: oneOf(['reward']), effect }),
  fate: record({ ability: oneOf(['fate']), effect }),
});

const cost: Shape<Cost> = record<Cost>({ runes: optional(amount), power: optional(amount) });

const card: Shape<Card> = record<Card>({
  name: where(name, (read) => /[A-Za-z0-9]/.test(read), 'a name with a letter or a digit', 'give it such a name'),
  kind: oneOf(KINDS),
  factions: list(oneOf(FACTIONS), 0, FACTIONS.length),
  cost,
  honor: amount,
  copies: integer(1, 100),
  zone: oneOf(HOMES),
  abilities: list(ability, 0, 20),
});

/** The form of a set of cards. */
export const setShape: Shape<CardSet> = record<CardSet>({
  id: where(text(80), (read) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(read), 'an id in kebab-case', 'write my-first-set'),
  name: text(200),
  players: where(
    record({ min: integer(1, 6), max: integer(1, 6) }),
    (read) => read.min <= read.max,
    'at least as many players at most as at least',
    'swap min and max',
  ),
  cards: list(card, 1, 1_000),
});
