import fc from 'fast-check';
import { type AscensionRules, ascension, type GameState } from 'fatequeue';
import { randomAgent } from 'fatequeue/agents';
import { defineSet, draw, hero, played } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { anything, attempt, changed, changes, expectCleanPrototypes, refused } from './coded.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });

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

interface Moment {
  readonly seed: number;
  readonly decisions: number;
  readonly players: number;
}

const moments: fc.Arbitrary<Moment> = fc.record({
  seed: fc.integer(),
  decisions: fc.nat(500),
  players: fc.integer({ min: 2, max: 4 }),
});

function stateAt({ seed, decisions, players }: Moment): GameState {
  const start = rules.start({ players: ['Ann', 'Ben', 'Cid', 'Dee'].slice(0, players), seed });
  return rules.playout(start, randomAgent(seed), { decisions }).state;
}

/** A state in the midst of an effect, if the game has one after that moment. */
function midEffect(moment: Moment): GameState {
  const agent = randomAgent(moment.seed);
  let asked = 0;
  const { state } = rules.playout(stateAt(moment), (decision, table) =>
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
      fc.property(anything, (make) => {
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
      fc.property(moments, (moment) => {
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
    ['modifiers'],
    ['triggers'],
    ['waiting'],
  ]) {
    test(`aChangedStateIsRefusedOrPlays: ${part[0] ?? 'anywhere'}`, () => {
      fc.assert(
        fc.property(moments, fc.boolean(), changes(1, 3), fc.integer(), (moment, isMidEffect, all, seed) => {
          const state = isMidEffect ? midEffect(moment) : stateAt(moment);
          if (useAll(rules, changed(JSON.stringify(state), all, part), seed) === 'accepted') accepted++;
          expectCleanPrototypes();
        }),
        { numRuns: 150 },
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
        const outcome = attempt(() => Reflect.apply(rules.check, undefined, [found]));
        // Either it was refused, or it says the same as before.
        if ('value' in outcome) expect(JSON.parse(JSON.stringify(outcome.value))).toEqual(JSON.parse(json));
      }),
      { numRuns: 300 },
    );
  });

  test('aStateIsNotKept', () => {
    const found = JSON.parse(JSON.stringify(rules.start({ players: ['Ann', 'Ben'], seed: 1 })));
    const checked = rules.check(found);
    found.counters.fill(99);
    found.places.length = 0;
    expect(checked).toEqual(rules.start({ players: ['Ann', 'Ben'], seed: 1 }));
  });
});
