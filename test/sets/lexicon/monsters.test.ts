import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, CENTER_DECK, DECK, ROW, rowWith, rules } from './at-the-table.js';

describe('Typo Swarm', () => {
  test('gives its honor at once and stays as a trophy, which may banish a card of the row (E5)', () => {
    const s = annsTurn({ power: 2 }, { centerRow: rowWith('Typo Swarm') });
    s.defeat('Typo Swarm');
    expect([s.honor('Ann'), s.names('Ann', 'trophies'), s.names('void')]).toEqual([1, ['Typo Swarm'], []]);
    s.useTrophy('Typo Swarm');
    s.choose('Paper Wyrm');
    expect(s.names('Ann', 'trophies')).toEqual([]);
    expect([...s.names('void')].sort()).toEqual(['Paper Wyrm', 'Typo Swarm']);
  });
});

describe('Paper Wyrm', () => {
  test('gives 2 power for its trophy, in a later turn too', () => {
    const s = annsTurn({ power: 5 });
    s.defeat('Paper Wyrm');
    expect([s.honor('Ann'), s.power('Ann')]).toEqual([4, 0]);
    s.endTurn();
    expect(s.offers()).not.toContain('trophy Paper Wyrm');
    s.endTurn();
    s.useTrophy('Paper Wyrm');
    expect([s.power('Ann'), s.names('void')]).toEqual([2, ['Paper Wyrm']]);
  });
});

describe('Herald Shade', () => {
  test.each([
    { event: 'Year of Plenty', runes: 1, power: 0, cards: 0 },
    { event: 'Long Eclipse', runes: 0, power: 2, cards: 0 },
    { event: 'The Quiet Hour', runes: 0, power: 0, cards: 1 },
  ])('its trophy gives what $event says (E7)', ({ event, runes, power, cards }) => {
    const s = annsTurn({ trophies: ['Herald Shade'], deck: DECK }, { event });
    s.useTrophy('Herald Shade');
    expect([s.runes('Ann'), s.power('Ann'), s.names('Ann', 'hand').length]).toEqual([runes, power, cards]);
    expect(s.names('void')).toEqual(['Herald Shade']);
  });

  test('its trophy cannot be used without an event (E7)', () => {
    const s = annsTurn({ trophies: ['Herald Shade'] });
    expect(s.offers()).not.toContain('trophy Herald Shade');
  });
});

describe('Bookworm', () => {
  test('its fate puts the top card of each deck into the discard pile, reshuffling if need be (K1, T7)', () => {
    const s = annAgainst(
      { power: 3, deck: ['Militia', 'Apprentice'] },
      { discard: ['Mystic'] },
      { centerDeck: ['Bookworm'] },
    );
    s.defeat('Blot');
    expect([s.names('Ann', 'deck'), s.names('Ann', 'discard')]).toEqual([['Apprentice'], ['Militia']]);
    expect([s.names('Ben', 'deck'), s.names('Ben', 'discard')]).toEqual([[], ['Mystic']]);
  });

  test('gives 2 honor and a rune', () => {
    const s = annsTurn({ power: 3 }, { centerRow: rowWith('Bookworm') });
    s.defeat('Bookworm');
    expect([s.honor('Ann'), s.runes('Ann'), s.names('void')]).toEqual([2, 1, ['Bookworm']]);
  });
});

describe('Margin Fiend', () => {
  test('lets each opponent destroy a construct, and has those without one discard a card (Q13)', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 6, inPlay: ['Reading Lamp'], hand: ['Militia'] },
        { name: 'Ben', inPlay: ['Ditto Drum', 'Reading Lamp'], hand: ['Apprentice'] },
        { name: 'Cyd', hand: ['Apprentice', 'Militia'] },
      ],
      centerRow: rowWith('Margin Fiend'),
      centerDeck: CENTER_DECK,
    });
    s.defeat('Margin Fiend');
    expect([s.honor('Ann'), s.decision?.kind, s.decision?.seat]).toEqual([5, 'destroy', 1]);
    s.choose('Ditto Drum');
    expect([s.decision?.kind, s.decision?.seat]).toEqual(['discard', 2]);
    s.choose('Militia');
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'hand')]).toEqual([['Reading Lamp'], ['Apprentice']]);
    expect(s.names('Cyd', 'hand')).toEqual(['Apprentice']);
    expect([s.names('Ann', 'inPlay'), s.names('Ann', 'hand')]).toEqual([['Reading Lamp'], ['Militia']]);
  });
});

describe('Haggling Horror', () => {
  test('costs 2 power less for a player who has acquired a card this turn (K7)', () => {
    const s = annsTurn({ power: 5, runes: 2, deck: DECK }, { centerRow: rowWith('Haggling Horror') });
    expect(s.offers()).not.toContain('defeat Haggling Horror');
    s.acquire('Ferry of Words');
    s.defeat('Haggling Horror');
    expect([s.power('Ann'), s.honor('Ann'), s.names('Ann', 'hand').length]).toEqual([1, 4, 1]);
  });
});

describe('The Unread King', () => {
  test('stays in front of the player who defeated it and gives a rune for a monster each turn (K5)', () => {
    const centerRow = rowWith('The Unread King', 'Blot', 'Blot');
    const s = annsTurn({ power: 13 }, { centerRow });
    s.defeat('The Unread King');
    expect([s.honor('Ann'), s.names('Ann', 'inPlay'), s.names('void')]).toEqual([4, ['The Unread King'], []]);
    expect(s.runes('Ann')).toBe(0);
    s.defeat('Blot');
    expect(s.runes('Ann')).toBe(1);
    s.defeat('Blot');
    expect(s.runes('Ann')).toBe(1);
  });

  test('is not set off by the Cultist, which is not in the row', () => {
    const s = annsTurn({ power: 2, inPlay: ['The Unread King'] });
    s.defeat('Cultist');
    expect(s.runes('Ann')).toBe(0);
  });

  test('has no honor of its own to score', () => {
    expect(annsTurn({ inPlay: ['The Unread King'] }).score('Ann')).toBe(0);
  });
});

describe('Blot', () => {
  test('goes to the void and is replaced', () => {
    const s = annsTurn({ power: 3 });
    s.defeat('Blot');
    expect([s.honor('Ann'), s.names('void'), s.names('centerRow')]).toEqual([
      3,
      ['Blot'],
      [CENTER_DECK[0], ...ROW.slice(1)],
    ]);
  });
});
