import { type Card, type CardSet, cardId, type Terrain, type Tile, type Type } from '../../ascended/dsl.js';
import type { Ink } from './canvas.js';

/** The cards and tiles of a game by their ids. */
export interface Box {
  readonly cards: ReadonlyMap<string, Card>;
  readonly tiles: ReadonlyMap<string, Tile>;
}

/** What is in some sets, to be looked up in by id. */
export function boxOf(sets: readonly CardSet[]): Box {
  return {
    cards: new Map(sets.flatMap(({ cards }) => cards.map((card) => [cardId(card.name), card] as const))),
    tiles: new Map(sets.flatMap(({ tiles }) => tiles.map((tile) => [cardId(tile.name), tile] as const))),
  };
}

/** How the parts of the table stand out. */
export interface Inks {
  readonly strong: Ink;
  readonly faint: Ink;
  readonly warning: Ink;
  /** What tells cards and tiles apart at a glance. */
  tint(tint: Terrain | Type | 'people', text: string): string;
}

const same: Ink = (text) => text;

/** Without colours. */
export const NO_INKS: Inks = { strong: same, faint: same, warning: same, tint: (_, text) => text };
