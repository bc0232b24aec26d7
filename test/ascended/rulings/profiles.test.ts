import type { BoardPosition, SeatPosition } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { board, MAP, rules, seedFor } from '../at-the-board.js';

function turn(ann: Partial<SeatPosition>, more: Partial<BoardPosition> = {}, ben: Partial<SeatPosition> = {}) {
  return board({
    players: [
      { name: 'Ann', at: 'home', ...ann },
      { name: 'Ben', at: 'far', ...ben },
    ],
    map: MAP,
    round: 21,
    ...more,
  });
}

/** The kinds of the decisions of Ann's turn, as long as she does nothing. */
function phases(s: ReturnType<typeof board>): readonly string[] {
  const kinds: string[] = [];
  while (s.decision?.seat === 0) {
    kinds.push(s.decision.kind);
    s.choose(s.decision.kind === 'move' ? 'stay' : 'pass');
  }
  return kinds;
}

describe('special profiles', () => {
  test('B32 are unlocked at the beginning of a turn of the Ascension, by the base mutations', () => {
    const active = ['Stone Fists', 'Long Legs', 'Red Eyes'];
    expect(turn({ active }).names('Ann', 'profile')).toEqual(['Malus']);
    expect(turn({ active }, { round: 10 }).names('Ann', 'profile')).toEqual([]);
    expect(turn({ active: ['Stone Fists', 'Long Legs', 'Quick Mind'] }).names('Ann', 'profile')).toEqual([
      'Magnus Zor',
    ]);
    expect(turn({ active: ['Stone Fists', 'Long Legs'] }).names('Ann', 'profile')).toEqual([]);
  });

  test('B32 belong to the first who unlocks them, and each player has one', () => {
    const active = ['Stone Fists', 'Long Legs', 'Red Eyes'];
    expect(turn({ active }, {}, { profile: 'Malus' }).names('Ann', 'profile')).toEqual([]);
    expect(turn({ active, profile: 'Magnus Zor' }).names('Ann', 'profile')).toEqual(['Magnus Zor']);
  });

  test.each([
    ['Terr Morph', ['move', 'move', 'decide', 'breathe']],
    ['Magnus Zor', ['decide', 'move', 'breathe']],
    ['Allya Love', ['move', 'decide', 'breathe', 'breathe']],
    ['Malus', ['move', 'decide', 'breathe', 'move']],
  ])('B32 %s has turns of its own', (profile, sequence) => {
    expect(phases(turn({ profile, energy: 5 }))).toEqual(sequence);
  });
});

describe('Terr Morph', () => {
  test('keeps an opponent from using a mutation until his next turn, whenever he activates a Geo artifact', () => {
    const s = turn(
      { profile: 'Terr Morph', artifacts: ['Walking Stick'], energy: 3 },
      { phase: 'breathe' },
      { active: ['Long Legs', 'Deep Roots'], energy: 4 },
    );
    s.take('activate', 'Walking Stick');
    s.choose('east');
    s.decline();
    expect(s.decision).toMatchObject({ seat: 0, kind: 'suspend' });
    s.choose('Long Legs');
    s.choose('pass');
    expect(s.decision?.seat).toBe(1);
    s.take('attack', 'east');
    // Of a Body and a Geo only the latter gives dice.
    expect(s.level('Ben', 'thrust')).toBe(2);
  });

  test('rolls one more base die for each power token of opponents, 3 at most', () => {
    const s = turn(
      { profile: 'Terr Morph', active: ['Deep Roots'], energy: 1 },
      { phase: 'move' },
      { at: 'east', controls: ['village', 'ruins'], active: ['Stone Fists'], energy: 1 },
    );
    s.take('attack', 'east');
    expect(s.level('Ann', 'thrust')).toBe(4);
  });
});

describe('Magnus Zor', () => {
  test('draws a companion when he is unlocked', () => {
    const s = turn({ active: ['Stone Fists', 'Long Legs', 'Quick Mind'] }, { companions: ['Squire'] });
    expect(s.names('Ann', 'companions')).toEqual(['Squire']);
  });

  test('has opponents tested before he attacks, and rolls a die for each of their tokens', () => {
    const seed = seedFor([12, 7]);
    const s = turn(
      { profile: 'Magnus Zor', active: ['Stone Fists'], energy: 1 },
      { phase: 'move', seed },
      { at: 'east', control: 6, superstition: 1, active: ['Silver Tongue'], energy: 1 },
    );
    s.take('attack', 'east');
    expect([s.level('Ben', 'superstition'), s.level('Ben', 'health')]).toEqual([2, 9]);
    // Three of the Body, one of the fists, and two for the tokens.
    expect(s.level('Ann', 'thrust')).toBe(6);
  });

  test('goes where his opponent was, if the test has defeated them', () => {
    const s = turn(
      { profile: 'Magnus Zor', active: ['Stone Fists'] },
      { phase: 'move', seed: seedFor([12, 7]) },
      { at: 'east', origin: 'farthest', health: 1 },
    );
    s.take('attack', 'east');
    expect([s.at('Ann'), s.at('Ben')]).toEqual(['east', 'farthest']);
  });
});

describe('Allya Love', () => {
  test('takes control from an opponent and has them tested, whenever she activates a Soul artifact', () => {
    const s = turn(
      { profile: 'Allya Love', artifacts: ['Censer'], energy: 3 },
      { phase: 'breathe', seed: seedFor([12, 4]) },
      { control: 5 },
    );
    s.take('activate', 'Censer');
    s.decline();
    s.choose(1);
    expect([s.level('Ben', 'control'), s.level('Ben', 'superstition')]).toEqual([3, 1]);
  });

  test('B34 recruits villains, which count as two companions and never parry', () => {
    const s = turn(
      { profile: 'Allya Love', at: 'village', activated: ['Hymn of Ash'], companions: ['Squire'] },
      { phase: 'breathe', villains: ['The King', 'Hangman'] },
    );
    s.take('trade');
    s.choose('recruit-villain');
    // The King cannot be recruited: he goes back under the deck.
    expect(s.names('villainDeck').at(-1)).toBe('The King');
    s.choose('Squire');
    expect(s.names('Ann', 'companions')).toEqual(['Hangman']);
    const defends = turn(
      { companions: ['Hangman'], energy: 1 },
      { phase: 'move', turn: 'Ben' },
      { at: 'east', active: ['Stone Fists'], energy: 1 },
    );
    defends.take('attack', 'home');
    expect([defends.level('Ann', 'parry'), defends.level('Ann', 'thrust')]).toEqual([0, 1]);
  });
});

describe('Malus', () => {
  test('earns a wound token whenever he activates a Body artifact', () => {
    const s = turn({ profile: 'Malus', artifacts: ['Iron Cap'], energy: 3 }, { phase: 'breathe' });
    s.take('activate', 'Iron Cap');
    expect(s.level('Ann', 'wards')).toBe(1);
    expect(rules.view(s.state, 'observer').players[0].counters.wards).toBe(1);
  });
});
