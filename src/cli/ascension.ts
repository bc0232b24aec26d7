import { type Agent, greedyAgent, randomAgent } from '../agents/index.js';
import { ascension, type CardSet, type CatalogueCard, type View } from '../index.js';
import { purse, tableLines } from './ascension-table.js';
import type { CliGame, OpenGame } from './games.js';
import type { Tint } from './paint.js';
import { recapOf } from './recap.js';
import { SETS, setsNamed } from './sets.js';
import type { TurnMark } from './story.js';
import { amountOf, type CardInWords, type Cards, together } from './wording.js';

const USUAL_SETS = 'chronicle-of-the-godslayer';

/** The deck-builder at the command line. */
export const ascensionGame: CliGame = {
  name: 'ascension',
  summary: 'Ascension, the deck-building game',
  sets: SETS.map(({ id }) => id),
  open: (sets) => openWith(setsNamed(sets ?? USUAL_SETS)),
};

function openWith(sets: readonly CardSet[]): OpenGame {
  const rules = ascension({ sets });
  const cards = cardsInWords(rules.cards);
  let greedy: Agent | undefined;
  return {
    rules,
    title: `Ascension: ${sets.map(({ name }) => name).join(' + ')}`,
    cards,
    help:
      'Most honor wins. Runes acquire heroes and constructs, power defeats monsters; both are lost at the end of the turn. ' +
      'The game ends after the round in which the honor pool runs out.',
    agent(bot, seed) {
      if (bot === 'random') return randomAgent(seed);
      greedy ??= greedyAgent(rules);
      return greedy;
    },
    turnOf,
    tableLines: (view, paint, width) => tableLines(cards, view, paint, width),
    recap: (...told) => recapOf(rules, cards, ...told),
    purse: ({ counters }) => purse(counters),
  };
}

function turnOf({ players, counters }: View): TurnMark {
  const { round = 0, turn = 0, turnOf: seat = 0, pool = 0 } = counters;
  return { turn, heading: `Round ${round}, turn ${turn}: ${players[seat].name} (${pool} honor in the pool)` };
}

/** The catalogue in words, to be looked up in by id. */
export function cardsInWords(cards: readonly CatalogueCard[]): Cards {
  return new Map(cards.map((card) => [card.id, inWords(card)]));
}

function inWords({ id, name, kind, factions, cost, honor, text }: CatalogueCard): CardInWords {
  const what = [...factions, kind].join(' ');
  const [faction] = factions;
  return {
    id,
    name,
    kind: `${what.slice(0, 1).toUpperCase()}${what.slice(1)}`,
    cost: costInWords(cost),
    honor,
    text: text.replaceAll('\n', ' '),
    tint: faction ?? TINTS[kind],
  };
}

const TINTS: { readonly [K in CatalogueCard['kind']]: Tint } = {
  hero: 'plain',
  construct: 'plain',
  monster: 'monster',
  event: 'event',
  temple: 'temple',
};

function costInWords({ runes, power, life, death }: CatalogueCard['cost']): string {
  const parts = [
    ...(runes === undefined ? [] : [amountOf(runes, 'rune')]),
    ...(power === undefined ? [] : [`${power} power`]),
    ...(life === undefined ? [] : [`${life} life`]),
    ...(death === undefined ? [] : [`${death} death`]),
  ];
  return parts.length === 0 ? 'free' : together(parts);
}
