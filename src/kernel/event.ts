import type { Frame, InstanceId, Seat } from './state.js';

/** A place by its name, and whose it is. */
export interface PlaceRef {
  readonly zone: string;
  /** NONE if the place is everybody's. */
  readonly seat: Seat;
}

interface Caused {
  /** The ruling step under which it happened. */
  readonly ruling: string;
  /** What made it happen: the frame that was being resolved, or null for the rules themselves. */
  readonly cause: Frame | null;
}

/** A piece went from one place to another; it is null for somebody who may not know it. */
export interface Moved extends Caused {
  readonly event: 'moved';
  readonly instance: InstanceId | null;
  readonly card: string | null;
  readonly from: PlaceRef;
  readonly to: PlaceRef;
  /** Who may know the piece: a bit for each seat, the highest for those who watch. */
  readonly seenBy: number;
}

/** A number on the table changed. */
export interface Changed extends Caused {
  readonly event: 'changed';
  readonly seat: Seat;
  readonly counter: string;
  readonly by: number;
  readonly now: number;
}

/** A number was put on a piece that lies open. */
export interface Marked extends Caused {
  readonly event: 'marked';
  readonly instance: InstanceId;
  readonly card: string;
  readonly mark: string;
  readonly now: number;
}

/** Dice were rolled for a seat, in the order in which they fell. */
export interface Rolled extends Caused {
  readonly event: 'rolled';
  readonly seat: Seat;
  readonly sides: number;
  readonly results: readonly number[];
}

/** A pile was shuffled. */
export interface Shuffled extends Caused {
  readonly event: 'shuffled';
  readonly place: PlaceRef;
  readonly count: number;
}

/** A piece was shown to a seat, or to all (NONE); it is null for somebody who may not know it. */
export interface Revealed extends Caused {
  readonly event: 'revealed';
  readonly to: Seat;
  readonly instance: InstanceId | null;
  readonly card: string | null;
}

/** A condition was looked at; `held` says with what result. */
export interface Checked extends Caused {
  readonly event: 'checked';
  readonly seat: Seat;
  readonly condition: string;
  readonly held: boolean;
}

/** A seat answered a decision; with what is null for somebody who may not know it. */
export interface Decided extends Caused {
  readonly event: 'decided';
  readonly seat: Seat;
  readonly kind: string;
  readonly keys: readonly string[] | null;
}

/** Something of the game's own happened to a piece or a seat: a word of its vocabulary. */
export interface Happened extends Caused {
  readonly event: 'happened';
  readonly what: string;
  readonly seat: Seat;
  readonly instance: InstanceId;
  readonly card: string | null;
}

/** What a step reports, in the order in which it happened. */
export type GameEvent = Moved | Changed | Marked | Rolled | Shuffled | Revealed | Checked | Decided | Happened;
