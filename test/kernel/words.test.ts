import { ascension, type GameEvent } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });

type Bare = GameEvent extends infer E ? (E extends GameEvent ? Omit<E, 'ruling' | 'cause'> : never) : never;

const RULES = { ruling: 'T1', cause: null } as const;
const mephit = { instance: 7, card: 'mephit' } as const;
const unknown = { instance: null, card: null } as const;

/** A line about an event that the rules themselves brought about, with or without the players' names. */
function line(event: Bare, players?: readonly string[]): string {
  return rules.explain([{ ...event, ...RULES }], { players })[0];
}

const BOTH = ['Ann', 'Ben'];

describe('what happened, in words', () => {
  test.each<[string, Bare, string]>([
    [
      'a card that moves',
      { event: 'moved', ...mephit, from: { zone: 'centerRow', seat: -1 }, to: { zone: 'void', seat: -1 }, seenBy: -1 },
      'Mephit goes from the center row to the void (T1)',
    ],
    [
      'a hidden card that moves from player to player',
      { event: 'moved', ...unknown, from: { zone: 'hand', seat: 1 }, to: { zone: 'hand', seat: 0 }, seenBy: 0 },
      "a card goes from Ben's hand to Ann's hand (T1)",
    ],
    [
      'a card of another game',
      {
        event: 'moved',
        instance: 1,
        card: 'xyzzy',
        from: { zone: 'inPlay', seat: 0 },
        to: { zone: 'supply:heavy-infantry', seat: -1 },
        seenBy: -1,
      },
      "xyzzy goes from Ann's in play to the supply:heavy infantry (T1)",
    ],
    ['a gain', { event: 'changed', seat: 1, counter: 'runes', by: 2, now: 5 }, 'Ben: runes +2, now 5 (T1)'],
    [
      'a loss of everybody',
      { event: 'changed', seat: -1, counter: 'extraTurns', by: -1, now: 0 },
      'extra turns -1, now 0 (T1)',
    ],
    [
      'a shuffle',
      { event: 'shuffled', place: { zone: 'deck', seat: 1 }, count: 9 },
      "Ben's deck is shuffled, 9 cards (T1)",
    ],
    [
      'a shared shuffle',
      { event: 'shuffled', place: { zone: 'centerDeck', seat: -1 }, count: 90 },
      'the center deck is shuffled, 90 cards (T1)',
    ],
    ['a card that all see', { event: 'revealed', to: -1, ...mephit }, 'Mephit is shown to all (T1)'],
    ['a card that one sees', { event: 'revealed', to: 1, ...unknown }, 'a card is shown to Ben (T1)'],
    ['a condition that holds', { event: 'checked', seat: 0, condition: 'unite', held: true }, 'Ann: unite? yes (T1)'],
    [
      'a condition that does not',
      { event: 'checked', seat: 0, condition: 'unite', held: false },
      'Ann: unite? no (T1)',
    ],
    [
      'an answer',
      { event: 'decided', seat: 1, kind: 'acquire-or-defeat', keys: ['a', 'b'] },
      'Ben decides (acquire or defeat): a, b (T1)',
    ],
    ['an answer of nothing', { event: 'decided', seat: 1, kind: 'may', keys: [] }, 'Ben decides (may): nothing (T1)'],
    ['an answer that is hidden', { event: 'decided', seat: 1, kind: 'may', keys: null }, 'Ben decides (may) (T1)'],
    ['a word of the game', { event: 'happened', what: 'played', seat: 0, ...mephit }, 'Ann: played Mephit (T1)'],
    [
      'a word about nobody',
      { event: 'happened', what: 'taken by the opponent', seat: -1, ...mephit },
      'taken by the opponent Mephit (T1)',
    ],
    [
      'a word about no card',
      { event: 'happened', what: 'turn-begins', seat: 0, instance: -1, card: null },
      'Ann: turn begins (T1)',
    ],
  ])('%s', (_, event, expected) => {
    expect(line(event, BOTH)).toBe(expected);
  });

  test('calls players by their seats where they have no names, counted from 1', () => {
    const event: Bare = { event: 'happened', what: 'declined', seat: 1, instance: -1, card: null };
    expect(line(event)).toBe('Player 2: declined (T1)');
    expect(line(event, ['Ann'])).toBe('Player 2: declined (T1)');
  });
});
