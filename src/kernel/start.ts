import { integer, list, oneOf, optional, record, type Shape, text, where } from './shape.js';

/** The ways to play. */
export const VARIANTS = ['standard', 'teams', 'solitaire'] as const;
/** One of `VARIANTS`. */
export type Variant = (typeof VARIANTS)[number];

/** What a game is started with. */
export interface StartOptions {
  /** The players' names in turn order, each different. */
  readonly players: readonly string[];
  /** A whole number; the same seed and answers give the same game. */
  readonly seed: number;
  /** How to play; `standard` unless given. */
  readonly variant?: Variant | undefined;
  /** Optional rules of the game that are left out. */
  readonly without?: readonly string[] | undefined;
}

/** How many players any game can have. */
export const MAX_PLAYERS = 12;
const LARGEST_SEED = Number.MAX_SAFE_INTEGER;

/** The form of what a game is started with. */
export const startShape: Shape<StartOptions> = record<StartOptions>({
  players: where(
    list(text(60), 1, MAX_PLAYERS),
    (names) => new Set(names).size === names.length,
    `a list of 1 to ${MAX_PLAYERS} different names`,
    'give each player a name of their own',
  ),
  seed: integer(-LARGEST_SEED, LARGEST_SEED),
  variant: optional(oneOf(VARIANTS)),
  without: optional(list(text(60), 0, 20)),
});
