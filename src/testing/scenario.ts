import { arrange, type Position } from '../ascension/arrange.js';
import { type AscensionRules, gameOf } from '../ascension/ascension.js';
import { cardId } from '../ascension/dsl.js';
import { sideOf } from '../ascension/scoring.js';
import type { Decision, Option } from '../kernel/decision.js';
import { fail, show } from '../kernel/errors.js';
import type { GameEvent } from '../kernel/event.js';
import type { GameState, Seat } from '../kernel/state.js';

/** Tells cards of one name apart. */
export interface PickOptions {
  /** The zone that the card is picked from. */
  readonly from?: string;
}

/** A position that is driven by names. A step that is not on offer is an error that says what is. */
export interface Scenario {
  /** The state as it is now. */
  readonly state: GameState;
  /** What is asked now; null when the game is over. */
  readonly decision: Decision | null;
  /** Everything that has happened so far. */
  readonly events: readonly GameEvent[];
  /** Plays a card from hand. */
  play(name: string): void;
  /** Uses an ability of a card in play; `n` counts its abilities from 0. */
  activate(name: string, n?: number): void;
  /** Acquires a card and pays for it. */
  acquire(name: string): void;
  /** Defeats a monster and pays for it. */
  defeat(name: string): void;
  /** Banishes a trophy for what it does. */
  useTrophy(name: string): void;
  /** Spends a keystone. */
  spend(keystone: string): void;
  /** Answers the decision by card or option names; the last argument may say where the cards are. */
  choose(...names: readonly (string | PickOptions)[]): void;
  /** Answers the decision with nothing. */
  decline(): void;
  /** Ends the turn. */
  endTurn(): void;
  /** The names of the cards in a shared zone, or in a player's; of a pile, the top is first. */
  names(zone: string): readonly string[];
  names(player: string, zone: string): readonly string[];
  /** A player's honor tokens. */
  honor(player: string): number;
  /** A player's runes. */
  runes(player: string): number;
  /** A player's power. */
  power(player: string): number;
  /** The keystones that a player has. */
  keystones(player: string): { readonly life: number; readonly death: number };
  /** A counter of the table, such as `pool`, or of a player. */
  counter(name: string, player?: string): number;
  /** A player's score, as if the game ended now. */
  score(player: string): number;
  /** What the decision offers, in words. */
  offers(): readonly string[];
}

/** Builds a position by card names, to be driven by names. */
export function scenario(rules: AscensionRules, position: Position): Scenario {
  return new NamedGame(rules, arrange(rules, position));
}

class NamedGame implements Scenario {
  readonly events: GameEvent[] = [];
  private readonly printed: ReadonlyMap<string, string>;

  constructor(
    private readonly rules: AscensionRules,
    private current: GameState,
  ) {
    this.printed = new Map(rules.cards.map(({ id, name }) => [id, name]));
  }

  get state(): GameState {
    return this.current;
  }

  get decision(): Decision | null {
    return this.current.decision;
  }

  play(name: string): void {
    this.take('play', name);
  }

  activate(name: string, n = 0): void {
    this.take('activate', name, (option) => option.ability === n);
  }

  acquire(name: string): void {
    this.take('acquire', name);
  }

  defeat(name: string): void {
    this.take('defeat', name);
  }

  useTrophy(name: string): void {
    this.take('trophy', name);
  }

  spend(keystone: string): void {
    const isMeant = (option: Option): boolean => option.do === 'spend' && option.text === keystone;
    this.answer([this.find(isMeant, `spend ${keystone}`, [])]);
  }

  endTurn(): void {
    this.answer([this.find((option) => option.do === 'end-turn', 'end-turn', [])]);
  }

  choose(...names: readonly (string | PickOptions)[]): void {
    const picks: number[] = [];
    const last = names.at(-1);
    const from = typeof last === 'object' ? last.from : undefined;
    for (const name of names) {
      if (typeof name !== 'string') continue;
      const isMeant = (option: Option): boolean =>
        this.isNamed(option, name) && (from === undefined || option.from === from);
      picks.push(this.find(isMeant, name, picks));
    }
    this.answer(picks);
  }

  decline(): void {
    this.answer([]);
  }

  names(first: string, second?: string): readonly string[] {
    const { zones, players } = this.rules.view(this.current, 'all');
    const zone = second ?? first;
    const found = second === undefined ? zones[zone] : players[this.seat(first)].zones[zone];
    if (found === undefined) {
      const all = Object.keys(second === undefined ? zones : players[0].zones).join(', ');
      return fail('scenario/unknown-zone', show(zone), `one of ${all}`, 'name one of these zones');
    }
    return found.map(({ card }) => this.nameOf(card ?? ''));
  }

  honor(player: string): number {
    return this.counter('honor', player);
  }

  runes(player: string): number {
    return this.counter('runes', player);
  }

  power(player: string): number {
    return this.counter('power', player);
  }

  keystones(player: string): { readonly life: number; readonly death: number } {
    return { life: this.counter('life', player), death: this.counter('death', player) };
  }

  counter(name: string, player?: string): number {
    const view = this.rules.view(this.current, 'all');
    const counters = player === undefined ? view.counters : view.players[this.seat(player)].counters;
    const value = counters[name];
    const all = Object.keys(counters).join(', ');
    return value ?? fail('scenario/unknown-counter', show(name), `one of ${all}`, 'name one of these');
  }

  score(player: string): number {
    return sideOf(gameOf(this.rules), this.current, this.seat(player)).score;
  }

  offers(): readonly string[] {
    return (this.decision?.options ?? []).map((option) => this.inWords(option));
  }

  private take(word: string, name: string, isMeant: (option: Option) => boolean = () => true): void {
    const fits = (option: Option): boolean => option.do === word && this.isNamed(option, name) && isMeant(option);
    this.answer([this.find(fits, `${word} ${name}`, [])]);
  }

  private answer(picks: readonly number[]): void {
    const { state, events } = this.rules.decide(this.current, picks);
    this.current = state;
    this.events.push(...events);
  }

  private find(isMeant: (option: Option) => boolean, wanted: string, taken: readonly number[]): number {
    const options = this.decision?.options ?? [];
    const found = options.findIndex((option, i) => !taken.includes(i) && isMeant(option));
    if (found !== -1) return found;
    const offered = this.offers().join('; ') || 'nothing, the game is over';
    return fail('scenario/not-on-offer', wanted, `one of: ${offered}`, 'choose what is on offer, or arrange it so');
  }

  private isNamed(option: Option, name: string): boolean {
    if (option.card !== undefined) return option.card === name || option.card === cardId(name);
    return option.text === name || option.key === name || option.do === name;
  }

  private inWords(option: Option): string {
    const what = option.card === undefined ? (option.text ?? '') : this.nameOf(option.card);
    return `${option.do} ${what}`.trim();
  }

  private nameOf(card: string): string {
    return this.printed.get(card) ?? card;
  }

  private seat(player: string): Seat {
    const seat = this.current.players.indexOf(player);
    const expected = `one of ${this.current.players.join(', ')}`;
    return seat === -1 ? fail('scenario/unknown-player', show(player), expected, 'name one of them') : seat;
  }
}
