import { cardSheet } from 'fatequeue/ascended';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { describe, expect, test } from 'vitest';
import { rules } from './at-the-table.js';

describe('the texts of Become Chosen', () => {
  test('are in the docs', async () => {
    await expect(cardSheet(ascendedBecomeChosen)).toMatchFileSnapshot('../../../docs/cards/ascended-become-chosen.md');
  });

  test('tell the cards apart: none reads like another of its kind', () => {
    const texts = rules.cards.filter(({ kind }) => kind !== 'tile').map(({ kind, text }) => `${kind}: ${text}`);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test.each(rules.cards)('$name has sentences that begin with a capital and end with a full stop', ({ text }) => {
    expect(text).not.toMatch(/undefined|NaN|\[object|it is not so that| {2}|\.\./);
    for (const line of text.split('\n')) expect(line).toMatch(/^[A-Z0-9].*\.$/);
  });
});
