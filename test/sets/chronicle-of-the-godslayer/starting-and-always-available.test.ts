import { describe, expect, test } from 'vitest';
import { annsTurn } from './at-the-table.js';

interface Plain {
  readonly name: string;
  readonly runes?: number;
  readonly power?: number;
  readonly honor?: number;
  readonly draws?: number;
}

const PLAYED: readonly Plain[] = [
  { name: 'Apprentice', runes: 1 },
  { name: 'Militia', power: 1 },
  { name: 'Mystic', runes: 2 },
  { name: 'Heavy Infantry', power: 2 },
  { name: 'Arha Initiate', draws: 1 },
  { name: 'Ascetic of the Lidless Eye', draws: 2 },
  { name: 'Master Dhartha', draws: 3 },
  { name: 'Flytrap Witch', honor: 2, draws: 1 },
  { name: 'Landtalker', runes: 3 },
  { name: 'Lifebound Initiate', runes: 1, honor: 1 },
  { name: 'Wolf Shaman', runes: 1, draws: 1 },
  { name: 'Demon Slayer', power: 3 },
  { name: 'Emri, One with the Void', power: 4 },
  { name: 'Spike Vixen', power: 1, draws: 1 },
];

const ACTIVATED: readonly Plain[] = [
  { name: 'The All-Seeing Eye', draws: 1 },
  { name: 'Muramasa', power: 3 },
  { name: 'Shadow Star', power: 1 },
];

const DEFEATED: readonly (Plain & { readonly cost: number })[] = [
  { name: 'Cultist', cost: 2, honor: 1 },
  { name: 'Earth Tyrant', cost: 6, honor: 5, draws: 2 },
  { name: "Samael's Trickster", cost: 3, honor: 1, runes: 1 },
  { name: 'Tormented Soul', cost: 3, honor: 1, draws: 1 },
  { name: 'Wind Tyrant', cost: 5, honor: 3, runes: 3 },
];

const DECK = ['Mystic', 'Heavy Infantry', 'Militia', 'Apprentice'];

describe('cards that only gain or draw', () => {
  test.each(PLAYED)(
    'playing $name gives exactly what it says',
    ({ name, runes = 0, power = 0, honor = 0, draws = 0 }) => {
      const s = annsTurn({ hand: [name], deck: DECK });
      const pool = s.counter('pool');
      s.play(name);
      expect([s.runes('Ann'), s.power('Ann'), s.honor('Ann')]).toEqual([runes, power, honor]);
      expect(s.names('Ann', 'hand')).toEqual(DECK.slice(0, draws));
      expect(s.names('Ann', 'deck')).toEqual(DECK.slice(draws));
      expect(s.names('Ann', 'played')).toEqual([name]);
      expect(s.counter('pool')).toBe(pool - honor);
      expect(s.decision?.kind).toBe('turn');
    },
  );

  test.each(ACTIVATED)(
    'using $name gives exactly what it says, once per turn',
    ({ name, runes = 0, power = 0, honor = 0, draws = 0 }) => {
      const s = annsTurn({ hand: [name], deck: DECK });
      s.play(name);
      expect([s.runes('Ann'), s.power('Ann'), s.honor('Ann')]).toEqual([0, 0, 0]);
      s.activate(name);
      expect([s.runes('Ann'), s.power('Ann'), s.honor('Ann')]).toEqual([runes, power, honor]);
      expect(s.names('Ann', 'hand')).toEqual(DECK.slice(0, draws));
      expect(s.offers()).not.toContain(`activate ${name}`);
      s.endTurn();
      expect(s.names('Ann', 'inPlay')).toEqual([name]);
      expect(s.offers()).not.toContain(`activate ${name}`);
      s.endTurn();
      expect(s.offers()).toContain(`activate ${name}`);
    },
  );

  test.each(DEFEATED)(
    'defeating $name gives exactly what it says',
    ({ name, cost, runes = 0, honor = 0, draws = 0 }) => {
      const centerRow = ['Landtalker', 'Muramasa', name, 'Shadow Star', 'Spike Vixen', 'Mephit'];
      const isInRow = name !== 'Cultist';
      const s = annsTurn({ power: cost, deck: DECK }, isInRow ? { centerRow } : {});
      s.defeat(name);
      expect([s.runes('Ann'), s.power('Ann'), s.honor('Ann')]).toEqual([runes, 0, honor]);
      expect(s.names('Ann', 'hand')).toEqual(DECK.slice(0, draws));
      expect(s.names('void')).toEqual(isInRow ? [name] : []);
    },
  );

  test.each(DEFEATED)('$name cannot be defeated with one power less than it costs (A2)', ({ name, cost }) => {
    const centerRow = ['Landtalker', 'Muramasa', name === 'Cultist' ? 'Mephit' : name];
    expect(annsTurn({ power: cost - 1 }, { centerRow }).offers()).not.toContain(`defeat ${name}`);
  });
});

describe.each(['Apprentice', 'Militia'])('%s', (name) => {
  test('leaves the game when it is banished, and does not go to the void (A5)', () => {
    const s = annsTurn({ hand: ['Void Initiate', name] });
    s.play('Void Initiate');
    s.choose(name);
    expect(s.names('removed')).toEqual([name]);
    expect(s.names('void')).toEqual([]);
  });
});

describe.each([
  { name: 'Mystic', id: 'mystic', copies: 30, cost: 3 },
  { name: 'Heavy Infantry', id: 'heavy-infantry', copies: 29, cost: 2 },
])('$name', ({ name, id, copies, cost }) => {
  test('goes back to its supply when it is banished, and does not go to the void (A5)', () => {
    const s = annsTurn({ hand: ['Void Initiate', name] }, { supplies: { [name]: copies - 1 } });
    s.play('Void Initiate');
    s.choose(name);
    expect(s.names(`supply:${id}`)).toHaveLength(copies);
    expect(s.names('void')).toEqual([]);
  });

  test('is acquired from its supply, which is not refilled (A1)', () => {
    const s = annsTurn({ runes: 2 * cost }, { supplies: { [name]: 1 } });
    s.acquire(name);
    expect(s.names('Ann', 'discard')).toEqual([name]);
    expect(s.names(`supply:${id}`)).toEqual([]);
    expect(s.runes('Ann')).toBe(cost);
    expect(s.offers()).not.toContain(`acquire ${name}`);
  });

  test('has no faction', () => {
    const s = annsTurn({ hand: [name, 'Runic Lycanthrope'], inPlay: ['Snapdragon'] });
    s.play(name);
    expect(s.honor('Ann')).toBe(0);
    const before = s.power('Ann');
    s.play('Runic Lycanthrope');
    expect(s.power('Ann')).toBe(before);
  });
});

describe('Cultist', () => {
  test('never leaves its place and can be defeated again and again in a turn (A3)', () => {
    const s = annsTurn({ power: 7 });
    s.defeat('Cultist');
    s.defeat('Cultist');
    s.defeat('Cultist');
    expect(s.honor('Ann')).toBe(3);
    expect(s.power('Ann')).toBe(1);
    expect(s.names('supply:cultist')).toEqual(['Cultist']);
    expect(s.names('void')).toEqual([]);
    expect(s.offers()).not.toContain('defeat Cultist');
  });

  test('is not in the center row', () => {
    const s = annsTurn({ power: 2, inPlay: ['Voidthirster'] });
    s.defeat('Cultist');
    expect(s.honor('Ann')).toBe(1);
  });
});
