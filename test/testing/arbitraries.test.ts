import fc from 'fast-check';
import { ascension } from 'fatequeue';
import { cardId } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import {
  arbitraries,
  breach,
  type Law,
  LawBroken,
  law,
  lawsOf,
  putThrough,
  type RandomGame,
  scenario,
  stepsOf,
} from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { setShape } from '../../src/ascension/set-shape.js';
import { wordsOf } from '../../src/testing/arbitraries/written.js';

const { answers, arrangements, cards, cardSets, effects, everyLawHolds, games, positions } = arbitraries(fc);
const rules = ascension({ sets: [chronicleOfTheGodslayer, stormOfSouls, valleyOfTheAncients] });

/** Every word of the language, as a tag and a word. */
const WORDS = [...wordsOf(setShape)];

function missingIn(data: unknown): readonly string[] {
  const text = JSON.stringify(data);
  return WORDS.filter((word) => {
    const [tag, name] = word.split(' ');
    return !text.includes(`"${tag}":"${name}"`);
  });
}

describe('random sets', () => {
  const drawn = fc.sample(cardSets(), { numRuns: 400, seed: 1 });

  test('say everything that the language can say', () => {
    expect(WORDS.length).toBeGreaterThan(90);
    expect(missingIn(drawn)).toEqual([]);
    expect(missingIn(drawn.slice(0, 2)).length).toBeGreaterThan(10);
  });

  test('are sets to play with', () => {
    for (const set of drawn.slice(0, 100)) {
      const { id } = ascension({ sets: [set] }).cards[0];
      expect(id).toBe(cardId(set.cards[0].name));
    }
  });

  test('can be narrowed to some words', () => {
    const few = fc.sample(effects({ words: ['draw', 'gain', 'sequence'], depth: 3 }), { numRuns: 50, seed: 1 });
    expect(new Set(few.map((effect) => effect.do))).toEqual(new Set(['draw', 'gain', 'sequence']));
  });

  test('hold cards of every kind', () => {
    const kinds = new Set(fc.sample(cards(), { numRuns: 100, seed: 1 }).map(({ kind }) => kind));
    expect(kinds.size).toBe(5);
    expect(fc.sample(cards('temple'), { numRuns: 10, seed: 1 }).every(({ kind }) => kind === 'temple')).toBe(true);
  });
});

/** A law that is wrong: it says that something never happens. */
function never(what: string): Law {
  return law({
    id: 'planted',
    guarantee: null,
    claim: `nothing is ever ${what}`,
    watch: () => ({
      step({ events }) {
        if (events.some((event) => event.event === 'happened' && event.what === what)) breach(what, 'nothing of it');
      },
    }),
  });
}

/** The game that a wrong law is shown by, made as small as it gets. */
function smallest(wrong: Law, seed: number): { readonly game: RandomGame; readonly error: LawBroken } {
  const run = fc.check(everyLawHolds({ laws: [wrong] }), { seed, numRuns: 1_000 });
  const { errorInstance: error, counterexample } = run;
  if (counterexample === null || !(error instanceof LawBroken)) throw new Error('the wrong law was not noticed');
  return { game: counterexample[0], error };
}

describe('a wrong law', () => {
  test.each([1, 2])('about a verb is shown by a small set and a short game: seed %i', (seed) => {
    const { game, error } = smallest(never('destroyed'), seed);
    expect(game.sets).toHaveLength(1);
    const [{ cards: all }] = game.sets;
    expect(all.length).toBeLessThanOrEqual(4);
    expect(JSON.stringify(all)).toContain('"do":"destroy');
    expect(game.trial.answers?.length).toBeLessThanOrEqual(6);
    expect(error.message).toContain('const rules = ascension({ sets: [');
    expect(error.law).toBe('planted');
  });

  test('about the first turn is shown by a scenario and by very little', () => {
    const { game, error } = smallest(never('played'), 5);
    expect(game.sets[0].cards).toHaveLength(1);
    expect(game.trial).toMatchObject({ players: 2, variant: 'standard', answers: [0] });
    expect(error.source).toContain("s.play('Scout');");
    expect(error.source).toContain("turn: '");
  });
});

describe('random games', () => {
  test('shrink to the few decisions that matter', () => {
    const acquires = law({
      id: 'planted',
      guarantee: null,
      claim: 'nobody acquires a Mystic',
      watch: () => ({
        step({ events }) {
          if (events.some((one) => one.event === 'happened' && one.what === 'acquired' && one.card === 'mystic')) {
            breach('a Mystic acquired', 'none');
          }
        },
      }),
    });
    const run = fc.check(
      fc.property(games(rules), (trial) => acquires(rules, trial)),
      { seed: 1, numRuns: 500 },
    );
    expect(run.failed).toBe(true);
    expect(run.counterexample?.[0].answers?.length).toBeLessThanOrEqual(8);
  });

  test('end in states that are the same when they are parsed', () => {
    fc.assert(
      fc.property(positions(rules), (state) => {
        expect(rules.check(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
      { numRuns: 20 },
    );
  });

  test('are answered by what is legal', () => {
    const state = rules.start({ players: ['Ann', 'Ben'], seed: 1 });
    for (const answer of fc.sample(answers(state.decision!), 20)) expect(rules.problemWith(state, answer)).toBeNull();
  });
});

describe('made-up positions', () => {
  test('can be built, and every law holds from there on', () => {
    fc.assert(
      fc.property(arrangements(rules), fc.nat(), (position, seed) => {
        const from = scenario(rules, position).state;
        const { broken } = putThrough(rules, { seed, from, decisions: 15 }, lawsOf(rules));
        if (broken.length > 0) throw broken[0];
      }),
      { numRuns: 12 },
    );
  });

  test('reach what play seldom does', () => {
    const drawn = fc.sample(arrangements(rules), { numRuns: 100, seed: 1 });
    const some = <T>(isSo: (position: (typeof drawn)[number]) => T): number => drawn.filter(isSo).length;
    expect(some(({ event }) => event !== undefined)).toBeGreaterThan(20);
    expect(some(({ temples = {} }) => Object.keys(temples).length > 0)).toBeGreaterThan(20);
    expect(some(({ players }) => players.some(({ trophies = [] }) => trophies.length > 1))).toBeGreaterThan(20);
    expect(some(({ variant }) => variant !== 'standard')).toBeGreaterThan(10);
  });
});

describe('random games of random sets', () => {
  test('keep every law', () => {
    const run = everyLawHolds({ decisions: 50, combinedWith: [chronicleOfTheGodslayer] });
    fc.assert(run, { numRuns: 25 });
  });

  test('are the same when they are played again', () => {
    const [set] = fc.sample(cardSets(), { numRuns: 1, seed: 9 });
    const steps = (): unknown => [...stepsOf(ascension({ sets: [set] }), { seed: 3, decisions: 20, mayLoop: true })];
    expect(steps()).toEqual(steps());
  });
});
