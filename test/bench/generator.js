/** A small linear congruential generator, the same for every peer: `generator(seed)(n)` is a number below n. */
export function generator(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}
