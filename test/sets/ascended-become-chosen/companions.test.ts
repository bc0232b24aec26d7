import { describe, expect, test } from 'vitest';
import { seedFor } from '../../ascended/at-the-board.js';
import { attack, search, table } from './at-the-table.js';

describe('Poacher', () => {
  test('knows snow and forests', () => {
    expect(attack({ companions: ['Poacher'], energy: 1 }).level('Ann', 'thrust')).toBe(3);
    const s = table({ companions: ['Poacher'], energy: 1 }, { at: 'castle' });
    s.take('attack', 'castle');
    expect(s.level('Ann', 'thrust')).toBe(1);
  });
});

describe('Barber-Surgeon', () => {
  test('heals after a victory', () => {
    const s = attack({ companions: ['Barber-Surgeon'], health: 5 }, {}, { seed: seedFor([6, 6]) });
    expect(s.level('Ann', 'health')).toBe(7);
  });
});

describe('Guild Fence', () => {
  test('fights for the Assassin', () => {
    const diceWith = (other: string) =>
      attack({ companions: ['Guild Fence', other], energy: 1 }).level('Ann', 'thrust');
    expect([diceWith('Assassin'), diceWith('Shield-Bearer')]).toEqual([6, 1]);
  });
});

describe('Herald', () => {
  test('fights for a name', () => {
    const diceWith = (player: object) =>
      attack({ companions: ['Herald'], energy: 1, ...player }).level('Ann', 'thrust');
    expect([diceWith({}), diceWith({ profile: 'Malus' })]).toEqual([1, 3]);
  });
});

describe('Assassin', () => {
  test('changes its own dice for nothing, and no others', () => {
    const s = attack({ active: ['Fever Pulse'] }, { active: ['Mist Body'], companions: ['Assassin'] });
    expect(s.offers()).toEqual(['change Assassin 1', 'change Assassin 2', 'done Change no more dice']);
    s.take('change', 'Assassin 2');
    expect(s.rolls.map(({ length }) => length)).toEqual([3, 2, 2]);
  });
});

describe('Shield-Bearer', () => {
  test('parries even in an attack', () => {
    const s = attack({ companions: ['Shield-Bearer'], energy: 1 });
    expect([s.level('Ann', 'thrust'), s.level('Ann', 'parry')]).toEqual([0, 2]);
  });

  test('takes damage before the other companions and its player', () => {
    const seed = seedFor([6, 6, 6, 6], [6, 1, 1], [6, 1, 1]);
    const ben = { companions: ['Shield-Bearer', 'Wolfhound'], wounds: {} };
    const s = attack({ active: ['Leech Tongue'] }, ben, { seed });
    expect(s.names('Ben', 'companions')).toEqual(['Wolfhound']);
    // Two of the three are taken; whoever is left may take the third.
    expect(s.offers()).toContain('suffer Wolfhound 1');
  });
});

describe('Flagellant', () => {
  test('turns its pain into control', () => {
    const seed = seedFor([6, 6, 1, 1], [6, 1, 1]);
    const s = attack({ active: ['Leech Tongue'] }, { companions: ['Flagellant'] }, { seed });
    s.choose('Flagellant 1');
    expect(s.level('Ben', 'control')).toBe(2);
  });
});

describe('Turncoat', () => {
  test('is for whoever has least', () => {
    const diceWith = (points: number) =>
      attack({ companions: ['Turncoat'], energy: 1, points }, { points: 3 }).level('Ann', 'thrust');
    expect([diceWith(2), diceWith(3), diceWith(4)]).toEqual([3, 3, 2]);
  });
});

describe('Wolfhound', () => {
  test('attacks, and does not defend', () => {
    expect(attack({ companions: ['Wolfhound'], energy: 1 }).level('Ann', 'thrust')).toBe(3);
    const s = attack({ active: ['Leech Tongue'], energy: 1 }, { companions: ['Wolfhound'], energy: 1 });
    expect([s.level('Ben', 'thrust'), s.level('Ben', 'parry')]).toEqual([0, 0]);
  });
});

describe('Sell-Sword', () => {
  test('costs an energy for each attack, and its dice cannot be changed', () => {
    const s = attack({ companions: ['Sell-Sword'], active: ['Leech Tongue'], energy: 2 });
    expect([s.level('Ann', 'energy'), s.level('Ann', 'thrust')]).toEqual([1, 6]);
    expect(s.offers().filter((offer) => offer.includes('Sell-Sword'))).toEqual([]);
  });
});

describe('Silent Monk', () => {
  test('defends, and does not attack', () => {
    const s = attack({ companions: ['Silent Monk'], active: ['Leech Tongue'], energy: 1 });
    expect([s.level('Ann', 'thrust'), s.level('Ann', 'parry')]).toEqual([3, 0]);
    const other = attack({ active: ['Leech Tongue'], energy: 1 }, { companions: ['Silent Monk'] });
    expect(other.level('Ben', 'parry')).toBe(4);
  });
});

describe('Deserter', () => {
  test('runs away after a defeat', () => {
    const seed = seedFor([6, 6, 1, 1], [6, 1, 1, 1, 1]);
    const s = attack({ active: ['Leech Tongue'] }, { companions: ['Deserter'] }, { seed });
    s.choose('suffer:health');
    expect([s.names('Ben', 'companions'), s.names('companionDiscard')]).toEqual([[], ['Deserter']]);
  });

  test('stays with whoever beats a villain', () => {
    const s = search(
      'Gallows Crow',
      { companions: ['Deserter'] },
      {},
      { seed: seedFor([12, 1], [6, 6, 6, 1, 1], [6, 1, 1]) },
    );
    expect([s.holder('castle'), s.names('Ann', 'companions')]).toEqual(['Ann', ['Deserter']]);
  });
});
