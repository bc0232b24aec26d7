import type { Frame, InstanceId } from '../../kernel/state.js';
import { NONE } from '../../kernel/state.js';
import { amountOf } from '../characteristics.js';
import type { Resolves, Tx } from '../game.js';
import type { Value } from '../language.js';
import { type CardOption, pieceOf } from '../option.js';

/** Told to whatever waits for an effect that was done, but not to a card. */
export const DONE: readonly number[] = Object.freeze([NONE]);

interface Picking<E extends { readonly amount: Value }> {
  /** The decision's kind. */
  readonly kind: string;
  /** The cards that can be picked. */
  candidates(tx: Tx, frame: Frame, effect: E): CardOption[];
  /** Does it to the cards that were picked. */
  done(tx: Tx, frame: Frame, effect: E, picks: readonly CardOption[]): void;
}

/** A verb that is done to cards of one's choice: as many as it says, or as there are (G4). */
export function picking<E extends { readonly amount: Value }>(verb: Picking<E>): Resolves<E> {
  const finish = (tx: Tx, frame: Frame, binds: boolean, effect: E, picks: readonly CardOption[]): void => {
    if (binds) tx.bind(picks.map(pieceOf));
    verb.done(tx, frame, effect, picks);
  };
  return {
    declinable: true,
    run(tx, frame, node) {
      const { effect } = node;
      const options = verb.candidates(tx, frame, effect);
      const amount = Math.min(amountOf(tx, frame.seat, frame.self, effect.amount), options.length);
      if (tx.ask(frame, verb.kind, options, node.optional ? 0 : amount, amount)) return;
      if (amount === 0) tx.happened('impossible', frame.seat, frame.self);
      else finish(tx, frame, node.binds, effect, options);
    },
    answer(tx, frame, node, picks) {
      if (picks.length === 0) {
        tx.declined(frame, node);
        return;
      }
      const chosen = verb.candidates(tx, frame, node.effect).filter((option) => picks.includes(option));
      finish(tx, frame, node.binds, node.effect, chosen);
    },
    possible(tx, frame, { effect }) {
      const amount = amountOf(tx, frame.seat, frame.self, effect.amount);
      return verb.candidates(tx, frame, effect).length >= amount;
    },
  };
}

/** The card that the text "this card" means, or NONE where the text is a copy on another card (K8). */
export function thisCard(tx: Tx, frame: Frame): InstanceId {
  const { def } = tx.game.nodes[frame.node];
  return frame.self !== NONE && tx.state.pieces[frame.self] === def ? frame.self : NONE;
}
