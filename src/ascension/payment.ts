import type { Option } from '../kernel/decision.js';
import type { Frame, InstanceId, Seat } from '../kernel/state.js';
import { fits, priceOf } from './characteristics.js';
import type { Resolves, Tx } from './game.js';
import { POWER, PURSE, RESTRICTED, ROW, RUNES } from './table.js';
import type { Zone } from './vocabulary.js';

/** The zone of a place that cards are acquired from or defeated in. */
export function centerZone(place: number): Zone {
  return place === ROW ? 'centerRow' : 'alwaysAvailable';
}

/** The pools that could pay for a card, those with restricted uses apart, as counters that are not empty. */
interface Purses {
  readonly restricted: readonly number[];
  readonly free: readonly number[];
}

function pursesFor(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone): Purses {
  const { game, state } = tx;
  const { currency } = game.defs[state.pieces[piece]];
  const account = game.layout.account(seat);
  const restricted: number[] = [];
  for (let i = 0; i < game.pools.length; i++) {
    const pool = game.pools[i];
    const counter = account + RESTRICTED + i;
    if (pool.currency !== currency || state.counters[counter] === 0) continue;
    if (fits(tx, seat, piece, pool.what, piece, zone)) restricted.push(counter);
  }
  const free: number[] = [];
  const addFree = (counter: number): void => {
    if (state.counters[counter] > 0 && !free.includes(counter)) free.push(counter);
  };
  addFree(account + PURSE[currency]);
  for (const { seat: whose, rule: id, self } of state.modifiers) {
    const { rule } = game.rules[id];
    if (whose !== seat || rule.ability !== 'pay-with') continue;
    if (fits(tx, seat, self, rule.what, piece, zone)) addFree(account + PURSE[rule.resource]);
  }
  return { restricted, free };
}

/** Whether a player can pay for a card. */
export function canPay(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone): boolean {
  const { game, state } = tx;
  const price = priceOf(tx, seat, piece, zone);
  const { currency } = game.defs[state.pieces[piece]];
  const account = game.layout.account(seat);
  if (state.counters[account + (currency === 'runes' ? RUNES : POWER)] >= price) return true;
  // Asked of every card in the row at every decision: lists of purses are made only if there is more than one.
  if (!hasOtherPurses(tx, seat, account)) return false;
  const { restricted, free } = pursesFor(tx, seat, piece, zone);
  return total(tx, restricted) + total(tx, free) >= price;
}

/** Whether anything but the plain purse of a currency could pay for some card. */
function hasOtherPurses(tx: Tx, seat: Seat, account: number): boolean {
  const { game, state } = tx;
  const { modifiers } = state;
  for (let i = 0; i < game.pools.length; i++) if (state.counters[account + RESTRICTED + i] > 0) return true;
  for (let i = 0; i < modifiers.length; i++) {
    if (modifiers[i].seat === seat && game.rules[modifiers[i].rule].rule.ability === 'pay-with') return true;
  }
  return false;
}

function total(tx: Tx, counters: readonly number[]): number {
  let sum = 0;
  for (const counter of counters) sum += tx.state.counters[counter];
  return sum;
}

/** A way to pay: pairs of a counter and how much comes from it. */
type Payment = readonly (readonly [counter: number, amount: number])[];

/** Every way to pay; what is restricted is spent first (A14). */
function payments(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone): readonly Payment[] {
  const price = priceOf(tx, seat, piece, zone);
  const { restricted, free } = pursesFor(tx, seat, piece, zone);
  const first = Math.min(price, total(tx, restricted));
  const ways: Payment[] = [];
  for (const before of splits(tx, restricted, first)) {
    for (const after of splits(tx, free, price - first)) ways.push([...before, ...after]);
  }
  return ways;
}

/** Every way to take an amount from some counters, as much as possible from the first ones first. */
function splits(tx: Tx, counters: readonly number[], amount: number): Payment[] {
  if (counters.length === 0) return amount === 0 ? [[]] : [];
  const [counter, ...others] = counters;
  if (others.length === 0) {
    if (amount === 0) return [[]];
    return tx.state.counters[counter] < amount ? [] : [[[counter, amount]]];
  }
  const ways: Payment[] = [];
  for (let part = Math.min(amount, tx.state.counters[counter]); part >= 0; part--) {
    for (const rest of splits(tx, others, amount - part)) ways.push(part === 0 ? rest : [[counter, part], ...rest]);
  }
  return ways;
}

function paymentOption(tx: Tx, payment: Payment): Option {
  const seats = tx.state.players.length;
  const parts = payment.map(([counter, amount]) => ({ amount, name: tx.game.counter(counter, seats).name }));
  return {
    do: 'pay',
    key: `pay:${parts.map(({ name, amount }) => `${name.replaceAll(' ', '-')}=${amount}`).join(',')}`,
    text: parts.map(({ name, amount }) => `${amount} ${name}`).join(' and '),
  };
}

function spend(tx: Tx, frame: Frame, payment: Payment): void {
  tx.ruling = 'A1';
  for (const [counter, amount] of payment) tx.add(counter, -amount);
  const { procedures, defs } = tx.game;
  const isMonster = defs[tx.state.pieces[frame.it]].kind === 'monster';
  const { seat, self, it, by, list } = frame;
  tx.push({ node: isMonster ? procedures.defeat : procedures.acquire, at: 0, seat, self, it, by, list });
}

/** Pays for the card `it` in the place `list[0]`, and then acquires or defeats it. */
export const pay: Resolves<unknown> = {
  run(tx, frame) {
    const ways = payments(tx, frame.seat, frame.it, centerZone(frame.list[0]));
    if (ways.length === 1) {
      spend(tx, frame, ways[0]);
      return;
    }
    const options = ways.map((payment) => paymentOption(tx, payment));
    if (!tx.ask(frame, 'pay', options, 1, 1)) throw new Error(`piece ${frame.it} cannot be paid for`);
  },
  answer(tx, frame, _node, picks) {
    const ways = payments(tx, frame.seat, frame.it, centerZone(frame.list[0]));
    const chosen = ways.find((payment) => paymentOption(tx, payment).key === picks[0].key);
    if (chosen === undefined) throw new Error(`no way to pay is called ${picks[0].key}`);
    spend(tx, frame, chosen);
  },
};
