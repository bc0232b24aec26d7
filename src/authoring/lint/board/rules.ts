import type { BoardGame } from '../../lexicon.js';
import { constantCondition } from '../conditions.js';
import { mayTwice, neverDone, noAmount, noChoice, noEffect, sameBranches } from '../effects.js';
import { contradictoryFilter, nobodyFits } from '../filters.js';
import { unboundCauser, unboundIt, unboundSpent, unknownName } from '../references.js';
import type { LintRule } from '../rule.js';
import { conflictingCard, sameCard, similarName } from '../sets.js';
import { endlessRepeat } from '../triggers.js';
import { beyondScale, costsNothing, keepsAll, missingPhase, neverUnlocked, textless, unlockedAlike } from './cards.js';
import { contradictoryDice, outOfCombat, unrecruitableCompanion, withoutDice } from './combat.js';
import { neverAsked, neverSetOff, unboundRolled } from './rules-of-cards.js';
import { neverLaid, terrainWithoutTiles, tooFewCards, tooFewTiles, unequalCopies } from './stock.js';

/** Everything that is looked for in sets of the board game. */
export const BOARD_LINT_RULES: readonly LintRule<BoardGame>[] = [
  unboundIt,
  unboundSpent,
  unboundCauser,
  unknownName,
  noAmount,
  noEffect,
  mayTwice,
  noChoice,
  sameBranches,
  neverDone,
  constantCondition,
  contradictoryFilter,
  nobodyFits,
  endlessRepeat,
  conflictingCard,
  similarName,
  sameCard,
  unboundRolled,
  outOfCombat,
  neverSetOff,
  neverAsked,
  contradictoryDice,
  withoutDice,
  unrecruitableCompanion,
  textless,
  costsNothing,
  beyondScale,
  keepsAll,
  neverUnlocked,
  unlockedAlike,
  missingPhase,
  tooFewCards,
  tooFewTiles,
  terrainWithoutTiles,
  neverLaid,
  unequalCopies,
];
