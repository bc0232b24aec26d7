import { fail, isFatequeueError, nearestWord, show } from '../kernel/errors.js';
import type { Command, ExitCode } from './command.js';
import { COMMANDS } from './commands/index.js';
import { inColumns } from './flags.js';
import { GAMES } from './games.js';
import type { Terminal } from './terminal.js';

/** What runs when only flags or a game are given. */
const USUAL = 'play';

/** Runs a command line; `version` is what `--version` tells. */
export async function run(args: readonly string[], terminal: Terminal, version: string): Promise<ExitCode> {
  try {
    return await dispatch(args, terminal, version);
  } catch (thrown) {
    if (!isFatequeueError(thrown)) throw thrown;
    for (const line of thrown.message.split('\n')) terminal.complain(`fatequeue: ${line}`);
    return thrown.code.startsWith('cli/') ? 2 : 1;
  }
}

async function dispatch(args: readonly string[], terminal: Terminal, version: string): Promise<ExitCode> {
  const [first] = args;
  if (first === 'help' || first === '--help' || first === '-h') return help(args.slice(1), terminal);
  if (first === '--version') {
    terminal.write(version);
    return 0;
  }
  // `fatequeue`, `fatequeue --seed 7` and `fatequeue ascension` all play.
  const isUsual = first === undefined || first.startsWith('-') || GAMES.some(({ name }) => name === first);
  const command = commandOf(isUsual ? USUAL : first);
  const rest = isUsual ? args : args.slice(1);
  if (asksForHelp(rest)) {
    terminal.write(command.help);
    return 0;
  }
  return command.run(rest, terminal, version);
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
}

function help(words: readonly string[], terminal: Terminal): ExitCode {
  const [word] = words;
  terminal.write(word === undefined || word.startsWith('-') ? overview() : commandOf(word).help);
  return 0;
}

function commandOf(word: string): Command {
  const found = COMMANDS.find(({ name }) => name === word);
  if (found !== undefined) return found;
  const names = [...COMMANDS.map(({ name }) => name), 'help'];
  const near = nearestWord(word, names);
  const remedy = near === null ? 'see fatequeue help' : `did you mean ${near}?`;
  return fail('cli/unknown-command', show(word), `one of ${names.join(', ')}`, remedy);
}

function overview(): string {
  return [
    'Usage: fatequeue [COMMAND] [flags]',
    '',
    'Plays deck-building games by the rules, alone against bots or with others, and works with their cards.',
    'Without a command it plays: on a terminal with you, elsewhere bots play and every step is told.',
    '',
    'Commands:',
    ...inColumns([
      ...COMMANDS.map(({ name, summary }) => [name, summary] as const),
      ['help COMMAND', 'what a command does and its flags; COMMAND --help does the same'],
    ]),
    '',
    'It ends with 0, with 1 if a check failed, or with 2 if the command line makes no sense.',
    'NO_COLOR=1 turns colours off.',
  ].join('\n');
}
