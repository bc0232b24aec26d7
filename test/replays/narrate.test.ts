import { ascension, history, narrateReplay, newReplay, type Rules, type View } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const options = { players: ['Ann', 'Ben'], seed: 7 };
const game = history(rules, rules.start(options));
game.decide([0]);
const replay = newReplay(rules, options, game.steps);

/** The same rules, of a game with other counters. */
function counting(counters: View['counters']): Rules {
  return { ...rules, view: (state, viewer) => ({ ...rules.view(state, viewer), counters }) };
}

describe('a replay in words', () => {
  test('says whose turn it is by the counters that the game has', () => {
    expect(narrateReplay(rules, replay)[3]).toBe('Round 1, turn 1: Ben');
    expect(narrateReplay(counting({ turn: 4, turnOf: 0 }), replay)[3]).toBe('Turn 4: Ann');
    expect(narrateReplay(counting({ turn: 4, round: 2 }), replay)[3]).toBe('Round 2, turn 4: Ben');
    expect(narrateReplay(counting({}), replay)[3]).toBe('Ben');
  });

  test('ends with the question that is open, or with the scores', () => {
    expect(narrateReplay(rules, replay).at(-1)).toBe('Ben is asked: What do you do next?');
    const outcome = {
      winners: ['Ann'],
      sides: [
        {
          name: 'Ann',
          seats: [0],
          score: 3,
          items: [
            { what: 'tokens', amount: 1 },
            { what: 'cards', amount: 2 },
          ],
        },
        { name: 'Ben', seats: [1], score: 0, items: [] },
      ],
    };
    expect(narrateReplay({ ...rules, outcome: () => outcome }, replay).slice(-3)).toEqual([
      'Ann: 3 (tokens 1, cards 2)',
      'Ben: 0 ()',
      'Won by Ann',
    ]);
  });
});
