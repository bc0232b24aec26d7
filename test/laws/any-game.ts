import fc from 'fast-check';
import { type Answer, ascension, type Decision, type GameState, type Step } from 'fatequeue';
import { randomAgent } from 'fatequeue/agents';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { legalAnswers } from '../../src/kernel/decision.js';

export const rules = ascension({ sets: [chronicleOfTheGodslayer] });

/** A whole game: its first answers one by one, so that a failure shrinks to few of them, the others by a seed. */
export interface AnyGame {
  readonly seed: number;
  readonly players: number;
  /** Which of the first answers of a decision, counted around. */
  readonly first: readonly number[];
  /** The seed of all answers after those. */
  readonly later: number;
}

/** Random games of two to four players. */
export function anyGame(mostPlayers = 4): fc.Arbitrary<AnyGame> {
  return fc.record({
    seed: fc.integer(),
    players: fc.integer({ min: 2, max: mostPlayers }),
    first: fc.array(fc.nat(10_000), { maxLength: 60 }),
    later: fc.integer(),
  });
}

const NAMES = ['Ann', 'Ben', 'Cid', 'Dee'];

export function startOf({ seed, players }: AnyGame, by = rules): GameState {
  return by.start({ players: NAMES.slice(0, players), seed });
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
  game: AnyGame,
  by = rules,
  most: number = MOST_DECISIONS,
  through: (state: GameState) => GameState = (state) => state,
): Generator<Played, void, undefined> {
  const answer = answering(game);
  let before = through(startOf(game, by));
  for (let i = 0; i < most && before.decision !== null; i++) {
    const { decision } = before;
    const answered = answer(decision);
    const step = by.decide(before, answered);
    yield { ...step, before, decision, answer: answered };
    before = through(step.state);
  }
}

/** A state as it comes back from outside. */
export function parsed(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state));
}
