import { ascension } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });

describe('the end of the game', () => {
  test('F1 the game ends after the round in which the last honor is earned', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann' }, { name: 'Ben', power: 2 }, { name: 'Cat', power: 2 }],
      first: 'Ben',
      pool: 1,
    });
    s.defeat('Cultist');
    expect(s.counter('pool')).toBe(0);
    s.endTurn();
    expect(s.decision?.seat).toBe(2);
    expect(rules.outcome(s.state)).toBeNull();
    s.endTurn();
    expect(s.decision?.seat).toBe(0);
    s.endTurn();
    expect(s.decision).toBeNull();
    expect(rules.outcome(s.state)?.winners).toEqual(['Ben']);
    expect(s.counter('round')).toBe(1);
  });

  test('F1 the last player of a round who earns the last honor ends the game with that turn', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', power: 2 }, { name: 'Ben' }],
      first: 'Ben',
      turn: 'Ann',
      round: 4,
      pool: 1,
    });
    s.defeat('Cultist');
    s.endTurn();
    expect(s.decision).toBeNull();
  });

  test('F1 the game goes on while there is honor in the pool', () => {
    const s = scenario(rules, { players: [{ name: 'Ann' }, { name: 'Ben', power: 2 }], turn: 'Ben', pool: 2 });
    s.defeat('Cultist');
    s.endTurn();
    expect(s.decision?.seat).toBe(0);
    expect(s.counter('round')).toBe(2);
  });

  test('F1 honor is still earned when the pool is empty, from outside it', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 4 },
        { name: 'Ben', power: 2 },
      ],
      pool: 1,
    });
    s.defeat('Cultist');
    s.defeat('Cultist');
    expect([s.honor('Ann'), s.counter('pool'), s.counter('reserve')]).toEqual([2, 0, 1]);
    s.endTurn();
    s.defeat('Cultist');
    expect([s.honor('Ben'), s.counter('reserve')]).toEqual([1, 2]);
  });

  test('F1 a reward larger than the pool is earned in full', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', power: 5 }, { name: 'Ben' }],
      centerRow: ['Wind Tyrant'],
      centerDeck: ['Mephit', 'Mephit', 'Mephit', 'Mephit', 'Mephit', 'Mephit'],
      pool: 2,
    });
    s.defeat('Wind Tyrant');
    expect([s.honor('Ann'), s.counter('pool'), s.counter('reserve')]).toEqual([3, 0, 1]);
  });

  test('F1 an extra turn does not count towards equal turns', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', inPlay: ["Tablet of Time's Dawn"], deck: ['Militia', 'Militia'] }, { name: 'Ben' }],
      pool: 1,
    });
    s.activate("Tablet of Time's Dawn");
    s.endTurn();
    expect(s.decision?.seat).toBe(0);
    s.play('Militia');
    s.play('Militia');
    s.defeat('Cultist');
    expect(s.counter('pool')).toBe(0);
    s.endTurn();
    expect(s.decision?.seat).toBe(1);
    s.endTurn();
    expect(s.decision).toBeNull();
  });

  test('F2 an extra turn taken from the last turn of the game is still played', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann' },
        { name: 'Ben', inPlay: ["Tablet of Time's Dawn"], power: 2, deck: ['Militia', 'Militia'] },
      ],
      turn: 'Ben',
      pool: 1,
    });
    s.defeat('Cultist');
    s.activate("Tablet of Time's Dawn");
    expect(s.names('void')).toEqual(["Tablet of Time's Dawn"]);
    s.endTurn();
    expect(s.decision).toMatchObject({ kind: 'turn', seat: 1 });
    s.play('Militia');
    s.play('Militia');
    s.defeat('Cultist');
    s.endTurn();
    expect(s.decision).toBeNull();
    expect(s.honor('Ben')).toBe(2);
  });

  test('F2 the tablet gives its turn only when banished from play by its owner', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', hand: ['Void Initiate', "Tablet of Time's Dawn"] },
        { name: 'Ben', inPlay: ["Tablet of Time's Dawn"] },
      ],
    });
    s.play('Void Initiate');
    s.choose("Tablet of Time's Dawn");
    expect(s.names('void')).toEqual(["Tablet of Time's Dawn"]);
    expect(s.offers()).not.toContain("activate Tablet of Time's Dawn");
    s.endTurn();
    expect(s.decision?.seat).toBe(1);
    expect(s.offers()).toContain("activate Tablet of Time's Dawn");
  });

  test('F2 a destroyed tablet gives no turn', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 4 },
        { name: 'Ben', inPlay: ["Tablet of Time's Dawn"] },
      ],
      centerRow: ['Corrosive Widow'],
      centerDeck: ['Mephit', 'Mephit', 'Mephit', 'Mephit', 'Mephit', 'Mephit'],
    });
    s.defeat('Corrosive Widow');
    expect(s.names('Ben', 'discard')).toEqual(["Tablet of Time's Dawn"]);
    s.endTurn();
    s.endTurn();
    expect(s.decision?.seat).toBe(0);
  });
});

describe('the score', () => {
  test('F3 it is the tokens and the honor of all own heroes and constructs, wherever they are', () => {
    const s = scenario(rules, {
      players: [
        {
          name: 'Ann',
          honor: 5,
          hand: ['Void Initiate', 'Landtalker'],
          deck: ['Muramasa', 'Apprentice'],
          inPlay: ['Hedron Cannon'],
          discard: ['Ascetic of the Lidless Eye'],
        },
        { name: 'Ben', honor: 2, hand: ['Mystic'] },
      ],
      void: ['Master Dhartha'],
    });
    expect(s.score('Ann')).toBe(5 + 1 + 3 + 4 + 0 + 8 + 2);
    expect(s.score('Ben')).toBe(2 + 1);
    s.play('Void Initiate');
    s.choose('Landtalker');
    expect(s.names('Ann', 'played')).toEqual(['Void Initiate']);
    expect(s.score('Ann')).toBe(5 + 1 + 4 + 0 + 8 + 2);
  });

  test('F3 the outcome lists what each player has', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', honor: 4 },
        { name: 'Ben', honor: 3, discard: ['Mystic', 'Muramasa'] },
      ],
      turn: 'Ben',
      pool: 0,
    });
    s.endTurn();
    expect(rules.outcome(s.state)).toMatchObject({
      winners: ['Ben'],
      sides: [
        { name: 'Ann', score: 4 },
        { name: 'Ben', score: 8, items: [{ amount: 3 }, { amount: 5 }] },
      ],
    });
  });

  test('F4 of players with equal scores the later in turn order wins, whoever sits first at the table', () => {
    const players = [
      { name: 'Ann', honor: 4 },
      { name: 'Ben', honor: 4 },
      { name: 'Cat', honor: 4 },
    ];
    for (const [first, last] of [
      ['Ann', 'Cat'],
      ['Ben', 'Ann'],
      ['Cat', 'Ben'],
    ]) {
      const s = scenario(rules, { players, first, turn: last, pool: 0 });
      s.endTurn();
      expect(rules.outcome(s.state)?.winners).toEqual([last]);
    }
  });
});
