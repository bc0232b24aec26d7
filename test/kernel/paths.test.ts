import { diff, type Edit, type Json, patch } from 'fatequeue';
import { describe, expect, test } from 'vitest';
import { digestOf, pathText } from '../../src/kernel/json.js';
import { problemsOf, refusals } from '../ascension/problems-of.js';

describe('a path', () => {
  test('is written as code would be', () => {
    expect(pathText([])).toBe('');
    expect(pathText(['players', 0, 'zones', 'hand', 12])).toBe('players[0].zones.hand[12]');
    expect(pathText([3, 'card'])).toBe('[3].card');
  });

  test('leads to what is no plain data', () => {
    const at = (data: unknown): readonly string[] => refusals(() => digestOf(data, 'test'));
    expect(at({ a: [0, { b: new Map() }] })).toEqual(['test/not-json a[1].b']);
    expect(at([1, () => 0])).toEqual(['test/not-json [1]']);
    expect(at({ a: 1, b: Number.NaN })).toEqual(['test/not-json b']);
    expect(at(Object.defineProperty({}, 'a', { get: () => 1, enumerable: true }))).toEqual(['test/not-json a']);
    expect(at(JSON.parse('{"a":{"__proto__":1}}'))).toEqual(['test/forbidden-field a.__proto__']);
    expect(at({ a: { b: 1 }, c: [[1], undefined] })).toEqual(['test/not-json c[1]']);
  });

  test('of data that is too deep is where it became so', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
    expect(refusals(() => digestOf(nested(64), 'test'))).toEqual([]);
    expect(refusals(() => digestOf(nested(65), 'test'))).toEqual([`test/too-deep ${'[0]'.repeat(64)}`]);
  });
});

describe('a delta', () => {
  const before: Json = { hand: [1, 2, 3], name: 'Ann', zones: { deck: [4] } };

  /** A delta for that data, with some edit, and what should come of it. */
  function forged(edit: unknown, after: Json = before): () => unknown {
    return () => patch(before, { from: digestOf(before, 'test'), to: digestOf(after, 'test'), edit });
  }

  test.each<[string, unknown, string]>([
    ['no edit', 7, 'patch/malformed edit'],
    ['null', null, 'patch/malformed edit'],
    ['a list of two', [0, 1], 'patch/malformed edit'],
    ['a part of no edit', { hand: 3 }, 'patch/malformed hand'],
    ['a part of a part of no edit', { hand: { 1: 'x' } }, 'patch/malformed hand[1]'],
    ['a whole that goes', [], 'patch/malformed'],
    ['an entry that goes', { hand: { 1: [] } }, 'patch/malformed hand[1]'],
    ['splices of what is no list', { name: [0, 1, 0, 0] }, 'patch/misfit name'],
    ['parts of what has none', { name: { x: [1] } }, 'patch/misfit name'],
    ['an entry that there is not', { hand: { 3: [1] } }, 'patch/misfit hand'],
    ['an entry by another name', { hand: { '01': [1] } }, 'patch/misfit hand'],
    ['an entry before the first', { hand: { '-1': [1] } }, 'patch/misfit hand'],
    ['a field that there is not', { zones: { hand: { 0: [1] } } }, 'patch/misfit zones.hand'],
    ['a field that goes and is not there', { zones: { hand: [] } }, 'patch/misfit zones.hand'],
    ['a splice behind the end', { hand: [4, 0, 1, 9] }, 'patch/misfit hand'],
    ['a splice of more than there is', { hand: [2, 2, 0, 0] }, 'patch/misfit hand'],
    ['a splice at a fraction', { hand: [0.5, 1, 0, 0] }, 'patch/misfit hand'],
    ['a splice before the first', { hand: [-1, 1, 0, 0] }, 'patch/misfit hand'],
    ['a splice of a negative number', { hand: [1, -1, 0, 0] }, 'patch/misfit hand'],
    ['a splice that comes too often', { hand: [0, 0, 200_001, 0] }, 'patch/misfit hand'],
    ['splices that come too often together', { hand: [0, 0, 150_000, 0, 1, 0, 60_000, 0] }, 'patch/misfit hand'],
    ['a splice at a text', { hand: ['0', 0, 1, 0] }, 'patch/misfit hand'],
    ['splices out of order', { hand: [1, 1, 0, 0, 1, 1, 0, 0] }, 'patch/misfit hand'],
    ['a deep splice out of order', { zones: { deck: [0, 1, 0, 0, 0, 1, 0, 0] } }, 'patch/misfit zones.deck'],
    ['another result', { name: ['Ben'] }, 'patch/other-result'],
  ])('with %s is refused, with the place of it', (_, edit, refusal) => {
    expect(refusals(forged(edit))).toEqual([refusal]);
  });

  test.each<[string, Edit, Json]>([
    ['a field that comes', { seat: [0] }, { ...before, seat: 0 }],
    ['a field that goes', { name: [] }, { hand: [1, 2, 3], zones: { deck: [4] } }],
    ['an entry', { hand: { 2: [9] } }, { ...before, hand: [1, 2, 9] }],
    ['a splice at the end', { hand: [3, 0, 2, 9] }, { ...before, hand: [1, 2, 3, 9, 9] }],
    ['splices one after the other', { hand: [0, 1, 1, 8, 1, 2, 1, 9] }, { ...before, hand: [8, 9] }],
    ['the whole', [4], 4],
  ])('with %s makes it so', (_, edit, after) => {
    expect(forged(edit, after)()).toEqual(after);
  });

  test.each<[string, unknown, string]>([
    ['nothing', null, 'patch/malformed'],
    ['no fields', {}, 'patch/malformed'],
    ['another field', { from: 'a', to: 'b', edit: {}, more: 1 }, 'patch/malformed'],
    ['no digest of its base', { from: 1, to: 'b', edit: {} }, 'patch/malformed from'],
    ['no digest of its result', { from: 'a', to: 1, edit: {} }, 'patch/malformed to'],
    ['another base', { from: 'a', to: 'b', edit: {} }, 'patch/other-base'],
  ])('of %s is refused', (_, delta, refusal) => {
    expect(refusals(() => patch(before, delta))).toEqual([refusal]);
  });

  test('says which data it is for', () => {
    const delta = diff({ x: 1 }, { x: 2 });
    expect(problemsOf(() => patch({ x: 3 }, delta))).toMatchObject([
      { found: `data ${digestOf({ x: 3 }, 'test')}`, expected: `data ${delta.from}, which the delta is for` },
    ]);
  });
});
