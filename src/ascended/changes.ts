import { type Frame, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { isAllowed, statOf } from './characteristics.js';
import { frameOf } from './frames.js';
import type { Tx } from './game.js';
import { holderOf } from './map.js';
import { isAutomatic, level, most, table } from './players.js';
import { ACTIVATED, account, common, own, POWER, type SharedZone, SUSPENDED, shared, WOUNDS } from './table.js';
import { caught, happens } from './triggers.js';
import { type Resource, SCALES, type Scale } from './vocabulary.js';

function isScale(resource: Resource): resource is Scale {
  return SCALES.some((scale) => scale === resource);
}

/** Gains something, as far as the scale goes (B3); says how much it was. */
export function gain(tx: Tx, seat: Seat, resource: Exclude<Resource, 'superstition'>, amount: number): number {
  if (resource === 'points' && isAutomatic(tx.state, seat)) return 0;
  const now = level(tx, resource, seat);
  const by = isScale(resource) ? Math.min(amount, most(tx, resource) - now) : amount;
  tx.add(account(resource, seat), Math.max(0, by));
  return Math.max(0, by);
}

/** Loses something, as far as there is any; says how much it was. Somebody without health is defeated at once. */
export function lose(tx: Tx, seat: Seat, resource: Exclude<Resource, 'superstition'>, amount: number): number {
  const by = Math.min(amount, level(tx, resource, seat));
  tx.add(account(resource, seat), -by);
  if (resource === 'health' && by > 0 && level(tx, 'health', seat) === 0) {
    tx.push(frameOf(tx.game.procedures.defeat, seat));
  }
  return by;
}

/** Draws superstition tokens; when the last one is drawn, a Great Witch Hunt comes next (B30). */
export function drawSuperstition(tx: Tx, seat: Seat, amount: number): number {
  if (isAutomatic(tx.state, seat)) return 0;
  const by = Math.min(amount, table(tx, 'superstition'));
  tx.add(common('superstition'), -by);
  tx.add(account('superstition', seat), by);
  if (by > 0 && table(tx, 'superstition') === 0) {
    tx.push(frameOf(tx.game.procedures.witchHunt, table(tx, 'turnOf')));
  }
  return by;
}

/** Puts superstition tokens back among the inactive ones. */
export function loseSuperstition(tx: Tx, seat: Seat, amount: number): number {
  const by = Math.min(amount, level(tx, 'superstition', seat));
  tx.add(account('superstition', seat), -by);
  tx.add(common('superstition'), by);
  return by;
}

/** Moves a piece from one place to the end of another. */
export function move(tx: Tx, piece: InstanceId, from: number, to: number): void {
  const source = tx.place(from);
  const at = source.indexOf(piece);
  if (at === NONE) throw new Error(`piece ${piece} is not where it should be`);
  source.splice(at, 1);
  tx.place(to).push(piece);
  tx.moved(piece, from, to);
}

/** Moves a piece from one place to the bottom of a pile. */
export function moveUnder(tx: Tx, piece: InstanceId, from: number, to: number): void {
  const source = tx.place(from);
  source.splice(source.indexOf(piece), 1);
  tx.place(to).unshift(piece);
  tx.moved(piece, from, to);
}

/** A deck, and where its cards go. */
export interface Pile {
  readonly deck: SharedZone;
  readonly discard: SharedZone;
}

export const MUTATIONS: Pile = { deck: 'mutationDeck', discard: 'mutationDiscard' };
export const ARTIFACTS: Pile = { deck: 'artifactDeck', discard: 'artifactDiscard' };
export const COMPANIONS: Pile = { deck: 'companionDeck', discard: 'companionDiscard' };
export const VILLAINS: Pile = { deck: 'villainDeck', discard: 'villainDiscard' };

/** How many cards can still be drawn: those of the deck and its discards (B6). */
export function cardsLeft(tx: Tx, { deck, discard }: Pile): number {
  return tx.state.places[shared(deck)].length + tx.state.places[shared(discard)].length;
}

/** The next card of a deck, which is made anew from its discards when it has run out; NONE if there is none at all. */
export function nextCard(tx: Tx, pile: Pile): InstanceId {
  const deck = shared(pile.deck);
  if (tx.state.places[deck].length === 0) remake(tx, pile);
  return tx.state.places[deck].at(-1) ?? NONE;
}

function remake(tx: Tx, { deck, discard }: Pile): void {
  const from = shared(discard);
  const cards = tx.state.places[from];
  if (cards.length === 0) return;
  if (deck === 'mutationDeck') keepApart(tx);
  for (const piece of [...cards]) move(tx, piece, from, shared(deck));
  tx.shuffle(shared(deck));
}

/** The cards in hands are not among those that are shuffled: whoever remembers that can tell them apart for good. */
function keepApart(tx: Tx): void {
  const { apart } = tx.state;
  const marks = [...apart];
  const generation = 1 + Math.max(0, ...apart.filter((_, i) => i % 2 === 1));
  for (let seat = 0; seat < tx.state.players.length; seat++) {
    for (const piece of tx.state.places[own('hand', seat)]) {
      if (!apart.some((one, i) => i % 2 === 0 && one === piece)) marks.push(piece, generation);
    }
  }
  tx.setApart(marks);
}

/** A mutation left a hand for all to see: nothing is to be told apart about it any more. */
function forgetApart(tx: Tx, piece: InstanceId): void {
  const { apart } = tx.state;
  if (!apart.some((one, i) => i % 2 === 0 && one === piece)) return;
  tx.setApart(apart.filter((_, i) => apart[i - (i % 2)] !== piece));
}

/** Draws a card into a place; NONE if there is none. */
export function drawInto(tx: Tx, pile: Pile, to: number): InstanceId {
  const piece = nextCard(tx, pile);
  if (piece !== NONE) move(tx, piece, shared(pile.deck), to);
  return piece;
}

/** The deck that a card belongs to. */
export function pileOfCard(tx: Tx, piece: InstanceId): Pile {
  switch (tx.game.defs[tx.state.pieces[piece]].kind) {
    case 'mutation':
      return MUTATIONS;
    case 'artifact':
      return ARTIFACTS;
    case 'companion':
      return COMPANIONS;
    case 'villain':
      return VILLAINS;
    case 'profile':
    case 'tile':
      throw new Error(`piece ${piece} belongs to no deck`);
  }
}

/** Takes away what lies on a card as it leaves the table. */
function clear(tx: Tx, piece: InstanceId): void {
  tx.mark(WOUNDS, piece, 0);
  tx.mark(ACTIVATED, piece, 0);
  tx.mark(SUSPENDED, piece, 0);
}

/** Puts a card with the discards of its deck. */
export function discard(tx: Tx, piece: InstanceId, from: number): void {
  clear(tx, piece);
  move(tx, piece, from, shared(pileOfCard(tx, piece).discard));
  forgetApart(tx, piece);
}

/** Puts a card under its deck. */
export function putUnder(tx: Tx, piece: InstanceId, from: number): void {
  clear(tx, piece);
  moveUnder(tx, piece, from, shared(pileOfCard(tx, piece).deck));
  // Everybody who saw it remembers it; who did not has no need to tell it apart, since it is no longer in a hand.
  forgetApart(tx, piece);
}

/** Puts a card into another place of a player's. */
export function keep(tx: Tx, piece: InstanceId, from: number, to: number): void {
  clear(tx, piece);
  move(tx, piece, from, to);
  forgetApart(tx, piece);
}

/** Tests for stealth (B21): says whether it was passed, and what follows from it, which is to happen next. */
export function testStealth(tx: Tx, seat: Seat): { readonly isPassed: boolean; readonly follows: readonly Frame[] } {
  // Villains ignore such tests.
  if (isAutomatic(tx.state, seat)) return { isPassed: true, follows: [] };
  if (isAllowed(tx, seat, 'pass-stealth')) {
    tx.happened('stealth-passed', seat, NONE);
    return { isPassed: true, follows: caught(tx, { when: 'stealth-passed' }, seat) };
  }
  const [result] = tx.roll(seat, 12, 1);
  const isPassed = result <= statOf(tx, seat, 'stealth', level(tx, 'control', seat));
  tx.happened(isPassed ? 'stealth-passed' : 'stealth-failed', seat, NONE);
  return { isPassed, follows: isPassed ? caught(tx, { when: 'stealth-passed' }, seat) : failedStealth(tx, seat) };
}

/** The price of a failed test: a token and a hit point; what follows from that is to happen next. */
export function failedStealth(tx: Tx, seat: Seat): readonly Frame[] {
  const before = tx.state.queue.length;
  const triggered = caught(tx, { when: 'stealth-failed' }, seat);
  if (!isAllowed(tx, seat, 'avoid-superstition')) drawSuperstition(tx, seat, 1);
  lose(tx, seat, 'health', 1);
  return [...triggered, ...takeBack(tx, before)];
}

/** What was pushed since the queue had a length, the next first, taken off again. */
function takeBack(tx: Tx, length: number): readonly Frame[] {
  return tx.queue().splice(length).reverse();
}

/** Puts a player's power token on a tile, or takes off whoever's is there if they have none left (B27). */
export function takeControl(tx: Tx, seat: Seat, tile: InstanceId): void {
  const holder = holderOf(tx, tile);
  if (holder === seat) return;
  if (holder !== NONE) loseControl(tx, holder, tile);
  if (level(tx, 'powerTokens', seat) > 0 && !isAutomatic(tx.state, seat)) {
    tx.add(account('powerTokens', seat), -1);
    tx.mark(POWER, tile, seat + 1);
    tx.happened('control-taken', seat, tile);
    gain(tx, seat, 'points', POINTS_FOR_CONTROL);
    happens(tx, { when: 'control-taken', tile }, seat);
  }
}

/** Points for a place of power, as long as it is controlled. */
export const POINTS_FOR_CONTROL = 5;

/** Takes a player's power token off a tile. */
export function loseControl(tx: Tx, seat: Seat, tile: InstanceId): void {
  tx.mark(POWER, tile, 0);
  tx.add(account('powerTokens', seat), 1);
  tx.happened('control-lost', seat, tile);
  lose(tx, seat, 'points', POINTS_FOR_CONTROL);
  happens(tx, { when: 'control-lost' }, seat);
}

/** The hit points that a villain or companion has left. */
export function hitPointsLeft(tx: Tx, piece: InstanceId): number {
  return Math.max(0, tx.game.defs[tx.state.pieces[piece]].bonus - tx.markOf(WOUNDS, piece));
}
