import type { Rate } from '../../agents/index.js';

/** A share of a hundred, to one place. */
export function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}

/** The bounds of a rate. */
export function range({ low, high }: Rate): string {
  return `${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %`;
}

/** A difference of shares, with its sign. */
export function points(lift: number): string {
  const rounded = (100 * lift).toFixed(1);
  return lift > 0 && rounded !== '0.0' ? `+${rounded}` : rounded;
}
