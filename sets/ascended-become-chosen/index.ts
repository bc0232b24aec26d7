/**
 * The set Become Chosen, for the board game.
 * @module fatequeue/sets/ascended-become-chosen
 */

import { type CardSet, defineAscendedSet } from 'fatequeue/ascended/dsl';
import { artifactCards } from './artifacts.js';
import { companionCards } from './companions.js';
import { mutationCards } from './mutations.js';
import { profileCards } from './profiles.js';
import { mapTiles } from './tiles.js';
import { villainCards } from './villains.js';

/** Cards and tiles for Ascended: Become Chosen, all of them our own. */
export const ascendedBecomeChosen: CardSet = defineAscendedSet({
  id: 'ascended-become-chosen',
  name: 'Become Chosen',
  cards: [...mutationCards, ...artifactCards, ...villainCards, ...companionCards, ...profileCards],
  tiles: mapTiles,
});
