import { ascension, isFatequeueError } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const ROW = ['Mephit', 'Landtalker', 'Muramasa', 'Shadow Star', 'Spike Vixen', 'Wind Tyrant'];

function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

describe('scenario', () => {
  test('builds a position by names and drives it by names', () => {
    const s = scenario(rules, {
      players: [
        {
          name: 'Ann',
          hand: ['Arha Initiate'],
          deck: ['Mystic', 'Militia'],
          inPlay: ['Voidthirster'],
          power: 3,
          runes: 3,
        },
        { name: 'Ben', hand: ['Militia'] },
      ],
      centerRow: ROW,
      centerDeck: ['Sea Tyrant', "Samael's Trickster"],
      turn: 'Ann',
    });
    s.play('Arha Initiate');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    s.activate('Voidthirster');
    expect(s.power('Ann')).toBe(4);
    s.defeat('Mephit');
    expect(s.names('centerRow')[0]).toBe('Sea Tyrant');
    s.choose('Landtalker');
    expect(s.names('centerRow')[1]).toBe("Samael's Trickster");
    expect(s.honor('Ann')).toBe(3);
    s.acquire('Mystic');
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
    expect(s.names('void')).toEqual(['Landtalker', 'Mephit']);
    s.endTurn();
    expect(s.decision?.seat).toBe(1);
    expect(s.score('Ann')).toBe(3 + 1 + 1 + 3 + 1);
  });

  test('a card that the sets do not have is named, with the nearest that they have', () => {
    const error = thrown(() => scenario(rules, { players: [{ name: 'Ann', hand: ['Mystik'] }, { name: 'Ben' }] }));
    expect(isFatequeueError(error) && error.problems[0]).toMatchObject({
      code: 'scenario/unknown-card',
      path: 'players[0].hand[0]',
      remedy: 'did you mean "Mystic"?',
    });
  });

  test('a step that is not on offer says what is', () => {
    const s = scenario(rules, { players: [{ name: 'Ann', hand: ['Militia'] }, { name: 'Ben' }], centerRow: ROW });
    const error = thrown(() => s.play('Mystic'));
    expect(isFatequeueError(error) && error.problems[0]).toMatchObject({
      code: 'scenario/not-on-offer',
      expected: 'one of: play Militia; end-turn End the turn.',
    });
  });
});
