import { nearestWord, type Problem, problem, show } from './errors.js';
import type { JsonFields } from './json.js';

/** What a shape returns where the input does not fit; the reason is among the reading's problems. */
export const UNFIT: unique symbol = Symbol('unfit');

/** Bounds on what is read from outside. */
const MAX_DEPTH = 64;
const MAX_PARTS = 200_000;
const MAX_PROBLEMS = 100;

/** The reading of one input: where we are, how much was read, what was wrong. */
export interface Reading {
  readonly problems: Problem[];
  /** How many problems are told. */
  readonly most: number;
  readonly area: string;
  depth: number;
  parts: number;
}

/** What a shape is made of, for all that is derived from shapes: schemas, references, generators. */
export type Form =
  | { readonly form: 'integer'; readonly min: number; readonly max: number }
  | { readonly form: 'text'; readonly max: number; readonly pattern: RegExp | null }
  | { readonly form: 'flag' }
  | { readonly form: 'words'; readonly words: readonly string[] }
  | { readonly form: 'nothing' }
  | { readonly form: 'optional'; readonly of: Shape<unknown> }
  | { readonly form: 'nullable'; readonly of: Shape<unknown> }
  | {
      readonly form: 'list';
      readonly of: Shape<unknown>;
      readonly min: number;
      readonly max: number;
      readonly distinct: boolean;
    }
  | { readonly form: 'record'; readonly fields: Readonly<Record<string, Shape<unknown>>> }
  | { readonly form: 'union'; readonly tag: string; readonly members: Readonly<Record<string, Shape<unknown>>> }
  | { readonly form: 'either'; readonly of: readonly Shape<unknown>[] }
  | { readonly form: 'later'; readonly shape: () => Shape<unknown> }
  | {
      readonly form: 'limited';
      readonly of: Shape<unknown>;
      /** The same limit as a JSON Schema, if it has one. */
      readonly schema: JsonFields | undefined;
    };

/**
 * The form of a value from outside. Reading copies it into a fresh plain value with its fields in a fixed order, or
 * reports every problem; it never follows a prototype, runs a getter, or goes deeper than its bounds.
 */
export interface Shape<T> {
  /** The form in words. */
  readonly expected: string;
  readonly form: Form;
  read(found: unknown, path: string, reading: Reading): T | typeof UNFIT;
}

/** The type a shape reads. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

function unfit(
  reading: Reading,
  code: string,
  path: string,
  found: string,
  expected: string,
  remedy: string,
): typeof UNFIT {
  if (!isFull(reading)) reading.problems.push(problem(`${reading.area}/${code}`, found, expected, remedy, path));
  return UNFIT;
}

/** Whether no more problems are told. */
function isFull({ problems, most }: Reading): boolean {
  return problems.length >= most;
}

/** A word that is none of those allowed, with the nearest of them. */
function unknown(
  reading: Reading,
  code: string,
  path: string,
  word: unknown,
  allowed: readonly string[],
  { found, expected, remedy }: Pick<Problem, 'found' | 'expected' | 'remedy'>,
): string | null {
  if (isFull(reading)) return null;
  const nearest = typeof word === 'string' ? nearestWord(word, allowed) : null;
  if (nearest === null) unfit(reading, code, path, found, expected, remedy);
  else {
    const near = problem(`${reading.area}/${code}`, found, expected, `did you mean "${nearest}"?`, path);
    reading.problems.push({ ...near, nearest });
  }
  return nearest;
}

/** A plain field of an object from outside, without running a getter or following a prototype; undefined if there is none. */
export function ownField(found: unknown, field: string): unknown {
  try {
    if (typeof found !== 'object' || found === null) return undefined;
    return Object.getOwnPropertyDescriptor(found, field)?.value;
  } catch {
    // Only a hostile object (a proxy, say) can make a look at it throw.
    return undefined;
  }
}

/** Reads a whole input; the result is the value or the list of problems. */
export function readShape<T>(
  shape: Shape<T>,
  found: unknown,
  area: string,
  most = MAX_PROBLEMS,
): { value: T } | { problems: readonly Problem[] } {
  const reading: Reading = { problems: [], most, area, depth: 0, parts: 0 };
  let value: T | typeof UNFIT;
  try {
    value = shape.read(found, '', reading);
  } catch {
    // Only a hostile object (a proxy, say) can make a plain read throw.
    value = unfit(reading, 'unreadable', '', 'an object that refuses to be read', 'plain data', 'pass parsed JSON');
  }
  return value === UNFIT || reading.problems.length > 0 ? { problems: reading.problems } : { value };
}

/** A whole number within bounds. */
export function integer(min: number, max: number): Shape<number> {
  const expected = min === max ? `the number ${min}` : `a whole number from ${min} to ${max}`;
  return {
    expected,
    form: { form: 'integer', min, max },
    read(found, path, reading) {
      if (typeof found === 'number' && Number.isInteger(found) && found >= min && found <= max) return found;
      return unfit(reading, 'not-a-number', path, show(found), expected, 'write such a number');
    },
  };
}

/** A text of limited length, not empty. */
export function text(max: number): Shape<string> {
  const expected = `a text of 1 to ${max} characters`;
  return {
    expected,
    form: { form: 'text', max, pattern: null },
    read(found, path, reading) {
      if (typeof found === 'string' && found.length > 0 && hasAtMost(max, found)) return found;
      return unfit(reading, 'not-a-text', path, show(found), expected, 'write such a text');
    },
  };
}

/** Whether a text has no more characters than this; one outside of the basic plane is one, though JavaScript counts two. */
function hasAtMost(max: number, found: string): boolean {
  return found.length <= max || (found.length <= 2 * max && [...found].length <= max);
}

/** A text of limited length that a pattern fits. */
export function pattern(max: number, fits: RegExp, expected: string, remedy: string): Shape<string> {
  const plain = text(max);
  return {
    expected,
    form: { form: 'text', max, pattern: fits },
    read(found, path, reading) {
      const read = plain.read(found, path, reading);
      if (read === UNFIT || fits.test(read)) return read;
      return unfit(reading, 'not-allowed', path, show(found), expected, remedy);
    },
  };
}

/** True or false. */
export const flag: Shape<boolean> = {
  expected: 'true or false',
  form: { form: 'flag' },
  read(found, path, reading) {
    if (typeof found === 'boolean') return found;
    return unfit(reading, 'not-a-flag', path, show(found), 'true or false', 'write true or false');
  },
};

/** One of a closed list of words. */
export function oneOf<const W extends string>(words: readonly W[]): Shape<W> {
  const expected = words.length === 1 ? `"${words[0]}"` : `one of ${words.join(', ')}`;
  return {
    expected,
    form: { form: 'words', words },
    read(found, path, reading) {
      for (const word of words) if (word === found) return word;
      const remedy = words.length === 1 ? `write "${words[0]}"` : 'use one of these words';
      unknown(reading, 'unknown-word', path, found, words, { found: show(found), expected, remedy });
      return UNFIT;
    },
  };
}

/** A value or nothing; what is absent is read as undefined, so that every object of a shape has the same fields. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return {
    expected: `${shape.expected}, or nothing`,
    form: { form: 'optional', of: shape },
    read(found, path, reading) {
      return found === undefined ? undefined : shape.read(found, path, reading);
    },
  };
}

/** What fits nothing: a field or a member that others of its kind have. */
export function refused(expected: string, remedy: string): Shape<never> {
  return {
    expected,
    form: { form: 'nothing' },
    read(found, path, reading) {
      return unfit(reading, 'not-allowed', path, show(found), expected, remedy);
    },
  };
}

/** A value or nothing that means something to others and is left out of what is read. */
export function ignored<T>(shape: Shape<T>): Shape<undefined> {
  return {
    expected: `${shape.expected}, or nothing`,
    form: { form: 'optional', of: shape },
    read(found, path, reading) {
      return found === undefined || shape.read(found, path, reading) !== UNFIT ? undefined : UNFIT;
    },
  };
}

/** Null or a value. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return {
    expected: `${shape.expected}, or null`,
    form: { form: 'nullable', of: shape },
    read(found, path, reading) {
      return found === null ? null : shape.read(found, path, reading);
    },
  };
}

function counted(reading: Reading, path: string): boolean {
  if (++reading.parts <= MAX_PARTS) return true;
  if (reading.parts === MAX_PARTS + 1) {
    unfit(reading, 'too-large', path, `more than ${MAX_PARTS} parts`, 'data of a reasonable size', 'split it up');
  }
  return false;
}

/** A list of values of one shape. */
export function list<T>(shape: Shape<T>, min = 0, max = 10_000): Shape<readonly T[]> {
  const expected = `a list of ${min} to ${max}`;
  return {
    expected,
    form: { form: 'list', of: shape, min, max, distinct: false },
    read(found, path, reading) {
      if (!Array.isArray(found)) return unfit(reading, 'not-a-list', path, show(found), expected, 'write a list');
      const { length } = found;
      if (length < min || length > max) {
        return unfit(reading, 'wrong-length', path, show(found), expected, 'change the number of entries');
      }
      return nested(reading, path, () => {
        const read: T[] = [];
        let fits = true;
        for (let i = 0; i < length; i++) {
          if (!counted(reading, path)) return UNFIT;
          const own = Object.getOwnPropertyDescriptor(found, i);
          if (own !== undefined && !('value' in own)) {
            fits = false;
            unfit(reading, 'not-plain', `${path}[${i}]`, 'a getter', 'plain data', 'pass parsed JSON');
            continue;
          }
          const value = shape.read(own?.value, `${path}[${i}]`, reading);
          if (value === UNFIT) fits = false;
          else read.push(value);
        }
        return fits ? read : UNFIT;
      });
    },
  };
}

/** A list of words in which none stands twice. */
export function distinct<T extends string>(shape: Shape<T>, min: number, max: number): Shape<readonly T[]> {
  const all = list(shape, min, max);
  const expected = 'each of them once';
  return {
    expected: `${all.expected}, ${expected}`,
    form: { form: 'list', of: shape, min, max, distinct: true },
    read(found, path, reading) {
      const read = all.read(found, path, reading);
      if (read === UNFIT || new Set(read).size === read.length) return read;
      return unfit(reading, 'not-allowed', path, show(found), expected, 'leave out the repetition');
    },
  };
}

/** A list of exactly four values of one shape. */
export function four<T>(shape: Shape<T>): Shape<readonly [T, T, T, T]> {
  const all = list(shape, 4, 4);
  return {
    expected: 'a list of 4',
    form: all.form,
    read(found, path, reading) {
      const read = all.read(found, path, reading);
      return read === UNFIT ? UNFIT : [read[0], read[1], read[2], read[3]];
    },
  };
}

function nested<T>(reading: Reading, path: string, read: () => T | typeof UNFIT): T | typeof UNFIT {
  if (reading.depth >= MAX_DEPTH) {
    return unfit(
      reading,
      'too-deep',
      path,
      `more than ${MAX_DEPTH} levels`,
      'shallower data',
      'remove cycles and deep nesting',
    );
  }
  reading.depth++;
  const value = read();
  reading.depth--;
  return value;
}

/** The shapes of all fields of an object. */
export type Fields<T> = { readonly [K in keyof T]-?: Shape<T[K]> };

/** A plain object with exactly these fields. */
export function record<T extends object>(fields: Fields<T>): Shape<T> {
  const names = Object.keys(fields);
  const expected = `an object with ${names.join(', ')}`;
  const shapes: readonly [string, Shape<unknown>][] = Object.entries(fields);
  return {
    expected,
    form: { form: 'record', fields: Object.fromEntries(shapes) },
    read(found, path, reading) {
      if (typeof found !== 'object' || found === null || Array.isArray(found)) {
        return unfit(reading, 'not-an-object', path, show(found), expected, 'write an object');
      }
      const prototype: unknown = Object.getPrototypeOf(found);
      if (prototype !== Object.prototype && prototype !== null) {
        return unfit(reading, 'not-plain', path, 'an object with a prototype', 'plain data', 'pass parsed JSON');
      }
      return nested(reading, path, () => {
        let fits = true;
        for (const key of Reflect.ownKeys(found)) {
          if (!counted(reading, path)) return UNFIT;
          if (typeof key === 'string' && names.includes(key)) continue;
          fits = false;
          const words = { found: `a field ${show(key)}`, expected, remedy: 'remove it' };
          unknown(reading, 'unknown-field', path, key, names, words);
        }
        const value: Record<string, unknown> = {};
        for (const [name, shape] of shapes) {
          const own = Object.getOwnPropertyDescriptor(found, name);
          if (own !== undefined && !('value' in own)) {
            fits = false;
            unfit(reading, 'not-plain', join(path, name), 'a getter', 'plain data', 'pass parsed JSON');
            continue;
          }
          const part = shape.read(own?.value, join(path, name), reading);
          if (part === UNFIT) fits = false;
          value[name] = part;
        }
        // Every field of T was read by the shape of its type.
        return fits ? (value as T) : UNFIT;
      });
    },
  };
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The shapes of a closed union, by the word in its tag. */
export type Members<T, Tag extends keyof T> = {
  readonly [W in T[Tag] & string]: Shape<Extract<T, { readonly [K in Tag]: W }>>;
};

/** An object whose tag says which member of a closed union it is. */
export function tagged<T, Tag extends keyof T & string>(tag: Tag, members: Members<T, Tag>): Shape<T> {
  const table = new Map<string, Shape<T>>(Object.entries(members));
  const words = oneOf([...table.keys()]);
  const expected = `an object with a field "${tag}" that is ${words.expected}`;
  return {
    expected,
    form: { form: 'union', tag, members: Object.fromEntries(table) },
    read(found, path, reading) {
      if (typeof found !== 'object' || found === null || Array.isArray(found)) {
        return unfit(reading, 'not-an-object', path, show(found), expected, 'write an object');
      }
      const own = Object.getOwnPropertyDescriptor(found, tag);
      const at = join(path, tag);
      const word = words.read(own?.value, at, reading);
      if (word !== UNFIT) return table.get(word)?.read(found, path, reading) ?? UNFIT;
      // What else is wrong with the member that was meant is told too.
      const { problems } = reading;
      const told = problems.length;
      const meant = table.get(problems.at(-1)?.nearest ?? '');
      if (meant === undefined || problems.at(-1)?.path !== at) return UNFIT;
      meant.read(found, path, reading);
      problems.push(...problems.splice(told).filter((one) => one.path !== at));
      return UNFIT;
    },
  };
}

/** A shape that is defined later, for languages that contain themselves. */
export function lazy<T>(expected: string, shape: () => Shape<T>): Shape<T> {
  return {
    expected,
    form: { form: 'later', shape },
    read(found, path, reading) {
      return shape().read(found, path, reading);
    },
  };
}

/** A number, or else an object or a list of another shape. */
export function numberOr<T>(number: Shape<number>, shape: Shape<T>): Shape<number | T> {
  const expected = `${number.expected}, or ${shape.expected}`;
  return {
    expected,
    form: { form: 'either', of: [number, shape] },
    read(found, path, reading) {
      if (typeof found === 'number') return number.read(found, path, reading);
      if (typeof found === 'object' && found !== null) return shape.read(found, path, reading);
      return unfit(reading, 'not-a-number', path, show(found), expected, 'write one of these');
    },
  };
}

/** One word, or else a value of another shape. */
export function wordOr<const W extends string, T>(word: W, shape: Shape<T>): Shape<W | T> {
  const expected = `"${word}", or ${shape.expected}`;
  return {
    expected,
    form: { form: 'either', of: [oneOf([word]), shape] },
    read(found, path, reading) {
      return found === word ? word : shape.read(found, path, reading);
    },
  };
}

/** A shape with a limit besides, and the same limit as a JSON Schema for shapes that schemas are derived from. */
export function where<T>(
  shape: Shape<T>,
  holds: (value: T) => boolean,
  expected: string,
  remedy: string,
  schema?: JsonFields,
): Shape<T> {
  return {
    expected,
    form: { form: 'limited', of: shape, schema },
    read(found, path, reading) {
      const value = shape.read(found, path, reading);
      if (value === UNFIT || holds(value)) return value;
      return unfit(reading, 'not-allowed', path, show(found), expected, remedy);
    },
  };
}
