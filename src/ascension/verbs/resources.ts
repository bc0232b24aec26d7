import type { Option } from '../../kernel/decision.js';
import { type Frame, NONE, type Seat } from '../../kernel/state.js';
import { amountOf } from '../characteristics.js';
import type { Resolves, Tx } from '../game.js';
import type { ExtraTurn, Gain, Spend, SpendUpTo, TakeHonor } from '../language.js';
import { gainHonor } from '../moves.js';
import { opponentsOf } from '../seats.js';
import { EXTRA_TURNS, HONOR, PURSE } from '../table.js';
import type { Currency } from '../vocabulary.js';
import { DONE } from './picking.js';

export const gain: Resolves<Gain> = {
  instant: true,
  run(tx, frame, node) {
    const { amount, resource, onlyFor } = node.effect;
    const { seat } = frame;
    const by = amountOf(tx, frame, amount);
    if (resource === 'honor') gainHonor(tx, seat, by);
    else {
      const { layout } = tx.game;
      const purse = onlyFor === undefined ? PURSE[resource] : layout.restricted + tx.game.poolOf(onlyFor);
      tx.add(layout.account(seat) + purse, by);
    }
    if (node.binds) tx.bind(DONE);
  },
};

function purseOf(tx: Tx, seat: Seat, resource: Currency): number {
  return tx.game.layout.account(seat) + PURSE[resource];
}

export const spend: Resolves<Spend> = {
  instant: true,
  run(tx, frame, node) {
    const { amount, resource } = node.effect;
    const purse = purseOf(tx, frame.seat, resource);
    const by = amountOf(tx, frame, amount);
    if (tx.state.counters[purse] < by) {
      tx.happened('impossible', frame.seat, frame.self);
      return;
    }
    tx.add(purse, -by);
    if (node.binds) tx.bind(DONE);
  },
  possible: (tx, frame, { effect }) =>
    tx.state.counters[purseOf(tx, frame.seat, effect.resource)] >= amountOf(tx, frame, effect.amount),
};

/** How much can be spent, from 1 on. */
function sums(tx: Tx, { seat }: Frame, { amount, resource }: SpendUpTo): readonly Option[] {
  const most = Math.min(amount, tx.state.counters[purseOf(tx, seat, resource)]);
  return Array.from({ length: most }, (_, i) => ({
    do: 'spend',
    key: `spend:${resource}=${i + 1}`,
    ability: i + 1,
    text: `${i + 1}`,
  }));
}

export const spendUpTo: Resolves<SpendUpTo> = {
  declinable: true,
  run(tx, frame, node) {
    const options = sums(tx, frame, node.effect);
    if (tx.ask(frame, 'spend', options, node.optional ? 0 : 1, 1)) return;
    if (options.length > 0) spendSum(tx, frame, node.effect, node.binds, options);
    else tx.happened('impossible', frame.seat, frame.self);
  },
  answer(tx, frame, node, picks) {
    if (picks.length > 0) spendSum(tx, frame, node.effect, node.binds, picks);
    else tx.declined(frame, node);
  },
  possible: (tx, frame, { effect }) => sums(tx, frame, effect).length > 0,
};

function spendSum(tx: Tx, frame: Frame, effect: SpendUpTo, binds: boolean, [pick]: readonly Option[]): void {
  const sum = pick.ability ?? 0;
  tx.add(purseOf(tx, frame.seat, effect.resource), -sum);
  // As many entries as were spent, for what asks how much it was.
  if (binds) tx.bind(Array.from({ length: sum }, () => NONE));
}

/** The opponents with the most honor tokens. */
function richest(tx: Tx, seat: Seat): readonly Seat[] {
  const honor = (one: Seat): number => tx.state.counters[tx.game.layout.account(one) + HONOR];
  const opponents = opponentsOf(tx, seat);
  const most = Math.max(...opponents.map(honor));
  return opponents.filter((one) => honor(one) === most);
}

function seatOption(tx: Tx, seat: Seat): Option {
  return { do: 'pick-player', key: `player:${seat}`, seat, text: tx.state.players[seat] };
}

export const takeHonor: Resolves<TakeHonor> = {
  run(tx, frame, node) {
    const seats = richest(tx, frame.seat);
    const options = seats.map((seat) => seatOption(tx, seat));
    if (tx.ask(frame, 'take-honor', options, 1, 1)) return;
    if (seats.length > 0) transfer(tx, frame, node.effect.amount, seats[0], node.binds);
    else tx.happened('impossible', frame.seat, frame.self);
  },
  answer(tx, frame, node, [pick]) {
    transfer(tx, frame, node.effect.amount, pick.seat ?? NONE, node.binds);
  },
};

/** Tokens go from player to player; the pool is not touched. */
function transfer(tx: Tx, { seat }: Frame, amount: number, from: Seat, binds: boolean): void {
  const { layout } = tx.game;
  const taken = Math.min(amount, tx.state.counters[layout.account(from) + HONOR]);
  tx.add(layout.account(from) + HONOR, -taken);
  tx.add(layout.account(seat) + HONOR, taken);
  if (binds && taken > 0) tx.bind(DONE);
}

export const extraTurn: Resolves<ExtraTurn> = {
  instant: true,
  run(tx, _frame, node) {
    tx.add(EXTRA_TURNS, 1);
    if (node.binds) tx.bind(DONE);
  },
};
