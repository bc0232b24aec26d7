import { type AscensionRules, ascension } from 'fatequeue';
import { type Card, defineSet } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';

/** The rules with Return of the Fallen alone, for two players. */
export const rules = ascension({ sets: [returnOfTheFallen] });

/** The rules with Chronicle of the Godslayer too, for up to six. */
export const together = ascension({ sets: [chronicleOfTheGodslayer, returnOfTheFallen] });

/** The rules with both sets and some more cards. */
export function withMore(...cards: readonly Card[]): AscensionRules {
  const more = defineSet({ id: 'made-up', name: 'Made up', players: { min: 1, max: 4 }, cards });
  return ascension({ sets: [chronicleOfTheGodslayer, returnOfTheFallen, more] });
}

/** The row unless a test says otherwise: two monsters, two constructs, two heroes, and no fate. */
export const ROW = [
  'Doom Weeper',
  'Nairi, Henge Queen',
  'Serpentcall',
  'Socket Altar',
  'Deathseeker',
  'Fire Tyrant',
] as const;

/** What refills the row unless a test says otherwise; no fate here either. */
export const CENTER_DECK = ['Sordid Asp', 'Vaultbreaker Wurm', 'Lunar Stag', 'Hectic Scribe'] as const;

/** What a deck is when a test does not care. */
export const DECK = ['Apprentice', 'Apprentice', 'Apprentice', 'Militia', 'Apprentice', 'Apprentice', 'Militia'];

/** What a player has, but for the name. */
export type Seated = Omit<PlayerPosition, 'name'>;

/** Ann's turn, with Ben at the table, who has nothing unless the table says more. */
export function annsTurn(ann: Seated, table: Partial<Position> = {}, playing: AscensionRules = rules): Scenario {
  const players = [{ name: 'Ann', ...ann }, { name: 'Ben' }];
  return scenario(playing, { centerRow: ROW, centerDeck: CENTER_DECK, players, ...table });
}

/** Ann's turn against Ben, and Cy if there is a third. */
export function annAgainst(ann: Seated, others: readonly Seated[], table: Partial<Position> = {}): Scenario {
  const players = [ann, ...others].map((player, i) => ({ name: ['Ann', 'Ben', 'Cy'][i], ...player }));
  const playing = players.length > 2 ? together : rules;
  return scenario(playing, { centerRow: ROW, centerDeck: CENTER_DECK, players, ...table });
}

/** Ann acquires the Deathseeker of the row, and a card takes its place: its fate is next. */
export function enters(card: string, ann: Seated, ...others: readonly Seated[]): Scenario {
  const s = annAgainst({ runes: 2, ...ann }, others.length > 0 ? others : [{}], { centerDeck: [card, ...CENTER_DECK] });
  s.acquire('Deathseeker');
  return s;
}
