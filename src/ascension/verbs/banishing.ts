import { NONE } from '../../kernel/state.js';
import { canBeBanished, candidates, placeOf } from '../characteristics.js';
import type { Resolves } from '../game.js';
import type { Banish, BanishThis } from '../language.js';
import { banish as banishCard, refill } from '../moves.js';
import { openSequence } from '../timing.js';
import { picking, thisCard } from './picking.js';

export const banish: Resolves<Banish> = picking<Banish>({
  kind: 'banish',
  candidates: (tx, { seat, self }, { what }) =>
    candidates(tx, seat, self, what).filter(({ instance }) => canBeBanished(tx, instance)),
  done(tx, { seat }, _effect, picks) {
    // All leave, then all are replaced (Q12).
    for (const { instance, from } of picks) banishCard(tx, instance, placeOf(tx, from, seat));
    if (picks.some(({ from }) => from === 'centerRow')) {
      openSequence(tx);
      refill(tx);
    }
  },
});

export const banishThis: Resolves<BanishThis> = {
  instant: true,
  run(tx, frame, node) {
    const place = placeOf(tx, 'inPlay', frame.seat);
    const piece = thisCard(tx, frame);
    if (piece === NONE || !tx.state.places[place].includes(piece)) {
      tx.happened('impossible', frame.seat, frame.self);
      return;
    }
    banishCard(tx, piece, place);
    if (node.binds) tx.bind([piece]);
  },
  possible(tx, frame) {
    const piece = thisCard(tx, frame);
    return piece !== NONE && tx.state.places[placeOf(tx, 'inPlay', frame.seat)].includes(piece);
  },
};
