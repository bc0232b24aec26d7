import { readSet as readAscendedSet } from '../ascended/catalogue.js';
import { LANGUAGE as ASCENDED, setShape as ascendedShape } from '../ascended/set-shape.js';
import { readSet } from '../ascension/catalogue.js';
import { LANGUAGE, setShape } from '../ascension/set-shape.js';
import { fail, nearestWord, type Problem, show } from '../kernel/errors.js';
import { ownField } from '../kernel/shape.js';
import type { Language } from './json-schema.js';
import { boardBoxOf } from './lint/board/box.js';
import { BOARD_LINT_RULES } from './lint/board/rules.js';
import { boxOf } from './lint/box.js';
import { findingsIn } from './lint/findings.js';
import type { Finding } from './lint/rule.js';
import { LINT_RULES } from './lint/rules.js';

/** A game that sets can be written for. */
export type GameName = 'ascension' | 'ascended';

/** What the kit knows of a game whose cards are data. */
export interface AuthoredGame {
  readonly name: GameName;
  readonly language: Language;
  /** Everything that is wrong with what should be a set of the game, up to a number of problems. */
  problemsWith(found: unknown, most: number): readonly Problem[];
  /** What is valid in a set and wrong all the same, beside others; sets that are not valid are an error. */
  lint(set: unknown, beside: readonly unknown[]): readonly Finding[];
}

/** The games that sets can be written for. */
export const GAMES = {
  ascension: {
    name: 'ascension',
    language: { root: setShape, parts: LANGUAGE },
    problemsWith(found, most) {
      const read = readSet(found, most);
      return 'problems' in read ? read.problems : [];
    },
    lint: (set, beside) => findingsIn(boxOf(set, beside), LINT_RULES),
  },
  ascended: {
    name: 'ascended',
    language: { root: ascendedShape, parts: ASCENDED },
    problemsWith(found, most) {
      const read = readAscendedSet(found, most);
      return 'problems' in read ? read.problems : [];
    },
    lint: (set, beside) => findingsIn(boardBoxOf(set, beside), BOARD_LINT_RULES),
  },
} as const satisfies { readonly [N in GameName]: AuthoredGame };

/** The game of a set that names none. */
const FIRST: GameName = 'ascension';

function isGame(found: unknown): found is GameName {
  return typeof found === 'string' && Object.hasOwn(GAMES, found);
}

/** The game that a set says it is for, whatever else it is; only sets of the board game have tiles. */
export function gameOfSet(found: unknown): AuthoredGame {
  const named = ownField(found, 'game');
  if (isGame(named)) return GAMES[named];
  // What is no word is told by the shape of the game that is meant by the rest.
  return GAMES[ownField(found, 'tiles') === undefined ? FIRST : 'ascended'];
}

/** The game of a name, or an error that names those there are. */
export function gameNamed(name: string): AuthoredGame {
  if (isGame(name)) return GAMES[name];
  const names = Object.keys(GAMES);
  const near = nearestWord(name, names);
  return fail(
    'set/unknown-game',
    show(name),
    `one of ${names.join(', ')}`,
    near === null ? 'use one of these names' : `did you mean "${near}"?`,
    'game',
  );
}
