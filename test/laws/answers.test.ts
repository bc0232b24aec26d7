import fc from 'fast-check';
import { type AscensionRules, type GameState, IllegalAnswer, isFatequeueError } from 'fatequeue';
import { describe, expect } from 'vitest';
import { type AnyGame, firstAnswers, lawForEveryBox, startOf, stepsOf } from './any-game.js';

/** What `decide` throws, or null. */
function refusal(rules: AscensionRules, state: GameState, answer: readonly number[], seat?: number): unknown {
  try {
    rules.decide(state, answer, { seat });
    return null;
  } catch (thrown) {
    return thrown;
  }
}

/** Answers of numbers that may or may not be indexes, other ones for each game. */
function strangeAnswers({ later }: AnyGame): readonly (readonly number[])[] {
  const anyAnswer = fc.array(fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double()), { maxLength: 4 });
  return fc.sample(anyAnswer, { numRuns: 20, seed: later });
}

describe('law 5: every option offered is accepted, every other answer is refused and changes nothing', () => {
  lawForEveryBox('everyOfferIsAccepted', { chronicle: 12, others: 3 }, (game, rules) => {
    for (const { before } of stepsOf(rules, game)) {
      let offered = 0;
      for (const answer of rules.answers(before)) {
        if (++offered > 50) break;
        expect(rules.problemWith(before, answer)).toBeNull();
        expect(rules.problemWith(before, answer, before.decision?.seat)).toBeNull();
        expect(rules.decide(before, answer).state.decision?.options.length).not.toBe(0);
      }
      expect(offered).toBeGreaterThan(0);
    }
  });

  lawForEveryBox('onlyATurnIsAskedWithoutAChoice', { chronicle: 25, others: 4 }, (game, rules) => {
    for (const { decision } of stepsOf(rules, game)) {
      if (decision.kind !== 'turn') expect(firstAnswers(decision, 2)).toHaveLength(2);
      const keys = decision.options.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  lawForEveryBox('everythingElseIsRefused', { chronicle: 12, others: 3 }, (game, rules) => {
    const tries = strangeAnswers(game);
    let step = 0;
    for (const { before, decision } of stepsOf(rules, game, 200)) {
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
        const thrown = refusal(rules, before, answer);
        expect(thrown).toBeInstanceOf(IllegalAnswer);
        expect(isFatequeueError(thrown) && thrown.code).toBe(problem.code);
      }
      expect(rules.problemWith(before, [...whole.slice(0, min)], seat + 1)?.code).toBe('answer/wrong-seat');
      expect(refusal(rules, before, whole.slice(0, min), seat + 1)).toBeInstanceOf(IllegalAnswer);
      expect(JSON.stringify(before)).toBe(json);
    }
  });

  lawForEveryBox('nothingIsAcceptedAfterTheEnd', { chronicle: 10, others: 3 }, (game, rules) => {
    let end = startOf(rules, game);
    for (const { state } of stepsOf(rules, game)) {
      expect(rules.outcome(end)).toBeNull();
      end = state;
    }
    expect(rules.outcome(end)?.winners).toHaveLength(1);
    expect([...rules.answers(end)]).toEqual([]);
    expect(rules.problemWith(end, [])?.code).toBe('answer/game-over');
    expect(refusal(rules, end, [])).toBeInstanceOf(IllegalAnswer);
  });
});
