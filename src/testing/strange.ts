/** Something of an input's own that must never run. */
function ran(): never {
  throw new Error('code of the input was run');
}

const TRAPS: ProxyHandler<object> = {
  get: ran,
  has: ran,
  ownKeys: ran,
  getPrototypeOf: ran,
  getOwnPropertyDescriptor: ran,
};

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

class Impostor {
  readonly length = 1;
  readonly 0 = 0;
  toJSON(): never {
    return ran();
  }
}

/** Makers of values that are nothing one would pass, most of which JSON cannot hold. */
const STRANGE: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => ({}),
  () => 'x',
  () => 0,
  () => new Proxy([], TRAPS),
  () => new Proxy({}, TRAPS),
  () => new Proxy([0], { get: ran }),
  () => revoked([]),
  () => revoked({}),
  () => Object.defineProperty([0], 0, { get: ran, enumerable: true }),
  () => ({ valueOf: ran, toString: ran, toJSON: ran, [Symbol.toPrimitive]: ran }),
  () => new Array(1),
  () => new Array(2 ** 32 - 1),
  () => Object.assign([], { 4000000000: 1 }),
  () => new Impostor(),
  () => Object.create({ 0: 0, length: 1 }),
  () => Object.setPrototypeOf([0], { length: ran }),
  () => JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
  () => new Map([[0, 0]]),
  () => new Uint8Array([0]),
  () => Symbol.iterator,
  () => ran,
  () => 10n,
  () => [Number.NaN],
  () => [Number.POSITIVE_INFINITY],
  () => ['0'],
  () => [[0]],
  () => [0n],
  () => [new Number(0)],
  () => [{ valueOf: ran }],
];

/** Something that nobody would pass. */
export function strangeValue(below: (bound: number) => number): unknown {
  return STRANGE[below(STRANGE.length)]();
}

type Parent = { [key: string]: unknown };

function isParent(data: unknown): data is Parent {
  return typeof data === 'object' && data !== null;
}

const REPLACEMENTS: readonly unknown[] = [null, -1, 0, 1, 7, 0.5, 2 ** 31, '', 'x', true, [], {}, [[]], [-1], [1, 1]];

/** Some JSON with one part of it changed, removed or repeated; the JSON itself is used up. */
export function tampered(data: unknown, below: (bound: number) => number): unknown {
  const parts: { readonly parent: Parent; readonly key: string }[] = [];
  const collect = (parent: unknown): void => {
    if (!isParent(parent)) return;
    for (const key of Object.keys(parent)) {
      parts.push({ parent, key });
      collect(parent[key]);
    }
  };
  collect(data);
  if (parts.length === 0) return data;
  const { parent, key } = parts[below(Math.min(parts.length, 65_536))];
  const was = parent[key];
  switch (below(5)) {
    case 0:
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
      break;
    case 1:
      if (Array.isArray(parent)) parent.splice(Number(key), 0, was);
      else parent[key] = [was];
      break;
    case 2:
      parent[key] = typeof was === 'number' ? was + below(7) - 3 : REPLACEMENTS[below(REPLACEMENTS.length)];
      break;
    case 3:
      Object.defineProperty(isParent(was) ? was : parent, ['__proto__', 'constructor', 'extra'][below(3)], {
        value: 1,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      break;
    default:
      parent[key] = REPLACEMENTS[below(REPLACEMENTS.length)];
  }
  return data;
}
