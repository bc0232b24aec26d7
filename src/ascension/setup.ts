import { Draft, NOTHING } from '../kernel/draft.js';
import { fail } from '../kernel/errors.js';
import { below, seeded } from '../kernel/random.js';
import type { StartOptions } from '../kernel/start.js';
import { type GameState, type InstanceId, NONE, STATE_FORMAT } from '../kernel/state.js';
import type { AscensionGame } from './game.js';
import { draw, refill } from './moves.js';
import { CENTER_DECK, DECK, FIRST_PLAYER, POOL, ROUND, ROW, TURN, TURN_OF } from './table.js';
import { seatsFor, seatsInWords } from './variants.js';
import { HAND_SIZE, HONOR_PER_PLAYER, ROW_SIZE, SOLITAIRE_HONOR } from './vocabulary.js';

/** What the table for a number of players holds before anything is shuffled: the same in every game. */
interface Unpacked {
  readonly pieces: readonly number[];
  readonly places: readonly (readonly InstanceId[])[];
}

const UNPACKED = new WeakMap<AscensionGame, Map<number, Unpacked>>();

function unpacked(game: AscensionGame, seats: number): Unpacked {
  const tables = UNPACKED.get(game) ?? new Map<number, Unpacked>();
  UNPACKED.set(game, tables);
  const table = tables.get(seats) ?? unpack(game, seats);
  tables.set(seats, table);
  return table;
}

/** Takes all cards out of the boxes, and lays each where it starts. */
function unpack(game: AscensionGame, seats: number): Unpacked {
  const pieces: number[] = [];
  const places = emptyPlaces(game, seats);
  const add = (def: number, copies: number, place: number): void => {
    for (let i = 0; i < copies; i++) places[place].push(pieces.push(def) - 1);
  };
  for (const { index, home, copies, supply } of game.defs) {
    if (home === 'starting') {
      for (let seat = 0; seat < seats; seat++) add(index, copies, game.layout.seat(seat) + DECK);
    } else {
      add(index, copies, home === 'center' ? CENTER_DECK : home === 'temple' ? game.layout.temples : supply);
    }
  }
  return { pieces, places };
}

function emptyPlaces(game: AscensionGame, seats: number): InstanceId[][] {
  const places: InstanceId[][] = [];
  for (let i = game.places(seats).length; i > 0; i--) places.push([]);
  for (let i = 0; i < ROW_SIZE; i++) places[ROW].push(NONE);
  return places;
}

/** An empty table: all pieces still to be added. */
export function emptyState(game: AscensionGame, options: StartOptions): GameState {
  return stateWith(game, options, { pieces: [], places: emptyPlaces(game, options.players.length) });
}

function stateWith(game: AscensionGame, options: StartOptions, { pieces, places }: Unpacked): GameState {
  const { players, seed, variant = 'standard' } = options;
  const seats = seatsFor(variant, game.seatsAllowed);
  if (!seats.includes(players.length)) {
    const found = `${players.length} players in the ${variant} game`;
    const remedy = 'change the number of players, the variant or the sets';
    fail('start/wrong-number-of-players', found, seatsInWords(seats), remedy, 'players');
  }
  const counters: number[] = [];
  for (let i = game.counters(players.length); i > 0; i--) counters.push(0);
  counters[ROUND] = 1;
  counters[TURN] = 1;
  counters[POOL] = variant === 'solitaire' ? SOLITAIRE_HONOR : HONOR_PER_PLAYER * players.length;
  return {
    format: STATE_FORMAT,
    rules: game.fingerprint,
    variant,
    players,
    random: seeded(seed),
    pieces,
    places,
    counters,
    queue: [],
    waiting: [],
    abilities: [],
    triggers: [],
    replacements: [],
    modifiers: [],
    links: [],
    known: [],
    apart: [],
    history: [],
    decision: null,
  };
}

/** Sets the table and deals (S1 to S6). */
export function startState(game: AscensionGame, options: StartOptions): GameState {
  const seats = options.players.length;
  const tx = new Draft(game, stateWith(game, options, unpacked(game, seats)), null, 'step');
  tx.shuffle(CENTER_DECK);
  for (let seat = 0; seat < seats; seat++) {
    tx.shuffle(game.layout.seat(seat) + DECK);
    draw(tx, seat, HAND_SIZE);
  }
  const first = below(tx.random(), seats);
  tx.add(FIRST_PLAYER, first);
  tx.add(TURN_OF, first);
  tx.push({ node: game.procedures.turn, at: 0, seat: first, self: NONE, it: NONE, by: NONE, list: NOTHING });
  // Fates of the first cards happen at the deal, before the first turn (S4).
  tx.push({ node: game.procedures.fates, at: 0, seat: first, self: NONE, it: NONE, by: NONE, list: NOTHING });
  refill(tx, true);
  return tx.state;
}
