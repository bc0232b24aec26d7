/** Something that can be had for a price. */
export interface Ware {
  readonly price: number;
  readonly value: number;
  /** Whether there are more of it. */
  readonly isEndless: boolean;
}

/** Wares that are taken together. */
export interface Basket<W extends Ware> {
  readonly value: number;
  readonly wares: readonly W[];
}

const EMPTY: Basket<never> = { value: 0, wares: [] };

/** The wares that are together worth most for a budget. */
export function bestBasket<W extends Ware>(wares: readonly W[], budget: number): Basket<W> {
  // The best basket for each budget up to this one, with the wares looked at so far.
  const best: Basket<W>[] = Array.from({ length: budget + 1 }, () => EMPTY);
  for (const ware of wares) {
    const { price, value, isEndless } = ware;
    if (value <= 0) continue;
    const with_ = (left: number): Basket<W> => {
      const others = best[left - price];
      return { value: others.value + value, wares: [...others.wares, ware] };
    };
    // Upwards a ware can be taken into a basket that has it already, downwards it cannot.
    if (isEndless && price > 0) {
      for (let left = price; left <= budget; left++) if (with_(left).value > best[left].value) best[left] = with_(left);
    } else {
      for (let left = budget; left >= price; left--) if (with_(left).value > best[left].value) best[left] = with_(left);
    }
  }
  return best[budget];
}
