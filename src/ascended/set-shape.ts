import {
  flag,
  ignored,
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
  UNFIT,
  where,
} from '../kernel/shape.js';
import type {
  Artifact,
  BaseDiceOf,
  Card,
  CardSet,
  Choice,
  CombatRule,
  CombatTriggered,
  Companion,
  Condition,
  Constants,
  Effect,
  Filter,
  Modify,
  Mutation,
  Profile,
  Rule,
  Tile,
  TileFilter,
  TileSide,
  Trigger,
  Triggered,
  Value,
  Villain,
  WhenActivated,
} from './language.js';
import {
  ACTIONS,
  type Action,
  CHANGES,
  CHAPTERS,
  COMBAT_MOMENTS,
  COMBAT_STATS,
  CYCLES,
  DECKS,
  DESTINATIONS,
  DICE,
  DICE_TRAITS,
  GROUPS,
  HOLDERS,
  LIMITS,
  type Moment,
  PERMISSIONS,
  PHASES,
  RESOURCES,
  ROLES,
  SCALES,
  STATS,
  TERRAINS,
  TRAITS,
  TYPES,
  WHOSE,
  ZONES,
} from './vocabulary.js';

/** Amounts on cards are small; this keeps what a set can ask for within reason. */
const amount = integer(0, 100);
const name = text(80);

const filter: Shape<Filter> = record<Filter>({
  kind: optional(oneOf(['mutation', 'artifact', 'companion'])),
  type: optional(oneOf(TYPES)),
  names: optional(list(name, 1, 100)),
  this: optional(flag),
  other: optional(flag),
  it: optional(flag),
  costAtMost: optional(amount),
  activated: optional(flag),
  in: optional(list(oneOf(ZONES), 1, ZONES.length)),
});

const tileFilter: Shape<TileFilter> = record<TileFilter>({
  terrain: optional(list(oneOf(TERRAINS), 1, TERRAINS.length)),
  controlledBy: optional(oneOf(HOLDERS)),
  origin: optional(flag),
  within: optional(amount),
  occupied: optional(flag),
});

const you = oneOf(['you', 'foe']);
const valueLater: Shape<Value> = lazy('a value', () => value);

const value: Shape<Value> = numberOr(
  amount,
  tagged<Exclude<Value, number>, 'value'>('value', {
    count: record({ value: oneOf(['count']), what: filter }),
    tiles: record({ value: oneOf(['tiles']), what: tileFilter }),
    level: record({ value: oneOf(['level']), of: oneOf(RESOURCES), whose: oneOf(WHOSE) }),
    tokens: record({ value: oneOf(['tokens']), whose: oneOf(WHOSE) }),
    'base-dice': record({ value: oneOf(['base-dice']) }),
    difficulty: record({ value: oneOf(['difficulty']) }),
    'terrain-energy': record({ value: oneOf(['terrain-energy']) }),
    'from-origin': record({ value: oneOf(['from-origin']) }),
    failures: record({ value: oneOf(['failures']), whose: you }),
    damage: record({ value: oneOf(['damage']), which: oneOf(['inflicted', 'suffered']) }),
    rolled: record({ value: oneOf(['rolled']) }),
    spent: record({ value: oneOf(['spent']) }),
    'cost-of-it': record({ value: oneOf(['cost-of-it']) }),
    'at-most': record({ value: oneOf(['at-most']), of: valueLater, most: amount }),
    times: record({ value: oneOf(['times']), of: valueLater, by: amount }),
    per: record({ value: oneOf(['per']), of: valueLater, each: integer(1, 100) }),
    sum: record({ value: oneOf(['sum']), of: list(valueLater, 1, 10) }),
  }),
);

const conditionLater: Shape<Condition> = lazy('a condition', () => condition);

const condition: Shape<Condition> = tagged<Condition, 'check'>('check', {
  not: record({ check: oneOf(['not']), condition: conditionLater }),
  all: record({ check: oneOf(['all']), conditions: list(conditionLater, 1, 20) }),
  any: record({ check: oneOf(['any']), conditions: list(conditionLater, 1, 20) }),
  'in-combat': record({ check: oneOf(['in-combat']), role: optional(oneOf(ROLES)) }),
  'foe-is': record({ check: oneOf(['foe-is']), what: oneOf(['player', 'villain']) }),
  cycle: record({ check: oneOf(['cycle']), cycle: oneOf(CYCLES) }),
  chapter: record({ check: oneOf(['chapter']), chapter: oneOf(CHAPTERS) }),
  phase: record({ check: oneOf(['phase']), phase: oneOf(PHASES) }),
  'stands-on': record({ check: oneOf(['stands-on']), who: you, what: tileFilter }),
  'there-are': record({ check: oneOf(['there-are']), amount, what: filter }),
  'there-are-tiles': record({ check: oneOf(['there-are-tiles']), amount, what: tileFilter }),
  'at-least': record({ check: oneOf(['at-least']), value, than: value }),
  'it-is': record({ check: oneOf(['it-is']), what: filter }),
  'your-turn': record({ check: oneOf(['your-turn']) }),
  'you-moved': record({ check: oneOf(['you-moved']) }),
  'you-did': record({ check: oneOf(['you-did']), action: oneOf(ACTIONS) }),
  'you-fought': record({ check: oneOf(['you-fought']) }),
  'you-have-profile': record({ check: oneOf(['you-have-profile']) }),
});

const effectLater: Shape<Effect> = lazy('an effect', () => effect);
const ruleLater: Shape<Rule> = lazy('a rule', () => rule);
const fluid = oneOf([...SCALES, 'points']);
const plainActions = ACTIONS.filter((action): action is Exclude<Action, 'take-control'> => action !== 'take-control');

const effect: Shape<Effect> = tagged<Effect, 'do'>('do', {
  sequence: record({ do: oneOf(['sequence']), effects: list(effectLater, 0, 50) }),
  choose: record({
    do: oneOf(['choose']),
    choices: list(record<Choice>({ effect: effectLater, condition: optional(condition) }), 1, 20),
  }),
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
  'each-piece': record({ do: oneOf(['each-piece']), pieces: filter, effect: effectLater }),
  repeat: record({ do: oneOf(['repeat']), times: value, effect: effectLater }),
  'repeat-while': record({ do: oneOf(['repeat-while']), condition, effect: effectLater }),
  'until-end-of-turn': record({ do: oneOf(['until-end-of-turn']), rule: ruleLater }),
  'next-time-this-turn': record({ do: oneOf(['next-time-this-turn']), rule: ruleLater }),
  gain: record({ do: oneOf(['gain']), amount: value, resource: oneOf(RESOURCES) }),
  lose: record({ do: oneOf(['lose']), amount: value, resource: oneOf(RESOURCES) }),
  spend: record({ do: oneOf(['spend']), amount: value, resource: fluid }),
  'spend-up-to': record({ do: oneOf(['spend-up-to']), amount: value, resource: oneOf(SCALES) }),
  give: record({ do: oneOf(['give']), amount: value, resource: fluid }),
  suffer: record({ do: oneOf(['suffer']), amount: value }),
  roll: record({ do: oneOf(['roll']), die: oneOf(['d6', 'd12']), effect: effectLater }),
  'test-stealth': record({
    do: oneOf(['test-stealth']),
    passed: optional(effectLater),
    failed: optional(effectLater),
  }),
  'choose-opponent': record({ do: oneOf(['choose-opponent']), within: optional(amount), effect: effectLater }),
  draw: record({ do: oneOf(['draw']), amount: value, deck: oneOf(DECKS) }),
  'draw-and-keep': record({ do: oneOf(['draw-and-keep']), look: integer(1, 20), keep: integer(0, 20) }),
  discard: record({ do: oneOf(['discard']), amount: value, what: filter, chosenByCauser: optional(flag) }),
  put: record({ do: oneOf(['put']), amount: value, what: filter, to: oneOf(DESTINATIONS) }),
  swap: record({ do: oneOf(['swap']) }),
  'activate-mutation': record({ do: oneOf(['activate-mutation']), what: filter, less: value }),
  suspend: record({ do: oneOf(['suspend']), amount: value, what: filter, chosenByCauser: optional(flag) }),
  refresh: record({ do: oneOf(['refresh']), amount: value, what: filter }),
  mend: record({ do: oneOf(['mend']), amount: value, what: filter }),
  'show-hand': record({ do: oneOf(['show-hand']) }),
  walk: record({ do: oneOf(['walk']), steps: value, over: tileFilter, chosenByCauser: optional(flag) }),
  go: record({ do: oneOf(['go']), to: tileFilter }),
  'add-tile': record({ do: oneOf(['add-tile']) }),
  'take-control': record({ do: oneOf(['take-control']) }),
  'lose-control': record({ do: oneOf(['lose-control']), what: tileFilter, chosenByCauser: optional(flag) }),
  act: record({ do: oneOf(['act']), action: oneOf(plainActions) }),
  'extra-phase': record({ do: oneOf(['extra-phase']), phase: oneOf(PHASES) }),
  'until-your-next-turn': record({ do: oneOf(['until-your-next-turn']), rule: ruleLater }),
});

interface AtMoment<M extends Moment> {
  readonly when: M;
  readonly who?: 'opponent' | undefined;
}

/** A trigger that is about a player alone. */
function atMoment<M extends Moment>(moment: M): Shape<AtMoment<M>> {
  return record<AtMoment<M>>({ when: oneOf([moment]), who: optional(oneOf(['opponent'])) });
}

const trigger: Shape<Trigger> = tagged<Trigger, 'when'>('when', {
  'turn-begins': atMoment('turn-begins'),
  'turn-ends': atMoment('turn-ends'),
  attack: atMoment('attack'),
  attacked: atMoment('attacked'),
  'combat-won': atMoment('combat-won'),
  'combat-lost': atMoment('combat-lost'),
  'damage-inflicted': atMoment('damage-inflicted'),
  'damage-suffered': atMoment('damage-suffered'),
  'companion-lost': atMoment('companion-lost'),
  recruited: atMoment('recruited'),
  'villain-defeated': atMoment('villain-defeated'),
  'opponent-defeated': atMoment('opponent-defeated'),
  defeated: atMoment('defeated'),
  'stealth-passed': atMoment('stealth-passed'),
  'stealth-failed': atMoment('stealth-failed'),
  'control-lost': atMoment('control-lost'),
  'profile-unlocked': atMoment('profile-unlocked'),
  'phase-begins': record({ when: oneOf(['phase-begins']), phase: oneOf(PHASES) }),
  moved: record({ when: oneOf(['moved']), what: tileFilter }),
  explored: record({ when: oneOf(['explored']), what: tileFilter }),
  'control-taken': record({ when: oneOf(['control-taken']), what: tileFilter }),
  action: record({ when: oneOf(['action']), action: oneOf(ACTIONS) }),
  activated: record({ when: oneOf(['activated']), what: filter }),
  traded: record({ when: oneOf(['traded']), what: filter }),
  'cycle-begins': record({ when: oneOf(['cycle-begins']), cycle: oneOf(CYCLES) }),
});

const modify = {
  ability: oneOf(['modify']),
  change: oneOf(CHANGES),
  amount: value,
  dice: optional(oneOf(DICE)),
  what: optional(filter),
  condition: optional(condition),
} as const;

const diceRule = record({
  ability: oneOf(['dice']),
  trait: oneOf(DICE_TRAITS),
  condition: optional(condition),
});

const rule: Shape<Rule> = tagged<Rule, 'ability'>('ability', {
  modify: record<Modify>({ ...modify, stat: oneOf(STATS) }),
  dice: diceRule,
  can: record({ ability: oneOf(['can']), what: oneOf(PERMISSIONS), condition: optional(condition) }),
  'roll-more': record({ ability: oneOf(['roll-more']), amount: value, condition: optional(condition) }),
  activated: record({
    ability: oneOf(['activated']),
    limit: optional(oneOf(['once-per-turn'])),
    condition: optional(condition),
    effect,
  }),
  triggered: record<Triggered>({
    ability: oneOf(['triggered']),
    trigger,
    limit: optional(oneOf(LIMITS)),
    condition: optional(condition),
    effect,
  }),
});

const combatRule: Shape<CombatRule> = tagged<CombatRule, 'ability'>('ability', {
  modify: record<Modify<(typeof COMBAT_STATS)[number]>>({ ...modify, stat: oneOf(COMBAT_STATS) }),
  dice: diceRule,
  triggered: record<CombatTriggered>({
    ability: oneOf(['triggered']),
    trigger: record<CombatTriggered['trigger']>({ when: oneOf(COMBAT_MOMENTS) }),
    limit: optional(oneOf(LIMITS)),
    condition: optional(condition),
    effect,
  }),
  trait: record({ ability: oneOf(['trait']), trait: oneOf(TRAITS) }),
});

const activation: Shape<WhenActivated> = record<WhenActivated>({ ability: oneOf(['when-activated']), effect });

const copies = integer(1, 100);
const bonus = integer(1, 20);
const most = integer(0, 3);

const card: Shape<Card> = tagged<Card, 'kind'>('kind', {
  mutation: record<Mutation>({
    kind: oneOf(['mutation']),
    name,
    type: oneOf(TYPES),
    cost: amount,
    copies,
    abilities: list(rule, 0, 20),
  }),
  artifact: record<Artifact>({
    kind: oneOf(['artifact']),
    name,
    type: oneOf(TYPES),
    cost: amount,
    copies,
    abilities: list(activation, 0, 20),
  }),
  villain: record<Villain>({
    kind: oneOf(['villain']),
    name,
    bonus,
    skill: integer(0, 6),
    copies,
    abilities: list(combatRule, 0, 20),
  }),
  companion: record<Companion>({
    kind: oneOf(['companion']),
    name,
    bonus,
    copies,
    abilities: list(combatRule, 0, 20),
  }),
  profile: record<Profile>({
    kind: oneOf(['profile']),
    name,
    base: record<Profile['base']>({ body: optional(most), soul: optional(most), geo: optional(most) }),
    sequence: list(oneOf(PHASES), 1, 10),
    abilities: list(rule, 0, 20),
  }),
});

/** A list of exactly three values. */
function three<T>(shape: Shape<T>): Shape<readonly [T, T, T]> {
  const all = list(shape, 3, 3);
  return {
    expected: 'a list of 3',
    form: all.form,
    read(found, path, reading) {
      const read = all.read(found, path, reading);
      return read === UNFIT ? UNFIT : [read[0], read[1], read[2]];
    },
  };
}

const tileSide: Shape<TileSide> = record<TileSide>({ energy: amount, difficulty: three(integer(0, 6)) });

const tile: Shape<Tile> = record<Tile>({
  name,
  terrain: oneOf(TERRAINS),
  copies,
  daylight: tileSide,
  darkness: tileSide,
});

const diceOf: Shape<BaseDiceOf> = record<BaseDiceOf>({ attacking: amount, defending: amount });

const constants: Shape<Constants> = record<Constants>({
  generator: list(oneOf(TERRAINS), 12, 12),
  baseDice: record<Constants['baseDice']>({ body: diceOf, soul: diceOf, geo: diceOf }),
  scales: record<Constants['scales']>({
    health: integer(1, 100),
    energy: integer(1, 100),
    control: integer(1, 100),
  }),
  origin: oneOf(TERRAINS),
  soloMap: where(
    list(oneOf(TERRAINS), 9, 40),
    (terrains) => terrains.some((terrain) => terrain === 'ruins' || terrain === 'castle' || terrain === 'village'),
    'a map with a place of power',
    'add ruins, a castle or a village',
    { contains: { enum: ['ruins', 'castle', 'village'] } },
  ),
});

/** The form of a set. */
export const setShape: Shape<CardSet> = record<CardSet>({
  $schema: ignored(text(300)),
  game: ignored(oneOf(['ascended'])),
  id: text(60),
  name,
  cards: list(card, 0, 1_000),
  tiles: list(tile, 0, 1_000),
  constants: optional(constants),
});

/** The parts of the language that are written in one another, by name. */
export const LANGUAGE = { card, tile, effect, rule, condition, value, filter, 'tile filter': tileFilter } as const;
