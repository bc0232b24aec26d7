import { isPossible } from '../../kernel/control.js';
import { type Frame, NONE } from '../../kernel/state.js';
import type { Resolves, Tx } from '../game.js';
import type { EventTrophyEffect } from '../language.js';

/** What the current event has for trophies: a node, or NONE. */
export function currentEventTrophy(tx: Tx): number {
  const { game, state } = tx;
  const event = game.layout.event === NONE ? undefined : state.places[game.layout.event].at(0);
  return event === undefined ? NONE : game.defs[state.pieces[event]].eventTrophy;
}

function eventFrame(tx: Tx, { seat, self, it, by, list }: Frame): Frame {
  return { node: currentEventTrophy(tx), at: 0, seat, self, it, by, list };
}

/** Does what the event that is current now says, not the one when the trophy was won (E7). */
export const eventTrophy: Resolves<EventTrophyEffect> = {
  run(tx, frame) {
    if (currentEventTrophy(tx) === NONE) tx.happened('impossible', frame.seat, frame.self);
    else tx.push(eventFrame(tx, frame));
  },
  possible(tx, frame) {
    const node = currentEventTrophy(tx);
    return node !== NONE && isPossible(tx, eventFrame(tx, frame), tx.game.nodes[node]);
  },
};
