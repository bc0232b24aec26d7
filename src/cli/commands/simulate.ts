import { VARIANTS } from '../../index.js';
import type { Command } from '../command.js';
import { AGENTS_HELP } from '../contenders.js';
import { writeText } from '../files.js';
import { type FlagTable, helpText, oneWordOf, readFlags, seedOf, wholeNumber } from '../flags.js';
import { gameNamed } from '../games.js';
import { paintFor } from '../paint.js';
import { htmlReport } from '../report/html-report.js';
import { tableReport } from '../report/table-report.js';
import { SETS_HELP } from '../sets.js';
import { simulateWatched, WORKERS_HELP, workersOf } from '../simulating.js';
import { nameOf } from '../wording.js';

const MOST_GAMES = 10_000_000;

const FLAGS = {
  games: { value: 'N', short: 'n', help: 'how many games (1000 unless given)' },
  agents: { value: 'LIST', help: `${AGENTS_HELP} (greedy,greedy unless given)` },
  sets: { value: 'LIST', help: SETS_HELP },
  variant: { value: 'WORD', help: `${VARIANTS.join(', ')} (solitaire for one agent, standard unless given)` },
  seed: { value: 'N', help: 'of the first game; the others count on (from the clock unless given)' },
  workers: { value: 'N', help: WORKERS_HELP },
  json: { help: 'write the results as JSON instead of a table' },
  html: { value: 'FILE', help: 'write a report with plots to a file too' },
} as const satisfies FlagTable;

/** `fatequeue simulate`: many games between bots, and what came of them. */
export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play many games, and see what comes of them',
  help: helpText({
    usage: 'simulate [GAME] [flags]',
    about: [
      'Plays games between bots in parallel and adds up what came of them: who wins, by agent and by place in turn order,',
      'how long games are, and for each card how often it is taken and how those who take it fare. The same seed gives the',
      'same results, with any number of workers. Ctrl-C stops it with the results so far.',
    ],
    flags: FLAGS,
    examples: [
      ['fatequeue simulate --games 200 --agents greedy,random', 'who is better, and by how much'],
      ['fatequeue simulate --sets chronicle,storm --html report.html', 'plots of two boxes together'],
      ['fatequeue simulate --agents ./my-bot.mjs,greedy --seed 1', 'a bot of your own'],
    ],
  }),
  async run(args, terminal) {
    const given = readFlags(args, FLAGS, { usage: '[GAME]', most: 1 });
    const agents = given.value('agents') ?? 'greedy,greedy';
    const usual = agents.includes(',') ? 'standard' : 'solitaire';
    const variant = oneWordOf('--variant', given.value('variant') ?? usual, VARIANTS);
    const games = wholeNumber('--games', given.value('games') ?? '1000', 1, MOST_GAMES);
    const { name: game } = gameNamed(given.words[0]);
    const job = {
      game,
      sets: given.value('sets'),
      agents,
      variant,
      seed: seedOf(given.value('seed'), terminal.now),
      games,
    };
    const workers = workersOf(given.value('workers'));
    const { simulation, job: open, isStopped } = await simulateWatched(job, workers, terminal, 'Playing');
    const named = (id: string): string => nameOf(open.game.cards, id);
    const path = given.value('html');
    if (path !== undefined) writeText(path, htmlReport(open.game.title, simulation, named));
    if (given.has('json')) terminal.write(JSON.stringify(simulation, null, 2));
    else terminal.write(...tableReport(open.game.title, simulation, named, paintFor(terminal.isColoured)));
    if (isStopped) terminal.complain(`Stopped after ${simulation.games} of ${games} games.`);
    return 0;
  },
};
