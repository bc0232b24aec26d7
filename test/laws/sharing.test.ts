import { isDeepStrictEqual } from 'node:util';
import type { AscensionRules } from 'fatequeue';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AnyGame, BOXES, type Box, chronicle, holdsFor, lawForEveryBox, startOf, stepsOf } from './any-game.js';

/** Plays a whole game and looks whether anything that went in was changed. */
function inputIsNeverChanged(game: AnyGame, rules: AscensionRules): void {
  let json = JSON.stringify(startOf(rules, game));
  for (const { before, answer, state, events } of stepsOf(rules, game)) {
    rules.playout(before, () => answer, { decisions: 1 });
    rules.view(before, 'all');
    rules.pending(before);
    rules.outcome(before);
    rules.explain(events);
    expect(JSON.stringify(before)).toBe(json);
    json = JSON.stringify(state);
  }
}

/** States share what did not change. */
function unchangedPartsAreShared(game: AnyGame, rules: AscensionRules): void {
  for (const { before, state, events } of stepsOf(rules, game)) {
    expect(state.pieces).toBe(before.pieces);
    expect(state.players).toBe(before.players);
    if (!events.some(({ event }) => event === 'changed')) expect(state.counters).toBe(before.counters);
    if (isDeepStrictEqual(state.random, before.random)) expect(state.random).toBe(before.random);
    // What no event speaks of was not touched: there are as many events of moves as lists can have changed.
    const isUntouched = !events.some(({ event }) => event === 'moved' || event === 'shuffled');
    if (isUntouched) expect(state.places).toBe(before.places);
    if (isUntouched) expect(state.links).toBe(before.links);
    const touched = new Set(
      events.flatMap((e) =>
        e.event === 'moved' ? [name(e.from), name(e.to)] : e.event === 'shuffled' ? [name(e.place)] : [],
      ),
    );
    const changed = state.places.filter((place, i) => place !== before.places[i]);
    expect(changed.length).toBeLessThanOrEqual(touched.size);
  }
}

function name({ zone, seat }: { readonly zone: string; readonly seat: number }): string {
  return `${zone} of ${seat}`;
}

describe('law 8: the input state is never changed, and states share what did not change', () => {
  lawForEveryBox('inputIsNeverChanged', { chronicle: 8, others: 2 }, inputIsNeverChanged);

  lawForEveryBox('statesAreFrozen', { chronicle: 5, others: 2 }, (game, rules) => {
    for (const { state, events } of stepsOf(rules, game, 100)) {
      expect(
        [state, state.decision, state.queue, state.counters, state.links, events, ...events].every(Object.isFrozen),
      ).toBe(true);
      expect(state.places.every(Object.isFrozen)).toBe(true);
    }
  });

  lawForEveryBox('unchangedPartsAreShared', { chronicle: 15, others: 3 }, unchangedPartsAreShared);

  test('unchangedPartsAreShared: a deck of one card is shuffled, which takes no chance', () => {
    const game: AnyGame = { box: chronicle.name, seed: 2147483573, players: 3, first: [], later: 556266923 };
    unchangedPartsAreShared(game, chronicle.rules);
  });
});

describe('law 8 in production, where nothing is frozen', () => {
  const inProduction = new Map<string, Box>();

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.resetModules();
    const { BOXES: unfrozen } = await import('./any-game.js');
    for (const box of unfrozen) inProduction.set(box.name, box);
  });

  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  function unfrozen({ name }: Box): Box {
    const box = inProduction.get(name);
    if (box === undefined) throw new Error(`there is no box ${name} in production`);
    return box;
  }

  test.each(BOXES)('inputIsNeverChanged: $name', (box) => {
    const other = unfrozen(box);
    expect(Object.isFrozen(other.rules.start({ players: ['Ann', 'Ben'], seed: 1 }))).toBe(false);
    holdsFor(other, box === chronicle ? 8 : 2, inputIsNeverChanged);
  });

  test.each(BOXES)('productionPlaysTheSameGame: $name', (box) => {
    holdsFor(box, box === chronicle ? 8 : 2, (game, rules) => {
      const other = stepsOf(unfrozen(box).rules, game);
      for (const { state } of stepsOf(rules, game)) {
        const step = other.next().value;
        if (!step || !isDeepStrictEqual(step.state, state)) expect(step?.state).toEqual(state);
      }
      expect(other.next().done).toBe(true);
    });
  });
});
