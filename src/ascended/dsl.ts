/**
 * Constructors of the cards, tiles and effects of the board game.
 * @module fatequeue/ascended/dsl
 */

import type {
  Act,
  ActionTrigger,
  Activated,
  ActivateMutation,
  AddTile,
  Artifact,
  AtLeast,
  AtMost,
  BaseDice,
  Can,
  CardSet,
  CardTrigger,
  ChapterIs,
  Choice,
  ChooseOpponent,
  CombatRule,
  CombatTriggered,
  Companion,
  Condition,
  Constants,
  CostOfIt,
  Count,
  CountTiles,
  CycleIs,
  CycleTrigger,
  Damage,
  DiceRule,
  Discard,
  Draw,
  DrawAndKeep,
  Effect,
  ExtraPhase,
  Failures,
  Filter,
  FoeIs,
  FromOrigin,
  Gain,
  Give,
  Go,
  HasTrait,
  InCombat,
  ItIs,
  Level,
  Lose,
  LoseControl,
  Mend,
  Modify,
  Mutation,
  Per,
  PhaseIs,
  PhaseTrigger,
  PlayerTrigger,
  Profile,
  Put,
  Refresh,
  Roll,
  Rolled,
  RollMore,
  Rule,
  ShowHand,
  Spend,
  SpendUpTo,
  Spent,
  StandsOn,
  Suffer,
  Sum,
  Suspend,
  Swap,
  TakeControl,
  TestStealth,
  ThereAre,
  ThereAreTiles,
  Tile,
  TileDifficulty,
  TileEnergy,
  TileFilter,
  TileSide,
  TileTrigger,
  Times,
  Tokens,
  Trigger,
  Triggered,
  UntilYourNextTurn,
  Value,
  Villain,
  Walk,
  WhenActivated,
  YouDid,
  YouFought,
  YouHaveProfile,
  YouMoved,
  YourTurn,
} from './language.js';
import type {
  Action,
  Chapter,
  CombatMoment,
  Cycle,
  Deck,
  Destination,
  DiceTrait,
  Die,
  Holder,
  Moment,
  Permission,
  Phase,
  Resource,
  Role,
  Scale,
  Stat,
  Terrain,
  Type,
  Whose,
  Zone,
} from './vocabulary.js';

export { cardId } from '../kernel/card-id.js';
export type {
  All,
  Any,
  Choose,
  Control,
  Dialect as AnyDialect,
  EachPiece,
  EachPlayer,
  If,
  IfYouDo,
  Logic,
  May,
  NextTimeThisTurn,
  Not,
  Pay,
  Repeat,
  RepeatWhile,
  Sequence,
  UntilEndOfTurn,
  Way,
} from '../kernel/effect.js';
export type * from './language.js';
export type * from './vocabulary.js';

// Cards and tiles -----------------------------------------------------------------------------------------------------

/** The values of a mutation or an artifact; its cost is in control or in energy. */
export interface TypedValues {
  /** Its type. */
  readonly type: Type;
  /** In control or energy. */
  readonly cost: number;
  /** How many there are in the box. */
  readonly copies?: number;
}

/** A mutation: its rules are in force as long as it is active. */
export function mutation(name: string, values: TypedValues, ...abilities: readonly Rule[]): Mutation {
  const { type, cost, copies = 1 } = values;
  return { kind: 'mutation', name, type, cost, copies, abilities };
}

/** An artifact: its effect happens once, when it is activated. */
export function artifact(name: string, values: TypedValues, ...effects: readonly Effect[]): Artifact {
  const { type, cost, copies = 1 } = values;
  const activation: WhenActivated = { ability: 'when-activated', effect: inOrder(effects) };
  return { kind: 'artifact', name, type, cost, copies, abilities: [activation] };
}

/** The values of a villain. */
export interface VillainValues {
  /** Combat dice and hit points. */
  readonly bonus: number;
  /** Combat skill. */
  readonly skill: number;
  /** How many there are in the box. */
  readonly copies?: number;
}

/** A villain: its rules are about its own dice, skill and hit points, in combat. */
export function villain(name: string, values: VillainValues, ...abilities: readonly CombatRule[]): Villain {
  const { bonus, skill, copies = 1 } = values;
  return { kind: 'villain', name, bonus, skill, copies, abilities };
}

/** The values of a companion. */
export interface CompanionValues {
  /** Combat dice and hit points. */
  readonly bonus: number;
  /** How many there are in the box. */
  readonly copies?: number;
}

/** A companion: its rules are about its own dice and hit points, in combat. */
export function companion(name: string, values: CompanionValues, ...abilities: readonly CombatRule[]): Companion {
  const { bonus, copies = 1 } = values;
  return { kind: 'companion', name, bonus, copies, abilities };
}

/** What unlocks a profile, and the phases of its turns. */
export interface ProfileValues {
  /** The active mutations that unlock it, by type. */
  readonly base: { readonly [T in Type]?: number };
  /** The phases of its turns, in order. */
  readonly sequence: readonly Phase[];
}

/** A special profile. */
export function profile(name: string, values: ProfileValues, ...abilities: readonly Rule[]): Profile {
  const { base, sequence } = values;
  return { kind: 'profile', name, base, sequence, abilities };
}

/** The sides of a tile, and how many there are of it. */
export interface TileValues {
  /** How many there are in the box. */
  readonly copies?: number;
  /** Its side by day. */
  readonly daylight: TileSide;
  /** Its side by night. */
  readonly darkness: TileSide;
}

/** A tile of the map. */
export function tile(name: string, terrain: Terrain, values: TileValues): Tile {
  const { copies = 1, daylight, darkness } = values;
  return { name, terrain, copies, daylight, darkness };
}

/** One side of a tile: its energy, and the difficulty of its three pairs of opposite edges, clockwise from the east. */
export function side(energy: number, ...difficulty: readonly [number, number, number]): TileSide {
  return { energy, difficulty };
}

/** The numbers of a game as the rulebook has them. */
export const CONSTANTS: Constants = {
  generator: [
    'snow',
    'snow',
    'snow',
    'forest',
    'forest',
    'forest',
    'mountain',
    'mountain',
    'lake',
    'ruins',
    'castle',
    'village',
  ],
  baseDice: {
    body: { attacking: 3, defending: 1 },
    soul: { attacking: 1, defending: 3 },
    geo: { attacking: 2, defending: 2 },
  },
  scales: { health: 10, energy: 20, control: 12 },
  origin: 'snow',
  soloMap: [
    'snow',
    'snow',
    'snow',
    'forest',
    'forest',
    'forest',
    'mountain',
    'mountain',
    'lake',
    'ruins',
    'castle',
    'village',
  ],
};

/** A set of cards and tiles; the identity, for its types. */
export function defineAscendedSet(set: CardSet): CardSet {
  return set;
}

// Rules ---------------------------------------------------------------------------------------------------------------

function inOrder(effects: readonly Effect[]): Effect {
  return effects.length === 1 ? effects[0] : { do: 'sequence', effects };
}

/** A number is higher. */
export function more<S extends Stat>(amount: Value, stat: S): Modify<S> {
  return { ability: 'modify', stat, change: 'more', amount };
}

/** A number is lower; none gets below zero. */
export function less<S extends Stat>(amount: Value, stat: S): Modify<S> {
  return { ability: 'modify', stat, change: 'less', amount };
}

/** A number is this, before what makes it higher or lower. */
export function become<S extends Stat>(amount: Value, stat: S): Modify<S> {
  return { ability: 'modify', stat, change: 'become', amount };
}

/** More combat dice; of one kind if it is given, or else of the kind that the part in the combat gives. */
export function moreDice(amount: Value, dice?: Die): Modify<'dice'> {
  const modifier: Modify<'dice'> = { ability: 'modify', stat: 'dice', change: 'more', amount };
  return dice === undefined ? modifier : { ...modifier, dice };
}

/** More combat skill. */
export function moreSkill(amount: Value): Modify<'combat-skill'> {
  return more(amount, 'combat-skill');
}

/** Changing dice between Thrust and Parry costs nothing. */
export const freeChanges: Modify<'change-cost'> = become(0, 'change-cost');

/** A modifier of what cards cost or are worth, for cards that fit only. */
export function of<S extends Stat>(what: Filter, modifier: Modify<S>): Modify<S> {
  return { ...modifier, what };
}

/** What dice are like. */
export function dice(trait: DiceTrait): DiceRule {
  return { ability: 'dice', trait };
}

/** Something that you can do. */
export function can(what: Permission): Can {
  return { ability: 'can', what };
}

/** Before the dice of a combat are compared, you may roll so many more base dice. */
export function mayRollMore(amount: Value): RollMore {
  return { ability: 'roll-more', amount };
}

/** In your turn, as often as you like. */
export function anyTime(...effects: readonly Effect[]): Activated {
  return { ability: 'activated', effect: inOrder(effects) };
}

/** Whenever something happens. */
export function whenever(trigger: { readonly when: CombatMoment }, ...effects: readonly Effect[]): CombatTriggered;
export function whenever(trigger: Trigger, ...effects: readonly Effect[]): Triggered;
export function whenever(trigger: Trigger, ...effects: readonly Effect[]): Triggered {
  return { ability: 'triggered', trigger, effect: inOrder(effects) };
}

/** Once per turn: an effect you can use in yours, or what a trigger does in anybody's. */
export function oncePerTurn(trigger: Trigger, ...effects: readonly Effect[]): Triggered;
export function oncePerTurn(...effects: readonly Effect[]): Activated;
export function oncePerTurn(first: Effect | Trigger, ...effects: readonly Effect[]): Activated | Triggered {
  const limit = 'once-per-turn';
  if ('when' in first) return { ability: 'triggered', trigger: first, limit, effect: inOrder(effects) };
  return { ability: 'activated', limit, effect: inOrder([first, ...effects]) };
}

/** Once per combat, whenever something happens. */
export function oncePerCombat(trigger: { readonly when: CombatMoment }, ...effects: readonly Effect[]): CombatTriggered;
export function oncePerCombat(trigger: Trigger, ...effects: readonly Effect[]): Triggered;
export function oncePerCombat(trigger: Trigger, ...effects: readonly Effect[]): Triggered {
  return { ability: 'triggered', trigger, limit: 'once-per-combat', effect: inOrder(effects) };
}

/** A rule that is in force, or is set off, only while a condition holds. */
export function only<R extends Rule>(condition: Condition, rule: R): R {
  return { ...rule, condition };
}

/** A villain that cannot be recruited. */
export const unrecruitable: HasTrait = { ability: 'trait', trait: 'unrecruitable' };

/** Damage has to be suffered by this companion before others, and before its player. */
export const guard: HasTrait = { ability: 'trait', trait: 'guard' };

// Triggers ------------------------------------------------------------------------------------------------------------

/** When something happens to you: `combat-won`, `stealth-failed`. */
export function when<M extends Moment>(moment: M): { readonly when: M } {
  return { when: moment };
}

/** When something happens to an opponent. */
export function whenOpponent(moment: Moment): PlayerTrigger {
  return { when: moment, who: 'opponent' };
}

/** When a phase of yours begins. */
export function whenPhaseBegins(phase: Phase): PhaseTrigger {
  return { when: 'phase-begins', phase };
}

/** When your move ends on a tile that fits and you have gained its energy. */
export function whenYouMoveTo(what: TileFilter = anyTile): TileTrigger {
  return { when: 'moved', what };
}

/** When you have added a tile that fits to the map. */
export function whenYouExplore(what: TileFilter = anyTile): TileTrigger {
  return { when: 'explored', what };
}

/** When you have taken control of a tile that fits. */
export function whenYouTakeControl(what: TileFilter = anyTile): TileTrigger {
  return { when: 'control-taken', what };
}

/** When you have done an action. */
export function whenYou(action: Action): ActionTrigger {
  return { when: 'action', action };
}

/** When you activate a card that fits. */
export function whenYouActivate(what: Filter): CardTrigger {
  return { when: 'activated', what };
}

/** When you trade an artifact that fits. */
export function whenYouTrade(what: Filter = artifacts()): CardTrigger {
  return { when: 'traded', what };
}

/** When the tiles are turned over to this side. */
export function whenCycleBegins(cycle: Cycle): CycleTrigger {
  return { when: 'cycle-begins', cycle };
}

// Control flow --------------------------------------------------------------------------------------------------------

/** One effect after the other. */
export function sequence(...effects: readonly Effect[]): Effect {
  return { do: 'sequence', effects };
}

/** Exactly one of these. */
export function chooseOne(...ways: readonly (Effect | Choice)[]): Effect {
  return { do: 'choose', choices: ways.map((way) => ('do' in way ? { effect: way } : way)) };
}

/** One of the ways in a choice, open only if a condition holds. */
export function way(condition: Condition, effect: Effect): Choice {
  return { condition, effect };
}

/** You may do this. */
export function may(...effects: readonly Effect[]): Effect {
  return { do: 'may', effect: inOrder(effects) };
}

/** If a condition holds. */
export function onlyIf(condition: Condition, effect: Effect, otherwise?: Effect): Effect {
  return otherwise === undefined ? { do: 'if', condition, effect } : { do: 'if', condition, effect, otherwise };
}

/** The first effect; if that was done, the second. */
export function ifYouDo(first: Effect, effect: Effect, otherwise?: Effect): Effect {
  return otherwise === undefined ? { do: 'if-you-do', first, effect } : { do: 'if-you-do', first, effect, otherwise };
}

/** Pay a cost, all of it, to get an effect. */
export function pay(cost: Effect, ...effects: readonly Effect[]): Effect {
  return { do: 'pay', cost, effect: inOrder(effects) };
}

/** Each opponent in turn order; in the effect "you" is that opponent. */
export function eachOpponent(...effects: readonly Effect[]): Effect {
  return { do: 'each-player', players: 'each-opponent', effect: inOrder(effects) };
}

/** Each player in turn order, starting with the one whose turn it is. */
export function eachPlayer(...effects: readonly Effect[]): Effect {
  return { do: 'each-player', players: 'each-player', effect: inOrder(effects) };
}

/** The player you fight, if it is a player; in the effect "you" is that player. */
export function foe(...effects: readonly Effect[]): Effect {
  return { do: 'each-player', players: 'foe', effect: inOrder(effects) };
}

/** The player who caused this; in the effect "you" is that player. */
export function causer(...effects: readonly Effect[]): Effect {
  return { do: 'each-player', players: 'causer', effect: inOrder(effects) };
}

/** For each card that fits; in the effect "it" is that card. */
export function forEachCard(pieces: Filter, ...effects: readonly Effect[]): Effect {
  return { do: 'each-piece', pieces, effect: inOrder(effects) };
}

/** A number of times. */
export function repeat(times: Value, ...effects: readonly Effect[]): Effect {
  return { do: 'repeat', times, effect: inOrder(effects) };
}

/** Once, and again as long as a condition holds after it. */
export function repeatWhile(condition: Condition, ...effects: readonly Effect[]): Effect {
  return { do: 'repeat-while', condition, effect: inOrder(effects) };
}

/** A rule for the rest of the turn. */
export function untilEndOfTurn(rule: Rule): Effect {
  return { do: 'until-end-of-turn', rule };
}

/** A trigger that goes off once, the next time this turn. */
export function nextTimeThisTurn(rule: Triggered): Effect {
  return { do: 'next-time-this-turn', rule };
}

/** A rule until the beginning of your next turn. */
export function untilYourNextTurn(rule: Rule): UntilYourNextTurn {
  return { do: 'until-your-next-turn', rule };
}

// Verbs ---------------------------------------------------------------------------------------------------------------

/** Gain health, energy, control, points or wards; or draw superstition. */
export function gain(amount: Value, resource: Resource): Gain {
  return { do: 'gain', amount, resource };
}

/** Lose something, as far as there is any. */
export function lose(amount: Value, resource: Resource): Lose {
  return { do: 'lose', amount, resource };
}

/** Spend something, as a cost. */
export function spend(amount: Value, resource: Scale | 'points'): Spend {
  return { do: 'spend', amount, resource };
}

/** Spend as much as you like up to a bound, at least 1, as a cost; `spent` is how much it was. */
export function spendUpTo(amount: Value, resource: Scale): SpendUpTo {
  return { do: 'spend-up-to', amount, resource };
}

/** Give something to the player who caused this, as far as there is any. */
export function give(amount: Value, resource: Scale | 'points'): Give {
  return { do: 'give', amount, resource };
}

/** Suffer damage that companions can take. */
export function suffer(amount: Value): Suffer {
  return { do: 'suffer', amount };
}

/** Roll a six-sided die; `rolled` is what it shows. */
export function roll(...effects: readonly Effect[]): Roll {
  return { do: 'roll', die: 'd6', effect: inOrder(effects) };
}

/** Roll the twelve-sided die; `rolled` is what it shows. */
export function rollTwelve(...effects: readonly Effect[]): Roll {
  return { do: 'roll', die: 'd12', effect: inOrder(effects) };
}

/** Test for stealth, with the usual price of failing; then one of these happens. */
export function testStealth(then: { readonly passed?: Effect; readonly failed?: Effect } = {}): TestStealth {
  return { do: 'test-stealth', ...then };
}

/** An opponent of your choice; in the effect "you" is that player and `causer` are you. */
export function chosenOpponent(...effects: readonly Effect[]): ChooseOpponent {
  return { do: 'choose-opponent', effect: inOrder(effects) };
}

/** An opponent of your choice who is no farther than some tiles away. */
export function chosenOpponentWithin(within: number, ...effects: readonly Effect[]): ChooseOpponent {
  return { do: 'choose-opponent', within, effect: inOrder(effects) };
}

/** Draw mutations, artifacts or companions. */
export function draw(amount: Value, deck: Deck): Draw {
  return { do: 'draw', amount, deck };
}

/** Look at so many mutations and keep some of them. */
export function drawAndKeep(look: number, keep: number): DrawAndKeep {
  return { do: 'draw-and-keep', look, keep };
}

/** Discard cards of yours; say from where with `inHand` and so on, or with `activeMutations()`. */
export function discard(amount: Value, what: Filter): Discard {
  return { do: 'discard', amount, what };
}

/** Discard cards of yours that the player who caused this chooses. */
export function discardChosenByCauser(amount: Value, what: Filter): Discard {
  return { do: 'discard', amount, what, chosenByCauser: true };
}

/** Put cards somewhere else. */
export function put(amount: Value, what: Filter, to: Destination): Put {
  return { do: 'put', amount, what, to };
}

/** Swap any number of mutations in your hand with the deck. */
export const swap: Swap = { do: 'swap' };

/** Activate a mutation from your hand for so much less. */
export function activateMutation(less: Value = 0, what: Filter = mutations()): ActivateMutation {
  return { do: 'activate-mutation', what, less };
}

/** Active mutations of yours cannot be used until the next turn of the player who caused this, who chooses them. */
export function suspendChosenByCauser(amount: Value, what: Filter = activeMutations()): Suspend {
  return { do: 'suspend', amount, what, chosenByCauser: true };
}

/** Active mutations of yours, of your choice, cannot be used until the next turn of the player who caused this. */
export function suspend(amount: Value, what: Filter = activeMutations()): Suspend {
  return { do: 'suspend', amount, what };
}

/** Activated artifacts of yours can be activated again. */
export function refresh(amount: Value, what: Filter = artifacts()): Refresh {
  return { do: 'refresh', amount, what };
}

/** Companions of yours recover so many hit points. */
export function mend(amount: Value, what: Filter = companions()): Mend {
  return { do: 'mend', amount, what };
}

/** Show the mutations in your hand to the player who caused this. */
export const showHand: ShowHand = { do: 'show-hand' };

/** Move to an empty neighbouring tile, so many times; no energy is gained. */
export function walk(steps: Value, over: TileFilter = anyTile): Walk {
  return { do: 'walk', steps, over };
}

/** Move as the player who caused this chooses. */
export function walkChosenByCauser(steps: Value, over: TileFilter = anyTile): Walk {
  return { do: 'walk', steps, over, chosenByCauser: true };
}

/** Go to an empty tile of the map. */
export function go(to: TileFilter): Go {
  return { do: 'go', to };
}

/** Add a tile next to yours. */
export const addTile: AddTile = { do: 'add-tile' };

/** Take control of the place of power that you are on. */
export const takeControl: TakeControl = { do: 'take-control' };

/** Lose control of a tile. */
export function loseControl(what: TileFilter = anyTile): LoseControl {
  return { do: 'lose-control', what };
}

/** Lose control of a tile that the player who caused this chooses. */
export function loseControlChosenByCauser(what: TileFilter = anyTile): LoseControl {
  return { do: 'lose-control', what, chosenByCauser: true };
}

/** Do an action besides the one of the phase. */
export function act(action: Act['action']): Act {
  return { do: 'act', action };
}

/** Another phase follows. */
export function extraPhase(phase: Phase): ExtraPhase {
  return { do: 'extra-phase', phase };
}

// Values --------------------------------------------------------------------------------------------------------------

/** How many cards fit. */
export function count(what: Filter): Count {
  return { value: 'count', what };
}

/** How many tiles of your map fit. */
export function countTiles(what: TileFilter): CountTiles {
  return { value: 'tiles', what };
}

/** How much somebody has. */
export function level(of: Resource, whose: Whose = 'you'): Level {
  return { value: 'level', of, whose };
}

/** How many power tokens somebody has on the map. */
export function powerTokens(whose: Whose = 'you'): Tokens {
  return { value: 'tokens', whose };
}

/** Your base dice. */
export const baseDice: BaseDice = { value: 'base-dice' };

/** The highest difficulty of your tile. */
export const difficulty: TileDifficulty = { value: 'difficulty' };

/** The energy of your tile. */
export const terrainEnergy: TileEnergy = { value: 'terrain-energy' };

/** How many tiles away your origin is. */
export const fromOrigin: FromOrigin = { value: 'from-origin' };

/** Unsuccessful dice of this combat. */
export function failures(whose: 'you' | 'foe'): Failures {
  return { value: 'failures', whose };
}

/** The damage you have inflicted or suffered in this combat. */
export function damage(which: 'inflicted' | 'suffered'): Damage {
  return { value: 'damage', which };
}

/** What the die shows. */
export const rolled: Rolled = { value: 'rolled' };

/** How much was spent just before this. */
export const spent: Spent = { value: 'spent' };

/** The printed cost of "it". */
export const costOfIt: CostOfIt = { value: 'cost-of-it' };

/** A value, but no more than a bound. */
export function atMost(most: number, of: Value): AtMost {
  return { value: 'at-most', of, most };
}

/** So many for each. */
export function times(by: number, of: Value): Times {
  return { value: 'times', of, by };
}

/** One for every so many, rounded down. */
export function per(each: number, of: Value): Per {
  return { value: 'per', of, each };
}

/** Several values together. */
export function sum(...of: readonly Value[]): Sum {
  return { value: 'sum', of };
}

// Conditions ----------------------------------------------------------------------------------------------------------

/** You are in a combat. */
export const inCombat: InCombat = { check: 'in-combat' };
/** You attack. */
export const attacking: InCombat = { check: 'in-combat', role: 'attacking' };
/** You are attacked. */
export const defending: InCombat = { check: 'in-combat', role: 'defending' };

/** You are in a combat in this part. */
export function as(role: Role): InCombat {
  return { check: 'in-combat', role };
}

/** You fight another player. */
export const fightingPlayer: FoeIs = { check: 'foe-is', what: 'player' };
/** You fight a villain that is not an opponent. */
export const fightingVillain: FoeIs = { check: 'foe-is', what: 'villain' };
/** It is Daylight. */
export const inDaylight: CycleIs = { check: 'cycle', cycle: 'daylight' };
/** It is Darkness. */
export const inDarkness: CycleIs = { check: 'cycle', cycle: 'darkness' };

/** The game is in a chapter. */
export function inChapter(chapter: Chapter): ChapterIs {
  return { check: 'chapter', chapter };
}

/** It is a phase of the turn. */
export function inPhase(phase: Phase): PhaseIs {
  return { check: 'phase', phase };
}

/** You stand on a tile that fits. */
export function standingOn(...what: readonly TileRestriction[]): StandsOn {
  return { check: 'stands-on', who: 'you', what: tiles(...what) };
}

/** Who you fight stands on a tile that fits. */
export function foeOn(...what: readonly TileRestriction[]): StandsOn {
  return { check: 'stands-on', who: 'foe', what: tiles(...what) };
}

/** At least so many cards fit. */
export function thereAre(amount: number, what: Filter): ThereAre {
  return { check: 'there-are', amount, what };
}

/** At least so many tiles of your map fit. */
export function thereAreTiles(amount: number, what: TileFilter): ThereAreTiles {
  return { check: 'there-are-tiles', amount, what };
}

/** One value is at least another. */
export function atLeast(value: Value, than: Value): AtLeast {
  return { check: 'at-least', value, than };
}

/** "It" fits. */
export function itIs(what: Filter): ItIs {
  return { check: 'it-is', what };
}

/** It is your turn. */
export const yourTurn: YourTurn = { check: 'your-turn' };
/** You have moved this turn. */
export const youMoved: YouMoved = { check: 'you-moved' };
/** You have fought this turn. */
export const youFought: YouFought = { check: 'you-fought' };
/** You have unlocked a special profile. */
export const youHaveProfile: YouHaveProfile = { check: 'you-have-profile' };

/** You have done an action this turn. */
export function youDid(action: Action): YouDid {
  return { check: 'you-did', action };
}

/** Not the condition. */
export function not(condition: Condition): Condition {
  return { check: 'not', condition };
}

/** All of the conditions. */
export function allOf(...conditions: readonly Condition[]): Condition {
  return { check: 'all', conditions };
}

/** At least one of the conditions. */
export function anyOf(...conditions: readonly Condition[]): Condition {
  return { check: 'any', conditions };
}

// Filters -------------------------------------------------------------------------------------------------------------

/** A part of a filter: a type, or one of the restrictions below. */
export type Restriction = Type | Filter;

function narrowed(all: Filter, restrictions: readonly Restriction[]): Filter {
  let filter = all;
  for (const restriction of restrictions) {
    filter = { ...filter, ...(typeof restriction === 'string' ? { type: restriction } : restriction) };
  }
  return filter;
}

/** Mutations in your hand, unless it is said where. */
export function mutations(...restrictions: readonly Restriction[]): Filter {
  return narrowed({ kind: 'mutation', in: ['hand'] }, restrictions);
}

/** Your active mutations. */
export function activeMutations(...restrictions: readonly Restriction[]): Filter {
  return narrowed({ kind: 'mutation', in: ['active'] }, restrictions);
}

/** Your artifacts, unless it is said where. */
export function artifacts(...restrictions: readonly Restriction[]): Filter {
  return narrowed({ kind: 'artifact', in: ['artifacts'] }, restrictions);
}

/** Your companions, recruited villains included. */
export function companions(...restrictions: readonly Restriction[]): Filter {
  return narrowed({ kind: 'companion', in: ['companions'] }, restrictions);
}

function inZone(zone: Zone): Filter {
  return { in: [zone] };
}

/** Discarded mutations. */
export const inMutationDiscard: Filter = inZone('mutationDiscard');
/** Discarded artifacts. */
export const inArtifactDiscard: Filter = inZone('artifactDiscard');
/** This card. */
export const thisCard: Filter = { this: true };
/** Not this card. */
export const other: Filter = { other: true };
/** The card that set this off, or that was chosen before. */
export const it: Filter = { it: true };
/** Activated artifacts. */
export const activated: Filter = { activated: true };
/** Artifacts that can still be activated. */
export const notActivated: Filter = { activated: false };

/** With a printed cost of at most so much. */
export function costAtMost(costAtMost: number): Filter {
  return { costAtMost };
}

/** With one of these printed names. */
export function named(...names: readonly string[]): Filter {
  return { names };
}

/** A part of a filter of tiles: a terrain, or one of the restrictions below. */
export type TileRestriction = Terrain | TileFilter;

/** Tiles; of several terrains any fits. */
export function tiles(...restrictions: readonly TileRestriction[]): TileFilter {
  let filter: TileFilter = {};
  for (const restriction of restrictions) {
    if (typeof restriction !== 'string') filter = { ...filter, ...restriction };
    else filter = { ...filter, terrain: [...(filter.terrain ?? []), restriction] };
  }
  return filter;
}

/** Any tile. */
export const anyTile: TileFilter = {};
/** A village, a castle or ruins. */
export const placeOfPower: TileFilter = { terrain: ['village', 'castle', 'ruins'] };
/** Where nobody lives. */
export const wilderness: TileFilter = { terrain: ['snow', 'forest', 'mountain', 'lake'] };
/** Your origin. */
export const yourOrigin: TileFilter = { origin: true };
/** With a model on it besides yours. */
export const occupied: TileFilter = { occupied: true };
/** Next to you, your own tile included. */
export const nearby: TileFilter = { within: 1 };

/** With a power token of yours, an opponent's, anybody's, or without one. */
export function controlledBy(controlledBy: Holder): TileFilter {
  return { controlledBy };
}

/** No farther from you than so many tiles. */
export function within(within: number): TileFilter {
  return { within };
}
