import { type AscensionRules, ascension } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';

const boxes = [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients, lexicon];

/** The rules of each box alone, and of all together. */
export const games: readonly (readonly [name: string, rules: AscensionRules])[] = [
  ...boxes.map((set) => [set.name, ascension({ sets: [set] })] as const),
  ['all boxes together', ascension({ sets: boxes })],
];
