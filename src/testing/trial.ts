import { randomAgent } from '../agents/random-agent.js';
import { type Answer, type Decision, legalAnswers } from '../kernel/decision.js';
import { isFatequeueError } from '../kernel/errors.js';
import type { Replay } from '../kernel/replay.js';
import type { Rules, Step } from '../kernel/rules.js';
import type { StartOptions, Variant } from '../kernel/start.js';
import type { GameState } from '../kernel/state.js';
import type { Viewer } from '../kernel/view.js';

/** A game to put a law through, as plain data: with the rules, everything in it follows from this. */
export interface Trial {
  /** The seed of the game. */
  readonly seed: number;
  /** How many players; 2 unless given. */
  readonly players?: number | undefined;
  /** How it is played; `standard` unless given. */
  readonly variant?: Variant | undefined;
  /** Which of its first fifty legal answers each of the first decisions gets, counted around. */
  readonly answers?: readonly number[] | undefined;
  /** The answers themselves, as indexes of options, in place of all others; the trial ends with them. */
  readonly picks?: readonly Answer[] | undefined;
  /** The seed of all answers after those; without it, a trial with `answers` ends with them. */
  readonly later?: number | undefined;
  /** How many decisions are answered at most. */
  readonly decisions?: number | undefined;
  /** A game that was recorded: its start and answers are played in place of others. */
  readonly replay?: Replay | undefined;
  /** A state to begin with in place of a new game. */
  readonly from?: GameState | undefined;
  /** Lets resolutions be stopped for being endless, for sets that nobody has looked at. */
  readonly mayLoop?: boolean | undefined;
}

/** One step of a trial, with what it came from. */
export interface TrialStep extends Step {
  /** The state whose decision was answered. */
  readonly before: GameState;
  /** The decision. */
  readonly decision: Decision;
  /** The answer that it was given. */
  readonly answer: Answer;
  /** How many decisions of the trial were answered before this one. */
  readonly at: number;
}

/** More decisions than any game has that comes to an end. */
export const MOST_DECISIONS = 20_000;

const NAMES = ['Ann', 'Ben', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lee'];

/** The names of so many players. */
export function playerNames(players: number): string[] {
  return NAMES.slice(0, players);
}

/** What the game of a trial is started with. */
export function startOptionsOf({ seed, players = 2, variant, replay: recorded }: Trial): StartOptions {
  if (recorded !== undefined) return recorded.start;
  return variant === undefined
    ? { players: playerNames(players), seed }
    : { players: playerNames(players), seed, variant };
}

/** The state that a trial begins with, made anew. */
export function beginningOf(rules: Rules, trial: Trial): GameState {
  return trial.from === undefined ? rules.start(startOptionsOf(trial)) : rules.check(parsed(trial.from));
}

/** How many decisions a trial has at most. */
export function lengthOf({ decisions = MOST_DECISIONS, answers, picks, later, replay: recorded }: Trial): number {
  const given = recorded?.answers ?? picks ?? (later === undefined ? answers : undefined);
  return given === undefined ? decisions : Math.min(decisions, given.length);
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

const CHOICES = 50;

/** What answers the decisions of a trial, one after the other. */
export function answering({
  seed,
  answers = [],
  picks,
  later = seed,
  replay: recorded,
}: Trial): (decision: Decision) => Answer {
  if (recorded !== undefined) return answeringAs(recorded);
  const others = randomAgent(later);
  let asked = 0;
  return (decision) => {
    if (picks !== undefined) return picks[asked++];
    const choice = answers[asked++];
    if (choice === undefined) return others(decision, { view: unavailable });
    const all = firstAnswers(decision, CHOICES);
    return all[((choice % all.length) + all.length) % all.length];
  };
}

/** Keys that are not on offer any more are passed over, so that a replay stays of use when the rules change. */
function answeringAs({ keys, answers }: Replay): (decision: Decision) => Answer {
  let asked = 0;
  return ({ options, min }) => {
    const places = answers[asked++];
    const wanted = (typeof places === 'number' ? [places] : places).map((at) => keys[at]);
    const picks = wanted.map((key) => options.findIndex((option) => option.key === key)).filter((pick) => pick >= 0);
    for (let i = 0; picks.length < min; i++) if (!picks.includes(i)) picks.push(i);
    return picks;
  };
}

function unavailable(): never {
  throw new Error('a random agent looks at nothing');
}

/** A state as it comes back from outside. */
export function parsed(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state));
}

/** Everybody who looks at a game with eyes of their own. */
export function viewersOf({ players }: GameState): readonly Viewer[] {
  return [...players.keys(), 'observer'];
}

/** Whether something thrown says that a resolution was stopped because it would not end. */
export function isEndless(thrown: unknown): boolean {
  return isFatequeueError(thrown) && thrown.code === 'resolution/endless';
}

/** Plays a trial step by step; answers whose resolution is endless are passed over if the trial allows them. */
export function* stepsOf(rules: Rules, trial: Trial): Generator<TrialStep, void, undefined> {
  yield* stepsBy(rules, trial, beginningOf(rules, trial), answering(trial));
}

/** Plays on from a state, with the answers that something gives. */
export function* stepsBy(
  rules: Rules,
  trial: Trial,
  from: GameState,
  answer: (decision: Decision, state: GameState) => Answer,
): Generator<TrialStep, void, undefined> {
  let before = from;
  const most = lengthOf(trial);
  for (let at = 0; at < most && before.decision !== null; at++) {
    const { decision } = before;
    const wanted = answer(decision, before);
    const taken = taking(rules, before, wanted, trial.mayLoop === true);
    if (taken === null) return;
    yield { ...taken.step, before, decision, answer: taken.answer, at };
    before = taken.step.state;
  }
}

/** How many other answers are tried where one would not end. */
const DETOURS = 50;

function taking(
  rules: Rules,
  before: GameState,
  wanted: Answer,
  mayLoop: boolean,
): { readonly step: Step; readonly answer: Answer } | null {
  for (const answer of mayLoop ? [wanted, ...firstAnswers(before.decision, DETOURS).reverse()] : [wanted]) {
    try {
      return { step: rules.decide(before, answer), answer };
    } catch (thrown) {
      if (!mayLoop || !isEndless(thrown)) throw thrown;
    }
  }
  return null;
}
