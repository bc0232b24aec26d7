import type { Option } from '../kernel/decision.js';
import { NOTHING } from '../kernel/draft.js';
import { type Frame, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { fits, priceOf, ruling } from './characteristics.js';
import type { Definition, Resolves, Speaker, Tx } from './game.js';
import { PURSE } from './table.js';
import type { Zone } from './vocabulary.js';
import { centerZone } from './zones.js';

/** The pools that could pay for a card, those with restricted uses apart, as counters that are not empty. */
interface Purses {
  readonly restricted: readonly number[];
  readonly free: readonly number[];
}

function pursesFor(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone): Purses {
  const { game, state } = tx;
  const { currency, purse } = game.defs[state.pieces[piece]];
  const account = game.layout.account(seat);
  const restricted: number[] = [];
  const payer: Speaker = { seat, self: piece, def: NONE, it: NONE, list: NOTHING };
  for (let i = 0; i < game.pools.length; i++) {
    const pool = game.pools[i];
    const counter = account + game.layout.restricted + i;
    if (pool.currency !== currency || state.counters[counter] === 0) continue;
    if (fits(tx, payer, pool.what, piece, zone)) restricted.push(counter);
  }
  const free: number[] = [];
  const addFree = (counter: number): void => {
    if (state.counters[counter] > 0 && !free.includes(counter)) free.push(counter);
  };
  addFree(account + purse);
  for (const standing of state.modifiers) {
    const { rule } = game.rules[standing.rule];
    if ((standing.seat !== seat && standing.seat !== NONE) || rule.ability !== 'pay-with') continue;
    if (fits(tx, ruling(tx, standing, seat), rule.what, piece, zone)) addFree(account + PURSE[rule.resource]);
  }
  return { restricted, free };
}

/** What a player has to pay with: looked up once, then held against every card on offer. */
export interface Budget {
  /** The player's first counter. */
  readonly account: number;
  /** True if no rule or pool could change a price or pay for a card: what is printed is paid from the plain purse. */
  readonly isPlain: boolean;
}

/** What a player has to pay with now. */
export function budgetOf(tx: Tx, seat: Seat): Budget {
  const { modifiers } = tx.state;
  const account = tx.game.layout.account(seat);
  const isPlain = !hasRestricted(tx, account) && (modifiers.length === 0 || !isPaymentChanged(tx));
  return { account, isPlain };
}

/** Whether a player has anything that can be spent on some cards only. */
function hasRestricted(tx: Tx, account: number): boolean {
  const { pools, layout } = tx.game;
  const first = account + layout.restricted;
  for (let i = 0; i < pools.length; i++) if (tx.state.counters[first + i] > 0) return true;
  return false;
}

/** Whether any rule in force could change what something costs, or with what it is paid for. */
function isPaymentChanged(tx: Tx): boolean {
  const { modifiers } = tx.state;
  for (let i = 0; i < modifiers.length; i++) if (tx.game.rules[modifiers[i].rule].isAboutPrices) return true;
  return false;
}

/** Whether a player can pay for a card, given its definition. */
export function canPay(tx: Tx, seat: Seat, budget: Budget, def: Definition, piece: InstanceId, zone: Zone): boolean {
  const purse = tx.state.counters[budget.account + def.purse];
  return budget.isPlain ? purse >= def.cost : canPayNow(tx, seat, purse, piece, zone);
}

function canPayNow(tx: Tx, seat: Seat, purse: number, piece: InstanceId, zone: Zone): boolean {
  const price = priceOf(tx, seat, piece, zone);
  return purse >= price || means(tx, seat, piece, zone) >= price;
}

/** How much a player has that can be spent on a card. */
export function means(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone): number {
  const { restricted, free } = pursesFor(tx, seat, piece, zone);
  return total(tx, restricted) + total(tx, free);
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

/** Pays the printed cost from the plain purse: nearly always the only way there is. */
function spendPlainly(tx: Tx, frame: Frame): void {
  const def = tx.game.defs[tx.state.pieces[frame.it]];
  const { cost } = def;
  const purse = tx.game.layout.account(frame.seat) + def.purse;
  // Of several cards that an effect lets one pay for, the first can use up what the next one needs.
  if (tx.state.counters[purse] < cost) {
    tx.happened('impossible', frame.seat, frame.it);
    return;
  }
  tx.ruling = 'A1';
  tx.add(purse, -cost);
  takePaid(tx, frame);
}

function spend(tx: Tx, frame: Frame, payment: Payment): void {
  tx.ruling = 'A1';
  for (const [counter, amount] of payment) tx.add(counter, -amount);
  takePaid(tx, frame);
}

/** Acquires or defeats the card that was paid for. */
function takePaid(tx: Tx, frame: Frame): void {
  const { procedures, defs } = tx.game;
  const isMonster = defs[tx.state.pieces[frame.it]].kind === 'monster';
  const { seat, self, it, by, list } = frame;
  tx.push({ node: isMonster ? procedures.defeat : procedures.acquire, at: 0, seat, self, it, by, list });
}

/** Pays for the card `it` in the place `list[0]`, and then acquires or defeats it. */
export const pay: Resolves<unknown> = {
  run(tx, frame) {
    if (budgetOf(tx, frame.seat).isPlain) {
      spendPlainly(tx, frame);
      return;
    }
    const ways = payments(tx, frame.seat, frame.it, centerZone(frame.list[0]));
    if (ways.length === 1) {
      spend(tx, frame, ways[0]);
      return;
    }
    const options = ways.map((payment) => paymentOption(tx, payment));
    // Here too there may be no way left.
    if (!tx.ask(frame, 'pay', options, 1, 1)) tx.happened('impossible', frame.seat, frame.it);
  },
  answer(tx, frame, _node, picks) {
    const ways = payments(tx, frame.seat, frame.it, centerZone(frame.list[0]));
    const chosen = ways.find((payment) => paymentOption(tx, payment).key === picks[0].key);
    if (chosen === undefined) throw new Error(`no way to pay is called ${picks[0].key}`);
    spend(tx, frame, chosen);
  },
};
