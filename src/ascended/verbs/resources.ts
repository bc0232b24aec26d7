import type { Option } from '../../kernel/decision.js';
import { type Frame, NONE, type Seat } from '../../kernel/state.js';
import * as changes from '../changes.js';
import { suffer as suffers } from '../damage.js';
import { DONE } from '../frames.js';
import type { Resolves, Tx } from '../game.js';
import type { Gain, Give, Lose, Spend, SpendUpTo, Suffer, Value } from '../language.js';
import { amountOption } from '../option.js';
import { level } from '../players.js';
import { speakerOf, valueFor } from '../value.js';

function amountFor(tx: Tx, frame: Frame, value: Value): number {
  return valueFor(tx, speakerOf(tx, frame), value);
}

export const gain: Resolves<Gain> = {
  run(tx, frame, { effect, binds }) {
    const { amount, resource } = effect;
    const { seat } = frame;
    const by = amountFor(tx, frame, amount);
    // Told first: what follows from it is not what waits.
    if (binds) tx.bind(DONE);
    if (resource === 'superstition') changes.drawSuperstition(tx, seat, by);
    else changes.gain(tx, seat, resource, by);
  },
};

export const lose: Resolves<Lose> = {
  run(tx, frame, { effect, binds }) {
    const { amount, resource } = effect;
    const { seat } = frame;
    const by = Math.min(amountFor(tx, frame, amount), level(tx, resource, seat));
    if (by === 0) {
      tx.happened('impossible', seat, frame.self);
      return;
    }
    if (binds) tx.bind(DONE);
    if (resource === 'superstition') changes.loseSuperstition(tx, seat, by);
    else changes.lose(tx, seat, resource, by);
  },
};

/** How much of something can be spent: nobody pays with their last hit point (B38). */
function purse(tx: Tx, resource: Spend['resource'], seat: Seat): number {
  const has = level(tx, resource, seat);
  return resource === 'health' ? Math.max(0, has - 1) : has;
}

export const spend: Resolves<Spend> = {
  run(tx, frame, { effect, binds }) {
    const { amount, resource } = effect;
    const by = amountFor(tx, frame, amount);
    if (purse(tx, resource, frame.seat) < by) {
      tx.happened('impossible', frame.seat, frame.self);
      return;
    }
    if (binds) tx.bind(DONE);
    changes.lose(tx, frame.seat, resource, by);
  },
  possible: (tx, frame, { effect }) => purse(tx, effect.resource, frame.seat) >= amountFor(tx, frame, effect.amount),
};

/** How much can be spent, from 1 on. */
function sums(tx: Tx, frame: Frame, { amount, resource }: SpendUpTo): readonly Option[] {
  const most = Math.min(amountFor(tx, frame, amount), purse(tx, resource, frame.seat));
  return Array.from({ length: most }, (_, i) => amountOption('spend', i + 1));
}

export const spendUpTo: Resolves<SpendUpTo> = {
  declinable: true,
  run(tx, frame, node) {
    const options = sums(tx, frame, node.effect);
    if (tx.ask(frame, 'spend', options, node.optional ? 0 : 1, 1)) return;
    if (options.length > 0) spendSum(tx, frame.seat, node.effect, node.binds, options);
    else tx.happened('impossible', frame.seat, frame.self);
  },
  answer(tx, frame, node, picks) {
    if (picks.length > 0) spendSum(tx, frame.seat, node.effect, node.binds, picks);
    else tx.declined(frame, node);
  },
  possible: (tx, frame, { effect }) => sums(tx, frame, effect).length > 0,
};

function spendSum(tx: Tx, seat: Seat, { resource }: SpendUpTo, binds: boolean, [pick]: readonly Option[]): void {
  const sum = pick.ability ?? 0;
  // As many entries as were spent, for what asks how much it was.
  if (binds) tx.bind(Array.from({ length: sum }, () => NONE));
  changes.lose(tx, seat, resource, sum);
}

export const give: Resolves<Give> = {
  run(tx, frame, { effect, binds }) {
    const { seat, by } = frame;
    if (by === NONE || by === seat) return;
    const { resource } = effect;
    const amount = Math.min(amountFor(tx, frame, effect.amount), level(tx, resource, seat));
    if (amount === 0) {
      tx.happened('impossible', seat, frame.self);
      return;
    }
    if (binds) tx.bind(DONE);
    changes.gain(tx, by, resource, changes.lose(tx, seat, resource, amount));
  },
};

export const suffer: Resolves<Suffer> = {
  run(tx, frame, { effect, binds }) {
    const amount = amountFor(tx, frame, effect.amount);
    if (binds && amount > 0) tx.bind(DONE);
    suffers(tx, frame.seat, amount);
  },
};
