import fc from 'fast-check';
import { type AscensionRules, ascension } from 'fatequeue';
import { randomAgent } from 'fatequeue/agents';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { anything, attempt, changed, changes, expectCleanPrototypes, refused } from './coded.js';

const JSON_OF_THE_SET = JSON.stringify(chronicleOfTheGodslayer);

function rulesOf(...args: readonly unknown[]): AscensionRules {
  return Reflect.apply(ascension, undefined, args);
}

/** Plays on with whatever rules came out of it; only a coded error may stop it. */
function playABit(rules: AscensionRules, seed: number): void {
  const started = attempt(() => rules.start({ players: ['Ann', 'Ben'], seed }));
  if ('code' in started) return;
  const agent = randomAgent(seed);
  let state = started.value;
  for (let i = 0; i < 60 && state.decision !== null; i++) {
    const { decision } = state;
    const json = JSON.stringify(state);
    const step = attempt(() => rules.decide(state, agent(decision, { view: () => rules.view(state, 'all') })));
    expect(JSON.stringify(state)).toBe(json);
    if ('code' in step) {
      expect(step.code).toBe('resolution/endless');
      return;
    }
    state = step.value.state;
  }
  expect(rules.check(JSON.parse(JSON.stringify(state)))).toEqual(state);
}

describe('sets that are not sets', () => {
  test('anythingElseIsRefused', () => {
    fc.assert(
      fc.property(anything, (make) => {
        const found = make();
        expect(refused(() => rulesOf(found))).toMatch(/^sets?\//);
        expect(refused(() => rulesOf({ sets: found }))).toMatch(/^sets?\//);
        expect(refused(() => rulesOf({ sets: [found] }))).toMatch(/^sets?\//);
        expect(refused(() => rulesOf({ sets: [chronicleOfTheGodslayer, found] }))).toMatch(/^sets?\//);
        expectCleanPrototypes();
      }),
      { numRuns: 1_000 },
    );
  });

  test('anythingElseForACardIsRefused', () => {
    fc.assert(
      fc.property(anything, (make) => {
        const found = make();
        const { cards } = chronicleOfTheGodslayer;
        expect(refused(() => rulesOf({ sets: [{ ...chronicleOfTheGodslayer, cards: [...cards, found] }] }))).toMatch(
          /^set\//,
        );
        const card = { ...cards[0], abilities: [found] };
        expect(refused(() => rulesOf({ sets: [{ ...chronicleOfTheGodslayer, cards: [card] }] }))).toMatch(/^set\//);
        expectCleanPrototypes();
      }),
      { numRuns: 1_000 },
    );
  });

  test('aChangedSetIsRefusedOrPlays', () => {
    let accepted = 0;
    let turnedDown = 0;
    fc.assert(
      fc.property(changes(1, 3), fc.integer(), (all, seed) => {
        const set = changed(JSON_OF_THE_SET, all);
        const rules = attempt(() => rulesOf({ sets: [set] }));
        expectCleanPrototypes();
        if ('code' in rules) {
          turnedDown++;
          expect(rules.code).toMatch(/^sets?\//);
        } else {
          accepted++;
          playABit(rules.value, seed);
        }
      }),
      { numRuns: 500 },
    );
    expect(Math.min(accepted, turnedDown)).toBeGreaterThan(0);
  });

  test('aSetIsRefusedForAPrototype', () => {
    const set = JSON.parse(JSON_OF_THE_SET.replace('{', '{"__proto__":{"polluted":true},'));
    expect(refused(() => rulesOf({ sets: [set] }))).toBe('set/unknown-field');
    expect(refused(() => rulesOf({ sets: [Object.create(chronicleOfTheGodslayer)] }))).toBe('set/not-plain');
    expectCleanPrototypes();
  });

  test('aCycleIsRefused', () => {
    const ring: Record<string, unknown> = { do: 'may' };
    ring.effect = ring;
    const card = { ...chronicleOfTheGodslayer.cards[0], abilities: [{ ability: 'played', effect: ring }] };
    expect(refused(() => rulesOf({ sets: [{ ...chronicleOfTheGodslayer, cards: [card] }] }))).toBe('set/too-deep');
  });

  test('aGetterIsRefusedAndNotRun', () => {
    let times = 0;
    const get = (): number => ++times;
    const set = Object.defineProperty({ ...chronicleOfTheGodslayer }, 'cards', { get, enumerable: true });
    expect(refused(() => rulesOf({ sets: [set] }))).toBe('set/not-plain');
    const cards = Object.defineProperty([...chronicleOfTheGodslayer.cards], 3, { get, enumerable: true });
    expect(refused(() => rulesOf({ sets: [{ ...chronicleOfTheGodslayer, cards }] }))).toMatch(/^set\//);
    expect(times).toBe(0);
  });
});
