import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, DECK } from './at-the-table.js';

describe('an event of Lexicon', () => {
  test('becomes current when it turns up, and its place in the row is filled (E1, Q2)', () => {
    const s = annsTurn({ runes: 2 }, { event: 'Long Eclipse', centerDeck: ['Year of Plenty', 'Redactor'] });
    s.acquire('Ferry of Words');
    expect([s.names('event'), s.names('void'), s.names('centerRow')[1]]).toEqual([
      ['Year of Plenty'],
      ['Long Eclipse'],
      'Redactor',
    ]);
  });
});

describe('Year of Plenty', () => {
  test('makes heroes of the row cost each player 1 rune less, and no other cards (E1)', () => {
    const s = annAgainst({ runes: 1 }, {}, { event: 'Year of Plenty' });
    s.acquire('Ferry of Words');
    expect(s.runes('Ann')).toBe(0);
    const ben = annAgainst({}, { runes: 1 }, { event: 'Year of Plenty', turn: 'Ben' });
    expect(ben.offers()).toContain('acquire Margin Scholar');
    expect(ben.offers()).not.toContain('acquire Heavy Infantry');
    expect(ben.offers()).not.toContain('acquire Reading Lamp');
  });
});

describe('The Quiet Hour', () => {
  test('lets a player who plays an enlightened hero discard a card to draw one, once per turn', () => {
    const hand = ['Margin Scholar', 'Margin Scholar', 'Militia'];
    const s = annsTurn({ hand, deck: DECK }, { event: 'The Quiet Hour' });
    s.play('Margin Scholar');
    expect(s.decision).toMatchObject({ kind: 'discard', min: 0, max: 1 });
    s.choose('Militia');
    expect(s.names('Ann', 'discard')).toEqual(['Militia']);
    expect(s.names('Ann', 'hand')).toHaveLength(3);
    s.play('Margin Scholar');
    expect(s.decision?.kind).toBe('turn');
  });

  test('is not used up by declining (G7)', () => {
    const hand = ['Margin Scholar', 'Margin Scholar', 'Militia'];
    const s = annsTurn({ hand, deck: DECK }, { event: 'The Quiet Hour' });
    s.play('Margin Scholar');
    s.decline();
    s.play('Margin Scholar');
    expect(s.decision?.kind).toBe('discard');
  });

  test('does nothing for a hero of another faction', () => {
    const s = annsTurn({ hand: ['Ferry of Words', 'Militia'], deck: DECK }, { event: 'The Quiet Hour' });
    s.play('Ferry of Words');
    expect(s.decision?.kind).toBe('turn');
  });
});

describe('Long Eclipse', () => {
  test('makes monsters of the row cost 1 power more and give 1 honor more', () => {
    const s = annsTurn({ power: 7 }, { event: 'Long Eclipse' });
    s.defeat('Blot');
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([3, 4]);
    expect(s.offers()).not.toContain('defeat Paper Wyrm');
  });

  test('leaves the Cultist as it is', () => {
    const s = annsTurn({ power: 2 }, { event: 'Long Eclipse' });
    s.defeat('Cultist');
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([0, 1]);
  });

  test('still pays for a monster whose place an event takes over (Q8)', () => {
    const s = annsTurn({ power: 4 }, { event: 'Long Eclipse', centerDeck: ['Year of Plenty', 'Redactor'] });
    s.defeat('Blot');
    expect([s.honor('Ann'), s.names('event')]).toEqual([4, ['Year of Plenty']]);
  });

  test('does not pay for the monster whose place it fills (Q8)', () => {
    const s = annsTurn({ power: 3 }, { centerDeck: ['Long Eclipse', 'Redactor'] });
    s.defeat('Blot');
    expect([s.honor('Ann'), s.names('event')]).toEqual([3, ['Long Eclipse']]);
  });
});
