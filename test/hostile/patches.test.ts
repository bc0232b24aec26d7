import fc from 'fast-check';
import { ascension, diff, joinView, patch, splitView, type View } from 'fatequeue';
import { randomAgent } from 'fatequeue/agents';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../src/kernel/json.js';
import { anything, attempt, changed, changes, expectCleanPrototypes, refused } from './coded.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });

/** The views of a seat before and after some decisions. */
const anyViews = fc
  .record({ seed: fc.integer(), decisions: fc.nat(100), more: fc.nat(5) })
  .map(({ seed, decisions, more }): readonly [View, View] => {
    const agent = randomAgent(seed);
    const before = rules.playout(rules.start({ players: ['Ann', 'Ben'], seed }), agent, { decisions }).state;
    const after = rules.playout(before, agent, { decisions: more }).state;
    return [splitView(rules.view(before, 0)).view, splitView(rules.view(after, 0)).view];
  });

/** A delta from one value that makes whatever its edit makes. */
function forged(before: unknown, edit: unknown): unknown {
  return { from: digestOf(before, 'test'), to: '0', edit };
}

describe('patches of any shape', () => {
  test('aStrangeDeltaIsRefused', () => {
    fc.assert(
      fc.property(anyViews, anything, ([view], make) => {
        const json = JSON.stringify(view);
        expect(refused(() => patch(view, make()))).toMatch(/^patch\//);
        expect(refused(() => patch(view, { ...diff(view, view), edit: make() }))).toMatch(/^patch\/|^no error$/);
        expect(JSON.stringify(view)).toBe(json);
        expectCleanPrototypes();
      }),
      { numRuns: 1_000 },
    );
  });

  test('aChangedDeltaIsRefusedOrMakesTheSame', () => {
    fc.assert(
      fc.property(anyViews, changes(1, 3), ([before, after], all) => {
        const json = JSON.stringify(before);
        const delta = changed(JSON.stringify(diff(before, after)), all);
        const result = attempt(() => patch(before, delta));
        if ('value' in result) expect(result.value).toEqual(after);
        else expect(result.code).toMatch(/^patch\//);
        expect(JSON.stringify(before)).toBe(json);
        expectCleanPrototypes();
      }),
      { numRuns: 1_000 },
    );
  });

  test('aForgedEditIsRefused', () => {
    fc.assert(
      fc.property(anyViews, changes(1, 3), ([before, after], all) => {
        const { edit } = diff(before, after);
        const found = changed(JSON.stringify({ edit }), all);
        const delta = Object.assign(Object(forged(before, {})), found);
        expect(refused(() => patch(before, delta))).toMatch(/^patch\//);
        expectCleanPrototypes();
      }),
      { numRuns: 500 },
    );
  });

  test('aChangedBaseIsRefused', () => {
    fc.assert(
      fc.property(anyViews, changes(1, 3), ([before, after], all) => {
        const other = changed(JSON.stringify(before), all);
        const delta = diff(before, after);
        const result = attempt(() => patch(other, delta));
        if ('value' in result) expect(result.value).toEqual(after);
        else expect(result.code).toMatch(/^patch\//);
      }),
      { numRuns: 500 },
    );
  });

  test('strangeDataIsRefusedOrPatched', () => {
    fc.assert(
      fc.property(anything, anything, (makeBefore, makeAfter) => {
        const [before, after] = [makeBefore(), makeAfter()];
        const delta = attempt(() => diff(before, after));
        if ('code' in delta) expect(delta.code).toMatch(/^diff\//);
        else expect(attempt(() => patch(before, delta.value))).toHaveProperty('value');
        expect(refused(() => patch(before, forged({}, { x: [1] })))).toMatch(/^patch\//);
        expectCleanPrototypes();
      }),
      { numRuns: 2_000 },
    );
  });

  const base = { list: [1, 2, 3], fields: { x: 1 }, text: 'abc' };

  test.each<[string, unknown, string]>([
    ['something else', 7, 'patch/malformed'],
    ['another field', { ...Object(forged(base, {})), extra: 1 }, 'patch/malformed'],
    ['no digest', { from: 1, to: '0', edit: {} }, 'patch/malformed'],
    ['another base', diff({}, base), 'patch/other-base'],
    ['another result', forged(base, { text: ['x'] }), 'patch/other-result'],
    ['an edit that is none', forged(base, { list: 1 }), 'patch/malformed'],
    ['a group of three', forged(base, { list: [0, 1, 0] }), 'patch/malformed'],
    ['the whole to go', forged(base, []), 'patch/malformed'],
    ['an entry to go', forged(base, { list: { 0: [] } }), 'patch/malformed'],
    ['an entry that is not there', forged(base, { list: { 3: [1] } }), 'patch/misfit'],
    ['the length of a list', forged(base, { list: { length: [0] } }), 'patch/misfit'],
    ['an entry by another name', forged(base, { list: { '01': [1] } }), 'patch/misfit'],
    ['a field that is not there', forged(base, { gone: [] }), 'patch/misfit'],
    ['an inherited field', forged(base, { constructor: { prototype: { polluted: [true] } } }), 'patch/misfit'],
    ['a prototype', forged(base, JSON.parse('{"__proto__": {"polluted": [true]}}')), 'patch/forbidden-field'],
    ['a new prototype', forged(base, [JSON.parse('{"__proto__": {}}')]), 'patch/forbidden-field'],
    ['a field of a text', forged(base, { text: { length: [0] } }), 'patch/misfit'],
    ['a list that is none', forged(base, { fields: [0, 0, 1, 1] }), 'patch/misfit'],
    ['entries beyond the end', forged(base, { list: [2, 2, 0, 0] }), 'patch/misfit'],
    ['places in disorder', forged(base, { list: [2, 1, 0, 0, 0, 1, 0, 0] }), 'patch/misfit'],
    ['half an entry', forged(base, { list: [0.5, 0, 1, 1] }), 'patch/misfit'],
    ['no number', forged(base, { list: ['0', 0, 1, 1] }), 'patch/misfit'],
    ['more than can be held', forged(base, { list: [0, 0, 1e15, 'x'] }), 'patch/misfit'],
    ['a function', forged(base, { text: [() => 1] }), 'patch/not-json'],
  ])('%s is refused', (_, delta, code) => {
    const json = JSON.stringify(base);
    expect(refused(() => patch(base, delta))).toBe(code);
    expect(JSON.stringify(base)).toBe(json);
    expectCleanPrototypes();
  });

  test('methods of a list of another making are not run', () => {
    const ran = (): never => {
      throw new Error('code of the input was run');
    };
    const strange = Object.setPrototypeOf([1, 2], { slice: ran, every: ran, forEach: ran, toJSON: ran });
    expect(refused(() => diff(strange, [1]))).toBe('diff/not-json');
    expect(refused(() => patch(strange, diff([1, 2], [1])))).toBe('patch/not-json');
  });

  test('depth and size are bounded', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 10_000; i++) deep = [deep];
    expect(refused(() => diff(deep, 1))).toBe('diff/too-deep');
    expect(refused(() => patch(1, forged(1, deep)))).toBe('patch/too-deep');
    const many = Array.from({ length: 1_000 }, () => Array.from({ length: 1_000 }, (_, i) => i));
    expect(refused(() => diff(many, 1))).toBe('diff/too-large');
    const long = Array.from({ length: 150_000 }, () => 0);
    expect(refused(() => patch(long, forged(long, [0, 0, 150_000, 1])))).toBe('patch/too-large');
  });
});

describe('views that are joined', () => {
  test('optionsWithoutADecisionAreRefused', () => {
    fc.assert(
      fc.property(anyViews, ([view]) => {
        expect(refused(() => joinView({ view: { ...view, decision: null }, options: [] }))).toBe('view/no-decision');
      }),
      { numRuns: 10 },
    );
  });
});
