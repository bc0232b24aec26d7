import { fail } from '../kernel/errors.js';
import { deepFreeze } from '../kernel/freeze.js';
import { createRules, type Rules } from '../kernel/rules.js';
import { setsIn, versionsOf } from '../kernel/sets.js';
import { type CatalogueCard, catalogued, checkSet, combine } from './catalogue.js';
import { CompiledGame } from './compile.js';
import type { CardSet } from './language.js';

/** What the deck-builder is played with. */
export interface AscensionOptions {
  /** The sets, in any order. */
  readonly sets: readonly CardSet[];
}

/** The deck-builder's rules with some sets. */
export type AscensionRules = Rules<CatalogueCard>;

const GAMES = new WeakMap<object, CompiledGame>();

/** The rules of the deck-builder with some sets; they are checked and compiled once. */
export function ascension(options: AscensionOptions): AscensionRules {
  const sets = setsIn(options).map(checkSet);
  const cards = deepFreeze(combine(sets).map(catalogued));
  const game = new CompiledGame(sets);
  const rules = Object.freeze(createRules(game, cards, deepFreeze(versionsOf(sets))));
  GAMES.set(rules, game);
  return rules;
}

/** Whether some rules are the deck-builder's. */
export function isAscension(rules: Rules): rules is AscensionRules {
  return rules.name === 'ascension';
}

/** The compiled game behind some rules, for what arranges positions by hand. */
export function gameOf(rules: AscensionRules): CompiledGame {
  const game = GAMES.get(rules);
  return game ?? fail('rules/unknown', 'rules of another origin', 'what ascension() returned', 'pass those rules');
}
