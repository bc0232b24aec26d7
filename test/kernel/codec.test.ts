import { ascension, decode, encode } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { parse } from '../../src/kernel/codec.js';
import { problemsOf, refusals } from '../ascension/problems-of.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });

describe('a saved game', () => {
  test('is the state that was saved', () => {
    const state = rules.start({ players: ['Ann', 'Ben'], seed: 5 });
    expect(decode(rules, encode(state))).toEqual(state);
  });

  test('is text', () => {
    expect(refusals(() => Reflect.apply(decode, undefined, [rules, 7]))).toEqual(['state/not-text']);
    expect(problemsOf(() => parse(undefined, 'test', 'do so'))).toMatchObject([
      { code: 'test/not-text', found: 'nothing', remedy: 'do so' },
    ]);
  });

  test('is JSON', () => {
    expect(problemsOf(() => decode(rules, '{"format":'))).toMatchObject([
      { code: 'state/not-json', found: '"{\\"format\\":"' },
    ]);
  });

  test('has ten million characters at most', () => {
    const longest = `"${'x'.repeat(9_999_998)}"`;
    expect(parse(longest, 'test', 'do so')).toHaveLength(9_999_998);
    expect(problemsOf(() => parse(` ${longest}`, 'test', 'do so'))).toMatchObject([
      { code: 'test/not-text', found: '10000001 characters' },
    ]);
  });

  test('keeps what its text could not be read for as the cause', () => {
    let thrown: unknown;
    try {
      decode(rules, 'nothing');
    } catch (error) {
      thrown = error;
    }
    expect(thrown instanceof Error && thrown.cause).toBeInstanceOf(SyntaxError);
  });
});
