import { NOTHING } from '../kernel/draft.js';
import { FatequeueError, nearestWord, type Problem, problem, show } from '../kernel/errors.js';
import { begin } from '../kernel/rules.js';
import type { StartOptions } from '../kernel/start.js';
import { type Frame, type GameState, NONE, type Standing } from '../kernel/state.js';
import { type AscensionRules, gameOf } from './ascension.js';
import { cardId } from './dsl.js';
import type { AscensionGame } from './game.js';
import { emptyState } from './setup.js';
import { CENTER_DECK, FIRST_PLAYER, HONOR, POOL, POWER, ROUND, ROW, RUNES, TURN_OF, VOID } from './table.js';
import { PLAYER_ZONES, ROW_SIZE } from './vocabulary.js';

/** What one player has in front of them; what is left out is empty or zero. Of piles, the top is first. */
export interface PlayerPosition {
  readonly name: string;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly played?: readonly string[];
  readonly inPlay?: readonly string[];
  readonly discard?: readonly string[];
  readonly honor?: number;
  readonly runes?: number;
  readonly power?: number;
}

/** A position by card names; zones not named are empty, supplies are the box's. Of piles, the top is first. */
export interface Position {
  readonly players: readonly PlayerPosition[];
  readonly centerRow?: readonly string[];
  readonly centerDeck?: readonly string[];
  readonly void?: readonly string[];
  /** How many cards are left of an always-available card. */
  readonly supplies?: Readonly<Record<string, number>>;
  /** Whose turn it is; the first player's unless given. */
  readonly turn?: string;
  /** Who began the game; the first of the list unless given. */
  readonly first?: string;
  readonly round?: number;
  /** The honor left in the pool; as at the start of a game unless given. */
  readonly pool?: number;
  readonly seed?: number;
}

const PILES: readonly string[] = ['deck', 'discard'];

/** A state arranged by hand, at its first decision. Nothing is refilled and no fate is set off. */
export function arrange(rules: AscensionRules, position: Position): GameState {
  const game = gameOf(rules);
  const options: StartOptions = { players: position.players.map(({ name }) => name), seed: position.seed ?? 1 };
  const empty = emptyState(game, options);
  const builder = new Builder(game, empty);
  builder.put(VOID, 'void', position.void, true);
  builder.put(CENTER_DECK, 'centerDeck', position.centerDeck, true);
  builder.row(position.centerRow ?? []);
  builder.supply(position.supplies ?? {});
  position.players.forEach((player, seat) => {
    PLAYER_ZONES.forEach((zone, i) => {
      builder.put(game.layout.seat(seat) + i, `players[${seat}].${zone}`, player[zone], PILES.includes(zone));
    });
    const account = game.layout.account(seat);
    builder.counters[account + HONOR] = player.honor ?? 0;
    builder.counters[account + RUNES] = player.runes ?? 0;
    builder.counters[account + POWER] = player.power ?? 0;
  });
  builder.counters[FIRST_PLAYER] = builder.seat('first', position.first);
  builder.counters[TURN_OF] = builder.seat('turn', position.turn ?? position.first);
  builder.counters[ROUND] = position.round ?? 1;
  builder.counters[POOL] = position.pool ?? empty.counters[POOL];
  return begin(game, builder.state());
}

class Builder {
  readonly counters: number[];
  private readonly pieces: number[] = [];
  private readonly places: number[][];
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
    const { game, empty, pieces, places, counters } = this;
    const lists: { readonly [L in 'abilities' | 'triggers' | 'replacements' | 'modifiers']: Standing[] } = {
      abilities: [],
      triggers: [],
      replacements: [],
      modifiers: [],
    };
    game.places(empty.players.length).forEach(({ zone, seat }, i) => {
      if (zone !== 'inPlay' && i !== ROW) return;
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
    return { ...empty, ...lists, pieces, places, counters, queue: [turn] };
  }
}
