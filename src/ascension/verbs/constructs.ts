import type { Frame } from '../../kernel/state.js';
import { amountOf, candidates, placeOf } from '../characteristics.js';
import type { Resolves, Tx } from '../game.js';
import type { Destroy, DestroyAllBut, Filter } from '../language.js';
import { move } from '../moves.js';
import type { CardOption } from '../option.js';
import { picking } from './picking.js';

function controlled(tx: Tx, { seat, self }: Frame, what: Filter): CardOption[] {
  return candidates(tx, seat, self, what, ['inPlay']);
}

/** From play to its owner's discard pile (A7). */
function destroyEach(tx: Tx, { seat }: Frame, picks: readonly CardOption[]): void {
  for (const { instance } of picks) {
    tx.happened('destroyed', seat, instance);
    move(tx, instance, placeOf(tx, 'inPlay', seat), placeOf(tx, 'discard', seat));
  }
}

export const destroy: Resolves<Destroy> = picking<Destroy>({
  kind: 'destroy',
  candidates: (tx, frame, { what }) => controlled(tx, frame, what),
  done: (tx, frame, _effect, picks) => destroyEach(tx, frame, picks),
});

/** The player picks what to keep. */
export const destroyAllBut: Resolves<DestroyAllBut> = {
  run(tx, frame, node) {
    const { what, amount } = node.effect;
    const options = controlled(tx, frame, what);
    const kept = Math.min(amountOf(tx, frame.seat, frame.self, amount), options.length);
    if (!tx.ask(frame, 'keep', options, kept, kept)) keep(tx, frame, options, kept === 0 ? [] : options, node.binds);
  },
  answer(tx, frame, node, picks) {
    const options = controlled(tx, frame, node.effect.what);
    const kept = options.filter((option) => picks.includes(option));
    keep(tx, frame, options, kept, node.binds);
  },
};

function keep(tx: Tx, frame: Frame, options: readonly CardOption[], kept: readonly CardOption[], binds: boolean): void {
  const others = options.filter((option) => !kept.includes(option));
  if (binds) tx.bind(others.map(({ instance }) => instance));
  destroyEach(tx, frame, others);
}
