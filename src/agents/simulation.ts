import type { Rules } from '../kernel/rules.js';
import type { Variant } from '../kernel/start.js';
import { addDeed, addSeat, type DeedTally, type SeatTally, type Tally } from './tally.js';
import { yardstickFor } from './yardstick.js';

/** A share, and between which bounds the true one lies in 95 of 100 cases. */
export interface Rate {
  /** The share that was found. */
  readonly rate: number;
  /** The lower bound. */
  readonly low: number;
  /** The upper bound. */
  readonly high: number;
}

/** How some seats fared. */
export interface SeatResult {
  /** How many there were, each in a game of its own or with others. */
  readonly seats: number;
  /** How many of them won. */
  readonly wins: number;
  /** The share of them that won. */
  readonly winRate: Rate;
  /** Their scores: the mean, and the standard deviation. */
  readonly score: { readonly mean: number; readonly deviation: number };
}

/** How an agent fared. */
export interface AgentResult extends SeatResult {
  /** The name of the contender. */
  readonly name: string;
  /** By its place in turn order, the first player first. */
  readonly order: readonly SeatResult[];
  /** What it had on average of what is `counted` at the end of each round, and of how many seats that is the average. */
  readonly course: readonly { readonly round: number; readonly seats: number; readonly mean: number }[];
}

/** What was done to a card, and how those who did it fared. */
export interface CardResult {
  /** By its id. */
  readonly card: string;
  /** One of the `deeds`. */
  readonly deed: string;
  /** How often it was done. */
  readonly times: number;
  /** How many seats did it at least once, and how many of them won. */
  readonly seats: number;
  /** How many of those seats won. */
  readonly wins: number;
  /** The share of those seats that won. */
  readonly winRate: Rate;
  /** How much more often they won than their agents did in all games: what the card goes with, not what it causes. */
  readonly lift: number;
}

/** What came of some games, as plain JSON. */
export interface Simulation {
  /** The name of the game. */
  readonly game: string;
  /** The ids of its sets. */
  readonly sets: readonly string[];
  /** How it was played. */
  readonly variant: Variant;
  /** The seed of the first game; each game after it has the next one. */
  readonly seed: number;
  /** How many games were to be played, and how many were. */
  readonly asked: number;
  /** How many games were played. */
  readonly games: number;
  /** How many players a game has. */
  readonly players: number;
  /** The counter of players that tells how far they are: `honor`, or `points`. */
  readonly counted: string;
  /** What is counted that players do to cards, such as `acquired`. */
  readonly deeds: readonly string[];
  /** How many decisions were answered in all of them. */
  readonly decisions: number;
  /** Each contender, by name. */
  readonly agents: readonly AgentResult[];
  /** All agents together by their places in turn order, the first player first. */
  readonly order: readonly SeatResult[];
  /** How many games had how many turns, from the shortest to the longest. */
  readonly turns: readonly { readonly turns: number; readonly games: number }[];
  /** What was done most often first. */
  readonly cards: readonly CardResult[];
}

/** What a simulation is of. */
export interface SimulationSetup {
  readonly seed: number;
  readonly games: number;
  readonly variant: Variant;
  readonly players: number;
}

/** A share of so many, with its bounds by Wilson's method. */
export function rateOf(wins: number, of: number): Rate {
  if (of === 0) return { rate: 0, low: 0, high: 1 };
  const z = 1.959964;
  const rate = wins / of;
  const center = (rate + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  // Never beyond the rate itself by a rounding error.
  return { rate, low: Math.max(0, Math.min(rate, center - half)), high: Math.min(1, Math.max(rate, center + half)) };
}

function seatResult({ seats, wins, score, squares }: SeatTally): SeatResult {
  const mean = seats === 0 ? 0 : score / seats;
  const variance = seats < 2 ? 0 : Math.max(0, (squares - seats * mean * mean) / (seats - 1));
  return { seats, wins, winRate: rateOf(wins, seats), score: { mean, deviation: Math.sqrt(variance) } };
}

function together(tallies: readonly SeatTally[]): SeatTally {
  const sum: SeatTally = { seats: 0, wins: 0, score: 0, squares: 0 };
  for (const one of tallies) addSeat(sum, one);
  return sum;
}

interface CardSum extends DeedTally {
  /** How many wins their agents' usual rates would have given. */
  usual: number;
}

function cardResults(tally: Tally, deeds: readonly string[]): readonly CardResult[] {
  const results: CardResult[] = [];
  for (const deed of deeds) {
    const sums = new Map<string, CardSum>();
    // In order of names, since sums of fractions depend on their order.
    for (const agent of namesIn(tally)) {
      const { seats, wins } = together(tally.agents.get(agent) ?? []);
      for (const [card, done] of tally.deeds.get(agent)?.get(deed) ?? []) {
        const sum = sums.get(card) ?? { times: 0, seats: 0, wins: 0, usual: 0 };
        sums.set(card, sum);
        addDeed(sum, done);
        sum.usual += (done.seats * wins) / seats;
      }
    }
    for (const [card, { times, seats, wins, usual }] of sums) {
      results.push({ card, deed, times, seats, wins, winRate: rateOf(wins, seats), lift: (wins - usual) / seats });
    }
  }
  return results.sort((a, b) => b.times - a.times || (a.card < b.card ? -1 : 1));
}

function namesIn({ agents }: Tally): readonly string[] {
  return [...agents.keys()].sort();
}

/** The results that a tally holds. */
export function simulationOf(rules: Rules, setup: SimulationSetup, tally: Tally): Simulation {
  const { seed, games: asked, variant, players } = setup;
  const { points: counted, deeds } = yardstickFor(rules);
  const names = namesIn(tally);
  const orderOf = (name: string): readonly SeatTally[] => tally.agents.get(name) ?? [];
  return {
    game: rules.name,
    sets: rules.sets.map(({ id }) => id),
    variant,
    seed,
    asked,
    games: tally.games,
    players,
    counted,
    deeds,
    decisions: tally.decisions,
    agents: names.map((name) => ({
      name,
      ...seatResult(together(orderOf(name))),
      order: orderOf(name).map(seatResult),
      course: (tally.courses.get(name) ?? []).map(({ seats, points }, i) => ({
        round: i + 1,
        seats,
        mean: points / seats,
      })),
    })),
    order: Array.from({ length: players }, (_, i) =>
      seatResult(together(names.flatMap((name) => orderOf(name).slice(i, i + 1)))),
    ),
    turns: [...tally.turns].sort(([a], [b]) => a - b).map(([turns, games]) => ({ turns, games })),
    cards: cardResults(tally, deeds),
  };
}
