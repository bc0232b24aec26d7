import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/cli/settings.js';
import { FatequeueError } from '../../src/kernel/errors.js';

const read = (...args: readonly string[]) => readSettings(args, () => 42);

function codeOf(...args: readonly string[]): string {
  try {
    read(...args);
  } catch (thrown) {
    if (thrown instanceof FatequeueError) return thrown.code;
    throw thrown;
  }
  return 'none';
}

describe('the flags of the command', () => {
  test('have defaults, with the seed from the clock', () => {
    expect(read()).toEqual({ seed: 42, players: 2, bots: false, brief: false, help: false });
  });

  test('are read', () => {
    expect(read('--seed', '7', '--players=3', '--bots', '--brief', '-h')).toEqual({
      seed: 7,
      players: 3,
      bots: true,
      brief: true,
      help: true,
    });
    expect(read('--seed=-7').seed).toBe(-7);
  });

  test.each([
    ['cli/unknown-flag', ['--sed', '7']],
    ['cli/unknown-flag', ['--constructor']],
    ['cli/unexpected-argument', ['play']],
    ['cli/wrong-value', ['--seed', 'seven']],
    ['cli/wrong-value', ['--seed', '1.5']],
    ['cli/wrong-value', ['--seed', '99999999999999999999']],
    ['cli/wrong-value', ['--seed']],
    ['cli/wrong-value', ['--players', '1']],
    ['cli/wrong-value', ['--players', '5']],
    ['cli/wrong-value', ['--bots=yes']],
  ])('are refused with %s: %s', (code, args) => {
    expect(codeOf(...args)).toBe(code);
  });

  test('that are misspelt bring the nearest one to mind', () => {
    expect(() => read('--playrs', '2')).toThrow('did you mean --players?');
  });
});
