import type { GameState } from 'fatequeue';
import { stepsOf, type Trial, type TrialStep } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { beginningOf } from '../../src/testing/trial.js';
import { ALONE, type Box, holdsFor, TEAMS } from './boxes.js';

/** A game of a variant, and how to play it. */
interface Playing {
  readonly rules: Box['rules'];
  readonly start: GameState;
  steps(most?: number): Generator<TrialStep, void, undefined>;
}

/** A test of a claim for each set in a variant. */
function claimFor(boxes: readonly Box[], name: string, numRuns: number, claim: (playing: Playing) => void): void {
  test.each(boxes)(`${name}: $name`, (box) => {
    holdsFor(box, numRuns, (trial: Trial, rules) =>
      claim({
        rules,
        start: beginningOf(rules, trial),
        steps: (most) => stepsOf(rules, most === undefined ? trial : { ...trial, decisions: most }),
      }),
    );
  });
}

describe('teams', () => {
  claimFor(TEAMS, 'nobodyPlaysAlone', 2, ({ rules, steps }) => {
    for (const { state } of steps(20)) {
      const view = rules.view(state, 'observer');
      expect(view.zones.opponent).toBeUndefined();
      expect(view.counters.opponentHonor).toBeUndefined();
    }
  });

  claimFor(TEAMS, 'theTeamWithTheMostHonorWins', 4, ({ rules, start, steps }) => {
    let end = start;
    for (const { state } of steps()) end = state;
    expect(end.decision).toBeNull();
    const seats = end.players.length;
    const { firstPlayer } = rules.view(end, 'all').counters;
    const outcome = rules.outcome(end);
    const sides = outcome?.sides ?? [];
    expect(sides.map((side) => side.seats)).toEqual(
      Array.from({ length: seats / 2 }, (_, seat) => [seat, seat + seats / 2]),
    );
    // In turn order, so that of equal teams the last of the list is the one with the last seat.
    const order = (seat: number): number => (seat - firstPlayer + seats) % seats;
    const last = ({ seats: own }: { readonly seats: readonly number[] }): number => Math.max(...own.map(order));
    const ranked = [...sides].sort((a, b) => a.score - b.score || last(a) - last(b));
    expect(outcome?.winners).toEqual([ranked.at(-1)?.name]);
    for (const { score, items } of sides) expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(score);
  });
});

describe('a single player', () => {
  claimFor(ALONE, 'theOpponentSetsHeroesAndConstructsAside', 4, ({ rules, steps }) => {
    const kinds = new Map(rules.cards.map(({ id, kind }) => [id, kind]));
    let last: readonly (string | null)[] = [];
    for (const { state } of steps()) {
      const aside = rules.view(state, 'observer').zones.opponent.map(({ card }) => card);
      for (const card of aside) expect(['hero', 'construct']).toContain(kinds.get(card ?? ''));
      // What it has, it keeps.
      expect(aside.slice(0, last.length)).toEqual(last);
      last = aside;
    }
    expect(last.length).toBeGreaterThan(0);
  });

  claimFor(ALONE, 'whatStaysInTheRowSlidesRightInItsOrder', 4, ({ rules, steps }) => {
    const row = (state: GameState): readonly (number | null)[] =>
      rules.view(state, 'observer').zones.centerRow.map(({ instance }) => instance);
    for (const { before, state, events } of steps()) {
      // A card that left and came back in one step is a new one.
      const entered = new Set(
        events.flatMap((one) => (one.event === 'moved' && one.to.zone === 'centerRow' ? [one.instance] : [])),
      );
      const [was, now] = [row(before), row(state)];
      const stayed = was.filter((piece) => now.includes(piece) && !entered.has(piece));
      expect(now.slice(now.length - stayed.length)).toEqual(stayed);
    }
  });

  claimFor(ALONE, 'theOpponentTakesTwoAfterEachTurnAndAtNoOtherTime', 4, ({ rules, steps }) => {
    let turns = 0;
    for (const { before, events } of steps()) {
      const happened = (what: string): number =>
        events.filter((one) => one.event === 'happened' && one.what === what).length;
      const ended = happened('turn ended');
      turns += ended;
      const inRow = rules.view(before, 'observer').zones.centerRow.length;
      expect(happened('taken by the opponent')).toBe(ended * Math.min(2, inRow));
    }
    expect(turns).toBeGreaterThan(5);
  });

  claimFor(ALONE, 'whoeverIsAloneWinsWithMoreHonor', 6, ({ rules, start, steps }) => {
    let end = start;
    let emptyFor = 0;
    for (const { before, state, events } of steps()) {
      end = state;
      const hasEnded = events.some((one) => one.event === 'happened' && one.what === 'turn ended');
      if (hasEnded && rules.view(before, 'all').counters.pool === 0) emptyFor++;
    }
    const [player, opponent] = rules.outcome(end)?.sides ?? [];
    expect(rules.outcome(end)?.winners).toEqual([player.score > opponent.score ? player.name : opponent.name]);
    expect(rules.view(end, 'all').counters.pool).toBe(0);
    // The turn in which the pool was empty at its end was the last, but for extra turns.
    expect(emptyFor).toBeGreaterThan(0);
    if (emptyFor > 1) expect(rules.cards.some(({ name }) => name === "Tablet of Time's Dawn")).toBe(true);
  });
});
