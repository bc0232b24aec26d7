import type { GameEvent } from '../kernel/event.js';
import type { Outcome } from '../kernel/outcome.js';
import type { Seat } from '../kernel/state.js';
import type { Yardstick } from './yardstick.js';

/** What is counted of seats: sums of whole numbers, so that parts add up to the same whole in any order. */
export interface SeatTally {
  seats: number;
  wins: number;
  score: number;
  squares: number;
}

/** How often something was done to a card, and how those who did it fared. */
export interface DeedTally {
  times: number;
  seats: number;
  wins: number;
}

/** The points of seats at the end of a round. */
export interface CourseTally {
  seats: number;
  points: number;
}

/** What was done to cards, by what it was and then by card. */
export type DeedTallies = Map<string, Map<string, DeedTally>>;

/** What some games add up to. */
export interface Tally {
  games: number;
  decisions: number;
  /** How many games had how many turns. */
  readonly turns: Map<number, number>;
  /** For each agent, by its place in turn order. */
  readonly agents: Map<string, SeatTally[]>;
  /** For each agent and round. */
  readonly courses: Map<string, CourseTally[]>;
  /** For each agent, by what was done and then by card. */
  readonly deeds: Map<string, DeedTallies>;
}

/** No games yet. */
export function emptyTally(): Tally {
  return {
    games: 0,
    decisions: 0,
    turns: new Map(),
    agents: new Map(),
    courses: new Map(),
    deeds: new Map(),
  };
}

/** What is kept of one game while it is played. */
export class GameRecord {
  private decisions = 0;
  private turns: number;
  private readonly points: number[];
  private readonly rounds: number[][] = [];
  /** For each seat, how often it did what to which card. */
  private readonly done: Map<string, Map<string, number>>[];

  constructor(
    private readonly agents: readonly string[],
    /** The seat that has the first turn. */
    private readonly first: Seat,
    private readonly yardstick: Yardstick,
  ) {
    this.turns = yardstick.begun;
    this.points = agents.map(() => 0);
    this.done = agents.map(() => new Map(yardstick.deeds.map((deed) => [deed, new Map()])));
  }

  /** Takes notice of what an answer led to. */
  note(events: readonly GameEvent[]): void {
    this.decisions++;
    const { points, turn } = this.yardstick;
    for (const event of events) {
      if (event.event === 'changed') {
        if (event.counter === points && event.seat in this.points) this.points[event.seat] = event.now;
        if (event.counter === 'round') this.rounds.push([...this.points]);
      } else if (event.event === 'happened') {
        if (event.what === turn) this.turns++;
        // Seats that the rules play for have no agent.
        const cards = event.card === null ? undefined : this.done[event.seat]?.get(event.what);
        if (event.card !== null && cards !== undefined) cards.set(event.card, (cards.get(event.card) ?? 0) + 1);
      }
    }
  }

  /** Adds the game to a tally, once it is over. */
  addTo(tally: Tally, { winners, sides }: Outcome): void {
    tally.games++;
    tally.decisions += this.decisions;
    tally.turns.set(this.turns, (tally.turns.get(this.turns) ?? 0) + 1);
    this.rounds.push([...this.points]);
    const seats = this.agents.length;
    for (const { name, seats: members, score } of sides) {
      const won = winners.includes(name) ? 1 : 0;
      for (const seat of members) {
        const order = (seat - this.first + seats) % seats;
        addSeat(seatTally(tally, this.agents[seat], order), { seats: 1, wins: won, score, squares: score * score });
        this.addCourse(tally, seat);
        this.addDeeds(tally, seat, won);
      }
    }
  }

  private addCourse(tally: Tally, seat: Seat): void {
    const rounds = listOf(tally.courses, this.agents[seat]);
    this.rounds.forEach((points, round) => {
      rounds[round] ??= { seats: 0, points: 0 };
      addPoints(rounds[round], { seats: 1, points: points[seat] });
    });
  }

  private addDeeds(tally: Tally, seat: Seat, wins: number): void {
    for (const [deed, cards] of this.done[seat]) {
      for (const [card, times] of cards)
        addDeed(deedTally(tally, this.agents[seat], deed, card), { times, seats: 1, wins });
    }
  }
}

/** Adds the games of one tally to another. */
export function addTally(to: Tally, more: Tally): void {
  to.games += more.games;
  to.decisions += more.decisions;
  for (const [turns, games] of more.turns) to.turns.set(turns, (to.turns.get(turns) ?? 0) + games);
  for (const [agent, orders] of more.agents) {
    orders.forEach((one, order) => {
      addSeat(seatTally(to, agent, order), one);
    });
  }
  for (const [agent, rounds] of more.courses) {
    const sums = listOf(to.courses, agent);
    rounds.forEach((one, round) => {
      sums[round] ??= { seats: 0, points: 0 };
      addPoints(sums[round], one);
    });
  }
  for (const [agent, deeds] of more.deeds) {
    for (const [deed, cards] of deeds) {
      for (const [card, one] of cards) addDeed(deedTally(to, agent, deed, card), one);
    }
  }
}

function listOf<T>(lists: Map<string, T[]>, name: string): T[] {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
}

function seatTally({ agents }: Tally, agent: string, order: number): SeatTally {
  const orders = listOf(agents, agent);
  while (orders.length <= order) orders.push({ seats: 0, wins: 0, score: 0, squares: 0 });
  return orders[order];
}

function mapOf<V>(maps: Map<string, Map<string, V>>, name: string): Map<string, V> {
  const map = maps.get(name) ?? new Map<string, V>();
  maps.set(name, map);
  return map;
}

function deedTally({ deeds }: Tally, agent: string, deed: string, card: string): DeedTally {
  const cards = mapOf(mapOf(deeds, agent), deed);
  const found = cards.get(card) ?? { times: 0, seats: 0, wins: 0 };
  cards.set(card, found);
  return found;
}

/** Adds what is counted of some seats to others. */
export function addSeat(to: SeatTally, { seats, wins, score, squares }: SeatTally): void {
  to.seats += seats;
  to.wins += wins;
  to.score += score;
  to.squares += squares;
}

function addPoints(to: CourseTally, { seats, points }: CourseTally): void {
  to.seats += seats;
  to.points += points;
}

/** Adds what was done to a card to what was done before. */
export function addDeed(to: DeedTally, { times, seats, wins }: DeedTally): void {
  to.times += times;
  to.seats += seats;
  to.wins += wins;
}
