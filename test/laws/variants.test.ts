import { isDeepStrictEqual } from 'node:util';
import type { AscensionRules, GameState, Variant, View } from 'fatequeue';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  answering,
  type Box,
  boxOf,
  firstAnswers,
  holdsFor,
  MOST_DECISIONS,
  type Played,
  PRINTED_SETS,
  parsed,
  playerNames,
  stepsBy,
} from './any-game.js';

/** Sets that are played in a variant. */
interface VariantBox extends Box {
  readonly variant: Variant;
}

function inVariant(variant: Variant, box: Box): VariantBox {
  return { ...box, variant, name: `${variant}, ${box.name}` };
}

const ALONE: readonly VariantBox[] = [
  ...PRINTED_SETS.map((set) => inVariant('solitaire', boxOf(set.id, [set], [1]))),
  inVariant('solitaire', boxOf('all together', PRINTED_SETS, [1])),
];

/** A set for two players has no teams of its own (S7). */
const TEAMS: readonly VariantBox[] = [
  ...PRINTED_SETS.filter(({ players }) => players.max >= 4).map((set) => inVariant('teams', boxOf(set.id, [set], [4]))),
  inVariant('teams', boxOf('all together', PRINTED_SETS, [4, 6])),
];

/** A game of a variant, and how to play it. */
interface Playing {
  readonly rules: AscensionRules;
  readonly game: AnyGame;
  readonly start: GameState;
  /** Its steps from the start; `through` stands between each state and what is done with it. */
  steps(most?: number, through?: (state: GameState) => GameState): Generator<Played, void, undefined>;
}

function playing(variant: Variant, rules: AscensionRules, game: AnyGame): Playing {
  const start = (): GameState => rules.start({ players: playerNames(game.players), seed: game.seed, variant });
  return {
    rules,
    game,
    start: start(),
    steps: (most = MOST_DECISIONS, through = (state) => state) =>
      stepsBy(rules, through(start()), answering(game), most, through),
  };
}

/** A test of a law for each set in a variant. */
function lawFor(boxes: readonly VariantBox[], name: string, numRuns: number, law: (playing: Playing) => void): void {
  test.each(boxes)(`${name}: $name`, (box) => {
    holdsFor(box, numRuns, (game, rules) => law(playing(box.variant, rules, game)));
  });
}

const EVERY: readonly VariantBox[] = [...TEAMS, ...ALONE];

function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}

describe('law 1 in variants: same rules, seed and answers, same states and events', () => {
  lawFor(EVERY, 'sameSeedSameGame', 3, ({ steps }) => {
    const others = steps();
    for (const { state, events } of steps()) {
      const other = others.next().value;
      if (!other) throw new Error('the second game is shorter');
      expectSame([other.state, other.events], [state, events]);
    }
    expect(others.next().done).toBe(true);
  });
});

describe('law 2 in variants: a JSON round trip at every decision changes nothing that follows', () => {
  lawFor(EVERY, 'aGameOfParsedStatesIsTheSameGame', 2, ({ steps }) => {
    const straight = steps();
    for (const { state, events } of steps(MOST_DECISIONS, parsed)) {
      const other = straight.next().value;
      if (!other) throw new Error('the game without round trips is shorter');
      expectSame([state, events], [other.state, other.events]);
    }
    expect(straight.next().done).toBe(true);
  });
});

/** Every place with what lies there, by its name. */
function* placesOf(view: View): Generator<readonly [string, View['zones'][string]]> {
  for (const zones of [view.zones, ...view.players.map((player) => player.zones)]) yield* Object.entries(zones);
}

function expectConserved(state: GameState, view: View): void {
  const times = new Array<number>(state.pieces.length).fill(0);
  for (const [, cards] of placesOf(view)) {
    for (const { instance } of cards) {
      if (instance === null) throw new Error('everything lies open to all');
      times[instance]++;
    }
  }
  expectSame(
    times,
    times.map(() => 1),
  );
  const { pool, reserve, opponentHonor = 0 } = view.counters;
  const honor = view.players.reduce((sum, { counters }) => sum + counters.honor, opponentHonor);
  expect(pool + honor - reserve).toBe(state.variant === 'solitaire' ? 50 : 30 * view.players.length);
  expect(pool > 0 && reserve > 0).toBe(false);
  expect(Math.min(...state.counters)).toBe(0);
}

describe('law 3 in variants: every card is in exactly one place, and the honor adds up', () => {
  lawFor(EVERY, 'cardsAndHonorAreConserved', 3, ({ rules, start, steps }) => {
    expectConserved(start, rules.view(start, 'all'));
    for (const { state } of steps()) expectConserved(state, rules.view(state, 'all'));
  });

  lawFor(ALONE, 'theOpponentSetsHeroesAndConstructsAside', 4, ({ rules, steps }) => {
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

  lawFor(TEAMS, 'nobodyPlaysAlone', 2, ({ rules, steps }) => {
    for (const { state } of steps(20)) {
      const view = rules.view(state, 'observer');
      expect(view.zones.opponent).toBeUndefined();
      expect(view.counters.opponentHonor).toBeUndefined();
    }
  });
});

describe('law 4 in variants: the center row is full at every decision', () => {
  lawFor(EVERY, 'theCenterRowIsFull', 3, ({ rules, start, steps }) => {
    expect(rules.view(start, 'all').zones.centerRow).toHaveLength(6);
    const events = new Set(rules.cards.filter(({ kind }) => kind === 'event').map(({ id }) => id));
    for (const { state } of steps()) {
      const { centerRow, centerDeck, void: gone } = rules.view(state, 'all').zones;
      const isLeft = [...centerDeck, ...gone].some(({ card }) => card !== null && !events.has(card));
      if (isLeft) expect(centerRow).toHaveLength(6);
    }
  });

  lawFor(ALONE, 'whatStaysInTheRowSlidesRightInItsOrder', 4, ({ rules, steps }) => {
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

  lawFor(ALONE, 'theOpponentTakesTwoAfterEachTurnAndAtNoOtherTime', 4, ({ rules, steps }) => {
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
});

describe('law 5 in variants: every option offered is accepted', () => {
  lawFor(EVERY, 'everyOfferIsAccepted', 2, ({ rules, steps }) => {
    for (const { before, decision } of steps(400)) {
      for (const answer of firstAnswers(decision, 20)) {
        expect(rules.problemWith(before, answer, decision.seat)).toBeNull();
        expect(rules.decide(before, answer).state.decision?.options.length).not.toBe(0);
      }
      expect(rules.problemWith(before, [decision.options.length])?.code).toMatch(/^answer\//);
    }
  });
});

describe('law 6 in variants: every game ends, and somebody wins', () => {
  lawFor(TEAMS, 'theTeamWithTheMostHonorWins', 4, ({ rules, start, steps }) => {
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

  lawFor(ALONE, 'whoeverIsAloneWinsWithMoreHonor', 6, ({ rules, start, steps }) => {
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

describe('law 9 in variants: playout mode and step mode reach the same states', () => {
  lawFor(EVERY, 'everyPrefixOfAPlayoutIsAState', 2, ({ rules, game, start, steps }) => {
    let decisions = 0;
    for (const { state } of steps()) {
      decisions++;
      if (decisions % 60 !== 0 && state.decision !== null) continue;
      const played = rules.playout(start, answering(game), { decisions });
      expect(played.decisions).toBe(decisions);
      expectSame(played.state, state);
    }
  });
});
