import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { benchmarksPage, type Checksum, type Measured } from './page.js';

const measured: Measured = {
  ratios: [
    { name: 'step / peer', ratio: 210.4, reach: 100, never: 60 },
    { name: 'playout / peer', ratio: 120, reach: 150, never: 100 },
    { name: 'step / limit', ratio: 0.054 },
    { name: 'playout / limit', ratio: 0.1, reach: 0.2, never: 0.125 },
  ],
  differences: ['This differs.', 'And this.'],
  growth: { decisions: 1204.6, rates: [100_000, 50_000, 200_000] },
  states: { bytes: 2345.6, heap: 1876, count: 12_345, checked: 2.5 },
  hosting: [
    {
      players: 2,
      patch: { median: 168, most: 555, view: 7100 },
      replay: { mean: 4600, decisions: 580, eachDecision: 7.93 },
    },
  ],
  sets: [{ id: 'a-set', state: 3000, replay: 4600, decisions: 580, eachDecision: 7.9, checked: 3.33 }],
  checksums: {
    step: { seed: 7, games: 100, moves: 16_709, states: 'c32964b1ab5734d1', events: '350c08e816d2d741' },
  },
  plan: { rounds: 15 },
  versions: { fatequeue: '1.2.3', peer: '0.50.2', node: '20.20.0', v8: '11.3' },
};

describe('the page of benchmarks', () => {
  const page = benchmarksPage(measured);

  test('tells ratios, and whether they are reached', () => {
    expect(page).toContain('| step / peer | 210× | 100× | reached |');
    expect(page).toContain('| playout / peer | 120× | 150× | not yet reached |');
    expect(page).toContain('| step / limit | 1/18.5 |  |  |');
    expect(page).toContain('| playout / limit | 1/10 | 1/5 | below the least |');
  });

  test('tells what a step costs as the game grows, beside its beginning', () => {
    expect(page).toContain('1,205 decisions');
    expect(page).toContain('| 1 | 1.00× |\n| 2 | 2.00× |\n| 3 | 0.50× |');
  });

  test('tells sizes, checksums, versions and the command', () => {
    for (const found of ['2,346 bytes', '1,876 bytes', '`350c08e816d2d741`', 'boardgame.io 0.50.2', 'npm run bench']) {
      expect(page).toContain(found);
    }
  });

  test('has no bare times', () => {
    expect(page).not.toMatch(/\d\s?(ms|µs|us|ns|s|seconds?|minutes?)\b|\ba second\b|\/s\b/);
  });

  test('is of the games that are played now', () => {
    const file = 'docs/benchmarks.md';
    expect(existsSync(file)).toBe(true);
    const there = readFileSync(file, 'utf8');
    const checksums: Record<string, Checksum> = JSON.parse(readFileSync('test/bench/checksums.json', 'utf8'));
    for (const { states, events } of Object.values(checksums)) {
      expect(there, 'npm run bench writes it').toContain(states);
      if (events !== undefined) expect(there, 'npm run bench writes it').toContain(events);
    }
  });
});
