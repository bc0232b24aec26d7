import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { describe, expect, test } from 'vitest';
import { rules, together } from './at-the-table.js';

describe('the catalogue of Return of the Fallen', () => {
  test('lists 36 cards', () => {
    expect(rules.cards).toHaveLength(36);
  });

  test('has 65 cards in the center deck', () => {
    const center = rules.cards.filter(({ zone }) => zone === 'center');
    expect(center).toHaveLength(31);
    expect(center.reduce((sum, { copies }) => sum + copies, 0)).toBe(65);
  });

  test('has 16 heroes, 8 constructs and 7 monsters in it, six cards of each faction', () => {
    const center = rules.cards.filter(({ zone }) => zone === 'center');
    const ofKind = (kind: string): number => center.filter((card) => card.kind === kind).length;
    expect([ofKind('hero'), ofKind('construct'), ofKind('monster')]).toEqual([16, 8, 7]);
    const factions = center.flatMap((card) => card.factions);
    const ofFaction = (faction: string): number => factions.filter((one) => one === faction).length;
    expect(['enlightened', 'lifebound', 'mechana', 'void'].map(ofFaction)).toEqual([6, 6, 6, 6]);
  });

  test('has 17 Mystics, 17 Heavy Infantry and one Cultist always available (S2)', () => {
    const supplies = rules.cards.filter(({ zone }) => zone === 'always-available');
    expect(supplies.map(({ name, copies }) => [name, copies])).toEqual([
      ['Mystic', 17],
      ['Heavy Infantry', 17],
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
    expect(set).toBe('return-of-the-fallen');
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

  test('gives five cards the keyword fate, and Samael the Fallen ongoing (K1, K5)', () => {
    const ongoing = rules.cards.filter(({ keywords }) => keywords.includes('ongoing'));
    expect(ongoing.map(({ name }) => name)).toEqual(['Samael the Fallen']);
    const fates = rules.cards.filter(({ keywords }) => keywords.includes('fate'));
    expect(fates.map(({ name }) => name).sort()).toEqual([
      'Arbiter of Fate',
      'Askara of Fate',
      'Ravenous Gorph',
      'Reclamax',
      'Stone Circle',
    ]);
  });

  test('is for one or two players alone (S7)', () => {
    expect(returnOfTheFallen.players).toEqual({ min: 1, max: 2 });
    expect(rules.start({ players: ['Ann', 'Ben'], seed: 1 }).players).toHaveLength(2);
    expect(() => rules.start({ players: ['Ann', 'Ben', 'Cy'], seed: 1 })).toThrow('start/wrong-number-of-players');
  });
});

describe('Return of the Fallen with Chronicle of the Godslayer', () => {
  test('has the center cards of both, 165 together', () => {
    const center = together.cards.filter(({ zone }) => zone === 'center');
    expect(center).toHaveLength(48 + 31);
    expect(center.reduce((sum, { copies }) => sum + copies, 0)).toBe(100 + 65);
  });

  test('adds up the supplies, and not the cards that players start with (S2)', () => {
    const shared = together.cards.filter(({ zone }) => zone !== 'center');
    expect(shared.map(({ name, copies }) => [name, copies])).toEqual([
      ['Apprentice', 8],
      ['Militia', 2],
      ['Mystic', 30 + 17],
      ['Heavy Infantry', 29 + 17],
      ['Cultist', 1],
    ]);
  });

  test('seats up to six (S7)', () => {
    const players = ['Ann', 'Ben', 'Cy', 'Dan', 'Eve', 'Fay'];
    expect(together.start({ players, seed: 1 }).players).toHaveLength(6);
  });

  test('has no card name in common but those of the shared cards', () => {
    const names = new Set(chronicleOfTheGodslayer.cards.map(({ name }) => name));
    const common = returnOfTheFallen.cards.filter(({ name }) => names.has(name));
    expect(common.map(({ zone }) => zone)).not.toContain('center');
    expect(common).toHaveLength(5);
  });
});
