import type { PlaceRef } from '../kernel/event.js';
import { NONE, type Seat } from '../kernel/state.js';
import {
  KEYSTONES,
  PLAYER_ZONES,
  SHARED_ZONES,
  SPECIAL_PLAYER_ZONES,
  SPECIAL_SHARED_ZONES,
  type SpecialPlayerZone,
  type SpecialSharedZone,
} from './vocabulary.js';

/** Shared places by their index in the state. */
export const ROW = SHARED_ZONES.indexOf('centerRow');
export const CENTER_DECK = SHARED_ZONES.indexOf('centerDeck');
export const VOID = SHARED_ZONES.indexOf('void');
export const REMOVED = SHARED_ZONES.indexOf('removed');
/** The first supply pile; there is one for each always-available card. */
export const SUPPLIES = SHARED_ZONES.length;

/** A player's places by their offset from `Layout.seat`. */
export const DECK = PLAYER_ZONES.indexOf('deck');
export const HAND = PLAYER_ZONES.indexOf('hand');
export const PLAYED = PLAYER_ZONES.indexOf('played');
export const IN_PLAY = PLAYER_ZONES.indexOf('inPlay');
export const DISCARD = PLAYER_ZONES.indexOf('discard');

/** Counters that belong to everybody. `reserve` is the honor that was handed out from beyond the pool. */
export const SHARED_COUNTERS = ['turnOf', 'firstPlayer', 'round', 'turn', 'pool', 'reserve', 'extraTurns'] as const;
export const TURN_OF = SHARED_COUNTERS.indexOf('turnOf');
export const FIRST_PLAYER = SHARED_COUNTERS.indexOf('firstPlayer');
export const ROUND = SHARED_COUNTERS.indexOf('round');
export const TURN = SHARED_COUNTERS.indexOf('turn');
export const POOL = SHARED_COUNTERS.indexOf('pool');
export const RESERVE = SHARED_COUNTERS.indexOf('reserve');
export const EXTRA_TURNS = SHARED_COUNTERS.indexOf('extraTurns');

/** A player's counters by their offset from `Layout.account`; keystones and pools of restricted resources follow. */
export const PLAYER_COUNTERS = ['honor', 'runes', 'power'] as const;
export const HONOR = PLAYER_COUNTERS.indexOf('honor');
export const RUNES = PLAYER_COUNTERS.indexOf('runes');
export const POWER = PLAYER_COUNTERS.indexOf('power');
/** The counter of everything that is spent; keystones are counted in games that have them only. */
export const PURSE = {
  runes: RUNES,
  power: POWER,
  life: PLAYER_COUNTERS.length + KEYSTONES.indexOf('life'),
  death: PLAYER_COUNTERS.length + KEYSTONES.indexOf('death'),
} as const;

/** What the turn's history records, in groups of: what, whose, which piece, and a detail. The detail is a zone unless said. */
export const DID_PLAY = 0;
export const DID_ACQUIRE = 1;
export const DID_DEFEAT = 2;
/** The detail is the piece that was copied. */
export const DID_COPY = 3;
export const DID_DISCARD = 4;
export const DID_BANISH = 5;
/** The detail is the slot of the center row that the piece has left, or ROW_SIZE if it was not in the row. */
export const DID_LEAVE = 6;
/** The detail is the slot of the center row that the piece fills. */
export const DID_FILL = 7;
/** The detail is the definition whose name was named. */
export const DID_NAME = 8;

/** What the sets of a game need besides what every game has. */
export interface Needs {
  readonly shared: readonly SpecialSharedZone[];
  readonly own: readonly SpecialPlayerZone[];
  readonly keystones: boolean;
}

interface CounterRef {
  readonly name: string;
  readonly seat: Seat;
}

const OPPONENT_HONOR: CounterRef = Object.freeze({ name: 'opponentHonor', seat: NONE });

/** Where everything lies for one choice of sets: indexes into the places and counters of a state. */
export class Layout {
  /** The place of the current event and of the temples that nobody controls, or NONE. */
  readonly event: number;
  readonly temples: number;
  /** A player's special places by their offset from `seat`, or NONE. */
  readonly own: { readonly [Z in SpecialPlayerZone]: number };
  /** The offset of a player's first pool of restricted resources from `account`. */
  readonly restricted: number;
  /** The names of a player's places, in order. */
  readonly playerZones: readonly string[];
  readonly hasKeystones: boolean;
  private readonly firstSeat: number;
  private readonly placesPerSeat: number;
  private readonly firstAccount = SHARED_COUNTERS.length;
  private readonly countersPerSeat: number;
  private readonly sharedZones: readonly string[];
  private readonly playerCounters: readonly string[];
  private readonly refs: (readonly PlaceRef[] | undefined)[] = [];
  private readonly counterRefs: (CounterRef | undefined)[] = [];

  /** With the ids of the always-available cards in the order of their piles, and the names of the restricted pools. */
  constructor(supplies: readonly string[], pools: readonly string[], needs: Needs) {
    const shared = SPECIAL_SHARED_ZONES.filter((zone) => needs.shared.includes(zone));
    const own = SPECIAL_PLAYER_ZONES.filter((zone) => needs.own.includes(zone));
    this.sharedZones = [...SHARED_ZONES, ...supplies.map((id) => `supply:${id}`), ...shared];
    this.playerZones = [...PLAYER_ZONES, ...own];
    const after = (zone: SpecialSharedZone): number =>
      shared.includes(zone) ? SUPPLIES + supplies.length + shared.indexOf(zone) : NONE;
    const offset = (zone: SpecialPlayerZone): number =>
      own.includes(zone) ? PLAYER_ZONES.length + own.indexOf(zone) : NONE;
    this.event = after('event');
    this.temples = after('temples');
    this.own = { trophies: offset('trophies'), under: offset('under'), temples: offset('temples') };
    this.hasKeystones = needs.keystones;
    const fixed = needs.keystones ? [...PLAYER_COUNTERS, ...KEYSTONES] : PLAYER_COUNTERS;
    this.restricted = fixed.length;
    this.playerCounters = [...fixed, ...pools];
    this.firstSeat = this.sharedZones.length;
    this.placesPerSeat = this.playerZones.length;
    this.countersPerSeat = this.playerCounters.length;
  }

  /** A seat's first place. */
  seat(seat: Seat): number {
    return this.firstSeat + seat * this.placesPerSeat;
  }

  /** A seat's special place, or NONE where no set needs it. */
  special(zone: SpecialPlayerZone, seat: Seat): number {
    const offset = this.own[zone];
    return offset === NONE ? NONE : this.seat(seat) + offset;
  }

  /** The place of the cards that the solitaire opponent has set aside, and the counter of its honor. */
  get opponent(): number {
    return this.seat(1);
  }

  get opponentHonor(): number {
    return this.account(1);
  }

  /** A seat's first counter. */
  account(seat: Seat): number {
    return this.firstAccount + seat * this.countersPerSeat;
  }

  counters(seats: number): number {
    return seats === 1 ? this.opponentHonor + 1 : this.account(seats);
  }

  /** The name and owner of a counter; it does not depend on how many seats there are beyond its own. */
  counter(index: number, seats: number): CounterRef {
    if (seats === 1 && index === this.opponentHonor) return OPPONENT_HONOR;
    const known = this.counterRefs[index];
    if (known !== undefined) return known;
    const ref = Object.freeze(this.findCounter(index, seats));
    this.counterRefs[index] = ref;
    return ref;
  }

  private findCounter(index: number, seats: number): CounterRef {
    if (index < SHARED_COUNTERS.length) return { name: SHARED_COUNTERS[index], seat: NONE };
    for (let seat = 0; seat < seats; seat++) {
      const name = this.playerCounters[index - this.account(seat)];
      if (index < this.account(seat + 1)) return { name, seat };
    }
    throw new Error(`there is no counter ${index} for ${seats} seats`);
  }

  /** The names and owners of all places. */
  places(seats: number): readonly PlaceRef[] {
    const known = this.refs[seats];
    if (known !== undefined) return known;
    const refs: PlaceRef[] = this.sharedZones.map((zone) => Object.freeze({ zone, seat: NONE }));
    for (let seat = 0; seat < seats; seat++) {
      for (const zone of this.playerZones) refs.push(Object.freeze({ zone, seat }));
    }
    if (seats === 1) refs.push(Object.freeze({ zone: 'opponent', seat: NONE }));
    this.refs[seats] = refs;
    return refs;
  }
}
