import { ascension } from 'fatequeue';
import { centerRowEffect, costLess, defineSet, hero, heroes } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer, lexicon] });
const ROW = ['Blot', 'Ferry of Words', 'Reading Lamp', 'Ditto Drum', 'Margin Scholar', 'Mephit'];
const DECK = ['Grove Caller', 'Vowel Finch', 'Redactor', 'Silent Reader'];

type Having = Omit<PlayerPosition, 'name'>;

/** Ann's turn against Ben, with some cards at the left end of the row. */
function annsTurn(ann: Having, ben: Having, first: readonly string[], table: Partial<Position> = {}): Scenario {
  return scenario(rules, {
    players: [
      { name: 'Ann', ...ann },
      { name: 'Ben', ...ben },
    ],
    centerRow: [...first, ...ROW.slice(first.length)],
    centerDeck: DECK,
    ...table,
  });
}

describe('Fate', () => {
  test('K1 happens when the card enters the row, for each player that it names', () => {
    const s = annsTurn({ runes: 2, deck: ['Militia'] }, { deck: ['Apprentice'] }, [], { centerDeck: ['Bookworm'] });
    expect([s.names('Ann', 'discard'), s.names('Ben', 'discard')]).toEqual([[], []]);
    s.acquire('Ferry of Words');
    expect(s.names('centerRow')[1]).toBe('Bookworm');
    expect([...s.names('Ann', 'discard')].sort()).toEqual(['Ferry of Words', 'Militia']);
    expect(s.names('Ben', 'discard')).toEqual(['Apprentice']);
  });

  test('K1 does not happen again when the card leaves the row, by a defeat or by an acquire', () => {
    const s = annsTurn({ power: 3, runes: 3, deck: ['Militia'] }, { deck: ['Apprentice'] }, ['Bookworm', 'Town Crier']);
    s.defeat('Bookworm');
    s.acquire('Town Crier');
    expect([s.names('Ann', 'deck'), s.names('Ben', 'deck')]).toEqual([['Militia'], ['Apprentice']]);
    expect(s.decision?.kind).toBe('turn');
  });

  test('K1 does not happen when the card is played', () => {
    const s = annsTurn({ hand: ['Town Crier'], deck: ['Militia'] }, { hand: ['Apprentice'] }, []);
    s.play('Town Crier');
    expect([s.names('Ann', 'deck'), s.names('Ben', 'hand')]).toEqual([['Militia'], ['Apprentice']]);
  });
});

describe('Trophy', () => {
  test('K5 stays in front of the player who defeated the monster, and is banished for its effect', () => {
    const s = annsTurn({ power: 5 }, {}, ['Paper Wyrm']);
    s.defeat('Paper Wyrm');
    expect([s.names('Ann', 'trophies'), s.honor('Ann'), s.power('Ann')]).toEqual([['Paper Wyrm'], 4, 0]);
    s.useTrophy('Paper Wyrm');
    expect([s.names('Ann', 'trophies'), s.names('void'), s.power('Ann')]).toEqual([[], ['Paper Wyrm'], 2]);
  });

  test('K5 is not a must: it lies there until it is used', () => {
    const s = annsTurn({ power: 5 }, {}, ['Paper Wyrm']);
    s.defeat('Paper Wyrm');
    s.endTurn();
    s.endTurn();
    expect([s.names('Ann', 'trophies'), s.power('Ann')]).toEqual([['Paper Wyrm'], 0]);
    expect(s.offers()).toContain('trophy Paper Wyrm');
  });

  test('K5 is of no use to others, and scores nothing', () => {
    const s = annsTurn({}, { trophies: ['Paper Wyrm'] }, []);
    expect(s.offers()).not.toContain('trophy Paper Wyrm');
    expect(s.score('Ben')).toBe(0);
  });

  test("K5 a monster that is banished becomes nobody's trophy", () => {
    const s = annsTurn({ hand: ['Rubric Page'] }, {}, ['Paper Wyrm']);
    s.play('Rubric Page');
    s.choose('Paper Wyrm');
    expect([s.names('Ann', 'trophies'), s.names('void')]).toEqual([[], ['Paper Wyrm']]);
  });
});

describe('Ongoing', () => {
  test('K5 a card that is acquired stays in front of its player, and its effect lasts', () => {
    const s = annsTurn({ runes: 6, hand: ['Militia'], deck: ['Apprentice'] }, {}, ['Patron of the Archive']);
    s.acquire('Patron of the Archive');
    expect([s.names('Ann', 'inPlay'), s.names('Ann', 'discard')]).toEqual([['Patron of the Archive'], []]);
    s.activate('Patron of the Archive');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([['Apprentice'], ['Militia']]);
    s.endTurn();
    s.endTurn();
    expect(s.names('Ann', 'inPlay')).toEqual(['Patron of the Archive']);
    expect(s.offers()).toContain('activate Patron of the Archive');
  });

  test('K5 a card acquired without paying stays too (G3)', () => {
    const s = annsTurn({ power: 7 }, {}, ['Avatar of the Fallen', 'Patron of the Archive']);
    s.defeat('Avatar of the Fallen');
    s.choose('Patron of the Archive');
    expect(s.names('Ann', 'inPlay')).toEqual(['Patron of the Archive']);
  });

  test('K5 a monster that is defeated stays in front of the player, and its rules are in force', () => {
    const s = annsTurn({ power: 10 }, {}, ['The Unread King']);
    s.defeat('The Unread King');
    expect([s.names('Ann', 'inPlay'), s.names('void')]).toEqual([['The Unread King'], []]);
    s.defeat('Mephit');
    s.decline();
    expect(s.runes('Ann')).toBe(1);
  });

  test('K5 is for its player only', () => {
    const s = annsTurn({ power: 3 }, { inPlay: ['The Unread King'] }, []);
    s.defeat('Blot');
    expect([s.runes('Ann'), s.runes('Ben')]).toEqual([0, 0]);
  });

  test('K5 is no construct: a Sea Tyrant destroys none of it', () => {
    const ben = { inPlay: ['The Unread King', 'Reading Lamp', 'Ditto Drum'] };
    const s = annsTurn({ power: 5 }, ben, ['Sea Tyrant']);
    s.defeat('Sea Tyrant');
    expect(s.offers()).toEqual(['pick Reading Lamp', 'pick Ditto Drum']);
    s.choose('Ditto Drum');
    expect(s.names('Ben', 'inPlay')).toEqual(['The Unread King', 'Ditto Drum']);
  });
});

describe('Empowered', () => {
  test('K6 acquiring the card lets its player banish a card played this turn', () => {
    const s = annsTurn({ runes: 3, hand: ['Apprentice', 'Ferry of Words', 'Militia'] }, {}, ['Indexer']);
    s.play('Apprentice');
    s.play('Ferry of Words');
    s.acquire('Indexer');
    expect(s.decision).toMatchObject({ kind: 'banish', seat: 0, min: 0, max: 1 });
    expect([...s.offers()].sort()).toEqual(['pick Apprentice', 'pick Ferry of Words']);
    s.choose('Apprentice');
    expect([s.names('Ann', 'played'), s.names('removed')]).toEqual([['Ferry of Words'], ['Apprentice']]);
    expect([s.names('Ann', 'discard'), s.names('Ann', 'hand')]).toEqual([['Indexer'], ['Militia']]);
  });

  test('K6 can be declined (G4)', () => {
    const s = annsTurn({ runes: 4, hand: ['Apprentice'] }, {}, ['Indexer']);
    s.play('Apprentice');
    s.acquire('Indexer');
    s.decline();
    expect([s.names('Ann', 'played'), s.names('removed')]).toEqual([['Apprentice'], []]);
  });

  test('K6 asks nothing if no card was played', () => {
    const s = annsTurn({ runes: 5, inPlay: ['Movable Type'], hand: ['Apprentice'] }, {}, ['Indexer']);
    s.acquire('Indexer');
    expect(s.decision?.kind).toBe('turn');
  });

  test('K6 happens for a card that is acquired without paying (G3), after the row was refilled (Q2, Q4)', () => {
    const s = annsTurn({ power: 6, hand: ['Militia'] }, {}, ['Avatar of the Fallen', 'Indexer']);
    s.play('Militia');
    s.defeat('Avatar of the Fallen');
    s.choose('Indexer');
    expect([s.decision?.kind, s.offers()]).toEqual(['banish', ['pick Militia']]);
    expect(s.names('centerRow')).toHaveLength(6);
    s.choose('Militia');
    expect(s.names('removed')).toEqual(['Militia']);
  });

  test('K6 does not happen when the card is played', () => {
    const s = annsTurn({ hand: ['Apprentice', 'Movable Type'] }, {}, []);
    s.play('Apprentice');
    s.play('Movable Type');
    expect([s.decision?.kind, s.names('Ann', 'played')]).toEqual(['turn', ['Apprentice']]);
  });

  test('K6 what was banished keeps what it has given', () => {
    const s = annsTurn({ runes: 4, hand: ['Apprentice', 'Mystic'] }, {}, ['Indexer']);
    s.play('Apprentice');
    s.play('Mystic');
    s.acquire('Indexer');
    s.choose('Mystic');
    expect(s.runes('Ann')).toBe(2);
  });
});

describe('Center row effects', () => {
  test('K7 are active while the card is in the row, for the player who deals with it', () => {
    const s = annsTurn({ power: 4, runes: 2 }, {}, ['Haggling Horror']);
    expect(s.offers()).not.toContain('defeat Haggling Horror');
    s.acquire('Ferry of Words');
    s.defeat('Haggling Horror');
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([0, 4]);
  });

  test('K7 ask the player whose turn it is, not another', () => {
    const ben = { hand: ['Mystic'], inPlay: ['Reading Lamp', 'Ditto Drum'] };
    const s = annsTurn({ runes: 3 }, ben, ['Rivet Clerk']);
    expect(s.offers()).not.toContain('acquire Rivet Clerk');
    s.endTurn();
    s.play('Mystic');
    s.acquire('Rivet Clerk');
    expect([s.runes('Ben'), s.names('Ben', 'discard')]).toEqual([0, ['Rivet Clerk']]);
  });

  test('K7 change what the card costs, for thresholds too (G6)', () => {
    const hand = ['Druids of the Stone Circle'];
    const dear = annsTurn({ hand }, {}, ['Rivet Clerk']);
    dear.play('Druids of the Stone Circle');
    expect(dear.offers()).not.toContain('pick Rivet Clerk');
    const cheap = annsTurn({ hand, inPlay: ['Reading Lamp', 'Ditto Drum'] }, {}, ['Rivet Clerk']);
    cheap.play('Druids of the Stone Circle');
    expect(cheap.offers()).toContain('pick Rivet Clerk');
  });

  test('K7 end when the card leaves the row, and are not there when it is played', () => {
    const herald = hero('Market Herald', { cost: 1, copies: 2 }, centerRowEffect(costLess(1, heroes())));
    const more = defineSet({ id: 'more-cards', name: 'More cards', players: { min: 1, max: 4 }, cards: [herald] });
    const s = scenario(ascension({ sets: [lexicon, more] }), {
      players: [{ name: 'Ann', runes: 2, hand: ['Market Herald'] }, { name: 'Ben' }],
      centerRow: ['Market Herald', 'Ferry of Words', 'Margin Scholar', 'Grove Caller', 'Blot', 'Blot'],
      centerDeck: ['Blot', 'Blot', 'Blot'],
    });
    s.play('Market Herald');
    s.acquire('Ferry of Words');
    expect(s.runes('Ann')).toBe(1);
    s.acquire('Market Herald');
    expect(s.runes('Ann')).toBe(1);
    expect(s.offers()).not.toContain('acquire Margin Scholar');
  });
});
