import { NONE } from '../kernel/state.js';
import { candidates, FACTION_BIT, factionsOf, fits, timesDone, valueFor } from './characteristics.js';
import type { Speaker, Tx } from './game.js';
import type { Condition, Filter } from './language.js';
import { opponentsOf } from './seats.js';
import { DID_ACQUIRE, DID_DEFEAT, DID_PLAY, DISCARD, HONOR, TURN_OF } from './table.js';

const SHARING_A_FACTION: Filter = { sharesFaction: true };
const ANOTHER_HERO_SHARING: Filter = { kind: 'hero', other: true, sharesFaction: true };

/** Whether a condition holds now, as a text asks. */
export function isSo(tx: Tx, as: Speaker, condition: Condition): boolean {
  const { state, game } = tx;
  switch (condition.check) {
    case 'not':
      return !isSo(tx, as, condition.condition);
    case 'all':
      return condition.conditions.every((one) => isSo(tx, as, one));
    case 'any':
      return condition.conditions.some((one) => isSo(tx, as, one));
    case 'you-control':
      return candidates(tx, as, condition.what, ['inPlay', 'temples']).length >= condition.amount;
    case 'you-played':
      return timesDone(tx, as, DID_PLAY, condition.what) >= condition.amount;
    case 'you-acquired':
      return timesDone(tx, as, DID_ACQUIRE, condition.what) >= condition.amount;
    case 'you-defeated':
      return timesDone(tx, as, DID_DEFEAT, condition.what) >= condition.amount;
    case 'there-are':
      return candidates(tx, as, condition.what).length >= condition.amount;
    case 'at-least':
      return valueFor(tx, as, condition.value) >= valueFor(tx, as, condition.than);
    case 'it-is':
      return as.it !== NONE && fits(tx, as, condition.what, as.it, null);
    case 'event-is': {
      const event = game.layout.event === NONE ? undefined : state.places[game.layout.event].at(0);
      return event !== undefined && (factionsOf(tx, as.seat, event) & FACTION_BIT[condition.faction]) !== 0;
    }
    case 'echo':
      return candidates(tx, as, SHARING_A_FACTION, ['discard']).length > 0;
    case 'serenity':
      return state.places[game.layout.seat(as.seat) + DISCARD].length === 0;
    case 'unite':
      return timesDone(tx, as, DID_PLAY, ANOTHER_HERO_SHARING) > 0;
    case 'your-turn':
      return state.counters[TURN_OF] === as.seat;
    case 'opponent-ahead': {
      const honor = (seat: number): number => state.counters[game.layout.account(seat) + HONOR];
      return opponentsOf(tx, as.seat).some((seat) => honor(seat) > honor(as.seat));
    }
  }
}
