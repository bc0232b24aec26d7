import { ascension } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';

/** The rules with Lexicon alone. */
export const rules = ascension({ sets: [lexicon] });

/** The rules with Chronicle of the Godslayer and Lexicon. */
export const withChronicle = ascension({ sets: [chronicleOfTheGodslayer, lexicon] });

/** The row unless a test says otherwise: two monsters, two constructs, two heroes. */
export const ROW = ['Blot', 'Ferry of Words', 'Reading Lamp', 'Ditto Drum', 'Margin Scholar', 'Paper Wyrm'];

/** What refills the row unless a test says otherwise. */
export const CENTER_DECK = ['Grove Caller', 'Vowel Finch', 'Redactor', 'Silent Reader'];

/** What Ann's deck is when a test does not care. */
export const DECK = ['Apprentice', 'Apprentice', 'Apprentice', 'Militia', 'Apprentice', 'Apprentice', 'Militia'];

/** What a player has, besides a name. */
export type Having = Omit<PlayerPosition, 'name'>;

/** Ann's turn, with Ben at the table, who has nothing unless the table says more. */
export function annsTurn(ann: Having, table: Partial<Position> = {}): Scenario {
  const players = [{ name: 'Ann', ...ann }, { name: 'Ben' }];
  return scenario(rules, { centerRow: ROW, centerDeck: CENTER_DECK, players, ...table });
}

/** Ann's turn against one Ben. */
export function annAgainst(ann: Having, ben: Having, table: Partial<Position> = {}): Scenario {
  const players = [
    { name: 'Ann', ...ann },
    { name: 'Ben', ...ben },
  ];
  return annsTurn(ann, { players, ...table });
}

/** The row with some other cards at its left end. */
export function rowWith(...first: readonly string[]): readonly string[] {
  return [...first, ...ROW.slice(first.length)];
}
