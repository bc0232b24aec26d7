import { ascension } from 'fatequeue';
import { describeFinding, type Finding, lintSet, validateSet } from 'fatequeue/authoring';
import { type Card, draw, hero, played } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { checkSet } from '../../src/ascension/catalogue.js';
import { LANGUAGE } from '../../src/ascension/set-shape.js';
import { LINT_RULES } from '../../src/authoring/lint/rules.js';
import { diceOf, neighboursOf } from '../ascension/any-of-shape.js';
import { SETS } from '../laws/boxes.js';
import { LINT_EXAMPLES, type LintExample } from './lint-examples.js';
import { lintPage } from './lint-page.js';

function findingsOf(cards: readonly Card[], { alone }: Pick<LintExample, 'alone'> = {}): readonly Finding[] {
  const set = { id: 'lanterns', name: 'Lanterns', players: { min: 2, max: 4 }, cards };
  return lintSet(set, { with: alone ? [] : [chronicleOfTheGodslayer] });
}

describe('lintSet', () => {
  test.each(SETS)('finds nothing in $name', (set) => {
    expect(lintSet(set).map(describeFinding)).toEqual([]);
    const others = SETS.filter((other) => other !== set);
    expect(lintSet(set, { with: others }).map(describeFinding)).toEqual([]);
  });

  test('has an example for every rule, and rules for every example', () => {
    expect(Object.keys(LINT_EXAMPLES)).toEqual(LINT_RULES.map(({ name }) => name));
  });

  test.each(Object.entries(LINT_EXAMPLES))('%s finds the bad example, and nothing else does', (name, example) => {
    const found = findingsOf(example.bad, example);
    expect([...new Set(found.map(({ rule }) => rule))]).toEqual([name]);
  });

  test.each(Object.entries(LINT_EXAMPLES))('%s finds nothing in the good example, nor does any rule', (_, example) => {
    expect(findingsOf(example.good, example).map(describeFinding)).toEqual([]);
  });

  test.each(Object.entries(LINT_EXAMPLES).filter(([name]) => name !== 'conflicting-card'))(
    'the examples of %s are valid all the same',
    (_, { bad, good }) => {
      for (const cards of [bad, good]) {
        const set = { id: 'lanterns', name: 'Lanterns', players: { min: 2, max: 4 }, cards };
        expect(ascension({ sets: [chronicleOfTheGodslayer, set] }).sets).toHaveLength(2);
      }
    },
  );

  test('says where, which card and what to do', () => {
    const [first, second] = findingsOf([
      hero('Lamp Bearer', { cost: 2, copies: 2 }, played(draw(1))),
      hero('Lamplighter', { cost: 3, copies: 3 }, played(draw(2), draw(0))),
    ]);
    expect(first).toEqual({
      rule: 'no-amount',
      severity: 'error',
      path: 'cards[1].abilities[0].effect.effects[1]',
      card: 'Lamplighter',
      found: 'an amount of 0',
      remedy: 'write another number, or leave it out',
    });
    expect(second).toBeUndefined();
    expect(describeFinding(first)).toBe(
      'Lamplighter: found an amount of 0; write another number, or leave it out ' +
        '[no-amount at cards[1].abilities[0].effect.effects[1]]',
    );
  });

  test('a set that is not valid is refused with every problem', () => {
    const set = JSON.parse('{"id":"Lanterns","name":"Lanterns","players":{"min":2,"max":4},"cards":[]}');
    expect(() => lintSet(set)).toThrow(/kebab-case[\s\S]+cards: found a list of 0/);
  });
});

describe('whatever is valid', () => {
  /** What a path leads to in some data. */
  function at(data: unknown, path: string): unknown {
    return path
      .split(/[.[\]]+/)
      .filter((step) => step !== '')
      .reduce((found: unknown, step) => Reflect.get(Object(found), step), data);
  }

  test.each(SETS)('is linted, and every finding leads somewhere: cards one step from those of $name', (set) => {
    const dice = diceOf(5);
    const rules = new Set<string>();
    for (const card of set.cards) {
      const near = [...neighboursOf(LANGUAGE.card, card, dice)];
      // A few of them, by dice, are a few thousand in all sets.
      for (const one of Array.from({ length: 6 }, () => near[dice(near.length)])) {
        const lone = { ...set, cards: [one] };
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

describe('the page of the rules', () => {
  test('is current', async () => {
    await expect(lintPage(findingsOf)).toMatchFileSnapshot('../../docs/linting.md');
  });
});
