import type { Node } from '../../kernel/game.js';
import { type Frame, NONE } from '../../kernel/state.js';
import { amountOf, howMany } from '../characteristics.js';
import type { Resolves, Tx } from '../game.js';
import type { Amount } from '../language.js';
import { type CardOption, pieceOf } from '../option.js';
import { openSequence } from '../timing.js';

/** Told to whatever waits for an effect that was done, but not to a card. */
export const DONE: readonly number[] = Object.freeze([NONE]);

interface Picking<E extends { readonly amount: Amount }> {
  /** The decision's kind. */
  readonly kind: string;
  /** What has to be done before anything can be picked. */
  prepare?(tx: Tx, frame: Frame, effect: E): void;
  /** The cards that can be picked. */
  candidates(tx: Tx, frame: Frame, effect: E): CardOption[];
  /** Does it to the cards that were picked. */
  done(tx: Tx, frame: Frame, node: Node<E>, picks: readonly CardOption[]): void;
  /** True if it tells by itself which cards it was done to, because it may not be done to all that were picked. */
  readonly bindsItself?: boolean;
}

/** A verb that is done to cards of one's choice: as many as it says, or as there are (G4). */
export function picking<E extends { readonly amount: Amount }>(verb: Picking<E>): Resolves<E> {
  const finish = (tx: Tx, frame: Frame, node: Node<E>, picks: readonly CardOption[]): void => {
    if (node.binds && !verb.bindsItself) {
      tx.bind(picks.map(pieceOf));
      // What depends on this belongs to the same sequence: fates come after it (Q15).
      if (picks.some(({ from }) => from === 'centerRow')) openSequence(tx, 1);
    }
    verb.done(tx, frame, node, picks);
  };
  return {
    declinable: true,
    run(tx, frame, node) {
      const { effect } = node;
      // Where one may decline, nothing is done for the sake of the choice (T9).
      if (!node.optional) verb.prepare?.(tx, frame, effect);
      const options = verb.candidates(tx, frame, effect);
      const amount = Math.min(howMany(tx, frame, effect.amount, options.length), options.length);
      if (tx.ask(frame, verb.kind, options, node.optional ? 0 : amount, amount)) return;
      if (amount === 0) tx.happened('impossible', frame.seat, frame.self);
      else finish(tx, frame, node, options);
    },
    answer(tx, frame, node, picks) {
      if (picks.length === 0) {
        tx.declined(frame, node);
        return;
      }
      const chosen = verb.candidates(tx, frame, node.effect).filter((option) => picks.includes(option));
      finish(tx, frame, node, chosen);
    },
    possible(tx, frame, { effect }) {
      const { length } = verb.candidates(tx, frame, effect);
      return effect.amount === 'all' ? length > 0 : length >= amountOf(tx, frame, effect.amount);
    },
  };
}
