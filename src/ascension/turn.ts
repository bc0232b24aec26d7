import { isPossible } from '../kernel/control.js';
import type { Decision, Option, Source } from '../kernel/decision.js';
import { NOTHING } from '../kernel/draft.js';
import { type Frame, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Resolves, Tx } from './game.js';
import { draw, move } from './moves.js';
import { pieceOf } from './option.js';
import { canPay } from './payment.js';
import { isFresh, renew, use } from './standing.js';
import {
  DID_PLAY,
  DISCARD,
  EXTRA_TURNS,
  FIRST_PLAYER,
  HAND,
  IN_PLAY,
  PLAYED,
  POOL,
  RESTRICTED,
  ROUND,
  ROW,
  RUNES,
  TURN,
  TURN_OF,
} from './table.js';
import { takingFrame } from './timing.js';
import { caught, pushCaught, record } from './triggers.js';
import { HAND_SIZE, type Zone } from './vocabulary.js';

const END_TURN: Option = Object.freeze({ do: 'end-turn', key: 'end-turn', text: 'End the turn.' });
const SOURCE: Source = Object.freeze({ card: null, instance: null, ruling: 'T1' });

/** What a player can do next in the turn, in a fixed order. */
function turnOptions(tx: Tx, seat: Seat): Option[] {
  const { state, game } = tx;
  const options: Option[] = [];
  const hand = state.places[game.layout.seat(seat) + HAND];
  for (let i = 0; i < hand.length; i++) {
    options.push(game.options.of('play', 'hand', hand[i], game.defs[state.pieces[hand[i]]].id));
  }
  const { abilities } = state;
  for (let i = 0; i < abilities.length; i++) {
    const { seat: whose, rule, self } = abilities[i];
    if (whose !== seat || !isFresh(tx, abilities[i])) continue;
    const { node, ability } = game.rules[rule];
    if (!isPossible(tx, using(node, seat, self), game.nodes[node])) continue;
    const option = game.options.activate(self, game.defs[state.pieces[self]].id, ability);
    // Played twice, a card can give the same ability twice: it is offered once at a time.
    if (!options.includes(option)) options.push(option);
  }
  const row = state.places[ROW];
  for (let i = 0; i < row.length; i++) if (row[i] !== NONE) addTaking(tx, seat, row[i], 'centerRow', options);
  for (let i = 0; i < game.supplies.length; i++) {
    const pile = state.places[game.supplies[i].supply];
    if (pile.length > 0) addTaking(tx, seat, pile[pile.length - 1], 'alwaysAvailable', options);
  }
  options.push(END_TURN);
  return options;
}

function addTaking(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone, options: Option[]): void {
  if (!canPay(tx, seat, piece, zone)) return;
  const { kind, id } = tx.game.defs[tx.state.pieces[piece]];
  options.push(tx.game.options.of(kind === 'monster' ? 'defeat' : 'acquire', zone, piece, id));
}

function using(node: number, seat: Seat, self: InstanceId): Frame {
  return { node, at: 0, seat, self, it: NONE, by: NONE, list: NOTHING };
}

/** "What do you do next": it is asked again until the turn is ended (T1). */
export const turn: Resolves<unknown> = {
  run(tx, frame) {
    const { seat } = frame;
    const options = turnOptions(tx, seat);
    const prompt = 'What do you do next?';
    const decision: Decision = { seat, kind: 'turn', prompt, options, min: 1, max: 1, ordered: false, source: SOURCE };
    tx.stop(frame, decision);
  },
  answer(tx, frame, _node, picks) {
    const option = picks[0];
    const { seat } = frame;
    const { procedures } = tx.game;
    if (option === END_TURN || option.do === 'end-turn') {
      tx.push(using(procedures.endTurn, seat, NONE));
      return;
    }
    tx.push(frame);
    const piece = pieceOf(option);
    switch (option.do) {
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
        const { list } = takingFrame(tx, frame, piece, from, 'discard');
        tx.push({ node: procedures.pay, at: 0, seat, self: NONE, it: piece, by: NONE, list });
      }
    }
  },
};

/** Plays a card: it is put down, its own text follows, then what other cards do because of it (T10). */
function play(tx: Tx, seat: Seat, piece: InstanceId): void {
  const base = tx.game.layout.seat(seat);
  const { kind, played } = tx.game.defs[tx.state.pieces[piece]];
  tx.ruling = kind === 'construct' ? 'T4' : 'T2';
  tx.happened('played', seat, piece);
  move(tx, piece, base + HAND, base + (kind === 'construct' ? IN_PLAY : PLAYED));
  if (tx.state.triggers.length > 0) pushCaught(tx, caught(tx, DID_PLAY, seat, piece, 'hand'));
  record(tx, DID_PLAY, seat, piece, 'hand');
  if (played !== NONE) tx.push(using(played, seat, piece));
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
  run(tx, { seat }) {
    const { game, state } = tx;
    const base = game.layout.seat(seat);
    discardAll(tx, base + PLAYED, base + DISCARD);
    discardAll(tx, base + HAND, base + DISCARD);
    const account = game.layout.account(seat);
    for (let i = RUNES; i < RESTRICTED + game.pools.length; i++) tx.add(account + i, -state.counters[account + i]);
    renew(tx);
    tx.clearHistory();
    draw(tx, seat, HAND_SIZE);
    tx.happened('turn ended', seat, NONE);
    beginTurn(tx, nextSeat(tx, seat));
  },
};

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

/** Who is next; NONE if the game is over. */
function nextSeat(tx: Tx, seat: Seat): Seat {
  const { counters, players } = tx.state;
  if (counters[EXTRA_TURNS] > 0) {
    tx.ruling = 'F2';
    tx.add(EXTRA_TURNS, -1);
    return seat;
  }
  const next = (seat + 1) % players.length;
  if (next !== counters[FIRST_PLAYER]) return next;
  if (counters[POOL] === 0) return NONE;
  tx.add(ROUND, 1);
  return next;
}

function beginTurn(tx: Tx, seat: Seat): void {
  if (seat === NONE) {
    tx.ruling = 'F1';
    tx.happened('game over', NONE, NONE);
    return;
  }
  tx.add(TURN, 1);
  tx.add(TURN_OF, seat - tx.state.counters[TURN_OF]);
  tx.push(using(tx.game.procedures.turn, seat, NONE));
}
