import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { describe, expect, test } from 'vitest';
import { cardSheet } from '../../../src/ascension/card-sheet.js';

describe('Valley of the Ancients', () => {
  test('its card sheet is in the docs', async () => {
    await expect(cardSheet(valleyOfTheAncients)).toMatchFileSnapshot('../../../docs/cards/valley-of-the-ancients.md');
  });
});
