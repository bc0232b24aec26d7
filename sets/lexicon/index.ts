/**
 * Lexicon, a small set of our own that shows every keyword.
 * @module fatequeue/sets/lexicon
 */

import { type CardSet, defineSet } from 'fatequeue/dsl';
import { alwaysAvailableCards } from './always-available.js';
import { constructCards } from './constructs.js';
import { eventCards } from './events.js';
import { heroCards } from './heroes.js';
import { monsterCards } from './monsters.js';
import { startingCards } from './starting.js';

/** A set of our own for authors to look things up in: at least two cards for each keyword. */
export const lexicon: CardSet = defineSet({
  id: 'lexicon',
  name: 'Lexicon',
  players: { min: 1, max: 4 },
  cards: [...startingCards, ...alwaysAvailableCards, ...heroCards, ...constructCards, ...monsterCards, ...eventCards],
});
