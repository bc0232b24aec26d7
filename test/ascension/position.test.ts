import { type AscensionRules, ascension, type GameState } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascension/ascension.js';
import { CENTER_DECK, FIRST_PLAYER, IN_PLAY, ROW, TURN_OF } from '../../src/ascension/table.js';
import { problemsOf, refusals } from './problems-of.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients] });

type Changed = { -readonly [F in keyof GameState]: GameState[F] };

/** A state as it comes from outside, with some change to it. */
function outside(state: GameState, change: (found: Changed) => void): unknown {
  const found = JSON.parse(JSON.stringify(state));
  change(found);
  return found;
}

/** How a state is refused after a change. */
function refused(state: GameState, change: (found: Changed) => void, by: AscensionRules = rules) {
  return refusals(() => Reflect.apply(by.check, undefined, [outside(state, change)]));
}

const start = rules.start({ players: ['Ann', 'Ben', 'Cid'], seed: 3 });

/** Ann has a construct in play, with a card under it. */
const kept = scenario(rules, {
  players: [
    { name: 'Ann', inPlay: ['Shade of the Black Watch', 'Muramasa'], hand: ['Militia'], deck: ['Mystic'] },
    { name: 'Ben', inPlay: ['Shadow Star'] },
  ],
}).state;

describe('a state from outside', () => {
  test('is taken as it is where nothing was changed', () => {
    expect(refused(start, () => {})).toEqual([]);
    expect(refused(kept, () => {})).toEqual([]);
  });

  test('of another version or of other rules is told so before anything else', () => {
    const other = { format: 2, rules: 'x', pieces: 'none' };
    expect(refusals(() => Reflect.apply(rules.check, undefined, [other]))).toEqual(['state/other-format format']);
    expect(refusals(() => Reflect.apply(rules.check, undefined, [{ ...other, format: 1 }]))).toEqual([
      'state/other-rules rules',
    ]);
  });

  test('names the fingerprint of both rules', () => {
    const [problem] = problemsOf(() => Reflect.apply(rules.check, undefined, [{ ...start, rules: 'y'.repeat(60) }]));
    expect(problem.found).toBe(`rules ${'y'.repeat(40)}`);
    expect(problem.expected).toBe(`rules ${rules.fingerprint}`);
  });

  test.each<[string, (found: Changed) => void, string]>([
    ['a name twice', (s) => (s.players = ['Ann', 'Ann', 'Cid']), 'state/repeated-name players'],
    ['a piece of no card', (s) => Object.assign(s.pieces, { 2: 9_999 }), 'state/out-of-range pieces[2]'],
    ['a frame of no node', (s) => Object.assign(s.queue[0], { node: 999_999 }), 'state/out-of-range queue[0].node'],
    ['a frame of nobody', (s) => Object.assign(s.queue[0], { seat: -1 }), 'state/out-of-range queue[0].seat'],
    ['a frame of a seat too high', (s) => Object.assign(s.queue[0], { seat: 3 }), 'state/out-of-range queue[0].seat'],
    ['a frame by a seat too high', (s) => Object.assign(s.queue[0], { by: 3 }), 'state/out-of-range queue[0].by'],
    ['a frame from no piece', (s) => Object.assign(s.queue[0], { self: 9_999 }), 'state/out-of-range queue[0].self'],
    ['a frame about no piece', (s) => Object.assign(s.queue[0], { it: 9_999 }), 'state/out-of-range queue[0].it'],
    [
      'a frame that waits of no node',
      (s) => (s.waiting = [{ ...s.queue[0], node: 999_999 }]),
      'state/out-of-range waiting[0].node',
    ],
    ['half a pair of links', (s) => (s.links = [1]), 'state/wrong-length links'],
    ['a link to no piece', (s) => (s.links = [1, 9_999]), 'state/out-of-range links[1]'],
    ['half a pair of what is known', (s) => (s.known = [1]), 'state/wrong-length known'],
    ['knowledge of no piece', (s) => (s.known = [9_999, 1]), 'state/out-of-range known[0]'],
    ['half a pair of what is apart', (s) => (s.apart = [1, 1, 1]), 'state/wrong-length apart'],
    ['what is apart of no piece', (s) => (s.apart = [1, 9_999, -1, 1]), 'state/out-of-range apart[2]'],
    ['a counter too many', (s) => (s.counters = [...s.counters, 0]), 'state/wrong-length counters'],
    ['a place too many', (s) => (s.places = [...s.places, []]), 'state/wrong-length places'],
    [
      'a piece of no number in a place',
      (s) => Object.assign(s.places[CENTER_DECK], { 0: 9_999 }),
      `state/out-of-range places[${CENTER_DECK}][0]`,
    ],
    ['a piece in no place', (s) => Object.assign(s.places[ROW], { 0: -1 }), 'state/not-in-one-place places'],
    [
      'a piece in two places',
      (s) => Object.assign(s.places[ROW], { 0: s.places[ROW][1] }),
      'state/not-in-one-place places',
    ],
  ])('with %s is refused', (_, change, refusal) => {
    expect(refused(start, change)).toContain(refusal);
  });

  test('may have empty bindings in its frames', () => {
    const [frame] = start.queue;
    expect(frame).toMatchObject({ self: -1, it: -1, by: -1 });
  });

  test('reports a hundred problems at most', () => {
    const all = refused(start, (s) => (s.pieces = s.pieces.map(() => 9_999)));
    expect(all).toHaveLength(100);
  });

  test('must ask the decision that the rules ask there', () => {
    expect(refused(start, (s) => (s.decision = null))).toEqual(['state/wrong-decision decision']);
    expect(refused(start, (s) => (s.queue = []))).toEqual(['state/wrong-decision decision']);
    expect(refused(start, (s) => Object.assign(s.decision ?? {}, { max: 2 }))).toEqual([
      'state/wrong-decision decision',
    ]);
    const { turn, played } = gameOf(rules).procedures;
    expect(start.queue.at(-1)?.node).toBe(turn);
    expect(refused(start, (s) => Object.assign(s.queue[0], { node: played }))).toEqual([
      'state/wrong-decision decision',
    ]);
  });

  test('says in words what was wrong with its decision', () => {
    const found = (change: (s: Changed) => void): string =>
      problemsOf(() => Reflect.apply(rules.check, undefined, [outside(start, change)]))[0].found;
    expect(found((s) => (s.decision = null))).toBe('no decision');
    expect(found((s) => (s.queue = []))).toBe('a decision');
    expect(found((s) => Object.assign(s.decision ?? {}, { min: 0 }))).toBe('another decision');
  });
});

describe('a position of the deck-builder', () => {
  test.each<[string, (found: Changed) => void, string]>([
    ['a number of players of another variant', (s) => (s.variant = 'teams'), 'state/wrong-number-of-players players'],
    ['a variant that there is not', (s) => (s.variant = 'toString'), 'state/wrong-number-of-players players'],
    ['five slots in the row', (s) => Reflect.apply(move, undefined, [s, ROW]), `state/wrong-length places[${ROW}]`],
    [
      'an empty slot in a deck',
      (s) => Object.assign(s.places, { [CENTER_DECK]: [...s.places[CENTER_DECK], -1] }),
      `state/empty-slot places[${CENTER_DECK}]`,
    ],
    ['a debt', (s) => Object.assign(s.counters, { 4: -1 }), 'state/negative-counter counters[4]'],
    [
      'the turn of nobody',
      (s) => Object.assign(s.counters, { [TURN_OF]: 3 }),
      `state/out-of-range counters[${TURN_OF}]`,
    ],
    [
      'nobody who began',
      (s) => Object.assign(s.counters, { [FIRST_PLAYER]: 3 }),
      `state/out-of-range counters[${FIRST_PLAYER}]`,
    ],
    ['half a record of history', (s) => (s.history = [0, 0]), 'state/wrong-length history'],
    ['a record of nobody', (s) => (s.history = [0, 3, 0, 0]), 'state/out-of-range history[0]'],
    ['a record of a seat below all', (s) => (s.history = [0, -1, 0, 0]), 'state/out-of-range history[0]'],
    ['a record of no piece', (s) => (s.history = [0, 0, 0, 0, 0, 0, 9_999, 0]), 'state/out-of-range history[4]'],
    ['a record of a piece below all', (s) => (s.history = [0, 0, -1, 0]), 'state/out-of-range history[0]'],
    ['a record of no zone', (s) => (s.history = [0, 0, 0, 99]), 'state/out-of-range history[0]'],
    ['a record of a zone below all', (s) => (s.history = [0, 0, 0, -1]), 'state/out-of-range history[0]'],
    ['a record of what nobody does', (s) => (s.history = [99, 0, 0, 0]), 'state/out-of-range history[0]'],
    ['a record of a slot beyond the row', (s) => (s.history = [6, 0, 0, 7]), 'state/out-of-range history[0]'],
    ['a record of no copied piece', (s) => (s.history = [3, 0, 0, 9_999]), 'state/out-of-range history[0]'],
    ['a record of no name', (s) => (s.history = [8, 0, 0, 9_999]), 'state/out-of-range history[0]'],
    ['links of what is not kept', (s) => (s.links = [0, 1]), 'state/wrong-links links'],
  ])('with %s is refused', (_, change, refusal) => {
    expect(refused(start, change)).toContain(refusal);
  });

  test('says how much there was of what does not fit', () => {
    const [problem] = problemsOf(() =>
      Reflect.apply(rules.check, undefined, [outside(start, (s) => (s.history = [0, 0]))]),
    );
    expect(problem).toMatchObject({ found: '2', expected: 'groups of four' });
    for (const list of ['known', 'apart', 'links'] as const) {
      const found = outside(start, (s) => (s[list] = [0, 0, 0]));
      expect(problemsOf(() => Reflect.apply(rules.check, undefined, [found]))[0]).toMatchObject({
        found: list === 'links' ? '3 pieces' : '3 numbers',
        expected: 'pairs',
      });
    }
  });

  /** Takes the last card of a place to the center deck. */
  function move(found: Changed, from: number): void {
    const places = found.places.map((place) => [...place]);
    places[CENTER_DECK].push(places[from].pop() ?? -1);
    found.places = places;
  }

  test('may have a history of everything that is recorded', () => {
    const most = rules.cards.length - 1;
    const details = [10, 10, 10, start.pieces.length - 1, 10, 10, 6, 6, most];
    details.forEach((detail, did) => {
      const name = `${did}: ${detail}`;
      const tooMuch = did === 3 ? start.pieces.length : did === 8 ? most + 1 : detail === 6 ? 7 : 11;
      expect([name, refused(start, (s) => (s.history = [did, 2, 0, detail]))]).toEqual([name, []]);
      expect([name, refused(start, (s) => (s.history = [did, 2, 0, tooMuch]))]).toEqual([
        name,
        ['state/out-of-range history[0]'],
      ]);
    });
  });

  test('may have no row at all', () => {
    expect(kept.places[ROW]).toEqual([]);
  });

  test('may have empty slots in its row', () => {
    const { state } = scenario(rules, {
      players: [{ name: 'Ann' }, { name: 'Ben' }],
      centerRow: ['Mephit', 'Muramasa'],
    });
    expect(state.places[ROW].slice(2)).toEqual([-1, -1, -1, -1]);
    expect(refused(state, () => {})).toEqual([]);
  });

  test('has the rules in force of the cards in play, neither fewer nor more, and no others', () => {
    expect(kept.abilities.length).toBeGreaterThan(0);
    expect(refused(kept, (s) => (s.abilities = s.abilities.slice(1)))).toEqual([
      'state/wrong-rules-in-force abilities',
    ]);
    expect(refused(kept, (s) => (s.abilities = [...s.abilities, s.abilities[0]]))).toEqual([
      'state/wrong-rules-in-force abilities',
    ]);
    const [ability] = kept.abilities;
    expect(refused(kept, (s) => (s.triggers = [...s.triggers, { ...ability, fleeting: true }]))).toEqual([
      'state/wrong-rules-in-force triggers',
    ]);
    expect(refused(kept, (s) => Object.assign(s.abilities[0], { rule: 99_999 }))).toEqual([
      'state/out-of-range abilities[0].rule',
    ]);
    expect(refused(kept, (s) => Object.assign(s.abilities[0], { seat: 1 }))).toEqual([
      'state/wrong-rules-in-force abilities',
    ]);
    expect(refused(kept, (s) => Object.assign(s.abilities[0], { self: -1 }))).toEqual([
      'state/out-of-range abilities[0].self',
    ]);
    expect(refused(kept, (s) => Object.assign(s.abilities[0], { seat: 2 }))).toEqual([
      'state/out-of-range abilities[0].seat',
    ]);
    expect(refused(kept, (s) => Object.assign(s.abilities[0], { it: 9_999 }))).toEqual([
      'state/out-of-range abilities[0].it',
    ]);
  });

  test('has at each purchase under way a card, a place and a destination', () => {
    const { pay, acquire, defeat } = gameOf(rules).procedures;
    const [frame] = start.queue;
    for (const node of [pay, acquire, defeat]) {
      const under = (list: readonly number[], it = 0): readonly string[] =>
        refused(start, (s) => (s.queue = [{ ...frame, node, list, it }, frame]));
      expect(under([ROW, 0])).toEqual([]);
      for (const [list, it] of [
        [[ROW], 0],
        [[ROW, 0, 0], 0],
        [[999, 0], 0],
        [[ROW, 999], 0],
        [[ROW, 0], -1],
      ] as const) {
        expect(under(list, it)).toEqual(['state/broken-frame queue[0]']);
      }
    }
  });
});

describe('a card that is kept under another', () => {
  const glass = "Dreamer's Glass";
  const keeping = scenario(rules, {
    players: [
      { name: 'Ann', inPlay: [glass, 'Muramasa'], under: { [glass]: ['Mystic', 'Militia'] } },
      { name: 'Ben', inPlay: ['Shadow Star'] },
    ],
  }).state;
  const [mystic, keeper, militia] = keeping.links;

  test('is linked to one that is in front of the same player', () => {
    expect(keeping.links).toEqual([mystic, keeper, militia, keeper]);
    expect(refused(keeping, () => {})).toEqual([]);
    const layout = gameOf(rules).layout;
    const [, annsOther] = keeping.places[layout.seat(0) + IN_PLAY];
    const [bens] = keeping.places[layout.seat(1) + IN_PLAY];
    expect(refused(keeping, (s) => (s.links = [mystic, annsOther, militia, keeper]))).toEqual([]);
    for (const links of [
      [mystic, bens, militia, keeper],
      [mystic, keeper, militia, militia],
      [mystic, keeper],
      [],
      [mystic, keeper, mystic, keeper],
      [mystic, keeper, keeper, militia],
      [mystic, keeper, militia, keeper, militia, keeper],
    ]) {
      expect(refused(keeping, (s) => (s.links = links))).toEqual(['state/wrong-links links']);
    }
  });
});
