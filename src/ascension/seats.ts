import type { Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { TURN_OF } from './table.js';
import { partnerOf } from './variants.js';

/** All seats, starting with the player whose turn it is (Q13). */
export function seatsInTurnOrder(tx: Tx): readonly Seat[] {
  const { players, counters } = tx.state;
  return players.map((_, i) => (counters[TURN_OF] + i) % players.length);
}

/** A player's opponents, in turn order; a partner is none (V2). */
export function opponentsOf(tx: Tx, seat: Seat): readonly Seat[] {
  const partner = partnerOf(tx.state, seat);
  return seatsInTurnOrder(tx).filter((other) => other !== seat && other !== partner);
}
