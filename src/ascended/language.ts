import type { Control, Logic, Way } from '../kernel/effect.js';
import type {
  Action,
  CardMoment,
  Change,
  Chapter,
  CombatMoment,
  CombatStat,
  Cycle,
  Deck,
  Destination,
  DiceTrait,
  Die,
  Group,
  Holder,
  Limit,
  Moment,
  Permission,
  Phase,
  Resource,
  Role,
  Scale,
  Stat,
  Terrain,
  TileMoment,
  Trait,
  Type,
  Whose,
  Zone,
} from './vocabulary.js';

// Every card of the game is data in this language. An artifact has an effect for when it is activated. Mutations and
// profiles have rules that are in force as long as they are active, and an effect can put a rule into force for a turn.
// Villains and companions have rules for combat, which are about themselves alone. A rule is one of these:
//
// - a modifier changes a number: dice, combat skill, movement, costs, limits (vocabulary: COMBAT_STATS, TABLE_STATS);
// - a dice trait says what dice are like, a permission what is allowed, a trait what a villain or companion is like;
// - a trigger waits for something to happen, an activated ability for its player to use it in their turn;
// - more dice can be rolled before the dice are compared.
//
// Effects combine the control flow of every game (sequence, choose, may, if, if-you-do, pay, each-player, each-piece,
// repeat, repeat-while, until-end-of-turn, next-time-this-turn) with the verbs below. "You" is the player whose text it
// is, "it" the card that set it off or was chosen before, the foe whoever "you" fights.

/** Which cards: every field given must fit. */
export interface Filter {
  /** Of this kind. */
  readonly kind?: 'mutation' | 'artifact' | 'companion' | undefined;
  /** Of this type. */
  readonly type?: Type | undefined;
  /** Printed names, any of which fits. */
  readonly names?: readonly string[] | undefined;
  /** This card itself. */
  readonly this?: boolean | undefined;
  /** Not this card itself. */
  readonly other?: boolean | undefined;
  /** The card that set this off, or that was chosen before. */
  readonly it?: boolean | undefined;
  /** A printed cost of at most this. */
  readonly costAtMost?: number | undefined;
  /** An artifact that was activated, or was not. */
  readonly activated?: boolean | undefined;
  /** Where it is; in your own places unless it is a discard pile. */
  readonly in?: readonly Zone[] | undefined;
}

/** Which tiles: every field given must fit. */
export interface TileFilter {
  /** Of one of these kinds. */
  readonly terrain?: readonly Terrain[] | undefined;
  /** Whose power token lies on it. */
  readonly controlledBy?: Holder | undefined;
  /** Your origin. */
  readonly origin?: boolean | undefined;
  /** No farther from you than this. */
  readonly within?: number | undefined;
  /** With a model on it besides yours, or without. */
  readonly occupied?: boolean | undefined;
}

/** How many cards fit. */
export interface Count {
  readonly value: 'count';
  /** Which cards are counted. */
  readonly what: Filter;
}

/** How many tiles of the map that you are on fit. */
export interface CountTiles {
  readonly value: 'tiles';
  /** Which tiles are counted. */
  readonly what: TileFilter;
}

/** How much of something somebody has. */
export interface Level {
  readonly value: 'level';
  /** Of what. */
  readonly of: Resource;
  /** Whose. */
  readonly whose: Whose;
}

/** How many power tokens somebody has on the map. */
export interface Tokens {
  readonly value: 'tokens';
  /** Whose. */
  readonly whose: Whose;
}

/** The base dice that your active mutations give you in this combat, or would give you now as an attacker. */
export interface BaseDice {
  readonly value: 'base-dice';
}

/** The highest difficulty of the tile that you are on. */
export interface TileDifficulty {
  readonly value: 'difficulty';
}

/** The energy of the tile that you are on. */
export interface TileEnergy {
  readonly value: 'terrain-energy';
}

/** How many tiles away your origin is. */
export interface FromOrigin {
  readonly value: 'from-origin';
}

/** Unsuccessful dice in this combat: yours or those of the other side. */
export interface Failures {
  readonly value: 'failures';
  /** Whose. */
  readonly whose: 'you' | 'foe';
}

/** The damage of this combat, or of what set this off: what you inflicted or suffered. */
export interface Damage {
  readonly value: 'damage';
  /** Which of the two. */
  readonly which: 'inflicted' | 'suffered';
}

/** What the die just rolled shows. */
export interface Rolled {
  readonly value: 'rolled';
}

/** How much was spent just before this. */
export interface Spent {
  readonly value: 'spent';
}

/** The printed cost of "it". */
export interface CostOfIt {
  readonly value: 'cost-of-it';
}

/** A value, but not more than a bound. */
export interface AtMost {
  readonly value: 'at-most';
  /** Of what. */
  readonly of: Value;
  /** The bound. */
  readonly most: number;
}

/** So many for each. */
export interface Times {
  readonly value: 'times';
  /** For each of these. */
  readonly of: Value;
  /** So many. */
  readonly by: number;
}

/** One for every so many, rounded down. */
export interface Per {
  readonly value: 'per';
  /** What is counted. */
  readonly of: Value;
  /** For every so many. */
  readonly each: number;
}

/** Several values together. */
export interface Sum {
  readonly value: 'sum';
  /** The values. */
  readonly of: readonly Value[];
}

/** A number, or one that is counted when it is needed. */
export type Value =
  | number
  | Count
  | CountTiles
  | Level
  | Tokens
  | BaseDice
  | TileDifficulty
  | TileEnergy
  | FromOrigin
  | Failures
  | Damage
  | Rolled
  | Spent
  | CostOfIt
  | AtMost
  | Times
  | Per
  | Sum;

/** You are in a combat, in this part if one is given. */
export interface InCombat {
  readonly check: 'in-combat';
  /** Which part; without it, either. */
  readonly role?: Role | undefined;
}

/** Who you fight is a player, or a villain that is not an opponent. */
export interface FoeIs {
  readonly check: 'foe-is';
  /** Which of the two. */
  readonly what: 'player' | 'villain';
}

/** This side of the tiles is up. */
export interface CycleIs {
  readonly check: 'cycle';
  /** Which side. */
  readonly cycle: Cycle;
}

/** The game is in this chapter. */
export interface ChapterIs {
  readonly check: 'chapter';
  /** Which chapter. */
  readonly chapter: Chapter;
}

/** It is this phase of the turn. */
export interface PhaseIs {
  readonly check: 'phase';
  /** Which phase. */
  readonly phase: Phase;
}

/** The tile that you, or who you fight, stand on fits. */
export interface StandsOn {
  readonly check: 'stands-on';
  /** Whose tile. */
  readonly who: 'you' | 'foe';
  /** What the tile has to be. */
  readonly what: TileFilter;
}

/** At least so many cards fit. */
export interface ThereAre {
  readonly check: 'there-are';
  /** At least so many. */
  readonly amount: number;
  /** Of these. */
  readonly what: Filter;
}

/** At least so many tiles of the map that you are on fit. */
export interface ThereAreTiles {
  readonly check: 'there-are-tiles';
  /** At least so many. */
  readonly amount: number;
  /** Of these. */
  readonly what: TileFilter;
}

/** One value is at least another. */
export interface AtLeast {
  readonly check: 'at-least';
  /** What has to be as large. */
  readonly value: Value;
  /** As large as this. */
  readonly than: Value;
}

/** "It" fits. */
export interface ItIs {
  readonly check: 'it-is';
  /** What "it" has to be. */
  readonly what: Filter;
}

/** It is your turn. */
export interface YourTurn {
  readonly check: 'your-turn';
}

/** You have moved to another tile this turn. */
export interface YouMoved {
  readonly check: 'you-moved';
}

/** You have done an action this turn. */
export interface YouDid {
  readonly check: 'you-did';
  /** Which action. */
  readonly action: Action;
}

/** You have fought this turn. */
export interface YouFought {
  readonly check: 'you-fought';
}

/** You have unlocked a special profile. */
export interface YouHaveProfile {
  readonly check: 'you-have-profile';
}

/** What can be asked of the game. */
export type Condition =
  | Logic<Dialect>
  | InCombat
  | FoeIs
  | CycleIs
  | ChapterIs
  | PhaseIs
  | StandsOn
  | ThereAre
  | ThereAreTiles
  | AtLeast
  | ItIs
  | YourTurn
  | YouMoved
  | YouDid
  | YouFought
  | YouHaveProfile;

/** Gain something; superstition is drawn, and can set off a Great Witch Hunt. */
export interface Gain {
  readonly do: 'gain';
  /** How much. */
  readonly amount: Value;
  /** Of what. */
  readonly resource: Resource;
}

/** Lose something, as far as there is any; health lost like this is not damage. */
export interface Lose {
  readonly do: 'lose';
  /** How much. */
  readonly amount: Value;
  /** Of what. */
  readonly resource: Resource;
}

/** Spend something, all of it or nothing: a cost. */
export interface Spend {
  readonly do: 'spend';
  /** How much. */
  readonly amount: Value;
  /** Of what. */
  readonly resource: Scale | 'points';
}

/** Spend as much as you like, at least 1, within bounds; `spent` is how much it was. */
export interface SpendUpTo {
  readonly do: 'spend-up-to';
  /** How much at most. */
  readonly amount: Value;
  /** Of what. */
  readonly resource: Scale;
}

/** Give something to the player who caused this, as far as there is any. */
export interface Give {
  readonly do: 'give';
  /** How much. */
  readonly amount: Value;
  /** Of what. */
  readonly resource: Scale | 'points';
}

/** Suffer damage: to your companions or your health, as you like. */
export interface Suffer {
  readonly do: 'suffer';
  /** How much. */
  readonly amount: Value;
}

/** Roll a die; in the effect, `rolled` is what it shows. */
export interface Roll {
  readonly do: 'roll';
  /** Which die. */
  readonly die: 'd6' | 'd12';
  /** What happens with it. */
  readonly effect: Effect;
}

/** Test for stealth; failing has its usual price, and then what is given here happens. */
export interface TestStealth {
  readonly do: 'test-stealth';
  /** What happens if it is passed. */
  readonly passed?: Effect | undefined;
  /** What happens if it is failed. */
  readonly failed?: Effect | undefined;
}

/** An opponent of your choice; in the effect, "you" is that player. */
export interface ChooseOpponent {
  readonly do: 'choose-opponent';
  /** Only those no farther away than this. */
  readonly within?: number | undefined;
  /** What happens to that player. */
  readonly effect: Effect;
}

/** Draw cards: mutations into your hand, artifacts and companions in front of you. */
export interface Draw {
  readonly do: 'draw';
  /** How many. */
  readonly amount: Value;
  /** From which deck. */
  readonly deck: Deck;
}

/** Look at so many mutations, keep some of them and put the others under the deck. */
export interface DrawAndKeep {
  readonly do: 'draw-and-keep';
  /** How many are looked at. */
  readonly look: number;
  /** How many are kept. */
  readonly keep: number;
}

/** Discard cards of yours; an active mutation is destroyed like this. */
export interface Discard {
  readonly do: 'discard';
  /** How many. */
  readonly amount: Value;
  /** Which. */
  readonly what: Filter;
  /** The player who caused this chooses them. */
  readonly chosenByCauser?: boolean | undefined;
}

/** Put cards somewhere else. */
export interface Put {
  readonly do: 'put';
  /** How many. */
  readonly amount: Value;
  /** Which. */
  readonly what: Filter;
  /** Where they go. */
  readonly to: Destination;
}

/** Swap any number of mutations in your hand with the deck. */
export interface Swap {
  readonly do: 'swap';
}

/** Activate a mutation from your hand, for less. */
export interface ActivateMutation {
  readonly do: 'activate-mutation';
  /** Which. */
  readonly what: Filter;
  /** How much less it costs. */
  readonly less: Value;
}

/** Mutations of yours cannot be used until the beginning of the next turn of the player who caused this. */
export interface Suspend {
  readonly do: 'suspend';
  /** How many. */
  readonly amount: Value;
  /** Which. */
  readonly what: Filter;
  /** The player who caused this chooses. */
  readonly chosenByCauser?: boolean | undefined;
}

/** Activated artifacts can be activated again. */
export interface Refresh {
  readonly do: 'refresh';
  /** How many. */
  readonly amount: Value;
  /** Which. */
  readonly what: Filter;
}

/** Companions recover lost hit points. */
export interface Mend {
  readonly do: 'mend';
  /** How many hit points. */
  readonly amount: Value;
  /** Which. */
  readonly what: Filter;
}

/** Show your mutations to the player who caused this. */
export interface ShowHand {
  readonly do: 'show-hand';
}

/** Move to an empty neighbouring tile that fits, as many times as it says; nothing is gained by it. */
export interface Walk {
  readonly do: 'walk';
  /** How many times. */
  readonly steps: Value;
  /** Which tiles. */
  readonly over: TileFilter;
  /** The player who caused this chooses. */
  readonly chosenByCauser?: boolean | undefined;
}

/** Go to an empty tile that fits, wherever it is. */
export interface Go {
  readonly do: 'go';
  /** Which tile. */
  readonly to: TileFilter;
}

/** Add a new tile next to yours, by the terrain generator. */
export interface AddTile {
  readonly do: 'add-tile';
}

/** Take control of your tile, without a test. */
export interface TakeControl {
  readonly do: 'take-control';
}

/** Remove a power token of yours from a tile that fits. */
export interface LoseControl {
  readonly do: 'lose-control';
  /** Which. */
  readonly what: TileFilter;
  /** The player who caused this chooses. */
  readonly chosenByCauser?: boolean | undefined;
}

/** Do an action, if it can be done where you are. */
export interface Act {
  readonly do: 'act';
  /** Which action. */
  readonly action: Exclude<Action, 'take-control'>;
}

/** Another phase follows the one that it is. */
export interface ExtraPhase {
  readonly do: 'extra-phase';
  /** Which phase. */
  readonly phase: Phase;
}

/** A rule that is in force for you until the beginning of your next turn. */
export interface UntilYourNextTurn {
  readonly do: 'until-your-next-turn';
  /** The rule. */
  readonly rule: Rule;
}

/** Everything a card can do, besides control flow. */
export type Verb =
  | Gain
  | Lose
  | Spend
  | SpendUpTo
  | Give
  | Suffer
  | Roll
  | TestStealth
  | ChooseOpponent
  | Draw
  | DrawAndKeep
  | Discard
  | Put
  | Swap
  | ActivateMutation
  | Suspend
  | Refresh
  | Mend
  | ShowHand
  | Walk
  | Go
  | AddTile
  | TakeControl
  | LoseControl
  | Act
  | ExtraPhase
  | UntilYourNextTurn;

/** The board game's part in the control flow of effects. */
export interface Dialect {
  /** What can happen. */
  readonly effect: Effect;
  /** What can be asked. */
  readonly condition: Condition;
  /** What can be counted. */
  readonly value: Value;
  /** Whom something can be for. */
  readonly players: Group;
  /** How cards are told. */
  readonly pieces: Filter;
  /** What can be in force. */
  readonly rule: Rule;
}

/** One of the ways to go in a choice. */
export type Choice = Way<Dialect>;

/** Anything that can happen. */
export type Effect = Control<Dialect> | Verb;

interface PlayerTriggerAt<M extends Moment> {
  readonly when: M;
  readonly who?: 'opponent' | undefined;
}

/** Something happens to you, or to an opponent. */
export type PlayerTrigger = { readonly [M in Moment]: PlayerTriggerAt<M> }[Moment];

/** A phase of yours begins. */
export interface PhaseTrigger {
  readonly when: 'phase-begins';
  /** Which phase. */
  readonly phase: Phase;
}

interface TileTriggerAt<M extends TileMoment> {
  readonly when: M;
  readonly what: TileFilter;
}

/** You have come to a tile that fits, have added it to the map, or have taken control of it. */
export type TileTrigger = { readonly [M in TileMoment]: TileTriggerAt<M> }[TileMoment];

/** You have done an action. */
export interface ActionTrigger {
  readonly when: 'action';
  /** Which action. */
  readonly action: Action;
}

interface CardTriggerAt<M extends CardMoment> {
  readonly when: M;
  readonly what: Filter;
}

/** You have activated or traded a card that fits. */
export type CardTrigger = { readonly [M in CardMoment]: CardTriggerAt<M> }[CardMoment];

/** The tiles were turned over to this side. */
export interface CycleTrigger {
  readonly when: 'cycle-begins';
  /** Which side. */
  readonly cycle: Cycle;
}

/** What sets something off. */
export type Trigger = PlayerTrigger | PhaseTrigger | TileTrigger | ActionTrigger | CardTrigger | CycleTrigger;

/** A number changes, while a condition holds if there is one. */
export interface Modify<S extends Stat = Stat> {
  readonly ability: 'modify';
  /** The number. */
  readonly stat: S;
  /** What is done to it. */
  readonly change: Change;
  /** How much. */
  readonly amount: Value;
  /** Of `dice`: of this kind only. */
  readonly dice?: Die | undefined;
  /** Of what a card costs or is worth: of such cards only. */
  readonly what?: Filter | undefined;
  /** Only while this holds. */
  readonly condition?: Condition | undefined;
}

/** What dice are like. */
export interface DiceRule {
  readonly ability: 'dice';
  /** What they are like. */
  readonly trait: DiceTrait;
  /** Only while this holds. */
  readonly condition?: Condition | undefined;
}

/** Something that you can do. */
export interface Can {
  readonly ability: 'can';
  /** What is allowed. */
  readonly what: Permission;
  /** Only while this holds. */
  readonly condition?: Condition | undefined;
}

/** Before the dice of a combat are compared you may roll more base dice. */
export interface RollMore {
  readonly ability: 'roll-more';
  /** How many dice. */
  readonly amount: Value;
  /** Only while this holds. */
  readonly condition?: Condition | undefined;
}

/** Something you can use in your turn. */
export interface Activated {
  readonly ability: 'activated';
  /** How often; without it, as often as it can be paid for. */
  readonly limit?: 'once-per-turn' | undefined;
  /** Only while this holds. */
  readonly condition?: Condition | undefined;
  /** What it does. */
  readonly effect: Effect;
}

/** Something that happens because of something else, if a condition holds then. */
export interface Triggered {
  readonly ability: 'triggered';
  /** What sets it off. */
  readonly trigger: Trigger;
  /** How often; without it, each time. */
  readonly limit?: Limit | undefined;
  /** Only if this holds then. */
  readonly condition?: Condition | undefined;
  /** What happens. */
  readonly effect: Effect;
}

/** What a rule in force can be. */
export type Rule = Modify | DiceRule | Can | RollMore | Activated | Triggered;

/** What happens when the artifact is activated. */
export interface WhenActivated {
  readonly ability: 'when-activated';
  /** What it does. */
  readonly effect: Effect;
}

/** Something that happens in a combat, to a villain or companion. */
export interface CombatTriggered extends Triggered {
  /** What sets it off. */
  readonly trigger: { readonly when: CombatMoment };
}

/** What a villain or companion is like. */
export interface HasTrait {
  readonly ability: 'trait';
  /** What it is like. */
  readonly trait: Trait;
}

/** What is printed on a villain or companion: in force in combat, and about itself alone. */
export type CombatRule = Modify<CombatStat> | DiceRule | CombatTriggered | HasTrait;

/** A card with constant effects, activated with control. */
export interface Mutation {
  readonly kind: 'mutation';
  /** As printed; its id is the name in kebab-case. */
  readonly name: string;
  /** Its type. */
  readonly type: Type;
  /** In control. */
  readonly cost: number;
  /** How many there are in the box. */
  readonly copies: number;
  /** What it does, in printed order. */
  readonly abilities: readonly Rule[];
}

/** A card with an effect for one turn, activated with energy. */
export interface Artifact {
  readonly kind: 'artifact';
  /** As printed; its id is the name in kebab-case. */
  readonly name: string;
  /** Its type. */
  readonly type: Type;
  /** In energy; also the points that it is traded for. */
  readonly cost: number;
  /** How many there are in the box. */
  readonly copies: number;
  /** What it does, in printed order. */
  readonly abilities: readonly WhenActivated[];
}

/** Somebody to fight. */
export interface Villain {
  readonly kind: 'villain';
  /** As printed; its id is the name in kebab-case. */
  readonly name: string;
  /** Combat dice and hit points. */
  readonly bonus: number;
  /** Combat skill. */
  readonly skill: number;
  /** How many there are in the box. */
  readonly copies: number;
  /** What it does, in printed order. */
  readonly abilities: readonly CombatRule[];
}

/** Somebody who fights for a player. */
export interface Companion {
  readonly kind: 'companion';
  /** As printed; its id is the name in kebab-case. */
  readonly name: string;
  /** Combat dice and hit points. */
  readonly bonus: number;
  /** How many there are in the box. */
  readonly copies: number;
  /** What it does, in printed order. */
  readonly abilities: readonly CombatRule[];
}

/** Who a player turns out to be. */
export interface Profile {
  readonly kind: 'profile';
  /** As printed; its id is the name in kebab-case. */
  readonly name: string;
  /** The active mutations that unlock it, by type. */
  readonly base: { readonly [T in Type]?: number | undefined };
  /** The phases of its turns, in order. */
  readonly sequence: readonly Phase[];
  /** What it does, in printed order. */
  readonly abilities: readonly Rule[];
}

/** A card, as data. */
export type Card = Mutation | Artifact | Villain | Companion | Profile;

/** Everything that can be printed on a card. */
export type Ability = Rule | WhenActivated | CombatRule;

/** One side of a tile: its energy, and the difficulty of each pair of opposite edges. */
export interface TileSide {
  /** What it gives. */
  readonly energy: number;
  /** What crossing each pair of opposite edges takes. */
  readonly difficulty: readonly [number, number, number];
}

/** A piece of the map. */
export interface Tile {
  /** As printed; its id is the name in kebab-case. */
  readonly name: string;
  /** What lies on it. */
  readonly terrain: Terrain;
  /** How many there are in the box. */
  readonly copies: number;
  /** Its side by day. */
  readonly daylight: TileSide;
  /** Its side by night. */
  readonly darkness: TileSide;
}

/** The base dice that a mutation gives. */
export interface BaseDiceOf {
  /** For who attacks. */
  readonly attacking: number;
  /** For who defends. */
  readonly defending: number;
}

/** The numbers of a game that the set says. */
export interface Constants {
  /** The terrain for each result of the twelve-sided die, from 1 on. */
  readonly generator: readonly Terrain[];
  /** The base dice of an active mutation, by its type. */
  readonly baseDice: { readonly [T in Type]: BaseDiceOf };
  /** The highest level of each scale. */
  readonly scales: { readonly [S in Scale]: number };
  /** The terrain that a player starts on. */
  readonly origin: Terrain;
  /** The tiles of the single player's map. */
  readonly soloMap: readonly Terrain[];
}

/** A box of cards and tiles. */
export interface CardSet {
  /** Where an editor finds the JSON Schema of a set; means nothing to the game. */
  readonly $schema?: string | undefined;
  /** The game that the set is for. */
  readonly game?: 'ascended' | undefined;
  /** In kebab-case. */
  readonly id: string;
  /** As printed on the box. */
  readonly name: string;
  /** Each card once, with its number of copies. */
  readonly cards: readonly Card[];
  /** Each tile once, with its number of copies. */
  readonly tiles: readonly Tile[];
  /** The usual ones unless given. */
  readonly constants?: Constants | undefined;
}
