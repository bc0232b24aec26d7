import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import type { Filter, Value } from './language.js';
import type { CardOption } from './option.js';
import { DISCARD, HAND, IN_PLAY, PLAYED, ROW, SUPPLIES, VOID } from './table.js';
import { FACTIONS, type Faction, ZONES, type Zone } from './vocabulary.js';

// What a card is, costs and may be done to is asked here and nowhere else: every continuous effect applies in this file.

/** A bit for a faction. */
export const FACTION_BIT: { readonly [F in Faction]: number } = { enlightened: 1, lifebound: 2, mechana: 4, void: 8 };

/** Factions as bits. */
export function factionBits(factions: readonly Faction[]): number {
  return factions.reduce((bits, faction) => bits | FACTION_BIT[faction], 0);
}

/** The factions that a card has for a player, as bits. */
export function factionsOf(tx: Tx, seat: Seat, piece: InstanceId): number {
  const { pieces, modifiers } = tx.state;
  let factions = tx.game.defs[pieces[piece]].factions;
  for (let i = 0; i < modifiers.length; i++) {
    const standing = modifiers[i];
    if (standing.seat !== seat && standing.seat !== NONE) continue;
    const { rule } = tx.game.rules[standing.rule];
    if (rule.ability !== 'counts-as') continue;
    // Its own filter sees the factions so far, so that two such rules cannot ask each other without end.
    if (fitsWith(tx, seat, standing.self, rule.what, piece, null, factions)) factions |= FACTION_BIT[rule.faction];
  }
  return factions;
}

/** What a card costs now (G6): effects on the card count, a player's discounts do not. */
export function costOf(tx: Tx, piece: InstanceId): number {
  return tx.game.defs[tx.state.pieces[piece]].cost;
}

/** What a player has to pay for a card: discounts add up and never go below zero. */
export function priceOf(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone): number {
  const { modifiers } = tx.state;
  let price = costOf(tx, piece);
  for (let i = 0; i < modifiers.length; i++) {
    const standing = modifiers[i];
    if (standing.seat !== seat && standing.seat !== NONE) continue;
    const { rule } = tx.game.rules[standing.rule];
    if (rule.ability === 'discount' && fits(tx, seat, standing.self, rule.what, piece, zone)) price -= rule.amount;
  }
  return price > 0 ? price : 0;
}

/** Whether a card may be banished from where it is. */
export function canBeBanished(tx: Tx, piece: InstanceId): boolean {
  const { modifiers } = tx.state;
  for (let i = 0; i < modifiers.length; i++) {
    const { self, rule } = modifiers[i];
    if (self === piece && tx.game.rules[rule].rule.ability === 'unbanishable') return false;
  }
  return true;
}

/** Whether a card fits a filter, for a player and from the point of view of a card (`self`). */
export function fits(
  tx: Tx,
  seat: Seat,
  self: InstanceId,
  filter: Filter,
  piece: InstanceId,
  zone: Zone | null,
): boolean {
  return fitsWith(tx, seat, self, filter, piece, zone, NONE);
}

/** `factions` are those to go by; NONE means to ask for them. `zone` null means wherever the card is now. */
function fitsWith(
  tx: Tx,
  seat: Seat,
  self: InstanceId,
  filter: Filter,
  piece: InstanceId,
  zone: Zone | null,
  factions: number,
): boolean {
  const def = tx.game.defs[tx.state.pieces[piece]];
  if (filter.kind !== undefined && filter.kind !== def.kind) return false;
  if (filter.other === true && piece === self) return false;
  if (filter.names !== undefined && !filter.names.includes(def.name)) return false;
  if (filter.in !== undefined) {
    const where = zone ?? zoneOf(tx, seat, piece);
    if (where === null || !filter.in.includes(where)) return false;
  }
  if (filter.faction !== undefined) {
    const bits = factions === NONE ? factionsOf(tx, seat, piece) : factions;
    if ((bits & FACTION_BIT[filter.faction]) === 0) return false;
  }
  if (filter.costAtMost !== undefined && costOf(tx, piece) > amountOf(tx, seat, self, filter.costAtMost)) return false;
  return true;
}

/** The zone that a card is in, as a player sees it; null for decks and what is another player's. */
function zoneOf(tx: Tx, seat: Seat, piece: InstanceId): Zone | null {
  for (const zone of ZONES) {
    if (zone === 'alwaysAvailable') {
      for (const { supply } of tx.game.supplies) if (tx.state.places[supply].includes(piece)) return zone;
    } else if (tx.state.places[placeOf(tx, zone, seat)].includes(piece)) {
      return zone;
    }
  }
  return null;
}

const OWN_PLACE: { readonly [Z in Exclude<Zone, 'centerRow' | 'alwaysAvailable' | 'void'>]: number } = {
  hand: HAND,
  discard: DISCARD,
  played: PLAYED,
  inPlay: IN_PLAY,
};

/** The place of a zone for a player; of the supplies, the first. */
export function placeOf(tx: Tx, zone: Zone, seat: Seat): number {
  if (zone === 'centerRow') return ROW;
  if (zone === 'void') return VOID;
  if (zone === 'alwaysAvailable') return SUPPLIES;
  return tx.game.layout.seat(seat) + OWN_PLACE[zone];
}

/** Options to pick the cards that fit, in the zones that the filter names or else in those given. */
export function candidates(
  tx: Tx,
  seat: Seat,
  self: InstanceId,
  filter: Filter,
  zones: readonly Zone[] | undefined = filter.in,
): CardOption[] {
  const found: CardOption[] = [];
  const { state, game } = tx;
  for (const zone of zones ?? []) {
    if (zone === 'alwaysAvailable') {
      for (const { supply } of game.supplies) {
        const pile = state.places[supply];
        if (pile.length > 0) addFit(tx, seat, self, filter, pile[pile.length - 1], zone, found);
      }
    } else {
      const place = state.places[placeOf(tx, zone, seat)];
      for (let i = 0; i < place.length; i++) {
        if (place[i] !== NONE) addFit(tx, seat, self, filter, place[i], zone, found);
      }
    }
  }
  return found;
}

function addFit(
  tx: Tx,
  seat: Seat,
  self: InstanceId,
  filter: Filter,
  piece: InstanceId,
  zone: Zone,
  found: CardOption[],
): void {
  if (!fits(tx, seat, self, filter, piece, zone)) return;
  found.push(tx.game.options.of('pick', zone, piece, tx.game.defs[tx.state.pieces[piece]].id));
}

/** What a value comes to now. */
export function amountOf(tx: Tx, seat: Seat, self: InstanceId, value: Value): number {
  if (typeof value === 'number') return value;
  const counted = candidates(tx, seat, self, value.what);
  switch (value.value) {
    case 'count':
      return counted.length;
    case 'factions-among': {
      let bits = 0;
      for (const { instance } of counted) bits |= factionsOf(tx, seat, instance);
      return FACTIONS.reduce((sum, faction) => sum + ((bits & FACTION_BIT[faction]) === 0 ? 0 : 1), 0);
    }
  }
}
