import type { Agent } from '../agents/index.js';
import { type Answer, type Decision, type GameState, VARIANTS, type Variant } from '../index.js';
import { fail, show } from '../kernel/errors.js';
import { oneWordOf } from './flags.js';
import { BOTS, type Bot, type OpenGame } from './games.js';

/** Who sits on a seat. */
export interface Sitting {
  readonly name: string;
  readonly who: 'person' | Bot;
}

/** The names of those who were given none. */
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'] as const;
const MOST = NAMES.length;

export const PLAYERS_HELP = `how many, you included (1 to ${MOST}); or who: names of people, greedy, random; with commas`;

/** Who plays, as a flag says it: a number, of whom the first is a person if there is one, or a list. */
export function seatingOf(found: string, hasPerson: boolean): readonly Sitting[] {
  const count = /^[+-]?\d+$/.test(found) ? Number(found) : null;
  if (count === null) return seated(found.split(',').map((word) => word.trim()));
  if (count >= 1 && count <= MOST) {
    return NAMES.slice(0, count).map((name, i) => ({ name, who: hasPerson && i === 0 ? 'person' : 'greedy' }));
  }
  return fail('cli/wrong-value', `--players ${show(found)}`, `1 to ${MOST} players`, 'pass for example --players 3');
}

function seated(words: readonly string[]): readonly Sitting[] {
  const people = words.filter((word) => botOf(word) === undefined);
  if (words.length > MOST || people.includes('') || new Set(people).size !== people.length) {
    const expected = `1 to ${MOST} players, people with different names`;
    fail(
      'cli/wrong-value',
      `--players ${show(words.join(','))}`,
      expected,
      'write for example --players Ann,Ben,greedy',
    );
  }
  const free = NAMES.filter((name) => !people.includes(name));
  return words.map((word) => {
    const bot = botOf(word);
    return bot === undefined ? { name: word, who: 'person' } : { name: free.shift() ?? word, who: bot };
  });
}

function botOf(word: string): Bot | undefined {
  return BOTS.find((bot) => bot === word);
}

/** The variant that a flag names, or the usual one for so many players. */
export function variantOf(found: string | undefined, players: number): Variant {
  return oneWordOf('--variant', found ?? (players === 1 ? 'solitaire' : 'standard'), VARIANTS);
}

/** Answers for bots; the same decision of the same game gets the same answer, also after a save or an undo. */
export function botsOf(
  game: OpenGame,
  seed: number,
): (bot: Bot, state: GameState, decision: Decision, step: number) => Answer {
  const greedy = game.agent('greedy', seed);
  return (bot, state, decision, step) => {
    const agent: Agent = bot === 'greedy' ? greedy : game.agent('random', seed + step);
    return agent(decision, { view: () => game.rules.view(state, decision.seat) });
  };
}

/** Who sits at a table that was saved; where the file does not say, a person sits on the first seat. */
export function seatsOf(players: readonly string[], saved: readonly Sitting[]): readonly Sitting[] {
  if (saved.length === 0) return players.map((name, i) => ({ name, who: i === 0 ? 'person' : 'greedy' }));
  if (saved.length === players.length && saved.every(({ name }, i) => name === players[i])) return saved;
  const found = `seats of ${saved.map(({ name }) => name).join(', ')}`;
  return fail('save/other-seats', found, players.join(', '), 'pass a file that was saved here, unchanged', 'seats');
}
