import fc from 'fast-check';
import { ascension, history, narrateReplay, newReplay, replay, resume } from 'fatequeue';
import { randomAgent } from 'fatequeue/agents';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { anything, attempt, changed, changes, expectCleanPrototypes, refused } from './coded.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });

/** Calls something with arguments that its types do not allow. */
function call(method: (...args: never[]) => unknown, ...args: readonly unknown[]): unknown {
  return Reflect.apply(method, undefined, args);
}

/** The replay of a game's beginning, as text. */
function fileOf(seed: number, decisions: number): string {
  const start = { players: ['Ann', 'Ben'], seed };
  const agent = randomAgent(seed);
  const game = history(rules, rules.start(start));
  for (let i = 0; i < decisions && game.state.decision !== null; i++) {
    game.decide(agent(game.state.decision, { view: () => rules.view(game.state, 'observer') }));
  }
  return JSON.stringify(newReplay(rules, start, game.steps));
}

describe('replays that this library did not write', () => {
  test('anythingElseIsRefused', () => {
    fc.assert(
      fc.property(anything, (make) => {
        for (const use of [replay, resume, narrateReplay]) {
          expect(refused(() => use(rules, make()))).toMatch(/^replay\//);
        }
        expectCleanPrototypes();
      }),
      { numRuns: 1_000 },
    );
  });

  test('aChangedReplayIsRefusedOrPlays', () => {
    let played = 0;
    fc.assert(
      fc.property(fc.integer(), fc.nat(40), changes(1, 3), (seed, decisions, all) => {
        const file = changed(fileOf(seed, decisions), all);
        const end = attempt(() => replay(rules, file));
        const resumed = attempt(() => resume(rules, file).state);
        expect(resumed).toEqual(end);
        const told = attempt(() => narrateReplay(rules, file));
        expect('code' in told).toBe('code' in end);
        if ('value' in end) played++;
        expectCleanPrototypes();
      }),
      { numRuns: 300 },
    );
    expect(played).toBeGreaterThan(0);
  });

  test('strangeLimitsAreRefused', () => {
    const file = JSON.parse(fileOf(1, 10));
    fc.assert(
      fc.property(anything, (make) => {
        const strange = make();
        const whole = attempt(() => call(replay, rules, file, strange));
        const part = attempt(() => call(replay, rules, file, { to: strange }));
        for (const result of [whole, part]) if ('code' in result) expect(result.code).toMatch(/^replay\//);
        expectCleanPrototypes();
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('histories of any shape', () => {
  test('aStrangeAnswerIsRefusedOrRecorded', () => {
    const start = rules.start({ players: ['Ann', 'Ben'], seed: 1 });
    fc.assert(
      fc.property(anything, anything, (makeAnswer, makeOptions) => {
        const game = history(rules, start);
        const answer = makeAnswer();
        const legal = rules.problemWith(start, answer) === null;
        const step = attempt(() => call(game.decide, answer));
        expect('value' in step).toBe(legal);
        expect(game.steps).toHaveLength(legal ? 1 : 0);
        attempt(() => call(game.decide, [0], makeOptions()));
        const { state } = game;
        const undone = attempt(() => call(game.undo, makeOptions(), makeOptions()));
        if ('code' in undone) expect(game.state).toBe(state);
        attempt(() => call(game.canUndo, 0, makeOptions()));
        expectCleanPrototypes();
      }),
      { numRuns: 1_000 },
    );
  });

  test('aHistoryOfAnythingElseIsRefused', () => {
    fc.assert(
      fc.property(anything, (make) => {
        expect(refused(() => call(history, rules, make()))).toMatch(/^state\//);
      }),
      { numRuns: 300 },
    );
  });
});
