import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { DECK, DISCARD, HAND, IN_PLAY, PLAYED, ROW, SUPPLIES, VOID } from './table.js';
import { ZONES, type Zone } from './vocabulary.js';

/** The place of a zone for a player; of the supplies, the first; NONE where no set needs it. */
export function placeOf(tx: Tx, zone: Zone, seat: Seat): number {
  const { layout } = tx.game;
  switch (zone) {
    case 'centerRow':
      return ROW;
    case 'void':
      return VOID;
    case 'alwaysAvailable':
      return SUPPLIES;
    case 'event':
      return layout.event;
    case 'trophies':
    case 'temples':
      return layout.special(zone, seat);
    case 'hand':
      return layout.seat(seat) + HAND;
    case 'discard':
      return layout.seat(seat) + DISCARD;
    case 'played':
      return layout.seat(seat) + PLAYED;
    case 'inPlay':
      return layout.seat(seat) + IN_PLAY;
    case 'deckTop':
      return layout.seat(seat) + DECK;
  }
}

/** The zone that a card is in, as a player sees it; null for decks and what is another player's. */
export function zoneOf(tx: Tx, seat: Seat, piece: InstanceId): Zone | null {
  for (const zone of ZONES) {
    if (zone === 'alwaysAvailable') {
      for (const { supply } of tx.game.supplies) if (tx.state.places[supply].includes(piece)) return zone;
    } else if (zone === 'deckTop') {
      if (tx.state.places[placeOf(tx, zone, seat)].at(-1) === piece) return zone;
    } else {
      const place = placeOf(tx, zone, seat);
      if (place !== NONE && tx.state.places[place].includes(piece)) return zone;
    }
  }
  return null;
}

/** The zone of a place that cards are acquired from or defeated in. */
export function centerZone(place: number): Zone {
  if (place === ROW) return 'centerRow';
  return place === VOID ? 'void' : 'alwaysAvailable';
}

/** The place that a card in a zone of the center is in. */
export function centerPlace(tx: Tx, zone: Zone, piece: InstanceId): number {
  if (zone === 'centerRow') return ROW;
  return zone === 'void' ? VOID : tx.game.defs[tx.state.pieces[piece]].supply;
}
