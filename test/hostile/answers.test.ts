import fc from 'fast-check';
import { IllegalAnswer } from 'fatequeue';
import { randomAgent } from 'fatequeue/agents';
import { describe, expect, test } from 'vitest';
import { everything, chronicle as rules, special } from './boxes.js';
import { anything, attempt, expectCleanPrototypes, refused } from './coded.js';

const BOXES = { rules, everything, special } as const;

/** Calls something with arguments that its types do not allow. */
function call(method: (...args: never[]) => unknown, ...args: readonly unknown[]): unknown {
  return Reflect.apply(method, undefined, args);
}

/** Some state of a box, and what decides it: options of turns, picks, payments, names, sums, players. */
const anyMoment = fc
  .record({
    box: fc.constantFrom(...(['rules', 'everything', 'special'] as const)),
    seed: fc.integer(),
    decisions: fc.nat(120),
    players: fc.integer({ min: 2, max: 4 }),
  })
  .map(({ box, seed, decisions, players }) => {
    const by = BOXES[box];
    const start = by.start({ players: ['Ann', 'Ben', 'Cid', 'Dee'].slice(0, players), seed });
    return { box, state: by.playout(start, randomAgent(seed), { decisions }).state };
  });

describe('answers of any shape', () => {
  test('aStrangeAnswerIsRefusedOrLegal', () => {
    fc.assert(
      fc.property(anyMoment, anything, ({ box, state }, make) => {
        const by = BOXES[box];
        const answer = make();
        const json = JSON.stringify(state);
        const problem = attempt(() => by.problemWith(state, answer));
        expect(problem).toHaveProperty('value');
        const step = attempt(() => call(by.decide, state, answer));
        if ('value' in problem) {
          if (problem.value === null) expect(step).toHaveProperty('value');
          else expect(step).toEqual({ code: problem.value.code });
        }
        attempt(() => call(by.playout, state, () => answer, { decisions: 1 }));
        expect(JSON.stringify(state)).toBe(json);
        expectCleanPrototypes();
      }),
      { numRuns: 2_000 },
    );
  });

  test('aRefusalIsAnIllegalAnswer', () => {
    const state = rules.start({ players: ['Ann', 'Ben'], seed: 1 });
    for (const answer of [
      null,
      undefined,
      {},
      'x',
      [99],
      [0.5],
      [Number.NaN],
      [undefined, 1],
      new Array(2 ** 32 - 1),
    ]) {
      expect(() => call(rules.decide, state, answer)).toThrow(IllegalAnswer);
    }
  });

  test('aStrangeSeatIsRefused', () => {
    fc.assert(
      fc.property(anyMoment, anything, anything, ({ box, state }, makeAnswer, makeSeat) => {
        const by = BOXES[box];
        const [answer, seat] = [makeAnswer(), makeSeat()];
        attempt(() => call(by.problemWith, state, answer, seat));
        attempt(() => call(by.decide, state, answer, { seat }));
        attempt(() => call(by.decide, state, answer, seat));
        attempt(() => call(by.view, state, seat));
        if (typeof seat !== 'function') attempt(() => call(by.playout, state, seat, answer));
        attempt(() => call(by.playout, state, () => null, answer));
        expectCleanPrototypes();
      }),
      { numRuns: 1_000 },
    );
  });

  test('aPlayoutNeedsAChooser', () => {
    const state = rules.start({ players: ['Ann', 'Ben'], seed: 1 });
    expect(refused(() => call(rules.playout, state, 7))).toBe('playout/no-chooser');
  });
});

describe('start options of any shape', () => {
  test('strangeOptionsAreRefused', () => {
    fc.assert(
      fc.property(anything, (make) => {
        expect(refused(() => call(rules.start, make()))).toMatch(/^start\//);
        expectCleanPrototypes();
      }),
      { numRuns: 1_000 },
    );
  });

  test('optionsWithStrangeFieldsAreRefusedOrStart', () => {
    const fitting = fc.oneof(
      fc.constant(['Ann', 'Ben']),
      fc.integer(),
      fc.constant('standard'),
      fc.constant(undefined),
    );
    const field = fc.oneof(
      anything,
      fitting.map((value) => () => value),
    );
    fc.assert(
      fc.property(field, field, field, (players, seed, variant) => {
        const started = attempt(() => call(rules.start, { players: players(), seed: seed(), variant: variant() }));
        if ('code' in started) expect(started.code).toMatch(/^start\//);
        expectCleanPrototypes();
      }),
      { numRuns: 2_000 },
    );
  });

  test('namesOfAnyKindStart', () => {
    const name = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), fc.constant('__proto__'));
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 4 }), fc.maxSafeInteger(), (players, seed) => {
        const state = rules.start({ players, seed });
        expect(rules.check(JSON.parse(JSON.stringify(state)))).toEqual(state);
        expect(rules.view(state, 0).players.map((player) => player.name)).toEqual(players);
        expectCleanPrototypes();
      }),
      { numRuns: 300 },
    );
  });
});
