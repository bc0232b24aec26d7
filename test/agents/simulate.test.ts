import { ascension } from 'fatequeue';
import { greedyAgent, playGame, randomAgent, simulate } from 'fatequeue/agents';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { playShare } from '../../src/agents/simulate.js';
import { rateOf, simulationOf } from '../../src/agents/simulation.js';
import { addTally, emptyTally } from '../../src/agents/tally.js';
import { codeOf } from '../cli/code-of.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const greedy = greedyAgent(rules);
const agents = [
  { name: 'greedy', agent: () => greedy },
  { name: 'random', agent: randomAgent },
];

describe('a simulation', () => {
  test('gives the same results for the same options, and others for another seed', async () => {
    const first = await simulate(rules, { games: 6, seed: 3, agents });
    expect(await simulate(rules, { games: 6, seed: 3, agents })).toEqual(first);
    expect(await simulate(rules, { games: 6, seed: 4, agents })).not.toEqual(first);
  });

  test('is plain JSON', async () => {
    const result = await simulate(rules, { games: 2, seed: 3, agents });
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  test('adds up to the same, however its games are shared out', async () => {
    const options = { games: 7, seed: 3, agents };
    const setup = { ...options, variant: 'standard' as const, players: 2 };
    const whole = await simulate(rules, options);
    for (const cuts of [
      [0, 7],
      [0, 1, 2, 7],
      [0, 4, 7],
    ]) {
      const shares = await Promise.all(cuts.slice(1).map((to, i) => playShare(rules, options, { from: cuts[i], to })));
      const sum = emptyTally();
      for (const share of shares.reverse()) addTally(sum, share);
      expect(simulationOf(rules, setup, sum)).toEqual(whole);
    }
  });

  test('tells what playGame tells', async () => {
    const { agents: results, turns } = await simulate(rules, { games: 1, seed: 5, agents });
    const random = randomAgent(-(5 * 16 + 1) - 1);
    const { outcome, state } = playGame(rules, { players: ['greedy', 'random'], seed: 5, agents: [greedy, random] });
    for (const { name, score } of outcome.sides) {
      const result = results.find((one) => one.name === name);
      expect(result?.score.mean).toBe(score);
      expect(result?.wins).toBe(outcome.winners.includes(name) ? 1 : 0);
      const { honor } = rules.view(state, 'observer').players[name === 'greedy' ? 0 : 1].counters;
      expect(result?.course.at(-1)?.mean).toBe(honor);
    }
    const { turn, round } = rules.view(state, 'observer').counters;
    expect(turns).toEqual([{ turns: turn, games: 1 }]);
    expect(results[0].course).toHaveLength(round);
  });

  test('lets agents sit in every seat, and adds up seats and wins', async () => {
    const result = await simulate(rules, { games: 4, seed: 3, agents });
    expect(result.agents.map(({ name, seats }) => [name, seats])).toEqual([
      ['greedy', 4],
      ['random', 4],
    ]);
    expect(result.agents.reduce((sum, { wins }) => sum + wins, 0)).toBe(4);
    expect(result.order.map(({ seats }) => seats)).toEqual([4, 4]);
    expect(result.cards.length).toBeGreaterThan(10);
    for (const { times, seats, wins } of result.cards) {
      expect(times).toBeGreaterThanOrEqual(seats);
      expect(seats).toBeGreaterThanOrEqual(wins);
    }
  });

  test('adds up agents of one name', async () => {
    const [one] = (await simulate(rules, { games: 3, seed: 3, agents: [agents[0], agents[0]] })).agents;
    expect([one.seats, one.wins]).toEqual([6, 3]);
    expect(one.order.map(({ seats }) => seats)).toEqual([3, 3]);
  });

  test('tells how far it is, and stops when it is aborted, with the results so far', async () => {
    const stop = new AbortController();
    const told: (readonly [number, number])[] = [];
    const result = await simulate(rules, {
      games: 5,
      seed: 3,
      agents,
      signal: stop.signal,
      onProgress: (played, games) => {
        told.push([played, games]);
        if (played === 2) stop.abort();
      },
    });
    expect(told).toEqual([
      [1, 5],
      [2, 5],
    ]);
    expect([result.games, result.asked]).toEqual([2, 5]);
    expect(result.agents).toEqual((await simulate(rules, { games: 2, seed: 3, agents })).agents);
  });

  test('is played in teams and alone too', async () => {
    const teams = await simulate(rules, { games: 1, seed: 3, agents: Array(4).fill(agents[0]), variant: 'teams' });
    expect(teams.agents[0].wins).toBe(2);
    const alone = await simulate(rules, { games: 2, seed: 3, agents: [agents[0]], variant: 'solitaire' });
    expect(alone.agents[0].seats).toBe(2);
  });

  test.each([
    ['simulate/not-a-number', { games: 0, seed: 1, agents }],
    ['simulate/not-a-number', { games: 1, seed: 0.5, agents }],
    ['start/wrong-number-of-players', { games: 1, seed: 1, agents: [agents[0]] }],
  ])('refuses with %s what it cannot play', async (code, options) => {
    const thrown = await simulate(rules, options).catch((error: unknown) => error);
    expect(
      codeOf(() => {
        throw thrown;
      }),
    ).toBe(code);
  });
});

describe('a rate', () => {
  test('has bounds by Wilson', () => {
    expect(rateOf(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
    const { rate, low, high } = rateOf(50, 100);
    expect(rate).toBe(0.5);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
    expect(rateOf(10, 10)).toMatchObject({ rate: 1, high: 1 });
    expect(rateOf(10, 10).low).toBeCloseTo(0.7225, 4);
  });
});
