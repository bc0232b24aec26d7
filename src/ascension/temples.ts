import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { move } from './moves.js';

/** Whether a player controls a temple. */
export function controls(tx: Tx, seat: Seat, temple: InstanceId): boolean {
  return tx.state.places[tx.game.layout.special('temples', seat)].includes(temple);
}

/** The place that a temple is in: everybody's, or that of the player who controls it. */
function placeOfTemple(tx: Tx, temple: InstanceId): number {
  const { layout } = tx.game;
  const seat = tx.state.players.findIndex((_, one) => controls(tx, one, temple));
  return seat === NONE ? layout.temples : layout.special('temples', seat);
}

/** A player takes control of a temple, from whoever has it (P1). */
export function takeControl(tx: Tx, seat: Seat, temple: InstanceId): void {
  if (controls(tx, seat, temple)) return;
  tx.happened('control taken', seat, temple);
  move(tx, temple, placeOfTemple(tx, temple), tx.game.layout.special('temples', seat));
}

/** A player loses control of a temple; it is nobody's then. */
export function loseControl(tx: Tx, seat: Seat, temple: InstanceId): void {
  tx.happened('control lost', seat, temple);
  move(tx, temple, tx.game.layout.special('temples', seat), tx.game.layout.temples);
}
