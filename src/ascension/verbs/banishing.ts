import { canBeBanished, candidates, speaking } from '../characteristics.js';
import type { Resolves } from '../game.js';
import type { Banish } from '../language.js';
import { banish as banishCard } from '../moves.js';
import { thenRefill } from '../timing.js';
import { placeOf } from '../zones.js';
import { picking } from './picking.js';

export const banish: Resolves<Banish> = picking<Banish>({
  kind: 'banish',
  candidates: (tx, frame, { what }) =>
    candidates(tx, speaking(tx, frame), what).filter(({ instance }) => canBeBanished(tx, instance)),
  done(tx, { seat }, _node, picks) {
    // All leave, then all are replaced (Q12).
    thenRefill(tx, () => {
      for (const { instance, from } of picks) banishCard(tx, instance, placeOf(tx, from, seat));
    });
  },
});
