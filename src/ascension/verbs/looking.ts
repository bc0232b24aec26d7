import type { Option } from '../../kernel/decision.js';
import { type Frame, NONE } from '../../kernel/state.js';
import type { AscensionGame, Resolves, Tx } from '../game.js';
import { record } from '../history.js';
import type { LookAtTop, NameCard, RevealTop } from '../language.js';
import { move, topOfDeck } from '../moves.js';
import { DECK, DID_NAME, DISCARD } from '../table.js';
import { placeOf } from '../zones.js';
import { DONE } from './picking.js';

function hasTop(tx: Tx, { seat }: Frame): boolean {
  const base = tx.game.layout.seat(seat);
  return tx.state.places[base + DECK].length + tx.state.places[base + DISCARD].length > 0;
}

export const lookAtTop: Resolves<LookAtTop> = {
  instant: true,
  run(tx, frame, node) {
    const piece = topOfDeck(tx, frame.seat);
    if (piece === NONE) {
      tx.happened('impossible', frame.seat, frame.self);
      return;
    }
    tx.revealed(piece, frame.seat);
    if (node.binds) tx.bind([piece]);
  },
  possible: hasTop,
};

export const revealTop: Resolves<RevealTop> = {
  instant: true,
  run(tx, frame, node) {
    const { seat } = frame;
    const piece = topOfDeck(tx, seat);
    if (piece === NONE) {
      tx.happened('impossible', seat, frame.self);
      return;
    }
    tx.revealed(piece, NONE);
    move(tx, piece, tx.game.layout.seat(seat) + DECK, placeOf(tx, node.effect.to, seat));
    if (node.binds) tx.bind([piece]);
  },
  possible: hasTop,
};

const NAMES = new WeakMap<AscensionGame, readonly Option[]>();

/** An option for each card of the game, whether or not it is anywhere near (N13). */
function nameOptions(game: AscensionGame): readonly Option[] {
  let options = NAMES.get(game);
  if (options === undefined) {
    options = game.defs.map(({ id }) => Object.freeze({ do: 'name', key: `name:${id}`, card: id }));
    NAMES.set(game, options);
  }
  return options;
}

export const nameCard: Resolves<NameCard> = {
  run(tx, frame, node) {
    const options = nameOptions(tx.game);
    if (!tx.ask(frame, 'name', options, 1, 1)) named(tx, frame, node.binds, options);
  },
  answer(tx, frame, node, picks) {
    named(tx, frame, node.binds, picks);
  },
};

function named(tx: Tx, { seat, self }: Frame, binds: boolean, [pick]: readonly Option[]): void {
  const def = tx.game.defs.findIndex(({ id }) => id === pick.card);
  record(tx, DID_NAME, seat, self, def);
  if (binds) tx.bind(DONE);
}
