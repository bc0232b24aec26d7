import { randomAgent } from '../../agents/index.js';
import { ascended, type CardSet, type CatalogueEntry } from '../../ascended/index.js';
import type { View } from '../../index.js';
import type { CliGame, OpenGame } from '../games.js';
import type { Paint, Tint } from '../paint.js';
import type { TurnMark } from '../story.js';
import type { CardInWords } from '../wording.js';
import { steadyAgent } from './bot.js';
import { boxOf, type Inks } from './box.js';
import { recapOf } from './recap.js';
import { BOARD_SETS, boardSetsNamed } from './sets.js';
import { headingOf, purse, tableLines } from './table.js';

/** The board game at the command line. */
export const ascendedGame: CliGame = {
  name: 'ascended',
  summary: 'Ascended, the board game of creatures in a cold dark world',
  sets: BOARD_SETS.map(({ id }) => id),
  open: (sets) => openWith(sets === undefined ? BOARD_SETS : boardSetsNamed(sets)),
};

function openWith(sets: readonly CardSet[]): OpenGame {
  const rules = ascended({ sets });
  const box = boxOf(sets);
  const cards = new Map(rules.cards.map((entry) => [entry.id, inWords(entry)]));
  const steady = steadyAgent(box);
  return {
    rules,
    title: `Ascended: ${sets.map(({ name }) => name).join(' + ')}`,
    cards,
    help:
      'Most points after round 30 win, or whoever has unlocked a special profile and comes back to the origin with 30 of ' +
      'them: trade activated artifacts in villages, do damage, and take control of villages, castles and ruins. ' +
      'Each turn you move, decide (mutate, search or hunt) and breathe (heal, focus or trade). Energy activates ' +
      'artifacts, heals and focuses; control activates mutations and keeps you unnoticed. On the map the numbers of the ' +
      'menu stand at the top of what they lead to.',
    agent: (bot, seed) => (bot === 'greedy' ? steady : randomAgent(seed)),
    turnOf,
    tableLines: (view, paint, width) =>
      tableLines({ box, textOf: (id) => cards.get(id)?.text ?? '', inks: inksOf(paint), width }, view),
    recap: (...told) => recapOf(rules, cards, ...told),
    purse: ({ counters }) => purse(counters),
  };
}

/** A turn is told from the one before by its number: that of the round, and the seat's. */
function turnOf(view: View): TurnMark {
  const { round = 0, turnOf: seat = 0 } = view.counters;
  return { turn: round * 10 + seat, heading: headingOf(view) };
}

function inksOf(paint: Paint): Inks {
  const { strong, faint, warning } = paint;
  return { strong, faint, warning, tint: (tint, text) => paint.card(tint, text) };
}

function inWords({ id, name, kind, type, cost, bonus, skill, terrain, text }: CatalogueEntry): CardInWords {
  const what = type ?? terrain;
  const values = [
    ...(cost.control === undefined ? [] : [`${cost.control} control`]),
    ...(cost.energy === undefined ? [] : [`${cost.energy} energy`]),
    ...(bonus === null ? [] : [`bonus ${bonus}`]),
    ...(skill === null ? [] : [`skill ${skill}`]),
  ];
  const words = [what ?? '', kind].join(' ').trim();
  const tint: Tint = type ?? terrain ?? 'people';
  return {
    id,
    name,
    kind: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`,
    cost: values.join(', '),
    honor: 0,
    text: text.replaceAll('\n', ' '),
    tint,
  };
}
