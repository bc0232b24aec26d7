import type { Outcome, Side } from '../kernel/outcome.js';
import { type GameState, NONE, type Seat } from '../kernel/state.js';
import { level, table } from './players.js';
import { own, POWER, shared } from './table.js';

/** How many places of power a player controls. */
export function controlled({ places, marks }: GameState, seats: number, seat: Seat): number {
  const maps = [shared('map'), ...Array.from({ length: seats }, (_, one) => own('map', one))];
  return maps.flatMap((place) => places[place]).filter((tile) => marks?.[POWER][tile] === seat + 1).length;
}

/** Who wins when the single player is defeated. */
export const VILLAINS = 'The villains';

/** How a game ended; null while it goes on (B2, B35). */
export function outcomeOf(state: GameState): Outcome | null {
  if (state.decision !== null || state.queue.length > 0) return null;
  const view = { state };
  if (state.variant === 'solitaire') {
    const side = sideOf(state, 0);
    const seats = state.players.map((_, seat) => seat).slice(1);
    const villains: Side = { name: VILLAINS, seats, score: 0, items: [] };
    return { winners: [level(view, 'health', 0) > 0 ? side.name : VILLAINS], sides: [side, villains] };
  }
  const sides = state.players.map((_, seat) => sideOf(state, seat));
  const winner = table(view, 'winner') - 1;
  return { winners: [state.players[winner === NONE ? best(state) : winner]], sides };
}

function sideOf(state: GameState, seat: Seat): Side {
  const points = level({ state }, 'points', seat);
  return { name: state.players[seat], seats: [seat], score: points, items: [{ what: 'points', amount: points }] };
}

/** The seat with most points; of equals the one with most places of power, and then the later one in turn order. */
function best(state: GameState): Seat {
  const count = state.players.length;
  const first = table({ state }, 'firstPlayer');
  const seats = state.players.map((_, i) => (first + i) % count);
  const rank = (seat: Seat): readonly number[] => [
    level({ state }, 'points', seat),
    controlled(state, count, seat),
    seats.indexOf(seat),
  ];
  return seats.reduce((one, other) => (isHigher(rank(other), rank(one)) ? other : one));
}

function isHigher(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at !== NONE && a[at] > b[at];
}
