import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { describe, expect, test } from 'vitest';
import { cardSheet } from '../../../src/ascension/card-sheet.js';

describe('Return of the Fallen', () => {
  test('its card sheet is in the docs', async () => {
    await expect(cardSheet(returnOfTheFallen)).toMatchFileSnapshot('../../../docs/cards/return-of-the-fallen.md');
  });
});
