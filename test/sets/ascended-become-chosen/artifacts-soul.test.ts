import { describe, expect, test } from 'vitest';
import { seedFor } from '../../ascended/at-the-board.js';
import { rules, table } from './at-the-table.js';

describe('Cracked Mirror', () => {
  test("shows an opponent's hand, of which a card goes under the deck, and draws", () => {
    const s = table(
      { artifacts: ['Cracked Mirror'], energy: 2 },
      { hand: ['Owl Sight', 'Mist Body'] },
      { mutations: ['Night Sap'] },
    );
    s.take('activate', 'Cracked Mirror');
    expect(rules.view(s.state, 0).players[1].zones.hand.map(({ card }) => card)).toEqual(['owl-sight', 'mist-body']);
    s.choose('Owl Sight');
    expect([s.names('Ben', 'hand'), s.names('mutationDeck').at(-1)]).toEqual([['Mist Body'], 'Owl Sight']);
    expect(s.names('Ann', 'hand')).toEqual(['Night Sap']);
  });
});

describe('Scrying Bones', () => {
  test('swap what is in hand, and keep the best of three', () => {
    const s = table(
      { artifacts: ['Scrying Bones'], energy: 2, hand: ['Owl Sight'] },
      {},
      { mutations: ['Night Sap', 'Mist Body', 'Evil Eye', 'Leech Tongue'] },
    );
    s.take('activate', 'Scrying Bones');
    s.choose('Owl Sight');
    s.choose('Evil Eye');
    expect(s.names('Ann', 'hand')).toEqual(['Night Sap', 'Evil Eye']);
    expect([...s.names('mutationDeck').slice(-2)].sort()).toEqual(['Leech Tongue', 'Mist Body']);
  });
});

describe("Pilgrim's Habit", () => {
  test('passes the test of the turn without control', () => {
    const s = table({ artifacts: ["Pilgrim's Habit"], energy: 3 }, {}, { seed: seedFor([12, 12]) });
    s.take('activate', "Pilgrim's Habit");
    s.take('move', 'castle');
    expect([s.level('Ann', 'superstition'), s.decision?.kind]).toEqual([0, 'decide']);
  });
});

describe("Penitent's Candle", () => {
  test('passes a token on', () => {
    const s = table({ artifacts: ["Penitent's Candle"], energy: 3, superstition: 2 });
    s.take('activate', "Penitent's Candle");
    expect([s.level('Ann', 'superstition'), s.level('Ben', 'superstition'), s.level('Ann', 'control')]).toEqual([
      1, 1, 0,
    ]);
  });

  test('calms whoever has none, and draws none until the next turn', () => {
    const s = table({ artifacts: ["Penitent's Candle"], energy: 3 }, {}, { seed: seedFor([12, 12]) });
    s.take('activate', "Penitent's Candle");
    expect(s.level('Ann', 'control')).toBe(2);
    s.take('move', 'castle');
    expect([s.rolls[0], s.level('Ann', 'superstition'), s.level('Ann', 'health')]).toEqual([[12], 0, 9]);
  });
});

describe('Puppet Thread', () => {
  test('walks an opponent two tiles, wherever its owner likes', () => {
    const s = table({ artifacts: ['Puppet Thread'], energy: 4 });
    s.take('activate', 'Puppet Thread');
    // The first step leads to the only tile next to the farthest one.
    expect([s.decision?.seat, s.offers()]).toEqual([0, ['walk farthest', 'walk east']]);
    s.choose('east');
    expect(s.at('Ben')).toBe('east');
  });
});

describe('Moonlit Altar', () => {
  test('mutates at once, for two control less', () => {
    const s = table({ artifacts: ['Moonlit Altar'], energy: 5, control: 4, hand: ['Worldroot'] });
    s.take('activate', 'Moonlit Altar');
    s.take('activate-mutation', 'Worldroot');
    expect([s.names('Ann', 'active'), s.level('Ann', 'control')]).toEqual([['Worldroot'], 0]);
  });
});

describe("Informer's Purse", () => {
  const used = (control: number) => {
    const s = table({ artifacts: ["Informer's Purse"], energy: 5 }, { control, points: 7 }, { seed: seedFor([12, 6]) });
    s.take('activate', "Informer's Purse");
    return ['points', 'control'].map((what) => [s.level('Ann', what), s.level('Ben', what)]);
  };

  test('takes points of whoever fails, or gains control', () => {
    expect(used(5)).toEqual([
      [3, 4],
      [0, 5],
    ]);
    expect(used(6)).toEqual([
      [0, 7],
      [2, 6],
    ]);
  });
});

describe("Crier's Bell", () => {
  test('brings a companion to who is calm, and calm to who is not', () => {
    const ring = (control: number) => {
      const s = table(
        { artifacts: ["Crier's Bell"], energy: 6, control },
        {},
        { companions: ['Herald'], seed: seedFor([12, 6]) },
      );
      s.take('activate', "Crier's Bell");
      return [s.names('Ann', 'companions'), s.level('Ann', 'control')];
    };
    expect([ring(6), ring(5)]).toEqual([
      [['Herald'], 6],
      [[], 8],
    ]);
  });
});

describe("Sleeper's Needle", () => {
  test('puts a mutation to sleep until its own next turn', () => {
    const s = table(
      { artifacts: ["Sleeper's Needle"], active: ['Fever Pulse'], energy: 7 },
      { at: 'east', energy: 5, active: ['Second Sight', 'Mist Body'] },
    );
    s.take('activate', "Sleeper's Needle");
    s.choose('Second Sight');
    expect(s.level('Ben', 'energy')).toBe(2);
    s.take('attack', 'east');
    expect(s.level('Ben', 'parry')).toBe(2);
  });
});

describe('Writ of Exile', () => {
  test('takes a token off the place of its choice, and the points with it', () => {
    const s = table({ artifacts: ['Writ of Exile'], energy: 8 }, { controls: ['castle', 'ruins'], points: 10 });
    s.take('activate', 'Writ of Exile');
    expect(s.decision?.seat).toBe(0);
    s.choose('ruins');
    expect([s.holder('ruins'), s.level('Ben', 'points'), s.level('Ben', 'powerTokens')]).toEqual([null, 5, 1]);
  });
});
