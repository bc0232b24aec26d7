import type { Decision } from './decision.js';
import type { RandomState } from './random.js';

/** A piece of cardboard. Its printed definition is `state.pieces[instance]`. */
export type InstanceId = number;

/** A seat at the table, from 0 in turn order. */
export type Seat = number;

/** No piece, no seat, an empty slot. */
export const NONE = -1;

/**
 * Something still to happen: a node of some definition's effect, how far it has got, and its bindings.
 * A frame never changes; going on means a new frame.
 */
export interface Frame {
  /** The node, by its number in the rules. */
  readonly node: number;
  /** How much of the node is done. */
  readonly at: number;
  /** "You". */
  readonly seat: Seat;
  /** "This": the piece whose text it is. */
  readonly self: InstanceId;
  /** "It": the piece that set it off, or that was chosen before. */
  readonly it: InstanceId;
  /** The seat that caused it, where that is not "you". */
  readonly by: Seat;
  /** "Those": pieces or numbers bound so far, in order. */
  readonly list: readonly number[];
}

/** A rule in force: an ability, a trigger, a replacement or a modifier that some piece or effect has put there. */
export interface Standing {
  /** The rule, by its number in the rules. */
  readonly rule: number;
  /** Whose it is; NONE if everybody's. */
  readonly seat: Seat;
  /** The piece it comes from. */
  readonly self: InstanceId;
  /** A piece it was bound to when it came into force. */
  readonly it: InstanceId;
  /** How often it has been used this turn. */
  readonly used: number;
  /** True if it ends with the turn, false if it lasts as long as its piece stays where it is. */
  readonly fleeting: boolean;
}

/**
 * A whole game at one moment, as plain JSON. `decision` is what a person or program answers; read the rest through a
 * view. Lists are ordered; of a pile, the last entry is the top.
 */
export interface GameState {
  /** The version of this form. */
  readonly format: number;
  /** The fingerprint of the rules and sets it belongs to. */
  readonly rules: string;
  /** How it is played. */
  readonly variant: string;
  /** Their names, by seats. */
  readonly players: readonly string[];
  /** Where chance stands. */
  readonly random: RandomState;
  /** For each piece, the number of its printed definition. */
  readonly pieces: readonly number[];
  /** What lies where: a list of pieces for each place of the table. */
  readonly places: readonly (readonly InstanceId[])[];
  /** Every number of the table and of the players. */
  readonly counters: readonly number[];
  /** What is to happen, the next one last. */
  readonly queue: readonly Frame[];
  /** What waits until the outermost sequence is over, first in, first out. */
  readonly waiting: readonly Frame[];
  /** What can be used. */
  readonly abilities: readonly Standing[];
  /** What waits for something to happen. */
  readonly triggers: readonly Standing[];
  /** What changes what would happen. */
  readonly replacements: readonly Standing[];
  /** What changes what cards are. */
  readonly modifiers: readonly Standing[];
  /** Which piece is kept with which other piece, in pairs: the one that is kept, and the one that keeps it. */
  readonly links: readonly number[];
  /**
   * Who knows which piece in a hidden place, in pairs: the piece, and a bit for each seat that knows it besides those
   * who can look there; see `ONLOOKERS` for those who only watch.
   */
  readonly known: readonly number[];
  /** Which hidden pieces cannot have changed places with which others, as the game records it, in pairs with a piece first. */
  readonly apart: readonly number[];
  /**
   * For each kind of mark of the game, the number that lies on each piece: where a piece is on a board, tokens on it.
   * Left out where the game has no marks.
   */
  readonly marks?: readonly (readonly number[])[] | undefined;
  /** What happened this turn, as the game records it, in groups of four numbers. */
  readonly history: readonly number[];
  /** What is asked; null when the game is over. */
  readonly decision: Decision | null;
}

/** As bits of seats: everybody, and those who watch without a seat. */
export const EVERYBODY = -1;
export const ONLOOKERS = 1 << 31;

/** The version of the state's form. */
export const STATE_FORMAT = 1;
