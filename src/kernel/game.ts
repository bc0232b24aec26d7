import type { Answer, Decision, Option } from './decision.js';
import type { Draft } from './draft.js';
import type { Problem } from './errors.js';
import type { PlaceRef } from './event.js';
import type { Outcome } from './outcome.js';
import type { RandomWork } from './random.js';
import type { StartOptions } from './start.js';
import type { Frame, GameState, InstanceId, Seat } from './state.js';
import type { Wish } from './wish.js';

/** How one word of the language happens. */
export interface Resolver<E = unknown, G extends Game = Game> {
  /** True if it can neither ask nor add frames. */
  readonly instant?: boolean;
  /** True if its frame stays next on the queue while it is resolved and answered, until it is done with. */
  readonly stays?: boolean;
  /** True if it makes a choice of its own that can be empty, so that "may" needs no question besides. */
  readonly declinable?: boolean;
  /** Does it, or asks: a frame that asks must ask the same again if it is run again. */
  run(tx: Draft<G>, frame: Frame, node: Node<E>): void;
  /** Goes on with what was chosen; the frame is the one that asked. */
  answer?(tx: Draft<G>, frame: Frame, node: Node<E>, picks: readonly Option[]): void;
  /** Whether all of it could be done now, so that it may serve as a cost. */
  possible?(tx: Draft<G>, frame: Frame, node: Node<E>): boolean;
}

/** A resolver as every node has it: with all fields, so that all look alike to the runtime. */
export interface NodeResolver {
  readonly stays: boolean;
  readonly run: Resolver['run'];
  readonly answer: Resolver['answer'] | undefined;
  readonly possible: Resolver['possible'] | undefined;
}

/** One place in a definition's effect, compiled once for a rules object; what every frame asks of it comes first. */
export interface Node<E = unknown> {
  readonly resolver: NodeResolver;
  /** The ruling step under which its effects happen. */
  readonly ruling: string;
  readonly effect: E;
  /** True if it can neither ask nor add frames: it runs in place. */
  readonly instant: boolean;
  readonly kids: readonly Node[];
  /** True if something waits to hear what it was done to. */
  readonly binds: boolean;
  /** True if it stands directly under a "may": its own choice can then be empty. */
  readonly optional: boolean;
  /** True if it is a cost: nothing can prevent it. */
  readonly cost: boolean;
  /** The rule that it puts into force, or NONE. */
  readonly rule: number;
  readonly id: number;
  /** The definition it is printed on; NONE for the rules' own procedures. */
  readonly def: number;
  /** Where in the definition. */
  readonly path: string;
}

/** What the kernel asks of a game. Values of the game's language are opaque to the kernel. */
export interface Game {
  readonly name: string;
  readonly fingerprint: string;
  readonly nodes: readonly Node[];
  /** The printed id of a definition. */
  cardId(def: number): string;
  /** The printed name of a definition. */
  cardName(def: number): string;
  /** The names of all places for a number of seats. */
  places(seats: number): readonly PlaceRef[];
  /** The name and owner of a counter. */
  counter(index: number, seats: number): { readonly name: string; readonly seat: Seat };
  holds(tx: Draft, frame: Frame, condition: unknown): boolean;
  amount(tx: Draft, frame: Frame, value: unknown): number;
  seats(tx: Draft, frame: Frame, players: unknown): readonly Seat[];
  pieces(tx: Draft, frame: Frame, pieces: unknown): readonly InstanceId[];
  /** Puts a rule into force for the frame's seat until the end of the turn. */
  establish(tx: Draft, frame: Frame, rule: number): void;
  /** A player made no use of what a node allowed. */
  declined(tx: Draft, frame: Frame, node: Node): void;
  /** A node in words, as a player would say it. */
  describe(node: Node): string;
  /** A condition in words. */
  describeCondition(condition: unknown): string;
  /** The names of the kinds of marks that lie on pieces; left out if there are none. */
  readonly marks?: readonly string[];
  /** The optional rules that a game can be started without; left out if there are none. */
  readonly optionalRules?: readonly string[];
  /** The answer that the rules themselves give, for a seat that no player has; null if a player is to answer. */
  automatic?(tx: Draft, decision: Decision): Answer | null;
  /** What is missing for something that a seat would like to do and that is not on offer. */
  whyNot(tx: Draft, seat: Seat, wish: Wish): Problem;
  /** A new game's state, before anything was resolved; the options were checked for form only. */
  start(options: StartOptions): GameState;
  /** What keeps a state that came from outside from being a position of this game, beyond its form. */
  problemsWith(state: GameState): readonly Problem[];
  /** How many definitions, rules and counters there are, so that what comes from outside can be held against it. */
  readonly size: { readonly defs: number; readonly rules: number };
  counters(seats: number): number;
  /** Whether a seat, or an observer (NONE), may know what lies in a place. */
  isOpen(place: PlaceRef, seat: Seat): boolean;
  /** The same for all places as bits: of each seat, and ONLOOKERS. */
  eyes(seats: number): readonly number[];
  /** All places with what a seat cannot know put anew at random, among those arrangements that it may believe in. */
  rearranged(state: GameState, seat: Seat, random: RandomWork): readonly (readonly InstanceId[])[];
  /** Whether a place is a pile, whose top is listed first. */
  isPile(place: PlaceRef): boolean;
  /** Null while the game goes on. */
  outcome(state: GameState): Outcome | null;
}
