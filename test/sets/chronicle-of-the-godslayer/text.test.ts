import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { cardSheet } from '../../../src/ascension/card-sheet.js';

describe('Chronicle of the Godslayer', () => {
  test('its card sheet is in the docs', async () => {
    await expect(cardSheet(chronicleOfTheGodslayer)).toMatchFileSnapshot(
      '../../../docs/cards/chronicle-of-the-godslayer.md',
    );
  });
});
