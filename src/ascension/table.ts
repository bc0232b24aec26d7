import type { PlaceRef } from '../kernel/event.js';
import { NONE, type Seat } from '../kernel/state.js';
import { PLAYER_ZONES, SHARED_ZONES } from './vocabulary.js';

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

/** A player's counters by their offset from `Layout.account`; pools of restricted resources follow. */
export const PLAYER_COUNTERS = ['honor', 'runes', 'power'] as const;
export const HONOR = PLAYER_COUNTERS.indexOf('honor');
export const RUNES = PLAYER_COUNTERS.indexOf('runes');
export const POWER = PLAYER_COUNTERS.indexOf('power');
export const RESTRICTED = PLAYER_COUNTERS.length;

/** The counter of each currency. */
export const PURSE = { runes: RUNES, power: POWER } as const;

/** What the turn's history records, in groups of: what, whose, which piece, and a detail. */
export const DID_PLAY = 0;
export const DID_ACQUIRE = 1;
export const DID_DEFEAT = 2;
/** The detail is the piece that was copied. */
export const DID_COPY = 3;

interface CounterRef {
  readonly name: string;
  readonly seat: Seat;
}

/** Where everything lies for one choice of sets: indexes into the places and counters of a state. */
export class Layout {
  private readonly refs: (readonly PlaceRef[] | undefined)[] = [];
  private readonly counterRefs: (CounterRef | undefined)[] = [];

  constructor(
    /** The ids of the always-available cards, in the order of their piles. */
    private readonly supplies: readonly string[],
    /** The names of the restricted pools. */
    private readonly pools: readonly string[],
  ) {}

  /** A seat's first place. */
  seat(seat: Seat): number {
    return SUPPLIES + this.supplies.length + seat * PLAYER_ZONES.length;
  }

  /** A seat's first counter. */
  account(seat: Seat): number {
    return SHARED_COUNTERS.length + seat * (PLAYER_COUNTERS.length + this.pools.length);
  }

  counters(seats: number): number {
    return this.account(seats);
  }

  /** The name and owner of a counter; it does not depend on how many seats there are beyond its own. */
  counter(index: number, seats: number): CounterRef {
    const known = this.counterRefs[index];
    if (known !== undefined) return known;
    const ref = Object.freeze(this.findCounter(index, seats));
    this.counterRefs[index] = ref;
    return ref;
  }

  private findCounter(index: number, seats: number): CounterRef {
    if (index < SHARED_COUNTERS.length) return { name: SHARED_COUNTERS[index], seat: NONE };
    for (let seat = 0; seat < seats; seat++) {
      const offset = index - this.account(seat);
      if (offset < RESTRICTED) return { name: PLAYER_COUNTERS[offset], seat };
      if (offset < RESTRICTED + this.pools.length) return { name: this.pools[offset - RESTRICTED], seat };
    }
    throw new Error(`there is no counter ${index} for ${seats} seats`);
  }

  /** The names and owners of all places. */
  places(seats: number): readonly PlaceRef[] {
    const known = this.refs[seats];
    if (known !== undefined) return known;
    const refs: PlaceRef[] = SHARED_ZONES.map((zone) => Object.freeze({ zone, seat: NONE }));
    for (const id of this.supplies) refs.push(Object.freeze({ zone: `supply:${id}`, seat: NONE }));
    for (let seat = 0; seat < seats; seat++) {
      for (const zone of PLAYER_ZONES) refs.push(Object.freeze({ zone, seat }));
    }
    this.refs[seats] = refs;
    return refs;
  }
}
