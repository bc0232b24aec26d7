import { describe, expect, test } from 'vitest';
import { below, nextBits, type RandomWork, seeded, shuffle } from '../../src/kernel/random.js';

function first(seed: number): number {
  return nextBits([...seeded(seed)]);
}

describe('a seed', () => {
  test('is told from others by its whole part, by its high part, by its fraction and by its sign', () => {
    const seeds = [0, 1, -1, 0.5, 1.5, 1.25, -0.5, 2 ** 32, 2 ** 32 + 1, 2 ** 33, 2 ** 32 + 0.5, -(2 ** 32)];
    expect(new Set(seeds.map(first)).size).toBe(seeds.length);
  });

  test('has four numbers of 32 bits', () => {
    for (const seed of [0, 1.5, 2 ** 40 + 0.25]) {
      const state = seeded(seed);
      expect(state).toHaveLength(4);
      for (const number of state) expect(number).toBe(number | 0);
    }
  });

  test('with a fraction has a generator of its own, always the same', () => {
    expect([first(1.5), first(2.5), first(1.75)]).toMatchInlineSnapshot(`
      [
        -1961561995,
        -267422429,
        374104812,
      ]
    `);
  });
});

describe('a number below a bound', () => {
  /** How many numbers are drawn of the generator until there is one. */
  function draws(state: RandomWork, bound: number): number {
    const [from, to]: RandomWork[] = [[...state], [...state]];
    below(to, bound);
    let count = 0;
    while (from.join() !== to.join() && count < 100) {
      nextBits(from);
      count++;
    }
    return count;
  }

  test('takes one draw where the bound is a power of two, since no draw is too many', () => {
    for (let seed = 0; seed < 300; seed++) expect(draws([...seeded(seed)], 1 << (seed % 17))).toBe(1);
  });

  test('takes another draw where one would make some numbers likelier than others', () => {
    // Of 65536 draws for 40000 numbers, 25536 are one too many.
    const all = Array.from({ length: 400 }, (_, seed) => draws([...seeded(seed)], 40_000));
    const again = all.filter((count) => count > 1).length;
    expect(again / all.length).toBeGreaterThan(0.3);
    expect(again / all.length).toBeLessThan(0.5);
  });
});

describe('a shuffle', () => {
  test('draws one number for each card but the last', () => {
    const [a, b]: RandomWork[] = [[...seeded(9)], [...seeded(9)]];
    shuffle(a, [1, 2, 3, 4, 5]);
    for (const bound of [5, 4, 3, 2]) below(b, bound);
    expect(a).toEqual(b);
  });

  test('draws nothing for one card or none', () => {
    const r: RandomWork = [...seeded(9)];
    shuffle(r, []);
    shuffle(r, [1]);
    expect(r).toEqual(seeded(9));
  });
});
