import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { describe, expect, test } from 'vitest';
import { cardSheet } from '../../../src/ascension/card-sheet.js';

describe('Storm of Souls', () => {
  test('its card sheet is in the docs', async () => {
    await expect(cardSheet(stormOfSouls)).toMatchFileSnapshot('../../../docs/cards/storm-of-souls.md');
  });
});
