import { rulesText } from 'fatequeue/ascended';
import type { Card, Tile } from 'fatequeue/ascended/dsl';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { LANGUAGE, setShape } from '../../src/ascended/set-shape.js';
import * as vocabulary from '../../src/ascended/vocabulary.js';
import { ASCENDED_EXAMPLES } from './ascended-dsl-examples.js';
import { outdented, partInJson, wordTable } from './dsl-page.js';
import { type Constructor, constructorsOfAscended, meaningsOfAscended } from './meanings.js';

const INTRODUCTION = `# The language of the board game's cards

Everything that a card or tile of Ascended can say, generated from the language itself. Cards are plain data; the constructors of
\`fatequeue/ascended/dsl\` make it, and JSON says the same. Each entry has its meaning, how it is called, and a card that uses it,
with the text that is derived from it: the shortest one of the set Become Chosen, if it has any.

A text is read from the side of the player whose it is: "you" has the card, and inside of \`eachOpponent\` is that opponent. "It" is
the card that set something off or that was chosen before, the foe whoever "you" fights. A filter fits a card or a tile if everything
in it does.

[Ascended: Become Chosen](ascended.md) tells how the game is played, [Linting](linting.md) what to look out for, and
[The language of cards](dsl.md) is that of the deck-builder.
`;

const all = meaningsOfAscended();
const meanings = { ...all, 'tile filter': all.tilefilter };

/** The page of the board game's language. */
export function ascendedDslPage(): string {
  const sections = constructorsOfAscended().map(({ title, all }) => [`## ${title}`, ...all.map(entry)].join('\n\n'));
  return `${[INTRODUCTION.trim(), ...sections, wordTable(LISTS), json()].join('\n\n')}\n`;
}

function entry({ name, text, signatures, example }: Constructor): string {
  const calls = signatures.map((signature) => `- \`${signature.replaceAll('readonly ', '')}\``).join('\n');
  const told = textOf(name, example);
  const quoted = told === '' ? [] : [told.replaceAll(/^/gm, '> ').replaceAll('\n', '\n>\n')];
  const shown = `\`\`\`js\n${outdented(example)}\n\`\`\``;
  return [`### ${name}`, text, ...(calls === '' ? [] : [calls]), shown, ...quoted].join('\n\n');
}

function isPrinted(found: unknown): found is Card | Tile {
  return typeof found === 'object' && found !== null && ('abilities' in found || 'terrain' in found);
}

/** What the card of an example says. */
function textOf(name: string, example: string): string {
  const own: unknown = Reflect.get(ASCENDED_EXAMPLES, name);
  if (typeof own === 'string') return `\`${own}\``;
  if (isPrinted(own)) return rulesText(own);
  const all = [...ascendedBecomeChosen.cards, ...ascendedBecomeChosen.tiles];
  const printed = all.find((one) => own === undefined && example.includes(one.name));
  return printed === undefined ? '' : rulesText(printed);
}

const LISTS: Readonly<Record<string, readonly string[]>> = {
  Type: vocabulary.TYPES,
  Terrain: vocabulary.TERRAINS,
  Cycle: vocabulary.CYCLES,
  Chapter: vocabulary.CHAPTERS,
  Phase: vocabulary.PHASES,
  Scale: vocabulary.SCALES,
  Resource: vocabulary.RESOURCES,
  Die: vocabulary.DICE,
  Role: vocabulary.ROLES,
  Action: vocabulary.ACTIONS,
  Deck: vocabulary.DECKS,
  Zone: vocabulary.ZONES,
  Destination: vocabulary.DESTINATIONS,
  Whose: vocabulary.WHOSE,
  Holder: vocabulary.HOLDERS,
  CombatStat: vocabulary.COMBAT_STATS,
  TableStat: vocabulary.TABLE_STATS,
  DiceTrait: vocabulary.DICE_TRAITS,
  Permission: vocabulary.PERMISSIONS,
  Moment: vocabulary.MOMENTS,
  CombatMoment: vocabulary.COMBAT_MOMENTS,
};

/** What is written in JSON: for each part of the language its words, with their fields. */
function json(): string {
  const parts = Object.entries({ set: setShape, ...LANGUAGE });
  return [
    '## In JSON',
    'What the constructors make, and what a file of JSON says. `fatequeue/schema/ascended-set.json` is the JSON Schema of it: with ' +
      '`"$schema": "./node_modules/fatequeue/docs/schema/ascended-set.json"` as the first field of a file, editors complete and ' +
      'check it. Fields with a question mark can be left out.',
    ...parts.map(([name, shape]) => partInJson(name, shape, meanings)),
  ].join('\n\n');
}
