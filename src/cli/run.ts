import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { ascension, isFatequeueError } from '../index.js';
import { narratedGame } from './narrate.js';
import { paintFor } from './paint.js';
import { play } from './play.js';
import { HELP, readSettings, type Settings } from './settings.js';
import type { Terminal } from './terminal.js';

/** Runs the command with its arguments; gives the exit code: 0, or 2 for arguments that make no sense. */
export async function run(args: readonly string[], terminal: Terminal): Promise<0 | 2> {
  let settings: Settings;
  try {
    settings = readSettings(args, terminal.now);
  } catch (thrown) {
    if (!isFatequeueError(thrown)) throw thrown;
    terminal.complain(`fatequeue: ${thrown.message}`);
    return 2;
  }
  if (settings.help) {
    terminal.write(HELP);
    return 0;
  }
  const paint = paintFor(terminal.isColoured);
  const rules = ascension({ sets: [chronicleOfTheGodslayer] });
  terminal.write(paint.strong(`Ascension: ${chronicleOfTheGodslayer.name}`));
  if (terminal.isInteractive && !settings.bots) {
    await play(rules, settings, terminal, paint);
  } else {
    for (const line of narratedGame(rules, settings, paint)) terminal.write(line);
  }
  return 0;
}
