import type { OpenGame } from './games.js';
import type { Paint } from './paint.js';
import { scoreLines, storyOf, turnOf } from './story.js';
import { choiceWords } from './wording.js';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'] as const;

/** The names at a table of so many. */
export function playerNames(players: number): readonly string[] {
  return NAMES.slice(0, players);
}

/** What a game is dealt and told by. */
export interface Settings {
  readonly seed: number;
  readonly players: number;
  /** Decisions only, without what follows from them. */
  readonly brief: boolean;
}

/** A game of bots, told line by line: each turn, each decision, what followed from it and why, and the scores. */
export function* narratedGame(
  { rules, cards, agent }: OpenGame,
  { seed, players, brief }: Settings,
  paint: Paint,
): Generator<string, void, undefined> {
  const bot = agent('greedy', seed);
  let state = rules.start({ players: playerNames(players), seed });
  let turn = 0;
  yield `${players} bots, seed ${seed}`;
  while (state.decision !== null) {
    const before = state;
    const { decision } = state;
    const mark = turnOf(rules, before);
    if (mark.turn !== turn) {
      turn = mark.turn;
      yield '';
      yield paint.heading(mark.heading);
    }
    const answer = bot(decision, { view: () => rules.view(before, decision.seat) });
    const step = rules.decide(before, answer, { seat: decision.seat });
    const choice = choiceWords(cards, before.players[decision.seat], decision, answer);
    yield `${paint.strong(choice)} (${decision.source.ruling})`;
    if (!brief) for (const line of storyOf(rules, step.events, before.players, 'all')) yield paint.faint(`    ${line}`);
    state = step.state;
  }
  yield '';
  yield paint.heading('Final scores');
  const outcome = rules.outcome(state);
  if (outcome !== null) yield* scoreLines(outcome);
}
