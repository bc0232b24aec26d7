import fc from 'fast-check';
import { isFatequeueError } from 'fatequeue';
import { expect } from 'vitest';

/** What became of an attempt: a value, or the code of the error it was refused with. */
export type Attempt<T> = { readonly value: T } | { readonly code: string };

/** Runs something that may only fail with a coded error; anything else thrown goes on. */
export function attempt<T>(run: () => T): Attempt<T> {
  try {
    return { value: run() };
  } catch (thrown) {
    if (!isFatequeueError(thrown)) throw thrown;
    expect(thrown.code).toMatch(/^[a-z]+\/[a-z-]+$/);
    expect(thrown.problems.length).toBeGreaterThan(0);
    expect(thrown.message).not.toBe('');
    return { code: thrown.code };
  }
}

/** The error's code, where it must be refused. */
export function refused(run: () => unknown): string {
  const result = attempt(run);
  return 'code' in result ? result.code : 'no error';
}

const PROTOTYPES = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype];
const CLEAN = PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype));

/** Nothing that every object inherits was added or removed. */
export function expectCleanPrototypes(): void {
  PROTOTYPES.forEach((prototype, i) => {
    expect(Reflect.ownKeys(prototype)).toEqual(CLEAN[i]);
  });
}

/** Where hostile code was let run. */
export class Ran extends Error {}

function ran(): never {
  throw new Ran('code of the input was run');
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

const TRAPS: ProxyHandler<object> = {
  get: ran,
  has: ran,
  ownKeys: ran,
  getPrototypeOf: ran,
  getOwnPropertyDescriptor: ran,
};

function cyclic(): object {
  const ring: Record<string, unknown> = {};
  ring.effect = ring;
  ring.effects = [ring];
  ring.do = 'may';
  return ring;
}

class Impostor {
  readonly length = 1;
  readonly 0 = 0;
  readonly sets = [];
  toJSON(): never {
    return ran();
  }
}

/** Makes objects that JSON cannot hold; fast-check itself could not carry some of them. */
export const monstrosities: fc.Arbitrary<() => unknown> = fc.constantFrom<() => unknown>(
  () => new Proxy([], TRAPS),
  () => new Proxy({}, TRAPS),
  () => new Proxy([0], { get: ran }),
  () => revoked([]),
  () => revoked({}),
  () => new Proxy([0], {}),
  () => Object.defineProperty([0], 0, { get: ran, enumerable: true }),
  () => Object.defineProperty({}, 'sets', { get: ran, enumerable: true }),
  () => Object.defineProperty({ __proto__: null }, 'seed', { get: ran, enumerable: true }),
  () => ({ valueOf: ran, toString: ran, toJSON: ran, [Symbol.toPrimitive]: ran }),
  () => new Array(1),
  () => new Array(2 ** 32 - 1),
  () => Object.assign([], { 4000000000: 1 }),
  () => Array.from({ length: 100_000 }, (_, i) => i),
  () => new Impostor(),
  () => Object.create({ 0: 0, length: 1 }),
  () => Object.setPrototypeOf([0], { length: ran }),
  () => Object.setPrototypeOf([0], null),
  () => JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
  () => new Map([[0, 0]]),
  () => new Uint8Array([0]),
  () => new Date(Number.NaN),
  () => Symbol.iterator,
  () => ran,
  () => 10n,
  () => [Number.NaN],
  () => [-0],
  () => [Number.POSITIVE_INFINITY],
  () => ['0'],
  () => [[0]],
  () => [0n],
  () => [new Number(0)],
  () => [{ valueOf: ran }],
  cyclic,
);

const plain: fc.Arbitrary<() => unknown> = fc
  .anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true })
  .map((value) => () => value);

/** Makes any value at all. */
export const anything: fc.Arbitrary<() => unknown> = fc.oneof(
  { weight: 2, arbitrary: monstrosities },
  { weight: 1, arbitrary: plain },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.oneof(monstrosities, plain), { maxLength: 5 })
      .map((makers) => () => makers.map((make) => make())),
  },
);

type Path = readonly (string | number)[];

/** One change to some data. */
export interface Change {
  /** Which of all its parts, counted around. */
  readonly part: number;
  readonly how: 'delete' | 'replace' | 'add' | 'duplicate' | 'nudge' | 'swap';
  readonly by: unknown;
  readonly field: string;
  readonly other: number;
}

/** Values that fit in more places than most, and some that fit nowhere. */
const plausible: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.integer({ min: 0, max: 400 }),
  fc.constantFrom<unknown>(null, true, false, '', 'x', [], {}, [[]], 2 ** 31, 2 ** 53, -1, 0.5, 'banish', 'played'),
  fc.constantFrom<unknown>('all', 'event', 'temple', 'hero', 'life', 'power', 'mechana', 'hand', 'void', 'trophies'),
  fc.constantFrom<unknown>('under', 'deckTop', 'inPlay', 'lowest', 'odd', 'now', 'once-per-turn', 'each-opponent'),
  fc.jsonValue({ maxDepth: 2 }),
);

export const changes = (min: number, max: number): fc.Arbitrary<readonly Change[]> =>
  fc.array(
    fc.record({
      part: fc.nat(1_000_000),
      how: fc.constantFrom<Change['how']>('delete', 'replace', 'add', 'duplicate', 'nudge', 'swap'),
      by: plausible,
      field: fc.oneof(
        fc.constantFrom('__proto__', 'constructor', 'toString', 'amount', 'kind', 'limit', 'extra', '0'),
        fc.constantFrom(
          'condition',
          'orWhile',
          'otherwise',
          'most',
          'must',
          'paying',
          'to',
          'it',
          'those',
          'this',
          'each',
        ),
      ),
      other: fc.nat(1_000_000),
    }),
    { minLength: min, maxLength: max },
  );

function isParent(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function partsOf(data: unknown, path: Path, parts: Path[]): void {
  if (!isParent(data)) return;
  for (const key of Object.keys(data)) {
    const part = [...path, key];
    parts.push(part);
    partsOf(data[key], part, parts);
  }
}

function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (isParent(part) ? part[key] : undefined), data);
}

/** JSON with some changes, as fresh data; `within` narrows where they are made. */
export function changed(json: string, all: readonly Change[], within: Path = []): unknown {
  const root: unknown = JSON.parse(json);
  for (const { part, how, by, field, other } of all) {
    const parts: Path[] = [];
    partsOf(at(root, within), within, parts);
    if (parts.length === 0) break;
    const path = parts[part % parts.length];
    const parent = at(root, path.slice(0, -1));
    const key = path[path.length - 1];
    if (!isParent(parent)) continue;
    const was = parent[key];
    switch (how) {
      case 'delete':
        if (Array.isArray(parent)) parent.splice(Number(key), 1);
        else delete parent[key];
        break;
      case 'replace':
        parent[key] = copied(by);
        break;
      case 'add':
        if (Array.isArray(was)) was.push(copied(by));
        else if (isParent(was)) Object.defineProperty(was, field, own(copied(by)));
        else if (!Array.isArray(parent)) Object.defineProperty(parent, field, own(copied(by)));
        break;
      case 'duplicate':
        if (Array.isArray(parent)) parent.splice(Number(key), 0, was);
        else parent[key] = [was];
        break;
      case 'nudge':
        parent[key] = typeof was === 'number' ? was + (other % 7) - 3 : by;
        break;
      case 'swap':
        parent[key] = copied(at(root, parts[other % parts.length]));
        break;
    }
  }
  return root;
}

/** A copy, so that no change makes a ring. */
function copied(part: unknown): unknown {
  return part === undefined ? undefined : JSON.parse(JSON.stringify(part));
}

function own(value: unknown): PropertyDescriptor {
  return { value, enumerable: true, configurable: true, writable: true };
}
