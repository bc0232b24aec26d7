import type { Rules } from '../kernel/rules.js';
import type { Law } from './law.js';
import * as every from './laws/index.js';

/** The laws of the deck-builder alone. */
export const ASCENSION_LAWS: readonly Law[] = [every.honorAddsUp, every.centerRowIsFull, every.cardsLieWhereTheyMay];

/** The laws of every game on the kernel. The last one looks at what all the others have used. */
export const LAWS: readonly Law[] = [
  every.sameSeedSameGame,
  every.otherSeedsOtherGames,
  every.replaysReachEveryPoint,
  every.parsedStatesPlayOn,
  every.statesArePlainJson,
  every.cardsAreConserved,
  every.everyOfferIsAccepted,
  every.choicesAreReal,
  every.everythingElseIsRefused,
  every.nothingIsAcceptedAfterTheEnd,
  every.everyGameEnds,
  every.everyResolutionEnds,
  every.exchangingTheUnknownShowsNothing,
  every.resamplingKeepsTheView,
  every.resampledStatesPlayOn,
  every.viewsNameNoHiddenPiece,
  every.viewsHoldNothingElse,
  every.viewsKnowWhatWasTold,
  every.patchesKeepViews,
  every.undoTeachesNothing,
  every.undoGoesBack,
  every.statesAreFrozen,
  every.unchangedPartsAreShared,
  every.playoutsAreSteps,
  every.wishesHaveReasons,
  every.everythingIsToldInWords,
  every.tamperedStatesAreRefused,
  every.inputIsNeverChanged,
];

/** The laws of a game by its name, besides those of every game. */
const LAWS_OF: Readonly<Record<string, readonly Law[]>> = { ascension: ASCENSION_LAWS };

/** All laws that the library has for the game of some rules. */
export function lawsOf(rules: Rules): readonly Law[] {
  return [...(LAWS_OF[rules.name] ?? []), ...LAWS];
}
