import { boardScenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { seedFor } from '../../ascended/at-the-board.js';
import { attack, rules, table } from './at-the-table.js';

describe('Rimewalker', () => {
  test('gains an energy more on ice and snow', () => {
    const energyAt = (tile: string) => {
      const s = table({ active: ['Rimewalker'] });
      s.take('move', tile);
      return s.level('Ann', 'energy');
    };
    expect([energyAt('lake'), energyAt('east')]).toEqual([4, 1]);
  });
});

describe('Root Stance', () => {
  test('parries with a die more in forests, and stays after a defeat', () => {
    const seed = seedFor([6, 6, 6, 6], [6, 1, 1, 1]);
    const s = attack({ active: ['Fever Pulse'], energy: 1 }, { active: ['Root Stance'] }, { seed });
    expect(s.level('Ben', 'parry')).toBe(3);
    s.take('done');
    expect([s.at('Ann'), s.at('Ben')]).toEqual(['home', 'east']);
  });
});

describe('Owl Sight', () => {
  const offersAt = (round: number, control: number) => {
    const s = table({ active: ['Owl Sight'], at: 'far', control }, {}, { round });
    s.take('explore', 'southeast');
    return s.decision?.kind === 'terrain' ? s.offers() : [];
  };

  test('chooses new tiles for nothing in the Awakening, and for control later', () => {
    expect(offersAt(9, 0)).toContain('terrain lake');
    expect([offersAt(21, 1), offersAt(21, 2)[1]]).toEqual([[], 'terrain snow']);
  });
});

describe('Magpie Instinct', () => {
  test('keeps three artifacts', () => {
    const s = table(
      {
        active: ['Magpie Instinct'],
        at: 'castle',
        control: 12,
        artifacts: ['Grave Key', 'Gore Mask'],
        controls: ['castle'],
      },
      {},
      { phase: 'decide', artifacts: ['Ember Jar'] },
    );
    s.take('search');
    expect(s.names('Ann', 'artifacts')).toEqual(['Grave Key', 'Gore Mask', 'Ember Jar']);
  });

  test('pays an energy less for what costs 4 or less', () => {
    const s = table({ active: ['Magpie Instinct'], artifacts: ['Gore Mask', 'Blood Trail'], energy: 6 });
    s.take('activate', 'Gore Mask');
    expect(s.level('Ann', 'energy')).toBe(3);
    const dear = table({ active: ['Magpie Instinct'], artifacts: ['Gallows Rope'], energy: 5 });
    expect(dear.offers()).not.toContain('activate Gallows Rope');
  });
});

describe('Mist Body', () => {
  test('passes through others', () => {
    const s = table({ active: ['Mist Body'], energy: 2 }, { at: 'east' });
    s.take('pass', 'east');
    s.take('move', 'far');
    expect([s.at('Ann'), s.at('Ben'), s.level('Ann', 'energy')]).toEqual(['far', 'east', 3]);
  });

  test('chooses its own retreat', () => {
    const s = attack(
      { active: ['Fever Pulse'] },
      { active: ['Mist Body'] },
      { seed: seedFor([6, 6, 6, 6], [6, 1, 1]) },
    );
    expect(s.decision).toMatchObject({ seat: 1, kind: 'retreat' });
  });
});

describe('Night Sap', () => {
  test('gains an energy more in forests by day, and everywhere in Darkness, where it explores', () => {
    const day = table({ active: ['Night Sap'] });
    day.take('move', 'east');
    expect(day.level('Ann', 'energy')).toBe(2);
    const night = table({ active: ['Night Sap'] }, {}, { round: 12 });
    expect(night.offers()).toContain('explore northeast');
    night.take('move', 'lake');
    night.take('stay');
    expect(night.level('Ann', 'energy')).toBe(3);
  });

  test('wakes up when the tiles are turned to Darkness', () => {
    const s = boardScenario(rules, {
      players: [
        {
          name: 'Ann',
          at: 'a',
          map: { a: ['Hare Run', 0, 0] },
          control: 3,
          active: ['Night Sap'],
          hand: ['Worldroot'],
        },
        { name: 'Ben', at: 'b', map: { b: ['Deep Drifts', 0, 0] } },
      ],
      mutations: ['Owl Sight'],
      round: 10,
      turn: 'Ben',
      phase: 'breathe',
    });
    expect(s.decision).toMatchObject({ seat: 0, kind: 'join' });
    s.choose('1,0');
    while (s.decision?.kind === 'add-place') s.choose(s.decision.options[0].key);
    expect([s.counter('round'), s.names('Ann', 'hand')]).toEqual([11, ['Worldroot', 'Owl Sight']]);
    s.choose('Worldroot');
    expect([s.names('Ann', 'active'), s.level('Ann', 'control')]).toEqual([['Night Sap', 'Worldroot'], 0]);
  });
});

describe('Burrower', () => {
  test('comes out of the ground up to three tiles away in the wilderness, once in a turn', () => {
    const s = table({ active: ['Burrower'], energy: 5 });
    s.take('use', 'Burrower');
    expect(s.offers()).toEqual(expect.arrayContaining(['go far', 'go lake']));
    expect(s.offers()).not.toContain('go castle');
    s.choose('far');
    expect([s.at('Ann'), s.level('Ann', 'energy')]).toEqual(['far', 3]);
    expect(s.offers()).not.toContain('use Burrower 0');
  });
});

describe('Geode Heart', () => {
  test('fights with the highest difficulty of its tile', () => {
    const s = attack({ active: ['Geode Heart'], energy: 1 });
    expect([s.level('Ann', 'skill'), s.level('Ben', 'skill')]).toEqual([2, 3]);
  });
});

describe('Long Stride', () => {
  test('moves a tile further for nothing', () => {
    const s = table({ active: ['Long Stride'] });
    s.take('move', 'east');
    s.take('move', 'far');
    expect([s.at('Ann'), s.level('Ann', 'energy')]).toEqual(['far', 3]);
  });
});

describe('Worldroot', () => {
  test('adds a die for each place of power near that somebody controls, two at most', () => {
    const diceWith = (controls: readonly string[]) =>
      attack({ active: ['Worldroot'], energy: 1, controls }, { controls: ['ruins'] }).level('Ann', 'thrust');
    expect([diceWith([]), diceWith(['castle']), diceWith(['castle', 'village'])]).toEqual([3, 4, 4]);
  });

  test('gains energy from a castle that is taken', () => {
    const s = table({ active: ['Worldroot'], at: 'castle', artifacts: ["Baron's Charter"], energy: 8 });
    s.take('activate', "Baron's Charter");
    expect([s.holder('castle'), s.level('Ann', 'energy')]).toEqual(['Ann', 4]);
  });
});
