import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { DID_USE_IN_COMBAT } from './table.js';

// The turn's history is in groups of four: what was done, whose, to which piece, and a detail.

/** Writes down what a player did. */
export function record(tx: Tx, what: number, seat: Seat, piece: InstanceId, detail: number): void {
  tx.record(what, seat, piece, detail);
}

/** Whether a player has done something this turn, with this detail and to this piece where they are given. */
export function did(tx: Tx, what: number, seat: Seat, detail: number = NONE, piece: InstanceId = NONE): boolean {
  const { history } = tx.state;
  for (let i = 0; i < history.length; i += 4) {
    const isIt = history[i] === what && history[i + 1] === seat;
    if (isIt && (detail === NONE || history[i + 3] === detail) && (piece === NONE || history[i + 2] === piece)) {
      return true;
    }
  }
  return false;
}

/** A new combat begins: what can be used once in each is fresh. */
export function forgetCombat(tx: Tx): void {
  const { history } = tx.state;
  if (!history.some((what, i) => i % 4 === 0 && what === DID_USE_IN_COMBAT)) return;
  tx.clearHistory();
  for (let i = 0; i < history.length; i += 4) {
    if (history[i] !== DID_USE_IN_COMBAT) tx.record(history[i], history[i + 1], history[i + 2], history[i + 3]);
  }
}
