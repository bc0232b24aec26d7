import { checkSet } from '../../../ascended/catalogue.js';
import { CONSTANTS } from '../../../ascended/dsl.js';
import type { Card, Constants, Filter, Tile } from '../../../ascended/language.js';
import { describeCondition, describeEffect, describeFilter } from '../../../ascended/text.js';
import type { Kind, Terrain, Zone } from '../../../ascended/vocabulary.js';
import type { BoardGame } from '../../lexicon.js';
import type { BoxIn, Grammar } from '../box.js';
import { boardPartsOf, boardToldBy } from './parts.js';

/** A box of the board game. */
export type BoardBox = BoxIn<BoardGame>;

/** The kind of cards that can be in each place. */
const KIND_IN: { readonly [Z in Zone]: Filter['kind'] } = {
  hand: 'mutation',
  active: 'mutation',
  artifacts: 'artifact',
  companions: 'companion',
  mutationDiscard: 'mutation',
  artifactDiscard: 'artifact',
};

function contradiction({ kind, type, this: isThis, other, activated, in: zones }: Filter): string | null {
  if (isThis && other) return 'this card that is another card';
  if (kind === 'companion' && type !== undefined) return `a companion of the type ${type}`;
  if (kind !== undefined && kind !== 'artifact' && activated !== undefined)
    return `${kind}s that were activated or not`;
  if (zones === undefined || kind === undefined) return null;
  return zones.some((zone) => KIND_IN[zone] === kind) ? null : `${kind}s where none can be`;
}

function hasCardFor({ all }: BoardBox, { kind, type, names, costAtMost }: Filter): boolean {
  return all.some(
    (card) =>
      isCard(card) &&
      (kind === undefined || card.kind === kind || (kind === 'companion' && card.kind === 'villain')) &&
      (type === undefined || ('type' in card && card.type === type)) &&
      (names === undefined || names.includes(card.name)) &&
      (costAtMost === undefined || !('cost' in card) || card.cost <= costAtMost),
  );
}

const GRAMMAR: Grammar<BoardGame> = {
  describeEffect,
  describeCondition,
  describeFilter,
  toldBy: boardToldBy,
  contradiction,
  hasCardFor,
};

/** Whether something printed is a card and no tile. */
export function isCard(printed: Card | Tile): printed is Card {
  return !('terrain' in printed);
}

/** The box of a set of the board game and those it is played with. */
export function boardBoxOf(found: unknown, beside: readonly unknown[]): BoardBox {
  const set = checkSet(found);
  const others = beside.map(checkSet).map((other) => ({ ...other, cards: [...other.cards, ...other.tiles] }));
  const cards = [
    ...set.cards.map((card, i) => ({ card, at: `cards[${i}]`, parts: boardPartsOf(card) })),
    ...set.tiles.map((card, i) => ({ card, at: `tiles[${i}]`, parts: [] })),
  ];
  const beyond = others.flatMap((other) => other.cards);
  const all = [...cards.map(({ card }) => card), ...beyond];
  const parts = [...cards.flatMap((one) => one.parts), ...beyond.flatMap(boardPartsOf)];
  const gained = new Set(
    parts.flatMap(({ part, node }) => (part === 'effect' && node.do === 'gain' ? [node.resource] : [])),
  );
  const isWhole = all.some((one) => !isCard(one));
  return { set, others, cards, all, parts, isWhole, gained, grammar: GRAMMAR };
}

/** The numbers of a game with a set. */
export function constantsOf({ set }: BoardBox): Constants {
  return set.constants ?? CONSTANTS;
}

/** How many cards of a kind that fit there are in a box. */
export function copiesOf({ all }: BoardBox, kind: Kind, fits: (card: Card) => boolean = () => true): number {
  return all.reduce((sum, card) => {
    if (!isCard(card) || card.kind !== kind || !fits(card)) return sum;
    return sum + (card.kind === 'profile' ? 1 : card.copies);
  }, 0);
}

/** How many tiles of a terrain there are in a box. */
export function tilesOf({ all }: BoardBox, terrain: Terrain): number {
  return all.reduce((sum, tile) => (isCard(tile) || tile.terrain !== terrain ? sum : sum + tile.copies), 0);
}
