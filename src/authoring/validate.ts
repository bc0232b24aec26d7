import type { Problem } from '../kernel/errors.js';
import { type GameName, gameNamed, gameOfSet } from './games.js';

/** What a set is validated for. */
export interface ValidateOptions {
  /** The game that it should be a set of; unless given, the one that its field `game` names, or else `ascension`. */
  readonly game?: GameName | undefined;
}

/** More problems than this are not told at once. */
const MOST_PROBLEMS = 1_000;

/**
 * Everything that is wrong with what should be a set of cards, each with its path, what was found, what is allowed and
 * what to do; an empty list if the game would take it. Anything can be passed: parsed JSON, or whatever a module
 * exports.
 */
export function validateSet(found: unknown, { game }: ValidateOptions = {}): readonly Problem[] {
  return (game === undefined ? gameOfSet(found) : gameNamed(game)).problemsWith(found, MOST_PROBLEMS);
}
