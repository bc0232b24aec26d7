import { ascension } from 'fatequeue';
import {
  acquire,
  banish,
  cards,
  construct,
  constructs,
  destroy,
  discard,
  draw,
  eachOpponent,
  eachPlayer,
  fate,
  gain,
  hero,
  heroes,
  inCenterRow,
  mayPutAcquired,
  monster,
  monsters,
  played,
  reward,
  whenever,
  whenYouAcquire,
  whenYouDefeat,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { told } from './told.js';
import { withCards } from './with-cards.js';

const chronicle = ascension({ sets: [chronicleOfTheGodslayer] });

const rules = withCards(
  hero('Omen of Runes', { cost: 1, copies: 3 }, fate(gain(1, 'runes'))),
  hero('Omen of Power', { cost: 1, copies: 3 }, fate(gain(1, 'power'))),
  hero('Omen of Honor', { cost: 1, copies: 3 }, fate(gain(7, 'honor'))),
  monster('Storm', { power: 2, copies: 3 }, fate(banish(1, heroes(inCenterRow)))),
  monster(
    'Gift Horse',
    { power: 1, copies: 3 },
    reward(gain(3, 'honor'), acquire(1, constructs(inCenterRow), 'inPlay')),
  ),
  monster('Wrecker', { power: 1, copies: 3 }, reward(gain(3, 'honor'), eachPlayer(destroy(1)))),
  construct('Trophy Wall', { cost: 2, copies: 3 }, whenever(whenYouDefeat(monsters()), gain(1, 'honor'))),
  construct('Hall of Spears', { cost: 2, copies: 3 }, whenever(whenYouDefeat(monsters()), gain(2, 'honor'))),
  construct('Ledger', { cost: 2, copies: 3 }, whenever(whenYouAcquire(cards()), gain(1, 'honor'))),
  construct('Satchel', { cost: 2, copies: 3 }, mayPutAcquired(heroes(), 'hand')),
  construct('Lectern', { cost: 2, copies: 3 }, mayPutAcquired(heroes(), 'deckTop')),
  hero('Reaper', { cost: 1, copies: 3 }, played(banish(2, heroes(inCenterRow)))),
  hero('Tax', { cost: 1, copies: 3 }, played(eachPlayer(discard(1)))),
  hero('Toll', { cost: 1, copies: 3 }, played(eachOpponent(discard(1)))),
  hero('Scout', { cost: 1, copies: 3 }, played(draw(1))),
);

const ROW = ['Mephit', 'Landtalker', 'Muramasa', 'Shadow Star', 'Spike Vixen', 'Wind Tyrant'];
const MONSTERS = ['Sea Tyrant', 'Earth Tyrant', 'Corrosive Widow', 'Tormented Soul'];

describe('the sequence', () => {
  test('Q1 Q2 Q3 Q4 Q5 a defeat moves the card, refills, rewards, lets triggers happen, then fates, in this order', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', inPlay: ['Trophy Wall'], power: 5 }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: ['Omen of Power', ...MONSTERS],
    });
    s.defeat('Wind Tyrant');
    expect(told(s.events)).toEqual([
      'power -5 (A1)',
      'wind-tyrant: centerRow > void (Q1)',
      'omen-of-power: centerDeck > centerRow (Q2)',
      'honor +3 (Q3)',
      'runes +3 (Q3)',
      'honor +1 (Q4)',
      'power +1 (Q5)',
    ]);
  });

  test('Q1 Q2 Q4 Q5 an acquire moves the card, refills, lets triggers happen, then fates, in this order', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', inPlay: ['Ledger'], runes: 2 }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: ['Omen of Power', ...MONSTERS],
    });
    s.acquire('Spike Vixen');
    expect(told(s.events)).toEqual([
      'runes -2 (A1)',
      'spike-vixen: centerRow > discard (Q1)',
      'omen-of-power: centerDeck > centerRow (Q2)',
      'honor +1 (Q4)',
      'power +1 (Q5)',
    ]);
  });

  test('Q1 a card goes first where an effect says instead: with Rocket Courier into play', () => {
    const s = scenario(chronicle, {
      players: [{ name: 'Ann', inPlay: ['Rocket Courier X-99'], runes: 3 }, { name: 'Ben' }],
      centerRow: ['Burrower Mark II', ...ROW.slice(1)],
      centerDeck: MONSTERS,
    });
    s.acquire('Burrower Mark II');
    s.choose('into play');
    expect(told(s.events).slice(1, 3)).toEqual([
      'burrower-mark-ii: centerRow > inPlay (Q1)',
      'sea-tyrant: centerDeck > centerRow (Q2)',
    ]);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });

  test('Q2 the row is refilled in the place that became empty; of several, from the center deck outward', () => {
    const one = scenario(chronicle, {
      players: [{ name: 'Ann', runes: 2 }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: MONSTERS,
    });
    one.acquire('Spike Vixen');
    expect(one.names('centerRow')).toEqual([
      'Mephit',
      'Landtalker',
      'Muramasa',
      'Shadow Star',
      'Sea Tyrant',
      'Wind Tyrant',
    ]);
    const two = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Reaper'] }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: MONSTERS,
    });
    two.play('Reaper');
    expect(two.names('centerRow')).toEqual([
      'Mephit',
      'Sea Tyrant',
      'Muramasa',
      'Shadow Star',
      'Earth Tyrant',
      'Wind Tyrant',
    ]);
  });

  test('Q2 nothing is refilled when an always-available card is acquired or defeated', () => {
    const s = scenario(chronicle, {
      players: [{ name: 'Ann', runes: 3, power: 2 }, { name: 'Ben' }],
      centerRow: ROW.slice(0, 5),
      centerDeck: MONSTERS,
    });
    s.acquire('Mystic');
    s.defeat('Cultist');
    expect(s.names('centerDeck')).toEqual(MONSTERS);
  });

  test('Q4 what triggered happens oldest first', () => {
    for (const [older, newer, gains] of [
      ['Trophy Wall', 'Hall of Spears', ['honor +1 (Q4)', 'honor +2 (Q4)']],
      ['Hall of Spears', 'Trophy Wall', ['honor +2 (Q4)', 'honor +1 (Q4)']],
    ] as const) {
      const s = scenario(rules, {
        players: [{ name: 'Ann', inPlay: [older], hand: [newer], power: 2 }, { name: 'Ben' }],
      });
      s.play(newer);
      s.defeat('Cultist');
      expect(told(s.events).slice(-2)).toEqual(gains);
    }
  });

  test('Q4 of several destinations that apply to one acquire the acquirer picks one', () => {
    const ann = { name: 'Ann', inPlay: ['Satchel', 'Lectern'], runes: 3 };
    const position = { players: [ann, { name: 'Ben' }] };
    const s = scenario(rules, position);
    s.acquire('Mystic');
    expect(s.decision).toMatchObject({ kind: 'destination', seat: 0, min: 0, max: 1 });
    expect(s.offers()).toEqual(['put into your hand', 'put on top of your deck']);
    s.choose('on top of your deck');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'deck'), s.names('Ann', 'discard')]).toEqual([[], ['Mystic'], []]);
    const other = scenario(rules, position);
    other.acquire('Mystic');
    other.choose('into your hand');
    expect([other.names('Ann', 'hand'), other.names('Ann', 'deck')]).toEqual([['Mystic'], []]);
  });

  test('Q5 K1 fates happen in the order in which their cards entered', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Reaper'] }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: ['Omen of Power', 'Omen of Runes', ...MONSTERS],
    });
    s.play('Reaper');
    expect(told(s.events).slice(-2)).toEqual(['power +1 (Q5)', 'runes +1 (Q5)']);
  });

  test('Q7 the row is full at every decision that a reward asks for', () => {
    const s = scenario(chronicle, {
      players: [{ name: 'Ann', power: 4, discard: ['Apprentice'] }, { name: 'Ben' }],
      centerRow: ['Mistake of Creation', ...ROW.slice(1)],
      centerDeck: MONSTERS,
    });
    s.defeat('Mistake of Creation');
    expect(s.decision?.source.card).toBe('mistake-of-creation');
    expect(s.names('centerRow')).toEqual(['Sea Tyrant', ...ROW.slice(1)]);
    s.choose('Landtalker');
    expect(s.decision?.source.card).toBe('mistake-of-creation');
    expect(s.names('centerRow')).toEqual(['Sea Tyrant', 'Earth Tyrant', ...ROW.slice(2)]);
  });

  test("Q7 the row is full at an opponent's decision too", () => {
    const s = scenario(chronicle, {
      players: [
        { name: 'Ann', power: 4 },
        { name: 'Ben', inPlay: ['Shadow Star', 'Muramasa'] },
      ],
      centerRow: ['Corrosive Widow', ...ROW.slice(1)],
      centerDeck: MONSTERS,
    });
    s.defeat('Corrosive Widow');
    expect(s.decision).toMatchObject({ kind: 'destroy', seat: 1 });
    expect(s.names('centerRow')).toHaveLength(6);
  });
});

describe('triggers', () => {
  test('Q8 a trigger looks at the world as it was when its cause happened: it pays though its card is gone by then', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', inPlay: ['Trophy Wall'], power: 1 }, { name: 'Ben' }],
      centerRow: ['Wrecker', ...ROW.slice(1)],
      centerDeck: MONSTERS,
    });
    s.defeat('Wrecker');
    expect(s.names('Ann', 'inPlay')).toEqual([]);
    expect(told(s.events).slice(-3)).toEqual(['honor +3 (Q3)', 'trophy-wall: inPlay > discard (Q3)', 'honor +1 (Q4)']);
  });

  test('Q8 a trigger that came into play after its cause does not pay', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', power: 3 }, { name: 'Ben' }],
      centerRow: ['Gift Horse', 'Trophy Wall', 'Mephit', 'Mephit', 'Mephit', 'Mephit'],
      centerDeck: MONSTERS,
    });
    s.defeat('Gift Horse');
    expect(s.names('Ann', 'inPlay')).toEqual(['Trophy Wall']);
    expect(s.honor('Ann')).toBe(3);
    s.defeat('Cultist');
    expect(s.honor('Ann')).toBe(5);
  });
});

describe('one inside another', () => {
  test('Q10 a reward that lets you take another card may take the one that has just refilled the row', () => {
    const s = scenario(chronicle, {
      players: [{ name: 'Ann', power: 7 }, { name: 'Ben' }],
      centerRow: ['Avatar of the Fallen', ...ROW.slice(1)],
      centerDeck: MONSTERS,
    });
    s.defeat('Avatar of the Fallen');
    s.choose('Sea Tyrant');
    expect(s.honor('Ann')).toBe(4 + 5);
    expect(s.names('centerRow')[0]).toBe('Earth Tyrant');
    expect(s.names('void')).toEqual(['Sea Tyrant', 'Avatar of the Fallen']);
  });

  test('Q11 an inner defeat finishes its own sequence before the outer one goes on, and fates wait for both', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', inPlay: ['Trophy Wall'], power: 7 }, { name: 'Ben' }],
      centerRow: ['Avatar of the Fallen', ...ROW.slice(1)],
      centerDeck: ['Omen of Runes', 'Omen of Power', ...MONSTERS],
    });
    s.defeat('Avatar of the Fallen');
    s.choose('Wind Tyrant');
    expect(told(s.events)).toEqual([
      'power -7 (A1)',
      'avatar-of-the-fallen: centerRow > void (Q1)',
      'omen-of-runes: centerDeck > centerRow (Q2)',
      'honor +4 (Q3)',
      'wind-tyrant: centerRow > void (Q1)',
      'omen-of-power: centerDeck > centerRow (Q2)',
      'honor +3 (Q3)',
      'runes +3 (Q3)',
      'honor +1 (Q4)',
      'honor +1 (Q4)',
      'runes +1 (Q5)',
      'power +1 (Q5)',
    ]);
  });

  test('Q11 a banish inside a reward refills at once, and its fates wait in the same list', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', inPlay: ['Trophy Wall'], power: 3 }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: ['Omen of Runes', 'Omen of Power', ...MONSTERS],
    });
    s.defeat('Mephit');
    s.choose('Wind Tyrant');
    expect(told(s.events).slice(3)).toEqual([
      'honor +2 (Q3)',
      'wind-tyrant: centerRow > void (Q3)',
      'omen-of-power: centerDeck > centerRow (Q2)',
      'honor +1 (Q4)',
      'runes +1 (Q5)',
      'power +1 (Q5)',
    ]);
  });

  test('Q11 a fate that changes the row adds to the end of the list', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Reaper'] }, { name: 'Ben' }],
      centerRow: ['Landtalker', 'Wolf Shaman', 'Mephit', 'Mephit', 'Mephit', 'Mephit'],
      centerDeck: ['Storm', 'Omen of Runes', 'Omen of Honor', ...MONSTERS],
    });
    s.play('Reaper');
    expect(told(s.events).slice(-4)).toEqual([
      'omen-of-runes: centerRow > void (Q5)',
      'omen-of-honor: centerDeck > centerRow (Q2)',
      'runes +1 (Q5)',
      'honor +7 (Q5)',
    ]);
  });

  test('Q12 of several cards banished at once all leave, then all are replaced', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Reaper'] }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: MONSTERS,
    });
    s.play('Reaper');
    expect(told(s.events).slice(1)).toEqual([
      'landtalker: centerRow > void (T2)',
      'spike-vixen: centerRow > void (T2)',
      'sea-tyrant: centerDeck > centerRow (Q2)',
      'earth-tyrant: centerDeck > centerRow (Q2)',
    ]);
  });

  test('Q13 each player acts in turn order, starting from the player whose turn it is', () => {
    const hand = ['Militia', 'Apprentice'];
    const s = scenario(rules, {
      players: [
        { name: 'Ann', hand },
        { name: 'Ben', hand },
        { name: 'Cat', hand: [...hand, 'Tax', 'Toll'] },
        { name: 'Dan', hand },
      ],
      turn: 'Cat',
    });
    const asked: (number | undefined)[] = [];
    s.play('Tax');
    while (s.decision?.kind === 'discard') {
      asked.push(s.decision.seat);
      s.choose('Militia');
    }
    expect(asked).toEqual([2, 3, 0, 1]);
    s.play('Toll');
    const left = told(s.events).slice(-3);
    expect(left).toEqual([
      'apprentice: hand > discard (T2)',
      'apprentice: hand > discard (T2)',
      'apprentice: hand > discard (T2)',
    ]);
    const seats = s.events.slice(-6).flatMap((event) => (event.event === 'moved' ? [event.to.seat] : []));
    expect(seats).toEqual([3, 0, 1]);
    expect(s.names('Cat', 'hand')).toEqual(['Apprentice']);
  });

  test('Q14 a fate happens even if its card has left the row before its turn came', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', power: 7 }, { name: 'Ben' }],
      centerRow: ['Avatar of the Fallen', ...ROW.slice(1)],
      centerDeck: ['Omen of Runes', ...MONSTERS],
    });
    s.defeat('Avatar of the Fallen');
    s.choose('Omen of Runes');
    expect(s.names('Ann', 'discard')).toEqual(['Omen of Runes']);
    expect(told(s.events).slice(-3)).toEqual([
      'omen-of-runes: centerRow > discard (Q1)',
      'sea-tyrant: centerDeck > centerRow (Q2)',
      'runes +1 (Q5)',
    ]);
  });
});
