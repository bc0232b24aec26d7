import { type Answer, type Decision, legalAnswers, readAnswer } from './decision.js';
import { Draft, resolve } from './draft.js';
import { FatequeueError, fail, IllegalAnswer, isFatequeueError, type Problem, problem, show } from './errors.js';
import type { GameEvent, PlaceRef } from './event.js';
import { deepFreeze, FREEZES } from './freeze.js';
import type { Game } from './game.js';
import { narrate, pendingOf } from './narrate.js';
import type { Outcome } from './outcome.js';
import { checkForeign } from './position.js';
import { eventsFor } from './redact.js';
import { resample } from './resample.js';
import { readShape } from './shape.js';
import { MAX_PLAYERS, type StartOptions, startShape } from './start.js';
import { type GameState, NONE, type Seat } from './state.js';
import { isStamped, stamp } from './trust.js';
import { type View, type Viewer, viewOf } from './view.js';
import { isGranted, readWish, type Wish, whyNobody } from './wish.js';

/** What one answer led to. */
export interface Step {
  /** The state at the next decision, or at the end. */
  readonly state: GameState;
  /** What happened on the way, in order. */
  readonly events: readonly GameEvent[];
}

/** What the chooser of a playout may look at besides the decision; nothing is made until it is asked for. */
export interface Table {
  /** The game as the seat that decides may know it. */
  view(): View;
}

/** Answers a decision in a playout; null stops it there. */
export type Chooser = (decision: Decision, table: Table) => Answer | null;

/** Where a playout stops at the latest. */
export interface PlayoutLimits {
  /** How many decisions are answered at most. */
  readonly decisions?: number | undefined;
}

/** Where a playout got to. */
export interface Playout {
  /** Where it stopped. */
  readonly state: GameState;
  /** How many decisions were answered. */
  readonly decisions: number;
}

/** Who is answering, if that is to be checked. */
export interface DecideOptions {
  /** The seat that has to be the one to decide. */
  readonly seat?: Seat | undefined;
}

/** How events are told. */
export interface ExplainOptions {
  /** The players' names; without them they are called by their seats. */
  readonly players?: readonly string[] | undefined;
}

/** A set that rules were made of, in some version of it. */
export interface SetVersion {
  /** The id of the set. */
  readonly id: string;
  /** Changes with every change of its cards. */
  readonly fingerprint: string;
}

/** A game's rules: everything one can do with its states. `C` is what its catalogue lists. */
export interface Rules<C = unknown> {
  /** The name of the game, as replays record it. */
  readonly name: string;
  /** Tells rules apart that would play on differently. */
  readonly fingerprint: string;
  /** The sets they were made of, in order of their ids. */
  readonly sets: readonly SetVersion[];
  /** The catalogue of cards. */
  readonly cards: readonly C[];
  /** A new game, at its first decision. */
  start(options: StartOptions): GameState;
  /** Answers the decision of a state and plays on to the next; a wrong answer throws and changes nothing. */
  decide(state: GameState, answer: Answer, options?: DecideOptions): Step;
  /** Null, or what is wrong with an answer. */
  problemWith(state: GameState, answer: unknown, seat?: Seat): Problem | null;
  /** Every legal answer, lazily, in a fixed order. */
  answers(state: GameState): Generator<Answer, void, undefined>;
  /** The game as a seat, an observer or everybody together may know it. */
  view(state: GameState, viewer: Viewer): View;
  /** Whether a viewer may know what lies in a place. */
  isOpen(place: PlaceRef, viewer: Viewer): boolean;
  /** Events as a seat, an observer or everybody together may know them. */
  eventsFor(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[];
  /** A random full state that agrees with what a seat may know, for search; chance begins anew with the seed. */
  resample(state: GameState, seat: Seat, seed: number): GameState;
  /** What is still to happen, in order, in words. */
  pending(state: GameState): readonly string[];
  /** What happened and why, in words, with ruling ids. */
  explain(events: readonly GameEvent[], options?: ExplainOptions): readonly string[];
  /** What is missing for something that somebody would like to do; null if it is on offer. */
  whyNot(state: GameState, wish: Wish): Problem | null;
  /** Plays on a private copy for as long as `choose` gives answers. */
  playout(state: GameState, choose: Chooser, limits?: PlayoutLimits): Playout;
  /** Null while the game goes on. */
  outcome(state: GameState): Outcome | null;
  /** The state that some parsed JSON is, or an error with every problem found. */
  check(state: unknown): GameState;
}

const GAMES = new WeakMap<object, Game>();

/** What the kernel knows of the game behind some rules, for what looks at its states from within. */
export function gameUnder(rules: Rules): Game {
  const game = GAMES.get(rules);
  return game ?? fail('rules/unknown', 'rules of another origin', 'what the game itself returned', 'pass those rules');
}

/** The rules of a game, from what the kernel needs to know of it. */
export function createRules<C>(game: Game, cards: readonly C[], sets: readonly SetVersion[]): Rules<C> {
  const rules: Rules<C> = {
    name: game.name,
    fingerprint: game.fingerprint,
    sets,
    cards,
    start: (options) => start(game, options),
    decide: (state, answer, options) => decide(game, state, answer, options),
    problemWith: (state, answer, seat) => {
      const read = readFor(trusted(game, state).decision, answer, seat);
      return Array.isArray(read) ? null : read;
    },
    answers: (state) => legalAnswers(trusted(game, state).decision),
    view: (state, viewer) => {
      const known = trusted(game, state);
      return viewOf(game, known, knownViewer(known, viewer));
    },
    isOpen: (place, viewer) => viewer === 'all' || game.isOpen(place, typeof viewer === 'number' ? viewer : NONE),
    eventsFor: (events, viewer) => eventsFor(events, possibleViewer(viewer)),
    resample: (state, seat, seed) => {
      const known = trusted(game, state);
      return made(game, resample(game, known, knownSeat(known, seat), wholeSeed(seed)));
    },
    pending: (state) => pendingOf(game, trusted(game, state)),
    explain: (events, options) => narrate(game, events, options?.players),
    whyNot: (state, wish) => whyNot(game, trusted(game, state), readWish(wish)),
    playout: (state, choose, limits) => playout(game, state, choose, limits),
    outcome: (state) => game.outcome(trusted(game, state)),
    check: (state) => trusted(game, state),
  };
  GAMES.set(rules, game);
  return rules;
}

/** The state itself if this game made it; one from outside is checked once, when first used. */
function trusted(game: Game, state: unknown): GameState {
  return isStamped(game, state) ? state : made(game, checkForeign(game, state));
}

/** A state that no step of this game has made, as one of its own from now on. */
function made(game: Game, state: GameState): GameState {
  stamp(game, state);
  return finished(state);
}

function finished(state: GameState): GameState {
  return FREEZES ? deepFreeze(state) : state;
}

function start(game: Game, options: unknown): GameState {
  const read = readShape(startShape, options, 'start');
  if ('problems' in read) throw new FatequeueError(read.problems);
  const optional = game.optionalRules ?? [];
  read.value.without?.forEach((rule, i) => {
    if (optional.includes(rule)) return;
    const expected = optional.length === 0 ? 'none, the game has none' : `one of ${optional.join(', ')}`;
    fail('start/unknown-rule', show(rule), expected, 'leave out optional rules only', `without[${i}]`);
  });
  return begin(game, game.start(read.value));
}

/** A state that was set up, played on to its first decision. */
export function begin(game: Game, state: GameState): GameState {
  const tx = new Draft(game, state, null, 'step');
  try {
    playOn(tx);
  } catch (thrown) {
    throw coded(tx, thrown);
  }
  return finished(tx.state);
}

function whyNot(game: Game, state: GameState, wished: Wish): Problem | null {
  const { decision } = state;
  const wish = { ...wished, card: idOf(game, wished.card) };
  const nobody = whyNobody(decision, wish);
  if (nobody !== null || decision === null) return nobody;
  if (decision.options.some((option) => isGranted(wish, option))) return null;
  return game.whyNot(new Draft(game, state, null, 'step'), decision.seat, wish);
}

/** The id of a card that was given by its id or name; as it was given if there is none. */
function idOf(game: Game, card: string | undefined): string | undefined {
  for (let def = 0; def < game.size.defs; def++) if (game.cardName(def) === card) return game.cardId(def);
  return card;
}

function readFor(decision: Decision | null, answer: unknown, seat: unknown): number[] | Problem {
  if (seat !== undefined && decision !== null && seat !== decision.seat) {
    const found = `an answer of seat ${show(seat)}`;
    return problem('answer/wrong-seat', found, `one of seat ${decision.seat}`, 'wait for your own decision');
  }
  return readAnswer(decision, answer);
}

function decide(game: Game, given: GameState, answer: unknown, options: DecideOptions | undefined): Step {
  const state = trusted(game, given);
  const { decision } = state;
  const picks = readFor(decision, answer, options === undefined ? undefined : fieldOf(options, 'seat'));
  if (!Array.isArray(picks)) throw new IllegalAnswer(picks);
  if (decision === null) throw new Error('unreachable: readFor refuses every answer when there is no decision');
  const events: GameEvent[] = [];
  const tx = new Draft(game, state, events, 'step');
  advance(tx, decision, picks);
  const next = finished(tx.state);
  if (FREEZES) deepFreeze(events);
  return { state: next, events };
}

/** Gives a decision's frame the answer, and resolves on to the next decision. */
function advance(tx: Draft, decision: Decision, picks: number[]): void {
  try {
    take(tx, decision, picks);
    playOn(tx);
  } catch (thrown) {
    throw coded(tx, thrown);
  }
}

/** Resolves up to the next decision of a player; those of seats that no player has are answered by the rules. */
function playOn(tx: Draft): void {
  const { game, state } = tx;
  resolve(tx);
  if (game.automatic === undefined) return;
  while (state.decision !== null) {
    const answer = game.automatic(tx, state.decision);
    if (answer === null) return;
    const picks = readAnswer(state.decision, answer);
    if (!Array.isArray(picks)) throw new Error(`the rules' own answer is none: ${picks.code}`);
    take(tx, state.decision, picks);
    resolve(tx);
  }
}

function take(tx: Draft, decision: Decision, picks: number[]): void {
  if (picks.length > 1 && !decision.ordered) picks.sort(ascending);
  const { options } = decision;
  // Nearly always one; a list made at once takes a tenth of the room of one that grows.
  const chosen = picks.length === 1 ? [options[picks[0]]] : picks.map((pick) => options[pick]);
  const frame = tx.next();
  const node = tx.game.nodes[frame.node];
  if (node.resolver.answer === undefined) throw new Error('a decision has no frame that could take its answer');
  tx.state.decision = null;
  tx.cause = frame;
  tx.ruling = node.ruling;
  if (tx.events !== null) {
    const keys = chosen.length === 1 ? [chosen[0].key] : chosen.map((option) => option.key);
    const { ruling } = node;
    tx.events.push({ event: 'decided', seat: decision.seat, kind: decision.kind, keys, ruling, cause: frame });
  }
  node.resolver.answer(tx, frame, node, chosen);
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** Whatever broke inside a step, as a coded error that names the frame. */
function coded(tx: Draft, thrown: unknown): FatequeueError {
  if (isFatequeueError(thrown)) return thrown;
  const where = tx.cause === null ? 'the first frame' : `frame ${JSON.stringify(tx.cause)}`;
  const broken = problem(
    'engine/broken-invariant',
    `${thrown instanceof Error ? thrown.message : 'something thrown'} in ${where}`,
    'a step that can be resolved',
    'if the state was not tampered with, please report this with a replay; the state before this answer is intact',
  );
  return new FatequeueError([broken], { cause: thrown });
}

class PlayoutTable implements Table {
  constructor(private readonly tx: Draft) {}

  view(): View {
    const { game, state } = this.tx;
    return viewOf(game, state, state.decision === null ? 'observer' : state.decision.seat);
  }
}

function playout(game: Game, given: GameState, choose: Chooser, limits: PlayoutLimits | undefined): Playout {
  if (typeof choose !== 'function')
    fail('playout/no-chooser', show(choose), 'a function', 'pass choose(decision, table)');
  const tx = new Draft(game, trusted(game, given), null, 'playout');
  const table = new PlayoutTable(tx);
  const most = limits === undefined ? Number.POSITIVE_INFINITY : mostDecisions(limits);
  let decisions = 0;
  while (tx.state.decision !== null && decisions < most) {
    const { decision } = tx.state;
    const answer = choose(decision, table);
    if (answer === null) break;
    const picks = readAnswer(decision, answer);
    if (!Array.isArray(picks)) throw new IllegalAnswer(picks);
    tx.resolved = 0;
    advance(tx, decision, picks);
    decisions++;
  }
  return { state: finished(tx.state), decisions };
}

function mostDecisions(limits: unknown): number {
  const most = fieldOf(limits, 'decisions');
  if (most === undefined) return Number.POSITIVE_INFINITY;
  if (typeof most === 'number' && most >= 0) return most;
  return fail('playout/not-a-limit', show(most), 'a number from 0', 'pass for example { decisions: 100 }', 'decisions');
}

/** A field of options of any shape. */
function fieldOf(options: unknown, name: string): unknown {
  try {
    if (typeof options === 'object' && options !== null) return Reflect.get(options, name);
  } catch {
    // Only a hostile object (a proxy, say) can make a plain read throw.
  }
  return fail(
    'options/unreadable',
    show(options),
    `an object that may have ${name}`,
    'pass a plain object, or nothing',
  );
}

function isSeat(state: GameState, seat: unknown): seat is Seat {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < state.players.length;
}

function knownSeat(state: GameState, seat: unknown): Seat {
  if (isSeat(state, seat)) return seat;
  const expected = `a seat from 0 to ${state.players.length - 1}`;
  return fail('seat/unknown', show(seat), expected, 'pass a seat of the game');
}

function wholeSeed(seed: unknown): number {
  if (typeof seed === 'number' && Number.isSafeInteger(seed)) return seed;
  return fail('seed/not-a-number', show(seed), 'a whole number', 'pass such a number');
}

/** A viewer that some game could have. */
function possibleViewer(viewer: unknown): Viewer {
  if (viewer === 'observer' || viewer === 'all') return viewer;
  if (typeof viewer === 'number' && Number.isInteger(viewer) && viewer >= 0 && viewer < MAX_PLAYERS) return viewer;
  const expected = `a seat from 0 to ${MAX_PLAYERS - 1}, 'observer' or 'all'`;
  return fail('view/unknown-viewer', show(viewer), expected, 'pass one of these');
}

function knownViewer(state: GameState, viewer: unknown): Viewer {
  if (viewer === 'observer' || viewer === 'all' || isSeat(state, viewer)) return viewer;
  const seats = state.players.length;
  return fail(
    'view/unknown-viewer',
    show(viewer),
    `a seat from 0 to ${seats - 1}, 'observer' or 'all'`,
    'pass one of these',
  );
}
