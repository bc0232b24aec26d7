import type { Decision } from './decision.js';
import type { Game } from './game.js';
import { type GameState, type InstanceId, NONE, ONLOOKERS, type Seat } from './state.js';

/** Whose eyes: a seat's, somebody's who sees what lies open, or nobody's in particular, seeing everything. */
export type Viewer = Seat | 'observer' | 'all';

/** A card as somebody sees it; both fields are null if it lies hidden. */
export interface ViewedCard {
  /** The piece, by a number that stays with it while it can be followed. */
  readonly instance: InstanceId | null;
  /** The printed card, by its id. */
  readonly card: string | null;
  /** The numbers that lie on it, by their names; only in games that have such, and without those that are zero. */
  readonly marks?: Readonly<Record<string, number>>;
}

/** Places by their names. */
export type ViewedZones = Readonly<Record<string, readonly ViewedCard[]>>;

/** What lies in front of one player. */
export interface ViewedPlayer {
  /** As given at the start. */
  readonly name: string;
  /** From 0 in turn order. */
  readonly seat: Seat;
  /** The player's places. */
  readonly zones: ViewedZones;
  /** The player's numbers. */
  readonly counters: Readonly<Record<string, number>>;
}

/** Another seat's decision: who and why. What is asked, and how many to take, could tell what that seat has in hand. */
export type OthersDecision = Pick<Decision, 'seat' | 'source'>;

/** A decision as somebody may know it; its options may have been taken out, to be sent apart. */
export type ViewedDecision = Decision | Omit<Decision, 'options'> | OthersDecision;

/** A game as somebody may know it. Of a pile, the top is listed first. */
export interface View {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** How it is played. */
  readonly variant: string;
  /** What lies in front of each player, by seats. */
  readonly players: readonly ViewedPlayer[];
  /** Places that are everybody's. */
  readonly zones: ViewedZones;
  /** Numbers that are everybody's. */
  readonly counters: Readonly<Record<string, number>>;
  /** Null when the game is over. */
  readonly decision: ViewedDecision | null;
}

const HIDDEN: ViewedCard = Object.freeze({ instance: null, card: null });

function seen(game: Game, state: GameState, instance: InstanceId): ViewedCard {
  const card = game.cardId(state.pieces[instance]);
  if (game.marks === undefined || state.marks === undefined) return { instance, card };
  const marks: Record<string, number> = {};
  state.marks.forEach((mark, i) => {
    if (mark[instance] !== 0) marks[game.marks?.[i] ?? ''] = mark[instance];
  });
  return { instance, card, marks };
}

/** The game as a viewer may know it. */
export function viewOf(game: Game, state: GameState, viewer: Viewer): View {
  const seats = state.players.length;
  const eye = typeof viewer === 'number' ? 1 << viewer : ONLOOKERS;
  const eyes = game.eyes(seats);
  const zones: Record<string, readonly ViewedCard[]> = {};
  const playerZones = state.players.map((): Record<string, readonly ViewedCard[]> => ({}));
  game.places(seats).forEach((ref, i) => {
    const isOpen = viewer === 'all' || (eyes[i] & eye) !== 0;
    const cards: ViewedCard[] = [];
    for (const instance of state.places[i]) {
      if (instance === NONE) continue;
      const isKnown = isOpen || (state.known.length > 0 && (knowing(state, instance) & eye) !== 0);
      cards.push(isKnown ? seen(game, state, instance) : HIDDEN);
    }
    if (game.isPile(ref)) cards.reverse();
    (ref.seat === NONE ? zones : playerZones[ref.seat])[ref.zone] = cards;
  });
  const counters: Record<string, number> = {};
  const playerCounters = state.players.map((): Record<string, number> => ({}));
  state.counters.forEach((value, i) => {
    const { name, seat } = game.counter(i, seats);
    (seat === NONE ? counters : playerCounters[seat])[name] = value;
  });
  return {
    viewer,
    variant: state.variant,
    players: state.players.map((name, seat) => ({
      name,
      seat,
      zones: playerZones[seat],
      counters: playerCounters[seat],
    })),
    zones,
    counters,
    decision: viewedDecision(state.decision, viewer),
  };
}

/** Who knows a hidden piece from before, as bits. */
export function knowing({ known }: GameState, instance: InstanceId): number {
  for (let i = 0; i < known.length; i += 2) if (known[i] === instance) return known[i + 1];
  return 0;
}

/** A decision as a viewer may know it. */
export function viewedDecision(decision: Decision | null, viewer: Viewer): ViewedDecision | null {
  if (decision === null || viewer === 'all' || viewer === decision.seat) return decision;
  const { seat, source } = decision;
  // Which piece it is about may lie hidden by now; which card it is was seen.
  return { seat, source: { ...source, instance: null } };
}
