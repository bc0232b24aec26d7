import { cardId } from '../kernel/card-id.js';
import { FatequeueError, nearestWord, type Problem, problem, show } from '../kernel/errors.js';
import { begin } from '../kernel/rules.js';
import type { Variant } from '../kernel/start.js';
import { type GameState, type InstanceId, NONE } from '../kernel/state.js';
import { type AscendedRules, gameOf } from './ascended.js';
import { frameOf } from './frames.js';
import type { AscendedGame } from './game.js';
import { emptyState, homeOf, POWER_TOKENS } from './setup.js';
import {
  ACTIVATED,
  account,
  common,
  MARKS,
  own,
  type PlayerCounter,
  type PlayerZone,
  POWER,
  Q,
  R,
  type SharedZone,
  shared,
  WOUNDS,
} from './table.js';
import { FIRST_PHASE } from './turn.js';
import { PHASES, type Phase } from './vocabulary.js';

/** A tile of a map: its name, and where it lies in axial coordinates. */
export type PlacedTile = readonly [tile: string, q: number, r: number];

/** Tiles of a map, by names that the rest of a position and a scenario call them. */
export type TilesByName = Readonly<Record<string, PlacedTile>>;

/** What one player has; what is left out is empty, zero, or as at the beginning of a game. */
export interface SeatPosition {
  /** What the player is called. */
  readonly name: string;
  /** The tile that the model is on, by its name in the position. */
  readonly at: string;
  /** The tile of the origin; where the model is unless given. */
  readonly origin?: string;
  /** A map of this player's own, where the maps have not been joined. */
  readonly map?: TilesByName;
  /** Mutations in hand. */
  readonly hand?: readonly string[];
  /** Active mutations. */
  readonly active?: readonly string[];
  /** Artifacts that were not activated, and those that were. */
  readonly artifacts?: readonly string[];
  /** Artifacts that were activated. */
  readonly activated?: readonly string[];
  /** Companions. */
  readonly companions?: readonly string[];
  /** The hit points that companions have lost, by their names. */
  readonly wounds?: Readonly<Record<string, number>>;
  /** The special profile, once it is unlocked. */
  readonly profile?: string;
  /** The tiles with a power token of this player's. */
  readonly controls?: readonly string[];
  /** In the single player game, the villain that this seat is. */
  readonly villain?: string;
  /** The level of health. */
  readonly health?: number;
  /** The level of energy. */
  readonly energy?: number;
  /** The level of control. */
  readonly control?: number;
  /** Points. */
  readonly points?: number;
  /** Superstition tokens. */
  readonly superstition?: number;
  /** Wound tokens that take damage. */
  readonly wards?: number;
}

/** A position of the board game by names. Of piles, the top is first; cards that are not named stay in their decks. */
export interface BoardPosition {
  /** Everybody at the table, in turn order. */
  readonly players: readonly SeatPosition[];
  /** The map of everybody. */
  readonly map?: TilesByName;
  /** The next cards of the decks. */
  readonly mutations?: readonly string[];
  /** The next cards of the artifacts. */
  readonly artifacts?: readonly string[];
  /** The next cards of the companions. */
  readonly companions?: readonly string[];
  /** The next cards of the villains. */
  readonly villains?: readonly string[];
  /** The discarded ones. */
  readonly discarded?: readonly string[];
  /** The villain that is the inquisitor. */
  readonly inquisitor?: string;
  /** Superstition tokens that are still inactive; enough for the game unless given. */
  readonly superstition?: number;
  /** The round, from 1. */
  readonly round?: number;
  /** Whose turn it is; the first player's unless given. */
  readonly turn?: string;
  /** The first player. */
  readonly first?: string;
  /** The phase that is about to begin; the turn itself unless given. */
  readonly phase?: Phase;
  /** The seed of chance. */
  readonly seed?: number;
  /** How it is played; `standard` unless given. */
  readonly variant?: Variant;
}

/** A state that was arranged by hand, and which piece each named tile is. */
export interface Arranged {
  readonly state: GameState;
  readonly tiles: ReadonlyMap<string, InstanceId>;
}

/** Arranges a position, at its first decision. */
export function arrange(rules: AscendedRules, position: BoardPosition): Arranged {
  const game = gameOf(rules);
  const builder = new Builder(game, position);
  return { state: begin(game, builder.state()), tiles: builder.tiles };
}

const DECKS = [
  ['mutations', 'mutationDeck'],
  ['artifacts', 'artifactDeck'],
  ['companions', 'companionDeck'],
  ['villains', 'villainDeck'],
] as const satisfies readonly (readonly [keyof BoardPosition, SharedZone])[];

const OWN = [
  ['hand', 'hand'],
  ['active', 'active'],
  ['artifacts', 'artifacts'],
  ['activated', 'artifacts'],
  ['companions', 'companions'],
] as const satisfies readonly (readonly [keyof SeatPosition, PlayerZone])[];

const LEVELS = ['health', 'energy', 'control', 'points', 'superstition', 'wards'] as const satisfies readonly (
  | PlayerCounter
  | keyof SeatPosition
)[];

const HEALTH = 10;
const ENOUGH_SUPERSTITION = 6;

class Builder {
  readonly tiles = new Map<string, InstanceId>();
  private readonly pieces: number[] = [];
  private readonly places: InstanceId[][];
  private readonly marks: number[][];
  private readonly counters: number[];
  private readonly problems: Problem[] = [];
  private readonly base: GameState;
  /** The pieces of each definition that are not anywhere yet. */
  private readonly left: number[][];

  constructor(
    private readonly game: AscendedGame,
    private readonly position: BoardPosition,
  ) {
    const { players, seed = 1, variant } = position;
    const isSolo = variant === 'solitaire';
    const names = players.map(({ name }) => name);
    this.base = emptyState(game, { players: isSolo ? names.slice(0, 1) : names, seed, variant });
    this.left = game.defs.map(({ index, copies }) => Array.from({ length: copies }, () => this.pieces.push(index) - 1));
    this.places = this.base.places.map(() => []);
    this.marks = MARKS.map(() => this.pieces.map(() => 0));
    this.counters = [...this.base.counters];
  }

  state(): GameState {
    const { position } = this;
    this.putMap('map', position.map ?? {}, shared('map'));
    position.players.forEach((player, seat) => {
      if (player.map !== undefined) this.putMap(`players[${seat}].map`, player.map, own('map', seat));
    });
    position.players.forEach((player, seat) => {
      this.putSeat(player, seat);
    });
    for (const [field, zone] of DECKS) this.putAll(field, position[field] ?? [], shared(zone), true);
    for (const [i, name] of (position.discarded ?? []).entries()) this.putDiscarded(`discarded[${i}]`, name);
    if (position.inquisitor !== undefined) this.put('inquisitor', position.inquisitor, shared('inquisitor'));
    this.putRest();
    const turn = this.seatOf('turn', position.turn ?? position.first);
    this.counters[common('turnOf')] = turn;
    this.counters[common('firstPlayer')] = this.seatOf('first', position.first);
    this.counters[common('round')] = position.round ?? 1;
    this.counters[common('superstition')] = position.superstition ?? ENOUGH_SUPERSTITION;
    if (this.problems.length > 0) throw new FatequeueError(this.problems);
    const { pieces, places, marks, counters } = this;
    return { ...this.base, pieces, places, marks, counters, queue: [this.firstFrame(turn)] };
  }

  private firstFrame(turn: number): ReturnType<typeof frameOf> {
    const { phase } = this.position;
    const { turn: node, villainTurn } = this.game.procedures;
    if (this.base.variant === 'solitaire' && turn > 0) return frameOf(villainTurn, turn);
    const profile = this.places[own('profile', turn)].at(0);
    const sequence = profile === undefined ? PHASES : this.game.defs[this.pieces[profile]].sequence;
    return frameOf(node, turn, { at: phase === undefined ? 0 : FIRST_PHASE + Math.max(0, sequence.indexOf(phase)) });
  }

  private putMap(path: string, map: TilesByName, place: number): void {
    for (const [name, [tile, q, r]] of Object.entries(map)) {
      const piece = this.put(`${path}.${name}`, tile, place);
      if (piece === NONE) continue;
      this.marks[Q][piece] = q;
      this.marks[R][piece] = r;
      this.tiles.set(name, piece);
    }
  }

  private putSeat(player: SeatPosition, seat: number): void {
    const path = `players[${seat}]`;
    for (const [field, zone] of OWN) {
      for (const piece of this.putAll(`${path}.${field}`, player[field] ?? [], own(zone, seat), false)) {
        if (field === 'activated') this.marks[ACTIVATED][piece] = 1;
      }
    }
    if (player.profile !== undefined) this.put(`${path}.profile`, player.profile, own('profile', seat));
    if (player.villain !== undefined) this.put(`${path}.villain`, player.villain, own('villain', seat));
    for (const [name, wounds] of Object.entries(player.wounds ?? {})) {
      const companion = this.places[own('companions', seat)].find((piece) => this.nameOf(piece) === name);
      if (companion === undefined) this.refuse(`${path}.wounds`, name, 'a companion of this player', []);
      else this.marks[WOUNDS][companion] = wounds;
    }
    for (const level of LEVELS)
      this.counters[account(level, seat)] = player[level] ?? (level === 'health' ? HEALTH : 0);
    const controls = player.controls ?? [];
    for (const name of controls) this.marks[POWER][this.tileOf(`${path}.controls`, name)] = seat + 1;
    this.counters[account('powerTokens', seat)] = player.villain === undefined ? POWER_TOKENS - controls.length : 0;
    this.counters[account('at', seat)] = this.tileOf(`${path}.at`, player.at);
    const origin = this.base.variant === 'solitaire' ? NONE : this.tileOf(`${path}.origin`, player.origin ?? player.at);
    this.counters[account('origin', seat)] = origin;
  }

  private putAll(path: string, names: readonly string[], place: number, isPile: boolean): readonly InstanceId[] {
    const pieces = names.map((name, i) => this.take(`${path}[${i}]`, name)).filter((piece) => piece !== NONE);
    this.places[place].push(...(isPile ? [...pieces].reverse() : pieces));
    return pieces;
  }

  private put(path: string, name: string, place: number): InstanceId {
    const piece = this.take(path, name);
    if (piece !== NONE) this.places[place].push(piece);
    return piece;
  }

  private putDiscarded(path: string, name: string): void {
    const piece = this.take(path, name);
    if (piece === NONE) return;
    const deck = this.game.places(this.base.players.length)[homeOf(this.game, this.pieces[piece])].zone;
    const pile = (['mutationDiscard', 'artifactDiscard', 'companionDiscard', 'villainDiscard'] as const).find(
      (zone) => deck === zone.replace('Discard', 'Deck'),
    );
    if (pile === undefined) this.refuse(path, name, 'a card of a deck', []);
    else this.places[shared(pile)].push(piece);
  }

  /** What was not named lies under the cards that were. */
  private putRest(): void {
    this.left.forEach((pieces, def) => {
      this.places[homeOf(this.game, def)].unshift(...pieces);
    });
  }

  private take(path: string, name: string): InstanceId {
    const def = this.game.defs.find((one) => one.name === name || one.id === cardId(String(name)));
    if (def === undefined) {
      this.refuse(
        path,
        name,
        'a card or tile of the sets',
        this.game.defs.map((one) => one.name),
      );
      return NONE;
    }
    const piece = this.left[def.index].shift();
    if (piece === undefined) this.refuse(path, `one more ${name}`, `the ${def.copies} that there are`, []);
    return piece ?? NONE;
  }

  private nameOf(piece: InstanceId): string {
    return this.game.defs[this.pieces[piece]].name;
  }

  private tileOf(path: string, name: string): InstanceId {
    const tile = this.tiles.get(name);
    if (tile === undefined) this.refuse(path, name, 'a tile of the map', [...this.tiles.keys()]);
    return tile ?? NONE;
  }

  private seatOf(path: string, name: string | undefined): number {
    if (name === undefined) return 0;
    const seat = this.position.players.findIndex((player) => player.name === name);
    if (seat === NONE)
      this.refuse(
        path,
        name,
        'a player',
        this.position.players.map((player) => player.name),
      );
    return Math.max(seat, 0);
  }

  private refuse(path: string, found: unknown, expected: string, known: readonly string[]): void {
    const near = typeof found === 'string' ? nearestWord(found, known) : null;
    const remedy = near === null ? `use ${expected}` : `did you mean "${near}"?`;
    this.problems.push(problem('scenario/unknown-name', show(found), expected, remedy, path));
  }
}
