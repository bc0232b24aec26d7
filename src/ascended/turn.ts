import { moveOn } from '../kernel/draft.js';
import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { drawInto, move as movePiece, VILLAINS } from './changes.js';
import { attackInHunt } from './combat.js';
import { frameOf } from './frames.js';
import type { Procedures, Resolves, Tx } from './game.js';
import { pieceOption } from './option.js';
import {
  chapterOf,
  cycleOf,
  inquisitor,
  isAutomatic,
  isSolo,
  LAST_OF_AWAKENING,
  LAST_ROUND,
  profileOf,
  seatsFrom,
  setLevel,
  setTable,
  table,
} from './players.js';
import { common, own, SUSPENDED, shared } from './table.js';
import { caught, happens, pushAll } from './triggers.js';
import { PHASES, type Phase, TYPES } from './vocabulary.js';

/** The phases of a turn, unless a profile says otherwise. */
const USUAL_SEQUENCE: readonly Phase[] = PHASES;

const PROCEDURE_OF: { readonly [P in Phase]: keyof Procedures } = {
  move: 'move',
  decide: 'decide',
  breathe: 'breathe',
};

/** How far a turn has got: its beginning, what it unlocks, then its phases one by one. */
const BEGIN = 0;
const UNLOCK = 1;
export const FIRST_PHASE = 2;

/** A player's turn. */
export const turn: Resolves<unknown> = {
  run(tx, frame) {
    const { seat, at } = frame;
    if (at === BEGIN) {
      renewAtTurn(tx, seat);
      tx.push(moveOn(frame, UNLOCK));
      return;
    }
    if (at === UNLOCK) {
      const profiles = unlockable(tx, seat);
      const options = profiles.map((piece) => pieceOption(tx, 'unlock', piece, 'profiles'));
      if (tx.ask(frame, 'unlock', options, 1, 1)) return;
      tx.push(moveOn(frame, FIRST_PHASE));
      unlockOrGoOn(tx, seat, profiles.at(0) ?? NONE);
      return;
    }
    setTable(tx, 'phase', 0);
    const sequence = sequenceOf(tx, seat);
    const phase = sequence[at - FIRST_PHASE];
    if (phase === undefined) {
      tx.push(frameOf(tx.game.procedures.endTurn, seat));
      return;
    }
    tx.push(moveOn(frame, at + 1));
    beginPhase(tx, seat, phase);
  },
  answer(tx, frame, _node, [pick]) {
    tx.push(moveOn(frame, FIRST_PHASE));
    unlockOrGoOn(tx, frame.seat, pick.instance ?? NONE);
  },
};

/** A phase comes next. */
export function beginPhase(tx: Tx, seat: Seat, phase: Phase): void {
  setTable(tx, 'phase', PHASES.indexOf(phase) + 1);
  tx.push(frameOf(tx.game.procedures[PROCEDURE_OF[phase]], seat));
}

/** The phases of a player's turns, in order. */
export function sequenceOf(tx: Tx, seat: Seat): readonly Phase[] {
  const profile = profileOf(tx, seat);
  return profile === NONE ? USUAL_SEQUENCE : tx.game.defs[tx.state.pieces[profile]].sequence;
}

/** What lasted until the next turn of a seat is over. */
export function renewAtTurn(tx: Tx, seat: Seat): void {
  tx.happened('turn', seat, NONE);
  endRules(tx, (standing) => tx.game.isUntilNextTurn(standing.rule) && standing.seat === seat);
  // What this player has suspended can be used again.
  for (let one = 0; one < tx.state.players.length; one++) {
    for (const piece of tx.state.places[own('active', one)]) {
      if (tx.markOf(SUSPENDED, piece) === seat + 1) tx.mark(SUSPENDED, piece, 0);
    }
  }
}

/** The profiles that a player's active mutations unlock now: one for each player, from the second chapter on (B32). */
function unlockable(tx: Tx, seat: Seat): readonly InstanceId[] {
  if (chapterOf(tx) !== 'ascension' || isAutomatic(tx.state, seat) || profileOf(tx, seat) !== NONE) return [];
  const active = tx.state.places[own('active', seat)];
  return tx.state.places[shared('profiles')].filter((piece) => {
    const { base } = tx.game.defs[tx.state.pieces[piece]];
    return TYPES.every(
      (type) => active.filter((one) => tx.game.defs[tx.state.pieces[one]].type === type).length >= base[type],
    );
  });
}

function unlockOrGoOn(tx: Tx, seat: Seat, profile: InstanceId): void {
  if (profile !== NONE) {
    movePiece(tx, profile, shared('profiles'), own('profile', seat));
    tx.happened('profile-unlocked', seat, profile);
  }
  const triggered = caught(tx, { when: 'turn-begins' }, seat);
  pushAll(tx, triggered);
  if (profile !== NONE) happens(tx, { when: 'profile-unlocked' }, seat);
}

/** The turn ends: what was for the turn is over, and it is the next player's turn, or the next round. */
export const endTurn: Resolves<unknown> = {
  run(tx, frame) {
    const { seat, at } = frame;
    if (at === 0) {
      tx.push(moveOn(frame, 1));
      happens(tx, { when: 'turn-ends' }, seat);
      return;
    }
    endRules(tx, (standing) => !tx.game.isUntilNextTurn(standing.rule));
    tx.clearHistory();
    setTable(tx, 'phase', 0);
    passOn(tx, seat);
  },
};

interface RuleInForce {
  readonly rule: number;
  readonly seat: Seat;
}

function endRules(tx: Tx, isOver: (standing: RuleInForce) => boolean): void {
  for (const list of ['abilities', 'triggers', 'modifiers'] as const) {
    if (!tx.state[list].some(isOver)) continue;
    const all = tx.standing(list);
    const kept = all.filter((standing) => !isOver(standing));
    all.splice(0, all.length, ...kept);
  }
}

function passOn(tx: Tx, seat: Seat): void {
  const first = table(tx, 'firstPlayer');
  const order = seatsFrom(tx, first);
  // A seat can have been left empty in its own turn.
  const count = tx.state.players.length;
  const place = (one: Seat): number => (one - first + count) % count;
  const next = order.find((one) => place(one) > place(seat));
  if (next !== undefined) {
    beginTurn(tx, next);
    return;
  }
  endRound(tx);
}

/** A turn comes next. */
export function beginTurn(tx: Tx, seat: Seat): void {
  const { turn, villainTurn } = tx.game.procedures;
  setTable(tx, 'turnOf', seat);
  tx.push(frameOf(isAutomatic(tx.state, seat) ? villainTurn : turn, seat));
}

/** A round is over: the chapters and cycles change with it, and after the last one the game ends. */
function endRound(tx: Tx): void {
  const round = table(tx, 'round');
  const first = table(tx, 'firstPlayer');
  if (round === LAST_ROUND) {
    tx.happened('game-over', NONE, NONE);
    return;
  }
  tx.push(frameOf(tx.game.procedures.newRound, first));
  if (round === LAST_OF_AWAKENING && !isSolo(tx.state)) tx.push(frameOf(tx.game.procedures.join, first));
}

/** The next round begins. */
export const newRound: Resolves<unknown> = {
  run(tx, { seat, at }) {
    if (at === 1) {
      beginTurn(tx, seat);
      return;
    }
    const before = cycleOf(tx);
    tx.add(common('round'), 1);
    setTable(tx, 'turnOf', seat);
    tx.push(frameOf(tx.game.procedures.newRound, seat, { at: 1 }));
    const arriving = table(tx, 'arriving');
    setTable(tx, 'arriving', 0);
    for (let i = 0; i < arriving; i++) tx.push(frameOf(tx.game.procedures.arrive, 0));
    const cycle = cycleOf(tx);
    if (cycle === before) return;
    tx.happened(cycle, NONE, NONE);
    for (const one of [...seatsFrom(tx, seat)].reverse()) pushAll(tx, caught(tx, { when: 'cycle-begins', cycle }, one));
  },
};

// The Great Witch Hunt ------------------------------------------------------------------------------------------------

/** Everybody is attacked by the Inquisitor in turn; then the tokens go, and another one takes over (B30). */
export const witchHunt: Resolves<unknown> = {
  run(tx, frame) {
    const { seat, at } = frame;
    // Without a villain left to lead it, nobody is attacked.
    const leader = inquisitor(tx);
    if (at === 0) tx.happened('great-witch-hunt', NONE, leader);
    const hunted = leader === NONE ? [] : seatsFrom(tx, seat).filter((one) => !isAutomatic(tx.state, one));
    if (at < hunted.length) {
      tx.push(moveOn(frame, at + 1));
      attackInHunt(tx, hunted[at], leader);
      return;
    }
    endHunt(tx);
  },
};

function endHunt(tx: Tx): void {
  for (let seat = 0; seat < tx.state.players.length; seat++) setLevel(tx, 'superstition', seat, 0);
  const old = inquisitor(tx);
  if (old !== NONE) movePiece(tx, old, shared('inquisitor'), shared('villainDiscard'));
  newInquisitor(tx);
}

/** A villain becomes the Inquisitor, with as many superstition tokens as its bonus. */
export function newInquisitor(tx: Tx): void {
  const villain = drawInto(tx, VILLAINS, shared('inquisitor'));
  const tokens = villain === NONE ? 0 : tx.game.defs[tx.state.pieces[villain]].bonus;
  setTable(tx, 'superstition', tokens);
}
