import fc from 'fast-check';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { arbitraries, LawBroken } from 'fatequeue/testing';

/** How far to go, and from where. */
export interface FuzzOptions {
  /** The seed of the first game; those after it have the next ones. */
  readonly seed: number;
  /** How many decisions are answered in all. */
  readonly decisions: number;
  /** Stops after the first game. */
  readonly once?: boolean;
  /** How many laws may break before it stops. */
  readonly mostFound?: number;
}

/** A game that broke a law, made as small as it could be. */
export interface Found {
  readonly seed: number;
  readonly law: string;
  readonly message: string;
}

/** How far it has come. */
export interface Progress {
  readonly games: number;
  readonly decisions: number;
  readonly found: readonly Found[];
}

const { everyLawHolds } = arbitraries(fc);

/** How long a game that broke a law may be made smaller, in milliseconds. */
const SHRINKING = 60_000;

/** Plays random games with random sets and random combinations under all laws; `tell` hears of each game. */
export function fuzz(
  { seed, decisions: most, once = false, mostFound = 5 }: FuzzOptions,
  tell: (at: Progress) => void,
): Progress {
  const found: Found[] = [];
  let games = 0;
  let decisions = 0;
  const property = everyLawHolds({
    decisions: 120,
    combinedWith: [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients, lexicon],
    onGame: (played) => {
      decisions += played;
    },
  });
  while (decisions < most && found.length < mostFound) {
    const before = decisions;
    const run = fc.check(property, { seed: seed + games, numRuns: 1, interruptAfterTimeLimit: SHRINKING });
    if (run.failed) {
      decisions = before;
      const { errorInstance: error } = run;
      const law = error instanceof LawBroken ? error.law : 'none';
      const message = error instanceof Error ? error.message : String(error);
      if (!found.some((one) => one.law === law)) found.push({ seed: seed + games, law, message });
    }
    games++;
    tell({ games, decisions, found });
    if (once) break;
  }
  return { games, decisions, found };
}
