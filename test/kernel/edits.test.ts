import { diff, type Json, patch } from 'fatequeue';
import { describe, expect, test } from 'vitest';

/** Entries so long that writing one out again is never worth it. */
function entries(letters: string): Json[] {
  return [...letters].map((letter) => letter.repeat(200));
}

/** How many entries of the old list an edit leaves where they are in the row. */
function keptOf(before: string, after: string): number {
  const { edit } = diff(entries(before), entries(after));
  if (!Array.isArray(edit) || edit.length === 1) return 0;
  const removed = edit.filter((_, i) => i % 4 === 1).map(Number);
  return before.length - removed.reduce((sum, each) => sum + each, 0);
}

/** The longest row of letters that two words have in the same order, by trying every way. */
function longestRow(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  if (a[0] === b[0]) return 1 + longestRow(a.slice(1), b.slice(1));
  return Math.max(longestRow(a.slice(1), b), longestRow(a, b.slice(1)));
}

describe('the edit of a list', () => {
  test.each([
    ['abcd', 'bda'],
    ['abcdef', 'badcfe'],
    ['abcde', 'cdabe'],
    ['aabbcc', 'abcabc'],
    ['abcabba', 'cbabac'],
    ['xaybzc', 'aybxcz'],
    ['dabc', 'abcd'],
    ['abcd', 'dabc'],
    ['abxcd', 'ayzbcd'],
  ])('from %s to %s keeps as many entries as it can', (before, after) => {
    expect(keptOf(before, after)).toBe(longestRow(before, after));
    expect(patch(entries(before), diff(entries(before), entries(after)))).toEqual(entries(after));
  });

  test('of two long lists with different ends replaces everything in between, to save time', () => {
    const before = Array.from({ length: 300 }, (_, i) => i);
    const after = before.map((entry) => (entry % 3 === 0 ? -entry - 1 : entry));
    after[299] = -1_000;
    const { edit } = diff(before, after);
    expect(edit).toEqual([after]);
  });

  test('of two long lists with equal ends looks at what is in between only', () => {
    const before = Array.from({ length: 300 }, (_, i) => i);
    const after = before.filter((entry) => entry !== 150 && entry !== 160);
    expect(diff(before, after).edit).toEqual([150, 1, 0, 0, 160, 1, 0, 0]);
  });
});
