import { lexicon } from 'fatequeue/sets/lexicon';
import { describe, expect, test } from 'vitest';
import { cardSheet } from '../../../src/ascension/card-sheet.js';

describe('Lexicon', () => {
  test('its card sheet is in the docs', async () => {
    await expect(cardSheet(lexicon)).toMatchFileSnapshot('../../../docs/cards/lexicon.md');
  });
});
