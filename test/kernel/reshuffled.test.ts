import { cards, discard, draw, hero, inDiscard, played, shuffleIntoDeck } from 'fatequeue/dsl';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { withCards } from '../rulings/with-cards.js';

const [ANN, BEN] = [0, 1];

const rules = withCards(
  hero('Mixer', { cost: 1, copies: 2 }, played(shuffleIntoDeck(cards(inDiscard)))),
  hero('Drawer', { cost: 1, copies: 2 }, played(draw(2))),
  hero('Waster', { cost: 1, copies: 1 }, played(discard(2))),
  hero('Taster', { cost: 1, copies: 1 }, played(draw(1))),
);

/** Ben's hands that Ann may believe in, by the first letters of the cards, and whether each came up about as often. */
function handsOf(state: Parameters<typeof rules.view>[0], times: number): Record<string, boolean> {
  const counts: Record<string, number> = {};
  for (let seed = 0; seed < times; seed++) {
    const { zones } = rules.view(rules.resample(state, ANN, seed), 'all').players[BEN];
    const hand = zones.hand
      .map(({ card }) => (card ?? '?')[0])
      .sort()
      .join('');
    counts[hand] = (counts[hand] ?? 0) + 1;
  }
  const share = times / Object.keys(counts).length;
  return Object.fromEntries(Object.entries(counts).map(([hand, count]) => [hand, Math.abs(count - share) < share / 3]));
}

describe('what can be in a hand', () => {
  test('is all of it once its deck is used up and made anew, however it was shuffled before', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann' },
        {
          name: 'Ben',
          hand: ['Mixer', 'Drawer', 'Waster', 'Taster', 'Landtalker', 'Apprentice', 'Demon Slayer'],
          deck: ['Militia'],
          discard: ['Spike Vixen'],
        },
      ],
      turn: 'Ben',
    });
    s.play('Mixer');
    s.play('Drawer');
    s.play('Waster');
    s.choose('Apprentice', 'Demon Slayer');
    s.play('Taster');
    expect(s.names('Ben', 'deck')).toHaveLength(1);
    // Of the cards in hand only the one that was drawn last can be another.
    expect(handsOf(s.state, 400)).toEqual({ alms: true, dlms: true });
  });

  test('is what was there at the first shuffle, for a card drawn before the second', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann' },
        {
          name: 'Ben',
          hand: ['Mixer', 'Taster', 'Waster', 'Mixer', 'Apprentice', 'Demon Slayer'],
          deck: ['Militia', 'Landtalker'],
          discard: ['Spike Vixen'],
        },
      ],
      turn: 'Ben',
    });
    s.play('Mixer');
    s.play('Taster');
    s.play('Waster');
    s.choose('Apprentice', 'Demon Slayer');
    s.play('Mixer');
    expect(s.names('Ben', 'hand')).toHaveLength(1);
    // The apprentice and the slayer came into the deck after that card was drawn.
    expect(handsOf(s.state, 600)).toEqual({ l: true, m: true, s: true });
  });

  test('is neither what was shuffled first nor what was shuffled later, for a card that was there before both', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann' },
        {
          name: 'Ben',
          hand: ['Mixer', 'Waster', 'Mixer', 'Landtalker', 'Apprentice', 'Demon Slayer'],
          deck: ['Militia'],
          discard: ['Spike Vixen'],
        },
      ],
      turn: 'Ben',
    });
    s.play('Mixer');
    s.play('Waster');
    s.choose('Apprentice', 'Demon Slayer');
    s.play('Mixer');
    expect(s.names('Ben', 'deck')).toHaveLength(4);
    expect(handsOf(s.state, 400)).toEqual({ l: true, m: true });
  });
});
