import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { describe, expect, test } from 'vitest';
import { rules, withChronicle } from './at-the-table.js';

describe('the catalogue of Storm of Souls', () => {
  test('lists 58 cards, for 1 to 4 players', () => {
    expect(rules.cards).toHaveLength(58);
    expect(stormOfSouls.players).toEqual({ min: 1, max: 4 });
  });

  test('has 101 cards in the center deck, five of them events', () => {
    const center = rules.cards.filter(({ zone }) => zone === 'center');
    expect(center).toHaveLength(52);
    expect(center.reduce((sum, { copies }) => sum + copies, 0)).toBe(101);
    const events = center.filter(({ kind }) => kind === 'event');
    expect(events.map(({ name, copies, factions }) => [name, copies, ...factions])).toEqual([
      ['Arha Rising', 1, 'enlightened'],
      ['Ogo Rising', 1, 'lifebound'],
      ['Hedron Rising', 1, 'mechana'],
      ['Void Rising', 1, 'void'],
      ['Rise of the Cult', 1],
    ]);
  });

  test.each([
    { kind: 'hero', names: 24, copies: 53 },
    { kind: 'construct', names: 13, copies: 19 },
    { kind: 'monster', names: 10, copies: 24 },
  ])('has $names kinds of $kind, $copies cards, in the center deck', ({ kind, names, copies }) => {
    const found = rules.cards.filter((card) => card.zone === 'center' && card.kind === kind);
    expect([found.length, found.reduce((sum, card) => sum + card.copies, 0)]).toEqual([names, copies]);
  });

  test('has 26 Mystics, 26 Heavy Infantry, one Cultist and 6 Fanatics always available (S2)', () => {
    const supplies = rules.cards.filter(({ zone }) => zone === 'always-available');
    expect(supplies.map(({ name, copies }) => [name, copies])).toEqual([
      ['Mystic', 26],
      ['Heavy Infantry', 26],
      ['Cultist', 1],
      ['Fanatic', 6],
    ]);
  });

  test('starts each player with 8 Apprentices and 2 Militia (S1)', () => {
    const starting = rules.cards.filter(({ zone }) => zone === 'starting');
    expect(starting.map(({ name, copies }) => [name, copies])).toEqual([
      ['Apprentice', 8],
      ['Militia', 2],
    ]);
  });

  test('has the same starting and always-available cards as Chronicle, but for their number', () => {
    const own = chronicleOfTheGodslayer.cards.filter(({ zone }) => zone !== 'center');
    expect(own.map(({ name }) => name)).toEqual(['Apprentice', 'Militia', 'Mystic', 'Heavy Infantry', 'Cultist']);
    for (const card of own) {
      const same = stormOfSouls.cards.find(({ name }) => name === card.name);
      expect({ ...same, copies: 0 }).toEqual({ ...card, copies: 0 });
    }
  });

  test('adds its supplies to those of Chronicle (S2)', () => {
    expect(withChronicle.cards).toHaveLength(53 + 58 - 5);
    const { zones } = withChronicle.view(withChronicle.start({ players: ['Ann', 'Ben'], seed: 1 }), 'all');
    const supplies = ['mystic', 'heavy-infantry', 'cultist', 'fanatic'].map((id) => zones[`supply:${id}`].length);
    expect(supplies).toEqual([56, 55, 1, 6]);
  });

  test.each(rules.cards)('$name has an id in kebab-case, a text and its set', ({ id, text, set }) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(text.trim()).not.toBe('');
    expect(set).toBe('storm-of-souls');
  });

  test('gives every card an id of its own', () => {
    expect(new Set(rules.cards.map(({ id }) => id)).size).toBe(rules.cards.length);
  });

  test('gives heroes and constructs a rune cost and a faction, monsters a power cost and none, events no cost', () => {
    for (const { kind, cost, factions, zone } of rules.cards) {
      if (kind === 'event') expect(cost).toEqual({});
      else if (kind === 'monster') expect([cost.runes, factions]).toEqual([undefined, []]);
      else expect([cost.power, factions.length]).toEqual([undefined, zone === 'center' ? 1 : 0]);
    }
  });
});
