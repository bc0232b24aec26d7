import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Speaker, Tx } from './game.js';
import type { Filter, TileFilter } from './language.js';
import { holderOf, mapOf, modelOn, stepsBetween, terrainOf, tileOf } from './map.js';
import { isAutomatic, level } from './players.js';
import { ACTIVATED, own, shared } from './table.js';
import { ZONES, type Zone } from './vocabulary.js';

/** The place of a zone for a player. */
export function placeOf(zone: Zone, seat: Seat): number {
  return zone === 'mutationDiscard' || zone === 'artifactDiscard' ? shared(zone) : own(zone, seat);
}

/** Whether a card fits a filter, wherever it is. */
export function fits(tx: Tx, as: Speaker, filter: Filter, piece: InstanceId): boolean {
  const def = tx.game.defs[tx.state.pieces[piece]];
  const { kind, type, names, this: isThis, other, it, costAtMost, activated } = filter;
  // A villain that was recruited is a companion.
  if (kind !== undefined && def.kind !== kind && !(kind === 'companion' && def.kind === 'villain')) return false;
  if (type !== undefined && def.type !== type) return false;
  if (names !== undefined && !names.includes(def.name)) return false;
  if (isThis && piece !== as.self) return false;
  if (other && piece === as.self) return false;
  if (it && piece !== as.it) return false;
  if (costAtMost !== undefined && def.cost > costAtMost) return false;
  return activated === undefined || (tx.markOf(ACTIVATED, piece) === 1) === activated;
}

/** The zones of a player's own cards, where a filter says nothing else. */
const OWN_ZONES: readonly Zone[] = ZONES.filter((zone) => zone !== 'mutationDiscard' && zone !== 'artifactDiscard');

/** The cards that fit, and the zone that each is in. */
export function candidates(
  tx: Tx,
  as: Speaker,
  filter: Filter,
): readonly { readonly piece: InstanceId; readonly zone: Zone }[] {
  return (filter.in ?? OWN_ZONES).flatMap((zone) =>
    tx.state.places[placeOf(zone, as.seat)]
      .filter((piece) => fits(tx, as, filter, piece))
      .map((piece) => ({ piece, zone })),
  );
}

/** The cards that fit. */
export function cardsThat(tx: Tx, as: Speaker, filter: Filter): readonly InstanceId[] {
  return candidates(tx, as, filter).map(({ piece }) => piece);
}

/** Whether a tile fits a filter, as a player asks. */
export function tileFits(tx: Tx, seat: Seat, filter: TileFilter, tile: InstanceId): boolean {
  if (tile === NONE) return false;
  const { terrain, controlledBy, origin, within, occupied } = filter;
  if (terrain !== undefined && !terrain.includes(terrainOf(tx, tile))) return false;
  if (controlledBy !== undefined) {
    const holder = holderOf(tx, tile);
    const isSo = {
      you: holder === seat,
      opponent: holder !== NONE && holder !== seat,
      anybody: holder !== NONE,
      nobody: holder === NONE,
    };
    if (!isSo[controlledBy]) return false;
  }
  if (origin !== undefined && (isOrigin(tx, seat, tile) ? !origin : origin)) return false;
  if (within !== undefined && stepsBetween(tx, tileOf(tx, seat), tile) > within) return false;
  return occupied === undefined || (modelOn(tx, tile, seat) !== NONE) === occupied;
}

/** Whether a tile is where a player began; nobody has an origin in the single player game. */
export function isOrigin(tx: Tx, seat: Seat, tile: InstanceId): boolean {
  return level(tx, 'origin', seat) === tile && !isAutomatic(tx.state, seat);
}

/** The tiles that fit, of the map that a player is on. */
export function tilesThat(tx: Tx, as: Speaker, filter: TileFilter): readonly InstanceId[] {
  return mapOf(tx, as.seat).filter((tile) => tileFits(tx, as.seat, filter, tile));
}
