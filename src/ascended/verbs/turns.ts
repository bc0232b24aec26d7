import { NONE, type Seat } from '../../kernel/state.js';
import { breatheBy, canBreathe } from '../breathe.js';
import { canDecide, doAction } from '../decide.js';
import { DONE } from '../frames.js';
import type { Resolves, Tx } from '../game.js';
import type { Act, ExtraPhase, UntilYourNextTurn } from '../language.js';
import { isAutomatic, table } from '../players.js';
import { beginPhase } from '../turn.js';

function canAct(tx: Tx, seat: Seat, action: Act['action']): boolean {
  if (isAutomatic(tx.state, seat) && action !== 'hunt') return false;
  switch (action) {
    case 'mutate':
    case 'search':
    case 'hunt':
      return canDecide(tx, seat, action);
    case 'heal':
    case 'focus':
    case 'trade':
      return canBreathe(tx, seat, action);
  }
}

export const act: Resolves<Act> = {
  run(tx, frame, { effect, binds }) {
    const { seat } = frame;
    const { action } = effect;
    if (!canAct(tx, seat, action)) {
      tx.happened('impossible', seat, frame.self);
      return;
    }
    if (binds) tx.bind(DONE);
    if (action === 'mutate' || action === 'search' || action === 'hunt') doAction(tx, seat, action);
    else breatheBy(tx, seat, action);
  },
  possible: (tx, { seat }, { effect }) => canAct(tx, seat, effect.action),
};

export const extraPhase: Resolves<ExtraPhase> = {
  run(tx, frame, { effect, binds }) {
    const { seat } = frame;
    const at = tx.state.queue.findIndex(({ node }) => node === tx.game.procedures.turn);
    // Phases belong to one's own turn.
    if (at === NONE || table(tx, 'turnOf') !== seat || isAutomatic(tx.state, seat)) {
      tx.happened('impossible', seat, frame.self);
      return;
    }
    if (binds) tx.bind(DONE);
    tx.happened('extra-phase', seat, frame.self);
    // It comes when the phase that it is is over: right before the rest of the turn.
    const queue = tx.queue();
    const above = queue.splice(at + 1);
    queue.push({ ...queue[at], node: tx.game.procedures.extraPhase, at: phaseNumber(effect) });
    queue.push(...above);
  },
};

function phaseNumber({ phase }: ExtraPhase): number {
  return { move: 0, decide: 1, breathe: 2 }[phase];
}

/** The phase that an effect has added. */
export const extraPhaseNow: Resolves<unknown> = {
  run(tx, { seat, at }) {
    beginPhase(tx, seat, (['move', 'decide', 'breathe'] as const)[at]);
  },
};

export const untilYourNextTurn: Resolves<UntilYourNextTurn> = {
  run(tx, frame, node) {
    if (node.binds) tx.bind(DONE);
    tx.game.establish(tx, frame, node.rule);
  },
};
