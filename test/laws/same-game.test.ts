import { isDeepStrictEqual } from 'node:util';
import type { Answer, AscensionRules, GameState } from 'fatequeue';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  answering,
  BOXES,
  chronicle,
  lawForEveryBox,
  MOST_DECISIONS,
  parsed,
  startOf,
  stepsOf,
} from './any-game.js';

/** Answers in a row, as a chooser of a playout. */
function inOrder(answers: readonly Answer[], from = 0): () => Answer | null {
  let next = from;
  return () => answers[next++] ?? null;
}

describe('law 1: same rules, seed and answers, same states and events', () => {
  lawForEveryBox('sameSeedSameGame', { chronicle: 25, others: 3 }, (game, rules) => {
    const again = stepsOf(rules, game);
    for (const { state, events } of stepsOf(rules, game)) {
      const other = again.next().value;
      if (!other) throw new Error('the second game is shorter');
      if (!isDeepStrictEqual(state, other.state) || !isDeepStrictEqual(events, other.events)) {
        expect({ state: other.state, events: other.events }).toEqual({ state, events });
      }
    }
    expect(again.next().done).toBe(true);
  });

  test.each(BOXES)('differentSeedsDifferentGames: $name', ({ rules }) => {
    const deals = new Set<string>();
    for (let seed = -100; seed < 100; seed++) {
      deals.add(JSON.stringify(rules.start({ players: ['Ann', 'Ben'], seed }).places));
    }
    expect(deals.size).toBe(200);
  });
});

describe('law 2: a JSON round trip at every decision changes nothing that follows', () => {
  /** From some states of a game, parsed, the same answers lead to the same end. */
  function parsedStatesReachTheEnd(rules: AscensionRules, game: AnyGame, isTried: (decision: number) => boolean): void {
    const answers: Answer[] = [];
    const befores: GameState[] = [];
    let end = startOf(rules, game);
    for (const { before, answer, state } of stepsOf(rules, game)) {
      answers.push(answer);
      befores.push(before);
      end = state;
    }
    befores.forEach((before, i) => {
      if (!isTried(i)) return;
      const played = rules.playout(parsed(before), inOrder(answers, i));
      if (!isDeepStrictEqual(played.state, end)) expect({ i, state: played.state }).toEqual({ i, state: end });
    });
  }

  // From every state it takes the square of a game's length; that single steps are the same is the next law.
  lawForEveryBox('parsedStatesReachTheSameEnd', { chronicle: 3, others: 3, mostPlayers: 3 }, (game, rules) => {
    const every = game.box === chronicle.name ? 1 : 25;
    parsedStatesReachTheEnd(rules, game, (decision) => decision % every === 0);
  });

  lawForEveryBox('aGameOfParsedStatesIsTheSameGame', { chronicle: 10, others: 2 }, (game, rules) => {
    const straight = stepsOf(rules, game);
    for (const { state, events } of stepsOf(rules, game, MOST_DECISIONS, parsed)) {
      const step = straight.next().value;
      if (!step) throw new Error('the game without round trips is shorter');
      if (!isDeepStrictEqual(state, step.state) || !isDeepStrictEqual(events, step.events)) {
        expect({ state, events }).toEqual({ state: step.state, events: step.events });
      }
    }
    expect(straight.next().done).toBe(true);
  });

  lawForEveryBox('aStateIsPlainJson', { chronicle: 10, others: 3 }, (game, rules) => {
    for (const { state, events } of stepsOf(rules, game, 200)) {
      if (!isDeepStrictEqual(parsed(state), state)) expect(parsed(state)).toEqual(state);
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(events)), events)) {
        expect(JSON.parse(JSON.stringify(events))).toEqual(events);
      }
    }
  });
});

describe('law 9: playout mode and step mode reach the same states', () => {
  lawForEveryBox('everyPrefixOfAPlayoutIsAState', { chronicle: 10, others: 2 }, (game, rules) => {
    const start = startOf(rules, game);
    const same = (state: GameState, decisions: number): void => {
      const played = rules.playout(start, answering(game), { decisions });
      expect(played.decisions).toBe(decisions);
      if (!isDeepStrictEqual(played.state, state)) {
        expect({ decisions, state: played.state }).toEqual({ decisions, state });
      }
    };
    same(start, 0);
    let decisions = 0;
    for (const { state } of stepsOf(rules, game)) {
      decisions++;
      if (decisions <= 100 || decisions % 50 === 0 || state.decision === null) same(state, decisions);
    }
  });

  lawForEveryBox('aPlayoutGoesOnFromEveryState', { chronicle: 12, others: 3 }, (game, rules) => {
    for (const { before, answer, state } of stepsOf(rules, game)) {
      const played = rules.playout(before, () => answer, { decisions: 1 });
      if (!isDeepStrictEqual(played.state, state)) expect(played.state).toEqual(state);
    }
  });

  test('aChooserMayStop', () => {
    const { rules } = chronicle;
    const start = rules.start({ players: ['Ann', 'Ben'], seed: 1 });
    expect(rules.playout(start, () => null)).toEqual({ state: start, decisions: 0 });
  });
});
