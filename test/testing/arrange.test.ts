import { ascension } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type Position, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { problemsOf, refusals } from '../ascension/problems-of.js';

const chronicle = ascension({ sets: [chronicleOfTheGodslayer] });
const rules = ascension({ sets: [chronicleOfTheGodslayer, stormOfSouls, valleyOfTheAncients] });

const players = [{ name: 'Ann' }, { name: 'Ben' }];

describe('a position arranged by hand', () => {
  test('has nothing that it does not name, but for the supplies and the pool', () => {
    const s = scenario(chronicle, { players });
    for (const name of ['Ann', 'Ben']) {
      for (const zone of ['hand', 'deck', 'played', 'inPlay', 'discard']) expect(s.names(name, zone)).toEqual([]);
      expect([s.honor(name), s.runes(name), s.power(name)]).toEqual([0, 0, 0]);
    }
    for (const zone of ['centerRow', 'centerDeck', 'void']) expect(s.names(zone)).toEqual([]);
    expect([s.counter('pool'), s.counter('round'), s.counter('turnOf'), s.counter('firstPlayer')]).toEqual([
      60, 1, 0, 0,
    ]);
    expect(s.names('supply:mystic')).toHaveLength(30);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('has everything where it was put, the top of a pile first', () => {
    const s = scenario(rules, {
      players: [
        {
          name: 'Ann',
          hand: ['Militia', 'Mystic'],
          deck: ['Apprentice', 'Militia'],
          discard: ['Mystic', 'Militia'],
          played: ['Militia', 'Apprentice'],
          inPlay: ['Muramasa', 'Shadow Star'],
          honor: 1,
          runes: 2,
          power: 3,
          life: 4,
          death: 5,
        },
        { name: 'Ben', honor: 9 },
      ],
      void: ['Mephit', 'Sea Tyrant'],
      centerDeck: ['Sea Tyrant', 'Mephit'],
      centerRow: ['Landtalker', 'Mephit'],
      supplies: { Mystic: 2, 'heavy-infantry': 0 },
      first: 'Ben',
      round: 3,
      pool: 7,
    });
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Mystic']);
    expect(s.names('Ann', 'deck')).toEqual(['Apprentice', 'Militia']);
    expect(s.names('Ann', 'discard')).toEqual(['Mystic', 'Militia']);
    expect(s.names('Ann', 'played')).toEqual(['Militia', 'Apprentice']);
    expect(s.names('Ann', 'inPlay')).toEqual(['Muramasa', 'Shadow Star']);
    expect([s.honor('Ann'), s.runes('Ann'), s.power('Ann'), s.honor('Ben')]).toEqual([1, 2, 3, 9]);
    expect([s.keystones('Ann'), s.keystones('Ben')]).toEqual([
      { life: 4, death: 5 },
      { life: 0, death: 0 },
    ]);
    expect(s.names('void')).toEqual(['Mephit', 'Sea Tyrant']);
    expect(s.names('centerDeck')).toEqual(['Sea Tyrant', 'Mephit']);
    expect(s.names('centerRow').filter((name) => name !== '')).toEqual(['Landtalker', 'Mephit']);
    expect(s.names('supply:mystic')).toHaveLength(2);
    expect(s.names('supply:heavy-infantry')).toHaveLength(0);
    expect([s.counter('turnOf'), s.counter('firstPlayer'), s.counter('round'), s.counter('pool')]).toEqual([
      1, 1, 3, 7,
    ]);
  });

  test('is in the turn of a player who did not begin, where it says so', () => {
    const s = scenario(chronicle, { players: [...players, { name: 'Cid' }], first: 'Ben', turn: 'Cid' });
    expect([s.counter('turnOf'), s.counter('firstPlayer')]).toEqual([2, 1]);
    expect(s.decision?.seat).toBe(2);
  });

  test('gives temples to players from either side, and leaves the others to nobody', () => {
    const all = valleyOfTheAncients.cards.filter(({ kind }) => kind === 'temple').map(({ name }) => name);
    const [one, two, ...others] = all;
    const s = scenario(rules, {
      players: [{ name: 'Ann', temples: [one] }, { name: 'Ben' }],
      temples: { [two]: 'Ben' },
    });
    expect([s.names('Ann', 'temples'), s.names('Ben', 'temples')]).toEqual([[one], [two]]);
    expect([...s.names('temples')].sort()).toEqual([...others].sort());
  });

  test.each<[string, Partial<Position>, string]>([
    [
      'an unknown card in hand',
      { players: [{ name: 'Ann', hand: ['Militia', 'Xyzzy'] }, { name: 'Ben' }] },
      'scenario/unknown-card players[0].hand[1]',
    ],
    [
      'an unknown card on a pile',
      { players: [{ name: 'Ann' }, { name: 'Ben', deck: ['Xyzzy'] }] },
      'scenario/unknown-card players[1].deck[0]',
    ],
    ['an unknown card in the row', { centerRow: ['Mephit', 'Xyzzy'] }, 'scenario/unknown-card centerRow[1]'],
    ['an unknown card in the void', { void: ['Xyzzy'] }, 'scenario/unknown-card void[0]'],
    ['an unknown card in the center deck', { centerDeck: ['Xyzzy'] }, 'scenario/unknown-card centerDeck[0]'],
    [
      'a row that is too long',
      { centerRow: Array.from({ length: 7 }, () => 'Mephit') },
      'scenario/row-too-long centerRow',
    ],
    ['a turn of nobody', { turn: 'Zoe' }, 'scenario/unknown-player turn'],
    ['nobody who began', { first: 'Zoe', turn: 'Ann' }, 'scenario/unknown-player first'],
    ['an event without a set that has events', { event: 'Void Rising' }, 'scenario/unknown-zone event'],
    [
      'trophies without a set that has them',
      { players: [{ name: 'Ann', trophies: ['Mephit'] }, { name: 'Ben' }] },
      'scenario/unknown-zone players[0].trophies',
    ],
    [
      'life keystones without a set that has them',
      { players: [{ name: 'Ann', life: 1 }, { name: 'Ben' }] },
      'scenario/unknown-zone players[0].life',
    ],
    [
      'death keystones without a set that has them',
      { players: [{ name: 'Ann' }, { name: 'Ben', death: 1 }] },
      'scenario/unknown-zone players[1].death',
    ],
    [
      'a card under one that is not in play',
      { players: [{ name: 'Ann', under: { Muramasa: ['Mystic'] } }, { name: 'Ben' }] },
      'scenario/unknown-card players[0].under',
    ],
  ])('is refused with %s', (_, position, refusal) => {
    expect(refusals(() => scenario(chronicle, { players, ...position }))).toEqual([refusal]);
  });

  test('is refused with every problem at once', () => {
    const position = { players: [{ name: 'Ann', hand: ['Xyzzy'] }, { name: 'Ben' }], void: ['Xyzzy'], turn: 'Zoe' };
    expect(refusals(() => scenario(chronicle, position))).toEqual([
      'scenario/unknown-card void[0]',
      'scenario/unknown-card players[0].hand[0]',
      'scenario/unknown-player turn',
    ]);
  });

  test('says what was meant, where that is near, and who plays', () => {
    const position = { players, void: ['Mystik', 'Xyzzyxyzzy'], turn: 'Zoe' };
    expect(problemsOf(() => scenario(chronicle, position))).toMatchObject([
      { found: '"Mystik"', remedy: 'did you mean "Mystic"?' },
      { found: '"Xyzzyxyzzy"', remedy: 'use the name of a card of the sets' },
      { found: '"Zoe"', expected: 'one of Ann, Ben' },
    ]);
  });

  test('may name keepers of several players at once', () => {
    const glass = "Dreamer's Glass";
    const s = scenario(rules, {
      players: [{ name: 'Ann' }, { name: 'Ben', inPlay: ['Muramasa', glass] }],
      under: { [glass]: ['Mystic'] },
    });
    expect(s.names('Ben', 'under')).toEqual(['Mystic']);
    expect(s.state.links).toHaveLength(2);
  });

  test('has the rules of its row, its event and the cards in play in force', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', inPlay: ['Muramasa'] },
        { name: 'Ben', inPlay: ['Shadow Star'] },
      ],
    });
    const owners = s.state.abilities.map(({ seat }) => seat);
    expect(owners).toContain(0);
    expect(owners.every((seat) => seat === 0 || seat === 1)).toBe(true);
    expect(rules.check(JSON.parse(JSON.stringify(s.state)))).toEqual(s.state);
  });
});

describe('a scenario', () => {
  const s = scenario(chronicle, { players });

  test('knows the zones, counters and players of the game, and says which there are', () => {
    expect(problemsOf(() => s.names('cellar'))).toMatchObject([
      { code: 'scenario/unknown-zone', found: '"cellar"', expected: expect.stringContaining('centerRow, centerDeck') },
    ]);
    expect(problemsOf(() => s.names('Ann', 'cellar'))).toMatchObject([
      { code: 'scenario/unknown-zone', expected: expect.stringContaining('hand') },
    ]);
    expect(problemsOf(() => s.counter('gold'))).toMatchObject([
      { code: 'scenario/unknown-counter', found: '"gold"', expected: expect.stringContaining('pool') },
    ]);
    expect(problemsOf(() => s.honor('Zoe'))).toMatchObject([
      { code: 'scenario/unknown-player', found: '"Zoe"', expected: 'one of Ann, Ben' },
    ]);
  });
});
