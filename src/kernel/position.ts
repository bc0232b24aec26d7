import type { Decision, Option, Source } from './decision.js';
import { Draft } from './draft.js';
import { FatequeueError, type Problem, problem } from './errors.js';
import type { Game } from './game.js';
import { flag, four, integer, list, nullable, optional, readShape, record, type Shape, text } from './shape.js';
import { type Frame, type GameState, NONE, STATE_FORMAT, type Standing } from './state.js';

const MAX_LIST = 5_000;
const INT32 = 2 ** 31;
const piece = integer(NONE, 1_000_000);
const count = integer(-INT32, INT32);
const int32 = integer(-INT32, INT32 - 1);

const frameShape: Shape<Frame> = record<Frame>({
  node: integer(0, 1_000_000),
  at: count,
  seat: integer(NONE, 100),
  self: piece,
  it: piece,
  by: integer(NONE, 100),
  list: list(count, 0, MAX_LIST),
});

const standingShape: Shape<Standing> = record<Standing>({
  rule: integer(0, 1_000_000),
  seat: integer(NONE, 100),
  self: piece,
  it: piece,
  used: integer(0, INT32),
  fleeting: flag,
});

const optionShape: Shape<Option> = record<Option>({
  do: text(100),
  key: text(300),
  card: optional(text(200)),
  instance: optional(piece),
  from: optional(text(100)),
  seat: optional(integer(0, 100)),
  ability: optional(count),
  text: optional(text(5_000)),
});

const sourceShape: Shape<Source> = record<Source>({
  card: nullable(text(200)),
  instance: nullable(piece),
  ruling: text(20),
});

const decisionShape: Shape<Decision> = record<Decision>({
  seat: integer(0, 100),
  kind: text(100),
  prompt: text(20_000),
  options: list(optionShape, 1, MAX_LIST),
  min: integer(0, MAX_LIST),
  max: integer(0, MAX_LIST),
  ordered: flag,
  source: sourceShape,
});

const stateShape: Shape<GameState> = record<GameState>({
  format: integer(STATE_FORMAT, STATE_FORMAT),
  rules: text(100),
  variant: text(100),
  players: list(text(60), 1, 12),
  random: four(int32),
  pieces: list(integer(0, 1_000_000), 0, MAX_LIST),
  places: list(list(piece, 0, MAX_LIST), 0, 1_000),
  counters: list(count, 0, MAX_LIST),
  queue: list(frameShape, 0, MAX_LIST),
  waiting: list(frameShape, 0, MAX_LIST),
  abilities: list(standingShape, 0, MAX_LIST),
  triggers: list(standingShape, 0, MAX_LIST),
  replacements: list(standingShape, 0, MAX_LIST),
  modifiers: list(standingShape, 0, MAX_LIST),
  links: list(piece, 0, MAX_LIST),
  known: list(int32, 0, MAX_LIST),
  apart: list(int32, 0, MAX_LIST),
  marks: optional(list(list(count, 0, MAX_LIST), 0, 100)),
  history: list(count, 0, 100_000),
  decision: nullable(decisionShape),
});

/** A state of our own with what a state from outside says, or an error with every problem found. */
export function checkForeign(game: Game, found: unknown): GameState {
  refuseIf(misfits(game, found));
  const read = readShape(stateShape, found, 'state');
  if ('problems' in read) throw new FatequeueError(read.problems);
  const state = read.value;
  refuseIf(references(game, state));
  refuseIf(game.problemsWith(state));
  const { marks, ...others } = state;
  const own = { ...others, decision: derivedDecision(game, state) };
  // A field without a value would be lost in JSON.
  return marks === undefined ? own : { ...own, marks };
}

function refuseIf(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new FatequeueError(problems);
}

/** What is told before anything else: a state of another version, or of other rules. */
function misfits(game: Game, found: unknown): readonly Problem[] {
  const own = (name: string): unknown => {
    try {
      return typeof found === 'object' && found !== null
        ? Object.getOwnPropertyDescriptor(found, name)?.value
        : undefined;
    } catch {
      // A hostile object is reported when its form is read.
      return undefined;
    }
  };
  const format = own('format');
  if (typeof format === 'number' && format !== STATE_FORMAT) {
    const remedy = 'use the version of the library that wrote it';
    return [problem('state/other-format', `format ${format}`, `format ${STATE_FORMAT}`, remedy, 'format')];
  }
  const rules = own('rules');
  if (typeof rules === 'string' && rules !== game.fingerprint) {
    const remedy = 'make the rules from the same sets, in the same versions';
    return [problem('state/other-rules', `rules ${rules.slice(0, 40)}`, `rules ${game.fingerprint}`, remedy, 'rules')];
  }
  return [];
}

const REMEDY = 'pass a state that this library wrote, unchanged';

/** Everything that names something else must name something that exists; each piece is in exactly one place. */
function references(game: Game, state: GameState): readonly Problem[] {
  const problems: Problem[] = [];
  const seats = state.players.length;
  const pieces = state.pieces.length;
  const refuse = (code: string, path: string, was: string, expected: string): void => {
    if (problems.length < 100) problems.push(problem(`state/${code}`, was, expected, REMEDY, path));
  };
  const within = (path: string, value: number, least: number, bound: number): void => {
    if (value < least || value >= bound) {
      refuse('out-of-range', path, String(value), `a number from ${least} to ${bound - 1}`);
    }
  };
  const frames = (path: string, all: readonly Frame[]): void => {
    all.forEach((frame, i) => {
      within(`${path}[${i}].node`, frame.node, 0, game.nodes.length);
      within(`${path}[${i}].seat`, frame.seat, 0, seats);
      within(`${path}[${i}].by`, frame.by, NONE, seats);
      within(`${path}[${i}].self`, frame.self, NONE, pieces);
      within(`${path}[${i}].it`, frame.it, NONE, pieces);
    });
  };
  const standing = (path: string, all: readonly Standing[]): void => {
    all.forEach((one, i) => {
      within(`${path}[${i}].rule`, one.rule, 0, game.size.rules);
      within(`${path}[${i}].seat`, one.seat, NONE, seats);
      within(`${path}[${i}].self`, one.self, 0, pieces);
      within(`${path}[${i}].it`, one.it, NONE, pieces);
    });
  };
  if (new Set(state.players).size !== seats) refuse('repeated-name', 'players', 'a name twice', 'different names');
  state.pieces.forEach((def, i) => {
    within(`pieces[${i}]`, def, 0, game.size.defs);
  });
  frames('queue', state.queue);
  frames('waiting', state.waiting);
  standing('abilities', state.abilities);
  standing('triggers', state.triggers);
  standing('replacements', state.replacements);
  standing('modifiers', state.modifiers);
  state.links.forEach((instance, i) => {
    within(`links[${i}]`, instance, 0, pieces);
  });
  for (const list of ['known', 'apart'] as const) {
    state[list].forEach((value, i) => {
      if (i % 2 === 0) within(`${list}[${i}]`, value, 0, pieces);
    });
    if (state[list].length % 2 !== 0) refuse('wrong-length', list, `${state[list].length} numbers`, 'pairs');
  }
  if (state.links.length % 2 !== 0) refuse('wrong-length', 'links', `${state.links.length} pieces`, 'pairs');
  if (state.counters.length !== game.counters(seats)) {
    refuse('wrong-length', 'counters', `${state.counters.length} numbers`, `${game.counters(seats)}`);
  }
  const marks = game.marks?.length ?? 0;
  if ((state.marks?.length ?? 0) !== marks || state.marks?.some((mark) => mark.length !== pieces)) {
    refuse('wrong-length', 'marks', `${state.marks?.length ?? 0} kinds`, `${marks} kinds, a number for each piece`);
  }
  const refs = game.places(seats);
  if (state.places.length !== refs.length) {
    refuse('wrong-length', 'places', `${state.places.length} places`, `${refs.length}`);
    return problems;
  }
  const times = new Array<number>(pieces).fill(0);
  state.places.forEach((place, i) => {
    place.forEach((instance, j) => {
      if (instance === NONE) return;
      within(`places[${i}][${j}]`, instance, 0, pieces);
      if (instance < pieces) times[instance]++;
    });
  });
  times.forEach((often, instance) => {
    if (often !== 1) refuse('not-in-one-place', 'places', `piece ${instance} in ${often} places`, 'each piece in one');
  });
  return problems;
}

/** The decision that the queue really asks for; one that says something else was tampered with. */
function derivedDecision(game: Game, state: GameState): Decision | null {
  const refuse = (was: string, expected: string): never => {
    throw new FatequeueError([problem('state/wrong-decision', was, expected, REMEDY, 'decision')]);
  };
  if (state.decision === null) {
    return state.queue.length === 0 ? null : refuse('no decision', 'one, since frames are still to be resolved');
  }
  const asked = askAgain(game, state);
  if (asked === null) return refuse('a decision', 'the one that the top of the queue asks for');
  const said = readShape(decisionShape, asked, 'state');
  if ('problems' in said || JSON.stringify(said.value) !== JSON.stringify(state.decision)) {
    return refuse('another decision', 'the one that the top of the queue asks for');
  }
  return asked;
}

/** The decision that the top of the queue asks for in a state that stands at one; null if it asks nothing there. */
export function askAgain(game: Game, state: GameState): Decision | null {
  const tx = new Draft(game, { ...state, decision: null }, null, 'step');
  try {
    const frame = tx.next();
    const node = game.nodes[frame.node];
    if (node.resolver.answer === undefined) return null;
    node.resolver.run(tx, frame, node);
  } catch {
    return null;
  }
  const after = tx.state;
  const isOnlyAsked =
    after.queue.length === state.queue.length &&
    after.places === state.places &&
    after.counters === state.counters &&
    after.random === state.random &&
    after.links === state.links &&
    after.known === state.known &&
    after.apart === state.apart &&
    after.marks === state.marks &&
    after.history === state.history;
  return isOnlyAsked ? after.decision : null;
}
