import { type Arranged, arrange, type BoardPosition } from '../ascended/arrange.js';
import type { AscendedRules } from '../ascended/ascended.js';
import { cardId } from '../kernel/card-id.js';
import type { Decision, Option } from '../kernel/decision.js';
import { fail, show } from '../kernel/errors.js';
import type { GameEvent } from '../kernel/event.js';
import { type GameState, NONE, type Seat } from '../kernel/state.js';

/** A position of the board game that is driven by names. A step that is not on offer is an error that says what is. */
export interface BoardScenario {
  /** The state as it is now. */
  readonly state: GameState;
  /** What is asked now; null when the game is over. */
  readonly decision: Decision | null;
  /** Everything that has happened so far. */
  readonly events: readonly GameEvent[];
  /** Does something on offer: a word such as `move`, and the card, tile, player or number that it is about. */
  take(word: string, about?: string | number): void;
  /** Answers the decision by what its options are about, several for several picks. */
  choose(...names: readonly (string | number)[]): void;
  /** Answers the decision with nothing. */
  decline(): void;
  /** The tile that a player's model is on, by its name in the position. */
  at(player: string): string;
  /** A player's number: `health`, `energy`, `control`, `points`. */
  level(player: string, counter: string): number;
  /** A number of the table: `round`, `superstition`. */
  counter(name: string): number;
  /** The names of the cards in a shared zone, or in a player's; of a pile, the top is first. */
  names(zone: string): readonly string[];
  names(player: string, zone: string): readonly string[];
  /** The player whose power token is on a tile, or null. */
  holder(tile: string): string | null;
  /** The hit points that a companion or villain has lost. */
  wounds(card: string): number;
  /** What was rolled so far, roll by roll. */
  readonly rolls: readonly (readonly number[])[];
  /** What the decision offers, as its words and what they are about. */
  offers(): readonly string[];
}

/** Builds a position of the board game by names, to be driven by names. */
export function boardScenario(rules: AscendedRules, position: BoardPosition): BoardScenario {
  return new NamedBoard(rules, arrange(rules, position));
}

class NamedBoard implements BoardScenario {
  readonly events: GameEvent[] = [];
  private current: GameState;
  private readonly printed: ReadonlyMap<string, string>;
  private readonly tileNames: ReadonlyMap<number, string>;

  constructor(
    private readonly rules: AscendedRules,
    { state, tiles }: Arranged,
  ) {
    this.current = state;
    this.printed = new Map(rules.cards.map(({ id, name }) => [id, name]));
    this.tileNames = new Map([...tiles].map(([name, tile]) => [tile, name]));
  }

  get state(): GameState {
    return this.current;
  }

  get decision(): Decision | null {
    return this.current.decision;
  }

  get rolls(): readonly (readonly number[])[] {
    return this.events.flatMap((event) => (event.event === 'rolled' ? [event.results] : []));
  }

  take(word: string, about?: string | number): void {
    const isMeant = (option: Option): boolean =>
      option.do === word && (about === undefined || this.isAbout(option, about));
    this.answer([this.find(isMeant, about === undefined ? word : `${word} ${about}`, [])]);
  }

  choose(...names: readonly (string | number)[]): void {
    const picks: number[] = [];
    for (const name of names) {
      const isMeant = (option: Option): boolean => option.do === name || this.isAbout(option, name);
      picks.push(this.find(isMeant, String(name), picks));
    }
    this.answer(picks);
  }

  decline(): void {
    this.answer([]);
  }

  at(player: string): string {
    const tile = this.level(player, 'at');
    return this.tileNames.get(tile) ?? this.rules.cards[this.current.pieces[tile]]?.name ?? 'nowhere';
  }

  level(player: string, counter: string): number {
    return this.numberIn(this.rules.view(this.current, 'all').players[this.seat(player)].counters, counter);
  }

  counter(name: string): number {
    return this.numberIn(this.rules.view(this.current, 'all').counters, name);
  }

  private numberIn(counters: Readonly<Record<string, number>>, name: string): number {
    const expected = `one of ${Object.keys(counters).join(', ')}`;
    return counters[name] ?? fail('scenario/unknown-counter', show(name), expected, 'name one of these');
  }

  names(first: string, second?: string): readonly string[] {
    const { zones, players } = this.rules.view(this.current, 'all');
    const all = second === undefined ? zones : players[this.seat(first)].zones;
    const zone = second ?? first;
    const expected = `one of ${Object.keys(all).join(', ')}`;
    const found = all[zone] ?? fail('scenario/unknown-zone', show(zone), expected, 'name one of these zones');
    return found.map(({ card }) => this.printed.get(card ?? '') ?? '');
  }

  holder(tile: string): string | null {
    const power = this.markOf('power', (instance) => this.tileNames.get(instance) === tile);
    return power === 0 ? null : this.current.players[power - 1];
  }

  wounds(card: string): number {
    return this.markOf('wounds', (instance) => this.printed.get(this.cardOf(instance)) === card);
  }

  offers(): readonly string[] {
    return (this.decision?.options ?? []).map((option) => `${option.do} ${this.aboutOf(option)}`.trim());
  }

  private markOf(mark: string, isMeant: (instance: number) => boolean): number {
    const { zones, players } = this.rules.view(this.current, 'all');
    const cards = [zones, ...players.map((player) => player.zones)].flatMap((all) => Object.values(all).flat());
    const found = cards.filter(({ instance }) => instance !== null && isMeant(instance));
    return Math.max(0, ...found.map(({ marks }) => marks?.[mark] ?? 0));
  }

  private cardOf(instance: number): string {
    return this.rules.cards[this.current.pieces[instance]]?.id ?? '';
  }

  private answer(picks: readonly number[]): void {
    const { state, events } = this.rules.decide(this.current, picks);
    this.current = state;
    this.events.push(...events);
  }

  private find(isMeant: (option: Option) => boolean, wanted: string, taken: readonly number[]): number {
    const options = this.decision?.options ?? [];
    const found = options.findIndex((option, i) => !taken.includes(i) && isMeant(option));
    if (found !== NONE) return found;
    const offered = this.offers().join('; ') || 'nothing, the game is over';
    return fail('scenario/not-on-offer', wanted, `one of: ${offered}`, 'choose what is on offer, or arrange it so');
  }

  private aboutOf(option: Option): string {
    const { instance, card, text, ability } = option;
    if (instance !== undefined && this.tileNames.has(instance)) return this.tileNames.get(instance) ?? '';
    const name = card === undefined ? undefined : this.printed.get(card);
    if (name !== undefined) return ability === undefined ? name : `${name} ${ability}`;
    return text ?? '';
  }

  private isAbout(option: Option, about: string | number): boolean {
    const { instance, card, text, ability, key } = option;
    if (typeof about === 'number') return ability === about;
    if (instance !== undefined && this.tileNames.get(instance) === about) return true;
    return card === cardId(about) || text === about || key === about || this.aboutOf(option) === about;
  }

  private seat(player: string): Seat {
    const seat = this.current.players.indexOf(player);
    const expected = `one of ${this.current.players.join(', ')}`;
    return seat === NONE ? fail('scenario/unknown-player', show(player), expected, 'name one of them') : seat;
  }
}
