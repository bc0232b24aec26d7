import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { DID_FILL, DID_LEAVE } from './table.js';
import { ROW_SIZE } from './vocabulary.js';

// The turn's history is in groups of four: what was done, whose, to which piece, and a detail.

/** Writes down what a player did to a card. */
export function record(tx: Tx, did: number, seat: Seat, piece: InstanceId, detail: number): void {
  tx.record(did, seat, piece, detail);
}

/** The detail of the last time that something was done to a card this turn, by a player if that matters; or NONE. */
export function lastDetail(tx: Tx, did: number, piece: InstanceId, seat: Seat = NONE): number {
  const { history } = tx.state;
  for (let i = history.length - 4; i >= 0; i -= 4) {
    if (history[i] === did && history[i + 2] === piece && (seat === NONE || history[i + 1] === seat)) {
      return history[i + 3];
    }
  }
  return NONE;
}

/** The slot of the center row that a card left this turn, or NONE if it was elsewhere when it left. */
export function slotLeft(tx: Tx, piece: InstanceId): number {
  const slot = lastDetail(tx, DID_LEAVE, piece);
  return slot === ROW_SIZE ? NONE : slot;
}

/** The card that filled the place in the center row which a card left this turn (Q15), or NONE. */
export function replacementOf(tx: Tx, piece: InstanceId): InstanceId {
  const { history } = tx.state;
  for (let i = history.length - 4; i >= 0; i -= 4) {
    if (history[i] === DID_LEAVE && history[i + 2] === piece) {
      return history[i + 3] === ROW_SIZE ? NONE : filledAfter(tx, i, history[i + 3]);
    }
  }
  return NONE;
}

function filledAfter(tx: Tx, from: number, slot: number): InstanceId {
  const { history } = tx.state;
  for (let i = from; i < history.length; i += 4) {
    if (history[i] === DID_FILL && history[i + 3] === slot) return history[i + 2];
  }
  return NONE;
}
