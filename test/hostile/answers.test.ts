import fc from 'fast-check';
import { ascension, IllegalAnswer } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { anything, attempt, expectCleanPrototypes, refused } from './coded.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });

/** Calls something with arguments that its types do not allow. */
function call(method: (...args: never[]) => unknown, ...args: readonly unknown[]): unknown {
  return Reflect.apply(method, undefined, args);
}

const anyState = fc
  .record({ seed: fc.integer(), decisions: fc.nat(120), players: fc.integer({ min: 2, max: 4 }) })
  .map(({ seed, decisions, players }) => {
    const start = rules.start({ players: ['Ann', 'Ben', 'Cid', 'Dee'].slice(0, players), seed });
    return rules.playout(start, ({ options, min }) => options.map((_, i) => i).slice(0, Math.max(min, 1)), {
      decisions,
    }).state;
  });

describe('answers of any shape', () => {
  test('aStrangeAnswerIsRefusedOrLegal', () => {
    fc.assert(
      fc.property(anyState, anything, (state, make) => {
        const answer = make();
        const json = JSON.stringify(state);
        const problem = attempt(() => rules.problemWith(state, answer));
        expect(problem).toHaveProperty('value');
        const step = attempt(() => call(rules.decide, state, answer));
        if ('value' in problem) {
          if (problem.value === null) expect(step).toHaveProperty('value');
          else expect(step).toEqual({ code: problem.value.code });
        }
        attempt(() => call(rules.playout, state, () => answer, { decisions: 1 }));
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
      fc.property(anyState, anything, anything, (state, makeAnswer, makeSeat) => {
        const [answer, seat] = [makeAnswer(), makeSeat()];
        attempt(() => call(rules.problemWith, state, answer, seat));
        attempt(() => call(rules.decide, state, answer, { seat }));
        attempt(() => call(rules.decide, state, answer, seat));
        attempt(() => call(rules.view, state, seat));
        if (typeof seat !== 'function') attempt(() => call(rules.playout, state, seat, answer));
        attempt(() => call(rules.playout, state, () => null, answer));
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
