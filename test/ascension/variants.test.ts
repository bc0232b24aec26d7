import { describe, expect, test } from 'vitest';
import { isSolitaire, partnerOf, seatsFor, seatsInWords } from '../../src/ascension/variants.js';

describe('the number of players', () => {
  test('is that of the variant, as far as the cards are enough (S7, V1, V4)', () => {
    expect(seatsFor('standard', { min: 1, max: 4 })).toEqual([2, 3, 4]);
    expect(seatsFor('standard', { min: 3, max: 9 })).toEqual([3, 4, 5, 6]);
    expect(seatsFor('teams', { min: 1, max: 4 })).toEqual([4]);
    expect(seatsFor('teams', { min: 1, max: 6 })).toEqual([4, 6]);
    expect(seatsFor('teams', { min: 1, max: 3 })).toEqual([]);
    expect(seatsFor('solitaire', { min: 1, max: 4 })).toEqual([1]);
    expect(seatsFor('solitaire', { min: 2, max: 4 })).toEqual([]);
    expect(seatsFor('constructor', { min: 1, max: 6 })).toEqual([]);
  });

  test.each<[readonly number[], string]>([
    [[], 'no number of players: these sets cannot be played so'],
    [[1], '1'],
    [[4, 6], '4 or 6'],
    [[2, 3], '2 or 3'],
    [[2, 3, 4], '2 to 4'],
    [[3, 4, 5, 6], '3 to 6'],
    [[2, 4, 6], '2 or 4 or 6'],
    [[2, 3, 5], '2 or 3 or 5'],
  ])('%j is said in words', (seats, words) => {
    expect(seatsInWords(seats)).toBe(words);
  });
});

describe('a partner', () => {
  test('sits opposite in teams, and there is none otherwise (V1)', () => {
    const four = ['Ann', 'Ben', 'Cid', 'Dee'];
    const six = [...four, 'Eve', 'Fay'];
    expect([0, 1, 2, 3].map((seat) => partnerOf({ variant: 'teams', players: four }, seat))).toEqual([2, 3, 0, 1]);
    expect([0, 2, 5].map((seat) => partnerOf({ variant: 'teams', players: six }, seat))).toEqual([3, 5, 2]);
    expect(partnerOf({ variant: 'standard', players: four }, 1)).toBe(-1);
  });

  test('is not the opponent of a player who plays alone (V4)', () => {
    expect(isSolitaire({ variant: 'solitaire', players: ['Ann'] })).toBe(true);
    expect(isSolitaire({ variant: 'standard', players: ['Ann'] })).toBe(false);
    expect(partnerOf({ variant: 'solitaire', players: ['Ann'] }, 0)).toBe(-1);
  });
});
