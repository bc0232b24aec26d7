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

describe('the command', () => {
  test('lists the commands', async () => {
    const help = (await narrated('help')).join('\n');
    expect(help).toMatch(/^ {2}play +play a game$/m);
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

/** Types some lines, and then whatever `then` says. */
function typing(lines: readonly string[], then: (written: readonly string[]) => string | null) {
  const left = [...lines];
  return (written: readonly string[]) => left.shift() ?? then(written);
}

/** The first line of the menu, or nothing where that declines. */
const firstLine = (written: readonly string[]) => (written.at(-1)?.includes('decline') ? '' : '1');

const headings = (lines: readonly string[]) => lines.filter((line) => line.startsWith('Round '));

describe('a game on a terminal', () => {
  test('shows the table to the person', async () => {
    const terminal = new FakeTerminal(true, () => 'q');
    await run(['--seed', '5'], terminal);
    const shown = terminal.written.join('\n');
    expect(shown).toContain('Center row');
    expect(shown).toContain('Honor pool: 60');
    expect(shown).toMatch(/Mystic +3 runes/);
    expect(shown).toMatch(/hand: .*Apprentice/);
    expect(shown).toMatch(/1 {2}play Apprentice/);
  });

  test('refuses what makes no sense, says why and goes on', async () => {
    const terminal = new FakeTerminal(
      true,
      typing(['99', 'x', '', '1 2', '1 1', '?', 't', '1'], () => null),
    );
    expect(await run(['--seed', '5'], terminal)).toBe(0);
    const shown = terminal.written.join('\n');
    expect(shown).toContain('"99" is not on the list');
    expect(shown).toContain('"x" is not on the list');
    expect(shown).toContain('at least 1');
    expect(shown).toContain('at most 1');
    expect(shown).toContain('twice');
    expect(shown).toContain('Most honor wins');
    expect(terminal.written.filter((line) => line.startsWith('Center row'))).toHaveLength(2);
    expect(shown).toContain('Ann plays Apprentice');
    expect(shown).toContain('You quit.');
  });

  test.each([5, 6, 7])('is played to its scores by somebody who takes the first line (seed %i)', async (seed) => {
    const terminal = new FakeTerminal(true, firstLine);
    expect(await run(['--seed', String(seed)], terminal)).toBe(0);
    expect(headings(terminal.written).length).toBeGreaterThan(5);
    expect(terminal.written).toContain('Final scores');
  });

  test('tells the moves of the bot, but not the cards that it draws', async () => {
    const type = (written: readonly string[]) => (headings(written).length > 6 ? null : firstLine(written));
    const terminal = new FakeTerminal(true, type);
    await run(['--seed', '5'], terminal);
    const shown = terminal.written.join('\n');
    expect(shown).toContain('Ben plays Apprentice');
    expect(shown).toContain("5 cards go from Ben's deck to Ben's hand (T6)");
    expect(shown).not.toMatch(/\w+ goes from Ben's deck to Ben's hand/);
    expect(shown).toMatch(/\w+ goes from Ann's deck to Ann's hand/);
  });
});
