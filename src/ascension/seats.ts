import type { Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { TURN_OF } from './table.js';

/** All seats, starting with the player whose turn it is (Q13). */
export function seatsInTurnOrder(tx: Tx): readonly Seat[] {
  const { players, counters } = tx.state;
  return players.map((_, i) => (counters[TURN_OF] + i) % players.length);
}

/** A player's opponents, in turn order. */
export function opponentsOf(tx: Tx, seat: Seat): readonly Seat[] {
  return seatsInTurnOrder(tx).filter((other) => other !== seat);
}
