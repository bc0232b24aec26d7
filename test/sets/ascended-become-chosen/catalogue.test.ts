import type { Card, TileSide } from 'fatequeue/ascended/dsl';
import { cardId } from 'fatequeue/ascended/dsl';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { describe, expect, test } from 'vitest';

const { cards, tiles } = ascendedBecomeChosen;

function ofKind<K extends Card['kind']>(kind: K): readonly Extract<Card, { readonly kind: K }>[] {
  return cards.filter((card): card is Extract<Card, { readonly kind: K }> => card.kind === kind);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}

describe('the cards of Become Chosen', () => {
  test.each([
    { kind: 'mutation', amount: 30 },
    { kind: 'artifact', amount: 30 },
    { kind: 'villain', amount: 12 },
    { kind: 'companion', amount: 12 },
    { kind: 'profile', amount: 4 },
  ] as const)('have $amount cards of the kind $kind, all different', ({ kind, amount }) => {
    const found = ofKind(kind);
    expect(new Set(found.map(({ name }) => name)).size).toBe(amount);
    expect(new Set(found.map(({ name, ...rest }) => JSON.stringify(rest))).size).toBe(amount);
    expect(found.map((card) => (card.kind === 'profile' ? 1 : card.copies))).toEqual(found.map(() => 1));
  });

  test.each(['mutation', 'artifact'] as const)('have ten of the kind %s of each type', (kind) => {
    const types = ofKind(kind).map(({ type }) => type);
    for (const type of ['body', 'soul', 'geo']) expect(types.filter((one) => one === type)).toHaveLength(10);
  });

  test('have mutations for 1 to 6 control, as many cheap as dear ones in each type', () => {
    for (const type of ['body', 'soul', 'geo']) {
      const costs = ofKind('mutation').flatMap((card) => (card.type === type ? [card.cost] : []));
      expect([Math.min(...costs), Math.max(...costs), mean(costs)]).toEqual([1, 6, expect.closeTo(3.2, 0)]);
    }
  });

  test('have artifacts for 2 to 8 energy in each type', () => {
    for (const type of ['body', 'soul', 'geo']) {
      const costs = ofKind('artifact').flatMap((card) => (card.type === type ? [card.cost] : []));
      expect([Math.min(...costs), Math.max(...costs), mean(costs)]).toEqual([2, 8, expect.closeTo(4.6, 0)]);
    }
  });

  test('have villains with 2 to 6 dice; only The King cannot be recruited', () => {
    const bonuses = ofKind('villain').map(({ bonus }) => bonus);
    expect([Math.min(...bonuses), Math.max(...bonuses)]).toEqual([2, 6]);
    const unrecruitable = ofKind('villain').filter(({ abilities }) => JSON.stringify(abilities).includes('unrecruit'));
    expect(unrecruitable.map(({ name }) => name)).toEqual(['The King']);
  });

  test('have companions with 1 to 4 dice, among them the Assassin with 2', () => {
    const bonuses = ofKind('companion').map(({ bonus }) => bonus);
    expect([Math.min(...bonuses), Math.max(...bonuses)]).toEqual([1, 4]);
    expect(ofKind('companion').find(({ name }) => name === 'Assassin')?.bonus).toBe(2);
  });

  test('have the four profiles with what unlocks them, and one phase more than three', () => {
    expect(ofKind('profile').map(({ name, base }) => [name, base])).toEqual([
      ['Terr Morph', { geo: 2, body: 1 }],
      ['Magnus Zor', { body: 2, soul: 1 }],
      ['Allya Love', { soul: 2, geo: 1 }],
      ['Malus', { body: 3 }],
    ]);
    for (const { sequence } of ofKind('profile')) {
      expect([...new Set(sequence)].sort()).toEqual(['breathe', 'decide', 'move']);
      expect(sequence).toHaveLength(4);
    }
  });
});

describe('the tiles of Become Chosen', () => {
  const sides = (terrain: string, cycle: 'daylight' | 'darkness'): readonly TileSide[] =>
    tiles.filter((tile) => tile.terrain === terrain).map((tile) => tile[cycle]);
  const energyOf = (terrain: string, cycle: 'daylight' | 'darkness' = 'daylight') =>
    mean(sides(terrain, cycle).map(({ energy }) => energy));
  const difficultyOf = (terrain: string, cycle: 'daylight' | 'darkness' = 'daylight') =>
    mean(sides(terrain, cycle).flatMap(({ difficulty }) => difficulty));

  test.each([
    ['snow', 24],
    ['forest', 24],
    ['mountain', 16],
    ['lake', 8],
    ['ruins', 8],
    ['castle', 10],
    ['village', 10],
  ])('are %s %i times', (terrain, amount) => {
    expect(sum(tiles.filter((tile) => tile.terrain === terrain).map(({ copies }) => copies))).toBe(amount);
  });

  test('have names and ids of their own, which no card has', () => {
    const ids = [...cards, ...tiles].map(({ name }) => cardId(name));
    expect(new Set(ids).size).toBe(cards.length + tiles.length);
  });

  test('give more energy the less open they are, and most where people live', () => {
    const order = ['snow', 'forest', 'mountain', 'lake', 'ruins', 'castle', 'village'];
    const energies = order.map((terrain) => energyOf(terrain));
    expect(energies).toEqual([...energies].sort((a, b) => a - b));
  });

  test('give more cover in mountains and on lakes than in open ground', () => {
    for (const open of ['snow', 'forest']) {
      for (const steep of ['mountain', 'lake']) expect(difficultyOf(steep)).toBeGreaterThan(difficultyOf(open));
    }
  });

  test.each(tiles)('$name is poorer and harder in Darkness, and not the same from every side', (tile) => {
    const { daylight, darkness } = tile;
    expect(darkness.energy).toBeLessThanOrEqual(daylight.energy);
    expect(sum(darkness.difficulty)).toBeGreaterThan(sum(daylight.difficulty));
    darkness.difficulty.forEach((value, edge) => {
      expect(value).toBeGreaterThanOrEqual(daylight.difficulty[edge]);
    });
    expect(new Set([...daylight.difficulty, ...darkness.difficulty]).size).toBeGreaterThan(1);
    for (const value of [...daylight.difficulty, ...darkness.difficulty]) {
      expect(value).toBeGreaterThanOrEqual(1);
      expect(value).toBeLessThanOrEqual(5);
    }
  });

  test('are worth less in Darkness, terrain by terrain', () => {
    for (const terrain of ['snow', 'forest', 'mountain', 'lake', 'ruins', 'castle', 'village']) {
      expect(energyOf(terrain, 'darkness')).toBeLessThan(energyOf(terrain));
    }
  });
});
