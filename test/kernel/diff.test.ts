import fc from 'fast-check';
import { diff, type Edit, type Json, joinView, patch, splitView, type View } from 'fatequeue';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../src/kernel/json.js';
import { rules } from '../laws/boxes.js';

const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((card, instance) => ({ instance, card }));
const hidden = { instance: null, card: null };

/** Data as it comes over a wire. */
function sent<T>(data: T): T {
  return JSON.parse(JSON.stringify(data));
}

describe('diff', () => {
  test.each<[string, Json, Json, Edit]>([
    ['nothing changes', { hand: [a, b], honor: 1 }, { honor: 1, hand: [a, b] }, {}],
    ['a value changes', 1, 2, [2]],
    ['a value becomes an object', null, { seat: 0 }, [{ seat: 0 }]],
    ['a counter changes', { honor: 1, runes: 0, power: 0 }, { honor: 1, runes: 2, power: 0 }, { runes: [2] }],
    ['a field comes', { x: 1, y: 1 }, { x: 1, y: 1, z: [] }, { z: [[]] }],
    ['a field goes', { x: 1, y: 1, z: 2 }, { x: 1, z: 2 }, { y: [] }],
    ['a card leaves a hand', [a, b, c], [a, c], [1, 1, 0, 0]],
    ['two cards leave a hand', [a, b, c, d], [a, c], [1, 1, 0, 0, 3, 1, 0, 0]],
    ['a card comes on top of a pile', [a, b], [c, a, b], [0, 0, 1, c]],
    ['a card comes last', [a, b], [a, b, c], [2, 0, 1, c]],
    ['a slot of a row is replaced', [a, b, c], [a, d, c], [1, 1, 1, d]],
    ['two different cards come', [a], [b, c, a], [0, 0, 1, b, 0, 0, 1, c]],
    ['a hidden pile grows', [hidden], Array.from({ length: 12 }, () => hidden), [1, 0, 11, hidden]],
    ['a hidden pile shrinks', Array.from({ length: 12 }, () => hidden), [hidden, hidden], [2, 10, 0, 0]],
    ['a hidden pile is used up', [hidden, hidden], [], [[]]],
    ['a row moves on', [a, b, c, d], [b, c, d, e], [0, 1, 0, 0, 4, 0, 1, e]],
    ['an entry changes inside', [{ x: 1, y: [a, b, c] }, a], [{ x: 2, y: [a, b, c] }, a], { 0: { x: [2] } }],
    ['most of an object changes', { instance: 1, card: 'a' }, { instance: 2, card: 'b' }, [{ instance: 2, card: 'b' }]],
  ])('%s', (_, before, after, edit) => {
    const delta = diff(before, after);
    expect(delta).toEqual({ from: digestOf(before, 'test'), to: digestOf(after, 'test'), edit });
    expect(patch(before, sent(delta))).toEqual(after);
  });

  test('a field that is undefined is as good as absent', () => {
    expect(diff({ x: undefined, y: 1 }, { y: 1 }).edit).toEqual({});
    expect(diff({ x: undefined, y: 1 }, { x: 1, y: 1 }).edit).toEqual({ x: [1] });
    expect(diff({ x: 1, y: 1, z: 1 }, { x: undefined, y: 1, z: 1 }).edit).toEqual({ x: [] });
    expect(patch({ x: undefined, y: 1 }, diff({ y: 1 }, { x: 1, y: 1 }))).toEqual({ x: 1, y: 1 });
  });

  test('long lists that have little in common are replaced in between', () => {
    const before = Array.from({ length: 300 }, (_, i) => i);
    const after = [0, ...Array.from({ length: 298 }, (_, i) => 1_000 - i), 299];
    expect(patch(before, sent(diff(before, after)))).toEqual(after);
  });
});

describe('patch', () => {
  test('shares what does not change', () => {
    const before = { players: [{ hand: [a, b], deck: [c] }, { hand: [d] }], row: [e], round: 1 };
    const after = { ...before, players: [{ hand: [b], deck: [c] }, { hand: [d] }], round: 2 };
    const patched = patch(before, sent(diff(before, after)));
    expect(patched).toEqual(after);
    expect(patched.row).toBe(before.row);
    expect(patched.players[1]).toBe(before.players[1]);
    expect(patched.players[0].deck).toBe(before.players[0].deck);
    expect(patched.players[0].hand[0]).toBe(b);
    expect(patch(before, diff(before, before))).toBe(before);
  });

  test('needs neither the same objects nor the same order of fields', () => {
    const delta = diff({ x: 1, y: { p: 1, q: 2 } }, { x: 2, y: { p: 1, q: 2 } });
    expect(patch({ y: { q: 2, p: 1 }, x: 1 }, delta)).toEqual({ x: 2, y: { p: 1, q: 2 } });
  });
});

describe('digest', () => {
  test('tells data apart that differ', () => {
    const data: Json[] = [null, true, false, 0, 1, -1, 0.5, 1e21, 2 ** 32, '', '0', 'null', [], {}, [[]], [{}], [null]];
    data.push({ x: 1 }, { x: 2 }, { y: 1 }, { x: 1, y: 2 }, { x: 2, y: 1 }, [1, 2], [2, 1], [[1], 2], [[1, 2]], [0, 0]);
    expect(new Set(data.map((each) => digestOf(each, 'test'))).size).toBe(data.length);
  });
});

/** JSON as it is parsed, in which parts come up again. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value): Json => JSON.parse(JSON.stringify(value)));
const cards = fc.array(fc.constantFrom<Json>(a, b, c, hidden, 1, []), { maxLength: 14 });
const tables = fc.record({ players: fc.array(fc.record({ hand: cards, deck: cards, honor: fc.nat(3) })), row: cards });

function fromOneToTheOther(before: Json, after: Json): void {
  const [from, to] = [JSON.stringify(before), JSON.stringify(after)];
  const patched = patch(before, sent(diff(before, after)));
  expect(patched).toEqual(after);
  expect(diff(patched, after).edit).toEqual({});
  expect([JSON.stringify(before), JSON.stringify(after)]).toEqual([from, to]);
}

/** Data in which no field has the one name that is refused. */
function isAllowed(data: Json): boolean {
  return !JSON.stringify(data).includes('"__proto__":');
}

describe('diff and patch', () => {
  test('aPatchMakesOneOfTheOther', () => {
    fc.assert(fc.property(json.filter(isAllowed), json.filter(isAllowed), fromOneToTheOther), { numRuns: 500 });
  });

  test('aPatchMakesOneTableOfTheOther', () => {
    fc.assert(fc.property(tables, tables, fromOneToTheOther), { numRuns: 500 });
  });

  test('aPatchIsNeverMuchLongerThanTheWhole', () => {
    fc.assert(
      fc.property(tables, tables, (before, after) => {
        expect(JSON.stringify(diff(before, after)).length).toBeLessThan(JSON.stringify(after).length + 60);
      }),
    );
  });
});

describe('splitView', () => {
  const state = rules.start({ players: ['Ann', 'Ben'], seed: 7 });
  const seat = state.decision?.seat ?? 0;

  test('takes out the options of whoever decides, and joinView puts them back', () => {
    const whole = rules.view(state, seat);
    const { view, options } = splitView(whole);
    expect(options).toBe(state.decision?.options);
    expect(view.decision).not.toHaveProperty('options');
    expect(view.decision).toHaveProperty('prompt', state.decision?.prompt);
    expect(joinView({ view, options })).toEqual(whole);
    expect(joinView(sent({ view, options }))).toEqual(whole);
  });

  test('leaves a view without options as it is', () => {
    for (const whole of [rules.view(state, 1 - seat), rules.view(state, 'observer')]) {
      expect(splitView(whole)).toEqual({ view: whole, options: null });
      expect(joinView({ view: whole, options: null })).toBe(whole);
    }
  });

  test('options are for a view in which somebody decides', () => {
    const over: View = { ...rules.view(state, seat), decision: null };
    expect(splitView(over)).toEqual({ view: over, options: null });
    expect(() => joinView({ view: over, options: [] })).toThrow('view/no-decision');
  });
});
