import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { checkSet } from '../../ascended/catalogue.js';
import type { CardSet } from '../../ascended/index.js';
import { fail, nearestWord, show } from '../../kernel/errors.js';
import { readJson } from '../files.js';

/** The sets of the board game that come with the package. */
export const BOARD_SETS: readonly CardSet[] = [ascendedBecomeChosen];

/** The sets of the board game that a list names. */
export function boardSetsNamed(found: string): readonly CardSet[] {
  return found.split(',').map((word) => boardSetNamed(word.trim()));
}

/** The set that a word names: by its id, by how this begins, or by a file of JSON. */
function boardSetNamed(word: string): CardSet {
  if (/\.json$|[/\\]/.test(word)) return checkSet(readJson(word));
  const found = boardSetOf(word);
  if (found !== undefined) return found;
  const ids = BOARD_SETS.map(({ id }) => id);
  const near = nearestWord(word, ids);
  const remedy = near === null ? 'name a set, or a file that ends with .json' : `did you mean ${near}?`;
  return fail('cli/unknown-set', show(word), `one of ${ids.join(', ')}`, remedy);
}

/** The set of the package that a word names, if it is one of the board game. */
export function boardSetOf(word: string): CardSet | undefined {
  return BOARD_SETS.find(({ id }) => word !== '' && id.startsWith(word));
}
