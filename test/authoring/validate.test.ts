import fc from 'fast-check';
import { ascension } from 'fatequeue';
import { describeProblem, validateSet } from 'fatequeue/authoring';
import { describe, expect, test } from 'vitest';
import { anything, attempt, changed, changes, expectCleanPrototypes } from '../hostile/coded.js';
import { SETS } from '../laws/boxes.js';

const lamplighter = {
  name: 'Lamplighter',
  kind: 'hero',
  factions: ['enlightened'],
  cost: { runes: 3 },
  honor: 1,
  copies: 3,
  zone: 'center',
  abilities: [{ ability: 'played', effect: { do: 'draw', amount: 1 } }],
};

function setOf(...cards: readonly unknown[]): Record<string, unknown> {
  return { id: 'lanterns', name: 'Lanterns', players: { min: 2, max: 4 }, cards };
}

function playing(effect: unknown): unknown {
  return setOf({ ...lamplighter, abilities: [{ ability: 'played', effect }] });
}

function told(found: unknown): readonly string[] {
  return validateSet(found).map(describeProblem);
}

describe('validateSet', () => {
  test.each(SETS)('takes $name, also as JSON', (set) => {
    expect(validateSet(set)).toEqual([]);
    expect(validateSet(JSON.parse(JSON.stringify(set)))).toEqual([]);
  });

  test('takes what helps an editor, and the name of the game', () => {
    const set = { $schema: 'node_modules/fatequeue/schema/set.json', game: 'ascension', ...setOf(lamplighter) };
    expect(validateSet(set)).toEqual([]);
  });

  test('what helps an editor makes no other set of it', () => {
    const plain = JSON.parse(JSON.stringify(SETS[0]));
    const [{ sets }, { sets: same }] = [plain, { ...plain, $schema: 'x', game: 'ascension' }].map((set) =>
      ascension({ sets: [set] }),
    );
    expect(same).toEqual(sets);
  });

  test('tells every problem at once, each with its path', () => {
    const set = setOf(
      { ...lamplighter, cost: { gold: 3 }, honor: -1 },
      { ...lamplighter, faction: 'void', kind: 'heroo', abilities: [{ ability: 'played', effect: { do: 'drawn' } }] },
    );
    expect(validateSet(set).map(({ code, path }) => `${code} at ${path}`)).toEqual([
      'set/unknown-field at cards[0].cost',
      'set/not-a-number at cards[0].honor',
      'set/unknown-word at cards[1].kind',
      'set/unknown-field at cards[1]',
      'set/unknown-word at cards[1].abilities[0].effect.do',
      'set/not-a-number at cards[1].abilities[0].effect.amount',
      'set/repeated-card at cards[1].name',
    ]);
  });

  test('tells the nearest right word for a misspelt one', () => {
    const [problem] = validateSet(playing({ do: 'banihs', amount: 1, what: { in: ['hand'] } }));
    expect(problem).toMatchObject({
      code: 'set/unknown-word',
      path: 'cards[0].abilities[0].effect.do',
      found: '"banihs"',
      remedy: 'did you mean "banish"?',
      nearest: 'banish',
    });
    expect(problem.expected).toContain('banish, acquire');
  });

  test('tells the nearest right field for a misspelt one', () => {
    expect(told(setOf({ ...lamplighter, copys: 3 }))).toEqual([
      expect.stringContaining('cards[0]: found a field "copys", expected an object with name, kind'),
    ]);
    expect(validateSet(setOf({ ...lamplighter, copys: 3 }))[0].nearest).toBe('copies');
  });

  test('reads on in the member that was meant by a misspelt word', () => {
    expect(validateSet(playing({ do: 'gian', amount: -1, resource: 'rune' })).map(({ path }) => path)).toEqual([
      'cards[0].abilities[0].effect.do',
      'cards[0].abilities[0].effect.amount',
      'cards[0].abilities[0].effect.resource',
    ]);
  });

  test('tells what is missing as missing', () => {
    expect(told(playing({ do: 'draw' }))).toEqual([
      'cards[0].abilities[0].effect.amount: found nothing, expected a whole number from 0 to 1000, or an object with a ' +
        'field "value" that is one of count, factions-among, played, done-to, spent, cost-of-it, honor-of-it; write one of ' +
        'these [set/not-a-number]',
    ]);
  });

  test('tells why a change of cost may not ask for costs, where it does', () => {
    const rule = { ability: 'cost-change', what: {}, direction: 'less', amount: { value: 'cost-of-it' } };
    expect(told(setOf({ ...lamplighter, abilities: [rule] }))).toEqual([
      expect.stringMatching(/^cards\[0\]\.abilities\[0\]\.amount: .*count or check something else than costs/),
    ]);
  });

  test('a set for a game that there is not', () => {
    expect(told({ ...setOf(lamplighter), game: 'ascensoin' })).toEqual([
      'game: found "ascensoin", expected "ascension"; did you mean "ascension"? [set/unknown-word]',
    ]);
    const wanted = attempt(() => Reflect.apply(validateSet, undefined, [setOf(lamplighter), { game: 'chess' }]));
    expect(wanted).toEqual({ code: 'set/unknown-game' });
  });

  test('whateverAscensionTakesIsValidAndNothingElse', () => {
    fc.assert(
      fc.property(fc.nat(SETS.length - 1), changes(1, 4), (which, all) => {
        const set = changed(JSON.stringify(SETS[which]), all);
        const rules = attempt(() => Reflect.apply(ascension, undefined, [{ sets: [set] }]));
        expect('value' in rules).toBe(validateSet(set).length === 0);
      }),
      { numRuns: 150 },
    );
  });

  test('anythingIsReadWithoutRunningIt', () => {
    fc.assert(
      fc.property(anything, (make) => {
        for (const found of [make(), { ...setOf(lamplighter), cards: make() }, setOf(lamplighter, make())]) {
          expect(validateSet(found).length).toBeGreaterThan(0);
        }
        expectCleanPrototypes();
      }),
      { numRuns: 500 },
    );
  });
});

describe('what no set should be', () => {
  test('a ring is too deep', () => {
    const ring: Record<string, unknown> = { do: 'may' };
    ring.effect = ring;
    expect(validateSet(playing(ring))[0].code).toBe('set/too-deep');
  });

  test('rings that branch are refused before they grow', () => {
    const ring: Record<string, unknown> = { do: 'sequence' };
    ring.effects = Array.from({ length: 50 }, () => ring);
    const problems = validateSet(playing(ring));
    expect(problems.length).toBeLessThanOrEqual(1_001);
    expect(problems.some(({ code }) => code === 'set/too-large' || code === 'set/too-deep')).toBe(true);
  });

  test('a million fields that there are not are not all told', () => {
    const odd = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, i) => [`abilty${i}`, i]));
    const problems = validateSet(setOf({ ...lamplighter, ...odd }));
    expect(problems).toHaveLength(1_000);
  });

  test('texts of a million letters are shown in short', () => {
    const long = 'draw'.repeat(250_000);
    const problems = validateSet({ ...setOf({ ...lamplighter, name: long }), id: long, [long]: long });
    expect(problems.map(({ code }) => code)).toEqual(['set/unknown-field', 'set/not-a-text', 'set/not-a-text']);
    expect(problems.every(({ found }) => found.length < 100)).toBe(true);
  });

  test('prototypes are neither followed nor set', () => {
    const set = JSON.parse(JSON.stringify(setOf(lamplighter)).replace('{', '{"__proto__":{"polluted":true},'));
    expect(validateSet(set).map(({ found }) => found)).toEqual(['a field "__proto__"']);
    expect(validateSet(Object.create(setOf(lamplighter)))[0].code).toBe('set/not-plain');
    expect(told(playing({ do: 'constructor' }))).toHaveLength(1);
    expectCleanPrototypes();
  });

  test('getters are not run', () => {
    let times = 0;
    const get = (): number => ++times;
    for (const field of ['game', 'cards', 'id']) {
      expect(validateSet(Object.defineProperty(setOf(lamplighter), field, { get, enumerable: true }))).not.toEqual([]);
    }
    expect(times).toBe(0);
  });
});
