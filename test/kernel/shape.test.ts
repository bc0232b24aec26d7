import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  flag,
  four,
  integer,
  lazy,
  list,
  nullable,
  numberOr,
  oneOf,
  optional,
  readShape,
  record,
  type Shape,
  tagged,
  text,
  where,
} from '../../src/kernel/shape.js';

function problems(shape: Shape<unknown>, found: unknown): string[] {
  const read = readShape(shape, found, 'test');
  return 'problems' in read ? read.problems.map(({ code, path }) => `${path}: ${code}`) : [];
}

interface Tree {
  readonly name: string;
  readonly kids: readonly Tree[];
}
const tree: Shape<Tree> = record<Tree>({ name: text(10), kids: lazy('kids', () => list(tree)) });

type Sized = { readonly form: 'disc'; readonly size: number } | { readonly form: 'dot' };
const sized: Shape<Sized> = tagged<Sized, 'form'>('form', {
  disc: record({ form: oneOf(['disc']), size: integer(1, 9) }),
  dot: record({ form: oneOf(['dot']) }),
});

describe('shapes', () => {
  test.each<[string, Shape<unknown>, unknown, string[]]>([
    ['a number that fits', integer(0, 9), 9, []],
    ['a number out of bounds', integer(0, 9), 10, [': test/not-a-number']],
    ['a fraction', integer(0, 9), 0.5, [': test/not-a-number']],
    ['a text that fits', text(3), 'abc', []],
    ['an empty text', text(3), '', [': test/not-a-text']],
    ['a long text', text(3), 'abcd', [': test/not-a-text']],
    ['a flag', flag, true, []],
    ['no flag', flag, 1, [': test/not-a-flag']],
    ['a word', oneOf(['a', 'b']), 'b', []],
    ['no word', oneOf(['a', 'b']), 'toString', [': test/unknown-word']],
    ['nothing', optional(flag), undefined, []],
    ['null', nullable(flag), null, []],
    ['null where there is to be nothing', optional(flag), null, [': test/not-a-flag']],
    ['four', four(flag), [true, true, true, true], []],
    ['three of four', four(flag), [true, true, true], [': test/wrong-length']],
    ['a list with two wrong entries', list(flag), [1, true, 2], ['[0]: test/not-a-flag', '[2]: test/not-a-flag']],
    ['a list with a hole', list(flag), new Array(1), ['[0]: test/not-a-flag']],
    ['a number or else', numberOr(integer(0, 9), sized), { form: 'dot' }, []],
    ['a member of a union', sized, { form: 'disc', size: 3 }, []],
    ['an unknown member', sized, { form: 'constructor' }, ['form: test/unknown-word']],
    ['a field of another member', sized, { form: 'dot', size: 3 }, [': test/unknown-field']],
    ['a condition that fails', where(text(9), (read) => read === 'x', 'x', 'write x'), 'y', [': test/not-allowed']],
    ['fields that are missing', record({ a: flag, b: flag }), {}, ['a: test/not-a-flag', 'b: test/not-a-flag']],
    ['a list for an object', record({ length: integer(0, 9) }), [], [': test/not-an-object']],
    ['a class', record({ size: integer(0, 9) }), new Set(), [': test/not-plain']],
  ])('%s', (_, shape, found, expected) => {
    expect(problems(shape, found)).toEqual(expected);
  });

  test('a nearby word is suggested', () => {
    const read = readShape(oneOf(['banish', 'discard']), 'Banihs', 'test');
    expect('problems' in read && read.problems[0].remedy).toBe('did you mean "banish"?');
  });

  test('fields come in a fixed order', () => {
    const read = readShape(record({ a: flag, b: flag }), { b: true, a: false }, 'test');
    expect(JSON.stringify(read)).toBe('{"value":{"a":false,"b":true}}');
  });

  test('a prototype is neither followed nor set', () => {
    expect(problems(record({ a: flag }), Object.create({ a: true }))).toEqual([': test/not-plain']);
    expect(problems(record({ a: flag }), JSON.parse('{"a":true,"__proto__":{}}'))).toEqual([': test/unknown-field']);
    expect(problems(record({ a: optional(flag) }), Object.create(null))).toEqual([]);
  });

  test('a getter is not run', () => {
    let times = 0;
    const property = { get: () => ++times > 0, enumerable: true };
    expect(problems(record({ a: flag }), Object.defineProperty({}, 'a', property))).toEqual(['a: test/not-plain']);
    expect(problems(list(flag), Object.defineProperty([true], 0, property))).toEqual(['[0]: test/not-plain']);
    expect(times).toBe(0);
  });

  test('what throws when read is a problem', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(problems(tree, proxy)).toEqual([': test/unreadable']);
  });

  test('depth, size and the number of problems are bounded', () => {
    const ring: { name: string; kids: unknown[] } = { name: 'ring', kids: [] };
    ring.kids.push(ring);
    expect(problems(tree, ring)).toEqual([expect.stringMatching(/test\/too-deep$/)]);
    const many = { name: 'many', kids: Array.from({ length: 9_000 }, () => ({ name: 'x', kids: [] })) };
    expect(problems(tree, { name: 'all', kids: Array.from({ length: 20 }, () => many) })).toContainEqual(
      expect.stringMatching(/test\/too-large$/),
    );
    expect(
      problems(
        list(flag),
        Array.from({ length: 500 }, () => 1),
      ),
    ).toHaveLength(100);
  });

  test('whatFitsIsCopied', () => {
    const { tree: trees } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.record({
        name: fc.string({ minLength: 1, maxLength: 10 }),
        kids: fc.oneof({ maxDepth: 5 }, fc.constant([]), fc.array(tie('tree'), { maxLength: 3 })),
      }),
    }));
    fc.assert(
      fc.property(trees, (found) => {
        const read = readShape(tree, found, 'test');
        expect(read).toEqual({ value: { ...found } });
        expect('value' in read && read.value).not.toBe(found);
      }),
    );
  });

  test('anythingIsReadOrRefused', () => {
    fc.assert(
      fc.property(fc.anything(), (found) => {
        for (const shape of [tree, sized, list(tree), four(flag)]) {
          const read = readShape<unknown>(shape, found, 'test');
          if ('problems' in read) expect(read.problems.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
