import { parseArgs } from 'node:util';
import { fail, nearestWord, show } from '../kernel/errors.js';

/** What the command was asked to do. */
export interface Settings {
  readonly seed: number;
  readonly players: number;
  /** Bots only, even where a person could play. */
  readonly bots: boolean;
  /** Decisions only, without what follows from them. */
  readonly brief: boolean;
  readonly help: boolean;
}

const FLAGS = {
  seed: { type: 'string' },
  players: { type: 'string' },
  bots: { type: 'boolean' },
  brief: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const FEWEST = 2;
const MOST = 4;

/** What `--help` shows. */
export const HELP = `fatequeue: play Ascension, Chronicle of the Godslayer

On a terminal you play against bots; elsewhere bots play and every step is told.

  --seed N       the same number gives the same game (a whole number; from the clock unless given)
  --players N    ${FEWEST} to ${MOST}, you included (${FEWEST} unless given)
  --bots         let bots play all seats, also on a terminal
  --brief        tell decisions only, not what follows from them
  -h, --help     this text`;

/** Reads the command's arguments; `now` gives the seed where none is named. */
export function readSettings(args: readonly string[], now: () => number): Settings {
  const { seed, players, bots = false, brief = false, help = false } = parse(args);
  return {
    seed: seed === undefined ? now() : wholeNumber('--seed', seed, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    players: players === undefined ? FEWEST : wholeNumber('--players', players, FEWEST, MOST),
    bots,
    brief,
    help,
  };
}

function parse(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options: FLAGS, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') {
      return fail('cli/unexpected-argument', show(token.value), 'flags only', 'leave it out, or see --help');
    }
    if (token.kind === 'option' && !Object.hasOwn(FLAGS, token.name)) unknownFlag(token.rawName);
  }
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (thrown) {
    // What is left is a value that is missing, or one too many.
    const found = thrown instanceof Error ? (thrown.message.split(/[.\n]/)[0] ?? '') : show(thrown);
    return fail(
      'cli/wrong-value',
      found,
      '--seed and --players with a number, the others without',
      'write --seed=7, or see --help',
    );
  }
}

function unknownFlag(found: string): never {
  const flags = Object.keys(FLAGS).map((name) => `--${name}`);
  const near = nearestWord(found, flags);
  fail('cli/unknown-flag', show(found), flags.join(', '), near === null ? 'see --help' : `did you mean ${near}?`);
}

function wholeNumber(flag: string, found: string, min: number, max: number): number {
  const number = Number(found);
  if (/^[+-]?\d+$/.test(found) && number >= min && number <= max) return number;
  const expected = max - min < 100 ? `a whole number from ${min} to ${max}` : 'a whole number';
  return fail('cli/wrong-value', `${flag} ${show(found)}`, expected, `pass for example ${flag} ${max < 100 ? max : 7}`);
}
