import { NOTHING } from '../kernel/draft.js';
import { below } from '../kernel/random.js';
import { EVERYBODY, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { record } from './history.js';
import { mixDrawn, mixForgotten, mixInto, mixTaken } from './mixing.js';
import { areRulesInForce, arise, cease } from './standing.js';
import {
  CENTER_DECK,
  DECK,
  DID_BANISH,
  DID_FILL,
  DID_LEAVE,
  DISCARD,
  HAND,
  HONOR,
  POOL,
  REMOVED,
  RESERVE,
  ROW,
  TURN_OF,
  VOID,
} from './table.js';
import { isSolitaire } from './variants.js';
import { ROW_SIZE, ZONES } from './vocabulary.js';

const ZONE_NAMES: readonly string[] = ZONES;

function ownerOf(tx: Tx, place: number): Seat {
  return tx.game.places(tx.state.players.length)[place].seat;
}

function isInForce(tx: Tx, place: number): boolean {
  return areRulesInForce(tx.game.places(tx.state.players.length)[place]);
}

/** Takes a card out of a pile; `splice` would make a list of what it takes out. */
function takeOut(pile: InstanceId[], at: number): void {
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i];
  pile.pop();
}

/** Where in a pile a card is, sought from the top; the runtime's `lastIndexOf` is many times slower. */
function positionIn(pile: readonly InstanceId[], piece: InstanceId): number {
  let at = pile.length - 1;
  while (at >= 0 && pile[at] !== piece) at--;
  return at;
}

/** Moves a card; the rules that it has where it was end, and those that it has where it comes begin. */
export function move(tx: Tx, piece: InstanceId, from: number, to: number): void {
  const source = tx.place(from);
  const at = positionIn(source, piece);
  if (at === NONE) throw new Error(`piece ${piece} is not in place ${from}`);
  if (from === ROW) source[at] = NONE;
  else takeOut(source, at);
  if (from === ROW && tx.game.tracksSlots) record(tx, DID_LEAVE, tx.state.counters[TURN_OF], piece, at);
  tx.lay(to, piece);
  const { playRules, rowRules } = tx.game.defs[tx.state.pieces[piece]];
  if (playRules.length > 0 || rowRules.length > 0) {
    if (from === ROW || isInForce(tx, from)) cease(tx, piece);
    if (isInForce(tx, to)) arise(tx, ownerOf(tx, to), piece, playRules);
  }
  tx.moved(piece, from, to);
  if (tx.state.links.length > 0) release(tx, piece, ownerOf(tx, from));
}

/** What was kept under a card that leaves its place goes to the discard pile of the player who had it there. */
function release(tx: Tx, keeper: InstanceId, seat: Seat): void {
  const kept: InstanceId[] = [];
  const left: number[] = [];
  const { links } = tx.state;
  for (let i = 0; i < links.length; i += 2) {
    if (links[i + 1] === keeper) kept.push(links[i]);
    else left.push(links[i], links[i + 1]);
  }
  if (kept.length === 0) return;
  const all = tx.links();
  all.length = 0;
  all.push(...left);
  for (const piece of kept) move(tx, piece, tx.game.layout.special('under', seat), tx.game.layout.seat(seat) + DISCARD);
}

/** Keeps a card under another one. */
export function keepUnder(tx: Tx, piece: InstanceId, from: number, keeper: InstanceId, seat: Seat): void {
  move(tx, piece, from, tx.game.layout.special('under', seat));
  tx.links().push(piece, keeper);
}

/** The top card of a player's deck, which is made anew from the discard pile if it is empty (T7); NONE if both are. */
export function topOfDeck(tx: Tx, seat: Seat): InstanceId {
  const base = tx.game.layout.seat(seat);
  if (tx.state.places[base + DECK].length === 0) {
    if (tx.state.places[base + DISCARD].length === 0) return NONE;
    mixInto(tx, seat, tx.state.places[base + DISCARD]);
    turnOver(tx, base + DISCARD, base + DECK);
  }
  const deck = tx.state.places[base + DECK];
  return deck[deck.length - 1];
}

/** Draws cards as long as there are any, and says how many it was (T7). */
export function draw(tx: Tx, seat: Seat, amount: number): number {
  const base = tx.game.layout.seat(seat);
  let drawn = 0;
  for (; drawn < amount; drawn++) {
    const piece = topOfDeck(tx, seat);
    if (piece === NONE) break;
    tx.place(base + DECK).pop();
    tx.lay(base + HAND, piece);
    tx.moved(piece, base + DECK, base + HAND);
    if (tx.state.apart.length > 0) mixDrawn(tx, seat, piece);
  }
  return drawn;
}

/** A pile becomes another, empty one, and is shuffled. */
function turnOver(tx: Tx, from: number, to: number): void {
  const { ruling } = tx;
  tx.ruling = from === VOID ? 'T8' : 'T7';
  tx.setPlace(to, tx.place(from));
  tx.setPlace(from, []);
  if (tx.events !== null) for (const piece of tx.state.places[to]) tx.reportMove(piece, from, to, EVERYBODY);
  tx.shuffle(to);
  tx.ruling = ruling;
}

/** Banishes a card: to the void, out of the game, or back to its supply (A5). */
export function banish(tx: Tx, piece: InstanceId, from: number): void {
  const { home, supply, banished, banishedFrom } = tx.game.defs[tx.state.pieces[piece]];
  const { zone: name, seat: owner } = tx.game.places(tx.state.players.length)[from];
  const zone = ZONE_NAMES.indexOf(name);
  tx.happened('banished', NONE, piece);
  if (zone !== NONE) record(tx, DID_BANISH, tx.state.counters[TURN_OF], piece, zone);
  move(tx, piece, from, home === 'center' ? VOID : home === 'starting' ? REMOVED : supply);
  if (banished !== NONE && owner !== NONE && zone !== NONE && banishedFrom.includes(ZONES[zone])) {
    tx.push({ node: banished, at: 0, seat: owner, self: piece, it: NONE, by: NONE, list: NOTHING });
  }
}

/** Fills the empty places of the center row, from the center deck outward (Q2); the first six do not slide (V4). */
export function refill(tx: Tx, isDeal = false): void {
  const slides = !isDeal && isSolitaire(tx.state);
  const { ruling } = tx;
  tx.ruling = 'Q2';
  for (let slot = emptySlot(tx, slides); slot !== NONE; slot = emptySlot(tx, slides)) {
    if (tx.state.places[CENTER_DECK].length === 0) {
      if (!canRefill(tx)) break;
      turnOver(tx, VOID, CENTER_DECK);
    }
    const piece = tx.place(CENTER_DECK).pop() ?? NONE;
    if (isEvent(tx, piece)) becomeCurrent(tx, piece);
    else fill(tx, slot, piece, slides);
  }
  tx.ruling = ruling;
}

/** The place to be filled next: that nearest to the deck, or the last one where cards slide. */
function emptySlot(tx: Tx, slides: boolean): number {
  const row = tx.state.places[ROW];
  return slides ? row.lastIndexOf(NONE) : row.indexOf(NONE);
}

/** Whether center deck or void holds a card that can stay in the row (T8). */
export function canRefill(tx: Tx): boolean {
  const canStay = (piece: InstanceId): boolean => !isEvent(tx, piece);
  return tx.state.places[CENTER_DECK].some(canStay) || tx.state.places[VOID].some(canStay);
}

/** Whether a card cannot stay in the row. */
function isEvent(tx: Tx, piece: InstanceId): boolean {
  return tx.game.defs[tx.state.pieces[piece]].kind === 'event';
}

function fill(tx: Tx, slot: number, piece: InstanceId, slides: boolean): void {
  const seat = tx.state.counters[TURN_OF];
  const row = tx.place(ROW);
  if (slides) {
    // New cards enter at the left, and the others slide to the right (V4).
    row.copyWithin(1, 0, slot);
    row[0] = piece;
  } else {
    row[slot] = piece;
  }
  tx.moved(piece, CENTER_DECK, ROW);
  if (tx.game.tracksSlots) record(tx, DID_FILL, seat, piece, slot);
  const { rowRules, fate } = tx.game.defs[tx.state.pieces[piece]];
  if (rowRules.length > 0) arise(tx, NONE, piece, rowRules);
  if (fate !== NONE) tx.waiting().push({ node: fate, at: 0, seat, self: piece, it: NONE, by: NONE, list: NOTHING });
}

/** An event that turns up is the current one at once; the one before it goes to the void (E1). */
function becomeCurrent(tx: Tx, piece: InstanceId): void {
  const { event } = tx.game.layout;
  tx.ruling = 'E1';
  for (const old of [...tx.state.places[event]]) move(tx, old, event, VOID);
  tx.lay(event, piece);
  tx.moved(piece, CENTER_DECK, event);
  arise(tx, NONE, piece, tx.game.defs[tx.state.pieces[piece]].playRules);
  tx.ruling = 'Q2';
}

/** Where a card that is not in the row is dealt with as if it had left no slot there. */
export function recordNoSlot(tx: Tx, piece: InstanceId): void {
  if (tx.game.tracksSlots) record(tx, DID_LEAVE, tx.state.counters[TURN_OF], piece, ROW_SIZE);
}

/** A random card of a hand. */
export function randomCard(tx: Tx, seat: Seat): InstanceId {
  const hand = tx.state.places[tx.game.layout.seat(seat) + HAND];
  return hand[below(tx.random(), hand.length)];
}

/** Random cards from one hand go to another, and are that player's from now on (A10). */
export function takeAtRandom(tx: Tx, from: Seat, to: Seat, amount: number): number[] {
  const source = tx.game.layout.seat(from) + HAND;
  const taken: number[] = [];
  // Nobody else can tell which card it was, whatever they knew of the hand.
  mixForgotten(tx, from, tx.state.places[source]);
  tx.keepKnown(tx.state.places[source], 1 << to);
  for (let i = 0; i < amount && tx.state.places[source].length > 0; i++) {
    const piece = randomCard(tx, from);
    move(tx, piece, source, tx.game.layout.seat(to) + HAND);
    mixTaken(tx, from, to, piece);
    taken.push(piece);
  }
  return taken;
}

/** Honor comes from the pool, and from the reserve when the pool is empty (F1). */
export function gainHonor(tx: Tx, seat: Seat, amount: number): void {
  takeFromPool(tx, tx.game.layout.account(seat) + HONOR, amount);
}

/** Honor for a counter, from the pool first. */
export function takeFromPool(tx: Tx, counter: number, amount: number): void {
  const fromPool = Math.min(amount, tx.state.counters[POOL]);
  tx.add(POOL, -fromPool);
  tx.add(RESERVE, amount - fromPool);
  tx.add(counter, amount);
}
