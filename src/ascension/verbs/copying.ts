import type { Option } from '../../kernel/decision.js';
import { type Frame, type InstanceId, NONE } from '../../kernel/state.js';
import { fits } from '../characteristics.js';
import type { Resolves, Tx } from '../game.js';
import type { CopyPlayed } from '../language.js';
import { type CardOption, pieceOf } from '../option.js';
import { DID_COPY, DID_PLAY } from '../table.js';
import { DONE } from './picking.js';

/** Cards that you have played this turn, also those that are no longer there (K8). */
function playedThisTurn(tx: Tx, { seat, self }: Frame, { what }: CopyPlayed): CardOption[] {
  const { history, pieces } = tx.state;
  const found: CardOption[] = [];
  for (let i = 0; i < history.length; i += 4) {
    const piece = history[i + 2];
    if (history[i] !== DID_PLAY || history[i + 1] !== seat || !fits(tx, seat, self, what, piece, 'played')) continue;
    const option = tx.game.options.of('pick', 'played', piece, tx.game.defs[pieces[piece]].id);
    if (!found.includes(option)) found.push(option);
  }
  return found;
}

/** The card that a copier copied this turn in the end, or NONE. */
function copiedBy(tx: Tx, copier: InstanceId): InstanceId {
  const { history } = tx.state;
  for (let i = history.length - 4; i >= 0; i -= 4) {
    if (history[i] === DID_COPY && history[i + 2] === copier) return history[i + 3];
  }
  return NONE;
}

function copy(tx: Tx, frame: Frame, copied: InstanceId): void {
  const node = tx.game.defs[tx.state.pieces[copied]].played;
  if (node === NONE) return;
  const { seat, self, by, list } = frame;
  tx.push({ node, at: 0, seat, self, it: copied, by, list });
}

export const copyPlayed: Resolves<CopyPlayed> = {
  declinable: true,
  run(tx, frame, node) {
    if (frame.it !== NONE && tx.state.pieces[frame.it] === node.def) {
      // A copy of a copier gives what that one copied, so that copies cannot go round in circles (K8).
      const copied = copiedBy(tx, frame.it);
      if (copied !== NONE && copied !== frame.it) copy(tx, frame, copied);
      return;
    }
    const options = playedThisTurn(tx, frame, node.effect);
    if (tx.ask(frame, 'copy', options, node.optional ? 0 : 1, 1)) return;
    if (options.length > 0) finish(tx, frame, node.binds, options);
    else tx.happened('impossible', frame.seat, frame.self);
  },
  answer(tx, frame, node, picks) {
    if (picks.length > 0) finish(tx, frame, node.binds, picks);
    else tx.declined(frame, node);
  },
};

function finish(tx: Tx, frame: Frame, binds: boolean, [pick]: readonly Option[]): void {
  const piece = pieceOf(pick);
  const before = copiedBy(tx, piece);
  if (binds) tx.bind(DONE);
  tx.happened('copied', frame.seat, piece);
  // The last of a chain of copiers is what is remembered, so that no chain leads back to its beginning.
  tx.history().push(DID_COPY, frame.seat, frame.self, before === NONE ? piece : before);
  copy(tx, frame, piece);
}
