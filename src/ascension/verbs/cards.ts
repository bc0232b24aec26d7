import { NONE } from '../../kernel/state.js';
import { amountOf, candidates, placeOf } from '../characteristics.js';
import type { Resolves } from '../game.js';
import type { Discard, Draw, GiveAtRandom } from '../language.js';
import { draw as drawCards, move, takeAtRandom } from '../moves.js';
import { picking } from './picking.js';

export const draw: Resolves<Draw> = {
  instant: true,
  run(tx, frame, node) {
    const drawn = drawCards(tx, frame.seat, amountOf(tx, frame.seat, frame.self, node.effect.amount));
    if (node.binds) tx.bind(drawn);
  },
};

export const discard: Resolves<Discard> = picking<Discard>({
  kind: 'discard',
  candidates: (tx, { seat, self }, { what }) => candidates(tx, seat, self, what, ['hand']),
  done(tx, { seat }, _effect, picks) {
    for (const { instance } of picks) {
      tx.happened('discarded', seat, instance);
      move(tx, instance, placeOf(tx, 'hand', seat), placeOf(tx, 'discard', seat));
    }
  },
});

export const giveAtRandom: Resolves<GiveAtRandom> = {
  instant: true,
  run(tx, frame, node) {
    if (frame.by === NONE || frame.by === frame.seat) {
      tx.happened('impossible', frame.seat, frame.self);
      return;
    }
    const amount = amountOf(tx, frame.seat, frame.self, node.effect.amount);
    const taken = takeAtRandom(tx, frame.seat, frame.by, amount);
    if (node.binds) tx.bind(taken);
  },
};
