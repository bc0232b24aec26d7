import { checkSet } from '../../ascension/catalogue.js';
import type { CardSet } from '../../ascension/language.js';
import { boxOf } from './box.js';
import {
  blankCard,
  discountOnNothing,
  freeCard,
  keystoneWithoutSource,
  neverAcquired,
  neverInForce,
  neverInRow,
  neverPlayed,
  noReward,
  ongoingForNothing,
  wrongCurrency,
} from './cards.js';
import { constantCondition, factionless, noSuchEvent } from './conditions.js';
import {
  mayTwice,
  neverDone,
  noAmount,
  noChoice,
  noEffect,
  preventionOutOfPlace,
  sameBranches,
  unpayable,
} from './effects.js';
import { contradictoryFilter, nobodyFits } from './filters.js';
import {
  nothingToCompare,
  unboundCauser,
  unboundIt,
  unboundName,
  unboundSpent,
  unboundThose,
  unknownName,
} from './references.js';
import type { Finding, LintRule, Remark } from './rule.js';
import { centerDeck, conflictingCard, onlyOne, sameCard, similarName, startingDeck } from './sets.js';
import { copyOfItself, endlessRepeat, noSource, triggerLoop } from './triggers.js';

/** Everything that is looked for. */
export const LINT_RULES: readonly LintRule[] = [
  unboundIt,
  unboundThose,
  unboundSpent,
  unboundName,
  unboundCauser,
  unknownName,
  nothingToCompare,
  noAmount,
  noEffect,
  mayTwice,
  noChoice,
  sameBranches,
  neverDone,
  unpayable,
  preventionOutOfPlace,
  constantCondition,
  factionless,
  noSuchEvent,
  contradictoryFilter,
  nobodyFits,
  noSource,
  triggerLoop,
  endlessRepeat,
  copyOfItself,
  noReward,
  blankCard,
  wrongCurrency,
  freeCard,
  keystoneWithoutSource,
  neverInForce,
  neverPlayed,
  neverInRow,
  neverAcquired,
  ongoingForNothing,
  discountOnNothing,
  conflictingCard,
  similarName,
  sameCard,
  startingDeck,
  centerDeck,
  onlyOne,
];

/** What a set is looked at with. */
export interface LintOptions {
  /** Sets that it is played with: their cards are known, and not looked at. */
  readonly with?: readonly CardSet[] | undefined;
}

/**
 * What is valid in a set and wrong all the same, in the order of its cards; an empty list if there is nothing. A set that is
 * not valid is an error with every problem.
 */
export function lintSet(set: CardSet, { with: others = [] }: LintOptions = {}): readonly Finding[] {
  const box = boxOf(checkSet(set), others.map(checkSet));
  const found = LINT_RULES.flatMap((rule) => [...rule.check(box)].map((remark) => ({ rule, remark })));
  const order = ({ remark: { card } }: { readonly remark: Remark }): number => card?.index ?? -1;
  return found.sort((a, b) => order(a) - order(b)).map(({ rule, remark }) => findingOf(rule, remark));
}

function findingOf({ name, severity }: LintRule, { card, part, field, found, remedy }: Remark): Finding {
  const path = [card === undefined ? '' : `cards[${card.index}]`, part?.path ?? field ?? ''].filter(
    (step) => step !== '',
  );
  return { rule: name, severity, path: path.join('.'), card: card?.card.name ?? '', found, remedy };
}

/** One line a person can read. */
export function describeFinding({ card, path, found, remedy, rule }: Finding): string {
  return `${card === '' ? '' : `${card}: `}found ${found}; ${remedy} [${rule} at ${path}]`;
}
