import type { InstanceId } from '../../kernel/state.js';
import { candidates, fits, speaking } from '../characteristics.js';
import type { Resolves } from '../game.js';
import type { LoseControl, TakeControl } from '../language.js';
import { pieceOf } from '../option.js';
import { loseControl as lose, takeControl as take } from '../temples.js';

export const takeControl: Resolves<TakeControl> = {
  instant: true,
  run(tx, frame, node) {
    const { pieces } = tx.state;
    const temples: InstanceId[] = [];
    for (let piece = 0; piece < pieces.length; piece++) {
      if (tx.game.defs[pieces[piece]].kind !== 'temple') continue;
      if (fits(tx, speaking(tx, frame), node.effect.what, piece, 'temples')) temples.push(piece);
    }
    for (const temple of temples) take(tx, frame.seat, temple);
    if (node.binds) tx.bind(temples);
  },
};

export const loseControl: Resolves<LoseControl> = {
  instant: true,
  run(tx, frame, node) {
    const temples = candidates(tx, speaking(tx, frame), node.effect.what, ['temples']).map(pieceOf);
    for (const temple of temples) lose(tx, frame.seat, temple);
    if (node.binds) tx.bind(temples);
  },
};
