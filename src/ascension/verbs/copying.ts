import type { Option } from '../../kernel/decision.js';
import { type Frame, type InstanceId, NONE } from '../../kernel/state.js';
import { candidates, fits, speaking } from '../characteristics.js';
import type { Resolves, Tx } from '../game.js';
import { lastDetail, record } from '../history.js';
import type { Copy, Filter } from '../language.js';
import { type CardOption, pieceOf } from '../option.js';
import { DID_COPY, DID_PLAY } from '../table.js';
import { DONE } from './picking.js';

/** The cards whose text can be copied. */
function copyable(tx: Tx, frame: Frame, what: Filter): CardOption[] {
  if (what.in !== undefined) return candidates(tx, speaking(tx, frame), what);
  const found: CardOption[] = [];
  for (const piece of sources(tx, frame, what)) {
    if (!fits(tx, speaking(tx, frame), what, piece, 'played')) continue;
    const option = tx.game.options.pick.played.of(piece, tx.game.defs[tx.state.pieces[piece]]);
    if (!found.includes(option)) found.push(option);
  }
  return found;
}

/** "It", "those", or the cards that a player has played this turn, also those that are no longer there (K8). */
function sources(tx: Tx, { seat, it, list }: Frame, what: Filter): readonly InstanceId[] {
  if (what.it === true) return it === NONE ? [] : [it];
  // Something may have been done that was done to no card.
  if (what.those === true) return list.filter((piece) => piece !== NONE);
  const { history } = tx.state;
  const played: InstanceId[] = [];
  for (let i = 0; i < history.length; i += 4) {
    if (history[i] === DID_PLAY && history[i + 1] === seat) played.push(history[i + 2]);
  }
  return played;
}

function perform(tx: Tx, frame: Frame, copied: InstanceId): void {
  const node = tx.game.defs[tx.state.pieces[copied]].played;
  if (node === NONE) return;
  const { seat, self, by, list } = frame;
  tx.push({ node, at: 0, seat, self, it: copied, by, list });
}

/** Whether this text is itself a copy of that of a card which the player has played this turn. */
function isCopyOfPlayed(tx: Tx, { seat, it }: Frame, def: number): boolean {
  return it !== NONE && tx.state.pieces[it] === def && lastDetail(tx, DID_PLAY, it, seat) !== NONE;
}

export const copy: Resolves<Copy> = {
  declinable: true,
  run(tx, frame, node) {
    if (isCopyOfPlayed(tx, frame, node.def)) {
      // A copy of a copier gives what that one copied, so that copies cannot go round in circles (K8).
      const copied = lastDetail(tx, DID_COPY, frame.it);
      if (copied !== NONE && copied !== frame.it) perform(tx, frame, copied);
      return;
    }
    const options = copyable(tx, frame, node.effect.what);
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
  const before = lastDetail(tx, DID_COPY, piece);
  if (binds) tx.bind(DONE);
  tx.happened('copied', frame.seat, piece);
  // The last of a chain of copiers is what is remembered, so that no chain leads back to its beginning.
  if (frame.self !== NONE) record(tx, DID_COPY, frame.seat, frame.self, before === NONE ? piece : before);
  perform(tx, frame, piece);
}
