import { ascension } from 'fatequeue';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';

/** The rules with Valley of the Ancients alone. */
export const rules = ascension({ sets: [valleyOfTheAncients] });

/** The row unless a test says otherwise: two monsters, two heroes, two constructs. */
export const ROW = [
  'Crypt Lurker',
  'Cheerful Consort',
  'Sacred Pot',
  "Forgemaster's Suit",
  'Soulsnare Hunter',
  'Mutated Scavenger',
];

/** What refills the row unless a test says otherwise. */
export const CENTER_DECK = ['Starved Abomination', 'Iku, Valley Tyrant', 'Spiteful Gladiator', 'Brother Marius'];

/** What Ann's deck is when a test does not care. */
export const DECK = ['Apprentice', 'Apprentice', 'Apprentice', 'Militia', 'Apprentice', 'Apprentice', 'Militia'];

/** The temples. */
export const LIFE = 'Temple of Life';
export const DEATH = 'Temple of Death';
export const IMMORTALITY = 'Temple of Immortality';

/** Ann's turn, with Ben at the table, who has nothing unless the table says more. */
export function annsTurn(ann: Omit<PlayerPosition, 'name'>, table: Partial<Position> = {}): Scenario {
  const players = [{ name: 'Ann', ...ann }, { name: 'Ben' }];
  return scenario(rules, { centerRow: ROW, centerDeck: CENTER_DECK, players, ...table });
}

/** Ann's turn against one Ben. */
export function annAgainst(
  ann: Omit<PlayerPosition, 'name'>,
  ben: Omit<PlayerPosition, 'name'>,
  table: Partial<Position> = {},
): Scenario {
  return annsTurn(ann, {
    players: [
      { name: 'Ann', ...ann },
      { name: 'Ben', ...ben },
    ],
    ...table,
  });
}

/** What the decision offers to pick, for cards of these names. */
export function picks(...names: readonly string[]): readonly string[] {
  return names.map((name) => `pick ${name}`);
}

/** The same names in the order of the alphabet, where the order of cards says nothing. */
export function sorted(names: readonly string[]): readonly string[] {
  return [...names].sort();
}
