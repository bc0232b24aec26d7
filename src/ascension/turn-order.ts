import { NOTHING } from '../kernel/draft.js';
import { NONE, type Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { EXTRA_TURNS, FIRST_PLAYER, ROUND, TURN, TURN_OF } from './table.js';

/** The next turn begins, or the game is over if its end has come and the round is complete (F1, F2, V5). */
export function passOn(tx: Tx, seat: Seat, isEnding: boolean): void {
  const next = nextSeat(tx, seat, isEnding);
  if (next === NONE) {
    tx.ruling = 'F1';
    tx.happened('game over', NONE, NONE);
    return;
  }
  tx.add(TURN, 1);
  tx.add(TURN_OF, next - tx.state.counters[TURN_OF]);
  const { turn } = tx.game.procedures;
  tx.push({ node: turn, at: 0, seat: next, self: NONE, it: NONE, by: NONE, list: NOTHING });
}

/** Who is next; NONE if the game is over. */
function nextSeat(tx: Tx, seat: Seat, isEnding: boolean): Seat {
  const { counters, players } = tx.state;
  if (counters[EXTRA_TURNS] > 0) {
    tx.ruling = 'F2';
    tx.add(EXTRA_TURNS, -1);
    return seat;
  }
  const next = (seat + 1) % players.length;
  if (next !== counters[FIRST_PLAYER]) return next;
  if (isEnding) return NONE;
  tx.add(ROUND, 1);
  return next;
}
