import { parseArgs } from 'node:util';
import { fail, nearestWord, show } from '../kernel/errors.js';

/** A flag of a command; one with a `value` takes one, which help shows under that name. */
export interface Flag {
  readonly value?: string;
  readonly short?: string;
  /** What it does, in one line. */
  readonly help: string;
}

/** The flags of a command by their names without dashes; every command has `--help` besides. */
export type FlagTable = Readonly<Record<string, Flag>>;

/** The flags that take a value. */
export type ValueFlag<T extends FlagTable> = {
  [F in keyof T & string]: T[F] extends { readonly value: string } ? F : never;
}[keyof T & string];

/** The flags that are there or not. */
export type SwitchFlag<T extends FlagTable> = Exclude<keyof T & string, ValueFlag<T>>;

/** What a command was given. */
export interface Given<T extends FlagTable> {
  /** What is no flag, in order. */
  readonly words: readonly string[];
  /** The value of a flag, or undefined if it was not given. */
  value(flag: ValueFlag<T>): string | undefined;
  has(flag: SwitchFlag<T>): boolean;
}

/** What a command takes besides flags, for a mistake to be told. */
export interface Words {
  /** As help shows it: `[FILE]`. */
  readonly usage: string;
  readonly most: number;
  readonly fewest?: number;
}

const NO_WORDS: Words = { usage: '', most: 0 };

/** Reads a command's arguments; whatever it does not take is a coded error that names the nearest flag. */
export function readFlags<const T extends FlagTable>(
  args: readonly string[],
  table: T,
  { usage, most, fewest = 0 }: Words = NO_WORDS,
): Given<T> {
  const options = Object.fromEntries(
    Object.entries(table).map(([name, { value, short }]) => {
      const type = value === undefined ? ('boolean' as const) : ('string' as const);
      return [name, short === undefined ? { type } : { type, short }];
    }),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const words: string[] = [];
  const values = new Map<string, string>();
  const switches = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(table, name)) unknownFlag(rawName, table);
    if (table[name].value === undefined) {
      if (value !== undefined) {
        fail('cli/wrong-value', `${rawName} with the value ${show(value)}`, `${rawName} alone`, 'leave the value out');
      }
      switches.add(name);
    } else {
      const like = `--${name}=${table[name].value}`;
      // What looks like a flag is hardly meant as a value, unless it is written with an equals sign.
      if (value === undefined || (!token.inlineValue && /^-[^\d]/.test(value))) {
        return fail('cli/wrong-value', `${rawName} without a value`, like, 'give it one, or see --help');
      }
      if (values.has(name)) fail('cli/wrong-value', `${rawName} twice`, `${like} once`, 'leave one of them out');
      values.set(name, value);
    }
  }
  if (words.length > most) {
    const expected = most === 0 ? 'flags only' : `no more than ${usage}`;
    fail('cli/unexpected-argument', show(words[most]), expected, 'leave it out, or see --help');
  }
  if (words.length < fewest) {
    fail('cli/missing-argument', words.length === 0 ? 'nothing' : words.join(' '), usage, 'add it, or see --help');
  }
  return { words, value: (flag) => values.get(flag), has: (flag) => switches.has(flag) };
}

function unknownFlag(found: string, table: FlagTable): never {
  const flags = [...Object.keys(table), 'help'].map((name) => `--${name}`);
  const near = nearestWord(found, flags);
  fail('cli/unknown-flag', show(found), flags.join(', '), near === null ? 'see --help' : `did you mean ${near}?`);
}

/** The whole number that a flag was given, within bounds. */
export function wholeNumber(flag: string, found: string, min: number, max: number): number {
  const number = Number(found);
  if (/^[+-]?\d+$/.test(found) && number >= min && number <= max) return number;
  const isWide = max - min > 1_000_000_000;
  const expected = isWide ? 'a whole number' : `a whole number from ${min} to ${max}`;
  return fail('cli/wrong-value', `${flag} ${show(found)}`, expected, `pass for example ${flag} ${Math.min(max, 7)}`);
}

/** The seed that a flag was given, or one from the clock. */
export function seedOf(found: string | undefined, now: () => number): number {
  return found === undefined ? now() : wholeNumber('--seed', found, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
}

/** The word that a flag was given, one of some. */
export function oneWordOf<const W extends string>(flag: string, found: string, allowed: readonly W[]): W {
  const word = allowed.find((one) => one === found);
  if (word !== undefined) return word;
  const near = nearestWord(found, allowed);
  const remedy = near === null ? 'choose one of these' : `did you mean ${near}?`;
  return fail('cli/wrong-value', `${flag} ${show(found)}`, `one of ${allowed.join(', ')}`, remedy);
}

/** What `--help` shows of a command. */
export interface HelpParts {
  /** What follows the word fatequeue: `play [GAME] [flags]`. */
  readonly usage: string;
  readonly about: readonly string[];
  readonly flags: FlagTable;
  /** Command lines that can be copied, each with what it does. */
  readonly examples?: readonly (readonly [line: string, what: string])[];
}

const HELP_FLAG: Flag = { short: 'h', help: 'this text' };

/** The help of a command, written from its table of flags. */
export function helpText({ usage, about, flags, examples = [] }: HelpParts): string {
  const rows = Object.entries({ ...flags, help: HELP_FLAG }).map(([name, { short, value, help }]) => {
    const names = `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
    return [names, help] as const;
  });
  return [
    `Usage: fatequeue ${usage}`,
    '',
    ...about,
    '',
    ...inColumns(rows),
    ...(examples.length === 0 ? [] : ['', 'For example:', ...inColumns(examples)]),
  ].join('\n');
}

/** Rows of two columns, indented. */
export function inColumns(rows: readonly (readonly [first: string, second: string])[]): readonly string[] {
  const width = Math.max(0, ...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}   ${second}`);
}
