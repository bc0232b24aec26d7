import { type Card, gain, hero, monster, played, reward } from 'fatequeue/dsl';

/** The cards that can be acquired or defeated at any time. */
export const alwaysAvailableCards: readonly Card[] = [
  hero('Mystic', { cost: 3, honor: 1, copies: 17, zone: 'always-available' }, played(gain(2, 'runes'))),
  hero('Heavy Infantry', { cost: 2, honor: 1, copies: 17, zone: 'always-available' }, played(gain(2, 'power'))),
  monster('Cultist', { power: 2, copies: 1, zone: 'always-available' }, reward(gain(1, 'honor'))),
];
