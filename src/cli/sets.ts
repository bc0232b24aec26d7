import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { checkSet } from '../ascension/catalogue.js';
import type { CardSet } from '../index.js';
import { fail, nearestWord, show } from '../kernel/errors.js';
import { readJson } from './files.js';

/** The sets that come with the package. */
export const SETS: readonly CardSet[] = [
  chronicleOfTheGodslayer,
  returnOfTheFallen,
  stormOfSouls,
  valleyOfTheAncients,
  lexicon,
];

/** The word for every set of the package. */
const ALL = 'all';

/** How `--sets` is explained by every command that takes it. */
export const SETS_HELP = 'chronicle, return, storm, valley, lexicon, files of sets of your own; with commas; or all';

/** The sets that a list names: by their ids, by how these begin, by files of JSON, or all. */
export function setsNamed(found: string): readonly CardSet[] {
  if (found === ALL) return SETS;
  const words = found.split(',').map((word) => word.trim());
  return words.map(setNamed);
}

/** The set that a word names: by its id, by how this begins, or by a file of JSON. */
export function setNamed(word: string): CardSet {
  if (/\.json$|[/\\]/.test(word)) return checkSet(readJson(word));
  const fitting = word === '' ? [] : SETS.filter(({ id }) => id === word || id.startsWith(word));
  const [set] = fitting;
  if (set !== undefined && fitting.length === 1) return set;
  const ids = SETS.map(({ id }) => id);
  const near = nearestWord(word, [...ids, ...ids.map((id) => id.replace(/-.*/, '')), ALL]);
  const remedy = near === null ? 'name a set, or a file that ends with .json' : `did you mean ${near}?`;
  return fail('cli/unknown-set', show(word), `one of ${ids.join(', ')} or ${ALL}`, remedy);
}
