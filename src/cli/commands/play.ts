import type { Command } from '../command.js';
import { type FlagTable, helpText, readFlags, seedOf, wholeNumber } from '../flags.js';
import { gameNamed } from '../games.js';
import { narratedGame } from '../narrate.js';
import { paintFor } from '../paint.js';
import { play as playAtTerminal } from '../play.js';
import { SETS_HELP } from '../sets.js';

const FEWEST = 2;
const MOST = 4;

const FLAGS = {
  sets: { value: 'LIST', help: SETS_HELP },
  players: { value: 'N', help: `${FEWEST} to ${MOST}, you included (${FEWEST} unless given)` },
  seed: { value: 'N', help: 'the same number gives the same game (from the clock unless given)' },
  bots: { help: 'let bots play all seats, also on a terminal' },
  brief: { help: 'tell decisions only, not what follows from them' },
} as const satisfies FlagTable;

/** `fatequeue play`: a game against bots on a terminal, or a game of bots that is told. */
export const play: Command = {
  name: 'play',
  summary: 'play a game',
  help: helpText({
    usage: 'play [GAME] [flags]',
    about: ['On a terminal you play against bots; elsewhere bots play and every step is told.'],
    flags: FLAGS,
  }),
  async run(args, terminal) {
    const given = readFlags(args, FLAGS, { usage: 'GAME', most: 1 });
    const players = wholeNumber('--players', given.value('players') ?? String(FEWEST), FEWEST, MOST);
    const settings = { seed: seedOf(given.value('seed'), terminal.now), players, brief: given.has('brief') };
    const game = gameNamed(given.words[0]).open(given.value('sets'));
    const paint = paintFor(terminal.isColoured);
    terminal.write(paint.strong(game.title));
    if (terminal.isInteractive && !given.has('bots')) {
      await playAtTerminal(game, settings, terminal, paint);
    } else {
      for (const line of narratedGame(game, settings, paint)) terminal.write(line);
    }
    return 0;
  },
};
