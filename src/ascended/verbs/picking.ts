import type { Option } from '../../kernel/decision.js';
import type { Node } from '../../kernel/game.js';
import { type Frame, type InstanceId, NONE, type Seat } from '../../kernel/state.js';
import { candidates } from '../filter.js';
import type { Resolves, Tx } from '../game.js';
import type { Filter, Value } from '../language.js';
import { pieceOption } from '../option.js';
import { speakerOf, valueFor } from '../value.js';

interface Picked {
  readonly amount: Value;
  readonly what: Filter;
  readonly chosenByCauser?: boolean | undefined;
}

interface Picking<E extends Picked> {
  /** The decision's kind, and the word of its options. */
  readonly kind: string;
  /** The cards that it can be done to, of those that fit. */
  can?(tx: Tx, piece: InstanceId, effect: E): boolean;
  /** Does it to one card; `from` is the place that the card is in. */
  done(tx: Tx, frame: Frame, node: Node<E>, piece: InstanceId): void;
}

/** The seat that makes a choice: whoever caused it, if the text says so. */
export function chooserOf({ seat, by }: Frame, chosenByCauser: boolean | undefined): Seat {
  return chosenByCauser && by !== NONE ? by : seat;
}

/** Asks a seat that need not be the one the effect is for; false if there is nothing to choose. */
export function askSeat(
  tx: Tx,
  frame: Frame,
  seat: Seat,
  kind: string,
  options: readonly Option[],
  min: number,
  max: number,
): boolean {
  if (seat === frame.seat) return tx.ask(frame, kind, options, min, max);
  if (!tx.ask({ ...frame, seat }, kind, options, min, max)) return false;
  // The frame stays the one that the effect is for; only the question goes to somebody else.
  tx.queue().pop();
  tx.push(frame);
  return true;
}

/** A verb that is done to cards of one's choice: as many as it says, or as there are. */
export function picking<E extends Picked>(verb: Picking<E>): Resolves<E> {
  const optionsFor = (tx: Tx, frame: Frame, effect: E): readonly Option[] =>
    candidates(tx, speakerOf(tx, frame), effect.what)
      .filter(({ piece }) => verb.can === undefined || verb.can(tx, piece, effect))
      .map(({ piece, zone }) => pieceOption(tx, verb.kind, piece, zone));
  const finish = (tx: Tx, frame: Frame, node: Node<E>, picks: readonly Option[]): void => {
    const pieces = picks.map(({ instance = NONE }) => instance);
    if (node.binds) tx.bind(pieces);
    for (const piece of pieces) verb.done(tx, frame, node, piece);
  };
  return {
    declinable: true,
    run(tx, frame, node) {
      const { effect } = node;
      const options = optionsFor(tx, frame, effect);
      const amount = Math.min(valueFor(tx, speakerOf(tx, frame), effect.amount), options.length);
      const chooser = chooserOf(frame, effect.chosenByCauser);
      if (askSeat(tx, frame, chooser, verb.kind, options, node.optional ? 0 : amount, amount)) return;
      if (amount === 0) tx.happened('impossible', frame.seat, frame.self);
      else finish(tx, frame, node, options);
    },
    answer(tx, frame, node, picks) {
      if (picks.length === 0) tx.declined(frame, node);
      else finish(tx, frame, node, picks);
    },
    possible(tx, frame, { effect }) {
      const needed = valueFor(tx, speakerOf(tx, frame), effect.amount);
      return optionsFor(tx, frame, effect).length >= Math.max(1, needed);
    },
  };
}
