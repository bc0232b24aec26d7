import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, DECK, rowWith } from './at-the-table.js';

describe('Reading Lamp', () => {
  test('can be used with an empty discard pile, once per turn (K3)', () => {
    const s = annsTurn({ inPlay: ['Reading Lamp'] });
    s.activate('Reading Lamp');
    expect(s.runes('Ann')).toBe(1);
    expect(s.offers()).not.toContain('activate Reading Lamp');
  });

  test('cannot be used after a card was acquired, which lies in the discard pile (K3)', () => {
    const s = annsTurn({ inPlay: ['Reading Lamp'], runes: 2 });
    s.acquire('Ferry of Words');
    expect(s.offers()).not.toContain('activate Reading Lamp');
  });
});

describe('Whispering Grove', () => {
  test('can be used once a lifebound hero was played, before it or after (K4)', () => {
    const s = annsTurn({ hand: ['Whispering Grove', 'Vowel Finch', 'Ferry of Words'] });
    s.play('Whispering Grove');
    s.play('Ferry of Words');
    expect(s.offers()).not.toContain('activate Whispering Grove');
    s.play('Vowel Finch');
    s.activate('Whispering Grove');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([3, 1]);
    expect(s.offers()).not.toContain('activate Whispering Grove');
  });
});

describe('The Great Press', () => {
  test('costs a rune less for each mechana construct of the player who acquires it (K7)', () => {
    const inPlay = ['Movable Type', 'Movable Type', 'Reading Lamp'];
    const s = annsTurn({ runes: 7, inPlay }, { centerRow: rowWith('The Great Press') });
    s.acquire('The Great Press');
    expect(s.runes('Ann')).toBe(1);
  });

  test('costs 8 without any, whatever an opponent controls', () => {
    const s = annAgainst({ runes: 7 }, { inPlay: ['Movable Type'] }, { centerRow: rowWith('The Great Press') });
    expect(s.offers()).not.toContain('acquire The Great Press');
  });

  test('draws a card when a construct is acquired, once per turn', () => {
    const s = annsTurn({ runes: 6, inPlay: ['The Great Press'], deck: DECK });
    s.acquire('Reading Lamp');
    expect(s.names('Ann', 'hand')).toHaveLength(1);
    s.acquire('Ditto Drum');
    expect(s.names('Ann', 'hand')).toHaveLength(1);
  });
});

describe('Movable Type', () => {
  test('is empowered: acquiring it may banish a card played this turn (K6)', () => {
    const s = annsTurn({ runes: 3, hand: ['Apprentice', 'Ferry of Words'] }, { centerRow: rowWith('Movable Type') });
    s.play('Apprentice');
    s.play('Ferry of Words');
    s.acquire('Movable Type');
    expect([...s.offers()].sort()).toEqual(['pick Apprentice', 'pick Ferry of Words']);
    s.choose('Ferry of Words');
    expect([s.names('void'), s.names('Ann', 'played')]).toEqual([['Ferry of Words'], ['Apprentice']]);
  });

  test('gives a rune once per turn', () => {
    const s = annsTurn({ inPlay: ['Movable Type'] });
    s.activate('Movable Type');
    expect(s.runes('Ann')).toBe(1);
    expect(s.offers()).not.toContain('activate Movable Type');
  });
});

describe('Ditto Drum', () => {
  test('has two uses, the second with a void card in the discard pile (K2)', () => {
    const s = annsTurn({ inPlay: ['Ditto Drum'], discard: ['Redactor'] });
    s.activate('Ditto Drum', 0);
    s.activate('Ditto Drum', 1);
    expect(s.power('Ann')).toBe(2);
    expect(s.offers()).not.toContain('activate Ditto Drum');
  });

  test('asks for echo as it is used, not before (K2)', () => {
    const s = annsTurn({ inPlay: ['Ditto Drum'], runes: 2, discard: [] });
    expect(s.offers().filter((offer) => offer === 'activate Ditto Drum')).toHaveLength(1);
    s.acquire('Ferry of Words');
    expect(s.offers().filter((offer) => offer === 'activate Ditto Drum')).toHaveLength(2);
  });
});
