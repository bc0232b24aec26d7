import { VARIANTS } from '../../index.js';
import type { Command } from '../command.js';
import { AGENTS_HELP } from '../contenders.js';
import { type FlagTable, helpText, oneWordOf, readFlags, seedOf, wholeNumber } from '../flags.js';
import { gameNamed } from '../games.js';
import { paintFor } from '../paint.js';
import { percent, range } from '../report/numbers.js';
import { simulateWatched, WORKERS_HELP, workersOf } from '../simulating.js';

const FLAGS = {
  games: { value: 'N', short: 'n', help: 'how many games with each choice of sets (200 unless given)' },
  agents: { value: 'LIST', help: `${AGENTS_HELP}; the first one is tried (greedy,random unless given)` },
  sets: { value: 'LIST', help: 'one choice of sets; every set alone and all together unless given' },
  variant: { value: 'WORD', help: `${VARIANTS.join(', ')} (standard unless given)` },
  seed: { value: 'N', help: 'of the first game of each row (1 unless given)' },
  least: { value: 'N', help: 'how many of 100 games the first agent has to win (90 unless given)' },
  workers: { value: 'N', help: WORKERS_HELP },
} as const satisfies FlagTable;

/** `fatequeue tournament`: whether one bot beats others with every set. */
export const tournament: Command = {
  name: 'tournament',
  summary: 'see whether one bot beats another with every set',
  help: helpText({
    usage: 'tournament [GAME] [flags]',
    about: [
      'Lets the first agent play the others with every set alone and with all together, a row for each, and ends with 1 if it',
      'wins less than it has to with any of them.',
    ],
    flags: FLAGS,
    examples: [
      ['fatequeue tournament', 'the greedy bot against the random one'],
      ['fatequeue tournament --agents ./my-bot.mjs,greedy --least 50', 'whether a bot of your own is the better one'],
    ],
  }),
  async run(args, terminal) {
    const given = readFlags(args, FLAGS, { usage: '[GAME]', most: 1 });
    const game = gameNamed(given.words[0]);
    const games = wholeNumber('--games', given.value('games') ?? '200', 1, 1_000_000);
    const least = wholeNumber('--least', given.value('least') ?? '90', 0, 100);
    const seed = seedOf(given.value('seed') ?? '1', terminal.now);
    const agents = given.value('agents') ?? 'greedy,random';
    const variant = oneWordOf('--variant', given.value('variant') ?? 'standard', VARIANTS);
    const workers = workersOf(given.value('workers'));
    const sets = given.value('sets');
    const rows = sets !== undefined ? [sets] : game.sets.length > 1 ? [...game.sets, 'all'] : game.sets;
    const paint = paintFor(terminal.isColoured);
    const width = Math.max(...rows.map(({ length }) => length));
    let isBeaten = false;
    for (const row of rows) {
      const job = { game: game.name, sets: row, agents, variant, seed, games };
      const { simulation, job: open, isStopped } = await simulateWatched(job, workers, terminal, row);
      const tried = open.contenders[0].name;
      const result = simulation.agents.find(({ name }) => name === tried);
      if (isStopped || result === undefined) {
        terminal.complain(`Stopped after ${simulation.games} of ${games} games with ${row}.`);
        return 1;
      }
      const isEnough = result.wins * 100 >= least * result.seats;
      isBeaten ||= !isEnough;
      const won = `${tried} wins ${result.wins} of ${result.seats}, ${percent(result.winRate.rate)}`;
      const line = `${row.padEnd(width)}  ${won} (${range(result.winRate)})`;
      terminal.write(isEnough ? line : paint.warning(`${line}, less than ${least} %`));
    }
    return isBeaten ? 1 : 0;
  },
};
