import * as dsl from 'fatequeue/ascended/dsl';
import { describe, expect, test } from 'vitest';
import { LANGUAGE, setShape } from '../../src/ascended/set-shape.js';
import { ascendedDslPage } from './ascended-dsl-page.js';
import { constructorsOfAscended } from './meanings.js';

const constructors = constructorsOfAscended().flatMap(({ all }) => all);

describe("the page of the board game's language", () => {
  test('is current', async () => {
    await expect(ascendedDslPage()).toMatchFileSnapshot('../../docs/ascended-dsl.md');
  });

  test('has every constructor, each with a meaning and an example that uses it', () => {
    expect(constructors.map(({ name }) => name).sort()).toEqual(Object.keys(dsl).sort());
    expect(constructors.filter(({ text }) => text === '')).toEqual([]);
    const unused = constructors.filter(({ name, example }) => !new RegExp(`\\b${name}\\b`).test(example));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  test('has every word of JSON', () => {
    const page = ascendedDslPage();
    for (const { form } of [setShape, ...Object.values(LANGUAGE)]) {
      if (form.form !== 'union') continue;
      expect(Object.keys(form.members).filter((word) => !page.includes(`| \`${word}\` |`))).toEqual([]);
    }
  });
});
