import { KEYWORDS } from 'fatequeue';
import { randomAgent } from 'fatequeue/agents';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { describe, expect, test } from 'vitest';
import { rules, withChronicle } from './at-the-table.js';

describe('the catalogue of Lexicon', () => {
  test('lists 35 cards, for 1 to 4 players', () => {
    expect(rules.cards).toHaveLength(35);
    expect(lexicon.players).toEqual({ min: 1, max: 4 });
  });

  test('has 63 cards in the center deck', () => {
    const center = rules.cards.filter(({ zone }) => zone === 'center');
    expect(center.reduce((sum, { copies }) => sum + copies, 0)).toBe(63);
  });

  test('has the same starting and always-available cards as Chronicle (S1, S2)', () => {
    const notCenter = (set: typeof lexicon) => set.cards.filter(({ zone }) => zone !== 'center');
    expect(notCenter(lexicon)).toEqual(notCenter(chronicleOfTheGodslayer));
  });

  test('plays together with Chronicle, with the supplies of both (S2)', () => {
    const supplies = withChronicle.cards.filter(({ zone }) => zone === 'always-available');
    expect(supplies.map(({ name, copies }) => [name, copies])).toEqual([
      ['Mystic', 60],
      ['Heavy Infantry', 58],
      ['Cultist', 1],
    ]);
  });

  test.each(KEYWORDS)('has two cards or more with %s', (keyword) => {
    expect(rules.cards.filter(({ keywords }) => keywords.includes(keyword)).length).toBeGreaterThanOrEqual(2);
  });

  test.each(rules.cards)('$name has an id in kebab-case, a text and its set', ({ id, text, set }) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(text.trim()).not.toBe('');
    expect(set).toBe('lexicon');
  });

  test('has no name of its own that another card of Chronicle has', () => {
    expect(withChronicle.cards).toHaveLength(35 + 53 - 5);
  });

  test.each([2, 3, 4])('games of %i random players end', (players) => {
    for (let seed = 0; seed < 5; seed++) {
      let state = rules.start({ players: ['Ann', 'Ben', 'Cyd', 'Dov'].slice(0, players), seed });
      const agent = randomAgent(seed);
      for (let i = 0; i < 5_000 && state.decision !== null; i++) {
        state = rules.decide(state, agent(state.decision, { view: () => rules.view(state, 'all') })).state;
      }
      expect(state.decision).toBeNull();
    }
  });
});
