import { ascension } from 'fatequeue';
import { discard, draw, fate, gain, hero, monster, played, reward, sequence } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { withCards } from '../rulings/with-cards.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });

describe('what is still to happen', () => {
  test('is a turn at the start of it', () => {
    const s = scenario(rules, { players: [{ name: 'Ann' }, { name: 'Ben' }], turn: 'Ben' });
    expect(rules.pending(s.state)).toEqual(['Ben: What do you do next? (T1)']);
  });

  test('is told the next one first, and of an effect that has begun what is left of it', () => {
    const effect = sequence(gain(1, 'runes'), discard(1), gain(2, 'power'), draw(1));
    const more = withCards(hero('Actor', { cost: 1, copies: 1 }, played(effect)));
    const s = scenario(more, { players: [{ name: 'Ann', hand: ['Actor', 'Militia', 'Apprentice'] }, { name: 'Ben' }] });
    s.play('Actor');
    expect(more.pending(s.state)).toEqual([
      'Ann: Actor: Discard a card. (T2)',
      'Ann: Actor: Gain 2 power. Draw a card. (T2)',
      'Ann: What do you do next? (T1)',
    ]);
  });

  test('is nothing more of an effect that is at its last part', () => {
    const more = withCards(hero('Actor', { cost: 1, copies: 1 }, played(sequence(gain(1, 'runes'), discard(1)))));
    const s = scenario(more, { players: [{ name: 'Ann', hand: ['Actor', 'Militia', 'Apprentice'] }, { name: 'Ben' }] });
    s.play('Actor');
    expect(more.pending(s.state)).toEqual(['Ann: Actor: Discard a card. (T2)', 'Ann: What do you do next? (T1)']);
  });

  test('of fates that wait comes after the reward that they wait for (Q5)', () => {
    const more = withCards(
      monster('Thief', { power: 1, copies: 1 }, reward(discard(1))),
      monster('Omen', { power: 1, copies: 1 }, fate(gain(1, 'runes'))),
      monster('Portent', { power: 1, copies: 1 }, fate(gain(2, 'runes'))),
    );
    const s = scenario(more, {
      players: [{ name: 'Ann', hand: ['Militia', 'Apprentice'], power: 1 }, { name: 'Ben' }],
      centerRow: ['Thief', 'Mephit', 'Mephit', 'Mephit', 'Mephit'],
      centerDeck: ['Omen', 'Portent', 'Mephit'],
    });
    s.defeat('Thief');
    expect(more.pending(s.state)).toEqual([
      'Ann: Thief: Discard a card. (Q3)',
      'Ann: Omen: Gain 1 rune. (Q5)',
      'Ann: Portent: Gain 2 runes. (Q5)',
      'Ann: What do you do next? (T1)',
    ]);
  });
});
