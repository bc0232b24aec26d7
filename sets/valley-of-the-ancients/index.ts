/**
 * The set Valley of the Ancients.
 * @module fatequeue/sets/valley-of-the-ancients
 */

import { type CardSet, defineSet } from 'fatequeue/dsl';
import { alwaysAvailableCards } from './always-available.js';
import { constructCards } from './constructs.js';
import { heroCards } from './heroes.js';
import { monsterCards } from './monsters.js';
import { startingCards } from './starting.js';
import { templeCards } from './temples.js';

/** Valley of the Ancients, with its temples and keystones. */
export const valleyOfTheAncients: CardSet = defineSet({
  id: 'valley-of-the-ancients',
  name: 'Valley of the Ancients',
  players: { min: 1, max: 4 },
  opponent: { name: 'The Cult', since: '2017-07' },
  cards: [...startingCards, ...alwaysAvailableCards, ...templeCards, ...heroCards, ...constructCards, ...monsterCards],
});
