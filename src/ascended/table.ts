import type { PlaceRef } from '../kernel/event.js';
import { NONE, type Seat } from '../kernel/state.js';
import { TERRAINS, type Terrain } from './vocabulary.js';

/** Places that belong to everybody; the piles of tiles follow. `map` is the one map, once there is one. */
export const SHARED_ZONES = [
  'map',
  'mutationDeck',
  'mutationDiscard',
  'artifactDeck',
  'artifactDiscard',
  'companionDeck',
  'companionDiscard',
  'villainDeck',
  'villainDiscard',
  'inquisitor',
  'foe',
  'profiles',
  'toPlace',
] as const;
export type SharedZone = (typeof SHARED_ZONES)[number];

/** Places that each player has; `map` is their own as long as the maps are apart, `villain` is for seats that rules play. */
export const PLAYER_ZONES = ['hand', 'active', 'artifacts', 'companions', 'profile', 'map', 'villain'] as const;
export type PlayerZone = (typeof PLAYER_ZONES)[number];

/** Counters that belong to everybody. */
export const SHARED_COUNTERS = [
  'turnOf',
  'firstPlayer',
  'round',
  /** The phase of the turn, from 1 on; 0 between phases. */
  'phase',
  /** Steps taken in this Move phase, and how many of them were paid for. */
  'steps',
  'paidSteps',
  /** 1 while a model has to move on from a tile where another one stands. */
  'passing',
  /** Superstition tokens that are still inactive. */
  'superstition',
  /** What the last die of an effect showed, and how much damage was suffered last. */
  'rolled',
  'suffered',
  /** 1 if places of power are added to a map without any. */
  'addsPlaces',
  /** Villains that appear at the beginning of the next round. */
  'arriving',
  /** Who has won before the last round was over, as a seat from 1 on. */
  'winner',
  /** Combat dice and skill of a villain that is fought and no player's opponent. */
  'foeThrust',
  'foeParry',
  'foeSkill',
] as const;
export type SharedCounter = (typeof SHARED_COUNTERS)[number];

/** Counters of a player; `at` and `origin` are tiles, by their instances. */
export const PLAYER_COUNTERS = [
  'health',
  'energy',
  'control',
  'points',
  'superstition',
  'wards',
  'powerTokens',
  'at',
  'origin',
  'thrust',
  'parry',
  'skill',
] as const;
export type PlayerCounter = (typeof PLAYER_COUNTERS)[number];

/**
 * Numbers that lie on pieces: where a tile is, whose power token is on it (a seat from 1 on), the hit points that a
 * villain or companion has lost, whether an artifact was activated, and at whose turn a mutation can be used again.
 */
export const MARKS = ['q', 'r', 'power', 'wounds', 'activated', 'suspended'] as const;
export const Q = MARKS.indexOf('q');
export const R = MARKS.indexOf('r');
export const POWER = MARKS.indexOf('power');
export const WOUNDS = MARKS.indexOf('wounds');
export const ACTIVATED = MARKS.indexOf('activated');
export const SUSPENDED = MARKS.indexOf('suspended');

/** What the turn's history records, in groups of: what, whose, which piece, and a detail. */
export const DID_MOVE = 0;
/** The detail is the action. */
export const DID_ACT = 1;
export const DID_FIGHT = 2;
/** The detail is the rule; the second is forgotten when the next combat begins. */
export const DID_USE = 3;
export const DID_USE_IN_COMBAT = 4;

const FIRST_SEAT = SHARED_ZONES.length + TERRAINS.length;
const FIRST_ACCOUNT = SHARED_COUNTERS.length;

const PLACE_INDEX: ReadonlyMap<string, number> = new Map(SHARED_ZONES.map((zone, i) => [zone, i]));
const ZONE_OFFSET: ReadonlyMap<string, number> = new Map(PLAYER_ZONES.map((zone, i) => [zone, i]));
const COUNTER_INDEX: ReadonlyMap<string, number> = new Map(SHARED_COUNTERS.map((counter, i) => [counter, i]));
const COUNTER_OFFSET: ReadonlyMap<string, number> = new Map(PLAYER_COUNTERS.map((counter, i) => [counter, i]));

/** A place that belongs to everybody. */
export function shared(zone: SharedZone): number {
  return PLACE_INDEX.get(zone) ?? NONE;
}

/** The pile of a terrain's tiles. */
export function pileOf(terrain: Terrain): number {
  return SHARED_ZONES.length + TERRAINS.indexOf(terrain);
}

/** A player's place. */
export function own(zone: PlayerZone, seat: Seat): number {
  return FIRST_SEAT + seat * PLAYER_ZONES.length + (ZONE_OFFSET.get(zone) ?? 0);
}

/** A counter that belongs to everybody. */
export function common(counter: SharedCounter): number {
  return COUNTER_INDEX.get(counter) ?? NONE;
}

/** A player's counter. */
export function account(counter: PlayerCounter, seat: Seat): number {
  return FIRST_ACCOUNT + seat * PLAYER_COUNTERS.length + (COUNTER_OFFSET.get(counter) ?? 0);
}

/** How many counters there are. */
export function countersFor(seats: number): number {
  return FIRST_ACCOUNT + seats * PLAYER_COUNTERS.length;
}

interface CounterRef {
  readonly name: string;
  readonly seat: Seat;
}

const COUNTER_REFS: CounterRef[] = [];

/** The name and owner of a counter. */
export function counterRef(index: number): CounterRef {
  COUNTER_REFS[index] ??= Object.freeze(
    index < FIRST_ACCOUNT
      ? { name: SHARED_COUNTERS[index], seat: NONE }
      : {
          name: PLAYER_COUNTERS[(index - FIRST_ACCOUNT) % PLAYER_COUNTERS.length],
          seat: Math.floor((index - FIRST_ACCOUNT) / PLAYER_COUNTERS.length),
        },
  );
  return COUNTER_REFS[index];
}

const PLACE_REFS: (readonly PlaceRef[] | undefined)[] = [];

/** The names and owners of all places. */
export function placeRefs(seats: number): readonly PlaceRef[] {
  const known = PLACE_REFS[seats];
  if (known !== undefined) return known;
  const refs: PlaceRef[] = [...SHARED_ZONES, ...TERRAINS.map((terrain) => `tiles:${terrain}`)].map((zone) =>
    Object.freeze({ zone, seat: NONE }),
  );
  for (let seat = 0; seat < seats; seat++) {
    for (const zone of PLAYER_ZONES) refs.push(Object.freeze({ zone, seat }));
  }
  PLACE_REFS[seats] = refs;
  return refs;
}
