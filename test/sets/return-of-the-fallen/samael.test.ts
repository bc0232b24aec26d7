import { cards, construct, gain, whenever, whenYouAcquire } from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, CENTER_DECK, DECK, ROW, together, withMore } from './at-the-table.js';

const samael = 'Samael the Fallen';

describe('Samael the Fallen', () => {
  test('gives 8 honor and stays in front of the player who defeated him', () => {
    const s = annsTurn({ power: 8, deck: DECK }, { centerRow: [samael, ...ROW.slice(1)] });
    s.defeat(samael);
    expect(s.honor('Ann')).toBe(8);
    expect(s.names('Ann', 'inPlay')).toEqual([samael]);
    expect(s.names('void')).toEqual([]);
    expect(s.names('centerRow')[0]).toBe('Sordid Asp');
    s.endTurn();
    s.endTurn();
    expect(s.names('Ann', 'inPlay')).toEqual([samael]);
  });

  test('cannot be banished from the center row, by nobody', () => {
    const centerRow = [samael, 'Doom Weeper', ...ROW.slice(2)];
    const s = annsTurn({ hand: ['Eternal Askara'] }, { centerRow });
    s.play('Eternal Askara');
    expect(s.offers()).not.toContain(`pick ${samael}`);
    expect(s.offers()).toHaveLength(5);
  });

  test('makes a monster defeated in the row go to the discard pile of his player, with its reward (N16)', () => {
    const s = annsTurn({ inPlay: [samael], power: 4 });
    s.defeat('Doom Weeper');
    expect([s.honor('Ann'), s.runes('Ann')]).toEqual([2, 2]);
    expect(s.names('Ann', 'discard')).toEqual(['Doom Weeper']);
    expect(s.names('void')).toEqual([]);
    expect(s.names('centerRow')[0]).toBe('Sordid Asp');
  });

  test('does so from the monster after himself on, in the same turn', () => {
    const s = annsTurn({ power: 12 }, { centerRow: [samael, 'Doom Weeper', ...ROW.slice(2)] });
    s.defeat(samael);
    s.defeat('Doom Weeper');
    expect(s.names('Ann', 'discard')).toEqual(['Doom Weeper']);
  });

  test('does not do so for the Cultist, nor for a monster in the void', () => {
    const s = annsTurn({ inPlay: [samael], hand: ['Sadranis, Dark Emissary'], power: 3 }, { void: ['Doom Weeper'] });
    s.defeat('Cultist');
    expect(s.names('supply:cultist')).toEqual(['Cultist']);
    s.play('Sadranis, Dark Emissary');
    s.choose('Doom Weeper');
    expect(s.names('centerDeck').at(-1)).toBe('Doom Weeper');
    expect(s.names('Ann', 'discard')).toEqual([]);
  });

  test('leaves those unacquired: what watches acquires sees neither', () => {
    const ledger = construct('Ledger', { cost: 1, copies: 1 }, whenever(whenYouAcquire(cards()), gain(1, 'honor')));
    const ann = { inPlay: [samael, 'Ledger'], hand: ['Sadranis, Dark Emissary'], power: 3 };
    const s = annsTurn(ann, { void: ['Doom Weeper'] }, withMore(ledger));
    s.defeat('Cultist');
    s.play('Sadranis, Dark Emissary');
    s.choose('Doom Weeper');
    expect(s.honor('Ann')).toBe(1 + 2);
  });

  test('does so for his own player only', () => {
    const s = annAgainst({ inPlay: [samael], deck: DECK }, [{ power: 4 }]);
    s.endTurn();
    s.defeat('Doom Weeper');
    expect(s.names('void')).toEqual(['Doom Weeper']);
    expect(s.names('Ben', 'discard')).toEqual([]);
  });

  test('does so for a monster that an effect defeats (G3)', () => {
    const s = annsTurn({ inPlay: [samael], hand: ['Adayu, the Chosen'] });
    s.play('Adayu, the Chosen');
    s.choose('Fire Tyrant');
    expect(s.honor('Ann')).toBe(6);
    expect(s.names('Ann', 'discard')).toEqual(['Fire Tyrant']);
  });

  test('leaves a defeat a defeat: Guardian of Sadranis sees it', () => {
    const s = annsTurn({ inPlay: [samael], hand: ['Guardian of Sadranis'], power: 3 });
    s.play('Guardian of Sadranis');
    s.defeat('Doom Weeper');
    expect(s.honor('Ann')).toBe(2 + 2);
  });

  test('leaves Ravenous Gorph the banish of its reward, since it was defeated in the row', () => {
    const s = annsTurn({ inPlay: [samael], power: 3 }, { centerRow: ['Ravenous Gorph', ...ROW.slice(1)] });
    s.defeat('Ravenous Gorph');
    expect(s.offers()).toEqual(['pick Nairi, Henge Queen']);
    s.choose('Nairi, Henge Queen');
    expect(s.names('Ann', 'discard')).toEqual(['Ravenous Gorph']);
    expect(s.names('void')).toEqual(['Nairi, Henge Queen']);
  });

  test('does not let Stone Circle put the monster on the deck: in the row it is no hero yet', () => {
    const s = annsTurn({ inPlay: [samael, 'Stone Circle'], power: 4 });
    s.defeat('Doom Weeper');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual(['Doom Weeper']);
  });

  test('gives the power of a monster card that his player plays, and not its reward', () => {
    const s = annsTurn({ inPlay: [samael], hand: ['Fire Tyrant', 'Ravenous Gorph'] });
    s.play('Fire Tyrant');
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([6, 0]);
    s.play('Ravenous Gorph');
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([9, 0]);
    expect(s.names('centerRow')).toEqual(ROW);
    expect(s.names('Ann', 'played')).toEqual(['Fire Tyrant', 'Ravenous Gorph']);
  });

  test('lets a played monster card go to the discard pile at the end of the turn, as heroes do (T6)', () => {
    const s = annsTurn({ inPlay: [samael], hand: ['Fire Tyrant'], deck: DECK });
    s.play('Fire Tyrant');
    s.endTurn();
    expect(s.names('Ann', 'discard')).toEqual(['Fire Tyrant']);
  });

  test('makes a played monster card a hero for Twofold Askara, who gets nothing from it (K8)', () => {
    const s = annsTurn({ inPlay: [samael], hand: ['Fire Tyrant', 'Mystic', 'Twofold Askara'] }, {}, together);
    s.play('Fire Tyrant');
    s.play('Mystic');
    s.play('Twofold Askara');
    expect(s.offers()).toEqual(['pick Fire Tyrant', 'pick Mystic']);
    s.choose('Fire Tyrant');
    expect([s.power('Ann'), s.runes('Ann'), s.honor('Ann')]).toEqual([6, 2, 0]);
  });

  test('gives monster cards no faction: Dandelion Witch does not count them', () => {
    const s = annsTurn({ inPlay: [samael], hand: ['Fire Tyrant', 'Dandelion Witch', 'Doom Weeper'], deck: DECK });
    s.play('Fire Tyrant');
    s.play('Dandelion Witch');
    s.play('Doom Weeper');
    expect(s.honor('Ann')).toBe(1);
  });

  test('makes nothing of the monsters in the void heroes: Serpentcall does not offer them', () => {
    const s = annsTurn({ inPlay: [samael, 'Serpentcall'], runes: 9 }, { void: ['Doom Weeper'] });
    expect(() => s.activate('Serpentcall', 1)).toThrow('scenario/not-on-offer');
  });

  test('lets a monster card be banished from hand into the void', () => {
    const s = annsTurn({ inPlay: [samael, 'Black Hole'], hand: ['Fire Tyrant'] });
    s.activate('Black Hole');
    expect(s.names('void')).toEqual(['Fire Tyrant']);
    expect(s.power('Ann')).toBe(1);
  });

  test('counts for no honor at the end, and neither do monster cards', () => {
    const s = annsTurn({ inPlay: [samael], hand: ['Fire Tyrant'], discard: ['Doom Weeper'], honor: 8 });
    expect(s.score('Ann')).toBe(8);
  });

  test('is no construct: Vaultbreaker Wurm and Bazu miss him', () => {
    for (const [monster, power] of [
      ['Vaultbreaker Wurm', 5],
      ['Bazu, Duke of Scorn', 6],
    ] as const) {
      const ben = { inPlay: [samael, 'Black Hole'] };
      const s = annAgainst({ power }, [ben], { centerRow: [monster, ...ROW.slice(1)] });
      s.defeat(monster);
      expect(s.names('Ben', 'inPlay')).toEqual([samael]);
      expect(s.names('Ben', 'discard')).toEqual(['Black Hole']);
    }
  });

  test('is not one of the constructs that Bazu counts', () => {
    const ben = { inPlay: [samael, 'Black Hole'], hand: ['Mystic', 'Militia'] };
    const s = annAgainst({ power: 6 }, [ben], { centerRow: ['Bazu, Duke of Scorn', ...ROW.slice(1)] });
    s.defeat('Bazu, Duke of Scorn');
    s.choose('choose:0');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'discard', min: 1, max: 1 });
  });

  test('leaves a monster card useless to a player without him, from whom it came or not', () => {
    const s = annAgainst({ power: 6, deck: DECK }, [{ inPlay: [samael], hand: ['Fire Tyrant'] }, {}], {
      centerRow: ['Xeron, Duke of Lies', ...ROW.slice(1)],
      centerDeck: CENTER_DECK,
    });
    s.defeat('Xeron, Duke of Lies');
    expect(s.names('Ann', 'hand')).toEqual(['Fire Tyrant']);
    expect(s.offers()).not.toContain('play Fire Tyrant');
    s.endTurn();
    expect(s.names('Ann', 'discard')).toEqual(['Fire Tyrant']);
  });
});
