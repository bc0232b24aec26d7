import { describe, expect, test } from 'vitest';
import { KEYWORDS, keywordsOf } from '../../src/ascension/keywords.js';
import { LANGUAGE } from '../../src/ascension/set-shape.js';
import { REMINDER } from '../../src/ascension/text/reminder.js';
import {
  describeAbility,
  describeCondition,
  describeEffect,
  describeFilter,
  rulesText,
} from '../../src/ascension/text.js';
import { readShape, type Shape } from '../../src/kernel/shape.js';
import { SETS } from '../laws/boxes.js';
import { anyOfShape, type Dice, diceOf, neighboursOf } from './any-of-shape.js';
import { meaningOf } from './meaning.js';

/** Something of the language with its text. */
interface Told {
  readonly thing: unknown;
  readonly text: string;
}

/** How something that a part of the language reads is told. */
interface Part {
  readonly shape: Shape<unknown>;
  tell(thing: unknown): Told;
}

function partOf<T>(shape: Shape<T>, describe: (thing: T) => string): Part {
  return {
    shape,
    tell(thing) {
      const read = readShape(shape, thing, 'any');
      if ('problems' in read) throw new Error(`${JSON.stringify(thing)}: ${JSON.stringify(read.problems)}`);
      return { thing, text: describe(read.value) };
    },
  };
}

const PARTS = {
  effects: partOf(LANGUAGE.effect, describeEffect),
  abilities: partOf(LANGUAGE.ability, describeAbility),
  conditions: partOf(LANGUAGE.condition, describeCondition),
  filters: partOf(LANGUAGE.filter, describeFilter),
  'several cards': partOf(LANGUAGE.filter, (filter) => describeFilter(filter, 2)),
};

/** Pairs of things that read the same and do not mean the same. */
function collisions(all: Iterable<Told>): readonly string[] {
  const seen = new Map<string, string>();
  const found: string[] = [];
  for (const { thing, text } of all) {
    const meaning = meaningOf(thing);
    const before = seen.get(text);
    if (before === undefined) seen.set(text, meaning);
    else if (before !== meaning) found.push(`${text}\n${before}\n${meaning}`);
  }
  return found;
}

function* anything({ shape, tell }: Part, dice: Dice, many: number): Generator<Told> {
  for (let i = 0; i < many; i++) yield tell(anyOfShape(shape, dice, i % 4));
}

function* around({ shape, tell }: Part, thing: unknown, dice: Dice): Generator<Told> {
  yield tell(thing);
  for (const near of neighboursOf(shape, thing, dice)) yield tell(near);
}

describe('what reads the same is the same, in the whole language', () => {
  test.each(Object.entries(PARTS))('%s made of anything that their shape reads', (_, part) => {
    expect(collisions(anything(part, diceOf(1), 6_000)).slice(0, 3)).toEqual([]);
  });

  test.each(Object.entries(PARTS))('%s, and whatever is one step from them', (_, part) => {
    const dice = diceOf(2);
    for (let i = 0; i < 40; i++) {
      const thing = anyOfShape(part.shape, dice, i % 3);
      expect(collisions(around(part, thing, dice)).slice(0, 3)).toEqual([]);
    }
  });

  test.each(SETS)('what is printed in $name, and whatever is one step from it', ({ cards }) => {
    const dice = diceOf(3);
    const all = new Map<string, Told>();
    for (const ability of cards.flatMap(({ abilities }) => abilities)) {
      for (const told of around(PARTS.abilities, ability, dice)) all.set(JSON.stringify(told.thing), told);
    }
    expect(all.size).toBeGreaterThan(1_000);
    expect(collisions(all.values()).slice(0, 3)).toEqual([]);
  });
});

describe('the full form of a text', () => {
  const all = SETS.flatMap(({ cards }) => cards);

  test('tells each keyword of a card once, where it first appears', () => {
    const card = all.find(({ abilities }) => keywordsOf('hero', abilities).includes('fate'));
    if (card === undefined) throw new Error('no card has a fate');
    const [line] = rulesText(card).split('\n');
    expect(rulesText(card, 'full').split('\n')[0]).toBe(
      `${line} (Fate happens when this card enters the center row; "you" is then the player whose turn it is.)`,
    );
    for (const one of all) {
      const reminders = rulesText(one, 'full').match(/ \([A-Z][^()]+\.\)/g) ?? [];
      expect(new Set(reminders).size).toBe(reminders.length);
      expect(reminders.length).toBe(one.abilities.length === 0 ? 0 : keywordsOf(one.kind, one.abilities).length);
    }
  });

  test('is the short form but for what it says in brackets', () => {
    for (const card of all) {
      expect(rulesText(card, 'full').replaceAll(/ \([A-Z][^()]+\.\)/g, '')).toBe(rulesText(card));
    }
  });

  test('tells every keyword', () => {
    const told = all.map((card) => rulesText(card, 'full')).join('\n');
    for (const keyword of KEYWORDS) expect(told).toContain(REMINDER[keyword]);
  });
});
