/** A place on the map, in axial coordinates. */
export interface Hex {
  /** The column. */
  readonly q: number;
  /** The row. */
  readonly r: number;
}

/** The six ways to a neighbour, clockwise; a way and the one three further on are opposite. */
export const DIRECTIONS = ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast'] as const;
/** One of `DIRECTIONS`. */
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The neighbour in a direction, by its number. */
export function neighbour({ q, r }: Hex, direction: number): Hex {
  const step = STEPS[direction];
  return { q: q + step.q, r: r + step.r };
}

/** All six neighbours, in the order of the directions. */
export function neighbours(hex: Hex): readonly Hex[] {
  return STEPS.map((_, direction) => neighbour(hex, direction));
}

/** Whether two places are the same. */
export function isSameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** How many steps there are from one place to another. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The direction from a place to its neighbour, by its number; -1 if they are no neighbours. */
export function directionTo(from: Hex, to: Hex): number {
  return STEPS.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r);
}

/** Which of a tile's three difficulties an edge has: opposite edges share one. */
export function edgeOf(direction: number): number {
  return direction % 3;
}

/** Whether all places lie in one straight line. */
export function areInLine(places: readonly Hex[]): boolean {
  const [first] = places;
  return [
    (hex: Hex) => hex.q === first.q,
    (hex: Hex) => hex.r === first.r,
    (hex: Hex) => hex.q + hex.r === first.q + first.r,
  ].some((isOnLine) => places.every(isOnLine));
}
