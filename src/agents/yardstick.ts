import type { Rules } from '../kernel/rules.js';

/** What is counted in the games of some rules. */
export interface Yardstick {
  /** The counter of players that tells how far they are. */
  readonly points: string;
  /** What happens once in every turn. */
  readonly turn: string;
  /** How many turns have had that when the first decision is asked. */
  readonly begun: number;
  /** What players do to cards. */
  readonly deeds: readonly string[];
}

const DECK_BUILDER: Yardstick = { points: 'honor', turn: 'turn ended', begun: 0, deeds: ['acquired', 'defeated'] };

const YARDSTICKS: Readonly<Record<string, Yardstick>> = {
  ascended: { points: 'points', turn: 'turn', begun: 1, deeds: ['activated', 'mutation-activated', 'recruited'] },
};

/** What is counted in the games of some rules: of a game that is not known, what the deck-builder counts. */
export function yardstickFor({ name }: Rules): Yardstick {
  return Object.hasOwn(YARDSTICKS, name) ? YARDSTICKS[name] : DECK_BUILDER;
}
