import type { Card, CardSet, Tile } from './language.js';
import { capitalise } from './text/voice.js';
import { rulesText } from './text.js';
import { KINDS, type Kind, TERRAINS } from './vocabulary.js';

const HEADING: { readonly [K in Kind]: string } = {
  mutation: 'Mutations',
  artifact: 'Artifacts',
  villain: 'Villains',
  companion: 'Companions',
  profile: 'Special profiles',
};

function copies(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

function copiesOf(card: Card): number {
  return card.kind === 'profile' ? 1 : card.copies;
}

function values(card: Card): string {
  switch (card.kind) {
    case 'mutation':
      return `${capitalise(card.type)} mutation · ${card.cost} control`;
    case 'artifact':
      return `${capitalise(card.type)} artifact · ${card.cost} energy`;
    case 'villain':
      return `Villain · bonus ${card.bonus} · skill ${card.skill}`;
    case 'companion':
      return `Companion · bonus ${card.bonus}`;
    case 'profile':
      return 'Special profile';
  }
}

function entry(card: Card): string {
  const amount = copiesOf(card) === 1 ? '' : ` · ${copiesOf(card)} copies`;
  return [`### ${card.name}`, `${values(card)}${amount}`, rulesText(card).replaceAll('\n', '\n\n')].join('\n\n');
}

function tileRow({ name, terrain, copies: amount, daylight, darkness }: Tile): string {
  const cells = [daylight, darkness].flatMap(({ energy, difficulty }) => [`${energy}`, difficulty.join(' / ')]);
  return `| ${[name, capitalise(terrain), `${amount}`, ...cells].join(' | ')} |`;
}

/** The cards and tiles of a set as a page in Markdown: values and rules text, by what they are. */
export function cardSheet(set: CardSet): string {
  const sections = KINDS.flatMap((kind) => {
    const cards = set.cards.filter((card) => card.kind === kind);
    if (cards.length === 0) return [];
    const total = cards.reduce((sum, card) => sum + copiesOf(card), 0);
    return [`## ${HEADING[kind]} (${copies(total, 'card', 'cards')})`, ...cards.map(entry)];
  });
  const tiles = TERRAINS.flatMap((terrain) => set.tiles.filter((tile) => tile.terrain === terrain));
  const total = tiles.reduce((sum, tile) => sum + tile.copies, 0);
  const table = [
    '| Tile | Terrain | Copies | Daylight: energy | difficulty | Darkness: energy | difficulty |',
    '|---|---|---|---|---|---|---|',
    ...tiles.map(tileRow),
  ].join('\n');
  const note =
    'The three difficulties are those of the edges to east and west, southeast and northwest, southwest and northeast.';
  const map = tiles.length === 0 ? [] : [`## ${copies(total, 'tile', 'tiles')}`, note, table];
  return `${[`# ${set.name}`, ...sections, ...map].join('\n\n')}\n`;
}
