import type { CardResult, SeatResult, Simulation } from '../../agents/index.js';
import type { Paint } from '../paint.js';
import { amountOf } from '../wording.js';
import { percent, points, range } from './numbers.js';

/** How many cards a table shows; the report and JSON have them all. */
const CARDS_SHOWN = 12;
/** What was done by fewer seats says little of winning. */
const FEWEST_SEATS = 10;
const SMALLEST_LIFT = 0.0005;

/** The results of a simulation as lines for a terminal. */
export function tableReport(
  title: string,
  simulation: Simulation,
  named: (card: string) => string,
  paint: Paint,
): readonly string[] {
  const { games, seed, agents, order, turns, cards, decisions } = simulation;
  const all = turns.flatMap(({ turns: count, games: times }) => Array.from({ length: times }, () => count));
  const last = seed + Math.max(0, games - 1);
  return [
    paint.strong(title),
    `${amountOf(games, 'game')} with the seeds ${seed} to ${last}, ${Math.round(decisions / Math.max(1, games))} decisions each`,
    `${all[0] ?? 0} to ${all.at(-1) ?? 0} turns, half of the games up to ${all[Math.floor(all.length / 2)] ?? 0}`,
    '',
    ...table(
      ['Agent', 'seats', 'wins', 'win rate', '95 of 100', 'score'],
      agents.map((agent) => [agent.name, ...seatCells(agent)]),
      paint,
    ),
    '',
    ...table(
      ['Turn order', 'seats', 'wins', 'win rate', '95 of 100', 'score'],
      order.map((place, i) => [ordinal(i), ...seatCells(place)]),
      paint,
    ),
    ...cardTable('Taken most often', cards, named, paint),
    ...cardTable('Goes with winning', byLift(cards, 1), named, paint),
    ...cardTable('Goes with losing', byLift(cards, -1), named, paint),
  ];
}

function seatCells({ seats, wins, winRate, score }: SeatResult): readonly string[] {
  return [
    String(seats),
    String(wins),
    percent(winRate.rate),
    range(winRate),
    `${score.mean.toFixed(1)} ± ${score.deviation.toFixed(1)}`,
  ];
}

/** First, second and so on, as a place at the table. */
export function ordinal(place: number): string {
  return ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][place] ?? `${place + 1}th`;
}

/** What goes most with winning, or with losing. */
function byLift(cards: readonly CardResult[], sign: 1 | -1): readonly CardResult[] {
  const fitting = cards.filter(({ seats, lift }) => seats >= FEWEST_SEATS && sign * lift > SMALLEST_LIFT);
  return fitting.sort((a, b) => sign * (b.lift - a.lift));
}

function cardTable(
  heading: string,
  cards: readonly CardResult[],
  named: (card: string) => string,
  paint: Paint,
): readonly string[] {
  if (cards.length === 0) return [];
  const rows = cards
    .slice(0, CARDS_SHOWN)
    .map(({ card, deed, times, seats, winRate, lift }) => [
      named(card),
      `${times} ${deed}`,
      String(seats),
      percent(winRate.rate),
      points(lift),
    ]);
  return ['', ...table([heading, 'times', 'seats', 'win rate', 'than usual'], rows, paint)];
}

/** Columns under their headings: the first to the left, numbers to the right. */
function table(headings: readonly string[], rows: readonly (readonly string[])[], paint: Paint): readonly string[] {
  const widths = headings.map((heading, i) => Math.max(heading.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return [paint.heading(line(headings)), ...rows.map(line)];
}
