import { type Answer, readAnswer } from './decision.js';
import { FatequeueError, IllegalAnswer, type Problem, problem, show } from './errors.js';
import type { GameEvent, Moved } from './event.js';
import type { DecideOptions, Rules, Step } from './rules.js';
import { list, oneOf, optional, readShape, record } from './shape.js';
import type { GameState, Seat } from './state.js';
import type { Viewer } from './view.js';

/** What nobody goes back behind, unless the host allows it: another seat's answer, chance, a card that was seen. */
export const BARRIERS = ['other-seat', 'chance', 'new-card'] as const;
/** One of `BARRIERS`. */
export type Barrier = (typeof BARRIERS)[number];

/** A step that was played: who answered what, and what came of it. */
export interface PlayedStep extends Step {
  /** The state whose decision was answered. */
  readonly before: GameState;
  /** Who answered. */
  readonly seat: Seat;
  /** The answer that was given. */
  readonly answer: Answer;
}

/** What the host allows to take back. */
export interface UndoOptions {
  /** The barriers that do not count this time, because all players agree, say. */
  readonly despite?: readonly Barrier[] | undefined;
}

/** A game in progress that remembers its steps. Its states are those of the rules: shared, never copied. */
export interface History {
  /** The state that the game is in. */
  readonly state: GameState;
  /** The steps that led to it and were not taken back, the first one first. */
  readonly steps: readonly PlayedStep[];
  /** Answers the decision; a wrong answer throws and changes nothing. */
  decide(answer: Answer, options?: DecideOptions): PlayedStep;
  /** Null, or what keeps a seat from taking back its last answer. */
  whyNotUndo(seat: Seat, options?: UndoOptions): Problem | null;
  /** Whether a seat can take back its last answer. */
  canUndo(seat: Seat, options?: UndoOptions): boolean;
  /** Goes back to before a seat's last answer, and returns the state there; throws if something is in the way. */
  undo(seat: Seat, options?: UndoOptions): GameState;
}

/** Records a game from some state on, so that answers can be taken back as long as nobody has learned anything by them. */
export function history(rules: Rules, start: GameState): History {
  let state = rules.check(start);
  let steps: readonly PlayedStep[] = [];
  const whyNotUndo = (seat: Seat, options?: UndoOptions): Problem | null => {
    const despite = readDespite(options);
    return barring(rules, steps, lastOf(steps, seat), despite);
  };
  return {
    get state() {
      return state;
    },
    get steps() {
      return steps;
    },
    decide(answer, options) {
      const { decision } = state;
      const picks = readAnswer(decision, answer);
      if (!Array.isArray(picks)) throw new IllegalAnswer(picks);
      if (decision === null) throw new Error('unreachable: no answer can be read when there is no decision');
      const step = rules.decide(state, picks, options);
      const played = Object.freeze({ ...step, before: state, seat: decision.seat, answer: Object.freeze(picks) });
      steps = Object.freeze([...steps, played]);
      state = step.state;
      return played;
    },
    whyNotUndo,
    canUndo: (seat, options) => whyNotUndo(seat, options) === null,
    undo(seat, options) {
      const wrong = whyNotUndo(seat, options);
      if (wrong !== null) throw new FatequeueError([wrong]);
      const last = lastOf(steps, seat);
      state = steps[last].before;
      steps = Object.freeze(steps.slice(0, last));
      return state;
    },
  };
}

const undoShape = record<UndoOptions>({ despite: optional(list(oneOf(BARRIERS), 0, BARRIERS.length)) });

function readDespite(options: UndoOptions | undefined): readonly Barrier[] {
  const read = readShape(optional(undoShape), options, 'undo');
  if ('problems' in read) throw new FatequeueError(read.problems);
  return read.value?.despite ?? [];
}

/** The place of a seat's last step, or -1. */
function lastOf(steps: readonly PlayedStep[], seat: Seat): number {
  for (let i = steps.length - 1; i >= 0; i--) if (steps[i].seat === seat) return i;
  return -1;
}

/** What bars the way back to before a step. */
function barring(
  rules: Rules,
  steps: readonly PlayedStep[],
  last: number,
  despite: readonly Barrier[],
): Problem | null {
  if (last === -1) {
    return problem('undo/nothing', 'no answer of that seat', 'one to take back', 'undo for a seat that has answered');
  }
  const { seat } = steps[last];
  for (let i = steps.length - 1; i >= last; i--) {
    for (const barrier of BARRIERS) {
      const found = despite.includes(barrier) ? null : BARS[barrier](rules, steps[i], seat);
      if (found !== null) return problem(`undo/${barrier}`, found, EXPECTED[barrier], remedyFor(barrier));
    }
  }
  return null;
}

const EXPECTED: { readonly [B in Barrier]: string } = {
  'other-seat': 'no answer of another seat since',
  chance: 'a step without chance',
  'new-card': 'a step in which nobody sees a new card',
};

function remedyFor(barrier: Barrier): string {
  return `play on; a host can allow it with { despite: ['${barrier}'] }`;
}

/** What of a barrier is found in a step that a seat would take back, or null. */
const BARS: { readonly [B in Barrier]: (rules: Rules, step: PlayedStep, seat: Seat) => string | null } = {
  'other-seat': (rules, step, seat) => {
    if (step.seat === seat) return null;
    const decided = step.events.find(({ event }) => event === 'decided');
    return decided === undefined ? `an answer of seat ${show(step.seat)}` : told(rules, step, decided);
  },
  chance: (rules, step) => {
    if (step.before.random.every((bits, i) => bits === step.state.random[i])) return null;
    const shuffled = step.events.find(({ event }) => event === 'shuffled' || event === 'rolled');
    return shuffled === undefined ? 'something left to chance' : told(rules, step, shuffled);
  },
  'new-card': (rules, step) => {
    const news = step.events.find((event) => isNews(rules, step, event));
    return news === undefined ? null : told(rules, step, news);
  },
};

function told(rules: Rules, { before: { players } }: PlayedStep, event: GameEvent): string {
  return rules.explain([event], { players }).join();
}

/** Whether an event of a step shows somebody a new card. */
function isNews(rules: Rules, step: PlayedStep, event: GameEvent): boolean {
  switch (event.event) {
    case 'revealed':
      return true;
    case 'moved':
      return turnsUp(rules, step, event);
    case 'changed':
    case 'marked':
    case 'rolled':
    case 'shuffled':
    case 'checked':
    case 'decided':
    case 'happened':
      return false;
  }
}

/**
 * Whether a move shows a card to somebody who could not know it where it was. A card that the seat that answered could
 * know is no news: by showing it, it gave away nothing but a secret of its own.
 */
function turnsUp(rules: Rules, { before, seat }: PlayedStep, { from, to }: Moved): boolean {
  if (rules.isOpen(from, seat)) return false;
  const viewers: readonly Viewer[] = [...before.players.map((_, viewer) => viewer), 'observer'];
  return viewers.some((viewer) => rules.isOpen(to, viewer) && !rules.isOpen(from, viewer));
}
