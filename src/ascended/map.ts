import { type GameState, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { directionTo, distance, edgeOf, type Hex, isSameHex, neighbours } from './hex.js';
import type { Tile, TileSide } from './language.js';
import { cycleOf, level, seatsInTurnOrder, setLevel } from './players.js';
import { own, POWER, pileOf, Q, R, shared } from './table.js';
import { POPULATED, TERRAINS, type Terrain } from './vocabulary.js';

/** Where a tile lies on its map. */
export function hexOf({ state }: { readonly state: Pick<GameState, 'marks'> }, tile: InstanceId): Hex {
  return { q: state.marks?.[Q][tile] ?? 0, r: state.marks?.[R][tile] ?? 0 };
}

/** Puts a tile somewhere on its map. */
export function setHex(tx: Tx, tile: InstanceId, { q, r }: Hex): void {
  tx.mark(Q, tile, q);
  tx.mark(R, tile, r);
}

/** The place of the map that a player is on: everybody's once there is one, or else their own. */
export function mapPlace(tx: { readonly state: Pick<GameState, 'places'> }, seat: Seat): number {
  const joined = shared('map');
  return tx.state.places[joined].length > 0 ? joined : own('map', seat);
}

/** The tiles of the map that a player is on. */
export function mapOf(tx: { readonly state: Pick<GameState, 'places'> }, seat: Seat): readonly InstanceId[] {
  return tx.state.places[mapPlace(tx, seat)];
}

/** The tile at a place of a map, or NONE. */
export function tileAt(tx: Tx, map: readonly InstanceId[], hex: Hex): InstanceId {
  return map.find((tile) => isSameHex(hexOf(tx, tile), hex)) ?? NONE;
}

/** What is printed on a tile. */
export function printed(tx: Tx, tile: InstanceId): Tile {
  const found = tx.game.defs[tx.state.pieces[tile]].tile;
  if (found === null) throw new Error(`piece ${tile} is no tile`);
  return found;
}

/** The side of a tile that is up. */
export function sideUp(tx: Tx, tile: InstanceId): TileSide {
  return printed(tx, tile)[cycleOf(tx)];
}

export function terrainOf(tx: Tx, tile: InstanceId): Terrain {
  return printed(tx, tile).terrain;
}

/** Whether people live on a tile. */
export function isPopulated(tx: Tx, tile: InstanceId): boolean {
  const terrain = terrainOf(tx, tile);
  return POPULATED.some((one) => one === terrain);
}

/** The highest difficulty of a tile. */
export function highestDifficulty(tx: Tx, tile: InstanceId): number {
  return Math.max(...sideUp(tx, tile).difficulty);
}

/** The difficulty of a tile at the edge towards another. */
export function difficultyTowards(tx: Tx, tile: InstanceId, other: InstanceId): number {
  return sideUp(tx, tile).difficulty[edgeBetween(tx, tile, other)];
}

/** Which of the three difficulties counts between two neighbouring tiles: it is the same one for both. */
export function edgeBetween(tx: Tx, tile: InstanceId, other: InstanceId): number {
  return edgeOf(directionTo(hexOf(tx, tile), hexOf(tx, other)));
}

/** The tile that a player's model is on; NONE for a villain that has not appeared. */
export function tileOf(tx: { readonly state: Pick<GameState, 'counters'> }, seat: Seat): InstanceId {
  return level(tx, 'at', seat);
}

/** Puts a player's model on a tile. */
export function stand(tx: Tx, seat: Seat, tile: InstanceId): void {
  setLevel(tx, 'at', seat, tile);
}

/** The seat whose model is on a tile besides one's own, or NONE. */
export function modelOn(tx: Tx, tile: InstanceId, besides: Seat = NONE): Seat {
  return seatsInTurnOrder(tx).find((seat) => seat !== besides && tileOf(tx, seat) === tile) ?? NONE;
}

/** The neighbouring tiles, in the order of the directions. */
export function tilesAround(tx: Tx, map: readonly InstanceId[], tile: InstanceId): readonly InstanceId[] {
  return neighbours(hexOf(tx, tile)).flatMap((hex) => {
    const found = tileAt(tx, map, hex);
    return found === NONE ? [] : [found];
  });
}

/** How many tiles apart two tiles of one map are, as one walks; infinitely many if there is no way. */
export function stepsBetween(tx: Tx, from: InstanceId, to: InstanceId): number {
  return distance(hexOf(tx, from), hexOf(tx, to));
}

/** The empty tiles of a map that are nearest to one. */
export function nearestEmpty(tx: Tx, seat: Seat, to: InstanceId): readonly InstanceId[] {
  const empty = mapOf(tx, seat).filter((tile) => modelOn(tx, tile, seat) === NONE);
  const least = Math.min(...empty.map((tile) => stepsBetween(tx, tile, to)));
  return empty.filter((tile) => stepsBetween(tx, tile, to) === least);
}

/** The empty places next to any tile of a map, each once, in a fixed order. */
export function edgeHexes(tx: Tx, map: readonly InstanceId[]): readonly Hex[] {
  const found: Hex[] = [];
  for (const tile of map) {
    for (const hex of neighbours(hexOf(tx, tile))) {
      if (tileAt(tx, map, hex) === NONE && !found.some((one) => isSameHex(one, hex))) found.push(hex);
    }
  }
  return found;
}

/** The seat whose power token is on a tile, or NONE. */
export function holderOf(tx: Tx, tile: InstanceId): Seat {
  return tx.markOf(POWER, tile) - 1;
}

/** The tiles that a player controls. */
export function controlledTiles(tx: Tx, seat: Seat): readonly InstanceId[] {
  const maps = [shared('map'), ...tx.state.players.map((_, one) => own('map', one))];
  return maps.flatMap((place) => tx.state.places[place]).filter((tile) => holderOf(tx, tile) === seat);
}

/** The kinds of terrain that there are tiles left of. */
export function terrainsLeft(tx: Tx): readonly Terrain[] {
  return TERRAINS.filter((terrain) => tx.state.places[pileOf(terrain)].length > 0);
}
