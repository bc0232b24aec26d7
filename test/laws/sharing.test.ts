import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anyGame, rules, startOf, stepsOf } from './any-game.js';

type Rules = typeof rules;

/** Plays whole games and looks whether anything that went in was changed. */
function inputIsNeverChanged(by: Rules, numRuns: number): void {
  fc.assert(
    fc.property(anyGame(), (game) => {
      let json = JSON.stringify(startOf(game, by));
      for (const { before, answer, state, events } of stepsOf(game, by)) {
        by.playout(before, () => answer, { decisions: 1 });
        by.view(before, 'all');
        by.pending(before);
        by.outcome(before);
        by.explain(events);
        expect(JSON.stringify(before)).toBe(json);
        json = JSON.stringify(state);
      }
    }),
    { numRuns },
  );
}

describe('law 8: the input state is never changed, and states share what did not change', () => {
  test('inputIsNeverChanged', () => inputIsNeverChanged(rules, 10));

  test('statesAreFrozen', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        for (const { state, events } of stepsOf(game, rules, 100)) {
          expect([state, state.decision, state.queue, state.counters, events, ...events].every(Object.isFrozen)).toBe(
            true,
          );
          expect(state.places.every(Object.isFrozen)).toBe(true);
        }
      }),
      { numRuns: 5 },
    );
  });

  test('unchangedPartsAreShared', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        for (const { before, state, events } of stepsOf(game)) {
          expect(state.pieces).toBe(before.pieces);
          expect(state.players).toBe(before.players);
          if (!events.some(({ event }) => event === 'changed')) expect(state.counters).toBe(before.counters);
          if (isDeepStrictEqual(state.random, before.random)) expect(state.random).toBe(before.random);
          // What no event speaks of was not touched: there are as many events of moves as lists can have changed.
          const isUntouched = !events.some(({ event }) => event === 'moved' || event === 'shuffled');
          if (isUntouched) expect(state.places).toBe(before.places);
          const touched = new Set(
            events.flatMap((e) =>
              e.event === 'moved' ? [name(e.from), name(e.to)] : e.event === 'shuffled' ? [name(e.place)] : [],
            ),
          );
          const changed = state.places.filter((place, i) => place !== before.places[i]);
          expect(changed.length).toBeLessThanOrEqual(touched.size);
        }
      }),
      { numRuns: 20 },
    );
  });
});

function name({ zone, seat }: { readonly zone: string; readonly seat: number }): string {
  return `${zone} of ${seat}`;
}

describe('law 8 in production, where nothing is frozen', () => {
  let inProduction: Rules;

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.resetModules();
    const { rules: unfrozen } = await import('./any-game.js');
    inProduction = unfrozen;
  });

  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test('inputIsNeverChanged', () => {
    expect(Object.isFrozen(inProduction.start({ players: ['Ann', 'Ben'], seed: 1 }))).toBe(false);
    inputIsNeverChanged(inProduction, 10);
  });

  test('productionPlaysTheSameGame', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        const other = stepsOf(game, inProduction);
        for (const { state } of stepsOf(game)) {
          const step = other.next().value;
          if (!step || !isDeepStrictEqual(step.state, state)) expect(step).toEqual(state);
        }
      }),
      { numRuns: 10 },
    );
  });
});
