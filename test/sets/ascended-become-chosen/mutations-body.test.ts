import { describe, expect, test } from 'vitest';
import { seedFor } from '../../ascended/at-the-board.js';
import { attack, search, table, turn } from './at-the-table.js';

describe('Hooked Talons', () => {
  test('adds a Thrust die to an attack, and nothing to a defence', () => {
    expect(attack({ active: ['Hooked Talons'], energy: 1 }).level('Ann', 'thrust')).toBe(4);
    const s = attack({ energy: 1, active: ['Fever Pulse'] }, { active: ['Hooked Talons'] });
    expect([s.level('Ben', 'thrust'), s.level('Ben', 'parry')]).toEqual([0, 1]);
  });
});

describe('Carrion Appetite', () => {
  test('adds an energy to a hunt, after which healing is cheap', () => {
    const s = table({ active: ['Carrion Appetite'], health: 6 }, {}, { phase: 'decide', seed: seedFor([6, 3]) });
    s.take('hunt');
    expect(s.level('Ann', 'energy')).toBe(4);
    s.take('heal');
    s.choose(4);
    expect([s.level('Ann', 'health'), s.level('Ann', 'energy')]).toEqual([10, 0]);
  });

  test('does not make healing cheap without a hunt', () => {
    const s = table({ active: ['Carrion Appetite'], health: 6, energy: 4 }, {}, { phase: 'breathe' });
    s.take('heal');
    expect(s.offers()).toEqual(['heal 1', 'heal 2']);
  });
});

describe('Marrow Tap', () => {
  test('turns hit points into energy as often as one likes', () => {
    const s = table({ active: ['Marrow Tap'] });
    s.take('use', 'Marrow Tap');
    s.take('use', 'Marrow Tap');
    expect([s.level('Ann', 'health'), s.level('Ann', 'energy')]).toEqual([8, 4]);
  });
});

describe('Fever Pulse', () => {
  test('rolls a die more for every two that failed', () => {
    const seed = seedFor([6, 2, 3, 4], [6, 6]);
    const s = attack({ active: ['Fever Pulse'] }, {}, { seed });
    expect(s.decision).toMatchObject({ seat: 0, kind: 'roll-more' });
    s.choose('roll-more');
    expect(s.rolls).toEqual([[2, 3, 4], [6]]);
    expect(s.level('Ben', 'health')).toBe(8);
  });
});

describe('Knitting Flesh', () => {
  test('heals at the beginning of a turn that nobody is near', () => {
    const alone = turn({ active: ['Knitting Flesh'], health: 5 });
    expect(alone.level('Ann', 'health')).toBe(6);
    const watched = turn({ active: ['Knitting Flesh'], health: 5 }, { at: 'far' });
    expect(watched.level('Ann', 'health')).toBe(5);
  });
});

describe('Leech Tongue', () => {
  test('feeds on the damage that it inflicts', () => {
    const s = attack({ active: ['Leech Tongue'] }, {}, { seed: seedFor([6, 6, 5, 1]) });
    expect([s.level('Ben', 'health'), s.level('Ann', 'energy')]).toEqual([8, 2]);
  });
});

describe('Crushing Jaws', () => {
  test('counts a six twice', () => {
    const s = attack({ active: ['Crushing Jaws'] }, {}, { seed: seedFor([6, 6, 1, 1]) });
    expect([s.level('Ben', 'health'), s.level('Ann', 'points')]).toEqual([8, 2]);
  });
});

describe('Bone Spurs', () => {
  test('hurts whoever draws blood, once in a combat', () => {
    const s = attack({ active: ['Fever Pulse'] }, { active: ['Bone Spurs'] }, { seed: seedFor([6, 6, 6, 6], [6, 1]) });
    expect([s.level('Ben', 'health'), s.level('Ann', 'health')]).toEqual([7, 9]);
  });
});

describe('Trophy Pelt', () => {
  test('adds a die against a villain, and takes an artifact from it', () => {
    const seed = seedFor([12, 1], [6, 6, 6, 1, 1], [6, 1, 1]);
    const s = search('Gallows Crow', { active: ['Trophy Pelt'], energy: 1 }, {}, { artifacts: ['Twin Sickles'], seed });
    expect(s.level('Ann', 'thrust')).toBe(4);
    s.take('done');
    expect([s.holder('castle'), s.names('Ann', 'artifacts')]).toEqual(['Ann', ['Twin Sickles']]);
    // One left, and two for the artifact being of Body.
    expect(s.level('Ann', 'energy')).toBe(3);
  });

  test('brings a point more for a fight in which it does damage', () => {
    const s = attack({ active: ['Trophy Pelt'] }, {}, { seed: seedFor([6, 6, 1, 1]) });
    expect(s.level('Ann', 'points')).toBe(2);
  });
});

describe('Scything Limbs', () => {
  test('cannot be parried when it attacks', () => {
    const seed = seedFor([6, 6, 6, 1], [6, 6, 6, 6]);
    const s = attack({ active: ['Scything Limbs'] }, { active: ['Second Sight'] }, { seed });
    expect(s.level('Ben', 'health')).toBe(8);
  });
});
