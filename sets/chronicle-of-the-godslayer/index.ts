/**
 * The set Chronicle of the Godslayer.
 * @module fatequeue/sets/chronicle-of-the-godslayer
 */

import { type CardSet, defineSet } from 'fatequeue/dsl';
import { alwaysAvailableCards } from './always-available.js';
import { constructCards } from './constructs.js';
import { heroCards } from './heroes.js';
import { monsterCards } from './monsters.js';
import { startingCards } from './starting.js';

/** Chronicle of the Godslayer, the first set. */
export const chronicleOfTheGodslayer: CardSet = defineSet({
  id: 'chronicle-of-the-godslayer',
  name: 'Chronicle of the Godslayer',
  players: { min: 1, max: 4 },
  opponent: { name: 'Samael', since: '2010-08' },
  cards: [...startingCards, ...alwaysAvailableCards, ...heroCards, ...constructCards, ...monsterCards],
});
