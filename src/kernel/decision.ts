import { type Problem, problem, show } from './errors.js';
import type { InstanceId, Seat } from './state.js';

/** One thing that can be chosen. Games add their own fields; `key` names it for good. */
export interface Option {
  /** The kind of choice: `play`, `pick`, `end-turn`. */
  readonly do: string;
  /** Stable: the same choice has the same key in every order of options. */
  readonly key: string;
  /** The printed card concerned, by its id. */
  readonly card?: string;
  /** The piece concerned. */
  readonly instance?: InstanceId;
  /** Where that piece is. */
  readonly from?: string;
  /** The seat concerned. */
  readonly seat?: Seat;
  /** Which ability of the piece, or how much of something, from 0. */
  readonly ability?: number;
  /** In words, where there is no card to show. */
  readonly text?: string;
}

/** Why a decision is asked: the card and the ruling step. */
export interface Source {
  /** The card whose text asks, by its id; null if the rules do. */
  readonly card: string | null;
  /** The piece it is; null if the rules ask. */
  readonly instance: InstanceId | null;
  /** The id of the ruling step, such as `T1`. */
  readonly ruling: string;
}

/** What the engine needs to know from a player before it can go on. */
export interface Decision {
  /** Whose it is. */
  readonly seat: Seat;
  /** What is decided: `turn`, `pick`, `discard` and so on. */
  readonly kind: string;
  /** The question, in words. */
  readonly prompt: string;
  /** What can be chosen; an answer is a list of indexes into this. */
  readonly options: readonly Option[];
  /** How many to choose at least; 0 if it may be declined. */
  readonly min: number;
  /** How many to choose at most. */
  readonly max: number;
  /** True if the order of the chosen options matters. */
  readonly ordered: boolean;
  /** What asks, and under which ruling. */
  readonly source: Source;
}

/** Indexes into a decision's options. */
export type Answer = readonly number[];

/** Copies an answer of any shape into a list of our own, or says what is wrong with it. */
export function readAnswer(decision: Decision | null, answer: unknown): number[] | Problem {
  try {
    return readIndexes(decision, answer);
  } catch {
    // Only a hostile object (a proxy, say) can make a plain read throw.
    return problem(
      'answer/unreadable',
      'an object that refuses to be read',
      'a list of indexes',
      'pass for example [0]',
    );
  }
}

function readIndexes(decision: Decision | null, answer: unknown): number[] | Problem {
  if (decision === null) {
    return problem('answer/game-over', 'an answer', 'none, the game is over', 'read rules.outcome(state) instead');
  }
  const { options, min, max } = decision;
  if (!Array.isArray(answer)) {
    return problem('answer/not-a-list', show(answer), `a list of ${indexesOf(options)}`, 'pass for example [0]');
  }
  const length = answer.length;
  if (length > max) {
    return problem('answer/too-many', `${length} choices`, `at most ${max}`, 'choose fewer options');
  }
  if (length < min) {
    const remedy = min === max ? `choose exactly ${min}` : `choose ${min} to ${max}`;
    return problem('answer/too-few', `${length} choices`, `at least ${min}`, remedy);
  }
  const only: unknown = answer[0];
  // Nearly always one.
  if (length === 1 && typeof only === 'number' && only >= 0 && only < options.length && Number.isInteger(only))
    return [only];
  const picks: number[] = [];
  for (let i = 0; i < length; i++) {
    const index: unknown = answer[i];
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= options.length) {
      return problem('answer/not-offered', show(index), indexesOf(options), 'choose from decision.options by index');
    }
    if (i > 0 && picks.includes(index)) {
      return problem('answer/repeated', `index ${index} twice`, 'each option once', 'leave out the repetition');
    }
    picks[i] = index;
  }
  return picks;
}

function indexesOf(options: readonly Option[]): string {
  return `indexes from 0 to ${options.length - 1}`;
}

/** How many answers a decision allows, counted no further than two. */
export function hasChoice(options: number, min: number, max: number): boolean {
  return options > 0 && max > 0 && (min < max || min < options);
}

/** Every legal answer, lazily: by size, then by index; in an ordered decision every order. */
export function* legalAnswers(decision: Decision | null): Generator<Answer, void, undefined> {
  if (decision === null) return;
  for (let size = decision.min; size <= decision.max; size++) {
    yield* selections(decision.options.length, size, decision.ordered, []);
  }
}

function* selections(
  count: number,
  size: number,
  ordered: boolean,
  chosen: readonly number[],
): Generator<Answer, void> {
  if (chosen.length === size) {
    yield [...chosen];
    return;
  }
  const first = ordered || chosen.length === 0 ? 0 : chosen[chosen.length - 1] + 1;
  for (let i = first; i < count; i++) {
    if (!chosen.includes(i)) yield* selections(count, size, ordered, [...chosen, i]);
  }
}
