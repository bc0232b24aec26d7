export type { Card, CardSet, Constants, Tile, TileSide } from './language.js';
