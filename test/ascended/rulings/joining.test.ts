import type { BoardPosition } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { board, rules, seedFor } from '../at-the-board.js';

/** The end of round 10: each player on a map of their own. */
function joining(more: Partial<BoardPosition> = {}, controls: readonly number[] = [3, 5], terrain = 'Village') {
  return board({
    players: [
      { name: 'Ann', at: 'a', control: controls[0], map: { a: ['Snow', 0, 0], b: ['Forest', 1, 0] } },
      { name: 'Ben', at: 'c', control: controls[1], map: { c: ['Snow', 0, 0], d: [terrain, 0, 1] } },
    ],
    round: 10,
    turn: 'Ben',
    first: 'Ann',
    phase: 'breathe',
    ...more,
  });
}

describe('joining the maps', () => {
  test('B28 whoever has the highest control level joins them', () => {
    const s = joining({}, [3, 1]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'join' });
    expect(joining({}, [0, 1]).decision).toMatchObject({ seat: 1, kind: 'join' });
  });

  test('B28 equals roll for it, again as long as they are equal', () => {
    const s = joining({ seed: seedFor([6, 4], [6, 4], [6, 2], [6, 3]) }, [1, 1]);
    expect(s.decision?.seat).toBe(1);
  });

  test('B29 every placement is offered in which maps touch and none overlap', () => {
    const s = joining({}, [3, 1]);
    // Two dominoes, one lying, one leaning: worked out by trying every place far and wide.
    const ours = [
      [0, 0],
      [1, 0],
    ];
    const theirs = [
      [0, 0],
      [0, 1],
    ];
    const touching: string[] = [];
    for (let q = -5; q <= 5; q++) {
      for (let r = -5; r <= 5; r++) {
        const put = theirs.map(([x, y]) => [x + q, y + r]);
        const steps = ours.flatMap(([x, y]) =>
          put.map(([p, o]) => (Math.abs(p - x) + Math.abs(o - y) + Math.abs(p - x + o - y)) / 2),
        );
        if (!steps.includes(0) && steps.includes(1)) touching.push(`place-map ${q},${r}`);
      }
    }
    expect([...s.offers()].sort()).toEqual(touching.sort());
  });

  test('B29 maps keep their layout; B39 then Darkness begins', () => {
    const s = joining({}, [3, 1]);
    s.choose('place-map:0,1');
    const tiles = rules.view(s.state, 'observer').zones.map;
    expect(tiles.map(({ marks = {} }) => [marks.q ?? 0, marks.r ?? 0])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [0, 2],
    ]);
    expect([s.counter('round'), s.at('Ann'), s.at('Ben')]).toEqual([11, 'a', 'c']);
    expect(s.events.some((event) => event.event === 'happened' && event.what === 'darkness')).toBe(true);
  });

  test('B31 where nobody has found a place of power, one of each kind is added to the edge', () => {
    const s = joining({}, [3, 1], 'Forest');
    s.choose('place-map:0,1');
    for (const kind of ['ruins', 'castle', 'village']) {
      expect(s.decision).toMatchObject({ seat: 0, kind: 'add-place' });
      expect(s.offers()[0].startsWith(`add-${kind}`)).toBe(true);
      s.choose(`add-${kind}:3,0`.replace('3,0', s.offers()[0].split(' ')[1]));
    }
    expect(s.names('map')).toEqual(['Snow', 'Forest', 'Snow', 'Forest', 'Ruins', 'Castle', 'Village']);
  });

  test('B31 that rule can be left out', () => {
    const game = rules.start({ players: ['Ann', 'Ben'], seed: 1, without: ['places-of-power'] });
    expect(rules.view(game, 'observer').counters.addsPlaces).toBe(0);
    expect(rules.view(rules.start({ players: ['Ann', 'Ben'], seed: 1 }), 'observer').counters.addsPlaces).toBe(1);
    expect(() => rules.start({ players: ['Ann', 'Ben'], seed: 1, without: ['everything'] })).toThrow(
      'start/unknown-rule',
    );
  });
});
