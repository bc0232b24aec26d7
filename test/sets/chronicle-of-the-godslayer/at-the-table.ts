import { ascension } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';

/** The rules with Chronicle of the Godslayer alone. */
export const rules = ascension({ sets: [chronicleOfTheGodslayer] });

/** The row unless a test says otherwise: two monsters, two constructs, two heroes. */
export const ROW = ['Mephit', 'Landtalker', 'Muramasa', 'Shadow Star', 'Spike Vixen', 'Wind Tyrant'];

/** What refills the row unless a test says otherwise. */
export const CENTER_DECK = ['Earth Tyrant', 'Tormented Soul', 'Demon Slayer', 'Wolf Shaman'];

/** What Ann's deck is when a test does not care. */
export const DECK = ['Apprentice', 'Apprentice', 'Apprentice', 'Militia', 'Apprentice', 'Apprentice', 'Militia'];

/** Ann's turn, with Ben at the table, who has nothing unless the table says more. */
export function annsTurn(ann: Omit<PlayerPosition, 'name'>, table: Partial<Position> = {}): Scenario {
  const players = [{ name: 'Ann', ...ann }, { name: 'Ben' }];
  return scenario(rules, { centerRow: ROW, centerDeck: CENTER_DECK, players, ...table });
}

/** Ann's turn against one Ben. */
export function annAgainst(ann: Omit<PlayerPosition, 'name'>, ben: Omit<PlayerPosition, 'name'>): Scenario {
  return annsTurn(ann, {
    players: [
      { name: 'Ann', ...ann },
      { name: 'Ben', ...ben },
    ],
  });
}

/** The restricted runes that a player has. */
export const MECHANA_RUNES = 'runes for Mechana constructs';
