import { show } from '../kernel/errors.js';

/** Where two plain values differ first. */
export interface Difference {
  /** The way there, as in `players[1].counters.honor`; empty if they differ as a whole. */
  readonly path: string;
  readonly found: string;
  readonly expected: string;
}

function isParent(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether two plain values are the same; a field that is there but undefined is not one that is missing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isParent(one) || !isParent(other)) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
    return true;
  }
  const keys = Object.keys(one);
  if (Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)));
}

/** Where two plain values differ first; null if they are the same. */
export function difference(found: unknown, expected: unknown, path = ''): Difference | null {
  if (isSame(found, expected)) return null;
  if (!isParent(found) || !isParent(expected) || Array.isArray(found) !== Array.isArray(expected)) {
    return { path, found: show(found), expected: show(expected) };
  }
  const below = (key: string): string => {
    if (Array.isArray(found)) return `${path}[${key}]`;
    return path === '' ? key : `${path}.${key}`;
  };
  for (const key of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    if (!Object.hasOwn(found, key))
      return { path: below(key), found: 'nothing', expected: show(Reflect.get(expected, key)) };
    if (!Object.hasOwn(expected, key))
      return { path: below(key), found: show(Reflect.get(found, key)), expected: 'nothing' };
    const inner = difference(Reflect.get(found, key), Reflect.get(expected, key), below(key));
    if (inner !== null) return inner;
  }
  return null;
}
