import type { StartOptions } from '../index.js';
import type { OpenGame } from './games.js';
import type { Paint } from './paint.js';
import { botsOf, type Sitting } from './seating.js';
import { scoreLines, storyOf, turnOf } from './story.js';
import { choiceWords } from './wording.js';

/** A game of bots, told line by line: each turn, each decision, what followed from it and why, and the scores. */
export function* narratedGame(
  game: OpenGame,
  seats: readonly Sitting[],
  start: StartOptions,
  brief: boolean,
  paint: Paint,
): Generator<string, void, undefined> {
  const { rules, cards } = game;
  const answer = botsOf(game, start.seed);
  let state = rules.start(start);
  let turn = 0;
  yield `${seats.length} bots, seed ${start.seed}`;
  for (let step = 0; state.decision !== null; step++) {
    const before = state;
    const { decision } = state;
    const mark = turnOf(rules, before);
    if (mark.turn !== turn) {
      turn = mark.turn;
      yield '';
      yield paint.heading(mark.heading);
    }
    const { who } = seats[decision.seat];
    const picks = answer(who === 'person' ? 'greedy' : who, before, decision, step);
    const { state: after, events } = rules.decide(before, picks, { seat: decision.seat });
    const choice = choiceWords(cards, before.players[decision.seat], decision, picks);
    yield `${paint.strong(choice)} (${decision.source.ruling})`;
    if (!brief) for (const line of storyOf(rules, events, before.players, 'all')) yield paint.faint(`    ${line}`);
    state = after;
  }
  yield '';
  yield paint.heading('Final scores');
  const outcome = rules.outcome(state);
  if (outcome !== null) yield* scoreLines(outcome);
}
