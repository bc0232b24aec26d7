import fc from 'fast-check';
import { type GameState, IllegalAnswer, isFatequeueError } from 'fatequeue';
import { describe, expect, test } from 'vitest';
import { anyGame, firstAnswers, rules, startOf, stepsOf } from './any-game.js';

/** What `decide` throws, or null. */
function refusal(state: GameState, answer: readonly number[], seat?: number): unknown {
  try {
    rules.decide(state, answer, { seat });
    return null;
  } catch (thrown) {
    return thrown;
  }
}

describe('law 5: every option offered is accepted, every other answer is refused and changes nothing', () => {
  test('everyOfferIsAccepted', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        for (const { before } of stepsOf(game)) {
          let offered = 0;
          for (const answer of rules.answers(before)) {
            if (++offered > 50) break;
            expect(rules.problemWith(before, answer)).toBeNull();
            expect(rules.problemWith(before, answer, before.decision?.seat)).toBeNull();
            expect(rules.decide(before, answer).state.decision?.options.length).not.toBe(0);
          }
          expect(offered).toBeGreaterThan(0);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('onlyATurnIsAskedWithoutAChoice', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        for (const { decision } of stepsOf(game)) {
          if (decision.kind !== 'turn') expect(firstAnswers(decision, 2)).toHaveLength(2);
          const keys = decision.options.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('everythingElseIsRefused', () => {
    const anyAnswer = fc.array(fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double()), { maxLength: 4 });
    fc.assert(
      fc.property(anyGame(), fc.array(anyAnswer, { minLength: 20, maxLength: 20 }), (game, tries) => {
        let step = 0;
        for (const { before, decision } of stepsOf(game, rules, 200)) {
          const { options, min, max, seat } = decision;
          const whole = options.map((_, i) => i);
          const wrong = [
            [...whole.slice(0, max), options.length].slice(-Math.max(min, 1)),
            [-1, ...whole].slice(0, Math.max(min, 1)),
            [...whole, ...whole].slice(0, max + 1),
            ...(min > 0 ? [whole.slice(0, min - 1)] : []),
            ...(max > 1 ? [[0, 0]] : []),
            tries[step++ % tries.length],
          ];
          const json = JSON.stringify(before);
          for (const answer of wrong) {
            const problem = rules.problemWith(before, answer);
            const isOffered =
              answer.length >= min &&
              answer.length <= max &&
              new Set(answer).size === answer.length &&
              answer.every((index) => whole.includes(index));
            expect(problem === null).toBe(isOffered);
            if (problem === null) continue;
            expect(problem.code).toMatch(/^answer\/[a-z-]+$/);
            const thrown = refusal(before, answer);
            expect(thrown).toBeInstanceOf(IllegalAnswer);
            expect(isFatequeueError(thrown) && thrown.code).toBe(problem.code);
          }
          expect(rules.problemWith(before, [...whole.slice(0, min)], seat + 1)?.code).toBe('answer/wrong-seat');
          expect(refusal(before, whole.slice(0, min), seat + 1)).toBeInstanceOf(IllegalAnswer);
          expect(JSON.stringify(before)).toBe(json);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('nothingIsAcceptedAfterTheEnd', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        let end = startOf(game);
        for (const { state } of stepsOf(game)) {
          expect(rules.outcome(end)).toBeNull();
          end = state;
        }
        expect(rules.outcome(end)?.winners).toHaveLength(1);
        expect([...rules.answers(end)]).toEqual([]);
        expect(rules.problemWith(end, [])?.code).toBe('answer/game-over');
        expect(refusal(end, [])).toBeInstanceOf(IllegalAnswer);
      }),
      { numRuns: 10 },
    );
  });
});
