import type * as FastCheck from 'fast-check';
import type { CardSet } from '../../ascension/language.js';
import { setShape } from '../../ascension/set-shape.js';
import { readShape } from '../../kernel/shape.js';
import type { Trial } from '../trial.js';
import type { Fc } from './written.js';

/** Random sets and a game to play with them. */
export interface RandomGame {
  /** The sets. */
  readonly sets: readonly CardSet[];
  /** The game. */
  readonly trial: Trial;
}

/** Draws what another arbitrary draws, and makes it smaller in ways of its own. */
export function shrinking<T>(
  fc: Fc,
  of: FastCheck.Arbitrary<T>,
  smaller: (value: T) => Iterable<T>,
): FastCheck.Arbitrary<T> {
  class Shrinking extends fc.Arbitrary<T> {
    generate(random: FastCheck.Random, bias: number | undefined): FastCheck.Value<T> {
      return new fc.Value(of.generate(random, bias).value, undefined);
    }

    canShrinkWithoutContext(value: unknown): value is T {
      return value !== undefined;
    }

    shrink(value: T): FastCheck.Stream<FastCheck.Value<T>> {
      return fc.stream(valuesOf(smaller(value)));
    }
  }

  function* valuesOf(values: Iterable<T>): IterableIterator<FastCheck.Value<T>> {
    for (const value of values) yield new fc.Value(value, undefined);
  }

  return new Shrinking();
}

/** A list without some of its entries: halves first, then ever less, from the end. */
function* shorter<T>(list: readonly T[], least: number): Generator<readonly T[]> {
  for (let size = list.length - least; size >= 1; size = size >> 1) {
    for (let at = list.length - size; at >= 0; at -= size) {
      if (list.length - size >= least) yield [...list.slice(0, at), ...list.slice(at + size)];
    }
  }
}

/** A list with one of its entries made smaller. */
function* withSmaller<T>(list: readonly T[], smaller: (entry: T) => Iterable<T>): Generator<readonly T[]> {
  for (let i = 0; i < list.length; i++) {
    for (const entry of smaller(list[i])) yield [...list.slice(0, i), entry, ...list.slice(i + 1)];
  }
}

type Fields = { readonly [field: string]: unknown };

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** The tags of what can stand in the stead of what it is a part of. */
const NESTING = ['do', 'check', 'value'];

/** What lies within some data and has the same tag, to take its stead. */
function* within(data: Fields): Generator<Fields> {
  const tag = NESTING.find((one) => one in data);
  if (tag === undefined) return;
  for (const part of Object.values(data).flat()) {
    if (!isFields(part)) continue;
    // The way to go of a choice, or the rule of an effect, stands between them.
    for (const inner of tag in part ? [part] : Object.values(part)) if (isFields(inner) && tag in inner) yield inner;
  }
}

/** Fields that say which card it is. */
const KEPT = ['name', 'id', 'players', 'kind', 'zone'];

/** Some data of a card with less in it. */
function* smallerData(data: unknown): Generator<unknown> {
  if (typeof data === 'number') {
    if (data > 1) yield* [0, 1];
    if (data > 2) yield data - 1;
    return;
  }
  if (Array.isArray(data)) {
    yield* shorter(data, 0);
    yield* withSmaller(data, smallerData);
    return;
  }
  if (!isFields(data)) return;
  yield* within(data);
  for (const field of Object.keys(data)) {
    const { [field]: _, ...others } = data;
    if (!KEPT.includes(field)) yield others;
  }
  for (const [field, part] of Object.entries(data)) {
    if (KEPT.includes(field)) continue;
    if (isFields(part) && 'value' in part) yield { ...data, [field]: 1 };
    for (const less of smallerData(part)) yield { ...data, [field]: less };
  }
}

function isSet(data: unknown): data is CardSet {
  return 'value' in readShape(setShape, data, 'drawn');
}

/** A set with less in it. */
export function* smallerSets(set: CardSet): Generator<CardSet> {
  for (const cards of shorter(set.cards, 1)) yield { ...set, cards };
  for (const less of smallerData(set)) if (isSet(less)) yield less;
}

function* smallerTrials(trial: Trial): Generator<Trial> {
  const { answers = [], seed, players = 2, variant } = trial;
  if (players !== 2 || variant !== 'standard') yield { ...trial, players: 2, variant: 'standard' };
  for (let i = 0; i < answers.length; i++) {
    for (const less of answers[i] > 0 ? [0, answers[i] >> 1, answers[i] - 1] : []) {
      yield { ...trial, answers: [...answers.slice(0, i), less, ...answers.slice(i + 1)] };
    }
  }
  for (const other of [0, 1, 2, 3]) if (seed > 3 || seed < 0) yield { ...trial, seed: other };
}

/** Fewer sets, smaller ones, or a shorter game. */
export function* smallerGames({ sets, trial }: RandomGame): Generator<RandomGame> {
  for (const less of shorter(sets, 1)) yield { sets: less, trial };
  for (const answers of shorter(trial.answers ?? [], 0)) yield { sets, trial: { ...trial, answers } };
  for (const less of withSmaller(sets, smallerSets)) yield { sets: less, trial };
  for (const less of smallerTrials(trial)) yield { sets, trial: less };
}
