import type { Draft } from '../kernel/draft.js';
import type { Game, Resolver } from '../kernel/game.js';
import type { Card, Filter, Rule } from './language.js';
import type { OptionTable } from './option.js';
import type { Layout } from './table.js';
import type { Currency, Home, Kind, Limit } from './vocabulary.js';

/** A printed card, compiled: all its fields are made in one place, so that all look alike to the runtime. */
export interface Definition {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  /** A bit for each faction. */
  readonly factions: number;
  /** The printed cost, in the currency that its kind is paid with. */
  readonly cost: number;
  readonly currency: Currency;
  readonly honor: number;
  readonly copies: number;
  readonly home: Home;
  /** Its supply pile, or NONE. */
  readonly supply: number;
  /** True if it stays where it is when defeated (A3). */
  readonly endless: boolean;
  /** The nodes of its effects, or NONE. */
  readonly played: number;
  readonly reward: number;
  readonly fate: number;
  /** The rules that are in force while it is in play, and while it is in the center row. */
  readonly playRules: readonly number[];
  readonly rowRules: readonly number[];
  readonly card: Card;
}

/** The list of a state in which a rule stands while it is in force. */
export type StandingList = 'abilities' | 'triggers' | 'replacements' | 'modifiers';

/** A rule that can be in force, compiled. */
export interface CompiledRule {
  readonly id: number;
  readonly list: StandingList;
  readonly rule: Rule;
  readonly limit: Limit | undefined;
  /** True if it is over once it has applied. */
  readonly once: boolean;
  /** What it does, or NONE. */
  readonly node: number;
  /** Which of its card's abilities it is, counting those that can be activated. */
  readonly ability: number;
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
  readonly pay: number;
  readonly acquire: number;
  readonly defeat: number;
  readonly fates: number;
  readonly endTurn: number;
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
  /** True if any card has a fate. */
  readonly hasFates: boolean;
  /** How many players the sets are for. */
  readonly seatsAllowed: { readonly min: number; readonly max: number };
  /** The pool that a restriction stands for. */
  poolOf(onlyFor: Filter): number;
  /** The once-per-turn rule whose whole effect a node is, or NONE. */
  ruleOf(node: number): number;
}

/** A step of this game in progress. */
export type Tx = Draft<AscensionGame>;

/** How a word of this game happens. */
export type Resolves<E> = Resolver<E, AscensionGame>;
