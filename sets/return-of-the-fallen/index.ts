/**
 * The set Return of the Fallen.
 * @module fatequeue/sets/return-of-the-fallen
 */

import { type CardSet, defineSet } from 'fatequeue/dsl';
import { alwaysAvailableCards } from './always-available.js';
import { constructCards } from './constructs.js';
import { heroCards } from './heroes.js';
import { monsterCards } from './monsters.js';
import { startingCards } from './starting.js';

/** Return of the Fallen, the second set. */
export const returnOfTheFallen: CardSet = defineSet({
  id: 'return-of-the-fallen',
  name: 'Return of the Fallen',
  players: { min: 1, max: 2 },
  opponent: { name: 'Samael', since: '2011-06' },
  cards: [...startingCards, ...alwaysAvailableCards, ...heroCards, ...constructCards, ...monsterCards],
});
