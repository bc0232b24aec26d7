import { type AscendedRules, ascended } from 'fatequeue/ascended';
import { type BoardPosition, type BoardScenario, boardScenario, type TilesByName } from 'fatequeue/testing';
import { below, type RandomWork, seeded } from '../../src/kernel/random.js';
import { provingGround } from './proving-ground.js';

/** The board game with a box that has every word of the language. */
export const rules: AscendedRules = ascended({ sets: [provingGround] });

/** A position of that box. */
export function board(position: BoardPosition): BoardScenario {
  return boardScenario(rules, position);
}

/** A map with every kind of terrain around a tile of snow. */
export const MAP: TilesByName = {
  home: ['Snow', 0, 0],
  east: ['Forest', 1, 0],
  far: ['Mountain', 2, 0],
  farthest: ['Snow', 3, 0],
  village: ['Village', -1, 0],
  castle: ['Castle', 0, 1],
  ruins: ['Ruins', 0, -1],
  lake: ['Lake', -1, 1],
};

/** Dice that are to fall: how many sides they have, and what each shows. */
export type Fall = readonly [sides: 6 | 12, ...results: readonly number[]];

/** The first seed with which dice fall like this, if nothing else is left to chance before. */
export function seedFor(...falls: readonly Fall[]): number {
  for (let seed = 1; seed < 3_000_000; seed++) {
    const [a, b, c, d] = seeded(seed);
    const random: RandomWork = [a, b, c, d];
    if (falls.every(([sides, ...results]) => results.every((result) => below(random, sides) + 1 === result)))
      return seed;
  }
  throw new Error('no seed makes the dice fall like this');
}

/** The code of an error that something throws, or null. */
export function codeOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'no code';
  }
}
