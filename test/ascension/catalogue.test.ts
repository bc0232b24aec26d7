import { ascension, type CardSet } from 'fatequeue';
import {
  constructs,
  defineSet,
  draw,
  fate,
  gain,
  hero,
  monster,
  oncePerTurn,
  played,
  reward,
  trophy,
  whenYouPlay,
} from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { problemsOf, refusals } from './problems-of.js';

const players = { min: 1, max: 4 };
const start = hero('Page', { cost: 0, copies: 10, zone: 'starting' }, played(gain(1, 'runes')));
const squire = hero('Squire', { cost: 2, copies: 12 }, played(draw(1)));

function setOf(id: string, ...cards: CardSet['cards']): CardSet {
  return defineSet({ id, name: id, players, cards });
}

describe('a set', () => {
  test('gives each card an id of its own', () => {
    const again = hero('squire', { cost: 3, copies: 1 }, played(draw(2)));
    expect(problemsOf(() => ascension({ sets: [setOf('one', start, squire, again)] }))).toMatchObject([
      { code: 'set/repeated-card', path: 'cards[2].name', found: 'squire, whose id squire cards[1] has too' },
    ]);
  });

  test('is told of every card that repeats another', () => {
    expect(refusals(() => ascension({ sets: [setOf('one', start, squire, squire, start)] }))).toEqual([
      'set/repeated-card cards[2].name',
      'set/repeated-card cards[3].name',
    ]);
  });
});

describe('sets together', () => {
  test('are each there once', () => {
    expect(
      problemsOf(() => ascension({ sets: [setOf('two', start), setOf('one', squire), setOf('two', start)] })),
    ).toMatchObject([{ code: 'set/repeated-set', path: 'sets', found: 'two sets with the id two' }]);
  });

  test('make the same rules in whatever order they are given', () => {
    const [one, two] = [
      setOf('one', start, squire),
      setOf('two', hero('Knight', { cost: 4, copies: 20 }, played(draw(2)))),
    ];
    expect(ascension({ sets: [two, one] }).fingerprint).toBe(ascension({ sets: [one, two] }).fingerprint);
    expect(ascension({ sets: [two, one] }).cards.map(({ id }) => id)).toEqual(['page', 'squire', 'knight']);
  });

  test('add up the copies of a card that both print, which is said to come from the first by id', () => {
    const { cards } = ascension({ sets: [setOf('two', start, squire), setOf('one', squire)] });
    expect(cards).toMatchObject([
      { id: 'squire', set: 'one', copies: 24 },
      { id: 'page', set: 'two', copies: 10 },
    ]);
  });

  test('have one set of starting cards, which must be the same', () => {
    const { cards } = ascension({ sets: [setOf('one', start, squire), setOf('two', start)] });
    expect(cards).toMatchObject([
      { id: 'page', copies: 10 },
      { id: 'squire', copies: 12 },
    ]);
    const fewer = hero('Page', { cost: 0, copies: 8, zone: 'starting' }, played(gain(1, 'runes')));
    expect(refusals(() => ascension({ sets: [setOf('one', start, squire), setOf('two', fewer)] }))).toEqual([
      'set/conflicting-cards sets',
    ]);
  });

  test('add up a supply that can run out, and not one that never does', () => {
    const shop = hero('Clerk', { cost: 3, copies: 15, zone: 'always-available' }, played(gain(2, 'runes')));
    const target = monster('Dummy', { power: 2, copies: 1, zone: 'always-available' }, reward(gain(1, 'honor')));
    const prize = monster('Prize', { power: 2, copies: 3, zone: 'always-available' }, trophy(draw(1)));
    const all = [start, shop, target, prize];
    const { cards } = ascension({ sets: [setOf('one', ...all, squire), setOf('two', ...all)] });
    const copies = Object.fromEntries(cards.map((card) => [card.id, card.copies]));
    expect(copies).toEqual({ page: 10, clerk: 30, dummy: 1, prize: 6, squire: 12 });
  });

  test('do not print different cards under one name', () => {
    const other = hero('Squire', { cost: 2, copies: 12 }, played(draw(2)));
    expect(problemsOf(() => ascension({ sets: [setOf('one', start, squire), setOf('two', other)] }))).toMatchObject([
      { code: 'set/conflicting-cards', path: 'sets', found: 'Squire in two that differs from the one in one' },
    ]);
  });
});

describe('an entry of the catalogue', () => {
  test('has the values and keywords of its card', () => {
    const omen = monster('Omen', { power: 3, copies: 2 }, fate(draw(1)), reward(gain(2, 'honor')));
    const [, found] = ascension({ sets: [setOf('one', start, omen)] }).cards;
    expect(found).toMatchObject({
      id: 'omen',
      name: 'Omen',
      set: 'one',
      kind: 'monster',
      factions: [],
      cost: { power: 3 },
      honor: 0,
      copies: 2,
      zone: 'center',
      keywords: ['fate'],
    });
  });

  test('has no keyword for what no rulebook has a word for', () => {
    const plain = hero('Watch', { cost: 1, copies: 12 }, oncePerTurn(whenYouPlay(constructs()), draw(1)));
    const made = (): unknown => ascension({ sets: [setOf('one', start, plain)] }).cards[1].keywords;
    expect(made()).toEqual([]);
  });
});
