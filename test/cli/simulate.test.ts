import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { run } from './command.js';
import { FakeTerminal } from './fake-terminal.js';
import { scratch } from './scratch.js';

const file = scratch();

/** Runs a command that plays in this process: the threads are tested with the built package. */
async function simulated(...args: readonly string[]): Promise<FakeTerminal> {
  const terminal = new FakeTerminal(false);
  expect(await run([...args, '--workers', '0'], terminal)).toBe(0);
  return terminal;
}

describe('fatequeue simulate', () => {
  test('shows tables of agents, turn order and cards', async () => {
    const { written } = await simulated('simulate', '--games', '4', '--agents', 'greedy,random', '--seed', '3');
    const text = written.join('\n');
    expect(text).toContain('4 games with the seeds 3 to 6');
    expect(text).toMatch(/^greedy +4 +4 +100\.0 %/m);
    expect(text).toMatch(/^second +4 /m);
    expect(text).toMatch(/^Heavy Infantry +\d+ acquired/m);
    expect(text).not.toMatch(/undefined|NaN/);
  });

  test('gives JSON that is the same for the same seed', async () => {
    const args = ['simulate', '--games', '3', '--agents', 'random,random', '--seed', '3', '--json', '--sets', 'storm'];
    const { written } = await simulated(...args);
    const result = JSON.parse(written.join('\n'));
    expect(result).toMatchObject({ game: 'ascension', sets: ['storm-of-souls'], games: 3, seed: 3, players: 2 });
    expect((await simulated(...args)).written).toEqual(written);
  });

  test('writes a page that needs nothing else', async () => {
    const path = file('report.html');
    await simulated('simulate', '--games', '12', '--agents', 'random,random', '--seed', '3', '--html', path);
    const page = readFileSync(path, 'utf8');
    expect(page.startsWith('<!doctype html>')).toBe(true);
    expect(page.replace(/<script>.*<.script>/s, '')).not.toMatch(
      /https?:|src=|@import|url\(|undefined|>[^<]*NaN|="[^"]*NaN/,
    );
    expect(page.match(/<svg /g)).toHaveLength(5);
    for (const tag of ['svg', 'section', 'table', 'g', 'text', 'td']) {
      expect(page.match(new RegExp(`<${tag}[ >]`, 'g'))?.length).toBe(page.match(new RegExp(`</${tag}>`, 'g'))?.length);
    }
    expect(page).toContain('<td>Heavy Infantry</td>');
  });

  test('shows how far it is, and stops with the results so far', async () => {
    const terminal = new FakeTerminal(false);
    const status = terminal.status.bind(terminal);
    terminal.status = (line) => {
      status(line);
      if (terminal.statuses.length === 1) terminal.interrupt();
    };
    const args = ['simulate', '--games', '50', '--agents', 'random,random', '--workers', '0', '--json'];
    expect(await run(args, terminal)).toBe(0);
    const { games, asked } = JSON.parse(terminal.written.join('\n'));
    expect([games, asked]).toEqual([5, 50]);
    expect(terminal.statuses[0]).toMatch(/^Playing █+░+ 5 of 50 games/);
    expect(terminal.complaints).toEqual(['Stopped after 5 of 50 games.']);
  });

  test('plays one agent alone, and teams', async () => {
    const alone = await simulated('simulate', '--games', '2', '--agents', 'random', '--json');
    expect(JSON.parse(alone.written.join(''))).toMatchObject({ variant: 'solitaire', players: 1 });
    const args = ['--agents', 'random,random,random,random', '--variant', 'teams', '--games', '1', '--json'];
    expect(JSON.parse((await simulated('simulate', ...args)).written.join('')).agents[0].wins).toBe(2);
  });
});

describe('bots of one’s own', () => {
  test('play from a file', async () => {
    const path = file('first-bot.mjs');
    writeFileSync(
      path,
      'export function agent(rules, seed) { return ({ min }) => Array.from({ length: min }, (_, i) => i); }',
    );
    const { written } = await simulated('simulate', '--games', '2', '--agents', `${path},random`);
    expect(written.join('\n')).toMatch(/^first-bot +2 /m);
  });

  test.each([
    ['bot/no-agent', 'export const nothing = 1;'],
    ['bot/no-agent', 'export const agent = 1;'],
    ['bot/no-agent', 'export function agent() {}'],
    ['bot/unloadable', 'export function agent( {'],
    ['bot/unloadable', 'throw new Error("broken");'],
    ['answer/not-a-list', 'export const agent = () => () => 7;'],
    ['answer/not-offered', 'export const agent = () => () => [99];'],
  ])('are refused with %s: %s', async (code, text) => {
    const path = file(`${text.replaceAll(/\W/g, '-')}.mjs`);
    writeFileSync(path, text);
    const terminal = new FakeTerminal(false);
    const args = ['simulate', '--games', '1', '--agents', `${path},random`, '--workers', '0'];
    expect(await run(args, terminal)).toBe(1);
    expect(terminal.complaints.join()).toContain(`[${code}]`);
    expect(terminal.written).toEqual([]);
  });

  test('that are not there are told', async () => {
    const terminal = new FakeTerminal(false);
    expect(await run(['simulate', '--agents', `${file('none.mjs')},random`, '--workers', '0'], terminal)).toBe(1);
    expect(terminal.complaints.join()).toContain('[bot/unloadable]');
  });
});

describe('fatequeue tournament', () => {
  test('shows a row for a choice of sets', async () => {
    const { written } = await simulated('tournament', '--games', '5', '--sets', 'chronicle');
    expect(written).toEqual([expect.stringMatching(/^chronicle +greedy wins 5 of 5, 100\.0 % \(\d+ to 100 %\)$/)]);
  });

  test('ends with 1 if the first agent wins too little', async () => {
    const terminal = new FakeTerminal(false);
    const args = ['tournament', '--games', '3', '--sets', 'chronicle', '--agents', 'random,greedy', '--workers', '0'];
    expect(await run(args, terminal)).toBe(1);
    expect(terminal.written.join()).toContain('less than 90 %');
  });

  test('stops without a verdict', async () => {
    const terminal = new FakeTerminal(false);
    terminal.status = (line) => {
      if (line?.includes('games')) terminal.interrupt();
    };
    const args = ['tournament', '--games', '30', '--agents', 'random,random', '--workers', '0'];
    expect(await run(args, terminal)).toBe(1);
    expect(terminal.complaints).toEqual(['Stopped after 5 of 30 games with chronicle-of-the-godslayer.']);
  });
});
