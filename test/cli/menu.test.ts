import { ascension, type Decision } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { cardsInWords } from '../../src/cli/ascension.js';
import { menuLines, menuOf, menuPrompt, readTyped } from '../../src/cli/menu.js';
import { paintFor } from '../../src/cli/paint.js';
import { choiceWords } from '../../src/cli/wording.js';

const cards = cardsInWords(ascension({ sets: [chronicleOfTheGodslayer] }).cards);

/** A choice among two Apprentices of the hand and a Mystic of the discard pile. */
function choosing(min: number, max: number): Decision {
  const pick = (card: string, instance: number, from: string) => ({
    do: 'pick',
    key: `pick:${card}#${instance}`,
    card,
    instance,
    from,
  });
  const options = [pick('apprentice', 1, 'hand'), pick('apprentice', 2, 'hand'), pick('mystic', 3, 'discard')];
  const source = { card: 'void-initiate', instance: 9, ruling: 'T2' };
  return { seat: 0, kind: 'banish', prompt: 'Banish.', options, min, max, ordered: false, source };
}

describe('the menu of a decision', () => {
  test('shows equal cards of a hand on one line where one is chosen', () => {
    const decision = choosing(0, 1);
    expect(menuLines(cards, decision, menuOf(decision), paintFor(false))).toEqual([
      '  1  Apprentice (hand) (2 of them)  Gain 1 rune.',
      '  2  Mystic (discard)               Gain 2 runes.',
    ]);
  });

  test('shows each card where several are chosen, and reads several numbers', () => {
    const menu = menuOf(choosing(1, 2));
    expect(menu).toEqual([[0], [1], [2]]);
    expect(readTyped(' 3  1 ', menu)).toEqual({ typed: 'answer', answer: [2, 0] });
    expect(readTyped('1,2', menu)).toEqual({ typed: 'answer', answer: [0, 1] });
  });

  test('reads an empty line as nothing chosen', () => {
    expect(readTyped('', menuOf(choosing(0, 1)))).toEqual({ typed: 'answer', answer: [] });
  });

  test.each(['0', '4', '-1', '1.0', '1e0', 'one', '1 x', '__proto__', 'length'])('makes no sense of %s', (line) => {
    expect(readTyped(line, menuOf(choosing(1, 2)))).toMatchObject({ typed: 'nonsense' });
  });

  test.each([
    [1, 1, 'a number> '],
    [0, 1, 'a number, or nothing to decline> '],
    [2, 2, '2 numbers> '],
    [0, 3, 'up to 3 numbers, or nothing to decline> '],
  ])('asks for %i to %i choices in words', (min, max, prompt) => {
    expect(menuPrompt(choosing(min, max))).toBe(prompt);
  });
});

describe('a choice in words', () => {
  test('names the player, the card that asks and the cards chosen', () => {
    const words = choiceWords(cards, 'Ann', choosing(0, 2), [0, 2]);
    expect(words).toBe('Ann decides for Void Initiate, "Banish.": Apprentice and Mystic');
    expect(choiceWords(cards, 'Ann', choosing(0, 2), [])).toBe('Ann decides for Void Initiate, "Banish.": nothing');
  });
});
