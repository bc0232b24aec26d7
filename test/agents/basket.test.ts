import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestBasket, type Ware } from '../../src/agents/basket.js';

const ware = fc.record<Ware>({
  price: fc.integer({ min: 0, max: 6 }),
  value: fc.integer({ min: -2, max: 9 }),
  isEndless: fc.boolean(),
});

/** The most that any basket is worth, by trying all. */
function most(wares: readonly Ware[], budget: number): number {
  const [first, ...others] = wares;
  if (first === undefined) return 0;
  let best = most(others, budget);
  const copies = first.isEndless && first.price > 0 ? Math.floor(budget / first.price) : 1;
  for (let n = 1; n <= copies && n * first.price <= budget; n++) {
    best = Math.max(best, n * first.value + most(others, budget - n * first.price));
  }
  return best;
}

describe('the best basket', () => {
  test('is worth as much as any that can be paid for', () => {
    fc.assert(
      fc.property(fc.array(ware, { maxLength: 6 }), fc.integer({ min: 0, max: 12 }), (wares, budget) => {
        const { value, wares: taken } = bestBasket(wares, budget);
        expect(value).toBe(most(wares, budget));
        expect(taken.reduce((sum, one) => sum + one.value, 0)).toBe(value);
        expect(taken.reduce((sum, one) => sum + one.price, 0)).toBeLessThanOrEqual(budget);
      }),
    );
  });

  test('holds each ware once, unless there are more', () => {
    const once = { price: 2, value: 3, isEndless: false };
    const often = { price: 2, value: 1, isEndless: true };
    expect(bestBasket([once, often], 7).wares).toEqual([once, often, often]);
  });
});
