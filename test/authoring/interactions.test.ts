import { ascension } from 'fatequeue';
import { type Interaction, interactions } from 'fatequeue/authoring';
import {
  cards,
  construct,
  constructs,
  countAs,
  defineSet,
  discard,
  draw,
  gain,
  hero,
  inHand,
  monster,
  oncePerTurn,
  onlyIf,
  played,
  put,
  reward,
  unite,
  whenever,
  whenYouAcquire,
  youControl,
} from 'fatequeue/dsl';
import { lexicon } from 'fatequeue/sets/lexicon';
import { exhaust, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const set = defineSet({
  id: 'pairs',
  name: 'Pairs',
  players: { min: 2, max: 4 },
  cards: [
    hero('Page', { cost: 0, copies: 6, zone: 'starting' }, played(gain(1, 'runes'), gain(1, 'power'))),
    hero('Miner', { cost: 2, copies: 3 }, played(gain(1, 'honor'))),
    hero('Twin', { faction: 'void', cost: 2, copies: 3 }, played(gain(1, 'runes')), unite(gain(2, 'honor'))),
    hero('Shade', { faction: 'void', cost: 3, copies: 1 }, played(gain(2, 'power'))),
    construct('Anvil', { faction: 'mechana', cost: 2, copies: 2 }, oncePerTurn(gain(1, 'runes'))),
    hero('Smith', { cost: 1, copies: 2 }, played(onlyIf(youControl(1, constructs('mechana')), gain(3, 'honor')))),
    construct('Magnet', { cost: 4, copies: 1 }, whenever(whenYouAcquire(constructs('mechana')), draw(1))),
    construct('Mould', { cost: 4, copies: 1 }, countAs(constructs(), 'mechana')),
    hero('Beggar', { cost: 1, copies: 1 }, played(discard(1))),
    monster('Ogre', { power: 3, copies: 3 }, reward(gain(2, 'honor'))),
    hero('Clerk', { cost: 1, copies: 1 }, played(put(1, cards(inHand), 'deckTop'))),
  ],
});

const found = interactions([set]);

function between(one: string, other: string, all: readonly Interaction[] = found): Interaction | undefined {
  return all.find(({ cards: [a, b] }) => (a === one && b === other) || (a === other && b === one));
}

describe('interactions', () => {
  test('are not proposed between cards that have nothing to do with each other', () => {
    expect(between('miner', 'ogre')).toBeUndefined();
    expect(between('miner', 'anvil')).toBeUndefined();
    expect(between('miner', 'twin')).toBeUndefined();
  });

  test('are proposed where one reads what the other writes, and say what', () => {
    expect(between('shade', 'twin')).toMatchObject({ cards: ['shade', 'twin'], forth: ['played'], back: [] });
    expect(between('anvil', 'smith')).toMatchObject({ forth: ['inPlay'], back: [] });
    expect(between('anvil', 'magnet')?.forth).toEqual(['is acquired']);
    expect(between('mould', 'smith')?.forth).toContain('faction');
  });

  test('are confirmed by playing both orders', () => {
    // What the twin does because of the shade, it does while the shade is played.
    expect(between('shade', 'twin')?.confirmed?.changed).toEqual(['shade', 'twin']);
    expect(between('anvil', 'smith')?.confirmed?.changed).toEqual(['smith']);
    // The mould is no Mechana card itself: with the anvil it does not matter.
    expect(between('anvil', 'magnet')?.confirmed).toMatchObject({ uses: ['acquire', 'play'] });
    expect(between('mould', 'smith')?.confirmed?.changed).toEqual(['smith']);
  });

  test('can be of a card with a copy of itself', () => {
    expect(between('twin', 'twin')?.confirmed?.changed).toEqual(['twin']);
    expect(between('shade', 'shade')).toBeUndefined();
  });

  test('are shown by a scenario of both orders', () => {
    const meeting = between('anvil', 'smith')?.confirmed;
    if (!meeting) throw new Error('not confirmed');
    expect(meeting.scenario).toContain("first.play('Anvil');");
    const rules = ascension({ sets: [set] });
    const honor = ['Anvil', 'Smith'].map((card, _, names) => {
      const s = scenario(rules, meeting.position);
      const before = s.honor('Ann');
      for (const name of card === 'Anvil' ? names : [...names].reverse()) s.play(name);
      return s.honor('Ann') - before;
    });
    expect(honor).toEqual([3, 0]);
  });

  test('can be proposed only, and for some cards only', () => {
    const proposed = interactions([set], { of: ['Smith'], confirm: false });
    expect(proposed.every(({ cards: pair }) => pair.includes('smith'))).toBe(true);
    expect(proposed.every(({ confirmed }) => confirmed === null)).toBe(true);
    expect(proposed).toHaveLength(found.filter(({ cards: pair }) => pair.includes('smith')).length);
  });

  test('of a set of ours are confirmed for the most part', () => {
    const all = interactions([lexicon], { of: ['Whispering Grove', 'Indexer', 'Haggling Horror'] });
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ confirmed }) => confirmed !== null).length).toBeGreaterThan(all.length / 2);
  });
});

describe('playing until pairs of cards have met', () => {
  test('brings every confirmed pair together in a turn', () => {
    const pairs = found.flatMap(({ cards: pair, confirmed }) => (confirmed === null ? [] : [pair]));
    expect(pairs.length).toBeGreaterThan(5);
    expect(exhaust([set], { games: 0, pairs }).pairs).toEqual([]);
  });

  test('tells which pairs never meet', () => {
    const { pairs } = exhaust([set], { games: 0, pairs: [['shade', 'nobody']] });
    expect(pairs).toEqual([['shade', 'nobody']]);
  });
});
