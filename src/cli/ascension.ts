import { type Agent, greedyAgent, randomAgent } from '../agents/index.js';
import { ascension, type CardSet } from '../index.js';
import type { CliGame, OpenGame } from './games.js';
import { SETS, setsNamed } from './sets.js';
import { purse, tableLines } from './table.js';
import { cardsById } from './wording.js';

const USUAL_SETS = 'chronicle-of-the-godslayer';
const NAME = 'ascension';

/** The deck-builder at the command line. */
export const ascensionGame: CliGame = {
  name: NAME,
  summary: 'Ascension, the deck-building game',
  sets: SETS.map(({ id }) => id),
  open: (sets) => openWith(setsNamed(sets ?? USUAL_SETS)),
  openFor: (game, sets) => (game === NAME ? openWith(setsNamed(sets.join(','))) : null),
};

function openWith(sets: readonly CardSet[]): OpenGame {
  const rules = ascension({ sets });
  const cards = cardsById(rules.cards);
  let greedy: Agent | undefined;
  return {
    rules,
    title: `Ascension: ${sets.map(({ name }) => name).join(' + ')}`,
    cards,
    agent(bot, seed) {
      if (bot === 'random') return randomAgent(seed);
      greedy ??= greedyAgent(rules);
      return greedy;
    },
    tableLines: (view, paint) => tableLines(cards, view, paint),
    purse: ({ counters }) => purse(counters),
  };
}
