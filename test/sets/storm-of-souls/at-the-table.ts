import { type AscensionRules, ascension } from 'fatequeue';
import { type Card, defineSet } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';

/** The rules with Storm of Souls alone. */
export const rules = ascension({ sets: [stormOfSouls] });

/** The rules with Chronicle of the Godslayer and Storm of Souls. */
export const withChronicle = ascension({ sets: [chronicleOfTheGodslayer, stormOfSouls] });

/** The rules with Storm of Souls and some cards that no set has. */
export function withCards(...cards: readonly Card[]): AscensionRules {
  const more = defineSet({ id: 'more-cards', name: 'More cards', players: { min: 1, max: 4 }, cards });
  return ascension({ sets: [stormOfSouls, more] });
}

/** The row unless a test says otherwise: two monsters, two constructs, two heroes. */
export const ROW = ['Minotaur', 'Lionheart', 'Umbral Edge', 'Everbloom', 'Abolisher', 'Noxious Soul'];

/** What refills the row unless a test says otherwise. */
export const CENTER_DECK = ['Hoarding Tyrant', 'Vandal Soul', 'Starchild', 'Granger'];

/** What Ann's deck is when a test does not care. */
export const DECK = ['Apprentice', 'Apprentice', 'Apprentice', 'Militia', 'Apprentice', 'Apprentice', 'Militia'];

/** What a player has, besides a name. */
export type Having = Omit<PlayerPosition, 'name'>;

/** Ann's turn, with Ben at the table, who has nothing unless the table says more. */
export function annsTurn(ann: Having, table: Partial<Position> = {}, by: AscensionRules = rules): Scenario {
  const players = [{ name: 'Ann', ...ann }, { name: 'Ben' }];
  return scenario(by, { centerRow: ROW, centerDeck: CENTER_DECK, players, ...table });
}

/** Ann's turn against one Ben. */
export function annAgainst(
  ann: Having,
  ben: Having,
  table: Partial<Position> = {},
  by: AscensionRules = rules,
): Scenario {
  const players = [
    { name: 'Ann', ...ann },
    { name: 'Ben', ...ben },
  ];
  return annsTurn(ann, { players, ...table }, by);
}

/** The row with some other cards at its left end. */
export function rowWith(...first: readonly string[]): readonly string[] {
  return [...first, ...ROW.slice(first.length)];
}
