import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { validateSet } from 'fatequeue/authoring';
import type { Card, CardSet } from 'fatequeue/dsl';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/authoring/games.js';
import { jsonSchema } from '../../src/authoring/json-schema.js';
import { meaningsOfAscended, meaningsOfLanguage } from '../docs/meanings.js';
import { changed, changes } from '../hostile/coded.js';
import { SETS } from '../laws/boxes.js';

const schema = jsonSchema(GAMES.ascension.language, meaningsOfLanguage());
const fitsSchema = new Ajv2020({ strictTypes: false }).compile(schema);

/** What the schema cannot say: that no two cards share an id, and how much and how deep data may be. */
const BEYOND_SCHEMA = ['set/repeated-card', 'set/too-deep', 'set/too-large'];

/** Whether validateSet takes some data, as far as a schema can tell. */
function isValid(found: unknown): boolean {
  return validateSet(found).every(({ code }) => BEYOND_SCHEMA.includes(code));
}

function setOf(...cards: readonly unknown[]): unknown {
  return { id: 'a-set', name: 'A set', players: { min: 1, max: 4 }, cards };
}

const changedCards = fc
  .record({ set: fc.nat(SETS.length - 1), card: fc.nat(), all: changes(1, 3) })
  .map(({ set, card, all }) => {
    const { cards } = SETS[set];
    return setOf(changed(JSON.stringify(cards[card % cards.length]), all));
  });

/** The same data with one word of it exchanged for another of the same set. */
const regrafted = fc
  .record({ set: fc.nat(SETS.length - 1), card: fc.nat(), from: fc.nat(), to: fc.nat() })
  .map(({ set, card, from, to }) => {
    const { cards } = SETS[set];
    const json = JSON.stringify(cards[card % cards.length]);
    const words = json.match(/"[^"]+"|\b\d+\b/g) ?? [];
    const at = from % words.length;
    const all = JSON.stringify(cards).match(/"[^"]+"|\b\d+\b/g) ?? [];
    let i = 0;
    return setOf(
      JSON.parse(
        json
          .replace(/"[^"]+"|\b\d+\b/g, (word) => (i++ === at ? all[to % all.length] : word))
          .replace(/([{,])(\d+):/g, '$1"$2":'),
      ),
    );
  });

describe('the JSON Schema of sets', () => {
  test('is the one that is published', async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../docs/schema/set.json');
  });

  test('tells what every word means', () => {
    const words: unknown[] = [];
    JSON.stringify(schema, (key, value) => {
      if (key === 'oneOf') words.push(...value);
      return value;
    });
    expect(words.length).toBeGreaterThan(100);
    expect(words).toEqual(words.map(() => ({ const: expect.any(String), description: expect.stringMatching(/\.$/) })));
  });

  test.each(SETS)('takes $name', (set: CardSet) => {
    expect(fitsSchema(JSON.parse(JSON.stringify(set)))).toBe(true);
    expect(fitsSchema({ $schema: '../schema/set.json', game: 'ascension', ...JSON.parse(JSON.stringify(set)) })).toBe(
      true,
    );
  });

  const [hero] = SETS[0].cards.filter(({ kind }) => kind === 'hero');

  test.each<[string, Partial<Record<keyof Card, unknown>>]>([
    ['a kind that there is not', { kind: 'spell' }],
    ['a field that there is not', JSON.parse('{"colour":"red"}')],
    ['a hero for keystones', { cost: { life: 1 } }],
    ['a name without a letter', { name: '!!!' }],
    ['a hero with a reward', { abilities: [{ ability: 'reward', effect: { do: 'draw', amount: 1 } }] }],
    ['a misspelt verb', { abilities: [{ ability: 'played', effect: { do: 'drow', amount: 1 } }] }],
    ['a fraction', { abilities: [{ ability: 'played', effect: { do: 'draw', amount: 0.5 } }] }],
    [
      'a place twice',
      { abilities: [{ ability: 'banished', from: ['hand', 'hand'], effect: { do: 'draw', amount: 1 } }] },
    ],
  ])('refuses %s, and so does validateSet', (_, change) => {
    const set = setOf({ ...hero, ...change });
    const isDistinct = JSON.stringify(change).includes('"hand","hand"');
    expect(fitsSchema(set)).toBe(isValid(set));
    if (!isDistinct) expect(isValid(set)).toBe(false);
  });

  test('agreesWithValidateSetOnChangedCards', () => {
    const seen = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(fc.oneof(changedCards, regrafted), (found) => {
        const valid = isValid(found);
        seen[valid ? 'taken' : 'refused']++;
        // What is not JSON cannot come from a file.
        const json: unknown = JSON.parse(JSON.stringify(found));
        if (isValid(json) !== fitsSchema(json)) {
          expect({ schema: fitsSchema.errors, validateSet: validateSet(json), found: JSON.stringify(json) }).toBe(
            'the same',
          );
        }
      }),
      { numRuns: 4_000 },
    );
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(200);
  });

  test('agreesWithValidateSetOnAnyJson', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (found) => {
        expect(fitsSchema(found)).toBe(isValid(found));
        expect(fitsSchema(setOf(found))).toBe(isValid(setOf(found)));
      }),
    );
  });
});

describe("the JSON Schema of the board game's sets", () => {
  const boardSchema = jsonSchema(GAMES.ascended.language, meaningsOfAscended());
  const fitsBoardSchema = new Ajv2020({ strictTypes: false }).compile(boardSchema);
  const set = JSON.stringify(ascendedBecomeChosen);

  test('is the one that is published', async () => {
    await expect(`${JSON.stringify(boardSchema, null, 2)}\n`).toMatchFileSnapshot(
      '../../docs/schema/ascended-set.json',
    );
  });

  test('takes Become Chosen, and so does validateSet, which knows its game by its tiles', () => {
    expect(fitsBoardSchema(JSON.parse(set))).toBe(true);
    expect(validateSet(JSON.parse(set))).toEqual([]);
    expect(validateSet({ game: 'ascended', ...JSON.parse(set) })).toEqual([]);
    expect(validateSet(JSON.parse(set), { game: 'ascension' })).not.toEqual([]);
  });

  test('agreesWithValidateSetOnChangedSets', () => {
    const seen = { taken: 0, refused: 0 };
    const { cards, tiles } = ascendedBecomeChosen;
    fc.assert(
      fc.property(fc.nat(), changes(1, 2), (which, all) => {
        const lone = {
          ...ascendedBecomeChosen,
          tiles: [tiles[which % tiles.length]],
          cards: [cards[which % cards.length]],
        };
        const json: unknown = JSON.parse(JSON.stringify(changed(JSON.stringify(lone), all)) ?? 'null');
        const valid = validateSet(json, { game: 'ascended' }).every(({ code }) => BEYOND_SCHEMA.includes(code));
        seen[valid ? 'taken' : 'refused']++;
        if (valid !== fitsBoardSchema(json)) {
          expect({ errors: fitsBoardSchema.errors, problems: validateSet(json), json: JSON.stringify(json) }).toBe(
            'the same',
          );
        }
      }),
      { numRuns: 800 },
    );
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(20);
  });
});
