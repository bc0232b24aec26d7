import { isDeepStrictEqual } from 'node:util';
import {
  type AscensionRules,
  type GameState,
  history,
  newReplay,
  type Replay,
  replay,
  resume,
  type Viewer,
} from 'fatequeue';
import { describe, expect, test } from 'vitest';
import { type AnyGame, answering, chronicle, lawForEveryBox, parsed, startOf, stepsOf } from './any-game.js';

/** The cards that somebody sees, by their pieces. */
function seenBy(rules: AscensionRules, state: GameState, viewer: Viewer): ReadonlySet<number> {
  const { zones, players } = rules.view(state, viewer);
  const places = [zones, ...players.map((player) => player.zones)].flatMap((each) => Object.values(each));
  return new Set(places.flat().flatMap(({ instance }) => (instance === null ? [] : [instance])));
}

const DESPITE_ALL = ['other-seat', 'chance', 'new-card'] as const;

describe('histories', () => {
  lawForEveryBox('whatCanBeTakenBackTaughtNobodyAnything', { chronicle: 8, others: 2 }, (game, rules) => {
    const answer = answering(game);
    const past = history(rules, startOf(rules, game));
    for (let i = 0; i < 300 && past.state.decision !== null; i++) {
      const { before, seat, state } = past.decide(answer(past.state.decision));
      if (!past.canUndo(seat)) continue;
      expect(state.random).toEqual(before.random);
      const own = seenBy(rules, before, seat);
      for (const viewer of [...state.players.map((_, other) => other), 'observer'] as const) {
        const known = seenBy(rules, before, viewer);
        const learnt = [...seenBy(rules, state, viewer)].filter((piece) => !known.has(piece) && !own.has(piece));
        expect(learnt).toEqual([]);
      }
    }
  });

  test('muchCanBeTakenBack', () => {
    const { rules, name } = chronicle;
    let takenBack = 0;
    for (let seed = 0; seed < 3; seed++) {
      const game: AnyGame = { box: name, seed, players: 2 + seed, first: [], later: seed };
      const answer = answering(game);
      const past = history(rules, startOf(rules, game));
      for (let i = 0; i < 300 && past.state.decision !== null; i++) {
        if (past.canUndo(past.decide(answer(past.state.decision)).seat)) takenBack++;
      }
    }
    expect(takenBack).toBeGreaterThan(150);
  });

  lawForEveryBox('whatIsTakenBackCanBeDoneAgain', { chronicle: 8, others: 2 }, (game, rules) => {
    const often = 2 + (Math.abs(game.later) % 8);
    const answer = answering(game);
    const past = history(rules, startOf(rules, game));
    for (let i = 1; i < 200 && past.state.decision !== null; i++) {
      const { before, seat, state, answer: answered } = past.decide(answer(past.state.decision));
      if (i % often > 0) continue;
      const steps = past.steps.length;
      expect(past.undo(seat, { despite: DESPITE_ALL })).toBe(before);
      expect(past.steps).toHaveLength(steps - 1);
      const again = past.decide(answered);
      if (!isDeepStrictEqual(again.state, state)) expect(again.state).toEqual(state);
    }
  });

  lawForEveryBox('aWholeGameCanBeTakenBack', { chronicle: 8, others: 2, mostPlayers: 2 }, (game, rules) => {
    const start = startOf(rules, game);
    const past = history(rules, start);
    for (const { answer } of stepsOf(rules, game, 100)) past.decide(answer);
    while (past.steps.length > 0) past.undo(past.steps[past.steps.length - 1]?.seat ?? 0, { despite: DESPITE_ALL });
    expect(past.state).toBe(start);
  });
});

describe('replays', () => {
  function recorded(rules: AscensionRules, game: AnyGame): { readonly states: GameState[]; readonly file: Replay } {
    const states = [startOf(rules, game)];
    const past = history(rules, states[0]);
    for (const { answer } of stepsOf(rules, game)) states.push(past.decide(answer).state);
    const { players } = past.state;
    const file = JSON.parse(JSON.stringify(newReplay(rules, { players, seed: game.seed }, past.steps)));
    return { states, file };
  }

  lawForEveryBox('aReplayReachesEveryPointOfItsGame', { chronicle: 8, others: 2 }, (game, rules) => {
    const { states, file } = recorded(rules, game);
    const same = (found: GameState, state: GameState): void => {
      if (!isDeepStrictEqual(found, state)) expect(found).toEqual(state);
    };
    same(replay(rules, file), states[states.length - 1]);
    for (const part of [0, 0.2, 0.4, 0.6, 0.8]) {
      const to = Math.floor(part * states.length);
      same(replay(rules, file, { to }), states[to]);
    }
  });

  lawForEveryBox('aResumedGameIsTheSameGame', { chronicle: 8, others: 2 }, (game, rules) => {
    const { states, file } = recorded(rules, game);
    const to = Math.abs(game.later) % states.length;
    const past = resume(rules, file, { to });
    expect(isDeepStrictEqual(past.state, states[to])).toBe(true);
    const rest = resume(rules, file).steps.slice(to);
    for (const { answer } of rest.slice(0, 50)) past.decide(answer);
    expect(isDeepStrictEqual(parsed(past.state), states[Math.min(to + 50, states.length - 1)])).toBe(true);
    const again = newReplay(rules, file.start, past.steps);
    expect(again.answers).toEqual(file.answers.slice(0, past.steps.length));
  });
});
