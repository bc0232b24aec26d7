import type { Option } from '../../kernel/decision.js';
import { type Frame, type InstanceId, NONE, type Seat } from '../../kernel/state.js';
import { recruitOne } from '../breathe.js';
import * as changes from '../changes.js';
import { activatable, activateMutation as activates, keepWithinLimit, replaceable } from '../decide.js';
import { fits } from '../filter.js';
import { DONE, frameOf } from '../frames.js';
import type { Resolves, Tx } from '../game.js';
import type {
  ActivateMutation,
  Discard,
  Draw,
  DrawAndKeep,
  Mend,
  Put,
  Refresh,
  ShowHand,
  Suspend,
  Swap,
} from '../language.js';
import { pieceOption } from '../option.js';
import { isAutomatic } from '../players.js';
import { ACTIVATED, own, SUSPENDED, shared, WOUNDS } from '../table.js';
import { speakerOf, valueFor } from '../value.js';
import { picking } from './picking.js';

export const draw: Resolves<Draw> = {
  run(tx, frame, { effect, binds }) {
    const { seat } = frame;
    const amount = valueFor(tx, speakerOf(tx, frame), effect.amount);
    const drawn: InstanceId[] = [];
    for (let i = 0; i < amount; i++) {
      if (effect.deck === 'companions') continue;
      const isMutation = effect.deck === 'mutations';
      // Villains of the single player game have no hand: they draw nothing to keep.
      if (isMutation && isAutomatic(tx.state, seat)) continue;
      const place = own(isMutation ? 'hand' : 'artifacts', seat);
      const piece = changes.drawInto(tx, isMutation ? changes.MUTATIONS : changes.ARTIFACTS, place);
      if (piece !== NONE) drawn.push(piece);
    }
    if (binds) tx.bind(effect.deck === 'companions' ? DONE : drawn);
    if (effect.deck === 'artifacts') keepWithinLimit(tx, seat);
    if (effect.deck === 'companions') for (let i = 0; i < amount; i++) recruitOne(tx, seat);
  },
};

/** The mutations that were looked at: the last ones of the hand. */
function seen(tx: Tx, { seat, at }: Frame): readonly Option[] {
  const hand = tx.state.places[own('hand', seat)];
  return hand.slice(hand.length - at).map((piece) => pieceOption(tx, 'keep', piece, 'hand'));
}

export const drawAndKeep: Resolves<DrawAndKeep> = {
  run(tx, frame, { effect, binds }) {
    const { seat } = frame;
    if (isAutomatic(tx.state, seat)) return;
    if (frame.at === 0) {
      let count = 0;
      while (count < effect.look && changes.drawInto(tx, changes.MUTATIONS, own('hand', seat)) !== NONE) count++;
      if (binds && count > 0) tx.bind(DONE);
      if (count > effect.keep) tx.push({ ...frame, at: count });
      return;
    }
    tx.ask(frame, 'keep', seen(tx, frame), effect.keep, effect.keep);
  },
  answer(tx, frame, _node, picks) {
    const kept = picks.map(({ instance }) => instance);
    for (const { instance = NONE } of seen(tx, frame)) {
      if (!kept.includes(instance)) changes.putUnder(tx, instance, own('hand', frame.seat));
    }
  },
};

/** The place that a card of a player is in. */
function placeOfPiece(tx: Tx, seat: Seat, piece: InstanceId): number {
  const places = [
    ...(['hand', 'active', 'artifacts', 'companions'] as const).map((zone) => own(zone, seat)),
    shared('mutationDiscard'),
    shared('artifactDiscard'),
  ];
  const found = places.find((place) => tx.state.places[place].includes(piece));
  if (found === undefined) throw new Error(`piece ${piece} is in no place of seat ${seat}`);
  return found;
}

export const discard: Resolves<Discard> = picking<Discard>({
  kind: 'discard',
  done: (tx, { seat }, _node, piece) => {
    const from = placeOfPiece(tx, seat, piece);
    tx.happened(from === own('active', seat) ? 'mutation-destroyed' : 'discarded', seat, piece);
    changes.discard(tx, piece, from);
  },
});

/** Whether a card can go somewhere: cards lie only where cards of their kind do. */
function canGo(tx: Tx, piece: InstanceId, to: Put['to']): boolean {
  const { kind } = tx.game.defs[tx.state.pieces[piece]];
  if (to === 'hand') return kind === 'mutation';
  return to !== 'artifacts' || kind === 'artifact';
}

export const put: Resolves<Put> = picking<Put>({
  kind: 'put',
  can: (tx, piece, { to }) => canGo(tx, piece, to),
  done: (tx, { seat }, { effect }, piece) => {
    const from = placeOfPiece(tx, seat, piece);
    switch (effect.to) {
      case 'hand':
        changes.keep(tx, piece, from, own('hand', seat));
        return;
      case 'artifacts':
        changes.keep(tx, piece, from, own('artifacts', seat));
        keepWithinLimit(tx, seat);
        return;
      case 'deckBottom':
        // What lay hidden is shown, so that all know the same of the deck.
        if (from === own('hand', seat)) tx.revealed(piece, NONE);
        changes.putUnder(tx, piece, from);
    }
  },
});

export const swap: Resolves<Swap> = {
  run(tx, frame, { binds }) {
    if (binds) tx.bind(DONE);
    tx.happened('swap', frame.seat, frame.self);
    tx.push(frameOf(tx.game.procedures.swap, frame.seat));
  },
};

/** The mutations that can be activated for less. */
function activations(tx: Tx, frame: Frame, { what, less }: ActivateMutation): readonly Option[] {
  const as = speakerOf(tx, frame);
  return activatable(tx, frame.seat, valueFor(tx, as, less))
    .filter((piece) => fits(tx, as, what, piece) && replaceable(tx, frame.seat, piece) !== null)
    .map((piece) => pieceOption(tx, 'activate-mutation', piece, 'hand'));
}

export const activateMutation: Resolves<ActivateMutation> = {
  declinable: true,
  run(tx, frame, node) {
    const options = activations(tx, frame, node.effect);
    if (tx.ask(frame, 'activate-mutation', options, node.optional ? 0 : 1, 1)) return;
    if (options.length === 0) tx.happened('impossible', frame.seat, frame.self);
    else activateOne(tx, frame, node.effect, node.binds, options[0]);
  },
  answer(tx, frame, node, [pick]) {
    if (pick === undefined) tx.declined(frame, node);
    else activateOne(tx, frame, node.effect, node.binds, pick);
  },
  possible: (tx, frame, { effect }) => activations(tx, frame, effect).length > 0,
};

function activateOne(tx: Tx, frame: Frame, { less }: ActivateMutation, binds: boolean, pick: Option): void {
  const { instance = NONE } = pick;
  if (binds) tx.bind([instance]);
  activates(tx, frame.seat, instance, valueFor(tx, speakerOf(tx, frame), less));
}

export const suspend: Resolves<Suspend> = picking<Suspend>({
  kind: 'suspend',
  can: (tx, piece) => tx.markOf(SUSPENDED, piece) === 0,
  done: (tx, { seat, by }, _node, piece) => {
    tx.mark(SUSPENDED, piece, (by === NONE ? seat : by) + 1);
    tx.happened('suspended', seat, piece);
  },
});

export const refresh: Resolves<Refresh> = picking<Refresh>({
  kind: 'refresh',
  can: (tx, piece) => tx.markOf(ACTIVATED, piece) === 1,
  done: (tx, { seat }, _node, piece) => {
    tx.mark(ACTIVATED, piece, 0);
    tx.happened('refreshed', seat, piece);
  },
});

export const mend: Resolves<Mend> = {
  run(tx, frame, { effect, binds }) {
    const as = speakerOf(tx, frame);
    const amount = valueFor(tx, as, effect.amount);
    const { this: isThis } = effect.what;
    // A villain or companion that mends itself need not be anybody's companion.
    const pieces = isThis ? [frame.self] : tx.state.places[own('companions', frame.seat)];
    const wounded = pieces.filter(
      (piece) => piece !== NONE && tx.markOf(WOUNDS, piece) > 0 && changes.hitPointsLeft(tx, piece) > 0,
    );
    const mended = wounded.filter((piece) => fits(tx, as, { ...effect.what, kind: undefined }, piece));
    if (mended.length === 0) {
      tx.happened('impossible', frame.seat, frame.self);
      return;
    }
    if (binds) tx.bind(mended);
    for (const piece of mended) tx.mark(WOUNDS, piece, Math.max(0, tx.markOf(WOUNDS, piece) - amount));
  },
};

export const showHand: Resolves<ShowHand> = {
  run(tx, { seat, by }, { binds }) {
    const hand = tx.state.places[own('hand', seat)];
    if (binds && hand.length > 0) tx.bind(DONE);
    for (const piece of hand) tx.revealed(piece, by === NONE ? seat : by);
  },
};
