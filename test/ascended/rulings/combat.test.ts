import { describe, expect, test } from 'vitest';
import { board, MAP, seedFor } from '../at-the-board.js';

/** Ann attacks Ben on the tile to the east: her snow has 1 at that edge, his forest 2. */
function attack(
  ann: Partial<Parameters<typeof board>[0]['players'][number]>,
  ben: Partial<Parameters<typeof board>[0]['players'][number]>,
  more: Partial<Parameters<typeof board>[0]> = {},
): ReturnType<typeof board> {
  const s = board({
    players: [
      { name: 'Ann', at: 'home', origin: 'lake', ...ann },
      { name: 'Ben', at: 'east', origin: 'castle', ...ben },
    ],
    map: MAP,
    round: 21,
    phase: 'move',
    ...more,
  });
  s.take('attack', 'east');
  return s;
}

describe('the worked example of a combat', () => {
  test('a tie of one damage each: both score, the attacker retreats (B13 to B19)', () => {
    const seed = seedFor([6, 4, 5, 2], [6, 3], [6, 5, 1]);
    // Soul and Geo attack: three Thrust dice. Body and the Assassin defend: one Parry die, and two more.
    const s = attack(
      { active: ['Silver Tongue', 'Deep Roots'] },
      { active: ['Long Legs'], companions: ['Assassin'] },
      { seed },
    );
    expect([s.level('Ann', 'skill'), s.level('Ben', 'skill')]).toEqual([1, 2]);
    expect([s.level('Ann', 'thrust'), s.level('Ben', 'parry')]).toEqual([3, 3]);
    expect(s.decision?.seat).toBe(1);
    s.take('change', 'Assassin 2');
    expect([s.level('Ben', 'thrust'), s.level('Ben', 'parry'), s.level('Ben', 'energy')]).toEqual([2, 1, 0]);
    // Two of Ann's three dice beat a skill of 2, and one of them is parried; one of the Assassin's beats a skill of 1.
    expect(s.rolls).toEqual([[4, 5, 2], [3], [5, 1]]);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'suffer' });
    s.choose('Assassin 1');
    expect([s.level('Ann', 'points'), s.level('Ben', 'points')]).toEqual([1, 1]);
    expect([s.level('Ann', 'health'), s.level('Ben', 'health'), s.wounds('Assassin')]).toEqual([9, 10, 1]);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'retreat' });
    s.choose('village');
    expect([s.at('Ann'), s.at('Ben')]).toEqual(['village', 'east']);
  });
});

describe('combat skill', () => {
  test('B13 is the difficulty that each tile has at the edge between them', () => {
    const s = board({
      players: [
        { name: 'Ann', at: 'home', active: ['Stone Fists'] },
        { name: 'Ben', at: 'castle', energy: 1, active: ['Long Legs'] },
      ],
      map: MAP,
      round: 21,
      phase: 'move',
    });
    s.take('attack', 'castle');
    // The castle is to the southeast: the second value of both tiles.
    expect([s.level('Ann', 'skill'), s.level('Ben', 'skill')]).toEqual([2, 4]);
  });

  test('B4 rises by what cards say, and falls by what those of the foe say', () => {
    const s = attack({ active: ['Evil Eye'] }, { active: ['Night Sight'], energy: 1 }, { round: 12 });
    // In Darkness a forest has 3 there, and sharp sight 1 more; the eye takes 1 away.
    expect(s.level('Ben', 'skill')).toBe(3);
    expect(s.level('Ann', 'skill')).toBe(2);
  });
});

describe('the dice of a combat', () => {
  test('B14 Body attacks with 3 and defends with 1, Soul with 1 and 3, Geo with 2 and 2', () => {
    const mutations = ['Open Wound', 'Silver Tongue', 'Deep Roots'];
    const others = ['Long Legs', 'Soft Steps', 'Map in the Skin'];
    const s = attack({ active: mutations }, { active: others, energy: 1 });
    expect([s.level('Ann', 'thrust'), s.level('Ann', 'parry')]).toEqual([6, 0]);
    expect([s.level('Ben', 'thrust'), s.level('Ben', 'parry')]).toEqual([0, 6]);
  });

  test('B14 a companion adds its bonus, whatever hit points it has lost', () => {
    const s = attack({ companions: ['Squire'], wounds: { Squire: 1 } }, { active: ['Long Legs'], energy: 1 });
    expect(s.level('Ann', 'thrust')).toBe(2);
  });

  test('B15 the defender changes first, for 1 energy each', () => {
    const s = attack({ active: ['Long Legs'], energy: 2 }, { active: ['Soft Steps'], energy: 2 });
    expect(s.decision).toMatchObject({ seat: 1, kind: 'change' });
    s.take('change', 2);
    expect([s.level('Ben', 'thrust'), s.level('Ben', 'parry'), s.level('Ben', 'energy')]).toEqual([2, 1, 0]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'change' });
    expect(s.offers().filter((offer) => offer.startsWith('change'))).toHaveLength(2);
  });

  test('B15 changes can be free, or some of them', () => {
    const free = attack({ active: ['Long Legs'] }, { active: ['Quick Mind'] });
    free.take('change', 3);
    expect(free.level('Ben', 'energy')).toBe(0);
    const two = attack({ active: ['Long Legs'] }, { active: ['Sharp Wits', 'Silver Tongue'], energy: 1 });
    two.take('change', 3);
    expect([two.level('Ben', 'thrust'), two.level('Ben', 'energy')]).toEqual([3, 0]);
  });

  test('B15 an artifact that is activated meanwhile still adds its dice', () => {
    const s = attack({ active: ['Long Legs'], artifacts: ['War Horn'], energy: 3 }, { active: ['Soft Steps'] });
    s.take('activate', 'War Horn');
    expect(s.rolls[0]).toHaveLength(4);
  });

  test('B16 a six always succeeds and a one always fails', () => {
    const seed = seedFor([6, 6, 1, 6]);
    const s = attack({ active: ['Long Legs'] }, {}, { seed, map: { ...MAP, east: ['Castle', 1, 0] } });
    expect(s.level('Ben', 'health')).toBe(8);
  });

  test('B16 unsuccessful dice are rolled again where a rule allows it, once', () => {
    const seed = seedFor([6, 1, 1, 5], [6, 6]);
    const s = attack({ active: ['Red Eyes'] }, {}, { seed });
    expect(s.decision).toMatchObject({ seat: 0, kind: 'reroll', min: 0, max: 1 });
    s.choose('reroll');
    // Two successes, and the six counts twice.
    expect(s.level('Ann', 'points')).toBe(3);
  });

  test('B16 a wild one may roll more dice in Darkness, one for each miss of the foe', () => {
    const seed = seedFor([6, 1, 1, 2], [6, 1], [6, 6, 6, 6]);
    const s = attack({ active: ['Long Legs'] }, { active: ['Open Wound'], profile: 'Malus' }, { seed, round: 12 });
    expect(s.decision).toMatchObject({ seat: 1, kind: 'roll-more' });
    s.choose('roll-more');
    expect(s.rolls.at(-1)).toHaveLength(3);
  });
});

describe('the damage of a combat', () => {
  test('B17 each damage to an opponent is a point, and whoever suffers it allocates it', () => {
    const seed = seedFor([6, 6, 6, 6], [6, 1]);
    const s = attack({ active: ['Long Legs'] }, { companions: ['Juggler', 'Witness'] }, { seed });
    expect(s.level('Ann', 'points')).toBe(3);
    s.choose('Juggler 1');
    s.choose('Witness 2');
    // The witness takes one less than it is given.
    expect([s.wounds('Juggler'), s.level('Ben', 'health')]).toEqual([1, 10]);
    expect(s.names('Ben', 'companions')).toEqual(['Juggler']);
  });

  test('B17 a guard takes it before anybody else', () => {
    const seed = seedFor([6, 6, 6, 6], [6, 1, 1, 1], [6, 1]);
    const s = attack({ active: ['Long Legs'] }, { companions: ['Shield Maid', 'Old Wolf'] }, { seed });
    expect(s.names('Ben', 'companions')).toEqual(['Old Wolf']);
    expect(s.names('companionDiscard')).toContain('Shield Maid');
  });

  test('B17 a wound token takes up to 2 in the stead of health', () => {
    const seed = seedFor([6, 6, 6, 6]);
    const s = attack({ active: ['Long Legs'] }, { wards: 1 }, { seed });
    s.choose('ward');
    expect([s.level('Ben', 'wards'), s.level('Ben', 'health')]).toEqual([0, 9]);
  });
});

describe('the end of a combat', () => {
  const seed = seedFor([6, 6, 6, 6]);

  test('B18 the loser retreats to an empty neighbouring tile of the winner’s choice; B19 the attacker enters', () => {
    const s = attack({ active: ['Long Legs'] }, {}, { seed });
    expect(s.decision).toMatchObject({ seat: 0, kind: 'retreat' });
    expect(s.offers()).toEqual(['retreat far', 'retreat castle']);
    s.choose('far');
    expect([s.at('Ann'), s.at('Ben')]).toEqual(['east', 'far']);
    // The forest is entered, so that its energy is gained.
    expect(s.level('Ann', 'energy')).toBe(2);
  });

  test('B18 whoever cannot retreat stays, and the attacker does not enter', () => {
    const s = attack(
      { active: ['Long Legs'] },
      {},
      { seed, map: { home: MAP.home, east: MAP.east, lake: MAP.lake, castle: ['Castle', -1, 0] } },
    );
    expect([s.at('Ann'), s.at('Ben'), s.level('Ann', 'energy')]).toEqual(['home', 'east', 0]);
  });

  test('B18 a rule can keep the loser where they are, or let them choose', () => {
    const firm = attack({ active: ['Long Legs'] }, { active: ['Thick Hide'] }, { seed: seedFor([6, 6, 6, 6], [6, 1]) });
    expect([firm.at('Ann'), firm.at('Ben'), firm.level('Ben', 'health')]).toEqual(['home', 'east', 8]);
    const map = { ...MAP, south: ['Snow', 1, 1], north: ['Snow', 1, -1] } as const;
    const chosen = attack(
      { active: ['Long Legs'] },
      { active: ['Slippery'] },
      { seed: seedFor([6, 6, 6, 6], [6, 1, 1, 1]), map },
    );
    expect(chosen.decision).toMatchObject({ seat: 1, kind: 'retreat' });
  });

  test('B18 equal damage means that the attacker has lost, unless a rule says otherwise', () => {
    const none = seedFor([6, 1, 1, 1]);
    const lost = attack({ active: ['Long Legs'] }, {}, { seed: none });
    expect(lost.decision).toMatchObject({ seat: 1, kind: 'retreat' });
    const ties = attack({ active: ['Horned Brow'] }, {}, { seed: seedFor([6, 1, 1, 1, 1, 1]) });
    ties.choose('far');
    expect([ties.at('Ann'), ties.at('Ben')]).toEqual(['east', 'far']);
  });

  test('B12 whoever has no health left loses everything and begins anew near the origin', () => {
    const s = attack({ active: ['Long Legs'] }, { health: 2, points: 9, energy: 5, control: 4 }, { seed });
    expect(s.at('Ben')).toBe('castle');
    expect(['health', 'points', 'energy', 'control'].map((name) => s.level('Ben', name))).toEqual([10, 0, 0, 0]);
    expect(s.at('Ann')).toBe('east');
  });

  test('B12 where the origin is taken it is the nearest empty tile, of the player’s choice', () => {
    const s = attack({ active: ['Long Legs'] }, { health: 1, origin: 'home' }, { seed });
    expect(s.decision).toMatchObject({ seat: 1, kind: 'return' });
    s.choose('lake');
    expect(s.at('Ben')).toBe('lake');
  });
});

describe('the cards of a combat', () => {
  const seed = seedFor([6, 6, 6, 6]);

  test('B5 what a combat sets off happens after the damage is allocated', () => {
    const s = attack({ active: ['Long Legs'] }, { active: ['Open Wound'] }, { seed: seedFor([6, 6, 6, 6], [6, 1]) });
    expect(s.level('Ben', 'energy')).toBe(3);
  });

  test('B5 once per combat is once in each', () => {
    const s = attack({ active: ['Feast'], health: 5 }, {}, { seed });
    expect([s.level('Ann', 'health'), s.level('Ann', 'points')]).toEqual([6, 5]);
  });

  test('B34 what a companion does when it loses is about itself', () => {
    const s = attack({ active: ['Long Legs'] }, { companions: ['Squire'] }, { seed: seedFor([6, 6, 6, 6], [6, 1, 1]) });
    s.choose('suffer');
    expect(s.names('Ben', 'companions')).toEqual([]);
  });
});
