import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { describe, expect, test } from 'vitest';
import { boxOf, type Inks, NO_INKS } from '../../../src/cli/ascended/box.js';
import { lengthOf, lettersOf, mapLines } from '../../../src/cli/ascended/map.js';
import type { Option, View, ViewedCard } from '../../../src/index.js';

const box = boxOf([ascendedBecomeChosen]);

function tile(instance: number, card: string, q: number, r: number, power = 0): ViewedCard {
  return { instance, card, marks: { q, r, ...(power === 0 ? {} : { power }) } };
}

interface Table {
  readonly round?: number;
  readonly joined?: readonly ViewedCard[];
  readonly maps?: readonly (readonly ViewedCard[])[];
  readonly at: readonly number[];
  readonly options?: readonly Option[];
}

/** What Ann sees of a game with Ben. */
function view({ round = 1, joined = [], maps = [], at, options }: Table): View {
  const source = { card: null, instance: null, ruling: 'B7' };
  const decision = {
    seat: 0,
    kind: 'move',
    prompt: 'Move',
    options: options ?? [],
    min: 1,
    max: 1,
    ordered: false,
    source,
  };
  return {
    viewer: 0,
    variant: 'standard',
    players: ['Ann', 'Ben'].map((name, seat) => ({
      name,
      seat,
      zones: { map: maps[seat] ?? [] },
      counters: { at: at[seat], origin: seat },
    })),
    zones: { map: joined },
    counters: { round, turnOf: 0 },
    decision: options === undefined ? null : decision,
  };
}

function picture(lines: readonly string[]): string {
  return `\n${lines.join('\n')}\n`;
}

const apart = {
  maps: [
    [tile(0, 'cairn-moor', 0, 0), tile(2, 'gatehouse', 1, 0, 1), tile(3, 'black-pines', 0, 1)],
    [tile(1, 'sleeping-field', 0, 0)],
  ],
  at: [2, 1],
};

describe('the map in the terminal', () => {
  test("shows everybody's map side by side, one's own first", () => {
    expect(picture(mapLines(view(apart), box, NO_INKS, 80))).toBe(`
Your map                     Ben's map
   _.-'-._     _.-'-._          _.-'-._
.-'1     3'-.-'4     4'-.    .-'1     1'-.
|snow     +1|castle   +4|    |snow     +2|
|2   ^A    2|3 (A) *A  3|    |1 (B) ^B  1|
'-._3   1_.-'-._4   4_.-'    '-._1   1_.-'
    '-.-'2     2'-.-'            '-.-'
      |forest   +1|
      |3         3|
      '-._2   2_.-'
          '-.-'
`);
  });

  test('shows maps below each other where they do not fit side by side', () => {
    const lines = mapLines(view(apart), box, NO_INKS, 40);
    expect(lines.indexOf("Ben's map")).toBeGreaterThan(lines.indexOf('Your map') + 5);
  });

  test('shows the dark sides in Darkness, and one map once they are joined', () => {
    const joined = [tile(0, 'cairn-moor', 0, 0), tile(1, 'sleeping-field', 1, 0), tile(2, 'gatehouse', 0, -1, 2)];
    expect(picture(mapLines(view({ round: 11, joined, at: [1, 1] }), box, NO_INKS, 80))).toBe(`
   _.-'-._
.-'5     5'-.
|castle   +3|
|3   *B    3|
'-._5   5_.-'-._     _.-'-._
    '-.-'2     4'-.-'2     1'-.
      |snow     +0|snow     +1|
      |2   ^A    2|2 (AB) ^B 2|
      '-._4   2_.-'-._1   2_.-'
          '-.-'       '-.-'
`);
  });

  test('shows Daylight again from round 21 on', () => {
    const joined = [tile(0, 'cairn-moor', 0, 0)];
    const titles = [10, 11, 20, 21].map((round) => mapLines(view({ round, joined, at: [0, 9] }), box, NO_INKS, 80)[2]);
    expect(titles).toEqual(['|snow     +1|', '|snow     +0|', '|snow     +0|', '|snow     +1|']);
  });

  test('shows the numbers of the menu on what can be chosen, unknown places included', () => {
    const options: readonly Option[] = [
      { do: 'move', key: 'move:cairn-moor#0', card: 'cairn-moor', instance: 0, from: 'map' },
      { do: 'explore', key: 'explore:east', ability: 0, text: 'east' },
      { do: 'stay', key: 'stay', text: 'Move no further' },
    ];
    const maps = [[tile(0, 'cairn-moor', 0, 0), tile(2, 'gatehouse', 1, 0)]];
    expect(picture(mapLines(view({ maps, at: [2, 9], options }), box, NO_INKS, 80))).toBe(`
Your map
   _.-'-._     _.-'-._     _.-'-._
.-'1  1  3'-.-'4     4'-.-'   2   '-.
|snow     +1|castle   +4|     ?     |
|2   ^A    2|3   (A)   3|           |
'-._3   1_.-'-._4   4_.-'-._     _.-'
    '-.-'       '-.-'       '-.-'
`);
  });

  test('shows the places that a decision names by their coordinates', () => {
    const options: readonly Option[] = [{ do: 'place-map', key: 'place-map:-1,1', text: '-1,1' }];
    const joined = [tile(0, 'cairn-moor', 0, 0)];
    expect(picture(mapLines(view({ joined, at: [0, 9], options }), box, NO_INKS, 80))).toBe(`
         _.-'-._
      .-'1     3'-.
      |snow     +1|
      |2 (A) ^A  2|
   _.-'-._3   1_.-'
.-'   1   '-.-'
|     ?     |
|           |
'-._     _.-'
    '-.-'
`);
  });

  test('keeps to the width of the terminal and shows the tile that one is on', () => {
    const joined = [0, 1, 2, 3, 4, 5, 6, 7].map((q) => tile(q, 'cairn-moor', q, 0));
    for (const at of [0, 3, 7]) {
      const lines = mapLines(view({ joined, at: [at, 99] }), box, NO_INKS, 40);
      expect(lines.every((line) => line.length <= 40)).toBe(true);
      expect(lines.join('\n')).toContain('(A)');
    }
  });

  test('takes colours as no room', () => {
    const bright = (text: string) => `\u001b[1m${text}\u001b[22m`;
    const inks: Inks = { strong: bright, faint: bright, warning: bright, tint: (_, text) => bright(text) };
    const painted = mapLines(view(apart), box, inks, 80);
    expect(painted.join('')).toContain('\u001b');
    const escapes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
    expect(painted.map((line) => line.replace(escapes, ''))).toEqual(mapLines(view(apart), box, NO_INKS, 80));
    expect(lengthOf(bright('four'))).toBe(4);
  });
});

describe('the letters of the players', () => {
  test.each([
    [
      ['Ann', 'Ben', 'Cleo', 'Dan'],
      ['A', 'B', 'C', 'D'],
    ],
    [
      ['Ann', 'Villain 1', 'Villain 2'],
      ['A', '1', '2'],
    ],
    [
      ['Ann', 'Ann'],
      ['1', '2'],
    ],
  ])('of %j are %j', (names, letters) => {
    expect(lettersOf(names)).toEqual(letters);
  });
});
