import {
  anyTile,
  artifact,
  as,
  CONSTANTS,
  cardId,
  companion,
  countTiles,
  defineAscendedSet,
  gain,
  guard,
  inCombat,
  more,
  moreDice,
  mutation,
  nearby,
  not,
  only,
  tiles,
} from 'fatequeue/ascended/dsl';

/** Examples of what Become Chosen does not use, by the names of the constructors. */
export const ASCENDED_EXAMPLES = {
  cardId: cardId("Wayfarer's Staff"),
  CONSTANTS: { ...CONSTANTS, origin: 'forest' },
  defineAscendedSet: defineAscendedSet({
    id: 'floes',
    name: 'Floes',
    cards: [companion('Ferryman', { bonus: 2, copies: 2 }, guard)],
    tiles: [],
  }),
  inCombat: mutation('Ice Veins', { type: 'geo', cost: 2 }, only(not(inCombat), more(2, 'stealth'))),
  as: mutation('Ice Veins', { type: 'geo', cost: 2 }, only(as('defending'), moreDice(1))),
  anyTile: artifact('Frost Lens', { type: 'geo', cost: 3 }, gain(countTiles(anyTile), 'energy')),
  nearby: artifact('Frost Lens', { type: 'geo', cost: 3 }, gain(countTiles(tiles('lake', nearby)), 'energy')),
} as const;
