import { describe, expect, test } from 'vitest';
import { seedFor } from '../../ascended/at-the-board.js';
import { attack, table } from './at-the-table.js';

describe('Borrowed Face', () => {
  test('passes a test that is missed by two', () => {
    const ann = { at: 'castle', control: 5 };
    const more = { phase: 'decide', seed: seedFor([12, 7]) } as const;
    expect(table({ ...ann, active: ['Borrowed Face'] }, {}, more).level('Ann', 'superstition')).toBe(0);
    expect(table({ ...ann, active: ['Undying Spark'] }, {}, more).level('Ann', 'superstition')).toBe(1);
  });

  test('is hunted by one die less', () => {
    const s = table(
      { at: 'castle', active: ['Borrowed Face'], superstition: 2 },
      {},
      { inquisitor: 'Falconer', superstition: 1, seed: seedFor([12, 12]) },
    );
    s.take('stay');
    expect(s.rolls.map((results) => results.length)).toEqual([1, 2]);
  });
});

describe('Undying Spark', () => {
  test('comes back with energy and control', () => {
    const seed = seedFor([6, 6, 6, 6], [6, 1, 1, 1]);
    const s = attack({ active: ['Fever Pulse'] }, { active: ['Undying Spark'], health: 1 }, { seed });
    expect(['health', 'energy', 'control'].map((scale) => s.level('Ben', scale))).toEqual([10, 8, 4]);
  });
});

describe('Evil Eye', () => {
  test('takes a die from a player who attacks, and none from one who is attacked', () => {
    expect(attack({ active: ['Fever Pulse'], energy: 1 }, { active: ['Evil Eye'] }).level('Ann', 'thrust')).toBe(2);
    const s = attack({ active: ['Evil Eye'], energy: 1 }, { active: ['Second Sight'] });
    expect(s.level('Ben', 'parry')).toBe(3);
  });
});

describe('Second Sight', () => {
  test('does all three things of a Mutate', () => {
    const more = { phase: 'decide', mutations: ['Owl Sight', 'Mist Body'] } as const;
    const s = table({ active: ['Second Sight'], hand: ['Root Stance'], control: 1 }, {}, more);
    s.take('mutate');
    s.take('draw-mutation');
    s.take('swap');
    s.choose('Owl Sight');
    s.take('activate-mutation', 'Root Stance');
    expect([s.names('Ann', 'active'), s.names('Ann', 'hand')]).toEqual([
      ['Second Sight', 'Root Stance'],
      ['Mist Body'],
    ]);
  });
});

describe('Long Grudge', () => {
  test('adds a die for whoever is behind', () => {
    const diceWith = (points: number) =>
      attack({ active: ['Long Grudge'], energy: 1, points }, { points: 3 }).level('Ann', 'thrust');
    expect([diceWith(2), diceWith(3)]).toEqual([2, 1]);
  });

  test('brings control for a place that is lost', () => {
    const s = table(
      { artifacts: ['Writ of Exile'], energy: 8 },
      { active: ['Long Grudge'], controls: ['castle'], points: 5 },
    );
    s.take('activate', 'Writ of Exile');
    expect([s.holder('castle'), s.level('Ben', 'control')]).toEqual([null, 4]);
  });
});

describe('Dream Thief', () => {
  test('gains control by tests: its own that are passed, and those of others that fail', () => {
    const own = table(
      { at: 'castle', control: 6, active: ['Dream Thief'] },
      {},
      { phase: 'decide', seed: seedFor([12, 6]) },
    );
    expect(own.level('Ann', 'control')).toBe(7);
    const other = table({ at: 'castle' }, { active: ['Dream Thief'] }, { phase: 'decide', seed: seedFor([12, 6]) });
    expect(other.level('Ben', 'control')).toBe(2);
  });
});

describe('Honeyed Tongue', () => {
  test('takes a village for half the price, and energy with it', () => {
    const more = { phase: 'decide', seed: seedFor([12, 1]) } as const;
    const s = table({ at: 'village', control: 5, active: ['Honeyed Tongue'] }, {}, more);
    s.take('take-control');
    expect([s.holder('village'), s.level('Ann', 'control'), s.level('Ann', 'energy')]).toEqual(['Ann', 1, 2]);
  });
});

describe('Mourning Choir', () => {
  test('has room for a third companion, and greets it', () => {
    const s = table(
      { at: 'village', active: ['Mourning Choir'], companions: ['Herald', 'Poacher'], activated: ['Grave Key'] },
      {},
      { phase: 'breathe', companions: ['Wolfhound'] },
    );
    s.take('trade');
    s.choose('recruit');
    expect(s.names('Ann', 'companions')).toEqual(['Herald', 'Poacher', 'Wolfhound']);
    expect(s.level('Ann', 'control')).toBe(1);
  });

  test('gains control for one that is lost', () => {
    const s = attack(
      { active: ['Fever Pulse'] },
      { active: ['Mourning Choir'], companions: ['Herald'] },
      { seed: seedFor([6, 6, 6, 6], [6, 1, 1, 1], [6, 1]) },
    );
    s.choose('Herald 1');
    expect([s.names('Ben', 'companions'), s.level('Ben', 'control'), s.level('Ben', 'health')]).toEqual([[], 3, 8]);
  });
});

describe('Hollow Gaze', () => {
  test("lowers the foe's combat skill, whoever attacks", () => {
    expect(attack({ active: ['Hollow Gaze'], energy: 1 }).level('Ben', 'skill')).toBe(2);
    expect(attack({ active: ['Fever Pulse'], energy: 1 }, { active: ['Hollow Gaze'] }).level('Ann', 'skill')).toBe(0);
  });
});

describe('Still Mind', () => {
  test('focuses at half the price, and gains control by standing still', () => {
    const s = table({ active: ['Still Mind'], energy: 3 });
    s.take('stay');
    s.take('hunt');
    const energy = s.level('Ann', 'energy');
    s.take('focus');
    s.choose(energy);
    expect([s.level('Ann', 'energy'), s.level('Ann', 'control')]).toEqual([0, energy + 1]);
  });

  test('gains nothing after a move', () => {
    const s = table({ active: ['Still Mind'] });
    s.take('move', 'east');
    s.take('hunt');
    s.take('pass');
    expect(s.level('Ann', 'control')).toBe(0);
  });
});
