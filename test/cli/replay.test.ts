import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from './command.js';
import { FakeTerminal } from './fake-terminal.js';
import { scratch } from './scratch.js';
import { shown, terminalWith, typing } from './typing.js';

const file = scratch();
const path = file('game.json');
let told: readonly string[] = [];

beforeAll(async () => {
  const terminal = new FakeTerminal(false);
  await run(['play', '--seed', '3', '--sets', 'storm,valley', '--save', path], terminal);
  told = terminal.written;
});

async function replayed(...args: readonly string[]): Promise<readonly string[]> {
  const terminal = new FakeTerminal(false);
  expect(await run(['replay', path, ...args], terminal)).toBe(0);
  return terminal.written;
}

describe('a replay that is told', () => {
  test('tells the game as it was told when it was played', async () => {
    const lines = await replayed();
    const from = (all: readonly string[]) => all.slice(all.findIndex((line) => line.startsWith('Round 1')));
    expect(from(lines)).toEqual(from(told));
  });

  test('can be brief, and stop after some answers', async () => {
    const lines = await replayed('--to', '2', '--brief');
    expect(lines.filter((line) => /^\w+ (plays|decides)/.test(line))).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/ is asked: /);
  });

  test('is checked', async () => {
    expect((await replayed('--verify')).join()).toMatch(
      /: \d+ answers can be played as they were recorded; won by (Ann|Ben)\.$/,
    );
    expect((await replayed('--verify', '--to', '3')).join()).toMatch(/: 3 answers .* the game goes on\.$/);
  });

  test('takes the sets that it is given', async () => {
    const sets = ['--sets', 'valley,storm'];
    expect(await replayed('--verify', ...sets)).toEqual(await replayed('--verify'));
    const terminal = new FakeTerminal(false);
    expect(await run(['replay', path, '--sets', 'storm'], terminal)).toBe(1);
    expect(terminal.complaints.join()).toContain('[replay/missing-set]');
  });

  test('ends with 1 if it cannot be played as it was recorded', async () => {
    const saved = JSON.parse(readFileSync(path, 'utf8'));
    const other = file('other.json');
    writeFileSync(
      other,
      JSON.stringify({ ...saved, replay: { ...saved.replay, start: { ...saved.replay.start, seed: 4 } } }),
    );
    const terminal = new FakeTerminal(false);
    expect(await run(['replay', other, '--verify'], terminal)).toBe(1);
    expect(terminal.complaints.join()).toContain('[replay/not-offered]');
    expect(terminal.written).toEqual([]);
  });

  test.each([
    ['replay/no-such-point', 1, ['--to', '99999']],
    ['cli/wrong-value', 2, ['--to', '-1']],
    ['cli/unexpected-argument', 2, ['more']],
  ])('is refused with %s and code %i', async (code, exit, args) => {
    const terminal = new FakeTerminal(false);
    expect(await run(['replay', path, ...args], terminal)).toBe(exit);
    expect(terminal.complaints.join()).toContain(`[${code}]`);
  });
});

describe('stepping through a replay', () => {
  async function stepping(...lines: readonly string[]): Promise<string> {
    const terminal = terminalWith(typing(lines));
    expect(await run(['replay', path], terminal)).toBe(0);
    return shown(terminal);
  }

  test('goes on with Enter, and back', async () => {
    const text = await stepping('', '', 'b', 'b', 'b', 'q');
    expect(text).toMatch(/0 of \d+> \n\nRound 1, turn 1: /);
    expect(text.match(/\(T1\)/g)).toHaveLength(3);
    expect(text).toContain('The beginning.\n');
    expect(text).toContain('This is the beginning.');
  });

  test('goes to the next turn, and to any answer', async () => {
    const text = await stepping('n', '60', '99999', '');
    expect(text).toContain(' ends the turn (T1)');
    expect(text).toContain('60 of ');
    expect(text).toContain('Final scores');
    expect(text.trimEnd()).toContain('That was all of it.');
  });

  test('shows the table with all hands, and what is still to happen', async () => {
    const text = await stepping('t', 'p');
    expect(text).toContain('Center row');
    expect(text).toContain('What do you do next? (T1)');
  });

  test.each(['x', '-1', '1.5', '__proto__', 'constructor'])('makes no sense of %s', async (word) => {
    expect(await stepping(word)).toContain(`"${word}" means nothing here.`);
  });

  test('tells all at once if it is asked to', async () => {
    const terminal = terminalWith(() => null);
    await run(['replay', path, '--all'], terminal);
    expect(shown(terminal)).toContain('Final scores');
  });
});
