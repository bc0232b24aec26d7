import type { Outcome, Side } from '../kernel/outcome.js';
import { type GameState, NONE, type Seat } from '../kernel/state.js';
import type { AscensionGame } from './game.js';
import { FIRST_PLAYER, HONOR } from './table.js';
import { isSolitaire } from './variants.js';

/** What a player's tokens and cards are worth (F3). */
export function sideOf(game: AscensionGame, state: GameState, seat: Seat): Side {
  const tokens = state.counters[game.layout.account(seat) + HONOR];
  const first = game.layout.seat(seat);
  const { own, playerZones } = game.layout;
  const honorIn = (zone: number): number =>
    state.places[first + zone].reduce((sum, piece) => sum + game.defs[state.pieces[piece]].honor, 0);
  let cards = 0;
  playerZones.forEach((_, zone) => {
    if (zone !== own.trophies && zone !== own.temples) cards += honorIn(zone);
  });
  const temples = own.temples === NONE ? [] : [{ what: 'temples', amount: honorIn(own.temples) }];
  const items = [
    { what: 'honor tokens', amount: tokens },
    { what: 'heroes and constructs', amount: cards },
    ...temples,
  ];
  const score = items.reduce((sum, { amount }) => sum + amount, 0);
  return { name: state.players[seat], seats: [seat], score, items };
}

/** The score of players who win together: their scores and items added up (V1). */
function together(sides: readonly Side[]): Side {
  const [first] = sides;
  return {
    name: sides.map(({ name }) => name).join(' and '),
    seats: sides.flatMap(({ seats }) => seats),
    score: sides.reduce((sum, { score }) => sum + score, 0),
    items: first.items.map(({ what }, i) => ({
      what,
      amount: sides.reduce((sum, { items }) => sum + items[i].amount, 0),
    })),
  };
}

/** The solitaire opponent's score: its tokens and the cards that it has set aside (V4). */
function opponentSide(game: AscensionGame, state: GameState): Side {
  const tokens = state.counters[game.layout.opponentHonor];
  const cards = state.places[game.layout.opponent].reduce(
    (sum, piece) => sum + game.defs[state.pieces[piece]].honor,
    0,
  );
  const items = [
    { what: 'honor tokens', amount: tokens },
    { what: 'heroes and constructs', amount: cards },
  ];
  return { name: game.opponentName, seats: [], score: tokens + cards, items };
}

function sidesOf(game: AscensionGame, state: GameState): readonly Side[] {
  const players = state.players.map((_, seat) => sideOf(game, state, seat));
  if (isSolitaire(state)) return [...players, opponentSide(game, state)];
  if (state.variant !== 'teams') return players;
  const teams = players.length / 2;
  return players.slice(0, teams).map((side, seat) => together([side, players[seat + teams]]));
}

/** How the game ended; of sides with equal scores the one later in turn order wins (F4, V1), and no tie is won alone (V5). */
export function outcomeOf(game: AscensionGame, state: GameState): Outcome | null {
  if (state.decision !== null) return null;
  const sides = sidesOf(game, state);
  const seats = state.players.length;
  const turnsAfterFirst = (seat: Seat): number => (seat - state.counters[FIRST_PLAYER] + seats) % seats;
  // Of a side, the last seat counts; an opponent without a seat is later than any.
  const last = (side: Side): number => (side.seats.length === 0 ? seats : Math.max(...side.seats.map(turnsAfterFirst)));
  let best = sides[0];
  for (const side of sides) {
    const ahead = side.score - best.score;
    if (ahead > 0 || (ahead === 0 && last(side) > last(best))) best = side;
  }
  return { winners: [best.name], sides };
}
