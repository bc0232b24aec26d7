/**
 * The board game: the types of its cards, tiles and sets.
 * @module fatequeue/ascended
 */
export type { Card, CardSet, Constants, Tile, TileSide } from './language.js';
