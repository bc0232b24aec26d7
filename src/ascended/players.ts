import { type GameState, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { account, common, own, type PlayerCounter, type SharedCounter, shared } from './table.js';
import { type Chapter, CYCLES, type Cycle, type Scale } from './vocabulary.js';

/** The last round of the Awakening, of Darkness, and of the game. */
export const LAST_OF_AWAKENING = 10;
export const LAST_OF_DARKNESS = 20;
export const LAST_ROUND = 30;

/** A player's number. */
export function level(tx: { readonly state: Counted }, counter: PlayerCounter, seat: Seat): number {
  return tx.state.counters[account(counter, seat)];
}

interface Counted {
  readonly counters: readonly number[];
}

/** A number of the table. */
export function table(tx: { readonly state: Counted }, counter: SharedCounter): number {
  return tx.state.counters[common(counter)];
}

/** Sets a number of the table. */
export function setTable(tx: Tx, counter: SharedCounter, value: number): void {
  tx.add(common(counter), value - table(tx, counter));
}

/** Sets a player's number. */
export function setLevel(tx: Tx, counter: PlayerCounter, seat: Seat, value: number): void {
  tx.add(account(counter, seat), value - level(tx, counter, seat));
}

/** Whether it is the single player game. */
export function isSolo({ variant }: { readonly variant: string }): boolean {
  return variant === 'solitaire';
}

/** Whether a seat is one that the rules play: a villain of the single player game (B40). */
export function isAutomatic(state: { readonly variant: string }, seat: Seat): boolean {
  return isSolo(state) && seat > 0;
}

/** Whether somebody sits there now: a villain's seat is empty until one appears. */
export function isPlaying(tx: Tx, seat: Seat): boolean {
  return !isAutomatic(tx.state, seat) || tx.state.places[own('villain', seat)].length > 0;
}

/** All seats in turn order, beginning with one. */
export function seatsFrom(tx: Tx, first: Seat): readonly Seat[] {
  const count = tx.state.players.length;
  return Array.from({ length: count }, (_, i) => (first + i) % count).filter((seat) => isPlaying(tx, seat));
}

/** All seats in turn order, beginning with the one whose turn it is. */
export function seatsInTurnOrder(tx: Tx): readonly Seat[] {
  return seatsFrom(tx, table(tx, 'turnOf'));
}

/** The opponents of a seat in turn order; the villains of the single player game are all against the player. */
export function opponentsOf(tx: Tx, seat: Seat): readonly Seat[] {
  const isAgainst = (one: Seat): boolean =>
    !isSolo(tx.state) || isAutomatic(tx.state, one) !== isAutomatic(tx.state, seat);
  return seatsFrom(tx, seat).filter((one) => one !== seat && isAgainst(one));
}

/** The highest level of a scale. */
export function most(tx: Tx, scale: Scale): number {
  return tx.game.constants.scales[scale];
}

/** Which side of the tiles is up. */
export function cycleOf(tx: { readonly state: Counted }): Cycle {
  const round = table(tx, 'round');
  return CYCLES[round > LAST_OF_AWAKENING && round <= LAST_OF_DARKNESS ? 1 : 0];
}

/** The part of the game. */
export function chapterOf(tx: { readonly state: Counted }): Chapter {
  return table(tx, 'round') > LAST_OF_AWAKENING ? 'ascension' : 'awakening';
}

/** The villain that a seat is, or NONE. */
export function villainOf(tx: { readonly state: Pick<GameState, 'places'> }, seat: Seat): InstanceId {
  return tx.state.places[own('villain', seat)].at(0) ?? NONE;
}

/** The profile that a player has unlocked, or NONE. */
export function profileOf(tx: { readonly state: Pick<GameState, 'places'> }, seat: Seat): InstanceId {
  return tx.state.places[own('profile', seat)].at(0) ?? NONE;
}

/** The villain that leads the next Great Witch Hunt, or NONE. */
export function inquisitor(tx: Tx): InstanceId {
  return tx.state.places[shared('inquisitor')].at(0) ?? NONE;
}

/** Whether there is one map for all. */
export function mapsAreJoined(tx: { readonly state: Pick<GameState, 'places'> }): boolean {
  return tx.state.places[shared('map')].length > 0;
}
