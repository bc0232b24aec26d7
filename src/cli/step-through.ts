import type { GameState, Outcome, PlayedStep } from '../index.js';
import type { OpenGame } from './games.js';
import type { Paint } from './paint.js';
import { scoreLines, storyOf, turnOf } from './story.js';
import type { Terminal } from './terminal.js';
import { choiceWords } from './wording.js';
import { fit, wrap } from './wrap.js';

/** A recorded game, and how it is told. */
export interface Recording {
  readonly game: OpenGame;
  readonly state: GameState;
  readonly steps: readonly PlayedStep[];
  readonly paint: Paint;
  /** Decisions only, without what followed from them. */
  readonly brief: boolean;
  readonly width: number;
}

/** All of it: each turn under its heading, and the end. */
export function* recordingLines(recording: Recording): Generator<string, void, undefined> {
  const { game, state, steps, paint } = recording;
  let turn = 0;
  for (const step of steps) {
    const mark = turnOf(game, step.before);
    if (mark.turn !== turn) yield* ['', paint.heading(mark.heading)];
    turn = mark.turn;
    yield* stepLines(recording, step);
  }
  yield* endLines(recording, game.rules.outcome(state));
}

/** What was decided and why it was asked, and all that followed with its reasons. */
function stepLines(
  { game, paint, brief, width }: Recording,
  { before, seat, answer, events }: PlayedStep,
): readonly string[] {
  const { decision, players } = before;
  if (decision === null) return [];
  const choice = `${choiceWords(game.cards, players[seat], decision, answer)} (${decision.source.ruling})`;
  const story = brief ? [] : storyOf(game.rules, events, players, 'all');
  return [
    ...wrap(choice, width).map(paint.strong),
    ...story.flatMap((line) => wrap(line, width, '    ')).map(paint.faint),
  ];
}

function endLines({ state: { decision, players }, paint }: Recording, outcome: Outcome | null): readonly string[] {
  if (outcome !== null) return ['', paint.heading('Final scores'), ...scoreLines(outcome)];
  return decision === null ? [] : ['', `${players[decision.seat]} is asked: ${decision.prompt}`];
}

const STEPPING = 'Enter: next · b: back · N: go to answer N · n: next turn · t: the table · p: pending · q: quit';

/** Goes through a recorded game as a person likes. */
export async function stepThrough(recording: Recording, terminal: Terminal): Promise<void> {
  const { steps, paint } = recording;
  let at = 0;
  terminal.write(paint.faint(STEPPING));
  for (;;) {
    const line = await terminal.ask(`${at} of ${steps.length}> `);
    if (line === null) return;
    const word = line.trim().toLowerCase();
    if (word === 'q' || word === 'quit') return;
    const look = Object.hasOwn(LOOKS, word) ? LOOKS[word] : undefined;
    const to = placeFor(recording, at, word);
    if (look !== undefined) terminal.write(...look(recording, stateAt(recording, at), terminal.width));
    else if (to === null)
      terminal.write(paint.warning(`"${fit(word, 40)}" means nothing here.`), paint.faint(STEPPING));
    else terminal.write(...arrivalLines(recording, at, to));
    at = to ?? at;
  }
}

function stateAt({ steps, state }: Recording, at: number): GameState {
  return at < steps.length ? steps[at].before : state;
}

/** What can be looked at without going anywhere. */
const LOOKS: Readonly<Record<string, (recording: Recording, state: GameState, width: number) => readonly string[]>> = {
  t: ({ game, paint }, state, width) => game.tableLines(game.rules.view(state, 'all'), paint, width),
  p: ({ game }, state) => [
    'Still to happen, the next one first:',
    ...game.rules.pending(state).map((one) => `  ${one}`),
  ],
};

/** How many answers are given once one has gone where a word says; null for a word that says nothing. */
function placeFor(recording: Recording, at: number, word: string): number | null {
  const { steps } = recording;
  if (word === '') return Math.min(steps.length, at + 1);
  if (word === 'b') return Math.max(0, at - 1);
  if (word === 'n') return nextTurn(recording, at);
  return /^\d+$/.test(word) ? Math.min(steps.length, Number(word)) : null;
}

function nextTurn(recording: Recording, at: number): number {
  const { steps, game } = recording;
  const turnAt = (place: number): number => turnOf(game, stateAt(recording, place)).turn;
  let to = at;
  while (to < steps.length && turnAt(to) === turnAt(at)) to++;
  return to;
}

/** What is told on the way from one place to another: the answer before it, under its turn unless that is on the screen. */
function arrivalLines(recording: Recording, from: number, to: number): readonly string[] {
  const { steps, game, paint } = recording;
  if (to === from) return [to === 0 ? 'This is the beginning.' : 'That was all of it.'];
  if (to === 0) return ['The beginning.'];
  const { turn, heading } = turnOf(game, steps[to - 1].before);
  const isNext = to === from + 1 && from > 0 && turnOf(game, steps[from - 1].before).turn === turn;
  return [
    ...(isNext ? [] : ['', paint.heading(heading)]),
    ...stepLines(recording, steps[to - 1]),
    ...(to === steps.length ? endLines(recording, game.rules.outcome(recording.state)) : []),
  ];
}
