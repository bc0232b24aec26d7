import type { BoardPosition, SeatPosition } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { board, MAP, rules, seedFor } from '../at-the-board.js';

/** Ann at the beginning of a phase of hers; Ben is out of the way. */
function turn(ann: Partial<SeatPosition>, more: Partial<BoardPosition> = {}, ben: Partial<SeatPosition> = {}) {
  return board({
    players: [
      { name: 'Ann', at: 'home', ...ann },
      { name: 'Ben', at: 'farthest', ...ben },
    ],
    map: MAP,
    round: 21,
    phase: 'move',
    ...more,
  });
}

function words(s: ReturnType<typeof board>): readonly string[] {
  return [...new Set((s.decision?.options ?? []).map((option) => option.do))];
}

describe('setting up', () => {
  test('B1 each player has 10 health, three mutations, two power tokens and a tile of snow of their own', () => {
    const state = rules.start({ players: ['Ann', 'Ben', 'Cid'], seed: 1 });
    const { players, zones, counters } = rules.view(state, 'all');
    for (const { zones: own, counters: has } of players) {
      expect([has.health, has.energy, has.control, has.points, has.powerTokens]).toEqual([10, 0, 0, 0, 2]);
      expect([own.hand.length, own.map.map(({ card }) => card)]).toEqual([3, ['snow']]);
      expect(has.at).toBe(has.origin);
    }
    const [inquisitor] = zones.inquisitor;
    const bonus = rules.cards.find(({ id }) => id === inquisitor.card)?.bonus;
    expect(counters.superstition).toBe(bonus);
  });

  test('B1 the first player is a matter of chance, and the game is for 2 to 4', () => {
    const first = new Set(
      Array.from(
        { length: 30 },
        (_, seed) => rules.start({ players: ['Ann', 'Ben', 'Cid', 'Dee'], seed }).decision?.seat,
      ),
    );
    expect([...first].sort()).toEqual([0, 1, 2, 3]);
    expect(() => rules.start({ players: ['Ann'], seed: 1 })).toThrow('start/wrong-number-of-players');
    expect(() => rules.start({ players: ['Ann', 'Ben', 'Cid', 'Dee'], seed: 1, variant: 'teams' })).toThrow();
  });
});

describe('moving', () => {
  test('B7 the energy of the terrain is gained at the end of a move, and not without one', () => {
    const s = turn({});
    s.take('move', 'east');
    expect([s.at('Ann'), s.level('Ann', 'energy'), s.decision?.kind]).toEqual(['east', 2, 'decide']);
    const stays = turn({});
    stays.take('stay');
    expect(stays.level('Ann', 'energy')).toBe(0);
  });

  test('B3 what would go over a scale is lost', () => {
    const s = turn({ energy: 19 });
    s.take('move', 'east');
    s.choose('stay');
    expect(s.level('Ann', 'energy')).toBe(20);
  });

  test('B8 a further step costs 2 energy, once per turn', () => {
    const s = turn({ energy: 5 });
    s.take('move', 'east');
    s.take('move', 'far');
    expect([s.at('Ann'), s.level('Ann', 'energy'), s.decision?.kind]).toEqual(['far', 5, 'decide']);
  });

  test('B8 in Darkness a player goes two tiles, and adds none to the map', () => {
    const s = turn({}, { round: 12 });
    expect(words(s)).toEqual(['move', 'stay']);
    s.take('move', 'east');
    s.take('move', 'far');
    expect([s.at('Ann'), s.level('Ann', 'energy')]).toEqual(['far', 1]);
  });

  test('B4 rules change steps and what they cost', () => {
    const s = turn({ active: ['Long Legs'], energy: 1 });
    s.take('move', 'east');
    s.take('move', 'far');
    expect(s.level('Ann', 'energy')).toBe(1);
  });

  test('B8 a rule lets a player go on through a tile where another one stands', () => {
    const s = turn({ active: ['Ridge Walker'], energy: 2 }, {}, { at: 'east' });
    s.take('pass', 'east');
    expect(words(s)).toEqual(['move']);
    s.take('move', 'far');
    expect([s.at('Ann'), s.at('Ben')]).toEqual(['far', 'east']);
  });
});

describe('exploring', () => {
  test('B9 a die says what terrain there is', () => {
    const s = turn({}, { seed: seedFor([12, 9]) });
    s.take('explore', 'northeast');
    expect([s.at('Ann'), s.level('Ann', 'energy')]).toEqual(['Lake', 3]);
  });

  test('B9 in the Awakening 2 control choose it, and later only by a rule', () => {
    const early = turn({ control: 3 }, { round: 3 });
    early.take('explore', 'northeast');
    early.take('terrain', 'castle');
    expect([early.at('Ann'), early.level('Ann', 'control')]).toEqual(['Castle', 1]);
    const late = turn({ control: 3 }, { seed: seedFor([12, 1]) });
    late.take('explore', 'northeast');
    expect(late.at('Ann')).toBe('Snow');
    const ruled = turn({ control: 3, active: ['Map in the Skin'] });
    ruled.take('explore', 'northeast');
    ruled.take('terrain', 'castle');
    expect(ruled.level('Ann', 'control')).toBe(2);
  });

  test('B9 one step of a turn leads into the unknown, before or after the one that is paid for', () => {
    const s = turn({ energy: 5 }, { seed: seedFor([12, 1]) });
    s.take('explore', 'northeast');
    expect(words(s)).toEqual(['move', 'stay']);
    const after = turn({ energy: 5 }, { seed: seedFor([12, 1]) });
    after.take('move', 'east');
    expect(words(after)).toContain('explore');
  });

  test('B9 in Darkness only a rule allows it', () => {
    expect(words(turn({ active: ['Night Sight'] }, { round: 12 }))).toContain('explore');
  });

  test('B6 a terrain that has run out is rolled again', () => {
    const lakes = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`lake ${i}`, ['Lake', i, 5] as const]));
    const { lake: _, ...others } = MAP;
    const s = turn({}, { map: { ...others, ...lakes }, seed: seedFor([12, 9], [12, 12]) });
    s.take('explore', 'northeast');
    expect(s.at('Ann')).toBe('Village');
  });
});

describe('activating', () => {
  test('B11 an artifact is activated for energy in one’s turn, once', () => {
    const s = turn({ artifacts: ['Blood Vial'], energy: 4, health: 5 });
    s.take('activate', 'Blood Vial');
    s.decline();
    expect([s.level('Ann', 'energy'), s.level('Ann', 'health')]).toEqual([2, 7]);
    expect(words(s)).not.toContain('activate');
    expect(rules.whyNot(s.state, { do: 'activate', card: 'blood-vial' })?.code).toBe('why/used');
  });

  test('B11 an ability that is once per turn is used once', () => {
    const s = turn({ active: ['Whispering'], control: 3 }, {}, { at: 'far', energy: 2 });
    s.take('use', 'Whispering');
    expect([s.level('Ann', 'energy'), s.level('Ben', 'energy'), s.level('Ann', 'control')]).toEqual([1, 1, 2]);
    expect(words(s)).not.toContain('use');
  });

  test('B5 what an activation sets off follows its effect', () => {
    const s = turn({ active: ['Echo of Stone'], artifacts: ['Walking Stick'], energy: 0 });
    // A Geo artifact costs 1 less, and brings 1.
    s.take('activate', 'Walking Stick');
    s.choose('east');
    expect(s.decision?.kind).toBe('walk');
    s.decline();
    expect([s.level('Ann', 'energy'), s.level('Ann', 'control')]).toEqual([1, 1]);
  });

  test('B11 a rule until the next turn holds while others play', () => {
    const s = turn({ artifacts: ['Iron Cap'], energy: 2 }, {}, { at: 'east', active: ['Long Legs'], energy: 1 });
    s.take('activate', 'Iron Cap');
    s.take('stay');
    s.take('pass');
    s.take('attack', 'home');
    expect(s.level('Ann', 'skill')).toBe(3);
  });

  test('B36 a third artifact means that one of the three is discarded', () => {
    const s = turn(
      { at: 'ruins', controls: ['ruins'], artifacts: ['Censer', 'Compass'] },
      { phase: 'decide', artifacts: ['Tally'] },
    );
    s.take('search');
    expect(s.decision).toMatchObject({ kind: 'discard', min: 1, max: 1 });
    s.choose('Censer');
    expect(s.names('Ann', 'artifacts')).toEqual(['Compass', 'Tally']);
  });
});

describe('paying with health', () => {
  test('B38 nobody pays with their last hit point', () => {
    const s = turn({ artifacts: ['Last Will'], energy: 2, health: 3 });
    s.take('activate', 'Last Will');
    expect(s.offers()).toEqual(['spend 1', 'spend 2']);
    s.choose(2);
    expect([s.level('Ann', 'health'), s.level('Ann', 'control')]).toEqual([1, 2]);
  });
});

describe('mutating', () => {
  test('B10 two of its three parts, in any order, each once', () => {
    const s = turn(
      { hand: ['Stone Fists', 'Quick Mind'], control: 2 },
      { phase: 'decide', mutations: ['Feast', 'Restless'] },
    );
    s.take('mutate');
    s.take('draw-mutation');
    s.take('activate-mutation', 'Stone Fists');
    expect([s.names('Ann', 'active'), s.names('Ann', 'hand'), s.level('Ann', 'control')]).toEqual([
      ['Stone Fists'],
      ['Quick Mind', 'Feast'],
      0,
    ]);
    expect(s.decision?.seat).not.toBe(undefined);
    expect(s.decision?.kind).not.toBe('mutate');
  });

  test('B22 swapping draws as many new ones before the old ones are discarded', () => {
    const s = turn({ hand: ['Stone Fists', 'Quick Mind'] }, { phase: 'decide', mutations: ['Feast', 'Restless'] });
    s.take('mutate');
    s.take('swap');
    s.choose('Stone Fists', 'Quick Mind');
    expect([s.names('Ann', 'hand'), s.names('mutationDiscard')]).toEqual([
      ['Feast', 'Restless'],
      ['Quick Mind', 'Stone Fists'],
    ]);
  });

  test('B20 a fourth mutation takes the place of another', () => {
    const s = turn(
      { hand: ['Stone Fists'], active: ['Feast', 'Restless', 'Hoarder'], control: 2 },
      { phase: 'decide' },
    );
    s.take('mutate');
    s.take('activate-mutation', 'Stone Fists');
    s.choose('Restless');
    expect([s.names('Ann', 'active'), s.names('mutationDiscard')]).toEqual([
      ['Feast', 'Hoarder', 'Stone Fists'],
      ['Restless'],
    ]);
  });

  test('B20 with a profile only one of the same type takes its place, or one that is missing', () => {
    const base = { profile: 'Malus', hand: ['Quick Mind', 'Stone Fists'], control: 9 };
    const full = turn({ ...base, active: ['Feast', 'Long Legs', 'Red Eyes'] }, { phase: 'decide' });
    full.take('mutate');
    expect(full.offers()).toContain('activate-mutation Stone Fists');
    expect(full.offers()).not.toContain('activate-mutation Quick Mind');
    expect(rules.whyNot(full.state, { do: 'activate-mutation', card: 'quick-mind' })?.code).toBe('why/profile');
    const missing = turn({ ...base, active: ['Feast', 'Long Legs'] }, { phase: 'decide' });
    missing.take('mutate');
    missing.take('activate-mutation', 'Stone Fists');
    expect(missing.names('Ann', 'active')).toEqual(['Feast', 'Long Legs', 'Stone Fists']);
  });
});

describe('hunting and breathing', () => {
  test('B33 a hunt brings what a die shows', () => {
    const s = turn({}, { phase: 'decide', seed: seedFor([6, 5]) });
    s.take('hunt');
    expect(s.level('Ann', 'energy')).toBe(5);
  });

  test('B33 two energy recover a hit point, or raise control by one', () => {
    const heals = turn({ energy: 5, health: 3 }, { phase: 'breathe' });
    heals.take('heal');
    heals.choose(2);
    expect([heals.level('Ann', 'energy'), heals.level('Ann', 'health')]).toEqual([1, 5]);
    const focuses = turn({ energy: 5, control: 1 }, { phase: 'breathe' });
    focuses.take('focus');
    focuses.choose(2);
    expect([focuses.level('Ann', 'energy'), focuses.level('Ann', 'control')]).toEqual([1, 3]);
  });

  test('B33 a rule lets companions be healed as well', () => {
    const s = turn(
      { energy: 6, health: 9, active: ['Many Hands'], companions: ['Juggler'], wounds: { Juggler: 2 } },
      { phase: 'breathe' },
    );
    s.take('heal');
    s.choose('Juggler 2');
    s.choose(1);
    expect([s.wounds('Juggler'), s.level('Ann', 'health'), s.level('Ann', 'energy')]).toEqual([0, 10, 0]);
  });

  test('B37 activated artifacts are traded in a village for their energy cost', () => {
    const s = turn({ at: 'village', activated: ['Censer'], artifacts: ['Compass'] }, { phase: 'breathe' });
    s.take('trade');
    expect([s.level('Ann', 'points'), s.names('Ann', 'artifacts')]).toEqual([1, ['Compass']]);
    expect(turn({ activated: ['Censer'] }, { phase: 'breathe' }).decision?.seat).toBe(1);
  });

  test('B37 four points of one trade can bring a companion', () => {
    const s = turn({ at: 'village', activated: ['Hymn of Ash'] }, { phase: 'breathe', companions: ['Squire'] });
    s.take('trade');
    expect(s.decision).toMatchObject({ kind: 'recruit', min: 0 });
    s.choose('recruit');
    expect(s.names('Ann', 'companions')).toEqual(['Squire']);
  });

  test('B34 a third companion means that one of the three leaves', () => {
    const s = turn(
      { at: 'village', activated: ['Hymn of Ash'], companions: ['Juggler', 'Witness'] },
      { phase: 'breathe', companions: ['Squire'] },
    );
    s.take('trade');
    s.choose('recruit');
    s.choose('Witness');
    expect(s.names('Ann', 'companions')).toEqual(['Juggler', 'Squire']);
  });
});

describe('rounds', () => {
  test('B39 Darkness lasts from round 11 to 20, and a rule can wait for it', () => {
    const s = turn(
      { active: ['Restless'], map: { alone: ['Snow', 0, 0] }, at: 'alone' },
      { map: {}, round: 10, phase: 'breathe', turn: 'Ben', first: 'Ann' },
      { at: 'other', map: { other: ['Snow', 0, 0] } },
    );
    expect(s.decision?.kind).toBe('join');
    while (s.counter('round') === 10) s.choose(s.offers()[0].split(' ')[1]);
    expect(s.names('Ann', 'hand')).toHaveLength(1);
    expect(s.counter('round')).toBe(11);
  });

  test('B6 a deck that has run out is made anew from its discards', () => {
    const left = rules.cards.filter(({ kind }) => kind === 'mutation').map(({ name }) => name);
    const s = turn({}, { phase: 'decide', discarded: left });
    s.take('mutate');
    s.take('draw-mutation');
    expect([s.names('Ann', 'hand').length, s.names('mutationDiscard').length]).toEqual([1, 0]);
  });
});

describe('the end of the game', () => {
  test('B2 whoever is back at the origin with a profile and 30 points at the end of a Move phase has won', () => {
    const s = turn({ at: 'east', origin: 'home', profile: 'Malus', points: 30 });
    s.take('move', 'home');
    expect(rules.outcome(s.state)?.winners).toEqual(['Ann']);
  });

  test.each([{ points: 29 }, { points: 30, profile: undefined }, { origin: 'lake' }])('B2 not with %j', (missing) => {
    const { profile = 'Malus', ...others } = { at: 'east', origin: 'home', points: 30, ...missing };
    const s = turn('profile' in missing ? others : { ...others, profile });
    s.take('move', 'home');
    expect(rules.outcome(s.state)).toBe(null);
  });

  test('B2 after round 30 the highest score wins; B35 then places of power, then the later seat', () => {
    const end = (ann: Partial<SeatPosition>, ben: Partial<SeatPosition>): readonly string[] | undefined => {
      const s = turn({ energy: 2, ...ann }, { round: 30, phase: 'breathe', first: 'Ben', turn: 'Ann' }, ben);
      s.choose('pass');
      return rules.outcome(s.state)?.winners;
    };
    expect(end({ points: 3 }, { points: 2 })).toEqual(['Ann']);
    expect(end({ points: 3 }, { points: 3, controls: ['ruins'] })).toEqual(['Ben']);
    // Ben began, so that Ann sits later.
    expect(end({ points: 3 }, { points: 3 })).toEqual(['Ann']);
  });
});
