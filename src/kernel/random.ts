/** The state of the generator: four 32-bit integers, kept in the game state as plain numbers. */
export type RandomState = readonly [number, number, number, number];

/** The generator's state while a step works on it. */
export type RandomWork = [number, number, number, number];

/** Advances the generator (sfc32) and returns the next 32 random bits as a signed integer. */
export function nextBits(r: RandomWork): number {
  const t = (((r[0] + r[1]) | 0) + r[3]) | 0;
  r[3] = (r[3] + 1) | 0;
  r[0] = r[1] ^ (r[1] >>> 9);
  r[1] = (r[2] + (r[2] << 3)) | 0;
  r[2] = (((r[2] << 21) | (r[2] >>> 11)) + t) | 0;
  return t;
}

/** A whole number from 0 to `bound - 1`, every one equally likely; `bound` is at most 65536. */
export function below(r: RandomWork, bound: number): number {
  // Lemire's reduction on 16 bits: the product stays a small integer, and a rejected draw is rare.
  let product = (nextBits(r) >>> 16) * bound;
  let low = product & 0xffff;
  if (low < bound) {
    const threshold = (0x10000 - bound) % bound;
    while (low < threshold) {
      product = (nextBits(r) >>> 16) * bound;
      low = product & 0xffff;
    }
  }
  return product >>> 16;
}

/** Shuffles a list in place (Fisher and Yates), every order equally likely. */
export function shuffle(r: RandomWork, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
}

/** The generator for a seed; any finite number is a seed, and different seeds give unrelated games. */
export function seeded(seed: number): RandomState {
  const whole = Math.floor(seed);
  const high = Math.floor(whole / 0x100000000);
  const fraction = Math.floor((seed - whole) * 0x100000000);
  const r: RandomWork = [whole | 0, high | 0, fraction | 0, 1];
  for (let i = 0; i < 15; i++) nextBits(r);
  return [r[0], r[1], r[2], r[3]];
}
