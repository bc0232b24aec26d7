import type { CardSet as BoardSet } from '../../ascended/language.js';
import type { CardSet } from '../../ascension/language.js';
import { gameOfSet } from '../games.js';
import type { Finding } from './rule.js';

/** What a set is looked at with. */
export interface LintOptions<S extends CardSet | BoardSet = CardSet | BoardSet> {
  /** Sets of the same game that it is played with: their cards are known, and not looked at. */
  readonly with?: readonly S[] | undefined;
}

/**
 * What is valid in a set of either game and wrong all the same, in the order of its cards; an empty list if there is nothing.
 * A set that is not valid is an error with every problem.
 */
export function lintSet<S extends CardSet | BoardSet>(set: S, options: LintOptions<S> = {}): readonly Finding[] {
  return gameOfSet(set).lint(set, options.with ?? []);
}
