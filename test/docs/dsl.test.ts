import * as dsl from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { LANGUAGE } from '../../src/ascension/set-shape.js';
import { readShape, type Shape } from '../../src/kernel/shape.js';
import { EXAMPLES } from './dsl-examples.js';
import { dslPage } from './dsl-page.js';
import { constructorsOfLanguage } from './meanings.js';

const constructors = constructorsOfLanguage().flatMap(({ all }) => all);

/** The words of a part of the language that some data has anywhere in it. */
function wordsIn(data: unknown, tag: string): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own: unknown = Reflect.get(data, tag);
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(data).flatMap((inner) => wordsIn(inner, tag))];
}

describe('the page of the language', () => {
  test('is current', async () => {
    await expect(dslPage()).toMatchFileSnapshot('../../docs/dsl.md');
  });

  test('has every constructor, each with a meaning and an example', () => {
    expect(constructors.map(({ name }) => name).sort()).toEqual(Object.keys(dsl).sort());
    expect(constructors.filter(({ text, example }) => text === '' || example === '')).toEqual([]);
  });

  test.each(constructors)('the example of $name uses it', ({ name, example }) => {
    expect(example).toMatch(new RegExp(`\\b${name}\\b`));
  });

  test.each<[string, string, Shape<unknown>]>([
    ['effect', 'do', LANGUAGE.effect],
    ['ability', 'ability', LANGUAGE.ability],
    ['condition', 'check', LANGUAGE.condition],
    ['trigger', 'when', LANGUAGE.trigger],
    ['card', 'kind', LANGUAGE.card],
  ])('shows every word of an %s', (_, tag, { form }) => {
    if (form.form !== 'union') throw new Error('not a union');
    const shown = new Set(Object.values(EXAMPLES).flatMap((example) => wordsIn(example, tag)));
    expect(Object.keys(form.members).filter((word) => !shown.has(word))).toEqual([]);
  });

  test('shows what is valid', () => {
    for (const [name, example] of Object.entries(EXAMPLES)) {
      const shape = typeof example === 'object' && 'do' in example ? LANGUAGE.effect : null;
      if (shape !== null)
        expect([name, readShape(shape, example, 'any')]).toEqual([name, { value: expect.anything() }]);
    }
  });
});
