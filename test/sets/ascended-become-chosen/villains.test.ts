import { describe, expect, test } from 'vitest';
import { seedFor } from '../../ascended/at-the-board.js';
import { search, table } from './at-the-table.js';

/** A stealth test that is passed, whatever falls. */
const PASSED = [12, 1] as const;

describe('Gallows Crow', () => {
  test('thrusts with all its dice, whatever the locals think', () => {
    const s = search('Gallows Crow', { active: ['Hooked Talons'], energy: 1 }, { superstition: 2 });
    expect([s.counter('foeThrust'), s.counter('foeParry')]).toEqual([2, 0]);
    const other = search('Torch Widow', { active: ['Hooked Talons'], energy: 1 }, { superstition: 2 });
    expect([other.counter('foeThrust'), other.counter('foeParry')]).toEqual([0, 2]);
  });
});

describe('Torch Widow', () => {
  test('makes the locals restless when she wins', () => {
    const s = search('Torch Widow', {}, {}, { seed: seedFor(PASSED, [6, 6, 1]) });
    s.take('give-up');
    // One token for the defeat, and one for giving up.
    expect([s.level('Ann', 'health'), s.level('Ann', 'superstition')]).toEqual([8, 2]);
  });
});

describe('Houndmaster', () => {
  test('rolls two dice again', () => {
    const s = search('Houndmaster', {}, {}, { seed: seedFor(PASSED, [6, 1, 1, 1], [6, 6, 6]) });
    expect(s.rolls).toEqual([
      [1, 1, 1],
      [6, 6],
    ]);
    expect(s.level('Ann', 'health')).toBe(8);
  });
});

describe('Tollmaster', () => {
  test('takes an artifact that was not used', () => {
    const s = search(
      'Tollmaster',
      { artifacts: ['Grave Key'], activated: ['Gore Mask'] },
      {},
      { seed: seedFor(PASSED, [6, 6, 1, 1]) },
    );
    expect(s.names('Ann', 'artifacts')).toEqual(['Gore Mask']);
  });
});

describe('Funeral Drummer', () => {
  test('unsettles everybody when he wins', () => {
    const s = search('Funeral Drummer', {}, { control: 3 }, { seed: seedFor(PASSED, [6, 1, 1, 1]) });
    expect([s.level('Ann', 'control'), s.level('Ben', 'control')]).toEqual([10, 1]);
  });
});

describe('Bone Bailiff', () => {
  test('suffers a damage less', () => {
    const s = search('Bone Bailiff', { active: ['Leech Tongue'] }, {}, { seed: seedFor(PASSED, [6, 6, 6, 1]) });
    expect(s.wounds('Bone Bailiff')).toBe(1);
  });
});

describe('Falconer', () => {
  test('sees well by day alone', () => {
    const skillAt = (round: number) =>
      search('Falconer', { active: ['Fever Pulse'], energy: 1 }, {}, { round }).counter('foeSkill');
    expect([skillAt(21), skillAt(12)]).toEqual([4, 2]);
  });
});

describe('Witchfinder', () => {
  test('has two dice more where superstition is high', () => {
    const diceWith = (superstition: number) => {
      const s = search('Witchfinder', { active: ['Fever Pulse'], energy: 1, superstition: 1 }, { superstition });
      return s.counter('foeThrust') + s.counter('foeParry');
    };
    expect([diceWith(1), diceWith(2)]).toEqual([4, 6]);
  });
});

describe('Fever Priest', () => {
  test('weakens whoever attacks him, before the dice are changed', () => {
    const s = search('Fever Priest', { active: ['Fever Pulse'], energy: 4 });
    expect([s.level('Ann', 'energy'), s.decision?.kind]).toEqual([1, 'change']);
  });
});

describe('Plague Knight', () => {
  test('makes wounds worse', () => {
    const s = search('Plague Knight', {}, {}, { seed: seedFor(PASSED, [6, 6, 1, 1, 1, 1]) });
    expect(s.level('Ann', 'health')).toBe(8);
  });
});

describe('Iron Margrave', () => {
  test('cancels two Thrusts with each Parry, once the Ascension has begun', () => {
    const fight = (round: number, seed: number) =>
      search('Iron Margrave', { active: ['Leech Tongue'] }, { superstition: 1 }, { round, seed });
    // Three Thrusts that succeed; the one Parry, the last die, beats a skill of 4.
    const seeds = Array.from({ length: 300 }, (_, i) => i + 1);
    const seed = seeds.find((one) => {
      const { rolls } = fight(21, one);
      return rolls[0].every((die) => die > 3) && rolls[2][0] > 4;
    });
    expect(fight(21, seed ?? 0).wounds('Iron Margrave')).toBe(1);
    expect(fight(9, seed ?? 0).wounds('Iron Margrave')).toBe(2);
  });
});

describe('The King', () => {
  test('cannot be parried', () => {
    const s = search(
      'The King',
      { active: ['Second Sight'], energy: 1 },
      {},
      { seed: seedFor(PASSED, [6, 6], [6, 6]) },
    );
    s.take('change', 1);
    const [parried, thrusts] = s.rolls;
    expect([parried, thrusts.length]).toEqual([[6], 6]);
    expect(s.level('Ann', 'health')).toBe(10 - thrusts.filter((die) => die > 4).length);
  });

  test('is never recruited: the next villain is', () => {
    const s = table(
      { at: 'village', profile: 'Allya Love', activated: ['Grave Key'], controls: ['village'] },
      {},
      { phase: 'breathe', villains: ['The King', 'Gallows Crow'] },
    );
    s.take('trade');
    s.choose('recruit-villain');
    expect([s.names('Ann', 'companions'), s.names('villainDeck').at(-1)]).toEqual([['Gallows Crow'], 'The King']);
  });
});
