import type { Frame, InstanceId, Seat } from './state.js';

/** A place by its name, and whose it is. */
export interface PlaceRef {
  /** The name of the place, as views call it. */
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
  /** The piece. */
  readonly instance: InstanceId | null;
  /** The printed card, by its id. */
  readonly card: string | null;
  /** Where it was. */
  readonly from: PlaceRef;
  /** Where it is now. */
  readonly to: PlaceRef;
  /** Who may know the piece: a bit for each seat, the highest for those who watch. */
  readonly seenBy: number;
}

/** A number on the table changed. */
export interface Changed extends Caused {
  readonly event: 'changed';
  /** Whose number; NONE if everybody's. */
  readonly seat: Seat;
  /** Its name, as views call it. */
  readonly counter: string;
  /** How much it went up, or down if negative. */
  readonly by: number;
  /** What it is now. */
  readonly now: number;
}

/** A number was put on a piece that lies open. */
export interface Marked extends Caused {
  readonly event: 'marked';
  /** The piece. */
  readonly instance: InstanceId;
  /** The printed card, by its id. */
  readonly card: string;
  /** What the number is, as views call it. */
  readonly mark: string;
  /** What it is now. */
  readonly now: number;
}

/** Dice were rolled for a seat, in the order in which they fell. */
export interface Rolled extends Caused {
  readonly event: 'rolled';
  /** For whom. */
  readonly seat: Seat;
  /** How many sides each die has. */
  readonly sides: number;
  /** What they show. */
  readonly results: readonly number[];
}

/** A pile was shuffled. */
export interface Shuffled extends Caused {
  readonly event: 'shuffled';
  /** Which pile. */
  readonly place: PlaceRef;
  /** How many cards it has. */
  readonly count: number;
}

/** A piece was shown to a seat, or to all (NONE); it is null for somebody who may not know it. */
export interface Revealed extends Caused {
  readonly event: 'revealed';
  /** Who sees it. */
  readonly to: Seat;
  /** The piece. */
  readonly instance: InstanceId | null;
  /** The printed card, by its id. */
  readonly card: string | null;
}

/** A condition was looked at; `held` says with what result. */
export interface Checked extends Caused {
  readonly event: 'checked';
  /** For whom. */
  readonly seat: Seat;
  /** In words. */
  readonly condition: string;
  /** Whether it was so. */
  readonly held: boolean;
}

/** A seat answered a decision; with what is null for somebody who may not know it. */
export interface Decided extends Caused {
  readonly event: 'decided';
  /** Who answered. */
  readonly seat: Seat;
  /** What was decided. */
  readonly kind: string;
  /** The keys of what was chosen. */
  readonly keys: readonly string[] | null;
}

/** Something of the game's own happened to a piece or a seat: a word of its vocabulary. */
export interface Happened extends Caused {
  readonly event: 'happened';
  /** The word. */
  readonly what: string;
  /** To whom; NONE if to nobody in particular. */
  readonly seat: Seat;
  /** To which piece; NONE if to none. */
  readonly instance: InstanceId;
  /** The printed card, by its id. */
  readonly card: string | null;
}

/** What a step reports, in the order in which it happened. */
export type GameEvent = Moved | Changed | Marked | Rolled | Shuffled | Revealed | Checked | Decided | Happened;
