import { describe, expect, test } from 'vitest';
import { seedFor } from '../../ascended/at-the-board.js';
import { attack, table, turn } from './at-the-table.js';

describe('Terr Morph', () => {
  test('is unlocked by two Geo and a Body, and moves twice in a turn', () => {
    const s = turn({ active: ['Mist Body', 'Owl Sight', 'Leech Tongue'] });
    expect(s.names('Ann', 'profile')).toEqual(['Terr Morph']);
    s.take('move', 'east');
    s.take('hunt');
    expect(s.decision?.kind).toBe('move');
  });

  test('lulls a mutation of an opponent with each Geo artifact', () => {
    const s = table(
      { profile: 'Terr Morph', artifacts: ['Ember Jar', 'Grave Key'], active: ['Leech Tongue'], energy: 3 },
      { at: 'east', active: ['Second Sight', 'Mist Body'], energy: 1 },
    );
    s.take('activate', 'Ember Jar');
    s.choose('Second Sight');
    s.take('attack', 'east');
    expect(s.level('Ben', 'parry')).toBe(2);
  });

  test('rolls a die more for each power token of the others', () => {
    const s = attack({ profile: 'Terr Morph', energy: 1, controls: ['village'] }, { controls: ['castle', 'ruins'] });
    expect(s.level('Ann', 'thrust')).toBe(2);
  });
});

describe('Magnus Zor', () => {
  test('is unlocked by two Body and a Soul, brings a companion, and decides before he moves', () => {
    const s = turn({ active: ['Leech Tongue', 'Fever Pulse', 'Evil Eye'] }, {}, { companions: ['Herald'] });
    expect([s.names('Ann', 'profile'), s.names('Ann', 'companions')]).toEqual([['Magnus Zor'], ['Herald']]);
    expect(s.decision?.kind).toBe('decide');
  });

  test('frightens whoever he attacks, and rolls a die more for each of their tokens', () => {
    const s = attack({ profile: 'Magnus Zor', energy: 1 }, { control: 5, superstition: 1 }, { seed: seedFor([12, 6]) });
    expect([s.level('Ben', 'superstition'), s.level('Ben', 'health'), s.level('Ann', 'thrust')]).toEqual([2, 9, 2]);
  });
});

describe('Allya Love', () => {
  test('is unlocked by two Soul and a Geo, and breathes before and after the rest', () => {
    const s = turn({ active: ['Evil Eye', 'Second Sight', 'Mist Body'], energy: 2 });
    expect([s.names('Ann', 'profile'), s.decision?.kind]).toEqual([['Allya Love'], 'breathe']);
    s.take('pass');
    s.take('stay');
    s.take('pass');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'breathe' });
  });

  test('troubles an opponent with each Soul artifact', () => {
    const s = table(
      { profile: 'Allya Love', artifacts: ["Pilgrim's Habit"], energy: 3 },
      { control: 5 },
      { seed: seedFor([12, 4]) },
    );
    s.take('activate', "Pilgrim's Habit");
    expect([s.level('Ben', 'control'), s.level('Ben', 'superstition')]).toEqual([3, 1]);
  });

  test('recruits villains, each of which counts as two and never parries', () => {
    const s = table(
      { at: 'village', profile: 'Allya Love', companions: ['Herald'], activated: ['Grave Key'], controls: ['village'] },
      {},
      { phase: 'breathe', villains: ['Falconer'] },
    );
    s.take('trade');
    s.choose('recruit-villain');
    s.choose('Herald');
    expect(s.names('Ann', 'companions')).toEqual(['Falconer']);
    const fight = attack(
      { active: ['Leech Tongue'], energy: 1 },
      { profile: 'Allya Love', companions: ['Falconer'], energy: 1 },
    );
    expect(fight.level('Ben', 'parry')).toBe(0);
  });
});

describe('Malus', () => {
  test('is unlocked by three Body, and moves after breathing as well', () => {
    const s = turn({ active: ['Leech Tongue', 'Fever Pulse', 'Bone Spurs'] }, {}, { seed: seedFor([6, 6]) });
    expect(s.names('Ann', 'profile')).toEqual(['Malus']);
    s.take('stay');
    s.take('hunt');
    s.take('pass');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'move' });
  });

  test('gains a ward from each Body artifact, which takes two damage', () => {
    const s = table(
      { profile: 'Malus', artifacts: ['Knucklebones'], energy: 2 },
      { at: 'east', active: ['Leech Tongue'], energy: 1 },
      { seed: seedFor([6, 1], [6, 6, 6, 6]) },
    );
    s.take('activate', 'Knucklebones');
    expect(s.level('Ann', 'wards')).toBe(1);
  });

  test('rolls a die for each that failed the other side, in Darkness', () => {
    const seed = seedFor([6, 6, 6, 6], [6, 1, 1]);
    const more = attack({ profile: 'Malus', active: ['Leech Tongue'] }, { active: ['Mist Body'] }, { round: 12, seed });
    expect(more.decision).toMatchObject({ seat: 0, kind: 'roll-more' });
    more.choose('roll-more');
    expect(more.rolls[2]).toHaveLength(2);
    const day = attack({ profile: 'Malus', active: ['Leech Tongue'] }, { active: ['Mist Body'] }, { seed });
    expect(day.decision?.kind).not.toBe('roll-more');
  });
});
