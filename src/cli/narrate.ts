import type { Paint } from './paint.js';
import type { Session } from './play.js';
import { botsOf } from './seating.js';
import { scoreLines, storyOf, turnOf } from './story.js';
import { choiceWords } from './wording.js';

/** A game of bots, told line by line: each turn, each decision, what followed from it and why, and the scores. */
export function* narratedGame(
  { game, seats, start, history }: Session,
  brief: boolean,
  paint: Paint,
): Generator<string, void, undefined> {
  const { rules, cards } = game;
  const bots = botsOf(game, start.seed);
  let turn = 0;
  yield `${seats.length} bots, seed ${start.seed}`;
  for (;;) {
    const { state, steps } = history;
    const { decision, players } = state;
    if (decision === null) break;
    const mark = turnOf(game, state);
    if (mark.turn !== turn) {
      turn = mark.turn;
      yield '';
      yield paint.heading(mark.heading);
    }
    const { who } = seats[decision.seat];
    const answer = bots(who === 'person' ? 'greedy' : who, state, decision, steps.length);
    const { events } = history.decide(answer, { seat: decision.seat });
    yield `${paint.strong(choiceWords(cards, players[decision.seat], decision, answer))} (${decision.source.ruling})`;
    if (!brief) for (const line of storyOf(rules, events, players, 'all')) yield paint.faint(`    ${line}`);
  }
  yield '';
  yield paint.heading('Final scores');
  const outcome = rules.outcome(history.state);
  if (outcome !== null) yield* scoreLines(outcome);
}
