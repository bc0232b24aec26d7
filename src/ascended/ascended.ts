import { fail } from '../kernel/errors.js';
import { deepFreeze } from '../kernel/freeze.js';
import { createRules, type Rules } from '../kernel/rules.js';
import { setsIn, versionsOf } from '../kernel/sets.js';
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

/** The compiled game behind some rules, for what arranges positions by hand. */
export function gameOf(rules: AscendedRules): CompiledGame {
  const game = GAMES.get(rules);
  return game ?? fail('rules/unknown', 'rules of another origin', 'what ascended() returned', 'pass those rules');
}
