import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, DEATH, DECK, LIFE, ROW } from './at-the-table.js';

describe('Resourceful Trader', () => {
  test('draws, and gives a death keystone for the next construct acquired, of any faction', () => {
    const s = annsTurn({ hand: ['Resourceful Trader'], deck: ['Mystic', 'Militia'], runes: 2 });
    s.play('Resourceful Trader');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    s.acquire('Sacred Pot');
    expect(s.keystones('Ann')).toEqual({ life: 0, death: 1 });
    s.acquire("Forgemaster's Suit");
    expect(s.keystones('Ann').death).toBe(1);
  });

  test('is not used up by a hero, and ends with the turn', () => {
    const s = annsTurn({ hand: ['Resourceful Trader'], deck: ['Mystic', 'Apprentice', ...DECK], runes: 2 });
    s.play('Resourceful Trader');
    s.acquire('Cheerful Consort');
    expect(s.keystones('Ann').death).toBe(0);
    s.endTurn();
    s.endTurn();
    s.play('Apprentice');
    s.acquire('Sacred Pot');
    expect(s.keystones('Ann').death).toBe(0);
  });

  test('gives it for a construct that is acquired for nothing (G3)', () => {
    const s = annsTurn({ hand: ['Resourceful Trader', 'Ominous Augur'] });
    s.play('Resourceful Trader');
    s.play('Ominous Augur');
    s.choose('Sacred Pot');
    expect(s.keystones('Ann').death).toBe(1);
  });
});

describe('Brother Marius', () => {
  const marius = 'Brother Marius';

  test('gives 1 rune, and 1 for each faction among the constructs of its player', () => {
    for (const [inPlay, runes] of [
      [[], 1],
      [['Sacred Pot'], 2],
      [['Sacred Pot', 'Templar Outpost'], 2],
      [['Sacred Pot', "Pathfinder's Totem", "Forgemaster's Suit"], 4],
      [['Sacred Pot', "Pathfinder's Totem", "Forgemaster's Suit", 'Beacon of the Lost', 'Deranged Dirge'], 5],
    ] as const) {
      const s = annsTurn({ hand: [marius], inPlay });
      s.play(marius);
      expect(s.runes('Ann')).toBe(runes);
    }
  });

  test('counts neither temples nor constructs of an opponent', () => {
    const s = annAgainst({ hand: [marius], temples: [LIFE, DEATH] }, { inPlay: ['Sacred Pot', 'Beacon of the Lost'] });
    s.play(marius);
    expect(s.runes('Ann')).toBe(1);
  });

  test('counts what is there when it is played', () => {
    const s = annsTurn({ hand: [marius, 'Sacred Pot'] });
    s.play(marius);
    s.play('Sacred Pot');
    expect(s.runes('Ann')).toBe(1);
  });
});

describe('Excavator Pilot', () => {
  const pilot = 'Excavator Pilot';

  test('gives 2 runes, and a life keystone with two constructs', () => {
    const s = annsTurn({ hand: [pilot], inPlay: ['Sacred Pot', 'Sacred Pot'] });
    s.play(pilot);
    expect([s.runes('Ann'), s.keystones('Ann')]).toEqual([2, { life: 1, death: 0 }]);
  });

  test('gives no keystone with one construct, whatever is played later', () => {
    const s = annsTurn({ hand: [pilot, 'Sacred Pot'], inPlay: ['Sacred Pot'] });
    s.play(pilot);
    s.play('Sacred Pot');
    expect([s.runes('Ann'), s.keystones('Ann').life]).toEqual([2, 0]);
  });

  test('does not count temples', () => {
    const s = annsTurn({ hand: [pilot], inPlay: ['Sacred Pot'], temples: [LIFE, DEATH] });
    s.play(pilot);
    expect(s.keystones('Ann').life).toBe(0);
  });
});

describe('Salvagemaster Mila', () => {
  const mila = 'Salvagemaster Mila';

  test('gives 4 runes, and may put each construct acquired this turn into play', () => {
    const s = annsTurn({ hand: [mila] });
    s.play(mila);
    expect(s.runes('Ann')).toBe(4);
    s.acquire('Sacred Pot');
    expect(s.decision).toMatchObject({ kind: 'destination', min: 0, max: 1 });
    s.choose('into play');
    s.acquire("Forgemaster's Suit");
    s.choose('into play');
    expect(s.names('Ann', 'inPlay')).toEqual(['Sacred Pot', "Forgemaster's Suit"]);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });

  test('can be declined for one construct and used for the next', () => {
    const s = annsTurn({ hand: [mila] });
    s.play(mila);
    s.acquire('Sacred Pot');
    s.decline();
    s.acquire("Forgemaster's Suit");
    s.choose('into play');
    expect(s.names('Ann', 'inPlay')).toEqual(["Forgemaster's Suit"]);
    expect(s.names('Ann', 'discard')).toEqual(['Sacred Pot']);
  });

  test('does nothing for heroes, nor for a construct acquired before it', () => {
    const s = annsTurn({ hand: [mila], runes: 1 });
    s.acquire('Sacred Pot');
    s.play(mila);
    s.acquire('Cheerful Consort');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'inPlay')).toEqual([]);
  });

  test('ends with the turn', () => {
    const s = annsTurn({ hand: [mila], deck: DECK });
    s.play(mila);
    s.endTurn();
    s.endTurn();
    s.play('Apprentice');
    s.acquire('Sacred Pot');
    expect(s.names('Ann', 'discard')).toContain('Sacred Pot');
  });

  test('puts a construct into play that counts as played, for itself and for others (T11)', () => {
    const s = annsTurn({ hand: [mila], inPlay: ['Stormsmith Anvil'] });
    s.play(mila);
    s.acquire("Forgemaster's Suit");
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([3, 0]);
    s.choose('into play');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([4, 1]);
  });

  test('lets the construct be used at once (T4)', () => {
    const s = annsTurn({ hand: [mila], deck: ['Mystic'] }, { centerRow: ['Sacred Pot', ...ROW.slice(1)] });
    s.play(mila);
    s.acquire('Sacred Pot');
    s.choose('into play');
    s.activate('Sacred Pot');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });
});
