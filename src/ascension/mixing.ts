import { below, type RandomWork } from '../kernel/random.js';
import { EVERYBODY, type GameState, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { knowing } from '../kernel/view.js';
import type { AscensionGame, Tx } from './game.js';
import { CENTER_DECK, DECK, HAND } from './table.js';
import { MOST_PLAYERS } from './vocabulary.js';

// What can be known about a hidden hand besides the cards themselves: a card that was in hand when the deck was shuffled
// cannot be one that was shuffled in. Each entry of `apart` is a card and a mark of whose hand it concerns and in which way.
// The mark of a card that has come into the open means nothing, and goes with the others at the end of the turn.

/** Shuffles counted in one hand; it takes several rare cards in one turn to come near it. */
const MOST_SHUFFLES = 256;

/** The card can be no other: everything that it could have been instead is in the same hand. */
function staying(seat: Seat): number {
  return -1 - seat;
}

/** The card was taken from another hand, and can be any card of that player's. */
function taken(seat: Seat, from: Seat): number {
  return -1 - seat - MOST_PLAYERS * (from + 1);
}

/** When the card joined the deck and when it was drawn, in shuffles since the hand was empty. */
function counted(seat: Seat, joined: number, drawn: number): number {
  return seat + MOST_PLAYERS * (joined * MOST_SHUFFLES + drawn);
}

function seatOf(mark: number): Seat {
  return (mark < 0 ? -1 - mark : mark) % MOST_PLAYERS;
}

/** Whose the card was before it was taken; NONE if it was not. */
function takenFrom(mark: number): Seat {
  return mark < 0 ? Math.floor((-1 - mark) / MOST_PLAYERS) - 1 : NONE;
}

/** The mark of a card, besides that it was taken. */
function markOf(apart: readonly number[], piece: InstanceId): number {
  for (let i = 0; i < apart.length; i += 2) {
    if (apart[i] === piece && takenFrom(apart[i + 1]) === NONE) return apart[i + 1];
  }
  return 0;
}

/** Whose a card was before it was taken into another hand; NONE if it was not. */
function ownerBefore(apart: readonly number[], piece: InstanceId): Seat {
  for (let i = 0; i < apart.length; i += 2) {
    if (apart[i] === piece && takenFrom(apart[i + 1]) !== NONE) return takenFrom(apart[i + 1]);
  }
  return NONE;
}

function joinedAt(apart: readonly number[], piece: InstanceId): number {
  const mark = markOf(apart, piece);
  return mark <= 0 ? 0 : Math.floor(mark / MOST_PLAYERS / MOST_SHUFFLES);
}

function drawnAt(apart: readonly number[], piece: InstanceId): number {
  const mark = markOf(apart, piece);
  return mark <= 0 ? 0 : Math.floor(mark / MOST_PLAYERS) % MOST_SHUFFLES;
}

/** How often a player's deck was shuffled since the hand was empty, as far as it is counted. */
function shuffles(apart: readonly number[], seat: Seat): number {
  let most = 0;
  for (let i = 0; i < apart.length; i += 2) {
    if (apart[i + 1] > 0 && seatOf(apart[i + 1]) === seat) most = Math.max(most, joinedAt(apart, apart[i]));
  }
  return most;
}

function withoutSeat(apart: readonly number[], seat: Seat): number[] {
  const left: number[] = [];
  for (let i = 0; i < apart.length; i += 2) if (seatOf(apart[i + 1]) !== seat) left.push(apart[i], apart[i + 1]);
  return left;
}

/** Without the mark of a card, besides that it was taken. */
function withoutMark(apart: readonly number[], piece: InstanceId): number[] {
  const left: number[] = [];
  for (let i = 0; i < apart.length; i += 2) {
    if (apart[i] !== piece || takenFrom(apart[i + 1]) !== NONE) left.push(apart[i], apart[i + 1]);
  }
  return left;
}

/** A player's deck is about to be shuffled together with other cards. */
export function mixInto(tx: Tx, seat: Seat, joining: readonly InstanceId[]): void {
  const base = tx.game.layout.seat(seat);
  const hand = tx.state.places[base + HAND];
  if (hand.length === 0) return;
  const { apart } = tx.state;
  if (tx.state.places[base + DECK].length === 0) {
    const next = apart.filter((_, i) => {
      const mark = apart[i - (i % 2) + 1];
      return seatOf(mark) !== seat || takenFrom(mark) !== NONE;
    });
    for (const piece of hand) if (ownerBefore(apart, piece) === NONE) next.push(piece, staying(seat));
    tx.setApart(next);
    return;
  }
  const count = Math.min(shuffles(apart, seat) + 1, MOST_SHUFFLES - 1);
  let next = [...apart];
  // A card that lay on the deck for all to see is not in the hand either.
  const seen = tx.state.places[base + DECK].filter((piece) => knowing(tx.state, piece) === EVERYBODY);
  for (const piece of [...joining, ...seen]) {
    next = withoutMark(next, piece);
    next.push(piece, counted(seat, count, 0));
  }
  tx.setApart(next);
}

/** A card is drawn from a player's deck. */
export function mixDrawn(tx: Tx, seat: Seat, piece: InstanceId): void {
  const { apart } = tx.state;
  const count = shuffles(apart, seat);
  if (count === 0) return;
  const joined = joinedAt(apart, piece);
  tx.setApart([...withoutMark(apart, piece), piece, counted(seat, joined, count)]);
}

/** What was known of a hand is to be forgotten: those cards are not in the deck all the same. */
export function mixForgotten(tx: Tx, seat: Seat, hand: readonly InstanceId[]): void {
  if (tx.state.known.length === 0) return;
  let next = [...tx.state.apart];
  for (const piece of hand) {
    if (knowing(tx.state, piece) === 0) continue;
    next = withoutMark(next, piece);
    next.push(piece, staying(seat));
  }
  tx.setApart(next);
}

/** A hidden card goes from one hand to another. */
export function mixTaken(tx: Tx, from: Seat, to: Seat, piece: InstanceId): void {
  tx.setApart([...tx.state.apart, piece, taken(to, from)]);
}

/** A player's hand is empty: what was told apart in it is over. */
export function forgetMixing(tx: Tx, seat: Seat): void {
  tx.setApart(withoutSeat(tx.state.apart, seat));
}

/** All places with what a seat cannot know put anew at random, every arrangement that it may believe in equally likely. */
export function rearranged(
  game: AscensionGame,
  state: GameState,
  seat: Seat,
  random: RandomWork,
): readonly (readonly InstanceId[])[] {
  const { apart } = state;
  const places = state.places.map((place) => [...place]);
  const own = state.places[game.layout.seat(seat) + HAND];
  const isUnknown = (piece: InstanceId): boolean => (knowing(state, piece) & (1 << seat)) === 0 && !own.includes(piece);
  const deal = (place: number, pieces: InstanceId[]): void => {
    places[place] = places[place].map((piece) => (isUnknown(piece) ? takeRandom(random, pieces) : piece));
  };
  deal(CENTER_DECK, places[CENTER_DECK].filter(isUnknown));
  for (let one = 0; one < state.players.length; one++) {
    const base = game.layout.seat(one);
    const deck = places[base + DECK].filter(isUnknown);
    if (one === seat) {
      deal(base + DECK, deck);
      continue;
    }
    const slots = handOf(game, state, one).filter(isUnknown);
    // Any card of a hand may be the one that was taken from it.
    const held = slots.some((piece) => ownerBefore(apart, piece) === one) ? shuffled(random, slots) : slots;
    const drawn = new Map<InstanceId, InstanceId>();
    const open: number[] = [];
    held.forEach((piece, i) => {
      if (markOf(apart, piece) >= 0) open.push(i);
      else drawn.set(slots[i], piece);
    });
    const pool = [...open.map((i) => held[i]), ...deck];
    // The cards drawn first had the fewest others to be, and are chosen first, as they were when they were drawn.
    for (const i of open.sort((a, b) => drawnAt(apart, held[a]) - drawnAt(apart, held[b]))) {
      const able = pool.filter((other) => joinedAt(apart, other) <= drawnAt(apart, held[i]));
      const chosen = able[below(random, able.length)];
      pool.splice(pool.indexOf(chosen), 1);
      drawn.set(slots[i], chosen);
    }
    for (let other = 0; other < state.players.length; other++) {
      const hand = game.layout.seat(other) + HAND;
      // A card that was put here for another player already is not looked up again.
      places[hand] = places[hand].map((piece, i) => drawn.get(state.places[hand][i]) ?? piece);
    }
    deal(base + DECK, pool);
  }
  return places;
}

/** The cards of a player's hand, those that others have taken from it included and those taken from others not. */
function handOf(game: AscensionGame, { places, players, apart }: GameState, seat: Seat): readonly InstanceId[] {
  return players.flatMap((_, one) =>
    places[game.layout.seat(one) + HAND].filter((piece) => {
      const before = ownerBefore(apart, piece);
      return before === NONE ? one === seat : before === seat;
    }),
  );
}

function shuffled(random: RandomWork, pieces: readonly InstanceId[]): readonly InstanceId[] {
  const left = [...pieces];
  return pieces.map(() => takeRandom(random, left));
}

/** Takes a random piece out of a list. */
function takeRandom(random: RandomWork, pieces: InstanceId[]): InstanceId {
  return pieces.splice(below(random, pieces.length), 1)[0];
}
