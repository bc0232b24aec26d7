import { describe, expect, test } from 'vitest';
import { rules } from './at-the-table.js';

describe('the catalogue of Chronicle of the Godslayer', () => {
  test('lists 53 cards', () => {
    expect(rules.cards).toHaveLength(53);
  });

  test('has 100 cards in the center deck', () => {
    const center = rules.cards.filter(({ zone }) => zone === 'center');
    expect(center).toHaveLength(48);
    expect(center.reduce((sum, { copies }) => sum + copies, 0)).toBe(100);
  });

  test('has 30 Mystics, 29 Heavy Infantry and one Cultist always available (S2)', () => {
    const supplies = rules.cards.filter(({ zone }) => zone === 'always-available');
    expect(supplies.map(({ name, copies }) => [name, copies])).toEqual([
      ['Mystic', 30],
      ['Heavy Infantry', 29],
      ['Cultist', 1],
    ]);
  });

  test('starts each player with 8 Apprentices and 2 Militia (S1)', () => {
    const starting = rules.cards.filter(({ zone }) => zone === 'starting');
    expect(starting.map(({ name, copies }) => [name, copies])).toEqual([
      ['Apprentice', 8],
      ['Militia', 2],
    ]);
  });

  test.each(rules.cards)('$name has an id in kebab-case, a text and its set', ({ id, text, set }) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(text.trim()).not.toBe('');
    expect(set).toBe('chronicle-of-the-godslayer');
  });

  test('gives every card an id of its own', () => {
    expect(new Set(rules.cards.map(({ id }) => id)).size).toBe(rules.cards.length);
  });

  test('gives heroes and constructs a rune cost and a faction, and monsters a power cost and none', () => {
    for (const { kind, cost, factions, zone } of rules.cards) {
      if (kind === 'monster') expect([cost.runes, factions]).toEqual([undefined, []]);
      else expect([cost.power, factions.length]).toEqual([undefined, zone === 'center' ? 1 : 0]);
    }
  });
});
