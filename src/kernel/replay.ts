import type { Answer, Decision } from './decision.js';
import { FatequeueError, fail, type Problem, problem, show } from './errors.js';
import { type History, history, type PlayedStep } from './history.js';
import type { Rules, SetVersion } from './rules.js';
import { integer, list, numberOr, optional, readShape, record, type Shape, text } from './shape.js';
import { type StartOptions, startShape } from './start.js';
import type { GameState } from './state.js';

/** The version of the replay's form. */
const REPLAY_FORMAT = 1;

/** A game as its beginning and its answers, by the keys of the options; plain JSON. */
export interface Replay {
  /** The version of this form. */
  readonly fatequeue: number;
  /** The name of the game. */
  readonly game: string;
  /** The fingerprint of the rules it was played with. */
  readonly rules: string;
  /** The sets that these rules were made of. */
  readonly sets: readonly SetVersion[];
  /** What the game was started with. */
  readonly start: StartOptions;
  /** The keys of all options that were chosen, each once. */
  readonly keys: readonly string[];
  /** For each decision, the options that were chosen, by the places of their keys; one alone stands without a list. */
  readonly answers: readonly (number | readonly number[])[];
}

/** How far to follow a replay. */
export interface ReplayOptions {
  /** How many of its answers to give; all unless given. */
  readonly to?: number | undefined;
}

const MAX_ANSWERS = 100_000;
const MAX_KEYS = 50_000;

const place = integer(0, MAX_KEYS - 1);

const replayShape: Shape<Replay> = record<Replay>({
  fatequeue: integer(REPLAY_FORMAT, REPLAY_FORMAT),
  game: text(100),
  rules: text(100),
  sets: list(record<SetVersion>({ id: text(100), fingerprint: text(100) }), 0, 100),
  start: startShape,
  keys: list(text(300), 0, MAX_KEYS),
  answers: list(numberOr<readonly number[]>(place, list(place, 0, 1_000)), 0, MAX_ANSWERS),
});

const optionsShape: Shape<ReplayOptions | undefined> = optional(
  record<ReplayOptions>({ to: optional(integer(0, MAX_ANSWERS)) }),
);

/** A replay of a game from its start, with the steps that a history has recorded so far. */
export function newReplay(
  rules: Rules,
  start: StartOptions,
  steps: readonly Pick<PlayedStep, 'before' | 'answer'>[] = [],
): Replay {
  const { name, fingerprint, sets } = rules;
  const empty = { fatequeue: REPLAY_FORMAT, game: name, rules: fingerprint, sets, start, keys: [], answers: [] };
  return recorded(
    empty,
    steps.map(({ before, answer }) => keysOf(before.decision, answer)),
  );
}

/** The replay with one more answer, to the decision that stands. */
export function withAnswer(replay: Replay, decision: Decision, answer: Answer): Replay {
  return recorded(replay, [keysOf(decision, answer)]);
}

function recorded(replay: Replay, answers: readonly (readonly string[])[]): Replay {
  const places = new Map(replay.keys.map((key, i) => [key, i]));
  const placeOf = (key: string): number => {
    const known = places.get(key) ?? places.size;
    places.set(key, known);
    return known;
  };
  const more = answers.map((keys) => (keys.length === 1 ? placeOf(keys[0]) : keys.map(placeOf)));
  return { ...replay, keys: [...places.keys()], answers: [...replay.answers, ...more] };
}

/** The keys of the options that an answer chooses. */
export function keysOf(decision: Decision | null, answer: Answer): readonly string[] {
  return answer.map((index) => {
    const option = decision?.options[index];
    return option?.key ?? fail('answer/not-offered', show(index), 'an index of the options', 'choose what is offered');
  });
}

/** Plays a replay again, to its end or to some point, and returns the state there. */
export function replay(rules: Rules, found: unknown, options?: ReplayOptions): GameState {
  const { start, answers } = readReplay(rules, found, options);
  let at = 0;
  const { state } = rules.playout(rules.start(start), (decision) => {
    return at === answers.length ? null : answerOf(decision, answers[at], at++);
  });
  if (at < answers.length) answerOf(state.decision, answers[at], at);
  return state;
}

/** Plays a replay again and goes on with a history, in which its answers are steps like any other. */
export function resume(rules: Rules, found: unknown, options?: ReplayOptions): History {
  const { start, answers } = readReplay(rules, found, options);
  const game = history(rules, rules.start(start));
  answers.forEach((keys, i) => {
    game.decide(answerOf(game.state.decision, keys, i));
  });
  return game;
}

/** A replay from outside as its start and the keys of its answers, if it is for these rules. */
function readReplay(
  rules: Rules,
  found: unknown,
  options: ReplayOptions | undefined,
): { readonly start: StartOptions; readonly answers: readonly (readonly string[])[] } {
  refuseIf(otherFormat(found));
  const read = readShape(replayShape, found, 'replay');
  if ('problems' in read) throw new FatequeueError(read.problems);
  const file = read.value;
  refuseIf(misfits(rules, file));
  const limits = readShape(optionsShape, options, 'replay');
  if ('problems' in limits) throw new FatequeueError(limits.problems);
  const { to = file.answers.length } = limits.value ?? {};
  if (to > file.answers.length) {
    fail('replay/no-such-point', `${to} answers`, `0 to ${file.answers.length}`, 'stop at an answer that it has', 'to');
  }
  const keyAt = (at: number, path: string): string =>
    file.keys[at] ?? fail('replay/unknown-key', show(at), `a place in a list of ${file.keys.length}`, UNCHANGED, path);
  const answers = file.answers
    .slice(0, to)
    .map((places, i) => (typeof places === 'number' ? [places] : places).map((at) => keyAt(at, `answers[${i}]`)));
  return { start: file.start, answers };
}

const UNCHANGED = 'pass a replay that this library wrote, unchanged';

function refuseIf(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new FatequeueError(problems);
}

/** What is told before anything else: a replay of another version. */
function otherFormat(found: unknown): readonly Problem[] {
  let format: unknown;
  try {
    if (typeof found !== 'object' || found === null) return [];
    format = Object.getOwnPropertyDescriptor(found, 'fatequeue')?.value;
  } catch {
    // A hostile object is reported when its form is read.
  }
  if (typeof format !== 'number' || format === REPLAY_FORMAT) return [];
  const remedy = 'use the version of the library that wrote it';
  return [problem('replay/other-format', `format ${format}`, `format ${REPLAY_FORMAT}`, remedy, 'fatequeue')];
}

/** Whether the rules are those that the replay was played with, and if not, which sets make the difference. */
function misfits(rules: Rules, { game, rules: fingerprint, sets }: Replay): readonly Problem[] {
  if (game !== rules.name) {
    return [problem('replay/other-game', show(game), show(rules.name), 'replay with the rules of its game', 'game')];
  }
  if (fingerprint === rules.fingerprint) return [];
  const differing = differingSets(rules.sets, sets);
  if (differing.length > 0) return differing;
  const remedy = 'use the version of the library that it was played with';
  return [problem('replay/other-rules', `rules ${fingerprint}`, `rules ${rules.fingerprint}`, remedy, 'rules')];
}

function differingSets(ours: readonly SetVersion[], theirs: readonly SetVersion[]): readonly Problem[] {
  const known = new Map(ours.map(({ id, fingerprint }) => [id, fingerprint]));
  const problems: Problem[] = [];
  theirs.forEach(({ id, fingerprint }, i) => {
    const version = known.get(id);
    known.delete(id);
    if (version === fingerprint) return;
    const found = `${id} in version ${fingerprint}`;
    problems.push(
      version === undefined
        ? problem('replay/missing-set', found, 'sets that the rules have', 'add it to the rules', `sets[${i}]`)
        : problem('replay/other-set', found, `version ${version}`, 'make the rules from its version', `sets[${i}]`),
    );
  });
  for (const id of known.keys()) {
    problems.push(
      problem('replay/extra-set', `no ${id}`, 'every set of the rules', 'make the rules without it', 'sets'),
    );
  }
  return problems;
}

/** The answer that keys stand for. */
function answerOf(decision: Decision | null, keys: readonly string[], at: number): Answer {
  const path = `answers[${at}]`;
  if (decision === null) {
    return fail('replay/after-the-end', 'an answer', 'none, the game is over', 'cut the replay off here', path);
  }
  return keys.map((key) => {
    const index = decision.options.findIndex((option) => option.key === key);
    if (index !== -1) return index;
    const expected = `one of ${decision.options.map((option) => option.key).join(', ')}`;
    return fail('replay/not-offered', show(key), expected, 'replay with the sets it was played with', path);
  });
}
