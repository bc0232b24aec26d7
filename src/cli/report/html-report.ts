import type { AgentResult, CardResult, SeatResult, Simulation } from '../../agents/index.js';
import { amountOf, capitalised } from '../wording.js';
import { type Course, courseChart, histogram, rateChart, type Spot, spotChart } from './charts.js';
import { element, escaped } from './markup.js';
import { percent, points, range } from './numbers.js';
import { SCRIPT, STYLE } from './page.js';
import { ordinal } from './table-report.js';

/** How many colours there are. */
const COLOURS = 6;
/** Rounds that fewer seats reach than this share of all say little. */
const LEAST_REACHED = 0.1;
/** Cards that fewer seats have taken say little of winning. */
const FEWEST_SEATS = 10;

/** The results of a simulation as a page that needs nothing else. */
export function htmlReport(title: string, simulation: Simulation, named: (card: string) => string): string {
  const { agents, order, games, seed, players, turns, cards, counted, deeds } = simulation;
  const colours = new Map(agents.map(({ name }, i) => [name, i % COLOURS]));
  const seats = order.reduce((sum, place) => sum + place.seats, 0);
  const even = seats === 0 ? 0 : order.reduce((sum, place) => sum + place.wins, 0) / seats;
  const agentRows = agents.map(({ name, winRate }, i) => ({ name, rate: winRate, colour: i % COLOURS }));
  const orderRows = order.map(({ winRate }, i) => ({ name: ordinal(i), rate: winRate, colour: 0 }));
  const last = seed + Math.max(0, games - 1);
  const sections = [
    section('Who wins', 'Share of games won, with the bounds of 95 in 100; the dashed line is what would be even.', [
      rateChart(agentRows, even, 'Win rate by agent'),
      seatTable(
        'Agent',
        agents.map((agent) => [agent.name, agent]),
      ),
      ...(agents.length > 1 ? [byBoth(agents)] : []),
    ]),
    section('Does it matter who begins?', 'Share of games won by place in turn order, all agents together.', [
      rateChart(orderRows, even, 'Win rate by turn order'),
      seatTable(
        'Turn order',
        order.map((place, i) => [ordinal(i), place]),
      ),
    ]),
    section(
      `${capitalised(counted)} round by round`,
      `Mean ${counted} of players at the end of each round, while one seat in ten or more still plays.`,
      [
        courseChart(
          agents.map((agent, i) => courseOf(agent, i % COLOURS)),
          `${capitalised(counted)} by round`,
        ),
        legend(agents.map(({ name }) => [name, colours.get(name) ?? 0])),
      ],
    ),
    section('How long games are', 'Turns of all players together.', [
      histogram(
        turns.map(({ turns: count, games: times }) => [count, times]),
        'turns',
        'Games by length',
      ),
    ]),
    section(
      'What cards go with',
      'How often a game a card is taken, against how much more often those who took it win than they usually do, in points of a hundred. What goes with winning need not cause it: a long game gives time for both.',
      [
        cardChart(simulation, named),
        legend(deeds.map((deed, i) => [deed, i % COLOURS])),
        cardTable(cards, games, named),
      ],
    ),
  ];
  const facts = [
    `${amountOf(games, 'game')} of ${amountOf(players, 'player')}`,
    `${simulation.variant} · seeds ${seed} to ${last}`,
    `${Math.round(simulation.decisions / Math.max(1, games))} decisions a game`,
  ];
  const head = element(
    'header',
    {},
    element('h1', {}, escaped(title)),
    element('p', {}, facts.map(escaped).join(' · ')),
  );
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${STYLE}</style></head>`,
    `<body>${head}<main>${sections.join('\n')}</main><script>${SCRIPT}</script></body></html>\n`,
  ].join('\n');
}

function section(heading: string, about: string, inside: readonly string[]): string {
  return element('section', {}, element('h2', {}, escaped(heading)), element('p', {}, escaped(about)), ...inside);
}

function legend(entries: readonly (readonly [name: string, colour: number])[]): string {
  const items = entries.map(([name, colour]) =>
    element('span', { class: `key c${colour}` }, element('i', {}), escaped(name)),
  );
  return element('p', { class: 'legend' }, ...items);
}

function table(headings: readonly string[], rows: readonly (readonly string[])[], style = ''): string {
  const head = element('tr', {}, ...headings.map((heading) => element('th', { scope: 'col' }, escaped(heading))));
  const body = rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, escaped(cell)))));
  const inside = element('table', { class: style }, element('thead', {}, head), element('tbody', {}, ...body));
  return element('div', { class: 'scroll' }, inside);
}

function seatTable(heading: string, rows: readonly (readonly [name: string, result: SeatResult])[]): string {
  const cells = rows.map(([name, { seats, wins, winRate, score }]) => [
    name,
    String(seats),
    String(wins),
    percent(winRate.rate),
    `${score.mean.toFixed(1)} ± ${score.deviation.toFixed(1)}`,
  ]);
  return table([heading, 'Seats', 'Wins', 'Win rate', 'Score'], cells);
}

/** A table of agents by places in turn order. */
function byBoth(agents: readonly AgentResult[]): string {
  const places = Math.max(...agents.map(({ order }) => order.length));
  const rows = agents.map(({ name, order }) => [
    name,
    ...Array.from({ length: places }, (_, i) => {
      const place = order[i];
      return place === undefined || place.seats === 0 ? '–' : `${percent(place.winRate.rate)} of ${place.seats}`;
    }),
  ]);
  const headings = ['Agent', ...Array.from({ length: places }, (_, i) => ordinal(i))];
  return table(headings, rows);
}

function courseOf({ name, seats, course }: AgentResult, colour: number): Course {
  const reached = course.filter((round) => round.seats >= LEAST_REACHED * seats);
  return { name, colour, points: reached.map(({ round, mean, seats: of }) => ({ at: round, mean, seats: of })) };
}

function cardChart({ cards, games, deeds }: Simulation, named: (card: string) => string): string {
  const spots: readonly Spot[] = cards
    .filter(({ seats }) => seats >= FEWEST_SEATS)
    .map(({ card, deed, times, lift }) => ({
      name: named(card),
      often: times / games,
      lift,
      colour: deeds.indexOf(deed) % COLOURS,
    }));
  if (spots.length === 0) return element('p', {}, 'Too few games to tell.');
  return spotChart(spots, 'times a game', 'Cards by how often they are taken and how they go with winning');
}

function cardTable(cards: readonly CardResult[], games: number, named: (card: string) => string): string {
  const rows = cards.map(({ card, deed, times, seats, wins, winRate, lift }) => [
    named(card),
    deed,
    (times / Math.max(1, games)).toFixed(2),
    String(seats),
    String(wins),
    percent(winRate.rate),
    range(winRate),
    points(lift),
  ]);
  const headings = ['Card', 'Deed', 'Times a game', 'Seats', 'Wins', 'Win rate', '95 of 100', 'Than usual'];
  return table(headings, rows, 'sortable');
}
