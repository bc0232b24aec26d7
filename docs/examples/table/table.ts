import { randomUUID } from 'node:crypto';
import {
  type Answer,
  diff,
  type History,
  isFatequeueError,
  newReplay,
  type Problem,
  type Replay,
  type Rules,
  resume,
  type Seat,
  type StartOptions,
  splitView,
  type View,
  type Viewer,
  withAnswer,
} from 'fatequeue';
import { type Message, readRequest, refusal, type Unchecked } from './messages.js';
import { loadGame, saveGame } from './saved-game.js';

/** Somebody who is connected. */
interface Guest {
  readonly send: (message: Message) => void;
  /** Null until the guest has joined. */
  viewer: Viewer | null;
  /** The view that the guest has, which the next delta is for. */
  sent: View | null;
}

/** A connection's end at the table. */
export interface Chair {
  /** Takes a message from outside, of whatever kind. */
  receive(text: string): void;
  leave(): void;
}

/** A game that people play who sit elsewhere. It knows nothing of sockets: a message is text, and `send` takes an object. */
export class Table {
  private readonly guests = new Set<Guest>();

  private constructor(
    private readonly rules: Rules,
    private readonly file: string,
    private readonly game: History,
    private replay: Replay,
    /** The secret of each seat. */
    readonly tokens: readonly string[],
  ) {}

  /** The table whose game is saved in a file; if there is none, a new one, which is saved there. */
  static open(rules: Rules, file: string, start: StartOptions): Table {
    const saved = loadGame(file) ?? { replay: newReplay(rules, start), tokens: start.players.map(() => randomUUID()) };
    const table = new Table(rules, file, resume(rules, saved.replay), saved.replay, saved.tokens);
    saveGame(file, saved);
    return table;
  }

  /** How many answers the game has seen. */
  get at(): number {
    return this.game.steps.length;
  }

  /** The game as somebody may know it. */
  view(viewer: Viewer): View {
    return this.rules.view(this.game.state, viewer);
  }

  welcome(send: (message: Message) => void): Chair {
    const guest: Guest = { send, viewer: null, sent: null };
    this.guests.add(guest);
    return {
      receive: (text) => {
        const problem = this.attempt(guest, text);
        if (problem !== null) send({ type: 'refused', problem });
      },
      leave: () => {
        this.guests.delete(guest);
      },
    };
  }

  /** What the library refuses is told to whoever asked for it; anything else is not for the table to deal with. */
  private attempt(guest: Guest, text: string): Problem | null {
    try {
      return this.handle(guest, readRequest(text));
    } catch (error) {
      if (isFatequeueError(error)) return error.problems[0];
      throw error;
    }
  }

  /** Does what a message asks for, or says what is wrong with it. */
  private handle(guest: Guest, request: Unchecked | Problem): Problem | null {
    if ('code' in request) return request;
    if (request.type === 'join') return this.join(guest, request.token);
    const { viewer } = guest;
    if (viewer === null) return refusal('message/not-joined', request.type, 'join first');
    if (request.type === 'whole') {
      this.sendWhole(guest, viewer);
      return null;
    }
    if (typeof viewer !== 'number') return refusal('message/not-a-player', 'an observer', 'a player');
    if (request.type === 'answer') return this.answer(viewer, request.at, request.answer);
    // A seat asks for itself, whatever it says: the reason may be in its hand.
    const wish = { ...Object(request.wish), seat: viewer };
    guest.send({ type: 'reason', reason: this.rules.whyNot(this.game.state, wish) });
    return null;
  }

  private join(guest: Guest, token: unknown): Problem | null {
    const seat = typeof token === 'string' ? this.tokens.indexOf(token) : -1;
    if (token !== undefined && seat === -1)
      return refusal('join/unknown-token', 'a token of no seat', 'that of a seat');
    guest.viewer = token === undefined ? 'observer' : seat;
    this.sendWhole(guest, guest.viewer);
    return null;
  }

  private sendWhole(guest: Guest, viewer: Viewer): void {
    const { view, options } = splitView(this.view(viewer));
    guest.sent = view;
    guest.send({ type: 'whole', at: this.at, view, options, outcome: this.rules.outcome(this.game.state) });
  }

  /** Who may answer, and with what, the rules know; the number of answers tells apart an answer that was sent twice. */
  private answer(seat: Seat, at: unknown, answer: unknown): Problem | null {
    const { decision } = this.game.state;
    if (at !== this.at) return refusal('answer/late', 'an answer to another decision', `one to decision ${this.at}`);
    const problem = this.rules.problemWith(this.game.state, answer, seat);
    if (problem !== null || decision === null) return problem;
    // What the rules find nothing wrong with is a list of indexes.
    const { events, answer: picks } = this.game.decide(answer as Answer, { seat });
    // Saved first, told then: what anybody has seen is never lost. If it cannot be saved, better no table than this one.
    this.replay = withAnswer(this.replay, decision, picks);
    saveGame(this.file, { replay: this.replay, tokens: this.tokens });
    const outcome = this.rules.outcome(this.game.state);
    for (const guest of this.guests) {
      if (guest.viewer === null || guest.sent === null) continue;
      const { view, options } = splitView(this.view(guest.viewer));
      const delta = diff(guest.sent, view);
      guest.sent = view;
      const told = this.rules.eventsFor(events, guest.viewer);
      guest.send({ type: 'step', at: this.at, delta, options, events: told, outcome });
    }
    return null;
  }
}
