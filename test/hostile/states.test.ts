import fc from 'fast-check';
import { type AscensionRules, ascension, type Frame, type GameState } from 'fatequeue';
import { randomAgent } from 'fatequeue/agents';
import { defineSet, draw, hero, played } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascension/ascension.js';
import type { Procedures } from '../../src/ascension/game.js';
import { curiousAgent } from '../../src/testing/curious-agent.js';
import { chronicle, everything, special } from './boxes.js';
import { anything, attempt, changed, changes, expectCleanPrototypes, refused } from './coded.js';

const otherRules = ascension({
  sets: [
    defineSet({
      id: 'other',
      name: 'Other',
      players: { min: 2, max: 4 },
      cards: [
        hero('Page', { cost: 0, copies: 10, zone: 'starting' }, played(draw(1))),
        hero('Squire', { cost: 0, copies: 20 }, played(draw(1))),
      ],
    }),
  ],
});

const BOXES = { chronicle, everything, special } as const;
type BoxName = keyof typeof BOXES;

interface Moment {
  readonly box: BoxName;
  readonly seed: number;
  readonly decisions: number;
  readonly players: number;
}

function momentsOf(...boxes: readonly BoxName[]): fc.Arbitrary<Moment> {
  return fc.record({
    box: fc.constantFrom(...boxes),
    seed: fc.integer(),
    decisions: fc.nat(500),
    players: fc.integer({ min: 2, max: 4 }),
  });
}

const moments = momentsOf('chronicle', 'everything', 'special');

function stateAt({ box, seed, decisions, players }: Moment): GameState {
  const start = BOXES[box].start({ players: ['Ann', 'Ben', 'Cid', 'Dee'].slice(0, players), seed });
  return BOXES[box].playout(start, randomAgent(seed), { decisions }).state;
}

/** A state in the midst of an effect, if the game has one after that moment. */
function midEffect(moment: Moment): GameState {
  const agent = randomAgent(moment.seed);
  let asked = 0;
  const { state } = BOXES[moment.box].playout(stateAt(moment), (decision, table) =>
    decision.kind !== 'turn' || ++asked > 200 ? null : agent(decision, table),
  );
  return state;
}

/** Does everything that can be done with a state, and plays on; only coded errors may come of it. */
function useAll(by: AscensionRules, given: unknown, seed: number): string {
  const checked = attempt((): GameState => Reflect.apply(by.check, undefined, [given]));
  if ('code' in checked) {
    for (const use of [by.view, by.decide, by.pending, by.outcome, by.problemWith, by.playout] as const) {
      expect(
        refused(() => Reflect.apply(use, undefined, [given, ...(use === by.playout ? [() => null] : ['all'])])),
      ).toBe(checked.code);
    }
    return checked.code;
  }
  expect(by.check(JSON.parse(JSON.stringify(checked.value)))).toEqual(checked.value);
  const agent = randomAgent(seed);
  let state = checked.value;
  for (let i = 0; i < 50; i++) {
    const now = state;
    const before = JSON.stringify(now);
    attempt(() => by.view(now, 'all'));
    attempt(() => by.view(now, 0));
    attempt(() => by.pending(now));
    attempt(() => by.outcome(now));
    const { decision } = now;
    if (decision === null) break;
    const answer = agent(decision, { view: () => by.view(now, 'all') });
    const step = attempt(() => by.decide(now, answer));
    const playout = attempt(() => by.playout(now, () => answer, { decisions: 1 }));
    expect(JSON.stringify(now)).toBe(before);
    if ('code' in step) {
      expect(playout).toEqual(step);
      break;
    }
    attempt(() => by.explain(step.value.events));
    state = step.value.state;
  }
  return 'accepted';
}

describe('states that this library did not write', () => {
  test('anythingElseIsRefused', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(chronicle, everything), (make, rules) => {
        expect(useAll(rules, make(), 1)).toMatch(/^state\//);
        expectCleanPrototypes();
      }),
      { numRuns: 1_000 },
    );
  });

  test('aStateOfOtherRulesIsRefused', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const state = stateAt(moment);
        expect(useAll(otherRules, state, 1)).toBe('state/other-rules');
        expect(useAll(otherRules, JSON.parse(JSON.stringify(state)), 1)).toBe('state/other-rules');
        const relabelled = { ...state, rules: otherRules.fingerprint };
        expect(useAll(otherRules, relabelled, 1)).toMatch(/^state\//);
      }),
      { numRuns: 50 },
    );
  });

  test('equalRulesTakeEachOthersStates', () => {
    const again = ascension({ sets: [JSON.parse(JSON.stringify(chronicleOfTheGodslayer))] });
    fc.assert(
      fc.property(momentsOf('chronicle'), (moment) => {
        const state = stateAt(moment);
        expect(again.check(state)).toEqual(state);
      }),
      { numRuns: 50 },
    );
  });

  let accepted = 0;
  for (const part of [
    [],
    ['queue'],
    ['decision'],
    ['places'],
    ['counters'],
    ['history'],
    ['abilities'],
    ['modifiers'],
    ['triggers'],
    ['replacements'],
    ['waiting'],
    ['links'],
    ['known'],
    ['apart'],
    ['pieces'],
    ['random'],
  ]) {
    test(`aChangedStateIsRefusedOrPlays: ${part[0] ?? 'anywhere'}`, () => {
      fc.assert(
        fc.property(moments, fc.boolean(), changes(1, 3), fc.integer(), (moment, isMidEffect, all, seed) => {
          const state = isMidEffect ? midEffect(moment) : stateAt(moment);
          if (useAll(BOXES[moment.box], changed(JSON.stringify(state), all, part), seed) === 'accepted') accepted++;
          expectCleanPrototypes();
        }),
        { numRuns: 100 },
      );
    });
  }

  test('some changes make other states that can be played', () => {
    expect(accepted).toBeGreaterThan(0);
  });

  test('whatAStateSaysOfItsDecisionIsHeldAgainstTheRules', () => {
    fc.assert(
      fc.property(moments, changes(1, 2), (moment, all) => {
        const json = JSON.stringify(stateAt(moment));
        const found = changed(json, all, ['decision']);
        const outcome = attempt(() => Reflect.apply(BOXES[moment.box].check, undefined, [found]));
        // Either it was refused, or it says the same as before.
        if ('value' in outcome) expect(JSON.parse(JSON.stringify(outcome.value))).toEqual(JSON.parse(json));
      }),
      { numRuns: 300 },
    );
  });

  test('aStateIsNotKept', () => {
    const found = JSON.parse(JSON.stringify(chronicle.start({ players: ['Ann', 'Ben'], seed: 1 })));
    const checked = chronicle.check(found);
    found.counters.fill(99);
    found.places.length = 0;
    expect(checked).toEqual(chronicle.start({ players: ['Ann', 'Ben'], seed: 1 }));
  });
});

/** States of the special box that a test is for, a few of each of some games. */
function statesWhere(isMeant: (state: GameState) => boolean, most = 30): readonly GameState[] {
  const found: GameState[] = [];
  for (let seed = 0; seed < 60 && found.length < most; seed++) {
    const enough = found.length + most / 5;
    const agent = curiousAgent(gameOf(special), seed, () => false);
    let state = special.start({ players: ['Ann', 'Ben', 'Cid'].slice(0, 2 + (seed % 2)), seed });
    for (let i = 0; i < 300 && state.decision !== null && found.length < enough; i++) {
      if (isMeant(state)) found.push(state);
      state = special.decide(state, agent(state.decision, state)).state;
    }
  }
  return found;
}

/** The special place of a game, by its name and whose it is. */
function placeNamed(zone: string, seat: number, seats: number): number {
  return gameOf(special)
    .places(seats)
    .findIndex((place) => place.zone === zone && place.seat === seat);
}

describe('states in the midst of a procedure', () => {
  const { procedures } = gameOf(special);

  test.each(['turn', 'pay', 'acquire', 'defeat', 'destroy', 'played', 'fates', 'endTurn'] as const)(
    'aChangedFrameIsRefusedOrPlays: %s',
    (procedure: keyof Procedures) => {
      const isMeant = ({ queue }: GameState): boolean => queue.some(({ node }) => node === procedures[procedure]);
      const states = statesWhere(isMeant);
      expect(states.length).toBeGreaterThan(5);
      let played = 0;
      fc.assert(
        fc.property(fc.constantFrom(...states), changes(1, 3), fc.integer(), (state, all, seed) => {
          if (useAll(special, changed(JSON.stringify(state), all, ['queue']), seed) === 'accepted') played++;
          expectCleanPrototypes();
        }),
        { numRuns: 150 },
      );
      expect(played).toBeGreaterThan(0);
    },
  );

  const seat = fc.integer({ min: -1, max: 3 });
  const piece = fc.oneof(fc.integer({ min: -1, max: 12 }), fc.nat(80));
  const anyFrame: fc.Arbitrary<Frame> = fc.record({
    node: fc.oneof(fc.constantFrom(...Object.values(procedures)), fc.nat(gameOf(special).nodes.length)),
    at: fc.integer({ min: -4, max: 4 }),
    seat,
    self: piece,
    it: piece,
    by: seat,
    list: fc.array(piece, { maxLength: 4 }),
  });

  test.each(['queue', 'waiting'] as const)('aFrameFromElsewhereIsRefusedOrPlays: %s', (list) => {
    const states = statesWhere(() => true, 200);
    let played = 0;
    fc.assert(
      fc.property(fc.constantFrom(...states), anyFrame, fc.nat(9), fc.integer(), (state, frame, at, seed) => {
        const found = JSON.parse(JSON.stringify(state));
        // Beneath the frame that asks.
        found[list].splice(at % Math.max(found[list].length, 1), 0, frame);
        if (useAll(special, found, seed) === 'accepted') played++;
        expectCleanPrototypes();
      }),
      { numRuns: 400 },
    );
    expect(played).toBeGreaterThan(20);
  });
});

describe('states with cards in special places', () => {
  test('aLinkedCardThatIsNotThereIsRefused', () => {
    const states = statesWhere(({ links }) => links.length > 0);
    expect(states.length).toBeGreaterThan(5);
    for (const state of states) {
      const [kept, keeper] = state.links;
      const links = [...state.links];
      for (const wrong of [
        [],
        links.slice(0, -1),
        [...links, kept, keeper],
        [keeper, kept, ...links.slice(2)],
        [kept, kept, ...links.slice(2)],
        [kept, state.places[0].find((one) => one >= 0) ?? 0, ...links.slice(2)],
        [kept, 10_000, ...links.slice(2)],
        [-1, keeper, ...links.slice(2)],
      ]) {
        expect(useAll(special, { ...state, links: wrong }, 1)).toMatch(/^state\//);
      }
    }
  });

  /** A state with one card taken from one place and put into another. */
  function moved(state: GameState, from: number, to: number): GameState {
    const places = state.places.map((place) => [...place]);
    const [piece] = places[from].splice(0, 1);
    if (piece !== undefined) places[to].push(piece);
    return { ...state, places };
  }

  /** Whether there is a card in a place of some name. */
  function isHeld(zone: string, places: GameState['places'], seats: number): boolean {
    return places.some((place, i) => place.length > 0 && gameOf(special).places(seats)[i].zone === zone);
  }

  test.each([
    ['event', 'hand'],
    ['event', 'centerDeck'],
    ['temples', 'hand'],
    ['hand', 'temples'],
    ['hand', 'event'],
    ['hand', 'trophies'],
    ['trophies', 'hand'],
    ['trophies', 'centerDeck'],
    ['under', 'hand'],
    ['hand', 'under'],
    ['centerDeck', 'event'],
    ['centerDeck', 'trophies'],
    ['centerDeck', 'temples'],
    ['inPlay', 'trophies'],
    ['temples', 'inPlay'],
  ])('aCardInAnotherPlaceIsRefusedOrPlays: from %s to %s', (from, to) => {
    const states = statesWhere(({ places, players }) => isHeld(from, places, players.length), 20);
    let tried = 0;
    states.forEach((state, i) => {
      const seats = state.players.length;
      for (const seat of [-1, i % seats]) {
        for (const other of [-1, (i >> 1) % seats]) {
          const [source, target] = [placeNamed(from, seat, seats), placeNamed(to, other, seats)];
          if (source < 0 || target < 0 || source === target || state.places[source].length === 0) continue;
          tried++;
          expect(useAll(special, JSON.parse(JSON.stringify(moved(state, source, target))), i)).toMatch(
            /^accepted$|^state\//,
          );
        }
      }
    });
    expect(tried).toBeGreaterThan(5);
  });

  test('aStrangeRecordOfHistoryIsRefusedOrPlays', () => {
    // Copies and names are rare, and say that much has been written down.
    const states = statesWhere(({ history }) => history.some((kind, i) => i % 4 === 0 && [3, 8].includes(kind)), 300);
    const kinds = new Set(states.flatMap(({ history }) => history.filter((_, i) => i % 4 === 0)));
    expect([...kinds].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const [kind, seat, piece, detail] = [fc.nat(9), fc.nat(2), fc.nat(90), fc.oneof(fc.nat(12), fc.nat(90))];
    let played = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.array(fc.tuple(kind, seat, piece, detail), { minLength: 1, maxLength: 2 }),
        fc.integer(),
        (state, records, seed) => {
          const found = { ...JSON.parse(JSON.stringify(state)), history: [...state.history, ...records.flat()] };
          if (useAll(special, found, seed) === 'accepted') played++;
        },
      ),
      { numRuns: 500 },
    );
    expect(played).toBeGreaterThan(20);
  });
});
