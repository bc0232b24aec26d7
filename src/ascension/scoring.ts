import type { Outcome, Side } from '../kernel/outcome.js';
import type { GameState, Seat } from '../kernel/state.js';
import type { AscensionGame } from './game.js';
import { FIRST_PLAYER, HONOR } from './table.js';
import { PLAYER_ZONES } from './vocabulary.js';

/** What a player's tokens and cards are worth (F3). */
export function sideOf(game: AscensionGame, state: GameState, seat: Seat): Side {
  const tokens = state.counters[game.layout.account(seat) + HONOR];
  const first = game.layout.seat(seat);
  let cards = 0;
  PLAYER_ZONES.forEach((_, zone) => {
    for (const piece of state.places[first + zone]) cards += game.defs[state.pieces[piece]].honor;
  });
  const items = [
    { what: 'honor tokens', amount: tokens },
    { what: 'heroes and constructs', amount: cards },
  ];
  return { name: state.players[seat], seats: [seat], score: tokens + cards, items };
}

/** How the game ended; of players with equal scores the later in turn order wins (F4). */
export function outcomeOf(game: AscensionGame, state: GameState): Outcome | null {
  if (state.decision !== null) return null;
  const sides = state.players.map((_, seat) => sideOf(game, state, seat));
  const turnsAfterFirst = (seat: Seat): number => (seat - state.counters[FIRST_PLAYER] + sides.length) % sides.length;
  let best = 0;
  sides.forEach(({ score }, seat) => {
    const ahead = score - sides[best].score;
    if (ahead > 0 || (ahead === 0 && turnsAfterFirst(seat) > turnsAfterFirst(best))) best = seat;
  });
  return { winners: [sides[best].name], sides };
}
