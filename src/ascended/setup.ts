import { Draft } from '../kernel/draft.js';
import { fail } from '../kernel/errors.js';
import { below, seeded } from '../kernel/random.js';
import type { StartOptions } from '../kernel/start.js';
import { type GameState, type InstanceId, NONE, type Seat, STATE_FORMAT } from '../kernel/state.js';
import { COMPANIONS, drawInto, MUTATIONS, move as movePiece } from './changes.js';
import { frameOf } from './frames.js';
import type { AscendedGame, Tx } from './game.js';
import { setHex, stand } from './map.js';
import { setLevel } from './players.js';
import { VILLAINS } from './scoring.js';
import { firstVillain } from './solo.js';
import { account, common, countersFor, MARKS, own, pileOf, placeRefs, shared } from './table.js';
import { beginTurn, newInquisitor } from './turn.js';
import { MOST_VILLAINS, MUTATIONS_AT_START, SEATS, type Terrain } from './vocabulary.js';

/** How many power tokens a player starts with. */
export const POWER_TOKENS = 2;
const HEALTH_AT_START = 10;

/** The optional rule by which places of power are added to maps without any. */
export const OPTIONAL_RULES = ['places-of-power'] as const;

/** The seats of a game: in the single player game those of the villains as well. */
function seatsOf({ players, variant = 'standard' }: StartOptions): readonly string[] {
  const count = players.length;
  const allowed = variant === 'standard' ? SEATS : variant === 'solitaire' ? [1] : [];
  if (!allowed.some((seats) => seats === count)) {
    const found = `${count} players in the ${variant} game`;
    const expected = '2 to 4 players in the standard game, or 1 in the solitaire game';
    fail('start/wrong-number-of-players', found, expected, 'change the number of players or the variant', 'players');
  }
  if (variant === 'standard') return players;
  const names = Array.from({ length: MOST_VILLAINS }, (_, i) => `Villain ${i + 1}`);
  const taken = [...names, VILLAINS].find((name) => players.includes(name));
  if (taken !== undefined) {
    fail('start/reserved-name', taken, 'a name of its own', 'leave the names of the villains to them', 'players[0]');
  }
  return [...players, ...names];
}

/** An empty table: all pieces still to be added. */
export function emptyState(game: AscendedGame, options: StartOptions): GameState {
  const players = seatsOf(options);
  const { seed, variant = 'standard', without = [] } = options;
  const seats = players.length;
  const counters = Array.from({ length: countersFor(seats) }, () => 0);
  counters[common('round')] = 1;
  counters[common('addsPlaces')] = without.includes('places-of-power') ? 0 : 1;
  for (let seat = 0; seat < seats; seat++) {
    counters[account('at', seat)] = NONE;
    counters[account('origin', seat)] = NONE;
  }
  return {
    format: STATE_FORMAT,
    rules: game.fingerprint,
    variant,
    players,
    random: seeded(seed),
    pieces: [],
    places: placeRefs(seats).map(() => []),
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
    marks: MARKS.map(() => []),
    history: [],
    decision: null,
  };
}

/** Where each card and tile of the box begins. */
export function homeOf(game: AscendedGame, def: number): number {
  const { kind, tile } = game.defs[def];
  switch (kind) {
    case 'mutation':
      return shared('mutationDeck');
    case 'artifact':
      return shared('artifactDeck');
    case 'companion':
      return shared('companionDeck');
    case 'villain':
      return shared('villainDeck');
    case 'profile':
      return shared('profiles');
    case 'tile':
      return tile === null ? NONE : pileOf(tile.terrain);
  }
}

/** Sets the table (B1). */
export function startState(game: AscendedGame, options: StartOptions): GameState {
  const empty = emptyState(game, options);
  const pieces: number[] = [];
  const places: InstanceId[][] = empty.places.map(() => []);
  for (const { index, copies } of game.defs) {
    for (let i = 0; i < copies; i++) places[homeOf(game, index)].push(pieces.push(index) - 1);
  }
  const marks = MARKS.map(() => pieces.map(() => 0));
  const tx: Tx = new Draft(game, { ...empty, pieces, places, marks }, null, 'step');
  placeRefs(empty.players.length).forEach(({ zone }, place) => {
    if (zone.endsWith('Deck') || zone.startsWith('tiles:')) tx.shuffle(place);
  });
  newInquisitor(tx);
  options.players.forEach((_, seat) => {
    equip(tx, seat);
  });
  if (empty.variant === 'solitaire') setUpSolo(tx);
  else setUpTable(tx, options.players.length);
  return tx.state;
}

function equip(tx: Tx, seat: Seat): void {
  setLevel(tx, 'health', seat, HEALTH_AT_START);
  setLevel(tx, 'powerTokens', seat, POWER_TOKENS);
  for (let i = 0; i < MUTATIONS_AT_START; i++) drawInto(tx, MUTATIONS, own('hand', seat));
}

/** Each player stands on a tile of their own; the first player is a matter of chance. */
function setUpTable(tx: Tx, seats: number): void {
  const { origin } = tx.game.constants;
  for (let seat = 0; seat < seats; seat++) {
    const tile = takeTile(tx, origin);
    movePiece(tx, tile, pileOf(origin), own('map', seat));
    setHex(tx, tile, { q: 0, r: 0 });
    stand(tx, seat, tile);
    setLevel(tx, 'origin', seat, tile);
  }
  const first = below(tx.random(), seats);
  tx.add(common('firstPlayer'), first);
  beginTurn(tx, first);
}

/** The next tile of a terrain; a box without one cannot be played. */
function takeTile(tx: Tx, terrain: Terrain): InstanceId {
  const tile = tx.state.places[pileOf(terrain)].at(-1);
  const remedy = 'add tiles to the set, or a set';
  return (
    tile ?? fail('start/too-few-tiles', `no more ${terrain} tiles`, 'as many as the game begins with', remedy, 'sets')
  );
}

/** The single player has a companion and a villain against them, and lays out the map. */
function setUpSolo(tx: Tx): void {
  for (const terrain of tx.game.constants.soloMap) {
    const tile = takeTile(tx, terrain);
    movePiece(tx, tile, pileOf(terrain), shared('toPlace'));
  }
  drawInto(tx, COMPANIONS, own('companions', 0));
  firstVillain(tx);
  tx.push(frameOf(tx.game.procedures.setUp, 0));
}
