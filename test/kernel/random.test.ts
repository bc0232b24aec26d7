import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, nextBits, type RandomWork, seeded, shuffle } from '../../src/kernel/random.js';

function generator(seed: number): RandomWork {
  return [...seeded(seed)];
}

/** How far counts are from equal ones: about as many as there are counts, if they are fair. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Five standard deviations above the mean of the chi-square distribution. */
function bound(counts: number): number {
  const freedom = counts - 1;
  return freedom + 5 * Math.sqrt(2 * freedom) + 5;
}

describe('no regression', () => {
  test('the same seeds give the same bits', () => {
    const bits = [0, 1, -1, 7, 2 ** 40, 0.5].map((seed) => {
      const r = generator(seed);
      return [nextBits(r), nextBits(r), nextBits(r)];
    });
    expect(bits).toMatchInlineSnapshot(`
      [
        [
          -78461664,
          947923937,
          -1803388442,
        ],
        [
          -907232490,
          1080862987,
          -748445798,
        ],
        [
          1764797259,
          -417523581,
          254422320,
        ],
        [
          -98259940,
          -403824185,
          -1300271654,
        ],
        [
          -276956715,
          -1992599405,
          1326637808,
        ],
        [
          627116665,
          -1100396090,
          961424664,
        ],
      ]
    `);
  });

  test('the same seeds give the same numbers and orders', () => {
    const r = generator(42);
    const numbers = Array.from({ length: 12 }, () => below(r, 6));
    const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    shuffle(r, list);
    expect({ numbers, list }).toMatchInlineSnapshot(`
      {
        "list": [
          9,
          5,
          3,
          0,
          1,
          4,
          2,
          7,
          6,
          8,
        ],
        "numbers": [
          4,
          5,
          2,
          5,
          1,
          5,
          3,
          3,
          3,
          4,
          4,
          4,
        ],
      }
    `);
  });
});

describe('properties', () => {
  const seeds = fc.oneof(fc.integer(), fc.maxSafeInteger());

  test('numbersAreBelowTheirBound', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 65_536 }), (seed, most) => {
        const r = generator(seed);
        for (let i = 0; i < 50; i++) {
          const drawn = below(r, most);
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < most).toBe(true);
        }
      }),
    );
  });

  test('aShuffleIsAPermutation', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const shuffled = [...list];
        shuffle(generator(seed), shuffled);
        const inOrder = (a: number, b: number): number => a - b;
        expect([...shuffled].sort(inOrder)).toEqual([...list].sort(inOrder));
      }),
    );
  });

  test('theStateIsFourIntegersOf32Bits', () => {
    fc.assert(
      fc.property(fc.oneof(seeds, fc.double({ noNaN: true, noDefaultInfinity: true })), (seed) => {
        const r = generator(seed);
        nextBits(r);
        for (const part of [...seeded(seed), ...r]) expect(part | 0).toBe(part);
      }),
    );
  });

  test('differentSeedsDiffer', () => {
    fc.assert(
      fc.property(seeds, seeds, (a, b) => {
        fc.pre(a !== b);
        expect(seeded(a)).not.toEqual(seeded(b));
      }),
    );
  });
});

describe('fairness, on fixed seeds', () => {
  test.each([2, 3, 5, 6, 7, 10, 100, 1_000])('every number below %i is equally likely', (most) => {
    for (const seed of [1, 2, 3]) {
      const r = generator(seed);
      const counts = new Array<number>(most).fill(0);
      for (let i = 0; i < 200 * most + 20_000; i++) counts[below(r, most)]++;
      expect(chiSquare(counts)).toBeLessThan(bound(most));
    }
  });

  test('a bound that does not divide 65536 is fair at its edges', () => {
    const r = generator(9);
    const halves = [0, 0, 0];
    for (let i = 0; i < 300_000; i++) halves[Math.floor(below(r, 49_152) / 16_384)]++;
    expect(chiSquare(halves)).toBeLessThan(bound(3));
  });

  test('every order of four is equally likely', () => {
    const r = generator(5);
    const counts = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const list = [0, 1, 2, 3];
      shuffle(r, list);
      counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(bound(24));
  });

  test('the first number of neighbouring seeds is equally likely', () => {
    const counts = new Array<number>(6).fill(0);
    for (let seed = 0; seed < 30_000; seed++) counts[below(generator(seed), 6)]++;
    expect(chiSquare(counts)).toBeLessThan(bound(6));
  });
});
