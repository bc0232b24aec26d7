import { isFatequeueError } from 'fatequeue';
import { describe, expect, test } from 'vitest';
import { describeProblem, FatequeueError, fail, nearestWord, problem, show } from '../../src/kernel/errors.js';

const late = problem('test/late', 'noon', 'dawn', 'get up');

describe('an error', () => {
  test('reads as what was found, what was expected and what to do, with its code', () => {
    expect(describeProblem(late)).toBe('found noon, expected dawn; get up [test/late]');
  });

  test('begins with the place where there is one', () => {
    const there = problem('test/late', 'noon', 'dawn', 'get up', 'days[1]');
    expect(describeProblem(there)).toBe('days[1]: found noon, expected dawn; get up [test/late]');
  });

  test('has the code of its first problem and a line for each', () => {
    const error = new FatequeueError([late, problem('test/other', 'a', 'b', 'c')]);
    expect(error.code).toBe('test/late');
    expect(error.name).toBe('FatequeueError');
    expect(error.message.split('\n')).toEqual([
      'found noon, expected dawn; get up [test/late]',
      'found a, expected b; c [test/other]',
    ]);
    expect(new FatequeueError([]).code).toBe('error/unknown');
  });

  test('is known by its form, also where it comes from another copy of the library', () => {
    const alike = Object.assign(new Error('alike'), { code: 'test/late', problems: [late] });
    expect(isFatequeueError(alike)).toBe(true);
    expect(isFatequeueError(new FatequeueError([late]))).toBe(true);
    expect(isFatequeueError({ code: 'test/late', problems: [late] })).toBe(false);
    expect(isFatequeueError(new Error('other'))).toBe(false);
    expect(isFatequeueError(Object.assign(new Error('other'), { code: 'ENOENT' }))).toBe(false);
    expect(isFatequeueError(Object.assign(new Error('other'), { problems: [] }))).toBe(false);
    expect(isFatequeueError(Object.assign(new Error('other'), { code: 'x', problems: 'all' }))).toBe(false);
  });

  test('of one problem is thrown with its path', () => {
    let thrown: unknown;
    try {
      fail('test/late', 'noon', 'dawn', 'get up', 'days[1]');
    } catch (error) {
      thrown = error;
    }
    expect(isFatequeueError(thrown) && thrown.problems).toEqual([
      { code: 'test/late', path: 'days[1]', found: 'noon', expected: 'dawn', remedy: 'get up' },
    ]);
  });
});

describe('what was found', () => {
  test.each<[unknown, string]>([
    [null, 'null'],
    [undefined, 'nothing'],
    [0, '0'],
    [Number.NaN, 'NaN'],
    [false, 'false'],
    ['ab', '"ab"'],
    ['a"b', '"a\\"b"'],
    ['x'.repeat(60), `"${'x'.repeat(60)}"`],
    ['x'.repeat(61), `"${'x'.repeat(60)}…"`],
    [[1, 2, 3], 'a list of 3'],
    [{ a: 1 }, 'an object'],
    [3n, 'a bigint'],
    [Symbol('s'), 'a symbol'],
    [() => 0, 'a function'],
  ])('%# is shown in short', (found, shown) => {
    expect(show(found)).toBe(shown);
  });

  test('is told to refuse where it cannot be looked at', () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    expect(show(proxy)).toBe('an object that refuses to be read');
  });
});

describe('the nearest word', () => {
  const words = ['banish', 'discard', 'draw', 'defeat'];

  test('is the one that takes the fewest changes', () => {
    expect(nearestWord('discrad', words)).toBe('discard');
    expect(nearestWord('drew', words)).toBe('draw');
    expect(nearestWord('raw', words)).toBe('draw');
    expect(nearestWord('drawn', words)).toBe('draw');
    expect(nearestWord('BANISH', words)).toBe('banish');
  });

  test('may be two changes away, or one for every three letters of a long word', () => {
    expect(nearestWord('dxxw', ['draw'])).toBe('draw');
    expect(nearestWord('xxxw', ['draw'])).toBeNull();
    expect(nearestWord('axxxefghi', ['abcdefghi'])).toBe('abcdefghi');
    expect(nearestWord('xxxxefghi', ['abcdefghi'])).toBeNull();
  });

  test('is the first of those that are equally near', () => {
    expect(nearestWord('cat', ['bat', 'rat'])).toBe('bat');
    expect(nearestWord('cat', ['rat', 'bat'])).toBe('rat');
  });

  test('is none where there are no words', () => {
    expect(nearestWord('draw', [])).toBeNull();
    expect(nearestWord('', ['draw'])).toBeNull();
  });

  test('is sought by the first 80 letters of a long text only', () => {
    const long = 'x'.repeat(80);
    expect(nearestWord(`${long}${'y'.repeat(10_000)}`, [long])).toBe(long);
  });
});
