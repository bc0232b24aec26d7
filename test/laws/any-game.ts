import fc from 'fast-check';
import {
  type Answer,
  type AscensionRules,
  ascension,
  type CardSet,
  type Decision,
  type GameState,
  type Step,
} from 'fatequeue';
import { randomAgent } from 'fatequeue/agents';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { test } from 'vitest';
import { legalAnswers } from '../../src/kernel/decision.js';

/** Sets that are played together, and for how many players they are tried. */
export interface Box {
  readonly name: string;
  readonly rules: AscensionRules;
  readonly seats: readonly number[];
}

/** The rules of some sets, under a name. */
export function boxOf(name: string, sets: readonly CardSet[], seats: readonly number[]): Box {
  return { name, rules: ascension({ sets }), seats };
}

export const PRINTED_SETS: readonly CardSet[] = [
  chronicleOfTheGodslayer,
  returnOfTheFallen,
  stormOfSouls,
  valleyOfTheAncients,
];

/** Every set with which laws and coverage are proved; the lexicon is one of our own. */
export const SETS: readonly CardSet[] = [...PRINTED_SETS, lexicon];

/** For how many players a set alone is (S7), from two on. */
function seatsOf({ players }: CardSet): readonly number[] {
  return [2, 3, 4].filter((seats) => seats <= players.max);
}

/** Any two or more sets are for up to six players (S7). */
const TOGETHER: readonly number[] = [2, 3, 4, 6];

function pairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));
}

export const chronicle = boxOf('chronicle-of-the-godslayer', [chronicleOfTheGodslayer], [2, 3, 4]);

/** The rules of Chronicle, where any game will do. */
export const { rules } = chronicle;

/** The printed sets by twos. */
export const PAIRS: readonly Box[] = pairs(PRINTED_SETS).map((sets) =>
  boxOf(sets.map(({ id }) => id).join(' + '), sets, TOGETHER),
);

/** Each set alone, each pair of the printed ones, and all of those together. */
export const BOXES: readonly Box[] = [
  chronicle,
  ...SETS.filter((set) => set !== chronicleOfTheGodslayer).map((set) => boxOf(set.id, [set], seatsOf(set))),
  ...PAIRS,
  boxOf('all together', PRINTED_SETS, TOGETHER),
];

/** A whole game: its first answers one by one, so that a failure shrinks to few of them, the others by a seed. */
export interface AnyGame {
  /** The name of the box, so that a counterexample says all that is needed to play it again. */
  readonly box: string;
  readonly seed: number;
  readonly players: number;
  /** Which of the first answers of a decision, counted around. */
  readonly first: readonly number[];
  /** The seed of all answers after those. */
  readonly later: number;
}

/** Random games of a box. */
export function anyGame({ name, seats }: Box, mostPlayers = 6): fc.Arbitrary<AnyGame> {
  return fc.record({
    box: fc.constant(name),
    seed: fc.integer(),
    players: fc.constantFrom(...seats.filter((players) => players <= mostPlayers)),
    first: fc.array(fc.nat(10_000), { maxLength: 60 }),
    later: fc.integer(),
  });
}

/** What should be so in any game. */
export type Law = (game: AnyGame, rules: AscensionRules) => void;

/** Puts a law through random games of one box; what fails is told with fast-check's seed and path, and the game. */
export function holdsFor(box: Box, numRuns: number, law: Law, mostPlayers?: number): void {
  fc.assert(
    fc.property(anyGame(box, mostPlayers), (game) => law(game, box.rules)),
    { numRuns },
  );
}

/** How many random games a law is put through: of Chronicle, and of each other box. */
export interface Runs {
  readonly chronicle: number;
  readonly others: number;
  readonly mostPlayers?: number;
}

/** A test of a law for each box. */
export function lawForEveryBox(name: string, { chronicle: most, others, mostPlayers }: Runs, law: Law): void {
  for (const box of BOXES) {
    test(`${name}: ${box.name}`, () => holdsFor(box, box === chronicle ? most : others, law, mostPlayers));
  }
}

const NAMES = ['Ann', 'Ben', 'Cid', 'Dee', 'Eve', 'Fay'];

/** The names of so many players. */
export function playerNames(players: number): string[] {
  return NAMES.slice(0, players);
}

export function startOf(rules: AscensionRules, { seed, players }: AnyGame): GameState {
  return rules.start({ players: playerNames(players), seed });
}

/** Up to so many legal answers of a decision. */
export function firstAnswers(decision: Decision | null, most: number): Answer[] {
  const answers: Answer[] = [];
  for (const answer of legalAnswers(decision)) {
    if (answers.length === most) break;
    answers.push(answer);
  }
  return answers;
}

/** Answers one decision after the other as the game says. */
export function answering({ first, later }: AnyGame): (decision: Decision) => Answer {
  const others = randomAgent(later);
  let asked = 0;
  return (decision) => {
    if (asked === first.length) return others(decision, { view: unavailable });
    const answers = firstAnswers(decision, 50);
    return answers[first[asked++] % answers.length];
  };
}

function unavailable(): never {
  throw new Error('a random agent looks at nothing');
}

/** A step of a game, with what it came from. */
export interface Played extends Step {
  readonly before: GameState;
  readonly decision: Decision;
  readonly answer: Answer;
}

/** More decisions than any random game has. */
export const MOST_DECISIONS = 20_000;

/** Plays a game step by step; `through` stands between each state and what is done with it. */
export function* stepsOf(
  rules: AscensionRules,
  game: AnyGame,
  most: number = MOST_DECISIONS,
  through: (state: GameState) => GameState = (state) => state,
): Generator<Played, void, undefined> {
  yield* stepsBy(rules, through(startOf(rules, game)), answering(game), most, through);
}

/** Plays on from a state with the answers that something gives. */
export function* stepsBy(
  rules: AscensionRules,
  from: GameState,
  answer: (decision: Decision, state: GameState) => Answer,
  most: number = MOST_DECISIONS,
  through: (state: GameState) => GameState = (state) => state,
): Generator<Played, void, undefined> {
  let before = from;
  for (let i = 0; i < most && before.decision !== null; i++) {
    const { decision } = before;
    const answered = answer(decision, before);
    const step = rules.decide(before, answered);
    yield { ...step, before, decision, answer: answered };
    before = through(step.state);
  }
}

/** A state as it comes back from outside. */
export function parsed(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state));
}
