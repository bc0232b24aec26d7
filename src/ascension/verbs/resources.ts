import { amountOf } from '../characteristics.js';
import type { Resolves } from '../game.js';
import type { ExtraTurn, Gain, Spend } from '../language.js';
import { gainHonor } from '../moves.js';
import { EXTRA_TURNS, PURSE, RESTRICTED } from '../table.js';
import { DONE } from './picking.js';

export const gain: Resolves<Gain> = {
  instant: true,
  run(tx, frame, node) {
    const { amount, resource, onlyFor } = node.effect;
    const { seat, self } = frame;
    const by = amountOf(tx, seat, self, amount);
    if (resource === 'honor') gainHonor(tx, seat, by);
    else {
      const purse = onlyFor === undefined ? PURSE[resource] : RESTRICTED + tx.game.poolOf(onlyFor);
      tx.add(tx.game.layout.account(seat) + purse, by);
    }
    if (node.binds) tx.bind(DONE);
  },
};

export const spend: Resolves<Spend> = {
  instant: true,
  run(tx, frame, node) {
    const { amount, resource } = node.effect;
    const purse = tx.game.layout.account(frame.seat) + PURSE[resource];
    const by = amountOf(tx, frame.seat, frame.self, amount);
    if (tx.state.counters[purse] < by) {
      tx.happened('impossible', frame.seat, frame.self);
      return;
    }
    tx.add(purse, -by);
    if (node.binds) tx.bind(DONE);
  },
  possible(tx, frame, { effect }) {
    const purse = tx.game.layout.account(frame.seat) + PURSE[effect.resource];
    return tx.state.counters[purse] >= amountOf(tx, frame.seat, frame.self, effect.amount);
  },
};

export const extraTurn: Resolves<ExtraTurn> = {
  instant: true,
  run(tx, _frame, node) {
    tx.add(EXTRA_TURNS, 1);
    if (node.binds) tx.bind(DONE);
  },
};
