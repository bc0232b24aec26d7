import { fail, show } from '../kernel/errors.js';
import { fingerprint } from '../kernel/fingerprint.js';
import { deepFreeze } from '../kernel/freeze.js';
import { createRules, type Rules, type SetVersion } from '../kernel/rules.js';
import { type CatalogueEntry, catalogued, checkSet, combine } from './catalogue.js';
import { CompiledGame } from './compile.js';
import type { CardSet } from './language.js';

/** What the board game is played with. */
export interface AscendedOptions {
  /** The sets, in any order. */
  readonly sets: readonly CardSet[];
}

/** The board game's rules with some sets. */
export type AscendedRules = Rules<CatalogueEntry>;

const MAX_SETS = 20;

const GAMES = new WeakMap<object, CompiledGame>();

/** The rules of the board game with some sets; they are checked and compiled once. */
export function ascended(options: AscendedOptions): AscendedRules {
  const sets = setsIn(options).map(checkSet);
  const entries = deepFreeze(combine(sets).map(catalogued));
  const game = new CompiledGame(sets);
  const rules = Object.freeze(createRules(game, entries, deepFreeze(versionsOf(sets))));
  GAMES.set(rules, game);
  return rules;
}

function versionsOf(sets: readonly CardSet[]): readonly SetVersion[] {
  const versions = sets.map((set) => ({ id: set.id, fingerprint: fingerprint(JSON.stringify(set)) }));
  return versions.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What the options list as sets, whatever each of them is. */
function setsIn(options: unknown): readonly unknown[] {
  let found: unknown;
  try {
    if (typeof options === 'object' && options !== null) found = Reflect.get(options, 'sets');
    // Holes become entries, so that each is told to be no set.
    if (Array.isArray(found) && found.length > 0 && found.length <= MAX_SETS) return Array.from(found);
  } catch {
    // Only a hostile object (a proxy, say) can make a plain read throw.
  }
  return fail('sets/not-a-list', show(found), `a list of 1 to ${MAX_SETS} sets`, 'pass { sets: [set] }', 'sets');
}

/** The compiled game behind some rules, for what arranges positions by hand. */
export function gameOf(rules: AscendedRules): CompiledGame {
  const game = GAMES.get(rules);
  return game ?? fail('rules/unknown', 'rules of another origin', 'what ascended() returned', 'pass those rules');
}
