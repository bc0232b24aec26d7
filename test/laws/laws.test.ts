import type { GameState } from 'fatequeue';
import {
  ASCENSION_LAWS,
  cardsAreConserved,
  centerRowIsFull,
  honorAddsUp,
  invariant,
  LAWS,
  lawsOf,
  sameSeedSameGame,
  stepsOf,
  unchangedPartsAreShared,
} from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { exchangingTheUnknown } from '../../src/testing/laws/exchanging-the-unknown-shows-nothing.js';
import {
  ALONE,
  BOXES,
  boxOfEvents,
  boxOfPlaces,
  boxOfSecrets,
  chronicle,
  holdsFor,
  lawsHoldFor,
  SMALL_BOXES,
  smallBox,
  TEAMS,
} from './boxes.js';

describe('every law', () => {
  test.each(BOXES)('holds for $name', (box) => lawsHoldFor(box, box === chronicle ? 2 : 1));
  test.each(SMALL_BOXES)('holds for $name', (box) => lawsHoldFor(box, 2));
  test.each([...TEAMS, ...ALONE])('holds for $name', (box) => lawsHoldFor(box, 1));
});

/** The laws that cost little are put through more games. */
const CHEAP = [...ASCENSION_LAWS, sameSeedSameGame, cardsAreConserved, unchangedPartsAreShared];

describe('the laws of the table', () => {
  test.each(BOXES)('hold for many games of $name', (box) => lawsHoldFor(box, box === chronicle ? 8 : 2, CHEAP));
  test.each(SMALL_BOXES)('hold for many games of $name', (box) => lawsHoldFor(box, 5, CHEAP));
});

describe('the ten guarantees', () => {
  test('each has laws', () => {
    const guarantees = new Set(lawsOf(chronicle.rules).map(({ guarantee }) => guarantee));
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((guarantee) => !guarantees.has(guarantee))).toEqual([]);
  });

  test('each law has an id and a claim of its own', () => {
    const laws = [...LAWS, ...ASCENSION_LAWS];
    for (const part of ['id', 'claim'] as const) expect(new Set(laws.map((law) => law[part])).size).toBe(laws.length);
  });
});

describe('law 1', () => {
  test.each(BOXES)('different seeds are different games: $name', ({ rules }) => {
    const deals = new Set<string>();
    for (let seed = -100; seed < 100; seed++) {
      deals.add(JSON.stringify(rules.start({ players: ['Ann', 'Ben'], seed }).places));
    }
    expect(deals.size).toBe(200);
  });
});

describe('law 3', () => {
  test('is put to the test where every special place is made use of', () => {
    const used = new Set<string>();
    let taken = 0;
    holdsFor(boxOfPlaces, 12, (trial, rules) => {
      honorAddsUp(rules, trial);
      for (const { state, events } of stepsOf(rules, { ...trial, decisions: 600 })) {
        const view = rules.view(state, 'all');
        for (const { zones } of view.players) for (const zone in zones) if (zones[zone].length > 0) used.add(zone);
        if (view.zones.event.length > 0) used.add('event');
        if (events.some((one) => one.event === 'changed' && one.counter === 'honor' && one.by < 0)) taken++;
      }
    });
    expect([...used]).toEqual(expect.arrayContaining(['trophies', 'under', 'temples', 'event']));
    expect(taken).toBeGreaterThan(10);
  });
});

describe('law 4', () => {
  /** How often the row was short while some cards were left anywhere, in games in which the law holds. */
  function timesShort(box: typeof smallBox, isLeft: (left: number) => boolean): number {
    let short = 0;
    const count = invariant('row', 'the row is looked at', (state: GameState, rules) => {
      const { centerRow, centerDeck, void: gone } = rules.view(state, 'all').zones;
      if (centerRow.length < 6 && isLeft(centerDeck.length + gone.length)) short++;
      return null;
    });
    lawsHoldFor(box, 12, [centerRowIsFull, count]);
    return short;
  }

  test('is put to the test where the cards run out', () => {
    expect(timesShort(smallBox, () => true)).toBeGreaterThan(0);
  });

  test('is put to the test where only events are left (T8)', () => {
    expect(timesShort(boxOfEvents, (left) => left > 0)).toBeGreaterThan(0);
  });
});

describe('law 7', () => {
  test.each([chronicle, boxOfSecrets])('is put to the test by many exchanges of hidden cards: $name', (box) => {
    let same = 0;
    const law = exchangingTheUnknown(() => {
      same++;
    });
    lawsHoldFor(box, 10, [law]);
    expect(same).toBeGreaterThan(100);
  });
});

describe('law 8', () => {
  test('parts are shared where a deck of one card is shuffled, which takes no chance', () => {
    unchangedPartsAreShared(chronicle.rules, { seed: 2147483573, players: 3, later: 556266923 });
  });
});
