import { describe, expect, test } from 'vitest';
import { seedFor } from '../../ascended/at-the-board.js';
import { table } from './at-the-table.js';

describe('Frost Compass', () => {
  test('adds a tile next to its owner, and energy for it; they may walk there', () => {
    const s = table({ at: 'far', artifacts: ['Frost Compass'], energy: 2 }, {}, { seed: seedFor([12, 9]) });
    s.take('activate', 'Frost Compass');
    s.take('add-tile', 'northwest');
    expect(s.level('Ann', 'energy')).toBe(2);
    expect(s.decision?.kind).toBe('walk');
    const added = s.decision?.options.find(({ card }) => card !== 'black-pines');
    s.choose(added?.key ?? '');
    // Nothing is gained by a walk.
    expect([s.at('Ann') === 'far', s.level('Ann', 'energy')]).toEqual([false, 2]);
  });
});

describe("Wayfarer's Staff", () => {
  test('walks two tiles further for nothing', () => {
    const s = table({ at: 'village', artifacts: ["Wayfarer's Staff"], energy: 2 });
    s.take('activate', "Wayfarer's Staff");
    for (const tile of ['home', 'east', 'far']) s.take('move', tile);
    // Nothing but the end of the move is left.
    expect(s.decision?.kind).toBe('decide');
    expect([s.at('Ann'), s.level('Ann', 'energy')]).toEqual(['far', 3]);
  });
});

describe('Ember Jar', () => {
  test('warms its owner when they breathe', () => {
    const s = table({ artifacts: ['Ember Jar'], energy: 3 }, {}, { seed: seedFor([6, 1]) });
    s.take('activate', 'Ember Jar');
    s.take('move', 'lake');
    s.take('hunt');
    // Three of the lake by the move, one by the hunt, and five of the jar.
    expect(s.level('Ann', 'energy')).toBe(9);
  });
});

describe('Hearth Token', () => {
  test('brings its owner home, with an energy for each tile of the way, four at most', () => {
    const s = table({ at: 'far', origin: 'lake', artifacts: ['Hearth Token'], energy: 3 });
    s.take('activate', 'Hearth Token');
    expect([s.at('Ann'), s.level('Ann', 'energy')]).toEqual(['lake', 3]);
  });
});

describe("Traveller's Pack", () => {
  test('has an action in it', () => {
    const s = table(
      { at: 'castle', artifacts: ["Traveller's Pack"], energy: 4, health: 10 },
      {},
      { artifacts: ['Ember Jar'] },
    );
    s.take('activate', "Traveller's Pack");
    s.choose('choose:1');
    expect(s.names('Ann', 'artifacts')).toEqual(["Traveller's Pack", 'Ember Jar']);
  });
});

describe('Grave Key', () => {
  test('digs up an artifact or a mutation', () => {
    const dug = (key: string) => {
      const s = table({ artifacts: ['Grave Key'], energy: 4 }, {}, { discarded: ['Gore Mask', 'Worldroot'] });
      s.take('activate', 'Grave Key');
      s.choose(key);
      return [s.names('Ann', 'artifacts'), s.names('Ann', 'hand')];
    };
    expect(dug('choose:0')).toEqual([['Grave Key', 'Gore Mask'], []]);
    expect(dug('choose:1')).toEqual([['Grave Key'], ['Worldroot']]);
  });
});

describe("Alchemist's Still", () => {
  test('pays for the other artifact, which can be activated again', () => {
    const s = table({ artifacts: ["Alchemist's Still"], activated: ['Gore Mask'], energy: 5 });
    expect(s.offers()).not.toContain('activate Gore Mask');
    s.take('activate', "Alchemist's Still");
    expect(s.level('Ann', 'energy')).toBe(4);
    expect(s.offers()).toContain('activate Gore Mask');
  });
});

describe("Merchant's Seal", () => {
  test('trades in a castle at once, for a point more, with some control', () => {
    const s = table(
      { at: 'castle', artifacts: ["Merchant's Seal"], activated: ['Gore Mask'], energy: 6, controls: ['castle'] },
      {},
      { phase: 'decide' },
    );
    s.take('activate', "Merchant's Seal");
    s.choose("Merchant's Seal", 'Gore Mask');
    s.decline();
    expect([s.level('Ann', 'points'), s.level('Ann', 'control')]).toEqual([12, 2]);
  });
});

describe('Hourglass of Ash', () => {
  test('gives another Decide phase, or after breathing another Move phase', () => {
    const s = table({ artifacts: ['Hourglass of Ash'], energy: 7 }, {}, { phase: 'decide', seed: seedFor([6, 1]) });
    s.take('activate', 'Hourglass of Ash');
    s.take('hunt');
    expect(s.decision?.kind).toBe('decide');
    const late = table({ artifacts: ['Hourglass of Ash'], energy: 7 }, {}, { phase: 'breathe' });
    late.take('activate', 'Hourglass of Ash');
    expect(late.decision).toMatchObject({ seat: 0, kind: 'move' });
  });
});

describe("Baron's Charter", () => {
  const use = (ben: object, points = 3) => {
    const s = table({ at: 'castle', artifacts: ["Baron's Charter"], energy: 8, points }, ben);
    s.take('activate', "Baron's Charter");
    return [s.holder('castle'), s.level('Ann', 'points'), s.level('Ben', 'points')];
  };

  test('takes a place that nobody has, without a fight', () => {
    expect(use({})).toEqual(['Ann', 8, 0]);
  });

  test('takes it from an opponent for three points, if there are three', () => {
    expect(use({ controls: ['castle'], points: 5 })).toEqual(['Ann', 5, 0]);
    expect(use({ controls: ['castle'], points: 5 }, 2)).toEqual(['Ben', 2, 5]);
  });
});
