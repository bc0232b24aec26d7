import fc from 'fast-check';
import { ascension, type GameState, type View } from 'fatequeue';
import { banish, cards, defineSet, discard, draw, fate, gain, hero, inCenterRow, played } from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { anyGame, rules, startOf, stepsOf } from './any-game.js';

/** Twelve cards in the center, so that center deck and void run out. */
const smallBox = ascension({
  sets: [
    defineSet({
      id: 'small-box',
      name: 'Small Box',
      players: { min: 2, max: 4 },
      cards: [
        hero('Scout', { cost: 0, copies: 6, zone: 'starting' }, played(gain(1, 'runes'))),
        hero('Thief', { cost: 0, copies: 4, zone: 'starting' }, played(gain(2, 'honor'), discard(1), draw(1))),
        hero('Gift', { cost: 0, honor: 1, copies: 8 }, played(banish(2, cards(inCenterRow)))),
        hero('Omen', { cost: 1, honor: 1, copies: 4 }, fate(draw(1)), played(gain(2, 'honor'))),
      ],
    }),
  ],
});

function places(view: View): readonly (readonly { readonly instance: number | null }[])[] {
  return [view.zones, ...view.players.map(({ zones }) => zones)].flatMap((zones) => Object.values(zones));
}

function expectConserved(state: GameState, view: View): void {
  const times = new Array<number>(state.pieces.length).fill(0);
  for (const place of places(view)) {
    for (const { instance } of place) {
      if (instance === null) throw new Error('everything lies open to all');
      times[instance] = (times[instance] ?? 0) + 1;
    }
  }
  if (times.some((often) => often !== 1)) expect(times).toEqual(times.map(() => 1));
  const honor = view.players.reduce((sum, { counters }) => sum + counters.honor, 0);
  expect(view.counters.pool + honor - view.counters.reserve).toBe(30 * view.players.length);
  expect(view.counters.pool).toBeGreaterThanOrEqual(0);
  expect(view.counters.pool > 0 && view.counters.reserve > 0).toBe(false);
}

function expectFullRow(view: View): void {
  const { centerRow, centerDeck, void: gone } = view.zones;
  if (centerDeck.length + gone.length > 0) expect(centerRow.length).toBe(6);
}

function holdsAtEveryDecision(by: typeof rules, numRuns: number, law: (state: GameState, view: View) => void): void {
  fc.assert(
    fc.property(anyGame(), (game) => {
      const start = startOf(game, by);
      law(start, by.view(start, 'all'));
      for (const { state } of stepsOf(game, by, 3_000)) law(state, by.view(state, 'all'));
    }),
    { numRuns },
  );
}

describe('law 3: every card is in exactly one place, and the honor adds up', () => {
  test('cardsAndHonorAreConserved', () => holdsAtEveryDecision(rules, 40, expectConserved));
  test('cardsAndHonorAreConserved in a box that runs out', () => holdsAtEveryDecision(smallBox, 20, expectConserved));

  test('noCardChanges', () => {
    fc.assert(
      fc.property(anyGame(), (game) => {
        const cardsOf = (state: GameState): Map<number | null, string | null> =>
          new Map(
            places(rules.view(state, 'all'))
              .flat()
              .map((seen) => [seen.instance, 'card' in seen ? String(seen.card) : null]),
          );
        const start = startOf(game);
        const { state } = rules.playout(start, ({ options }) => [options.length - 1], { decisions: 30 });
        const now = cardsOf(state);
        for (const [instance, card] of cardsOf(start)) expect(now.get(instance)).toBe(card);
      }),
      { numRuns: 10 },
    );
  });
});

describe('law 4: the center row is full at every decision', () => {
  test('theCenterRowIsFull', () => holdsAtEveryDecision(rules, 40, (_, view) => expectFullRow(view)));

  test('theCenterRowIsFull as long as there are cards', () => {
    let short = 0;
    holdsAtEveryDecision(smallBox, 20, (_, view) => {
      expectFullRow(view);
      if (view.zones.centerRow.length < 6) short++;
    });
    expect(short).toBeGreaterThan(0);
  });
});
