import type { Scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import {
  annAgainst,
  annsTurn,
  CENTER_DECK,
  DEATH,
  DECK,
  IMMORTALITY,
  LIFE,
  picks,
  ROW,
  sorted,
} from './at-the-table.js';

describe('Temple of Life', () => {
  test('is taken for a life keystone, from nobody', () => {
    const s = annsTurn({ life: 1 });
    expect(sorted(s.names('temples'))).toEqual([DEATH, IMMORTALITY, LIFE]);
    s.spend('life');
    expect(s.names('Ann', 'temples')).toEqual([LIFE]);
    expect(sorted(s.names('temples'))).toEqual([DEATH, IMMORTALITY]);
    expect(s.keystones('Ann')).toEqual({ life: 0, death: 0 });
    expect(s.runes('Ann')).toBe(0);
  });

  test('is taken from the player who controls it', () => {
    const s = annAgainst({ life: 1 }, { temples: [LIFE, DEATH] });
    s.spend('life');
    expect([s.names('Ann', 'temples'), s.names('Ben', 'temples')]).toEqual([[LIFE], [DEATH]]);
  });

  test('under control gives 2 runes and the Temple of Immortality', () => {
    const s = annsTurn({ life: 1, temples: [LIFE] });
    s.spend('life');
    expect(s.names('Ann', 'temples')).toEqual([LIFE, IMMORTALITY]);
    expect(s.runes('Ann')).toBe(2);
  });

  test('gives the 2 runes also with the Temple of Immortality under control', () => {
    const s = annsTurn({ life: 1, temples: [LIFE, IMMORTALITY] });
    s.spend('life');
    expect(s.names('Ann', 'temples')).toEqual([LIFE, IMMORTALITY]);
    expect(s.runes('Ann')).toBe(2);
  });

  test('is taken and then used with two keystones in one turn, and used again with a third', () => {
    const s = annsTurn({ life: 3 });
    s.spend('life');
    s.spend('life');
    s.spend('life');
    expect(s.names('Ann', 'temples')).toEqual([LIFE, IMMORTALITY]);
    expect(s.runes('Ann')).toBe(4);
    expect(s.offers().filter((offer) => offer.startsWith('spend'))).toEqual([]);
  });

  test('does not mind death keystones', () => {
    const s = annsTurn({ death: 1, temples: [LIFE] });
    s.spend('death');
    expect(s.names('Ann', 'temples')).toEqual([LIFE, DEATH]);
    expect(s.runes('Ann')).toBe(0);
  });

  test('is no construct: a player who has to destroy one keeps it', () => {
    const s = annAgainst(
      { power: 4, deck: ['Mystic'] },
      { temples: [LIFE] },
      {
        centerRow: ["Death's Widow", ...ROW.slice(1)],
      },
    );
    s.defeat("Death's Widow");
    expect(s.names('Ben', 'temples')).toEqual([LIFE]);
  });
});

describe('Temple of Death', () => {
  test('is taken for a death keystone, from the player who controls it too', () => {
    const s = annAgainst({ death: 1, hand: ['Militia'] }, { temples: [DEATH] });
    s.spend('death');
    expect([s.names('Ann', 'temples'), s.names('Ben', 'temples')]).toEqual([[DEATH], []]);
    expect(s.decision?.kind).toBe('turn');
  });

  test('under control gives the Temple of Immortality, and may banish a card from hand or discard pile', () => {
    const s = annsTurn({ death: 1, temples: [DEATH], hand: ['Militia'], discard: ['Apprentice'] });
    s.spend('death');
    expect(s.names('Ann', 'temples')).toEqual([DEATH, IMMORTALITY]);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(sorted(s.offers())).toEqual(picks('Apprentice', 'Militia'));
    s.choose('Apprentice');
    expect(s.names('removed')).toEqual(['Apprentice']);
  });

  test('may banish nothing, and still gives the Temple of Immortality', () => {
    const s = annAgainst({ death: 1, temples: [DEATH], hand: ['Militia'] }, { temples: [IMMORTALITY] });
    s.spend('death');
    s.decline();
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect([s.names('Ann', 'temples'), s.names('Ben', 'temples')]).toEqual([[DEATH, IMMORTALITY], []]);
  });

  test('banishes also with the Temple of Immortality under control', () => {
    const s = annsTurn({ death: 1, temples: [DEATH, IMMORTALITY], hand: ['Militia'] });
    s.spend('death');
    s.choose('Militia');
    expect(s.names('removed')).toEqual(['Militia']);
  });
});

describe('Temple of Immortality', () => {
  const FACTION = ['enlightened', 'lifebound', 'mechana', 'void'];

  /** Uses the temple and chooses a faction. */
  function choose(s: Scenario, faction: string): void {
    s.activate(IMMORTALITY);
    s.choose(`choose:${FACTION.indexOf(faction)}`);
  }

  const centerRow = ['Ancient Stag', 'Soulsnare Hunter', ...ROW.slice(2)];
  const temples = [IMMORTALITY];

  test('acquires the card that replaces one of the chosen faction, if it is of that faction too', () => {
    const centerDeck = ['Sirewood Elder', ...CENTER_DECK];
    const s = annsTurn({ temples, runes: 2 }, { centerRow, centerDeck });
    choose(s, 'lifebound');
    s.acquire('Ancient Stag');
    expect(s.names('Ann', 'discard')).toEqual(['Sirewood Elder', 'Ancient Stag']);
    expect(s.runes('Ann')).toBe(0);
    expect(s.names('centerRow')[0]).toBe(CENTER_DECK[0]);
  });

  test('goes on as long as the cards that follow are of the faction, constructs included (P6)', () => {
    const centerDeck = ['Sirewood Elder', "Pathfinder's Totem", 'Qadim Stalker', 'Brother Marius'];
    const s = annsTurn({ temples, runes: 2 }, { centerRow, centerDeck });
    choose(s, 'lifebound');
    s.acquire('Ancient Stag');
    expect(s.names('Ann', 'discard')).toEqual([
      'Qadim Stalker',
      "Pathfinder's Totem",
      'Sirewood Elder',
      'Ancient Stag',
    ]);
    expect(s.names('centerRow')[0]).toBe('Brother Marius');
  });

  test('works for every acquire of the turn (P6)', () => {
    const row = ['Ancient Stag', 'Cheerful Consort', ...ROW.slice(2)];
    const centerDeck = ['Sirewood Elder', 'Brother Marius', 'Qadim Stalker', ...CENTER_DECK];
    const s = annsTurn({ temples, runes: 4 }, { centerRow: row, centerDeck });
    choose(s, 'lifebound');
    s.acquire('Ancient Stag');
    s.acquire('Cheerful Consort');
    expect(s.names('Ann', 'discard')).toEqual(['Qadim Stalker', 'Cheerful Consort', 'Sirewood Elder', 'Ancient Stag']);
  });

  test('does not ask: what it acquires is not declined (G4)', () => {
    const s = annsTurn({ temples, runes: 2 }, { centerRow, centerDeck: ['Sirewood Elder', ...CENTER_DECK] });
    choose(s, 'lifebound');
    s.acquire('Ancient Stag');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toContain('Sirewood Elder');
  });

  test('leaves a replacement of another faction, and does nothing when a card of another is acquired', () => {
    const other = annsTurn({ temples, runes: 2 }, { centerRow, centerDeck: ['Brother Marius', ...CENTER_DECK] });
    choose(other, 'lifebound');
    other.acquire('Ancient Stag');
    expect(other.names('Ann', 'discard')).toEqual(['Ancient Stag']);
    const s = annsTurn({ temples, runes: 4 }, { centerRow, centerDeck: ['Sirewood Elder', ...CENTER_DECK] });
    choose(s, 'lifebound');
    s.acquire('Soulsnare Hunter');
    expect(s.names('Ann', 'discard')).toEqual(['Soulsnare Hunter']);
    expect(s.names('centerRow')[1]).toBe('Sirewood Elder');
  });

  test('looks at the card in the same place only', () => {
    const row = ['Ancient Stag', 'Cheerful Consort', ...ROW.slice(2)];
    const s = annsTurn({ temples, runes: 2 }, { centerRow: row, centerDeck: ['Brother Marius', ...CENTER_DECK] });
    choose(s, 'lifebound');
    s.acquire('Ancient Stag');
    expect(s.names('Ann', 'discard')).toEqual(['Ancient Stag']);
    expect(s.names('centerRow')[1]).toBe('Cheerful Consort');
  });

  test('goes on from a card that was acquired for nothing (G3)', () => {
    const ann = { temples, hand: ['Ominous Augur'], discard: ['Militia'] };
    const s = annsTurn(ann, { centerRow, centerDeck: ['Sirewood Elder', ...CENTER_DECK] });
    choose(s, 'lifebound');
    s.play('Ominous Augur');
    s.choose('Ancient Stag');
    expect(s.names('Ann', 'discard')).toEqual(['Sirewood Elder', 'Ancient Stag', 'Militia']);
  });

  test('acquires as usual: each construct may go into play with Salvagemaster Mila (G3, T11)', () => {
    const centerDeck = ['Stormsmith Anvil', 'Brother Marius', ...CENTER_DECK];
    const s = annsTurn({ temples, hand: ['Salvagemaster Mila'] }, { centerRow, centerDeck });
    choose(s, 'mechana');
    s.play('Salvagemaster Mila');
    s.acquire("Forgemaster's Suit");
    s.choose('into play');
    s.choose('into play');
    expect(s.names('Ann', 'inPlay')).toEqual(["Forgemaster's Suit", 'Stormsmith Anvil']);
    expect(s.names('Ann', 'discard')).toEqual(['Brother Marius']);
    expect([s.honor('Ann'), s.runes('Ann')]).toEqual([1, 3 + 1]);
  });

  test('takes each of the four factions, one in a turn', () => {
    for (const [faction, bought, next] of [
      ['enlightened', 'Sacred Pot', 'Blind Seer'],
      ['lifebound', 'Ancient Stag', 'Sirewood Elder'],
      ['mechana', "Forgemaster's Suit", 'Brother Marius'],
      ['void', 'Soulsnare Hunter', 'Endbringer Jora'],
    ]) {
      const s = annsTurn({ temples, runes: 4 }, { centerRow, centerDeck: [next, ...CENTER_DECK] });
      choose(s, faction);
      expect(s.offers()).not.toContain(`activate ${IMMORTALITY}`);
      s.acquire(bought);
      expect(s.names('Ann', 'discard')).toEqual([next, bought]);
    }
  });

  test('does nothing before it is used, nor after the turn', () => {
    const centerDeck = ['Sirewood Elder', 'Qadim Stalker', ...CENTER_DECK];
    const s = annsTurn({ temples, runes: 2, deck: ['Apprentice', 'Apprentice', ...DECK] }, { centerRow, centerDeck });
    s.acquire('Ancient Stag');
    expect(s.names('Ann', 'discard')).toEqual(['Ancient Stag']);
    choose(s, 'lifebound');
    s.endTurn();
    s.endTurn();
    for (let i = 0; i < 3; i++) s.play('Apprentice');
    s.acquire('Sirewood Elder');
    expect(s.names('Ann', 'discard')).not.toContain('Qadim Stalker');
  });

  test('can be used in the turn in which it is gained', () => {
    const s = annsTurn({ life: 2, runes: 2 }, { centerRow, centerDeck: ['Sirewood Elder', ...CENTER_DECK] });
    expect(s.offers()).not.toContain(`activate ${IMMORTALITY}`);
    s.spend('life');
    s.spend('life');
    choose(s, 'lifebound');
    s.acquire('Ancient Stag');
    expect(s.names('Ann', 'discard')).toEqual(['Sirewood Elder', 'Ancient Stag']);
  });

  test('is for the player who controls it only', () => {
    const s = annAgainst({}, { temples });
    expect(s.offers()).not.toContain(`activate ${IMMORTALITY}`);
    s.endTurn();
    expect(s.offers()).toContain(`activate ${IMMORTALITY}`);
  });
});
