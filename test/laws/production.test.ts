import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { inputIsNeverChanged } from '../../src/testing/laws/input-is-never-changed.js';
import { stepsOf } from '../../src/testing/trial.js';
import { BOXES, type Box, chronicle, holdsFor } from './boxes.js';

interface Production {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly inputIsNeverChanged: typeof inputIsNeverChanged;
}

describe('law 8 in production, where nothing is frozen', () => {
  let production: Production;

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.resetModules();
    const { BOXES: unfrozen } = await import('./boxes.js');
    const { inputIsNeverChanged: law } = await import('../../src/testing/laws/input-is-never-changed.js');
    production = { boxes: new Map(unfrozen.map((box) => [box.name, box])), inputIsNeverChanged: law };
  });

  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  function unfrozen({ name }: Box): Box {
    const box = production.boxes.get(name);
    if (box === undefined) throw new Error(`there is no box ${name} in production`);
    return box;
  }

  test.each(BOXES)('input is never changed: $name', (box) => {
    const other = unfrozen(box);
    expect(Object.isFrozen(other.rules.start({ players: ['Ann', 'Ben'], seed: 1 }))).toBe(false);
    holdsFor(other, box === chronicle ? 5 : 2, (trial, rules) => production.inputIsNeverChanged(rules, trial));
  });

  test.each(BOXES)('production plays the same game: $name', (box) => {
    holdsFor(box, box === chronicle ? 5 : 2, (trial, rules) => {
      const other = stepsOf(unfrozen(box).rules, trial);
      for (const { state } of stepsOf(rules, trial)) expect(other.next().value?.state).toEqual(state);
      expect(other.next().done).toBe(true);
    });
  });
});
