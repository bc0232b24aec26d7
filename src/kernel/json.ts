import { FatequeueError, fail, isFatequeueError, problem, show } from './errors.js';

/** Plain data: what JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };

/** An object of JSON. */
export type JsonFields = { readonly [field: string]: Json };

/** Whether some JSON is a list. */
export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether some JSON is an object. */
export function isFields(value: Json): value is JsonFields {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** Bounds on data that comes from outside. */
const MAX_DEPTH = 64;
/** How many parts such data may have. */
export const MAX_PARTS = 200_000;

const REMEDY = 'pass parsed JSON';

/** What kinds of value begin their digest with. */
const NULL = 0x6e756c6c;
const TRUE = 0x74727565;
const FALSE = 0x66616c73;
const NUMBER = 0x6e756d62;
const TEXT = 0x74657874;
const LIST = 0x6c697374;
const OBJECT = 0x6f626a65;

function mix(hash: number, by: number): number {
  const mixed = Math.imul(hash ^ by, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

function textDigest(text: string): number {
  let hash = TEXT;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash, text.length);
}

/** One walk through some data: where it is, and how much it has met. */
class Walk {
  private readonly path: (string | number)[] = [];
  private parts = 0;

  constructor(private readonly area: string) {}

  digest(found: unknown): number {
    if (++this.parts > MAX_PARTS) {
      return this.refuse('too-large', `more than ${MAX_PARTS} parts`, 'data of a reasonable size', 'split it up');
    }
    switch (typeof found) {
      case 'string':
        return textDigest(found);
      case 'number':
        // JSON has one zero.
        if (found === (found | 0)) return mix(NUMBER, found | 0);
        return Number.isFinite(found) ? mix(NUMBER, textDigest(String(found))) : this.notPlain(found);
      case 'boolean':
        return found ? TRUE : FALSE;
      case 'object':
        return found === null ? NULL : this.parent(found);
      default:
        return this.notPlain(found);
    }
  }

  private parent(found: object): number {
    if (this.path.length === MAX_DEPTH) {
      const remedy = 'remove cycles and deep nesting';
      return this.refuse('too-deep', `more than ${MAX_DEPTH} levels`, 'shallower data', remedy);
    }
    const prototype: unknown = Object.getPrototypeOf(found);
    if (Array.isArray(found)) return prototype === Array.prototype ? this.list(found) : this.notPlain(found);
    if (prototype !== Object.prototype && prototype !== null) return this.notPlain(found);
    // A sum, since the order of fields says nothing.
    let sum = 0;
    for (const field of Object.keys(found)) {
      this.path.push(field);
      if (field === '__proto__') this.refuse('forbidden-field', 'a field __proto__', 'none of that name', 'remove it');
      const value = this.own(found, field);
      if (value !== undefined) sum = (sum + mix(textDigest(field), this.digest(value))) | 0;
      this.path.pop();
    }
    return mix(OBJECT, sum);
  }

  private list(found: readonly unknown[]): number {
    const { length } = found;
    if (length > MAX_PARTS) return this.refuse('too-large', show(found), `at most ${MAX_PARTS} entries`, 'split it up');
    let hash = mix(LIST, length);
    let before: unknown;
    let digest = 0;
    for (let i = 0; i < length; i++) {
      this.path.push(i);
      const entry = this.own(found, i);
      // Lists of placeholders hold the same object many times.
      if (i === 0 || entry !== before) digest = this.digest(entry);
      before = entry;
      hash = mix(hash, digest);
      this.path.pop();
    }
    return hash;
  }

  private own(parent: object, key: string | number): unknown {
    const own = Object.getOwnPropertyDescriptor(parent, key);
    return own === undefined || 'value' in own ? own?.value : this.refuse('not-json', 'a getter', 'plain data', REMEDY);
  }

  private notPlain(found: unknown): never {
    const what = typeof found === 'object' && found !== null ? 'an object with a prototype of its own' : show(found);
    return this.refuse('not-json', what, 'plain data', REMEDY);
  }

  private refuse(code: string, found: string, expected: string, remedy: string): never {
    return fail(`${this.area}/${code}`, found, expected, remedy, pathText(this.path));
  }
}

/** A path as problems write it: `players[0].zones`. */
export function pathText(path: readonly (string | number)[]): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');
}

/**
 * A short digest of plain data: equal data have equal digests, in whatever order their fields are. It tells data apart
 * that differ by accident; it is no protection against forgery. What is not plain is refused under the area's name.
 */
export function digestOf(found: unknown, area: string): string {
  return (new Walk(area).digest(found) >>> 0).toString(36);
}

/** Runs what reads data from outside; whatever such data throws becomes a coded error of the area. */
export function reading<T>(area: string, run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    if (isFatequeueError(thrown)) throw thrown;
    // Only a hostile object (a proxy, say) can make a plain read throw.
    const found = 'an object that refuses to be read';
    throw new FatequeueError([problem(`${area}/unreadable`, found, 'plain data', REMEDY)], { cause: thrown });
  }
}
