import type { Card, CardSet, Tile } from 'fatequeue/ascended/dsl';
import { type Finding, lintSet } from 'fatequeue/authoring';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import type { BoardLintExample } from './board-lint-examples.js';

function isList(written: BoardLintExample['bad']): written is readonly (Card | Tile)[] {
  return Array.isArray(written);
}

/** The set that an example stands for, and the sets that it is looked at with. */
export function setOf(written: BoardLintExample['bad']): {
  readonly set: CardSet;
  readonly beside: readonly CardSet[];
} {
  if (!isList(written)) return { set: { ...ascendedBecomeChosen, ...written }, beside: [] };
  const cards = written.flatMap((one) => ('terrain' in one ? [] : [one]));
  const tiles = written.flatMap((one) => ('terrain' in one ? [one] : []));
  return { set: { id: 'lanterns', name: 'Lanterns', game: 'ascended', cards, tiles }, beside: [ascendedBecomeChosen] };
}

/** What the rules find in an example. */
export function boardFindingsOf(written: BoardLintExample['bad']): readonly Finding[] {
  const { set, beside } = setOf(written);
  return lintSet(set, { with: beside });
}
