import { moveOn } from '../kernel/draft.js';
import { type InstanceId, NONE } from '../kernel/state.js';
import type { Resolves, Tx } from './game.js';
import { move, refill, takeFromPool } from './moves.js';
import { POOL, ROW, VOID } from './table.js';
import { openSequence } from './timing.js';
import { passOn } from './turn-order.js';
import { TAKEN_IN_SOLITAIRE } from './vocabulary.js';

/** How far the opponent has got: the cards were taken, and the next turn begins. */
const TAKEN = 1;

/** In the list of the frame: whether the pool was empty before the opponent took cards, so that the game is over (V5). */
const GOES_ON: readonly number[] = Object.freeze([0]);
const ENDS: readonly number[] = Object.freeze([1]);

/** The solitaire opponent takes the rightmost cards of the row, both at once; then the row is refilled (V4). */
export const opponentTakes: Resolves<unknown> = {
  run(tx, frame) {
    if (frame.at === TAKEN) {
      tx.clearHistory();
      passOn(tx, frame.seat, frame.list[0] === ENDS[0]);
      return;
    }
    tx.push(moveOn(frame, TAKEN, tx.state.counters[POOL] === 0 ? ENDS : GOES_ON));
    const cards = tx.state.places[ROW].filter((piece) => piece !== NONE).slice(-TAKEN_IN_SOLITAIRE);
    if (cards.length === 0) return;
    openSequence(tx);
    for (const piece of cards) take(tx, piece);
    refill(tx);
  },
};

/** Heroes and constructs are set aside for its score; monsters give it the honor of their reward. */
function take(tx: Tx, piece: InstanceId): void {
  const { layout, defs } = tx.game;
  const { kind, rewardHonor } = defs[tx.state.pieces[piece]];
  tx.happened('taken by the opponent', NONE, piece);
  if (kind !== 'monster') {
    move(tx, piece, ROW, layout.opponent);
    return;
  }
  move(tx, piece, ROW, VOID);
  takeFromPool(tx, layout.opponentHonor, rewardHonor);
}
