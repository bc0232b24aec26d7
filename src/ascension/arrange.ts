import { NOTHING } from '../kernel/draft.js';
import { FatequeueError, nearestWord, type Problem, problem, show } from '../kernel/errors.js';
import { begin } from '../kernel/rules.js';
import type { StartOptions, Variant } from '../kernel/start.js';
import { type Frame, type GameState, NONE, type Standing } from '../kernel/state.js';
import { type AscensionRules, gameOf } from './ascension.js';
import { cardId } from './dsl.js';
import type { AscensionGame } from './game.js';
import { emptyState } from './setup.js';
import { areRulesInForce } from './standing.js';
import {
  CENTER_DECK,
  FIRST_PLAYER,
  HONOR,
  IN_PLAY,
  POOL,
  POWER,
  PURSE,
  ROUND,
  ROW,
  RUNES,
  TURN_OF,
  VOID,
} from './table.js';
import { type Keystone, PLAYER_ZONES, ROW_SIZE } from './vocabulary.js';

/** What one player has in front of them; what is left out is empty or zero. Of piles, the top is first. */
export interface PlayerPosition {
  /** What the player is called. */
  readonly name: string;
  /** Cards in hand. */
  readonly hand?: readonly string[];
  /** The deck. */
  readonly deck?: readonly string[];
  /** Heroes played this turn. */
  readonly played?: readonly string[];
  /** Constructs and other cards in play, the oldest first. */
  readonly inPlay?: readonly string[];
  /** The discard pile. */
  readonly discard?: readonly string[];
  /** Trophies to be used. */
  readonly trophies?: readonly string[];
  /** The temples that the player controls. */
  readonly temples?: readonly string[];
  /** What is kept under cards in play, by their names. */
  readonly under?: Readonly<Record<string, readonly string[]>>;
  /** Honor tokens. */
  readonly honor?: number;
  /** Runes left this turn. */
  readonly runes?: number;
  /** Power left this turn. */
  readonly power?: number;
  /** Keystones. */
  readonly life?: number;
  /** Keystones of death left this turn. */
  readonly death?: number;
}

/** A position by card names; zones not named are empty, supplies are the box's. Of piles, the top is first. */
export interface Position {
  /** Everybody at the table, in turn order. */
  readonly players: readonly PlayerPosition[];
  /** The center row, from the end that lies next to the deck. */
  readonly centerRow?: readonly string[];
  /** The center deck. */
  readonly centerDeck?: readonly string[];
  /** The void. */
  readonly void?: readonly string[];
  /** The current event. */
  readonly event?: string;
  /** Who controls which temple, by their names; temples not named are nobody's. */
  readonly temples?: Readonly<Record<string, string>>;
  /** What is kept under cards in play, by the names of those. */
  readonly under?: Readonly<Record<string, readonly string[]>>;
  /** How many cards are left of an always-available card. */
  readonly supplies?: Readonly<Record<string, number>>;
  /** Whose turn it is; the first player's unless given. */
  readonly turn?: string;
  /** Who began the game; the first of the list unless given. */
  readonly first?: string;
  /** The round, from 1. */
  readonly round?: number;
  /** The honor left in the pool; as at the start of a game unless given. */
  readonly pool?: number;
  /** The seed of chance. */
  readonly seed?: number;
  /** How it is played; `standard` unless given. */
  readonly variant?: Variant;
}

const PILES: readonly string[] = ['deck', 'discard'];

/** A state arranged by hand, at its first decision. Nothing is refilled and no fate is set off. */
export function arrange(rules: AscensionRules, position: Position): GameState {
  const game = gameOf(rules);
  const { seed = 1, variant } = position;
  const options: StartOptions = { players: position.players.map(({ name }) => name), seed, variant };
  const empty = emptyState(game, options);
  const builder = new Builder(game, empty);
  builder.put(VOID, 'void', position.void, true);
  builder.put(CENTER_DECK, 'centerDeck', position.centerDeck, true);
  // A position that says nothing of a row has none, so that nothing has to be in it.
  if (position.centerRow !== undefined) builder.row(position.centerRow);
  builder.supply(position.supplies ?? {});
  builder.special(game.layout.event, 'event', position.event === undefined ? [] : [position.event]);
  position.players.forEach((player, seat) => {
    const path = `players[${seat}]`;
    PLAYER_ZONES.forEach((zone, i) => {
      builder.put(game.layout.seat(seat) + i, `${path}.${zone}`, player[zone], PILES.includes(zone));
    });
    builder.special(game.layout.special('trophies', seat), `${path}.trophies`, player.trophies ?? []);
    builder.special(game.layout.special('temples', seat), `${path}.temples`, templesOf(position, player));
    const account = game.layout.account(seat);
    builder.counters[account + HONOR] = player.honor ?? 0;
    builder.counters[account + RUNES] = player.runes ?? 0;
    builder.counters[account + POWER] = player.power ?? 0;
    builder.keystones(seat, `${path}.life`, 'life', player.life ?? 0);
    builder.keystones(seat, `${path}.death`, 'death', player.death ?? 0);
  });
  position.players.forEach((player, seat) => {
    builder.under(seat, `players[${seat}].under`, player.under ?? {}, true);
    builder.under(seat, 'under', position.under ?? {}, false);
  });
  builder.otherTemples();
  builder.counters[FIRST_PLAYER] = builder.seat('first', position.first);
  builder.counters[TURN_OF] = builder.seat('turn', position.turn ?? position.first);
  builder.counters[ROUND] = position.round ?? 1;
  builder.counters[POOL] = position.pool ?? empty.counters[POOL];
  return begin(game, builder.state());
}

function templesOf({ temples = {} }: Position, player: PlayerPosition): readonly string[] {
  const given = Object.keys(temples).filter((temple) => temples[temple] === player.name);
  return [...(player.temples ?? []), ...given];
}

class Builder {
  readonly counters: number[];
  private readonly pieces: number[] = [];
  private readonly places: number[][];
  private readonly links: number[] = [];
  private readonly problems: Problem[] = [];

  constructor(
    private readonly game: AscensionGame,
    private readonly empty: GameState,
  ) {
    this.counters = [...empty.counters];
    this.places = empty.places.map(() => []);
  }

  private piece(name: string, path: string): number {
    const def = this.game.defs.find((one) => one.name === name || one.id === cardId(String(name)));
    if (def !== undefined) return this.pieces.push(def.index) - 1;
    const names = this.game.defs.map((one) => one.name);
    const near = nearestWord(String(name), names);
    const remedy = near === null ? 'use the name of a card of the sets' : `did you mean "${near}"?`;
    this.problems.push(problem('scenario/unknown-card', show(name), 'a card of the sets', remedy, path));
    return NONE;
  }

  put(place: number, path: string, names: readonly string[] | undefined, isPile: boolean): void {
    const pieces = (names ?? []).map((name, i) => this.piece(name, `${path}[${i}]`));
    this.places[place] = isPile ? pieces.reverse() : pieces;
  }

  /** Cards in a place that only some games have. */
  special(place: number, path: string, names: readonly string[]): void {
    if (place !== NONE) this.put(place, path, names, false);
    else if (names.length > 0) this.refuseZone(path);
  }

  keystones(seat: number, path: string, keystone: Keystone, amount: number): void {
    if (this.game.layout.hasKeystones) this.counters[this.game.layout.account(seat) + PURSE[keystone]] = amount;
    else if (amount > 0) this.refuseZone(path);
  }

  private refuseZone(path: string): void {
    const remedy = 'leave it out, or play with a set that has such cards';
    this.problems.push(problem('scenario/unknown-zone', path, 'what these sets have', remedy, path));
  }

  /** Cards kept under cards in play; a keeper that is not there is a problem if it has to be this player's. */
  under(seat: number, path: string, kept: Readonly<Record<string, readonly string[]>>, mustBeThere: boolean): void {
    const { layout, defs } = this.game;
    for (const [name, names] of Object.entries(kept)) {
      const keeper = this.places[layout.seat(seat) + IN_PLAY].find((one) => defs[this.pieces[one]].id === cardId(name));
      const place = layout.special('under', seat);
      if (keeper !== undefined && place !== NONE) {
        names.forEach((one, i) => {
          const piece = this.piece(one, `${path}.${name}[${i}]`);
          this.places[place].push(piece);
          this.links.push(piece, keeper);
        });
      } else if (mustBeThere) {
        const remedy = 'put that card into play for the same player';
        this.problems.push(problem('scenario/unknown-card', show(name), 'a card in play', remedy, path));
      }
    }
  }

  /** The temples that nobody was given. */
  otherTemples(): void {
    const { defs, layout } = this.game;
    for (const { index, kind } of defs) {
      if (kind === 'temple' && !this.pieces.includes(index))
        this.places[layout.temples].push(this.pieces.push(index) - 1);
    }
  }

  row(names: readonly string[]): void {
    if (names.length > ROW_SIZE) {
      const found = `${names.length} cards`;
      this.problems.push(problem('scenario/row-too-long', found, `at most ${ROW_SIZE}`, 'leave some out', 'centerRow'));
    }
    const row = names.slice(0, ROW_SIZE).map((name, i) => this.piece(name, `centerRow[${i}]`));
    while (row.length < ROW_SIZE) row.push(NONE);
    this.places[ROW] = row;
  }

  supply(left: Readonly<Record<string, number>>): void {
    const byId = new Map(Object.entries(left).map(([name, amount]) => [cardId(name), amount]));
    for (const { index, id, supply, copies } of this.game.supplies) {
      const amount = byId.get(id) ?? copies;
      for (let i = 0; i < amount; i++) this.places[supply].push(this.pieces.push(index) - 1);
    }
  }

  seat(path: string, name: string | undefined): number {
    if (name === undefined) return 0;
    const seat = this.empty.players.indexOf(name);
    if (seat === NONE) {
      const expected = `one of ${this.empty.players.join(', ')}`;
      this.problems.push(problem('scenario/unknown-player', show(name), expected, 'use a name of players', path));
    }
    return Math.max(seat, 0);
  }

  state(): GameState {
    if (this.problems.length > 0) throw new FatequeueError(this.problems);
    const { game, empty, pieces, places, counters, links } = this;
    const lists: { readonly [L in 'abilities' | 'triggers' | 'replacements' | 'modifiers']: Standing[] } = {
      abilities: [],
      triggers: [],
      replacements: [],
      modifiers: [],
    };
    game.places(empty.players.length).forEach((ref, i) => {
      const { seat } = ref;
      if (i !== ROW && !areRulesInForce(ref)) return;
      for (const self of places[i]) {
        if (self === NONE) continue;
        const { playRules, rowRules } = game.defs[pieces[self]];
        for (const rule of i === ROW ? rowRules : playRules) {
          lists[game.rules[rule].list].push({ rule, seat, self, it: NONE, used: 0, fleeting: false });
        }
      }
    });
    const seat = counters[TURN_OF];
    const turn: Frame = { node: game.procedures.turn, at: 0, seat, self: NONE, it: NONE, by: NONE, list: NOTHING };
    return { ...empty, ...lists, pieces, places, counters, links, queue: [turn] };
  }
}
