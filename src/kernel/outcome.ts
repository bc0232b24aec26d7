import type { Seat } from './state.js';

/** A part of a score. */
export interface ScoreItem {
  /** What it is for, in words. */
  readonly what: string;
  /** How much it adds. */
  readonly amount: number;
}

/** A player, or players that win together. */
export interface Side {
  /** The player's name, or the team's. */
  readonly name: string;
  /** Its seats; none for a solitaire opponent. */
  readonly seats: readonly Seat[];
  /** The sum of its items. */
  readonly score: number;
  /** What the score is made of. */
  readonly items: readonly ScoreItem[];
}

/** How a game ended. */
export interface Outcome {
  /** The names of the sides that won. */
  readonly winners: readonly string[];
  /** Everybody who played, winners or not, with their scores. */
  readonly sides: readonly Side[];
}
