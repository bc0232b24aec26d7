/**
 * The set Storm of Souls.
 * @module fatequeue/sets/storm-of-souls
 */

import { type CardSet, defineSet } from 'fatequeue/dsl';
import { alwaysAvailableCards } from './always-available.js';
import { constructCards } from './constructs.js';
import { eventCards } from './events.js';
import { heroCards } from './heroes.js';
import { monsterCards } from './monsters.js';
import { startingCards } from './starting.js';

/** Storm of Souls, the third set. */
export const stormOfSouls: CardSet = defineSet({
  id: 'storm-of-souls',
  name: 'Storm of Souls',
  players: { min: 1, max: 4 },
  opponent: { name: 'Nemesis', since: '2011-11' },
  cards: [...startingCards, ...alwaysAvailableCards, ...heroCards, ...constructCards, ...monsterCards, ...eventCards],
});
