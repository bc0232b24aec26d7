import type { Option } from '../../kernel/decision.js';
import { NOTHING } from '../../kernel/draft.js';
import type { Node } from '../../kernel/game.js';
import { type Frame, type InstanceId, NONE } from '../../kernel/state.js';
import { amountOf, candidates, speaking } from '../characteristics.js';
import type { Resolves, Tx } from '../game.js';
import type { Destroy, DestroyAllBut, Filter, PreventDestroy } from '../language.js';
import { banish, move } from '../moves.js';
import { type CardOption, pieceOf } from '../option.js';
import { thenRefill } from '../timing.js';
import { placeOf } from '../zones.js';
import { currentEventTrophy } from './events.js';
import { picking } from './picking.js';

function controlled(tx: Tx, frame: Frame, what: Filter): CardOption[] {
  return candidates(tx, speaking(tx, frame), what, ['inPlay']);
}

/** In the frame of the procedure: whether something waits to hear what was destroyed. */
const TELLS_NOBODY = 0;
const TELLS = 1;

/** Constructs would be destroyed: as a cost they are (A8), otherwise their player may keep some of them (Q9). */
function destroyEach(tx: Tx, frame: Frame, { cost, binds }: Node, pieces: readonly InstanceId[]): void {
  if (pieces.length === 0) return;
  const { seat, self, it, by } = frame;
  const at = binds ? TELLS : TELLS_NOBODY;
  const procedure: Frame = { node: tx.game.procedures.destroy, at, seat, self, it, by, list: pieces };
  if (cost || preventers(tx, frame).length === 0) finishDestroy(tx, procedure, NOTHING);
  else tx.push(procedure);
}

/** The trophies that a player could use now to keep a construct. */
function preventers(tx: Tx, { seat }: Frame): readonly InstanceId[] {
  const { game, state } = tx;
  const place = game.layout.special('trophies', seat);
  if (place === NONE) return NOTHING;
  return state.places[place].filter((piece) => prevents(tx, game.defs[state.pieces[piece]].trophy));
}

function prevents(tx: Tx, node: number): boolean {
  const word = tx.game.wordOf(node);
  return word === 'prevent-destroy' || (word === 'event-trophy' && prevents(tx, currentEventTrophy(tx)));
}

/** Asks the player of constructs that would be destroyed which ones to keep, and destroys the others. */
export const destruction: Resolves<unknown> = {
  run(tx, frame) {
    const options = keepable(tx, frame);
    const most = Math.min(options.length, preventers(tx, frame).length);
    if (!tx.ask(frame, 'prevent', options, 0, most)) finishDestroy(tx, frame, NOTHING);
  },
  answer(tx, frame, _node, picks) {
    finishDestroy(tx, frame, picks.map(pieceOf));
  },
};

function keepable(tx: Tx, { seat, list }: Frame): readonly Option[] {
  const inPlay = tx.state.places[placeOf(tx, 'inPlay', seat)];
  return list
    .filter((piece) => inPlay.includes(piece))
    .map((piece) => tx.game.options.pick.inPlay.of(piece, tx.game.defs[tx.state.pieces[piece]]));
}

/** From play to its owner's discard pile (A7). */
function finishDestroy(tx: Tx, frame: Frame, kept: readonly InstanceId[]): void {
  const { seat, list, at } = frame;
  const inPlay = placeOf(tx, 'inPlay', seat);
  const trophies = preventers(tx, frame);
  thenRefill(tx, () => {
    for (let i = 0; i < kept.length; i++) {
      tx.happened('kept', seat, kept[i]);
      banish(tx, trophies[i], tx.game.layout.special('trophies', seat));
    }
  });
  const destroyed = list.filter((piece) => !kept.includes(piece) && tx.state.places[inPlay].includes(piece));
  if (at === TELLS) tx.bind(destroyed);
  for (const piece of destroyed) {
    tx.happened('destroyed', seat, piece);
    move(tx, piece, inPlay, placeOf(tx, 'discard', seat));
  }
}

export const destroy: Resolves<Destroy> = picking<Destroy>({
  kind: 'destroy',
  bindsItself: true,
  candidates: (tx, frame, { what }) => controlled(tx, frame, what),
  done: (tx, frame, node, picks) => destroyEach(tx, frame, node, picks.map(pieceOf)),
});

/** The player picks what to keep. */
export const destroyAllBut: Resolves<DestroyAllBut> = {
  run(tx, frame, node) {
    const { what, amount } = node.effect;
    const options = controlled(tx, frame, what);
    const kept = Math.min(amountOf(tx, frame, amount), options.length);
    if (!tx.ask(frame, 'keep', options, kept, kept)) destroyOthers(tx, frame, node, kept === 0 ? [] : options);
  },
  answer: destroyOthers,
};

function destroyOthers(tx: Tx, frame: Frame, node: Node<DestroyAllBut>, kept: readonly Option[]): void {
  const options: readonly Option[] = controlled(tx, frame, node.effect.what);
  destroyEach(tx, frame, node, options.filter((option) => !kept.includes(option)).map(pieceOf));
}

/** Has its time when a construct would be destroyed; it is no action. */
export const preventDestroy: Resolves<PreventDestroy> = {
  run: (tx, { seat, self }) => tx.happened('impossible', seat, self),
  possible: () => false,
};
