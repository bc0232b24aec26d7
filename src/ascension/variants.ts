import { VARIANTS, type Variant } from '../kernel/start.js';
import { type GameState, NONE, type Seat } from '../kernel/state.js';

/** How many seats the cards at hand are for, in any variant. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

const SEATS: { readonly [V in Variant]: readonly number[] } = {
  standard: [2, 3, 4, 5, 6],
  teams: [4, 6],
  solitaire: [1],
};

/** The numbers of players that a variant can be played with (S7, V1, V4). */
export function seatsFor(variant: string, { min, max }: SeatRange): readonly number[] {
  const known = VARIANTS.find((name) => name === variant);
  return known === undefined ? [] : SEATS[known].filter((n) => n >= min && n <= max);
}

/** The numbers of players in words. */
export function seatsInWords(seats: readonly number[]): string {
  if (seats.length === 0) return 'no number of players: these sets cannot be played so';
  const isRow = seats.length > 2 && seats.every((n, i) => n === seats[0] + i);
  return isRow ? `${seats[0]} to ${seats[seats.length - 1]}` : seats.join(' or ');
}

type Seating = Pick<GameState, 'variant' | 'players'>;

/** The player opposite, in teams (V1); NONE otherwise. */
export function partnerOf({ variant, players }: Seating, seat: Seat): Seat {
  return variant === 'teams' ? (seat + players.length / 2) % players.length : NONE;
}

/** Whether one player plays against an opponent who takes cards by rule (V4). */
export function isSolitaire({ variant }: Seating): boolean {
  return variant === 'solitaire';
}
