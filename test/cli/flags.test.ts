import { describe, expect, test } from 'vitest';
import { helpText, oneWordOf, readFlags, seedOf, wholeNumber } from '../../src/cli/flags.js';
import { codeOf } from './code-of.js';

const FLAGS = {
  seed: { value: 'N', help: 'the same number gives the same game' },
  out: { value: 'FILE', short: 'o', help: 'where it goes' },
  brief: { help: 'less' },
} as const;

const read = (...args: readonly string[]) => readFlags(args, FLAGS, { usage: '[GAME]', most: 1 });

describe('the flags of a command', () => {
  test('are read, with what is no flag', () => {
    const given = read('ascension', '--seed', '7', '-o', 'a.json', '--brief');
    expect(given.words).toEqual(['ascension']);
    expect(given.value('seed')).toBe('7');
    expect(given.value('out')).toBe('a.json');
    expect(given.has('brief')).toBe(true);
    expect(read().value('seed')).toBeUndefined();
    expect(read().has('brief')).toBe(false);
  });

  test('take negative numbers and values with an equals sign', () => {
    expect(read('--seed', '-7').value('seed')).toBe('-7');
    expect(read('--seed=-7').value('seed')).toBe('-7');
    expect(read('--out=--odd').value('out')).toBe('--odd');
  });

  test.each([
    ['cli/unknown-flag', ['--sed', '7']],
    ['cli/unknown-flag', ['--constructor']],
    ['cli/unknown-flag', ['--__proto__=1']],
    ['cli/unknown-flag', ['-x']],
    ['cli/wrong-value', ['--seed']],
    ['cli/wrong-value', ['--seed', '--brief']],
    ['cli/wrong-value', ['--brief=yes']],
    ['cli/wrong-value', ['--seed', '1', '--seed', '2']],
    ['cli/unexpected-argument', ['a', 'b']],
    ['cli/unexpected-argument', ['--', '--seed', 'b']],
  ])('are refused with %s: %j', (code, args) => {
    expect(codeOf(() => read(...args))).toBe(code);
  });

  test('that are misspelt bring the nearest one to mind', () => {
    expect(() => read('--sede', '2')).toThrow('did you mean --seed?');
    expect(() => read('--hlep')).toThrow('did you mean --help?');
  });

  test('say what is missing', () => {
    expect(() => readFlags([], FLAGS, { usage: 'FILE', most: 1, fewest: 1 })).toThrow('expected FILE');
  });
});

describe('values', () => {
  test('are whole numbers within bounds', () => {
    expect(wholeNumber('--players', '3', 1, 6)).toBe(3);
    expect(wholeNumber('--to', '+0', 0, 6)).toBe(0);
    for (const wrong of ['', '0', '7', '1.5', '1e0', 'three', ' 3', '0x3', '--3']) {
      expect(codeOf(() => wholeNumber('--players', wrong, 1, 6))).toBe('cli/wrong-value');
    }
  });

  test('give a seed, or the clock does', () => {
    expect(seedOf('-9007199254740991', () => 42)).toBe(-9007199254740991);
    expect(seedOf(undefined, () => 42)).toBe(42);
    expect(codeOf(() => seedOf('9007199254740992', () => 42))).toBe('cli/wrong-value');
  });

  test('are words of a list, or bring the nearest to mind', () => {
    expect(oneWordOf('--variant', 'teams', ['standard', 'teams'])).toBe('teams');
    expect(() => oneWordOf('--variant', 'team', ['standard', 'teams'])).toThrow('did you mean teams?');
  });
});

describe('help', () => {
  test('is written from the flags', () => {
    const text = helpText({
      usage: 'try [flags]',
      about: ['Tries.'],
      flags: FLAGS,
      examples: [['fatequeue try', 'tries']],
    });
    expect(text).toBe(`Usage: fatequeue try [flags]

Tries.

  --seed N         the same number gives the same game
  -o, --out FILE   where it goes
  --brief          less
  -h, --help       this text

For example:
  fatequeue try   tries`);
  });
});
