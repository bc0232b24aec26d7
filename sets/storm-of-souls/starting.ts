import { type Card, gain, hero, played } from 'fatequeue/dsl';

/** The cards that each player begins with. */
export const startingCards: readonly Card[] = [
  hero('Apprentice', { cost: 0, copies: 8, zone: 'starting' }, played(gain(1, 'runes'))),
  hero('Militia', { cost: 0, copies: 2, zone: 'starting' }, played(gain(1, 'power'))),
];
