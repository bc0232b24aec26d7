import type { Answer, Decision } from './decision.js';
import { FatequeueError, fail, type Problem, problem, show } from './errors.js';
import type { Rules } from './rules.js';
import { integer, list, readShape, record, type Shape, text } from './shape.js';
import { type StartOptions, startShape } from './start.js';
import type { GameState } from './state.js';

/** The version of the replay's form. */
const REPLAY_FORMAT = 1;

/** A game as its beginning and its answers, by the keys of the options; plain JSON. */
export interface Replay {
  readonly fatequeue: number;
  /** The fingerprint of the rules it was played with. */
  readonly rules: string;
  readonly start: StartOptions;
  /** For each decision, the keys of the options that were chosen. */
  readonly answers: readonly (readonly string[])[];
}

const MAX_ANSWERS = 100_000;

const replayShape: Shape<Replay> = record<Replay>({
  fatequeue: integer(REPLAY_FORMAT, REPLAY_FORMAT),
  rules: text(100),
  start: startShape,
  answers: list(list(text(300), 0, 1_000), 0, MAX_ANSWERS),
});

/** A replay of a game that has just begun. */
export function newReplay(rules: Rules, start: StartOptions): Replay {
  return { fatequeue: REPLAY_FORMAT, rules: rules.fingerprint, start, answers: [] };
}

/** The replay with one more answer, to the decision that stands. */
export function withAnswer(replay: Replay, decision: Decision, answer: Answer): Replay {
  return { ...replay, answers: [...replay.answers, keysOf(decision, answer)] };
}

/** The keys of the options that an answer chooses. */
export function keysOf(decision: Decision, answer: Answer): readonly string[] {
  return answer.map((index) => {
    const option = decision.options[index];
    return option?.key ?? fail('answer/not-offered', show(index), 'an index of the options', 'choose what is offered');
  });
}

/** The answer that keys stand for, or what is wrong with them. */
function answerOf(decision: Decision | null, keys: readonly string[], path: string): number[] | Problem {
  if (decision === null) {
    return problem('replay/after-the-end', 'an answer', 'none, the game is over', 'cut the replay off here', path);
  }
  const answer: number[] = [];
  for (const key of keys) {
    const index = decision.options.findIndex((option) => option.key === key);
    if (index === -1) {
      const expected = `one of ${decision.options.map((option) => option.key).join(', ')}`;
      return problem('replay/not-offered', show(key), expected, 'replay with the sets it was played with', path);
    }
    answer.push(index);
  }
  return answer;
}

/** Plays a replay again and returns the state that it ends in; it stands at a decision unless the game was over. */
export function replay(rules: Rules, found: unknown): GameState {
  const read = readShape(replayShape, found, 'replay');
  if ('problems' in read) throw new FatequeueError(read.problems);
  const { rules: fingerprint, start, answers } = read.value;
  if (fingerprint !== rules.fingerprint) {
    const remedy = 'make the rules from the same sets, in the same versions';
    fail('replay/other-rules', `rules ${fingerprint}`, `rules ${rules.fingerprint}`, remedy, 'rules');
  }
  let at = 0;
  const { state } = rules.playout(rules.start(start), (decision) => {
    if (at === answers.length) return null;
    const path = `answers[${at}]`;
    const answer = answerOf(decision, answers[at++], path);
    if (!Array.isArray(answer)) throw new FatequeueError([answer]);
    return answer;
  });
  if (at < answers.length) {
    const beyond = answerOf(state.decision, answers[at], `answers[${at}]`);
    if (!Array.isArray(beyond)) throw new FatequeueError([beyond]);
  }
  return state;
}
