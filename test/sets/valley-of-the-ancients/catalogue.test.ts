import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { describe, expect, test } from 'vitest';
import { rules } from './at-the-table.js';

describe('the catalogue of Valley of the Ancients', () => {
  test('lists 56 cards', () => {
    expect(rules.cards).toHaveLength(56);
  });

  test('has 99 cards in the center deck: 18 of each faction and 27 monsters', () => {
    const center = rules.cards.filter(({ zone }) => zone === 'center');
    expect(center).toHaveLength(48);
    const copies = (group: string): number =>
      center.reduce((sum, card) => sum + ((card.factions[0] ?? card.kind) === group ? card.copies : 0), 0);
    const groups = ['enlightened', 'lifebound', 'mechana', 'void', 'monster'];
    expect(groups.map(copies)).toEqual([18, 18, 18, 18, 27]);
    expect(center.reduce((sum, card) => sum + card.copies, 0)).toBe(99);
  });

  test('has 20 Mystics, 20 Heavy Infantry and one Cultist always available (S2)', () => {
    const supplies = rules.cards.filter(({ zone }) => zone === 'always-available');
    expect(supplies.map(({ name, copies }) => [name, copies])).toEqual([
      ['Mystic', 20],
      ['Heavy Infantry', 20],
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

  test('has one of each of three temples, with their keystones and honor (P5)', () => {
    const temples = rules.cards.filter(({ zone }) => zone === 'temple');
    expect(temples.map(({ name, kind, cost, honor, copies }) => [name, kind, cost, honor, copies])).toEqual([
      ['Temple of Life', 'temple', { life: 1 }, 5, 1],
      ['Temple of Death', 'temple', { death: 1 }, 5, 1],
      ['Temple of Immortality', 'temple', {}, 10, 1],
    ]);
  });

  test('shares its starting and always-available cards with Chronicle of the Godslayer, but for how many there are', () => {
    const shared = (set: typeof valleyOfTheAncients) =>
      set.cards
        .filter(({ zone }) => zone === 'starting' || zone === 'always-available')
        .map((card) => ({ ...card, copies: 0 }));
    expect(shared(valleyOfTheAncients)).toHaveLength(5);
    expect(shared(valleyOfTheAncients)).toEqual(shared(chronicleOfTheGodslayer));
  });

  test.each(rules.cards)('$name has an id in kebab-case, a text and its set', ({ id, text, set }) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(text.trim()).not.toBe('');
    expect(set).toBe('valley-of-the-ancients');
  });

  test('gives every card an id of its own', () => {
    expect(new Set(rules.cards.map(({ id }) => id)).size).toBe(rules.cards.length);
  });

  test('gives heroes and constructs a rune cost and a faction, and monsters a power cost and none', () => {
    for (const { kind, cost, factions, zone } of rules.cards) {
      if (kind === 'temple') expect([cost.runes, cost.power, factions]).toEqual([undefined, undefined, []]);
      else if (kind === 'monster') expect([cost.runes, factions]).toEqual([undefined, []]);
      else expect([cost.power, factions.length]).toEqual([undefined, zone === 'center' ? 1 : 0]);
    }
  });
});
