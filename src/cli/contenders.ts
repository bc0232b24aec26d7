import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Agent, Contender } from '../agents/index.js';
import { fail, nearestWord, show } from '../kernel/errors.js';
import { BOTS, type OpenGame } from './games.js';

/** How agents are named on the command line. */
export const AGENTS_HELP = 'greedy, random, or files of bots of your own (see docs/writing-a-bot.md); with commas';

const IS_FILE = /\.[cm]?js$|[/\\]/;

/** The agents that a list names, one for each seat. */
export function contendersNamed(game: OpenGame, found: string): Promise<readonly Contender[]> {
  return Promise.all(found.split(',').map((word) => contenderNamed(game, word.trim())));
}

async function contenderNamed(game: OpenGame, word: string): Promise<Contender> {
  const bot = BOTS.find((one) => one === word);
  if (bot !== undefined) return { name: bot, agent: (seed) => game.agent(bot, seed) };
  if (IS_FILE.test(word)) return contenderIn(game, word);
  const near = nearestWord(word, BOTS);
  const remedy = near === null ? 'name one of these, or a file that ends with .js or .mjs' : `did you mean ${near}?`;
  return fail('cli/unknown-agent', show(word), `one of ${BOTS.join(', ')}, or a file`, remedy);
}

/** What makes the agent of a file: given the rules and a seed. */
type Maker = (rules: OpenGame['rules'], seed: number) => Agent;

async function contenderIn({ rules }: OpenGame, path: string): Promise<Contender> {
  const maker = makerIn(path, await load(path));
  return {
    name: basename(path).replace(/\.[cm]?js$/, ''),
    agent(seed) {
      const made = maker(rules, seed);
      if (typeof made === 'function') return made;
      return fail('bot/no-agent', `${show(made)} from agent() in ${path}`, 'a function', EXPORTS);
    },
  };
}

const EXPORTS = 'export function agent(rules, seed) { return (decision, table) => [0]; }';

function makerIn(path: string, module: object): Maker {
  if ('agent' in module && isMaker(module.agent)) return module.agent;
  return fail('bot/no-agent', `no function agent in ${path}`, 'a module that exports one', EXPORTS);
}

function isMaker(found: unknown): found is Maker {
  return typeof found === 'function';
}

async function load(path: string): Promise<object> {
  try {
    const module: unknown = await import(pathToFileURL(resolve(path)).href);
    return typeof module === 'object' && module !== null ? module : {};
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message.split('\n')[0] : show(thrown);
    return fail('bot/unloadable', `${path}: ${why}`, 'a JavaScript module that loads', 'check the file');
  }
}
