import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decision, hasChoice, legalAnswers, readAnswer } from '../../src/kernel/decision.js';

function decision(options: number, min: number, max: number, ordered = false): Decision {
  return {
    seat: 0,
    kind: 'pick',
    prompt: 'Pick.',
    options: Array.from({ length: options }, (_, i) => ({ do: 'pick', key: `pick:${i}` })),
    min,
    max,
    ordered,
    source: { card: null, instance: null, ruling: 'T1' },
  };
}

const decisions = fc
  .record({ options: fc.integer({ min: 1, max: 6 }), a: fc.nat(6), b: fc.nat(6), ordered: fc.boolean() })
  .map(({ options, a, b, ordered }) => {
    const [min, max] = [Math.min(a, b, options), Math.min(Math.max(a, b), options)];
    return decision(options, min, max, ordered);
  });

function code(found: Decision | null, answer: unknown): string | null {
  const read = readAnswer(found, answer);
  return Array.isArray(read) ? null : read.code;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

describe('legalAnswers', () => {
  test('goes by size, then by index', () => {
    expect([...legalAnswers(decision(3, 0, 2))]).toEqual([[], [0], [1], [2], [0, 1], [0, 2], [1, 2]]);
  });

  test('gives every order where the decision is ordered', () => {
    expect([...legalAnswers(decision(3, 2, 2, true))]).toEqual([
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 1],
    ]);
  });

  test('is empty when the game is over', () => {
    expect([...legalAnswers(null)]).toEqual([]);
  });

  test('is lazy', () => {
    expect(legalAnswers(decision(5_000, 2_000, 4_000)).next().value).toHaveLength(2_000);
  });

  test('everyAnswerIsCountedOnce', () => {
    fc.assert(
      fc.property(decisions, (asked) => {
        const { min, max, ordered } = asked;
        const n = asked.options.length;
        let expected = 0;
        for (let size = min; size <= max; size++) {
          expected += factorial(n) / factorial(n - size) / (ordered ? 1 : factorial(size));
        }
        const answers = [...legalAnswers(asked)];
        expect(answers).toHaveLength(expected);
        expect(new Set(answers.map((answer) => answer.join())).size).toBe(expected);
        for (const answer of answers) expect(readAnswer(asked, answer)).toEqual(answer);
      }),
    );
  });
});

describe('hasChoice', () => {
  test('aChoiceIsTwoAnswersOrMore', () => {
    fc.assert(
      fc.property(decisions, (asked) => {
        const answers = new Set([...legalAnswers({ ...asked, ordered: false })].map((answer) => answer.join()));
        expect(hasChoice(asked.options.length, asked.min, asked.max)).toBe(answers.size > 1);
      }),
    );
  });

  test('nothing to choose from is no choice', () => {
    expect(hasChoice(0, 0, 0)).toBe(false);
  });
});

describe('readAnswer', () => {
  test.each([
    ['answer/not-a-list', 'x'],
    ['answer/not-a-list', { 0: 0, length: 1 }],
    ['answer/too-few', []],
    ['answer/too-many', [0, 1, 2]],
    ['answer/too-many', new Array(2 ** 32 - 1)],
    ['answer/not-offered', [4]],
    ['answer/not-offered', [-1]],
    ['answer/not-offered', [0.5]],
    ['answer/not-offered', [Number.NaN]],
    ['answer/not-offered', ['0']],
    ['answer/not-offered', new Array(1)],
    ['answer/repeated', [1, 1]],
    [null, [3]],
    [null, [3, 0]],
  ])('says %s', (expected, answer) => {
    expect(code(decision(4, 1, 2), answer)).toBe(expected);
  });

  test('says answer/game-over when nothing is asked', () => {
    expect(code(null, [])).toBe('answer/game-over');
  });

  test('says answer/unreadable of a list that throws', () => {
    const { proxy, revoke } = Proxy.revocable([0], {});
    revoke();
    expect(code(decision(4, 1, 2), proxy)).toBe('answer/unreadable');
  });

  test('gives a copy', () => {
    const answer = [2, 0];
    const read = readAnswer(decision(4, 1, 2), answer);
    expect(read).toEqual(answer);
    expect(read).not.toBe(answer);
  });
});
