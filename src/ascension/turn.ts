import { isPossible } from '../kernel/control.js';
import type { Decision, Option, Source } from '../kernel/decision.js';
import { moveOn, NOTHING } from '../kernel/draft.js';
import { type Frame, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { canBePlayed, ruling } from './characteristics.js';
import type { Resolves, Tx } from './game.js';
import { record } from './history.js';
import { forgetMixing } from './mixing.js';
import { banish, draw, move } from './moves.js';
import { type OptionRow, pieceOf } from './option.js';
import { type Budget, budgetOf, canPay } from './payment.js';
import { isFresh, renew, use } from './standing.js';
import { DID_PLAY, DISCARD, HAND, IN_PLAY, PLAYED, POOL, PURSE, ROW, RUNES } from './table.js';
import { controls, takeControl } from './temples.js';
import { thenRefill, USUAL_PLACE } from './timing.js';
import { caught, caughtAtEnd, pushCaught } from './triggers.js';
import { passOn } from './turn-order.js';
import { isSolitaire } from './variants.js';
import { HAND_SIZE, ZONE_NUMBER } from './vocabulary.js';

/** How far the end of a turn has got: what is left over goes, or it is the next player's turn. */
const CLEARING = 0;
const PASSING_ON = 1;

const END_TURN: Option = Object.freeze({ do: 'end-turn', key: 'end-turn', text: 'End the turn.' });
const SOURCE: Source = Object.freeze({ card: null, instance: null, ruling: 'T1' });

/** What a player can do next in the turn, in a fixed order. */
function turnOptions(tx: Tx, seat: Seat): Option[] {
  const { state, game } = tx;
  const { defs } = game;
  const { pieces } = state;
  const options: Option[] = [];
  const hand = state.places[game.layout.seat(seat) + HAND];
  const { play } = game.options;
  for (let i = 0; i < hand.length; i++) {
    const def = defs[pieces[hand[i]]];
    if (def.isPlayable || canBePlayed(tx, seat, hand[i])) options.push(play.of(hand[i], def));
  }
  if (state.abilities.length > 0) addAbilities(tx, seat, options);
  const budget = budgetOf(tx, seat);
  const row = state.places[ROW];
  const { take } = game.options;
  for (let i = 0; i < row.length; i++)
    if (row[i] !== NONE) addTaking(tx, seat, budget, row[i], take.centerRow, options);
  for (let i = 0; i < game.supplies.length; i++) {
    const pile = state.places[game.supplies[i].supply];
    if (pile.length > 0) addTaking(tx, seat, budget, pile[pile.length - 1], take.alwaysAvailable, options);
  }
  if (game.layout.own.trophies !== NONE) addTrophies(tx, seat, options);
  if (game.layout.hasKeystones) addKeystones(tx, seat, options);
  options.push(END_TURN);
  return options;
}

/** The abilities that a player can use (T4). */
function addAbilities(tx: Tx, seat: Seat, options: Option[]): void {
  const { state, game } = tx;
  const { abilities } = state;
  for (let i = 0; i < abilities.length; i++) {
    const { seat: whose, rule, self } = abilities[i];
    if (whose !== seat || !isFresh(tx, abilities[i])) continue;
    const { node, ability, condition } = game.rules[rule];
    if (condition !== undefined && !game.isSo(tx, ruling(tx, abilities[i], seat), condition)) continue;
    if (!isPossible(tx, using(node, seat, self), game.nodes[node])) continue;
    const option = game.options.activate(self, game.defs[state.pieces[self]].id, ability);
    // Played twice, a card can give the same ability twice: it is offered once at a time.
    if (!options.includes(option)) options.push(option);
  }
}

/** The trophies that a player can banish for what they do (E5). */
function addTrophies(tx: Tx, seat: Seat, options: Option[]): void {
  const { game, state } = tx;
  for (const piece of state.places[game.layout.special('trophies', seat)]) {
    const def = game.defs[state.pieces[piece]];
    if (!isPossible(tx, using(def.trophy, seat, piece), game.nodes[def.trophy])) continue;
    options.push(game.options.trophy.of(piece, def));
  }
}

/** The temples that a player can spend a keystone on (P1, P2). */
function addKeystones(tx: Tx, seat: Seat, options: Option[]): void {
  const { game, state } = tx;
  const account = game.layout.account(seat);
  for (const { keystone, id, index } of game.keystoneTemples) {
    if (keystone === null || state.counters[account + PURSE[keystone]] === 0) continue;
    const piece = state.pieces.indexOf(index);
    if (piece !== NONE) options.push(game.options.spend(piece, id, keystone));
  }
}

function addTaking(tx: Tx, seat: Seat, budget: Budget, piece: InstanceId, row: OptionRow, options: Option[]): void {
  const def = tx.game.defs[tx.state.pieces[piece]];
  if (canPay(tx, seat, budget, def, piece, row.zone)) options.push(row.of(piece, def));
}

function using(node: number, seat: Seat, self: InstanceId): Frame {
  return { node, at: 0, seat, self, it: NONE, by: NONE, list: NOTHING };
}

/** "What do you do next": it is asked again until the turn is ended (T1). */
export const turn: Resolves<unknown> = {
  stays: true,
  run(tx, frame) {
    const { seat } = frame;
    const options = turnOptions(tx, seat);
    const prompt = 'What do you do next?';
    const decision: Decision = { seat, kind: 'turn', prompt, options, min: 1, max: 1, ordered: false, source: SOURCE };
    tx.stop(decision);
  },
  answer(tx, frame, _node, picks) {
    const option = picks[0];
    const { seat } = frame;
    const { procedures } = tx.game;
    const piece = pieceOf(option);
    switch (option.do) {
      case 'end-turn':
        tx.leave();
        tx.push(using(procedures.endTurn, seat, NONE));
        return;
      case 'play':
        play(tx, seat, piece);
        return;
      case 'activate':
        activate(tx, seat, piece, option.ability ?? 0);
        return;
      case 'acquire':
      case 'defeat': {
        const { supply } = tx.game.defs[tx.state.pieces[piece]];
        const from = option.from === 'centerRow' ? ROW : supply;
        tx.push({ node: procedures.pay, at: 0, seat, self: NONE, it: piece, by: NONE, list: [from, USUAL_PLACE] });
        return;
      }
      case 'trophy':
        useTrophy(tx, seat, piece);
        return;
      case 'spend':
        spendKeystone(tx, seat, piece);
    }
  },
};

/** Plays a card: it is put down, its own text follows, then what other cards do because of it (T10). */
function play(tx: Tx, seat: Seat, piece: InstanceId): void {
  const base = tx.game.layout.seat(seat);
  const { kind } = tx.game.defs[tx.state.pieces[piece]];
  tx.ruling = kind === 'construct' ? 'T4' : 'T2';
  tx.happened('played', seat, piece);
  move(tx, piece, base + HAND, base + (kind === 'construct' ? IN_PLAY : PLAYED));
  record(tx, DID_PLAY, seat, piece, ZONE_NUMBER.hand);
  if (!tx.game.changesPlayed) {
    followPlay(tx, seat, piece);
    return;
  }
  const before = caught(tx, DID_PLAY, seat, piece, 'hand', 'before');
  tx.push({ node: tx.game.procedures.played, at: 0, seat, self: NONE, it: piece, by: NONE, list: NOTHING });
  pushCaught(tx, before);
}

/** What a played card does, once what changes it as it is put down has applied. */
export const played: Resolves<unknown> = {
  run: (tx, { seat, it }) => followPlay(tx, seat, it),
};

function followPlay(tx: Tx, seat: Seat, piece: InstanceId): void {
  const text = tx.game.defs[tx.state.pieces[piece]].played;
  pushCaught(tx, caught(tx, DID_PLAY, seat, piece, 'hand'));
  if (text !== NONE) tx.happen(using(text, seat, piece));
}

/** Banishes a trophy for what it does (E5). */
function useTrophy(tx: Tx, seat: Seat, piece: InstanceId): void {
  tx.ruling = 'E5';
  tx.happened('trophy used', seat, piece);
  thenRefill(tx, () => {
    tx.push(using(tx.game.defs[tx.state.pieces[piece]].trophy, seat, piece));
    banish(tx, piece, tx.game.layout.special('trophies', seat));
  });
}

/** Spends a keystone on a temple: it takes control, or for the player who has control does what the temple says. */
function spendKeystone(tx: Tx, seat: Seat, piece: InstanceId): void {
  const { keystone, keystoneEffect } = tx.game.defs[tx.state.pieces[piece]];
  if (keystone === null) throw new Error(`piece ${piece} takes no keystone`);
  const isControlled = controls(tx, seat, piece);
  tx.ruling = isControlled ? 'P2' : 'P1';
  tx.add(tx.game.layout.account(seat) + PURSE[keystone], -1);
  if (isControlled) tx.push(using(keystoneEffect, seat, piece));
  else takeControl(tx, seat, piece);
}

function activate(tx: Tx, seat: Seat, piece: InstanceId, ability: number): void {
  const standing = tx.state.abilities.find(
    (one) => one.self === piece && one.seat === seat && tx.game.rules[one.rule].ability === ability && isFresh(tx, one),
  );
  if (standing === undefined) throw new Error(`piece ${piece} has no ability ${ability} to use`);
  tx.ruling = 'T4';
  tx.happened('activated', seat, piece);
  use(tx, 'abilities', standing);
  tx.push(using(tx.game.rules[standing.rule].node, seat, piece));
}

/** Clears the table in front of the player, draws the next hand, and says whose turn it is (T6, F1, F2). */
export const endTurn: Resolves<unknown> = {
  run(tx, frame) {
    const { seat } = frame;
    if (frame.at === CLEARING) {
      const base = tx.game.layout.seat(seat);
      discardAll(tx, base + PLAYED, base + DISCARD);
      discardAll(tx, base + HAND, base + DISCARD);
      if (tx.state.apart.length > 0) forgetMixing(tx, seat);
      loseResources(tx, seat);
      draw(tx, seat, HAND_SIZE);
      const triggered = caughtAtEnd(tx, seat);
      if (triggered.length > 0) {
        tx.push(moveOn(frame, PASSING_ON));
        pushCaught(tx, triggered);
        return;
      }
    } else {
      loseResources(tx, seat);
    }
    renew(tx);
    tx.clearHistory();
    tx.happened('turn ended', seat, NONE);
    if (isSolitaire(tx.state)) tx.push(using(tx.game.procedures.opponent, seat, NONE));
    else passOn(tx, seat, tx.state.counters[POOL] === 0);
  },
};

/** Everything that is not kept: all counters of a player but honor. */
function loseResources(tx: Tx, seat: Seat): void {
  const { layout } = tx.game;
  const next = layout.account(seat + 1);
  for (let i = layout.account(seat) + RUNES; i < next; i++) tx.add(i, -tx.state.counters[i]);
}

function discardAll(tx: Tx, from: number, to: number): void {
  const cards = tx.state.places[from];
  if (cards.length === 0) return;
  const pile = tx.place(to);
  for (let i = 0; i < cards.length; i++) {
    pile.push(cards[i]);
    tx.moved(cards[i], from, to);
  }
  tx.setPlace(from, []);
}
