import { ascension, type GameEvent } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients] });

const MEPHITS = Array.from({ length: 8 }, () => 'Mephit');

function annsTurn(ann: Omit<PlayerPosition, 'name'>, position: Partial<Position> = {}): Scenario {
  return scenario(rules, {
    players: [
      { name: 'Ann', ...ann },
      { name: 'Ben', hand: ['Militia'] },
    ],
    centerRow: ['Wind Tyrant', 'Wind Tyrant', 'Sordid Asp', ...MEPHITS.slice(0, 3)],
    centerDeck: MEPHITS,
    ...position,
  });
}

/** What the steps since some event say. */
function explained(s: Scenario, from = 0): readonly string[] {
  return rules.explain(s.events.slice(from), { players: s.state.players });
}

describe('an explanation', () => {
  test('tells every event in order, with the ruling step and the card that it is because of', () => {
    const s = annsTurn({ hand: ['Flytrap Witch'], deck: ['Mystic'] });
    s.play('Flytrap Witch');
    expect(explained(s)).toEqual([
      expect.stringMatching(/^Ann decides \(turn\): play:flytrap-witch#\d+ \(T1\)$/),
      'Ann: played Flytrap Witch (T2)',
      "Flytrap Witch goes from Ann's hand to Ann's played (T2)",
      'pool -2, now 58 (T2, Flytrap Witch)',
      'Ann: honor +2, now 2 (T2, Flytrap Witch)',
      "Mystic goes from Ann's deck to Ann's hand (T2, Flytrap Witch)",
    ]);
  });

  test('calls players by their seats where their names are not given', () => {
    const s = annsTurn({ hand: ['Apprentice'] });
    s.play('Apprentice');
    expect(rules.explain(s.events)).toContain('Player 1: runes +1, now 1 (T2, Apprentice)');
  });

  test('tells the steps of a defeat by their rulings: it moves, the row is refilled, the reward', () => {
    const s = annsTurn({ power: 5 });
    s.defeat('Wind Tyrant');
    const lines = explained(s);
    const at = (part: string): number => lines.findIndex((line) => line.includes(part));
    expect(lines).toContain('Wind Tyrant goes from the center row to the void (Q1)');
    expect(lines).toContain('Mephit goes from the center deck to the center row (Q2)');
    expect(lines).toContain('Ann: honor +3, now 3 (Q3, Wind Tyrant)');
    expect(at('(Q1)')).toBeLessThan(at('(Q2)'));
    expect(at('(Q2)')).toBeLessThan(at('(Q3, Wind Tyrant)'));
  });

  test('tells what another seat may know with no card that is hidden from it', () => {
    const s = annsTurn({ hand: ['Arha Initiate'], deck: ['Mystic'] });
    s.play('Arha Initiate');
    const told = rules.explain(rules.eventsFor(s.events, 1), { players: s.state.players });
    expect(told).toContain("a card goes from Ann's deck to Ann's hand (T2, Arha Initiate)");
    expect(told.join()).not.toContain('Mystic');
  });

  test('has a line for each event, whatever kinds of events there are', () => {
    const s = annsTurn({ hand: ['Nook Hound', 'Runic Lycanthrope'], discard: ['Mystic', 'Militia'] });
    s.play('Nook Hound');
    s.decline();
    s.play('Runic Lycanthrope');
    const kinds = new Set(s.events.map(({ event }: GameEvent) => event));
    expect([...kinds].sort()).toEqual(['changed', 'checked', 'decided', 'happened', 'moved', 'revealed', 'shuffled']);
    expect(explained(s)).toHaveLength(s.events.length);
  });
});

describe('why did I not get it?', () => {
  test('a condition of a text that does not hold is told, and so is one that does', () => {
    const s = annsTurn({ hand: ['Runic Lycanthrope', 'Lifebound Initiate', 'Runic Lycanthrope'] });
    s.play('Runic Lycanthrope');
    expect(explained(s)).toContainEqual(expect.stringMatching(/^Ann: .*Lifebound.*\? no \(T2, Runic Lycanthrope\)$/));
    const before = s.events.length;
    s.play('Lifebound Initiate');
    s.play('Runic Lycanthrope');
    expect(explained(s, before)).toContainEqual(
      expect.stringMatching(/^Ann: .*Lifebound.*\? yes \(T2, Runic Lycanthrope\)$/),
    );
  });

  test('honor of an opponent who is not ahead', () => {
    const s = annsTurn({ power: 3, honor: 9 });
    s.defeat('Sordid Asp');
    expect(s.honor('Ann')).toBe(10);
    expect(explained(s)).toContainEqual(expect.stringMatching(/^Ann: .*\? no \(Q3, Sordid Asp\)$/));
  });

  test.each([
    ['unite', 'Lionheart'],
    ['serenity', 'Blind Seer'],
    ['echo', 'Shadowridge Scout'],
  ])('%s that does not hold: %s', (keyword, name) => {
    const s = annsTurn({ hand: [name, 'Mystic'], discard: name === 'Blind Seer' ? ['Mystic'] : [] });
    s.play(name);
    const line = new RegExp(`^Ann: ${keyword} holds\\? no \\(\\w+, ${name}\\)$`);
    expect(explained(s)).toContainEqual(expect.stringMatching(line));
  });

  test('an effect that depends on doing another first', () => {
    const s = annsTurn({ hand: ['Temple Librarian'] });
    s.play('Temple Librarian');
    expect(explained(s)).toContainEqual('Ann: if you do? no (T2, Temple Librarian)');
  });

  test('honor for the first monster of a turn, at the second one', () => {
    const s = annsTurn({ power: 10, inPlay: ['Voidthirster'] });
    s.defeat('Wind Tyrant');
    expect(explained(s)).toContain('Ann: honor +1, now 4 (Q4, Voidthirster)');
    const before = s.events.length;
    s.defeat('Wind Tyrant');
    expect(s.honor('Ann')).toBe(7);
    expect(explained(s, before)).toContainEqual(expect.stringMatching(/^Ann: .*first.*\? no \(Q4, Voidthirster\)$/));
  });

  test('honor that an event gives once per turn, at the second monster', () => {
    const s = annsTurn({ power: 10 }, { event: 'Void Rising' });
    s.defeat('Wind Tyrant');
    expect(explained(s)).toContain('Ann: honor +1, now 4 (Q4, Void Rising)');
    const before = s.events.length;
    s.defeat('Wind Tyrant');
    expect(explained(s, before)).toContainEqual(expect.stringMatching(/^Ann: .*\? no \(Q4, Void Rising\)$/));
  });

  test('a trigger whose own condition does not hold', () => {
    const s = annsTurn(
      { power: 5, hand: ['Fire Tyrant'] },
      {
        event: 'Arha Rising',
        players: [
          { name: 'Ann', power: 6 },
          { name: 'Ben', hand: ['Militia', 'Mystic'] },
        ],
        centerRow: ['Fire Tyrant', ...MEPHITS.slice(0, 5)],
      },
    );
    s.defeat('Fire Tyrant');
    s.choose('Militia');
    expect(explained(s)).toContainEqual(expect.stringMatching(/^Ben: .*turn.*\? no \(Q4, Arha Rising\)$/));
  });
});
