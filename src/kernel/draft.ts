import { type Decision, hasChoice, type Option } from './decision.js';
import { fail } from './errors.js';
import type { GameEvent, PlaceRef } from './event.js';
import type { Game, Node, Resolver } from './game.js';
import { below, type RandomWork, shuffle } from './random.js';
import { EVERYBODY, type Frame, type GameState, type InstanceId, NONE, type Seat, type Standing } from './state.js';
import { stamp } from './trust.js';
import { knowing } from './view.js';

type StandingList = 'abilities' | 'triggers' | 'replacements' | 'modifiers';

/** The private copy that a step works on. */
interface Work {
  format: number;
  rules: string;
  variant: string;
  players: readonly string[];
  random: RandomWork;
  pieces: readonly number[];
  places: InstanceId[][];
  counters: number[];
  queue: Frame[];
  waiting: Frame[];
  abilities: Standing[];
  triggers: Standing[];
  replacements: Standing[];
  modifiers: Standing[];
  links: number[];
  known: number[];
  apart: number[];
  marks?: number[][] | undefined;
  history: number[];
  decision: Decision | null;
}

/** No bindings. */
export const NOTHING: readonly number[] = Object.freeze([]);

/** How many frames one step may resolve before the set is taken to loop. */
export const RESOLUTION_LIMIT = 20_000;

function shallow(state: GameState): Work {
  // The one place where `readonly` is shed: a list of the base is copied before its first write (see `own` below).
  const work: { -readonly [F in keyof GameState]: GameState[F] } = {
    format: state.format,
    rules: state.rules,
    variant: state.variant,
    players: state.players,
    random: state.random,
    pieces: state.pieces,
    places: state.places,
    counters: state.counters,
    queue: state.queue,
    waiting: state.waiting,
    abilities: state.abilities,
    triggers: state.triggers,
    replacements: state.replacements,
    modifiers: state.modifiers,
    links: state.links,
    known: state.known,
    apart: state.apart,
    history: state.history,
    decision: state.decision,
  };
  // A field without a value would be lost in JSON.
  if (state.marks !== undefined) work.marks = state.marks;
  const own: unknown = work;
  return own as Work;
}

function copyAll(state: GameState): Work {
  const work = shallow(state);
  work.random = [work.random[0], work.random[1], work.random[2], work.random[3]];
  // Not with `map`: its lists are of another kind to the runtime, and all that reads places would have to know both.
  work.places = work.places.slice();
  for (let i = 0; i < work.places.length; i++) work.places[i] = work.places[i].slice();
  work.counters = work.counters.slice();
  work.queue = work.queue.slice();
  work.waiting = work.waiting.slice();
  work.abilities = work.abilities.slice();
  work.triggers = work.triggers.slice();
  work.replacements = work.replacements.slice();
  work.modifiers = work.modifiers.slice();
  work.links = work.links.slice();
  work.known = work.known.slice();
  work.apart = work.apart.slice();
  if (work.marks !== undefined) work.marks = work.marks.map((mark) => mark.slice());
  work.history = work.history.slice();
  return work;
}

/**
 * A step in progress. It reads the state directly and writes only through its methods, which copy a list of the
 * base state on its first write: a list is ours when it is no longer the base's.
 */
export class Draft<G extends Game = Game> {
  readonly game: G;
  readonly state: Work;
  /** Null where nobody wants events (playouts). */
  events: GameEvent[] | null;
  /** The frame being resolved: the cause of what happens now. */
  cause: Frame | null;
  /** The ruling step of what happens now. */
  ruling: string;
  resolved: number;
  /** Who can look at each place, as bits. */
  private readonly eyes: readonly number[];
  private readonly refs: readonly PlaceRef[];
  private readonly base: GameState | Work;

  constructor(game: G, state: GameState, events: GameEvent[] | null, mode: 'step' | 'playout') {
    this.game = game;
    this.state = mode === 'step' ? shallow(state) : copyAll(state);
    // At once, so that states in the making look like finished ones to the runtime.
    stamp(game, this.state);
    this.events = events;
    this.cause = null;
    this.ruling = '';
    this.resolved = 0;
    this.eyes = game.eyes(state.players.length);
    this.refs = game.places(state.players.length);
    this.base = mode === 'step' ? state : EVERYTHING_IS_OURS;
  }

  /** A place, for writing. */
  place(index: number): InstanceId[] {
    const { state, base } = this;
    const place = state.places[index];
    if (base === EVERYTHING_IS_OURS || place !== base.places[index]) return place;
    const own = place.slice();
    this.setPlace(index, own);
    return own;
  }

  /** Puts a piece on top of a place. A copy made with the piece takes half the room of one that grows. */
  lay(index: number, piece: InstanceId): void {
    const { state, base } = this;
    const place = state.places[index];
    if (base === EVERYTHING_IS_OURS || place !== base.places[index]) place.push(piece);
    else this.setPlace(index, place.toSpliced(place.length, 0, piece));
  }

  /** Puts a new list of our own in the stead of a place. */
  setPlace(index: number, pieces: InstanceId[]): void {
    const { state, base } = this;
    if (state.places === base.places) state.places = state.places.slice();
    state.places[index] = pieces;
  }

  /** The queue, for writing. */
  queue(): Frame[] {
    const { state, base } = this;
    if (state.queue === base.queue) state.queue = state.queue.slice();
    return state.queue;
  }

  /** The next frame, taken off the queue unless it stays there. */
  next(): Frame {
    const { queue } = this.state;
    if (queue.length === 0) throw new Error('there is no next frame');
    const frame = queue[queue.length - 1];
    if (!this.game.nodes[frame.node].resolver.stays) this.queue().pop();
    return frame;
  }

  /** Takes off a frame that has stayed. */
  leave(): void {
    this.queue().pop();
  }

  /** The waiting list, for writing. */
  waiting(): Frame[] {
    const { state, base } = this;
    if (state.waiting === base.waiting) state.waiting = state.waiting.slice();
    return state.waiting;
  }

  /** A list of standing rules, for writing. */
  standing(list: StandingList): Standing[] {
    const { state, base } = this;
    if (state[list] === base[list]) state[list] = state[list].slice();
    return state[list];
  }

  /** The pairs of pieces that are kept together, for writing. */
  links(): number[] {
    const { state, base } = this;
    if (state.links === base.links) state.links = state.links.slice();
    return state.links;
  }

  /** Sets aside which hidden pieces are apart from others. */
  setApart(pairs: number[]): void {
    this.state.apart = pairs;
  }

  /** Adds four numbers to this turn's history. */
  record(did: number, seat: Seat, instance: InstanceId, detail: number): void {
    const { state, base } = this;
    const { history } = state;
    if (history !== base.history) history.push(did, seat, instance, detail);
    else state.history = history.toSpliced(history.length, 0, did, seat, instance, detail);
  }

  /** Forgets this turn's history. */
  clearHistory(): void {
    if (this.state.history.length > 0) this.state.history = [];
  }

  /** The generator, for writing. */
  random(): RandomWork {
    const { state, base } = this;
    if (state.random === base.random)
      state.random = [state.random[0], state.random[1], state.random[2], state.random[3]];
    return state.random;
  }

  /** Adds to a counter. */
  add(counter: number, by: number): void {
    if (by === 0) return;
    const { state, base } = this;
    if (state.counters === base.counters) state.counters = state.counters.slice();
    const now = state.counters[counter] + by;
    state.counters[counter] = now;
    if (this.events !== null) {
      const { name, seat } = this.game.counter(counter, state.players.length);
      const { ruling, cause } = this;
      this.events.push({ event: 'changed', seat, counter: name, by, now, ruling, cause });
    }
  }

  /** The number of a kind that lies on a piece. */
  markOf(mark: number, piece: InstanceId): number {
    return this.state.marks?.[mark][piece] ?? 0;
  }

  /** Puts a number of a kind on a piece. */
  mark(mark: number, piece: InstanceId, now: number): void {
    const { state, base } = this;
    if (state.marks === undefined) throw new Error('this game has no marks');
    if (state.marks[mark][piece] === now) return;
    if (state.marks === base.marks) state.marks = state.marks.slice();
    if (state.marks[mark] === base.marks?.[mark]) state.marks[mark] = state.marks[mark].slice();
    state.marks[mark][piece] = now;
    if (this.events === null) return;
    const card = this.game.cardId(state.pieces[piece]);
    const name = this.game.marks?.[mark] ?? '';
    const { ruling, cause } = this;
    this.events.push({ event: 'marked', instance: piece, card, mark: name, now, ruling, cause });
  }

  /** Rolls some dice with a number of sides, from 1 on, for a seat. */
  roll(seat: Seat, sides: number, count: number): readonly number[] {
    const results: number[] = [];
    for (let i = 0; i < count; i++) results.push(below(this.random(), sides) + 1);
    if (this.events !== null && count > 0) {
      const { ruling, cause } = this;
      this.events.push({ event: 'rolled', seat, sides, results, ruling, cause });
    }
    return results;
  }

  /** Shuffles a place. */
  shuffle(place: number): void {
    const pieces = this.place(place);
    if (pieces.length > 1) shuffle(this.random(), pieces);
    if (this.state.known.length > 0) for (let i = 0; i < pieces.length; i++) this.know(pieces[i], 0);
    if (this.events !== null) {
      const { ruling, cause } = this;
      this.events.push({ event: 'shuffled', place: this.refs[place], count: pieces.length, ruling, cause });
    }
  }

  /** Writes down who can see a piece where it has come to, and who remembers it from before; reports the move. */
  moved(instance: InstanceId, from: number, to: number): void {
    const { eyes } = this;
    // Mostly nobody loses sight of a piece, and nobody remembers any.
    let seenBy = eyes[from] | eyes[to];
    if ((eyes[from] & ~eyes[to]) !== 0 || this.state.known.length > 0) {
      seenBy |= knowing(this.state, instance);
      this.know(instance, seenBy & ~eyes[to]);
    }
    this.reportMove(instance, from, to, seenBy);
  }

  /** Of those who knew some pieces from before, only these still do. */
  keepKnown(pieces: readonly InstanceId[], who: number): void {
    if (this.state.known.length === 0) return;
    for (const piece of pieces) this.know(piece, knowing(this.state, piece) & who);
  }

  /** From now on exactly these know a piece, besides those who can look where it lies. */
  private know(instance: InstanceId, who: number): void {
    const { state, base } = this;
    let at = 0;
    while (at < state.known.length && state.known[at] !== instance) at += 2;
    if (at === state.known.length && who === 0) return;
    if (state.known === base.known) state.known = state.known.slice();
    if (who === 0) state.known.splice(at, 2);
    else {
      state.known[at] = instance;
      state.known[at + 1] = who;
    }
  }

  /** Reports a move that was made, and who may know the piece. */
  reportMove(instance: InstanceId, from: number, to: number, seenBy: number): void {
    if (this.events === null) return;
    const { refs } = this;
    const card = this.game.cardId(this.state.pieces[instance]);
    const { ruling, cause } = this;
    this.events.push({ event: 'moved', instance, card, from: refs[from], to: refs[to], seenBy, ruling, cause });
  }

  /** Reports that something did not come about because a condition did not hold. */
  missed(frame: Frame, condition: string): void {
    if (this.events === null) return;
    const { ruling } = this.game.nodes[frame.node];
    this.events.push({ event: 'checked', seat: frame.seat, condition, held: false, ruling, cause: frame });
  }

  /** Reports something in the game's own words. */
  happened(what: string, seat: Seat, instance: InstanceId): void {
    if (this.events === null) return;
    const card = instance === NONE ? null : this.game.cardId(this.state.pieces[instance]);
    const { ruling, cause } = this;
    this.events.push({ event: 'happened', what, seat, instance, card, ruling, cause });
  }

  /** A piece is shown to a seat, or to all, where it lies hidden. */
  revealed(instance: InstanceId, to: Seat): void {
    this.know(instance, knowing(this.state, instance) | (to === NONE ? EVERYBODY : 1 << to));
    if (this.events === null) return;
    const card = this.game.cardId(this.state.pieces[instance]);
    const { ruling, cause } = this;
    this.events.push({ event: 'revealed', to, instance, card, ruling, cause });
  }

  /** Adds a frame that happens next. */
  push(frame: Frame): void {
    this.queue().push(frame);
  }

  /** Makes a frame happen as the last thing that its cause does: at once if it can, or else next. */
  happen(frame: Frame): void {
    const node = this.game.nodes[frame.node];
    if (node.instant) this.run(frame, node);
    else this.push(frame);
  }

  /** Resolves a frame that is not on the queue, or no longer. */
  run(frame: Frame, node: Node): void {
    this.cause = frame;
    this.ruling = node.ruling;
    node.resolver.run(this, frame, node);
  }

  /** Adds a kid of a node as the next thing to happen, with the frame's bindings. */
  pushKid(frame: Frame, kid: Node): void {
    this.push({
      node: kid.id,
      at: 0,
      seat: frame.seat,
      self: frame.self,
      it: frame.it,
      by: frame.by,
      list: frame.list,
    });
  }

  /** Tells the frame that goes on next, and waits for it, which pieces this effect was done to. */
  bind(pieces: readonly number[]): void {
    if (pieces.length === 0) return;
    const queue = this.queue();
    const below = queue[queue.length - 1];
    queue[queue.length - 1] = moveOn(below, below.at, below.list.concat(pieces));
  }

  /**
   * Stops the step at a decision; the frame stays on the queue and gets the answer. If only one answer is possible
   * nobody is asked: the call returns false and the caller goes on with the forced answer.
   */
  ask(frame: Frame, kind: string, options: readonly Option[], min: number, max: number): boolean {
    if (!hasChoice(options.length, min, max)) return false;
    const { game, state } = this;
    const node = game.nodes[frame.node];
    // A procedure of the rules is about "it".
    const about = frame.self === NONE ? frame.it : frame.self;
    const source = {
      card: about === NONE ? null : game.cardId(state.pieces[about]),
      instance: about === NONE ? null : about,
      ruling: node.ruling,
    };
    const prompt = game.describe(node);
    this.push(frame);
    this.stop({ seat: frame.seat, kind, prompt, options, min, max, ordered: false, source });
    return true;
  }

  /** Stops the step at a decision of the next frame, even if it allows one answer only. */
  stop(decision: Decision): void {
    this.state.decision = decision;
  }

  /** Reports that a player made no use of what a node allowed. */
  declined(frame: Frame, node: Node): void {
    this.happened('declined', frame.seat, frame.self);
    this.game.declined(this, frame, node);
  }
}

/** A frame further on. */
export function moveOn(frame: Frame, at: number, list: readonly number[] = frame.list): Frame {
  return { node: frame.node, at, seat: frame.seat, self: frame.self, it: frame.it, by: frame.by, list };
}

const EVERYTHING_IS_OURS: Work = shallow({
  format: 0,
  rules: '',
  variant: '',
  players: [],
  random: [0, 0, 0, 0],
  pieces: [],
  places: [],
  counters: [],
  queue: [],
  waiting: [],
  abilities: [],
  triggers: [],
  replacements: [],
  modifiers: [],
  links: [],
  known: [],
  apart: [],
  history: [],
  decision: null,
});

/** A procedure that lets what waits happen, one after the other, until nothing waits. */
export const drain: Resolver = {
  run(tx, frame) {
    const next = tx.state.waiting.length === 0 ? undefined : tx.waiting().shift();
    if (next === undefined) return;
    tx.push(frame);
    tx.push(next);
  },
};

/** Resolves frames until a player is needed or nothing is left. */
export function resolve(tx: Draft): void {
  const { state, game } = tx;
  while (state.decision === null && state.queue.length > 0) {
    const frame = tx.next();
    const node = game.nodes[frame.node];
    if (++tx.resolved > RESOLUTION_LIMIT) {
      fail(
        'resolution/endless',
        `more than ${RESOLUTION_LIMIT} frames in one step, the last of ${game.describe(node)} (${node.path})`,
        'a resolution that ends',
        'a set has cards that set each other off without end; the state before this answer is intact',
      );
    }
    tx.run(frame, node);
  }
}
