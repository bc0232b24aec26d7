import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { run } from './command.js';
import { FakeTerminal } from './fake-terminal.js';

const words = ['play', 'simulate', 'tournament', 'replay', 'help', 'ascension', '--', '-', '', 'x', '-h', '--version'];
const flags = [
  '--seed',
  '--sets',
  '--players',
  '--variant',
  '--bots',
  '--brief',
  '--save',
  '--resume',
  '--games',
  '--agents',
  '--workers',
  '--json',
  '--html',
  '--least',
  '--to',
  '--verify',
  '--all',
  '--help',
];
const values = [
  '0',
  '-1',
  '1e9',
  '٣',
  'NaN',
  'all',
  'chronicle',
  'storm,,',
  'a,b,c,d,e,f,g',
  '/',
  '../x.json',
  '__proto__',
  'x'.repeat(300),
];
const anything = fc.oneof(
  fc.constantFrom(...words, ...flags, ...values),
  fc.tuple(fc.constantFrom(...flags), fc.constantFrom(...values)).map((pair) => pair.join('=')),
  fc.string(),
);

describe('arguments of any kind', () => {
  // Every line has a flag that no command takes, so that none of them plays or writes anything.
  test('are refused with a code, and never with a stack trace', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { maxLength: 6 }), fc.nat(6), async (args, at) => {
        const line = [...args.slice(0, at).filter((arg) => arg !== '--'), '--no-such-flag', ...args.slice(at)];
        const terminal = new FakeTerminal(true, () => null);
        const code = await run(line, terminal);
        if (code === 0) {
          expect(terminal.complaints).toEqual([]);
          expect(line.some((arg) => ['help', '--help', '-h', '--version'].includes(arg))).toBe(true);
        } else {
          expect(code).toBe(2);
          expect(terminal.complaints.join('\n')).toMatch(/^fatequeue: .*\[cli\/[a-z-]+\]$/s);
          expect(terminal.complaints.join('\n')).not.toMatch(/\n\s+at /);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('that name no game, set, bot or file end with 1 or 2 and a code', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('play', 'simulate', 'tournament', 'replay'),
        fc.constantFrom('--sets', '--players', '--variant', '--agents', '--resume', '--seed', '--games', '--to'),
        fc.constantFrom(...values.slice(1, 5), ...values.slice(7)),
        async (command, flag, value) => {
          const terminal = new FakeTerminal(true, () => null);
          const code = await run([command, `${flag}=${value}`, '--workers=0', '--brief'], terminal);
          expect([1, 2]).toContain(code);
          expect(terminal.complaints.join('\n')).toMatch(/\[[a-z]+\/[a-z-]+\]/);
        },
      ),
      { numRuns: 60 },
    );
  });
});
