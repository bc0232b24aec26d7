import type { Draft } from '../kernel/draft.js';
import type { Game, Resolver } from '../kernel/game.js';
import type { InstanceId, Seat } from '../kernel/state.js';
import type { Card, Condition, Effect, Filter, Rule } from './language.js';
import type { OptionTable } from './option.js';
import type { Layout } from './table.js';
import type { SeatRange } from './variants.js';
import type { Currency, Home, Keystone, Kind, Limit, Zone } from './vocabulary.js';

/**
 * A printed card, compiled: all its fields are made in one place, so that all look alike to the runtime, and what every
 * decision asks comes first, so that it lies together.
 */
export interface Definition {
  readonly index: number;
  /** The printed cost, in the currency that its kind is paid with. */
  readonly cost: number;
  /** The counter that it is paid from, by its offset from the payer's first. */
  readonly purse: number;
  /** True if it is played from hand by its printed kind. */
  readonly isPlayable: boolean;
  readonly kind: Kind;
  readonly id: string;
  readonly name: string;
  /** A bit for each faction. */
  readonly factions: number;
  readonly currency: Currency;
  readonly honor: number;
  readonly copies: number;
  readonly home: Home;
  /** Its supply pile, or NONE. */
  readonly supply: number;
  /** True if it stays where it is when defeated (A3). */
  readonly endless: boolean;
  /** True if it stays in front of the player who acquires or defeats it (K5). */
  readonly ongoing: boolean;
  /** The nodes of its effects, or NONE. */
  readonly played: number;
  readonly reward: number;
  readonly fate: number;
  readonly trophy: number;
  readonly eventTrophy: number;
  readonly empowered: number;
  readonly banished: number;
  readonly keystoneEffect: number;
  /** The honor that its reward gives at least, for the solitaire opponent (V4). */
  readonly rewardHonor: number;
  /** The keystone that is spent on it, or null. */
  readonly keystone: Keystone | null;
  /** How many such trophies a player may have. */
  readonly mostTrophies: number;
  /** The places from which banishing it has an effect. */
  readonly banishedFrom: readonly Zone[];
  /** The rules that are in force while it lies in front of a player or is the event, and while it is in the center row. */
  readonly playRules: readonly number[];
  readonly rowRules: readonly number[];
  /** What it does while it is in a player's discard pile. */
  readonly discardRules: readonly number[];
  readonly card: Card;
}

/** The list of a state in which a rule stands while it is in force. */
export type StandingList = 'abilities' | 'triggers' | 'replacements' | 'modifiers';

/** A rule that can be in force, compiled. */
export interface CompiledRule {
  readonly id: number;
  /** The definition that it is printed on. */
  readonly def: number;
  readonly list: StandingList;
  readonly rule: Rule;
  readonly limit: Limit | undefined;
  /** What must hold for it to be used or to apply. */
  readonly condition: Condition | undefined;
  /** True if it is over once it has applied. */
  readonly once: boolean;
  /** True if it changes what cards cost, or how or with what they are paid for. */
  readonly isAboutPrices: boolean;
  /** What it does, or NONE. */
  readonly node: number;
  /** Which of its card's abilities it is, counting those that can be activated. */
  readonly ability: number;
  /** The rule that shares its limit, or NONE. */
  readonly twin: number;
}

/** Resources that can be spent on some cards only. */
export interface RestrictedPool {
  readonly name: string;
  readonly currency: Currency;
  readonly what: Filter;
}

/** The rules' own procedures, by their nodes. */
export interface Procedures {
  readonly turn: number;
  readonly played: number;
  readonly pay: number;
  readonly acquire: number;
  readonly defeat: number;
  readonly destroy: number;
  readonly fates: number;
  readonly endTurn: number;
  readonly opponent: number;
}

/** Whose text asks: the player and the card it is for, the printed card it stands on, and what it is bound to. */
export interface Speaker {
  readonly seat: Seat;
  readonly self: InstanceId;
  readonly def: number;
  readonly it: InstanceId;
  readonly list: readonly number[];
}

/** The deck-builder with some sets, compiled once. */
export interface AscensionGame extends Game {
  readonly defs: readonly Definition[];
  readonly rules: readonly CompiledRule[];
  readonly layout: Layout;
  readonly options: OptionTable;
  readonly pools: readonly RestrictedPool[];
  readonly procedures: Procedures;
  /** The cards that are always available, in the order of their piles. */
  readonly supplies: readonly Definition[];
  /** The temples that keystones can be spent on. */
  readonly keystoneTemples: readonly Definition[];
  /** True if any card has a fate. */
  readonly hasFates: boolean;
  /** True if any card does something while it is in a discard pile. */
  readonly hasDiscardRules: boolean;
  /** True if any text asks which cards of the center row are next to each other or replace each other. */
  readonly tracksSlots: boolean;
  /** True if anything happens to a card as it is put down, before its text. */
  readonly changesPlayed: boolean;
  /** True if any rule changes what kind a card is. */
  readonly changesKinds: boolean;
  /** The nodes of triggers that copy a card. */
  readonly copiers: ReadonlySet<number>;
  /** How many players the sets are for, in any variant. */
  readonly seatsAllowed: SeatRange;
  /** The solitaire opponent's name (V6). */
  readonly opponentName: string;
  /** The pool that a restriction stands for. */
  poolOf(onlyFor: Filter): number;
  /** The once-per-turn rule whose whole effect a node is, or NONE. */
  ruleOf(node: number): number;
  /** The word of a node's effect; null for NONE and for the rules' own procedures. */
  wordOf(node: number): Effect['do'] | null;
  /** Whether a condition holds now, for a text. */
  isSo(tx: Tx, as: Speaker, condition: Condition): boolean;
}

/** A step of this game in progress. */
export type Tx = Draft<AscensionGame>;

/** How a word of this game happens. */
export type Resolves<E> = Resolver<E, AscensionGame>;
