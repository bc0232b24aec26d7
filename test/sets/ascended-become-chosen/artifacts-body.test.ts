import { describe, expect, test } from 'vitest';
import { seedFor } from '../../ascended/at-the-board.js';
import { attack, table, turn } from './at-the-table.js';

describe('Knucklebones', () => {
  test('are thrown for energy until a low one falls', () => {
    const s = table({ artifacts: ['Knucklebones'], energy: 2 }, {}, { seed: seedFor([6, 3], [6, 6], [6, 2]) });
    s.take('activate', 'Knucklebones');
    expect([s.rolls, s.level('Ann', 'energy')]).toEqual([[[3], [6], [2]], 3]);
  });
});

describe('Twin Sickles', () => {
  test('add a Thrust die, and change two dice for nothing', () => {
    const s = table({ artifacts: ['Twin Sickles'], active: ['Fever Pulse'], energy: 4 }, { at: 'east' });
    s.take('activate', 'Twin Sickles');
    s.take('attack', 'east');
    expect(s.level('Ann', 'thrust')).toBe(4);
    s.take('change', 3);
    expect([s.level('Ann', 'thrust'), s.level('Ann', 'parry'), s.level('Ann', 'energy')]).toEqual([1, 3, 0]);
  });
});

describe('Bear-Fat Salve', () => {
  test('heals its owner for themselves and each companion, and a wound of these', () => {
    const ann = { artifacts: ['Bear-Fat Salve'], companions: ['Herald', 'Deserter'], wounds: { Deserter: 2 } };
    const s = table({ ...ann, health: 5, energy: 5 }, {}, { phase: 'breathe' });
    s.take('activate', 'Bear-Fat Salve');
    expect([s.level('Ann', 'health'), s.wounds('Deserter')]).toEqual([8, 1]);
    s.take('heal');
    s.choose('Deserter 1');
    expect([s.wounds('Deserter'), s.level('Ann', 'energy')]).toEqual([0, 0]);
  });
});

describe('Gore Mask', () => {
  test('lets fives succeed against any skill', () => {
    const hurt = (artifacts: readonly string[]) => {
      const s = table(
        { active: ['Fever Pulse'], artifacts, energy: 4 },
        { at: 'castle' },
        { round: 12, seed: seedFor([6, 5, 5, 1]) },
      );
      if (artifacts.length > 0) s.take('activate', 'Gore Mask');
      s.take('attack', 'castle');
      if (artifacts.length === 0) s.take('done');
      return s.level('Ben', 'health');
    };
    // The gatehouse has a difficulty of 5 there in Darkness.
    expect([hurt(['Gore Mask']), hurt([])]).toEqual([8, 10]);
  });
});

describe('Blood Trail', () => {
  test('moves again after a fight', () => {
    const seed = seedFor([6, 6, 6, 6]);
    const s = attack({ active: ['Fever Pulse'], artifacts: ['Blood Trail'], energy: 4 }, {}, { seed });
    s.take('done');
    s.choose('far');
    s.take('activate', 'Blood Trail');
    s.take('hunt');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'move' });
  });

  test('moves a tile further without one', () => {
    const s = table({ artifacts: ['Blood Trail'], energy: 4 });
    s.take('activate', 'Blood Trail');
    s.take('move', 'east');
    s.take('move', 'far');
    expect(s.at('Ann')).toBe('far');
  });
});

describe("Berserker's Draught", () => {
  test('turns hit points into Thrust dice, and wins ties', () => {
    const s = table({ artifacts: ["Berserker's Draught"], energy: 5 }, { at: 'east' }, { seed: seedFor([6, 1, 1]) });
    s.take('activate', "Berserker's Draught");
    s.choose(2);
    expect(s.level('Ann', 'health')).toBe(8);
    s.take('attack', 'east');
    // Both have inflicted nothing: the attacker has won all the same, and says where to.
    expect([s.rolls, s.decision?.kind, s.decision?.seat]).toEqual([[[1, 1]], 'retreat', 0]);
    s.choose('far');
    expect([s.at('Ann'), s.at('Ben')]).toEqual(['east', 'far']);
  });
});

describe('Gallows Rope', () => {
  test('destroys a mutation of whoever is beaten, of its owner choice', () => {
    const s = table(
      { artifacts: ['Gallows Rope'], active: ['Fever Pulse'], energy: 6 },
      { at: 'east', active: ['Owl Sight', 'Mist Body'] },
      { seed: seedFor([6, 6, 6, 6], [6, 1, 1, 1, 1]) },
    );
    s.take('activate', 'Gallows Rope');
    s.take('attack', 'east');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'discard' });
    s.choose('Mist Body');
    expect([s.names('Ben', 'active'), s.names('mutationDiscard')]).toEqual([['Owl Sight'], ['Mist Body']]);
  });
});

describe('Banner of Thorns', () => {
  test('adds a die for every three of the base dice, and combat skill until the next turn', () => {
    const s = table(
      { artifacts: ['Banner of Thorns'], active: ['Fever Pulse', 'Hooked Talons', 'Leech Tongue'], energy: 7 },
      { at: 'east' },
    );
    s.take('activate', 'Banner of Thorns');
    s.take('attack', 'east');
    // Nine base dice, three more, and the one of the talons.
    expect([s.level('Ann', 'thrust'), s.level('Ann', 'skill')]).toEqual([13, 2]);
  });

  test('protects its owner in the turns of others', () => {
    const s = table({ artifacts: ['Banner of Thorns'], energy: 6 }, { at: 'east', energy: 1, active: ['Fever Pulse'] });
    s.take('activate', 'Banner of Thorns');
    s.take('stay');
    s.take('hunt');
    if (s.decision?.kind === 'breathe') s.take('pass');
    s.take('attack', 'home');
    expect(s.level('Ann', 'skill')).toBe(2);
  });
});

describe("Headsman's Axe", () => {
  test('adds two damage to what gets through, and points for a head', () => {
    const s = table(
      { artifacts: ["Headsman's Axe"], active: ['Leech Tongue'], energy: 7 },
      { at: 'east', health: 3, points: 4 },
      { seed: seedFor([6, 6, 1, 1]) },
    );
    s.take('activate', "Headsman's Axe");
    s.take('attack', 'east');
    expect([s.level('Ben', 'points'), s.level('Ann', 'points')]).toEqual([0, 6]);
  });

  test('adds nothing where nothing gets through', () => {
    const s = table(
      { artifacts: ["Headsman's Axe"], active: ['Leech Tongue'], energy: 7 },
      { at: 'east' },
      { seed: seedFor([6, 1, 1, 1]) },
    );
    s.take('activate', "Headsman's Axe");
    s.take('attack', 'east');
    expect(s.level('Ben', 'health')).toBe(10);
  });
});

describe('Siege Bell', () => {
  test('lets each opponent choose what to lose', () => {
    const choices = (ben: object) => {
      const s = turn({ artifacts: ['Siege Bell'], energy: 8 }, ben);
      s.take('activate', 'Siege Bell');
      return s;
    };
    const rich = choices({ controls: ['castle', 'ruins'], points: 10, active: ['Mist Body', 'Owl Sight'] });
    expect([rich.decision?.seat, rich.decision?.options.length]).toEqual([1, 3]);
    rich.choose('choose:0');
    rich.choose('ruins');
    expect([rich.holder('ruins'), rich.holder('castle'), rich.level('Ben', 'points')]).toEqual([null, 'Ben', 5]);
    expect(choices({}).level('Ben', 'health')).toBe(8);
  });
});
