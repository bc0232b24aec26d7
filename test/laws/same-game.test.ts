import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Answer, GameState } from 'fatequeue';
import { describe, expect, test } from 'vitest';
import { answering, anyGame, MOST_DECISIONS, parsed, rules, startOf, stepsOf } from './any-game.js';

/** Answers in a row, as a chooser of a playout. */
function inOrder(answers: readonly Answer[], from = 0): () => Answer | null {
  let next = from;
  return () => answers[next++] ?? null;
}

describe('law 1: same rules, seed and answers, same states and events', () => {
  test('sameSeedSameGame', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        const again = stepsOf(game);
        for (const { state, events } of stepsOf(game)) {
          const other = again.next().value;
          if (!other) throw new Error('the second game is shorter');
          if (!isDeepStrictEqual(state, other.state) || !isDeepStrictEqual(events, other.events)) {
            expect({ state: other.state, events: other.events }).toEqual({ state, events });
          }
        }
        expect(again.next().done).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('differentSeedsDifferentGames', () => {
    const deals = new Set<string>();
    for (let seed = -100; seed < 100; seed++) {
      deals.add(JSON.stringify(rules.start({ players: ['Ann', 'Ben'], seed }).places));
    }
    expect(deals.size).toBe(200);
  });
});

describe('law 2: a JSON round trip at every decision changes nothing that follows', () => {
  test('parsedStatesReachTheSameEnd', () => {
    fc.assert(
      fc.property(anyGame(3), (game) => {
        const answers: Answer[] = [];
        const befores: GameState[] = [];
        let end = startOf(game);
        for (const { before, answer, state } of stepsOf(game)) {
          answers.push(answer);
          befores.push(before);
          end = state;
        }
        befores.forEach((before, i) => {
          const played = rules.playout(parsed(before), inOrder(answers, i));
          if (!isDeepStrictEqual(played.state, end)) expect({ i, state: played.state }).toEqual({ i, state: end });
        });
      }),
      { numRuns: 3 },
    );
  });

  test('aGameOfParsedStatesIsTheSameGame', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        const straight = stepsOf(game);
        for (const { state, events } of stepsOf(game, rules, MOST_DECISIONS, parsed)) {
          const step = straight.next().value;
          if (!step) throw new Error('the game without round trips is shorter');
          if (!isDeepStrictEqual(state, step.state) || !isDeepStrictEqual(events, step.events)) {
            expect({ state, events }).toEqual({ state: step.state, events: step.events });
          }
        }
        expect(straight.next().done).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test('aStateIsPlainJson', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        for (const { state, events } of stepsOf(game, rules, 200)) {
          if (!isDeepStrictEqual(parsed(state), state)) expect(parsed(state)).toEqual(state);
          expect(JSON.parse(JSON.stringify(events))).toEqual(events);
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('law 9: playout mode and step mode reach the same states', () => {
  test('everyPrefixOfAPlayoutIsAState', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        const start = startOf(game);
        const same = (state: GameState, decisions: number): void => {
          const played = rules.playout(start, answering(game), { decisions });
          expect(played.decisions).toBe(decisions);
          if (!isDeepStrictEqual(played.state, state)) {
            expect({ decisions, state: played.state }).toEqual({ decisions, state });
          }
        };
        same(start, 0);
        let decisions = 0;
        for (const { state } of stepsOf(game)) {
          decisions++;
          if (decisions <= 150 || decisions % 25 === 0 || state.decision === null) same(state, decisions);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('aPlayoutGoesOnFromEveryState', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        for (const { before, answer, state } of stepsOf(game)) {
          const played = rules.playout(before, () => answer, { decisions: 1 });
          if (!isDeepStrictEqual(played.state, state)) expect(played.state).toEqual(state);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('aChooserMayStop', () => {
    const start = rules.start({ players: ['Ann', 'Ben'], seed: 1 });
    expect(rules.playout(start, () => null)).toEqual({ state: start, decisions: 0 });
  });
});
