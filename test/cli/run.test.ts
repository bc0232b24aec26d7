import { describe, expect, test } from 'vitest';
import { run } from './command.js';
import { FakeTerminal } from './fake-terminal.js';

async function narrated(...args: readonly string[]): Promise<readonly string[]> {
  const terminal = new FakeTerminal(false);
  expect(await run(args, terminal)).toBe(0);
  return terminal.written;
}

describe('a narrated game', () => {
  test.each([2, 3, 4])('of %i bots is told to its scores', async (players) => {
    const lines = await narrated('--seed', '5', '--players', String(players));
    const end = lines.indexOf('Final scores');
    expect(lines.slice(end + 1, -1)).toHaveLength(players);
    expect(lines.at(-1)).toMatch(/ wins\.$| share the victory\.$/);
  });

  test('is the same for the same seed and another for another', async () => {
    const first = await narrated('--seed', '5');
    expect(await narrated('--seed', '5')).toEqual(first);
    expect(await narrated('--seed', '6')).not.toEqual(first);
  });

  test('names cards and rulings, not keys', async () => {
    const lines = await narrated('--seed', '5');
    expect(lines[3]).toMatch(/^Round 1, turn 1: (Ann|Ben) \(60 honor in the pool\)$/);
    expect(lines).toContain('Ann plays Apprentice (T1)');
    expect(lines).toContain('    Ann: runes +1, now 1 (T2, Apprentice)');
    const told = lines.filter(
      (line) => line !== '' && !/^(Round|Final|Ascension|\d bots| {2}\w)|(wins|victory)\.$/.test(line),
    );
    expect(told.filter((line) => !/\([A-Z]\d+(, .+)?\)$/.test(line))).toEqual([]);
    expect(lines.filter((line) => /#\d|undefined/.test(line))).toEqual([]);
  });

  test('has no lines for events if it is to be brief', async () => {
    const full = await narrated('--seed', '5');
    expect(await narrated('--seed', '5', '--brief')).toEqual(full.filter((line) => !line.startsWith('    ')));
  });

  test('is what a terminal shows too with --bots', async () => {
    const terminal = new FakeTerminal(true);
    await run(['--seed', '5', '--bots'], terminal);
    expect(terminal.written).toEqual(await narrated('--seed', '5'));
  });
});

describe('a game that is told', () => {
  test('can have random bots, teams, one player, and several boxes', async () => {
    const random = await narrated('--seed', '5', '--bots', '--brief', '--players', 'random,random');
    expect(random[1]).toBe('2 bots, seed 5');
    const teams = await narrated(
      '--seed',
      '5',
      '--brief',
      '--players',
      '4',
      '--variant',
      'teams',
      '--sets',
      'storm,valley',
    );
    expect(teams[0]).toBe('Ascension: Storm of Souls + Valley of the Ancients');
    expect(teams.slice(teams.indexOf('Final scores') + 1, -1)).toHaveLength(2);
    const alone = await narrated('--seed', '5', '--brief', '--players', '1', '--sets', 'return');
    expect(alone.slice(alone.indexOf('Final scores') + 1, -1)).toHaveLength(2);
  });

  test('is refused with code 1 if the sets are not for so many', async () => {
    const terminal = new FakeTerminal(false);
    expect(await run(['--players', '6'], terminal)).toBe(1);
    expect(terminal.complaints.join()).toContain('[start/wrong-number-of-players]');
    expect(terminal.written).toEqual([]);
  });
});

describe('the command', () => {
  test('lists the commands', async () => {
    const help = (await narrated('help')).join('\n');
    for (const name of ['play', 'simulate', 'tournament', 'replay']) expect(help).toContain(`\n  ${name} `);
    expect(help).toMatch(/^ {2}play +play a game/m);
    expect(await narrated('--help')).toEqual(await narrated('help'));
  });

  test('shows the flags of a command in three ways', async () => {
    const help = await narrated('help', 'play');
    expect(help.join('\n')).toContain('--players');
    expect(await narrated('play', '--help')).toEqual(help);
    expect(await narrated('--players', '3', '-h')).toEqual(help);
  });

  test('tells its version', async () => {
    expect(await narrated('--version')).toEqual(['1.2.3']);
  });

  test.each([
    ['cli/unknown-command', ['pley']],
    ['cli/unknown-command', ['help', 'pley']],
    ['cli/unknown-flag', ['--playrs', '3']],
    ['cli/unknown-flag', ['play', '--playrs', '3']],
    ['cli/wrong-value', ['--players', '0']],
    ['cli/wrong-value', ['--players', '7']],
    ['cli/wrong-value', ['--players', 'Ann,Ann']],
    ['cli/wrong-value', ['--players', 'Ann,,greedy']],
    ['cli/wrong-value', ['--variant', 'team']],
    ['cli/conflicting-flags', ['--resume', 'a.json', '--seed', '1']],
    ['cli/conflicting-flags', ['--resume', 'a.json', '--bots']],
    ['cli/missing-argument', ['replay']],
    ['cli/unknown-agent', ['simulate', '--agents', 'greedi']],
    ['cli/wrong-value', ['simulate', '--games', '0']],
    ['cli/wrong-value', ['simulate', '--workers', '1000']],
    ['cli/wrong-value', ['tournament', '--least', '101']],
    ['cli/unknown-game', ['play', 'ascensoin']],
    ['cli/unknown-set', ['--sets', 'chronic1e']],
  ])('refuses with %s and code 2, and writes nothing: %j', async (code, args) => {
    const terminal = new FakeTerminal(false);
    expect(await run(args, terminal)).toBe(2);
    expect(terminal.complaints.join()).toContain(`[${code}]`);
    expect(terminal.written).toEqual([]);
  });

  test('plays what names the game only', async () => {
    expect(await narrated('ascension', '--seed', '5')).toEqual(await narrated('--seed', '5'));
    expect(await narrated('play', 'ascension', '--seed', '5')).toEqual(await narrated('--seed', '5'));
  });
});
