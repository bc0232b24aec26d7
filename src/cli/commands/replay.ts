import { resume } from '../../index.js';
import type { Command } from '../command.js';
import { type FlagTable, helpText, readFlags, wholeNumber } from '../flags.js';
import { paintFor } from '../paint.js';
import { gameOfReplay, readSavedGame } from '../saved-game.js';
import { SETS_HELP } from '../sets.js';
import { recordingLines, stepThrough } from '../step-through.js';

const FLAGS = {
  to: { value: 'N', help: 'stop after so many answers' },
  all: { help: 'tell the whole game at once, also on a terminal' },
  brief: { help: 'tell decisions only, not what follows from them' },
  verify: { help: 'only check that the game can be played as it was recorded' },
  sets: { value: 'LIST', help: `what it was played with, if sets of your own are among it: ${SETS_HELP}` },
} as const satisfies FlagTable;

const MOST_ANSWERS = 100_000;

/** `fatequeue replay`: a recorded game, step by step and with its reasons. */
export const replay: Command = {
  name: 'replay',
  summary: 'go through a recorded game step by step',
  help: helpText({
    usage: 'replay FILE [flags]',
    about: [
      'Plays a replay or a saved game again: on a terminal step by step, back and forth, with what everybody sees; elsewhere',
      'all of it is told, every step with its rulings. It ends with 1 if the game cannot be played as it was recorded.',
    ],
    flags: FLAGS,
    examples: [
      ['fatequeue replay my-game.json', 'step through a game'],
      ['fatequeue replay my-game.json --to 40 --brief', 'its first 40 answers'],
      ['fatequeue replay my-game.json --verify', 'whether it can still be played'],
    ],
  }),
  async run(args, terminal) {
    const given = readFlags(args, FLAGS, { usage: 'FILE', most: 1, fewest: 1 });
    const [path] = given.words;
    const at = given.value('to');
    const to = at === undefined ? undefined : wholeNumber('--to', at, 0, MOST_ANSWERS);
    const { replay: found } = readSavedGame(path);
    const game = gameOfReplay(found, given.value('sets'));
    const { steps, state } = resume(game.rules, found, { to });
    const paint = paintFor(terminal.isColoured);
    const outcome = game.rules.outcome(state);
    if (given.has('verify')) {
      const end = outcome === null ? 'the game goes on' : `won by ${outcome.winners.join(', ')}`;
      terminal.write(`${path}: ${steps.length} answers can be played as they were recorded; ${end}.`);
      return 0;
    }
    const width = terminal.isInteractive ? Math.min(terminal.width, 120) : terminal.width;
    const recording = { game, state, steps, paint, brief: given.has('brief'), width };
    terminal.write(paint.strong(game.title), `${state.players.join(', ')} · ${steps.length} answers`);
    if (terminal.isInteractive && !given.has('all')) await stepThrough(recording, terminal);
    else for (const line of recordingLines(recording)) terminal.write(line);
    return 0;
  },
};
