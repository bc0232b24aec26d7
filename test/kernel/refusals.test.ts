import { ascension } from 'fatequeue';
import { randomAgent } from 'fatequeue/agents';
import { discard, hero, played } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascension/ascension.js';
import { problemsOf, refusals } from '../ascension/problems-of.js';
import { withCards } from '../rulings/with-cards.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const start = rules.start({ players: ['Ann', 'Ben', 'Cid'], seed: 3 });

/** A call as a program without types would make it. */
function call(run: unknown, ...given: readonly unknown[]): () => unknown {
  return () => (typeof run === 'function' ? Reflect.apply(run, undefined, given) : run);
}

describe('options that cannot be read', () => {
  test.each([null, 7, 'seat', true])('of decide are refused: %s', (options) => {
    expect(refusals(call(rules.decide, start, [0], options))).toEqual(['options/unreadable']);
  });

  test('that throw when they are looked at are refused', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(refusals(call(rules.decide, start, [0], proxy))).toEqual(['options/unreadable']);
  });

  test('of decide may say nothing of a seat', () => {
    const { decision } = start;
    expect(refusals(call(rules.decide, start, [0], {}))).toEqual([]);
    expect(refusals(call(rules.decide, start, [0], { seat: undefined }))).toEqual([]);
    expect(refusals(call(rules.decide, start, [0], { seat: decision?.seat }))).toEqual([]);
    expect(refusals(call(rules.decide, start, [0], { seat: 9 }))).toEqual(['answer/wrong-seat']);
  });
});

describe('an answer of another seat', () => {
  test('is told whose decision it is', () => {
    const { decision } = start;
    const other = ((decision?.seat ?? 0) + 1) % 3;
    expect(rules.problemWith(start, [0], other)).toMatchObject({
      code: 'answer/wrong-seat',
      found: `an answer of seat ${other}`,
      expected: `one of seat ${decision?.seat}`,
    });
    expect(rules.problemWith(start, [0])).toBeNull();
  });
});

describe('a playout', () => {
  const agent = (): ReturnType<typeof randomAgent> => randomAgent(1);

  test('needs somebody who chooses', () => {
    expect(refusals(call(rules.playout, start, 'first'))).toEqual(['playout/no-chooser']);
  });

  test('stops after as many decisions as it may have', () => {
    expect(rules.playout(start, agent(), { decisions: 0 })).toMatchObject({ decisions: 0, state: start });
    expect(rules.playout(start, agent(), { decisions: 3 }).decisions).toBe(3);
    expect(rules.playout(start, agent(), {}).state.decision).toBeNull();
    expect(rules.playout(start, agent()).state.decision).toBeNull();
  });

  test('stops where nothing is chosen', () => {
    let asked = 0;
    const { decisions } = rules.playout(start, (decision, table) => (++asked > 4 ? null : agent()(decision, table)));
    expect(decisions).toBe(4);
  });

  test.each([-1, Number.NaN, '3', null])('has no limit of %s decisions', (decisions) => {
    expect(refusals(call(rules.playout, start, () => null, { decisions }))).toEqual(['playout/not-a-limit decisions']);
  });

  test('has no limits that are no object', () => {
    expect(refusals(call(rules.playout, start, () => null, 3))).toEqual(['options/unreadable']);
  });

  test('refuses a wrong answer as decide does', () => {
    expect(refusals(call(rules.playout, start, () => [99]))).toEqual(['answer/not-offered']);
  });

  test('shows its chooser the table as the seat that decides may know it', () => {
    const seen: unknown[] = [];
    rules.playout(start, (_, table) => {
      seen.push(table.view());
      return null;
    });
    expect(seen).toEqual([rules.view(start, start.decision?.seat ?? 'all')]);
  });
});

describe('a viewer', () => {
  test.each([0, 1, 2, 'observer', 'all'] as const)('may be %s', (viewer) => {
    expect(rules.view(start, viewer).players).toHaveLength(3);
  });

  test.each([3, -1, 0.5, 'nobody', null])('is refused where the game has none such: %s', (viewer) => {
    expect(problemsOf(call(rules.view, start, viewer))).toMatchObject([
      { code: 'view/unknown-viewer', expected: "a seat from 0 to 2, 'observer' or 'all'" },
    ]);
  });

  test('of events may be any seat that a game can have', () => {
    for (const viewer of [0, 11, 'observer', 'all']) expect(refusals(call(rules.eventsFor, [], viewer))).toEqual([]);
    for (const viewer of [12, -1, 0.5, 'nobody', undefined]) {
      expect(problemsOf(call(rules.eventsFor, [], viewer))).toMatchObject([
        { code: 'view/unknown-viewer', expected: "a seat from 0 to 11, 'observer' or 'all'" },
      ]);
    }
  });
});

describe('a resampled state', () => {
  test.each([3, -1, 0.5, '0', 'all'])('is for a seat of the game, not for %s', (seat) => {
    expect(problemsOf(call(rules.resample, start, seat, 1))).toMatchObject([
      { code: 'seat/unknown', expected: 'a seat from 0 to 2' },
    ]);
  });

  test.each([0.5, Number.NaN, 2 ** 53, '1'])('has a whole number for a seed, not %s', (seed) => {
    expect(refusals(call(rules.resample, start, 0, seed))).toEqual(['seed/not-a-number']);
  });
});

describe('a step that breaks', () => {
  const more = withCards(hero('Actor', { cost: 1, copies: 1 }, played(discard(1))));
  const s = scenario(more, { players: [{ name: 'Ann', hand: ['Actor', 'Militia', 'Apprentice'] }, { name: 'Ben' }] });
  s.play('Actor');
  const { queue } = s.state;
  /** Once a card was discarded, what no card was played for is to follow. */
  const wrong = { ...queue[0], node: gameOf(more).procedures.played };
  const broken = more.check({ ...JSON.parse(JSON.stringify(s.state)), queue: [queue[0], wrong, ...queue.slice(1)] });

  test('is a coded error that names the frame and what broke', () => {
    const [problem, ...others] = problemsOf(() => more.decide(broken, [0]));
    expect(others).toEqual([]);
    expect(problem.code).toBe('engine/broken-invariant');
    expect(problem.found).toMatch(/ in frame \{"node":\d+,"at":0,"seat":0,"self":-1,"it":-1,/);
    expect(problemsOf(() => more.playout(broken, () => [0]))).toEqual([problem]);
  });

  test('keeps what broke as its cause, and leaves the state as it was', () => {
    const before = JSON.stringify(broken);
    let thrown: unknown;
    try {
      more.decide(broken, [0]);
    } catch (error) {
      thrown = error;
    }
    expect(thrown instanceof Error && thrown.cause).toBeInstanceOf(Error);
    expect(JSON.stringify(broken)).toBe(before);
  });
});
