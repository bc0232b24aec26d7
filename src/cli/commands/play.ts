import { VARIANTS } from '../../index.js';
import { fail } from '../../kernel/errors.js';
import type { Command } from '../command.js';
import { type FlagTable, helpText, readFlags, seedOf } from '../flags.js';
import { GAMES, gameNamed } from '../games.js';
import { narratedGame } from '../narrate.js';
import { paintFor } from '../paint.js';
import { newSession, play as playSession, savedSession, saveSession } from '../play.js';
import { PLAYERS_HELP, seatingOf, variantOf } from '../seating.js';
import { SETS_HELP } from '../sets.js';

const FLAGS = {
  sets: { value: 'LIST', help: SETS_HELP },
  players: { value: 'LIST', help: `${PLAYERS_HELP} (2 unless given)` },
  variant: { value: 'WORD', help: `${VARIANTS.join(', ')} (solitaire for one player, standard unless given)` },
  seed: { value: 'N', help: 'the same number deals the same game (from the clock unless given)' },
  bots: { help: 'let bots play all seats, and tell every step' },
  brief: { help: 'tell decisions only, not what follows from them' },
  save: { value: 'FILE', help: 'save the game in a file after every answer' },
  resume: { value: 'FILE', help: 'go on with a saved game' },
} as const satisfies FlagTable;

/** What the file of a saved game says already. */
const IN_FILE = ['players', 'variant', 'seed'] as const;

/** `fatequeue play`: a game of people and bots, or a game of bots that is told. */
export const play: Command = {
  name: 'play',
  summary: 'play a game with people and bots, or watch bots play',
  help: helpText({
    usage: 'play [GAME] [flags]',
    about: [
      'On a terminal you play, against bots and with others at the same screen; elsewhere bots play and every step is told.',
      'While you play, ? shows what you can type: take back, a hint, why something happened, save, and more.',
      `Games: ${GAMES.map(({ name, summary }) => `${name} (${summary})`).join(', ')}.`,
    ],
    flags: FLAGS,
    examples: [
      ['fatequeue play', 'you against a bot'],
      ['fatequeue play --sets chronicle,storm --players Ann,Ben,greedy', 'two people and a bot with two boxes'],
      ['fatequeue play --players 1 --save my-game.json', 'solitaire, saved after every answer'],
      ['fatequeue play --resume my-game.json', 'the same game again'],
      ['fatequeue play --bots --seed 7 --brief', 'a game of two bots in short'],
    ],
  }),
  async run(args, terminal) {
    const given = readFlags(args, FLAGS, { usage: '[GAME]', most: 1 });
    const paint = paintFor(terminal.isColoured);
    const brief = given.has('brief');
    const path = given.value('resume');
    if (path !== undefined) {
      const extra = IN_FILE.find((flag) => given.value(flag) !== undefined);
      if (extra !== undefined || given.has('bots')) {
        const found = `--resume with --${extra ?? 'bots'}`;
        fail('cli/conflicting-flags', found, 'one or the other', 'leave it out: the file says it');
      }
      const session = savedSession(path, given.value('sets'));
      await playSession(session, { brief, save: given.value('save') ?? path }, terminal, paint);
      return 0;
    }
    const players = given.value('players') ?? '2';
    const isWatched = given.has('bots') || (!terminal.isInteractive && /^\d+$/.test(players));
    const seats = seatingOf(players, !isWatched);
    const game = gameNamed(given.words[0]).open(given.value('sets'));
    const variant = variantOf(given.value('variant'), seats.length);
    const seed = seedOf(given.value('seed'), terminal.now);
    const start = { players: seats.map(({ name }) => name), seed, variant };
    const session = newSession(game, seats, start);
    if (!isWatched && seats.some(({ who }) => who === 'person')) {
      await playSession(session, { brief, save: given.value('save') }, terminal, paint);
      return 0;
    }
    terminal.write(paint.strong(game.title));
    for (const line of narratedGame(session, brief, paint)) terminal.write(line);
    const save = given.value('save');
    if (save !== undefined) saveSession(save, session);
    return 0;
  },
};
