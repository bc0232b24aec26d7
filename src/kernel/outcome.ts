import type { Seat } from './state.js';

/** A part of a score. */
export interface ScoreItem {
  readonly what: string;
  readonly amount: number;
}

/** A player, or players that win together. */
export interface Side {
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly score: number;
  readonly items: readonly ScoreItem[];
}

/** How a game ended. */
export interface Outcome {
  /** The names of the sides that won. */
  readonly winners: readonly string[];
  readonly sides: readonly Side[];
}
