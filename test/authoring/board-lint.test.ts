import { ascended } from 'fatequeue/ascended';
import type { CardSet } from 'fatequeue/ascended/dsl';
import { describeFinding, type Finding, lintSet, validateSet } from 'fatequeue/authoring';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { describe, expect, test } from 'vitest';
import { checkSet } from '../../src/ascended/catalogue.js';
import { LANGUAGE } from '../../src/ascended/set-shape.js';
import { BOARD_LINT_RULES } from '../../src/authoring/lint/board/rules.js';
import { diceOf, neighboursOf } from '../ascension/any-of-shape.js';
import { BOARD_LINT_EXAMPLES } from './board-lint-examples.js';
import { boardFindingsOf, setOf } from './board-lint-sets.js';

describe('lintSet for the board game', () => {
  test('finds nothing in Become Chosen', () => {
    expect(lintSet(ascendedBecomeChosen).map(describeFinding)).toEqual([]);
  });

  test('has an example for every rule, and rules for every example', () => {
    expect(Object.keys(BOARD_LINT_EXAMPLES)).toEqual(BOARD_LINT_RULES.map(({ name }) => name));
  });

  test.each(Object.entries(BOARD_LINT_EXAMPLES))('%s finds the bad example, and nothing else does', (name, { bad }) => {
    expect([...new Set(boardFindingsOf(bad).map(({ rule }) => rule))]).toEqual([name]);
  });

  test.each(Object.entries(BOARD_LINT_EXAMPLES))(
    '%s finds nothing in the good example, nor does any rule',
    (_, { good }) => {
      expect(boardFindingsOf(good).map(describeFinding)).toEqual([]);
    },
  );

  test.each(Object.entries(BOARD_LINT_EXAMPLES).filter(([name]) => name !== 'conflicting-card'))(
    'the examples of %s are valid all the same',
    (_, example) => {
      for (const written of [example.bad, example.good]) {
        const { set, beside } = setOf(written);
        expect(ascended({ sets: [...beside, set] }).sets).toHaveLength(beside.length + 1);
      }
    },
  );

  test('says where, which tile and what to do', () => {
    const [tile] = ascendedBecomeChosen.tiles;
    const written: Partial<CardSet> = { tiles: [{ ...tile, copies: 5 }, ...ascendedBecomeChosen.tiles.slice(1)] };
    expect(boardFindingsOf(written)).toEqual<readonly Finding[]>([
      {
        rule: 'unequal-copies',
        severity: 'warning',
        path: 'tiles[0].copies',
        card: tile.name,
        found: '5 copies, where all others of its sort have 4',
        remedy: 'give it as many as the others',
      },
    ]);
  });

  test('a set that is not valid is refused with every problem', () => {
    const set = JSON.parse('{"game":"ascended","id":"x","name":"X","cards":[{"kind":"hero"}],"tiles":[{}]}');
    expect(() => lintSet(set)).toThrow(/cards\[0\][\s\S]+tiles\[0\]/);
  });
});

describe('whatever is valid in the board game', () => {
  /** What a path leads to in some data. */
  function at(data: unknown, path: string): unknown {
    return path
      .split(/[.[\]]+/)
      .filter((step) => step !== '')
      .reduce((found: unknown, step) => Reflect.get(Object(found), step), data);
  }

  test('is linted, and every finding leads somewhere: cards one step from those of Become Chosen', () => {
    const dice = diceOf(5);
    const rules = new Set<string>();
    for (const card of ascendedBecomeChosen.cards) {
      const near = [...neighboursOf(LANGUAGE.card, card, dice)];
      // A few of them, by dice, are many hundreds in all.
      for (const one of Array.from({ length: 20 }, () => near[dice(near.length)])) {
        const lone = { ...ascendedBecomeChosen, cards: [one], tiles: [] };
        if (validateSet(lone).length > 0) continue;
        const read = checkSet(lone);
        for (const { rule, path, card: name, found, remedy } of lintSet(read)) {
          rules.add(rule);
          expect(at(read, path)).toBeDefined();
          expect(['', read.cards[0].name]).toContain(name);
          expect([found, remedy]).not.toContain('');
        }
      }
    }
    expect(rules.size).toBeGreaterThan(5);
  });
});
