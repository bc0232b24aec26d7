import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type AscensionRules, ascension } from 'fatequeue';
import type { Card } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascension/ascension.js';
import { curiousAgent } from '../../src/testing/curious-agent.js';
import { PRINTED_SETS, SETS } from '../laws/boxes.js';
import { anything, attempt, changed, changes, expectCleanPrototypes, refused } from './coded.js';
import { grafted } from './grafted.js';

const JSON_OF_THE_SET = JSON.stringify(chronicleOfTheGodslayer);

function rulesOf(...args: readonly unknown[]): AscensionRules {
  return Reflect.apply(ascension, undefined, args);
}

/** Plays on with whatever rules came out of it, step by step and as a playout; only a coded error may stop it. */
function playABit(rules: AscensionRules, seed: number, decisions = 60): void {
  const started = attempt(() => rules.start({ players: ['Ann', 'Ben'], seed }));
  if ('code' in started) {
    if (!/^resolution\/endless$|^start\//.test(started.code)) rules.start({ players: ['Ann', 'Ben'], seed });
    return;
  }
  const agent = curiousAgent(gameOf(rules), seed, () => false);
  let state = started.value;
  for (let i = 0; i < decisions && state.decision !== null; i++) {
    const json = JSON.stringify(state);
    const answer = agent(state.decision, state);
    const step = attempt(() => rules.decide(state, answer));
    const playout = attempt(() => rules.playout(state, () => answer, { decisions: 1 }));
    expect(JSON.stringify(state)).toBe(json);
    if ('code' in step) {
      // Thrown again, an error that should not be tells more than its code.
      if (step.code !== 'resolution/endless') rules.decide(state, answer);
      expect(playout).toEqual(step);
      return;
    }
    const played = 'value' in playout ? playout.value.state : null;
    if (!isDeepStrictEqual(played, step.value.state)) expect(played).toEqual(step.value.state);
    state = step.value.state;
    if (i % 5 === 0 || i === decisions - 1) expect(rules.check(JSON.parse(JSON.stringify(state)))).toEqual(state);
  }
}

/** A price at which every card is met in a short game. */
function cheap({ kind }: Card): Card['cost'] {
  if (kind === 'event') return {};
  return kind === 'monster' ? { power: 1 } : { runes: 1 };
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

  test.each([
    { set: chronicleOfTheGodslayer, numRuns: 500 },
    { set: returnOfTheFallen, numRuns: 300 },
    { set: stormOfSouls, numRuns: 300 },
    { set: valleyOfTheAncients, numRuns: 300 },
    { set: lexicon, numRuns: 300 },
  ])('aChangedSetIsRefusedOrPlays: $set.name', ({ set: original, numRuns }) => {
    const json = JSON.stringify(original);
    let accepted = 0;
    let turnedDown = 0;
    fc.assert(
      fc.property(changes(1, 3), fc.integer(), (all, seed) => {
        const set = changed(json, all);
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
      { numRuns },
    );
    expect(Math.min(accepted, turnedDown)).toBeGreaterThan(0);
  });

  test('aChangedSetWithOthersIsRefusedOrPlays', () => {
    fc.assert(
      fc.property(fc.nat(3), changes(1, 3), fc.integer(), (which, all, seed) => {
        const sets = PRINTED_SETS.map((set, i) => (i === which ? changed(JSON.stringify(set), all) : set));
        const rules = attempt(() => rulesOf({ sets }));
        if ('code' in rules) expect(rules.code).toMatch(/^sets?\//);
        else playABit(rules.value, seed);
        expectCleanPrototypes();
      }),
      { numRuns: 60 },
    );
  });

  test('aSetOfGraftedCardsIsRefusedOrPlays', () => {
    const donors = SETS.flatMap(({ cards }) => cards);
    const center = donors.filter(({ zone }) => zone === 'center');
    const others = [
      ...new Map(donors.filter(({ zone }) => zone !== 'center').map((card) => [card.name, card])).values(),
    ];
    const setOf = (cards: readonly Card[]): unknown => ({ ...chronicleOfTheGodslayer, cards });
    const isAccepted = (card: Card): boolean => {
      const rules = attempt(() => rulesOf({ sets: [setOf([card])] }));
      if ('code' in rules) expect(rules.code).toMatch(/^sets?\//);
      return 'value' in rules;
    };
    let accepted = 0;
    const anyCard = fc.record({ card: fc.nat(center.length - 1), seed: fc.integer(), grafts: fc.nat(25) });
    const anyCards = fc.uniqueArray(anyCard, {
      selector: ({ card }) => center[card].name,
      minLength: 8,
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyCards, fc.integer(), (all, seed) => {
        const grown = all
          .map((one) => grafted(center[one.card], donors, one.seed, one.grafts))
          .map((card) => ({ ...card, copies: 3, cost: cheap(card) }))
          .filter(isAccepted);
        accepted += grown.length;
        const rules = attempt(() => rulesOf({ sets: [setOf([...others, ...grown])] }));
        expect(rules).toHaveProperty('value');
        if ('value' in rules) playABit(rules.value, seed, 150);
      }),
      { numRuns: 60 },
    );
    expect(accepted).toBeGreaterThan(200);
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
