import fc from 'fast-check';
import { ascension, type CardSet, isFatequeueError } from 'fatequeue';
import {
  type AbilityOn,
  banish,
  type Card,
  cards,
  defineSet,
  fate,
  gain,
  hero,
  inCenterRow,
  monster,
  named,
  onlyIf,
  played,
  youControl,
  youPlayed,
} from 'fatequeue/dsl';
import { everyGameEnds } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { MOST_DECISIONS, playerNames } from '../../src/testing/trial.js';
import { BOXES, chronicle, lawsHoldFor } from './boxes.js';

/** A box where every player begins with ten cards that have some ability, and with others to buy. */
function boxWith(ability: AbilityOn<'hero'>, ...center: readonly Card[]): CardSet {
  return defineSet({
    id: 'loops',
    name: 'Loops',
    players: { min: 2, max: 4 },
    cards: [hero('Spark', { cost: 0, copies: 10, zone: 'starting' }, ability), ...center],
  });
}

const stone = monster('Stone', { power: 9, copies: 40 });
const whileTrue = played({ do: 'repeat-while', condition: youControl(0), effect: gain(1, 'runes') });

const clearTheRow = banish(6, cards(inCenterRow));
const sparked = fate(onlyIf(youPlayed(1, named('Spark')), clearTheRow));

const loops: Readonly<Record<string, CardSet>> = {
  'a hero that repeats itself while something is always so': boxWith(whileTrue, stone),
  'fates that banish each other forever': boxWith(
    played(clearTheRow),
    monster('Ember', { power: 9, copies: 7 }, sparked),
    monster('Ash', { power: 9, copies: 7 }, sparked),
  ),
};

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (thrown) {
    if (isFatequeueError(thrown)) return thrown.code;
    throw thrown;
  }
  return 'no error';
}

describe('law 6: every resolution ends', () => {
  test.each(BOXES)('everyGameEnds: $name', (box) => lawsHoldFor(box, box === chronicle ? 20 : 4, [everyGameEnds]));

  for (const [name, set] of Object.entries(loops)) {
    test(`endlessResolutionsAreStopped: ${name}`, () => {
      const looping = ascension({ sets: [set] });
      fc.assert(
        fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), (seed, players) => {
          const state = looping.start({ players: playerNames(players), seed });
          const json = JSON.stringify(state);
          const play = state.decision!.options.findIndex((option) => option.do === 'play');
          expect(codeOf(() => looping.decide(state, [play]))).toBe('resolution/endless');
          expect(codeOf(() => looping.playout(state, () => [play]))).toBe('resolution/endless');
          expect(JSON.stringify(state)).toBe(json);
          const end = state.decision!.options.findIndex((option) => option.do === 'end-turn');
          const next = looping.decide(state, [end]).state;
          expect(next.decision?.seat).toBe((state.decision!.seat + 1) % players);
          expect(looping.check(JSON.parse(json))).toEqual(state);
        }),
        { numRuns: 2 },
      );
    });
  }

  test('endlessResolutionsAreStopped: fates at the deal', () => {
    const looping = ascension({
      sets: [boxWith(played(), monster('Ember', { power: 9, copies: 14 }, fate(clearTheRow)))],
    });
    expect(codeOf(() => looping.start({ players: ['Ann', 'Ben'], seed: 1 }))).toBe('resolution/endless');
  });

  test('aLongResolutionIsNotAnEndlessOne', () => {
    const long = ascension({
      sets: [boxWith(played({ do: 'repeat', times: 1_000, effect: gain(1, 'runes') }), stone)],
    });
    const state = long.start({ players: ['Ann', 'Ben'], seed: 1 });
    const { seat } = state.decision!;
    const after = long.playout(state, ({ options }) => [options.findIndex((option) => option.do === 'play')], {
      decisions: 5,
    });
    expect(long.view(after.state, 'all').players[seat].counters.runes).toBe(5_000);
    expect(MOST_DECISIONS).toBeGreaterThan(after.decisions);
  });
});
