import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, CENTER_DECK, DECK, ROW, rowWith } from './at-the-table.js';

describe('Rubric Page', () => {
  test('gives a rune, and may banish a card of the row', () => {
    const s = annsTurn({ hand: ['Rubric Page'] });
    s.play('Rubric Page');
    expect([s.runes('Ann'), s.decision?.min]).toEqual([1, 0]);
    s.choose('Paper Wyrm');
    expect([s.names('void'), s.names('centerRow')]).toEqual([['Paper Wyrm'], [...ROW.slice(0, 5), CENTER_DECK[0]]]);
  });
});

describe('Margin Scholar', () => {
  test('draws a card, and with an empty discard pile gives a rune (K3)', () => {
    const s = annsTurn({ hand: ['Margin Scholar'], deck: DECK });
    s.play('Margin Scholar');
    expect([s.runes('Ann'), s.names('Ann', 'hand')]).toEqual([1, ['Apprentice']]);
  });

  test('gives no rune with a card in the discard pile, also if its own draw reshuffles that (K3)', () => {
    const s = annsTurn({ hand: ['Margin Scholar'], discard: ['Militia'] });
    s.play('Margin Scholar');
    expect([s.runes('Ann'), s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([0, ['Militia'], []]);
  });

  test('looks at the discard pile of its player only', () => {
    const s = annAgainst({ hand: ['Margin Scholar'], deck: DECK }, { discard: ['Militia'] });
    s.play('Margin Scholar');
    expect(s.runes('Ann')).toBe(1);
  });
});

describe('Silent Reader', () => {
  test('draws another card and gives 1 honor with an empty discard pile', () => {
    const s = annsTurn({ hand: ['Silent Reader'], deck: DECK });
    s.play('Silent Reader');
    expect([s.names('Ann', 'hand').length, s.honor('Ann')]).toEqual([2, 1]);
  });

  test('draws one card otherwise', () => {
    const s = annsTurn({ hand: ['Silent Reader'], deck: DECK, discard: ['Apprentice'] });
    s.play('Silent Reader');
    expect([s.names('Ann', 'hand').length, s.honor('Ann')]).toEqual([1, 0]);
  });
});

describe('Town Crier', () => {
  test('its fate lets each player discard a card to draw one, in turn order (K1, Q13)', () => {
    const s = annAgainst(
      { runes: 2, hand: ['Militia'], deck: ['Apprentice'] },
      { hand: ['Apprentice', 'Militia'], deck: ['Mystic'] },
      { centerDeck: ['Town Crier'] },
    );
    s.acquire('Ferry of Words');
    expect(s.decision).toMatchObject({ kind: 'discard', seat: 0, min: 0, max: 1 });
    s.choose('Militia');
    expect(s.names('Ann', 'hand')).toEqual(['Apprentice']);
    expect(s.decision).toMatchObject({ kind: 'discard', seat: 1, min: 0, max: 1 });
    s.decline();
    expect([s.names('Ben', 'hand'), s.names('Ben', 'deck')]).toEqual([['Apprentice', 'Militia'], ['Mystic']]);
  });

  test('draws 2 cards and puts a card of the hand onto the deck', () => {
    const s = annsTurn({ hand: ['Town Crier', 'Mystic'], deck: ['Militia', 'Apprentice', 'Apprentice'] });
    s.play('Town Crier');
    expect(s.decision).toMatchObject({ kind: 'put', min: 1, max: 1 });
    s.choose('Mystic');
    expect(s.names('Ann', 'deck')).toEqual(['Mystic', 'Apprentice']);
    expect([...s.names('Ann', 'hand')].sort()).toEqual(['Apprentice', 'Militia']);
  });
});

describe('Indexer', () => {
  test('is empowered: acquiring it lets one banish a card played this turn (K6)', () => {
    const s = annsTurn({ runes: 4, hand: ['Apprentice'] }, { centerRow: rowWith('Indexer') });
    s.play('Apprentice');
    s.acquire('Indexer');
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    s.choose('Apprentice');
    expect([s.names('Ann', 'played'), s.names('removed'), s.names('Ann', 'discard')]).toEqual([
      [],
      ['Apprentice'],
      ['Indexer'],
    ]);
  });

  test('draws 2 cards', () => {
    const s = annsTurn({ hand: ['Indexer'], deck: DECK });
    s.play('Indexer');
    expect(s.names('Ann', 'hand')).toHaveLength(2);
    expect(s.decision?.kind).toBe('turn');
  });
});

describe('Patron of the Archive', () => {
  test('stays in front of its player once acquired, and works at once (K5)', () => {
    const s = annsTurn(
      { runes: 6, hand: ['Militia'], deck: ['Apprentice'] },
      { centerRow: rowWith('Patron of the Archive') },
    );
    s.acquire('Patron of the Archive');
    expect([s.names('Ann', 'inPlay'), s.names('Ann', 'discard')]).toEqual([['Patron of the Archive'], []]);
    s.activate('Patron of the Archive');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([['Apprentice'], ['Militia']]);
    expect(s.offers()).not.toContain('activate Patron of the Archive');
  });

  test('cannot be used without a card to discard', () => {
    const s = annsTurn({ inPlay: ['Patron of the Archive'], deck: DECK });
    expect(s.offers()).not.toContain('activate Patron of the Archive');
  });

  test('is still there, and usable once more, in the next turn', () => {
    const s = annsTurn({ inPlay: ['Patron of the Archive'], hand: ['Militia'], deck: DECK });
    s.activate('Patron of the Archive');
    s.endTurn();
    s.endTurn();
    expect(s.names('Ann', 'inPlay')).toEqual(['Patron of the Archive']);
    expect(s.offers()).toContain('activate Patron of the Archive');
  });

  test('is no construct: what destroys constructs passes it by', () => {
    const table = { centerRow: rowWith('Margin Fiend') };
    const s = annAgainst({ power: 6 }, { inPlay: ['Patron of the Archive'], hand: ['Militia'] }, table);
    s.defeat('Margin Fiend');
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'discard')]).toEqual([['Patron of the Archive'], ['Militia']]);
  });

  test('scores its honor', () => {
    expect(annsTurn({ inPlay: ['Patron of the Archive'] }).score('Ann')).toBe(4);
  });
});

describe('Vowel Finch', () => {
  test('gives a rune more with another lifebound hero, before or after, once each (K4)', () => {
    const s = annsTurn({ hand: ['Vowel Finch', 'Vowel Finch', 'Vowel Finch'] });
    s.play('Vowel Finch');
    expect(s.runes('Ann')).toBe(1);
    s.play('Vowel Finch');
    expect(s.runes('Ann')).toBe(4);
    s.play('Vowel Finch');
    expect(s.runes('Ann')).toBe(6);
  });

  test('does not unite with a hero of another faction, nor with a construct', () => {
    const s = annsTurn({ hand: ['Vowel Finch', 'Ferry of Words', 'Whispering Grove'] });
    s.play('Vowel Finch');
    s.play('Ferry of Words');
    s.play('Whispering Grove');
    expect(s.runes('Ann')).toBe(2);
  });
});

describe('Choir of Leaves', () => {
  test('united, gives 2 honor and may put a lifebound hero from the discard pile onto the deck', () => {
    const discard = ['Grove Caller', 'Redactor', 'Whispering Grove'];
    const s = annsTurn({ hand: ['Vowel Finch', 'Choir of Leaves'], deck: ['Militia'], discard });
    s.play('Choir of Leaves');
    expect([s.runes('Ann'), s.honor('Ann'), s.decision?.kind]).toEqual([2, 0, 'turn']);
    s.play('Vowel Finch');
    expect([s.honor('Ann'), s.decision?.kind, s.offers()]).toEqual([2, 'put', ['pick Grove Caller']]);
    s.choose('Grove Caller');
    expect(s.names('Ann', 'deck')).toEqual(['Grove Caller', 'Militia']);
  });
});

describe('Grove Caller', () => {
  test.each([
    { discard: ['Vowel Finch'], honor: 2, why: 'a lifebound hero' },
    { discard: ['Whispering Grove'], honor: 2, why: 'a lifebound construct' },
    { discard: ['Redactor', 'Apprentice'], honor: 0, why: 'no lifebound card' },
    { discard: [], honor: 0, why: 'nothing' },
  ])('gives $honor honor with $why in the discard pile (K2)', ({ discard, honor }) => {
    const s = annsTurn({ hand: ['Grove Caller'], discard });
    s.play('Grove Caller');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([2, honor]);
  });
});

describe('Type Caster', () => {
  test('gives 2 runes for constructs only', () => {
    const s = annsTurn({ hand: ['Type Caster'] });
    s.play('Type Caster');
    expect(s.runes('Ann')).toBe(0);
    expect(s.offers()).toContain('acquire Reading Lamp');
    expect(s.offers()).not.toContain('acquire Ferry of Words');
    s.acquire('Reading Lamp');
    expect(s.names('Ann', 'discard')).toEqual(['Reading Lamp']);
  });

  test('is empowered (K6)', () => {
    const s = annsTurn({ runes: 2, hand: ['Militia'] }, { centerRow: rowWith('Type Caster') });
    s.play('Militia');
    s.acquire('Type Caster');
    s.choose('Militia');
    expect(s.names('removed')).toEqual(['Militia']);
  });
});

describe('Rivet Clerk', () => {
  test('costs 4 runes, and 2 for a player who controls two constructs (K7)', () => {
    const centerRow = rowWith('Rivet Clerk');
    const one = annsTurn({ runes: 3, inPlay: ['Reading Lamp'] }, { centerRow });
    expect(one.offers()).not.toContain('acquire Rivet Clerk');
    const two = annsTurn({ runes: 3, inPlay: ['Reading Lamp', 'Ditto Drum'] }, { centerRow });
    two.acquire('Rivet Clerk');
    expect(two.runes('Ann')).toBe(1);
  });

  test('asks the player who acquires it, not its neighbours', () => {
    const s = annAgainst(
      { runes: 3 },
      { inPlay: ['Reading Lamp', 'Ditto Drum'] },
      { centerRow: rowWith('Rivet Clerk') },
    );
    expect(s.offers()).not.toContain('acquire Rivet Clerk');
  });
});

describe('Redactor', () => {
  test('gives a power more with a void card in the discard pile as it is played, whatever is banished then (K2)', () => {
    const s = annsTurn({ hand: ['Redactor'], discard: ['Ferry of Words'] });
    s.play('Redactor');
    s.choose('Ferry of Words');
    expect([s.power('Ann'), s.names('Ann', 'discard'), s.names('void')]).toEqual([2, [], ['Ferry of Words']]);
  });

  test('may banish nothing, and gives 1 power without echo', () => {
    const s = annsTurn({ hand: ['Redactor', 'Militia'] });
    s.play('Redactor');
    s.decline();
    expect([s.power('Ann'), s.names('Ann', 'hand')]).toEqual([1, ['Militia']]);
  });
});

describe('Ink Drinker', () => {
  test('gives a power more for each void card in the discard pile', () => {
    const s = annsTurn({ hand: ['Ink Drinker'], discard: ['Redactor', 'Ditto Drum', 'Ink Drinker', 'Apprentice'] });
    s.play('Ink Drinker');
    expect(s.power('Ann')).toBe(5);
  });

  test('gives 2 power without any', () => {
    const s = annsTurn({ hand: ['Ink Drinker'], discard: ['Apprentice'] });
    s.play('Ink Drinker');
    expect(s.power('Ann')).toBe(2);
  });
});
