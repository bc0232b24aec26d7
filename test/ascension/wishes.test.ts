import { ascension, type Problem, type Wish } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const { state } = scenario(rules, { players: [{ name: 'Ann', hand: ['Apprentice'] }, { name: 'Ben' }] });

function why(wish: Wish): Problem | null {
  return rules.whyNot(state, wish);
}

describe('a wish in another word', () => {
  test.each([
    ['plai', 'play'],
    ['acquier', 'acquire'],
    ['defaet', 'defeat'],
    ['activte', 'activate'],
    ['troppy', 'trophy'],
    ['spned', 'spend'],
    ['endturn', 'end-turn'],
  ])('is told the nearest one: %s', (word, meant) => {
    expect(why({ do: word, card: 'Mystic' })).toMatchObject({
      code: 'why/unknown-wish',
      found: `"${word}"`,
      expected: 'one of play, acquire, defeat, activate, trophy, spend, end-turn',
      remedy: `did you mean "${meant}"?`,
    });
  });

  test('is told to take one of these where none is near', () => {
    expect(why({ do: 'resign', card: 'Mystic' })).toMatchObject({ remedy: 'wish for one of these' });
  });
});

describe('a wish for a trophy', () => {
  test('is for one that the player has, also where no set has any', () => {
    expect(why({ do: 'trophy', card: 'Mephit' })).toMatchObject({
      code: 'why/not-there',
      found: 'Mephit elsewhere',
      expected: 'Mephit in your trophies',
      remedy: 'defeat it first',
    });
  });
});
