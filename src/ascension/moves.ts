import { NOTHING } from '../kernel/draft.js';
import { below } from '../kernel/random.js';
import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { arise, cease } from './standing.js';
import {
  CENTER_DECK,
  DECK,
  DISCARD,
  HAND,
  HONOR,
  IN_PLAY,
  POOL,
  REMOVED,
  RESERVE,
  ROW,
  TURN_OF,
  VOID,
} from './table.js';
import { PLAYER_ZONES } from './vocabulary.js';

function ownerOf(tx: Tx, place: number): Seat {
  return tx.game.places(tx.state.players.length)[place].seat;
}

function isInPlay(tx: Tx, place: number): boolean {
  const offset = place - tx.game.layout.seat(0);
  return offset >= 0 && offset % PLAYER_ZONES.length === IN_PLAY;
}

/** Takes a card out of a pile; `splice` would make a list of what it takes out. */
function takeOut(pile: InstanceId[], at: number): void {
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i];
  pile.pop();
}

/** Moves a card; the rules that it has where it was end, and those that it has where it comes begin. */
export function move(tx: Tx, piece: InstanceId, from: number, to: number): void {
  const source = tx.place(from);
  const at = source.lastIndexOf(piece);
  if (at === NONE) throw new Error(`piece ${piece} is not in place ${from}`);
  if (from === ROW) source[at] = NONE;
  else takeOut(source, at);
  tx.place(to).push(piece);
  const { playRules, rowRules } = tx.game.defs[tx.state.pieces[piece]];
  if (playRules.length > 0 || rowRules.length > 0) {
    if (from === ROW || isInPlay(tx, from)) cease(tx, piece);
    if (isInPlay(tx, to)) arise(tx, ownerOf(tx, to), piece, playRules);
  }
  tx.moved(piece, from, to);
}

/** Draws cards; an empty deck is made anew from the discard pile, and with both empty there is nothing to draw (T7). */
export function draw(tx: Tx, seat: Seat, amount: number): number[] {
  const base = tx.game.layout.seat(seat);
  const drawn: number[] = [];
  for (let i = 0; i < amount; i++) {
    if (tx.state.places[base + DECK].length === 0) {
      if (tx.state.places[base + DISCARD].length === 0) break;
      turnOver(tx, base + DISCARD, base + DECK);
    }
    const piece = tx.place(base + DECK).pop() ?? NONE;
    tx.place(base + HAND).push(piece);
    tx.moved(piece, base + DECK, base + HAND);
    drawn.push(piece);
  }
  return drawn;
}

/** A pile becomes another, empty one, and is shuffled. */
function turnOver(tx: Tx, from: number, to: number): void {
  const { ruling } = tx;
  tx.ruling = from === VOID ? 'T8' : 'T7';
  tx.setPlace(to, tx.state.places[from].slice());
  tx.setPlace(from, []);
  if (tx.events !== null) for (const piece of tx.state.places[to]) tx.moved(piece, from, to);
  tx.shuffle(to);
  tx.ruling = ruling;
}

/** Banishes a card: to the void, out of the game, or back to its supply (A5). */
export function banish(tx: Tx, piece: InstanceId, from: number): void {
  const { home, supply } = tx.game.defs[tx.state.pieces[piece]];
  tx.happened('banished', NONE, piece);
  move(tx, piece, from, home === 'center' ? VOID : home === 'starting' ? REMOVED : supply);
}

/** Fills the empty places of the center row, from the center deck outward (Q2). */
export function refill(tx: Tx): void {
  const { ruling } = tx;
  tx.ruling = 'Q2';
  for (let slot = tx.state.places[ROW].indexOf(NONE); slot !== NONE; slot = tx.state.places[ROW].indexOf(NONE, slot)) {
    if (tx.state.places[CENTER_DECK].length === 0) {
      if (tx.state.places[VOID].length === 0) break;
      turnOver(tx, VOID, CENTER_DECK);
    }
    const piece = tx.place(CENTER_DECK).pop() ?? NONE;
    tx.place(ROW)[slot] = piece;
    tx.moved(piece, CENTER_DECK, ROW);
    const { rowRules, fate } = tx.game.defs[tx.state.pieces[piece]];
    if (rowRules.length > 0) arise(tx, NONE, piece, rowRules);
    if (fate !== NONE) {
      const seat = tx.state.counters[TURN_OF];
      tx.waiting().push({ node: fate, at: 0, seat, self: piece, it: NONE, by: NONE, list: NOTHING });
    }
  }
  tx.ruling = ruling;
}

/** Random cards from one hand go to another, and are that player's from now on (A10). */
export function takeAtRandom(tx: Tx, from: Seat, to: Seat, amount: number): number[] {
  const source = tx.game.layout.seat(from) + HAND;
  const taken: number[] = [];
  for (let i = 0; i < amount && tx.state.places[source].length > 0; i++) {
    const hand = tx.state.places[source];
    const piece = hand[below(tx.random(), hand.length)];
    move(tx, piece, source, tx.game.layout.seat(to) + HAND);
    taken.push(piece);
  }
  return taken;
}

/** Honor comes from the pool, and from the reserve when the pool is empty (F1). */
export function gainHonor(tx: Tx, seat: Seat, amount: number): void {
  const fromPool = Math.min(amount, tx.state.counters[POOL]);
  tx.add(POOL, -fromPool);
  tx.add(RESERVE, amount - fromPool);
  tx.add(tx.game.layout.account(seat) + HONOR, amount);
}
