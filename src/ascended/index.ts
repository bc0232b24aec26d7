/**
 * The board game: its rules, and the types of its cards, tiles and sets.
 * @module fatequeue/ascended
 */

export { type AscendedOptions, type AscendedRules, ascended } from './ascended.js';
export { cardSheet } from './card-sheet.js';
export type { CatalogueEntry } from './catalogue.js';
export { DIRECTIONS, type Direction, distance, type Hex, neighbours } from './hex.js';
export type { Card, CardSet, Constants, Tile, TileSide } from './language.js';
export { rulesText } from './text.js';
