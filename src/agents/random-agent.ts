import type { Answer, Decision } from '../kernel/decision.js';
import { below, type RandomWork, seeded } from '../kernel/random.js';
import type { Table } from '../kernel/rules.js';

/** Answers decisions; an agent is also a chooser for a playout. */
export type Agent = (decision: Decision, table: Table) => Answer;

/** Picks every answer at random: how many options, then which. The same seed gives the same answers. */
export function randomAgent(seed: number): Agent {
  const [a, b, c, d] = seeded(seed);
  const random: RandomWork = [a, b, c, d];
  return ({ options, min, max }) => {
    const size = min === max ? min : min + below(random, max - min + 1);
    if (size === 1) return [below(random, options.length)];
    const picks: number[] = [];
    while (picks.length < size) {
      const pick = below(random, options.length);
      if (!picks.includes(pick)) picks.push(pick);
    }
    return picks;
  };
}
