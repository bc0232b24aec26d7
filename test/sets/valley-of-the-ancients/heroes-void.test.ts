import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, DECK, picks, ROW, sorted } from './at-the-table.js';

describe('Shadowridge Scout', () => {
  const scout = 'Shadowridge Scout';

  test('gives 2 power, and a death keystone with a void card in the discard pile (K2)', () => {
    const s = annsTurn({ hand: [scout], discard: ['Beacon of the Lost', 'Militia'] });
    s.play(scout);
    expect([s.power('Ann'), s.keystones('Ann')]).toEqual([2, { life: 0, death: 1 }]);
  });

  test('gives no keystone with cards of other factions or none, or with no card at all', () => {
    for (const discard of [[], ['Sacred Pot', 'Militia', 'Cheerful Consort', 'Brother Marius']]) {
      const s = annsTurn({ hand: [scout], discard });
      s.play(scout);
      expect([s.power('Ann'), s.keystones('Ann').death]).toEqual([2, 0]);
    }
  });

  test('does not hear void heroes played this turn, but those acquired (T3, T5)', () => {
    const s = annsTurn({ hand: [scout, scout, scout], runes: 4 });
    s.play(scout);
    s.play(scout);
    expect(s.keystones('Ann').death).toBe(0);
    s.acquire('Soulsnare Hunter');
    s.play(scout);
    expect(s.keystones('Ann').death).toBe(1);
  });

  test('does not hear a void card that was there earlier in the turn (K2)', () => {
    const hand = ['Excavation Sentry', scout];
    const s = annsTurn({ hand, discard: ['Beacon of the Lost'], deck: DECK });
    s.play('Excavation Sentry');
    s.choose('Beacon of the Lost');
    s.play(scout);
    expect(s.keystones('Ann').death).toBe(0);
  });

  test('does not hear a void card that gets there after it was played (K2)', () => {
    const s = annsTurn({ hand: [scout], runes: 4 });
    s.play(scout);
    s.acquire('Soulsnare Hunter');
    expect(s.keystones('Ann').death).toBe(0);
  });

  test("does not hear an opponent's discard pile", () => {
    const s = annAgainst({ hand: [scout] }, { discard: ['Beacon of the Lost'] });
    s.play(scout);
    expect(s.keystones('Ann').death).toBe(0);
  });
});

describe('Spiteful Gladiator', () => {
  test('gives 2 power, and 2 more with a void card in the discard pile (K2)', () => {
    const without = annsTurn({ hand: ['Spiteful Gladiator'], discard: ['Militia'] });
    without.play('Spiteful Gladiator');
    expect(without.power('Ann')).toBe(2);
    const s = annsTurn({ hand: ['Spiteful Gladiator'], discard: ['Deranged Dirge'] });
    s.play('Spiteful Gladiator');
    expect(s.power('Ann')).toBe(4);
  });
});

describe('Excavation Sentry', () => {
  const sentry = 'Excavation Sentry';

  test('gives 2 power, puts the top card of the deck into the discard pile, and may banish that card', () => {
    const s = annsTurn({ hand: [sentry, 'Apprentice'], deck: ['Militia', 'Mystic'] });
    s.play(sentry);
    expect(s.power('Ann')).toBe(2);
    expect(s.names('Ann', 'deck')).toEqual(['Mystic']);
    expect(s.names('Ann', 'discard')).toEqual(['Militia']);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(sorted(s.offers())).toEqual(picks('Apprentice', 'Militia'));
    s.choose('Militia');
    expect(s.names('removed')).toEqual(['Militia']);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });

  test('may banish from the hand, or nothing', () => {
    const s = annsTurn({ hand: [sentry, 'Apprentice', sentry], deck: ['Militia', 'Mystic'] });
    s.play(sentry);
    s.choose('Apprentice');
    expect(s.names('Ann', 'hand')).toEqual([sentry]);
    s.play(sentry);
    s.decline();
    expect(s.names('Ann', 'discard')).toEqual(['Mystic', 'Militia']);
  });

  test('reshuffles an empty deck first (T7)', () => {
    const s = annsTurn({ hand: [sentry], discard: ['Militia', 'Mystic'] });
    s.play(sentry);
    s.decline();
    expect(s.names('Ann', 'deck')).toHaveLength(1);
    expect(s.names('Ann', 'discard')).toHaveLength(1);
  });

  test('cannot banish itself, and asks nothing when there is nothing to banish (T3)', () => {
    const s = annsTurn({ hand: [sentry] });
    s.play(sentry);
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'played')).toEqual([sentry]);
  });
});

describe('Soulsnare Hunter', () => {
  const hunter = 'Soulsnare Hunter';
  const centerRow = ['Hellfrost Imps', 'Grave Golem', ...ROW.slice(2)];

  test('gives 2 power, and a life keystone for the next monster of the row defeated', () => {
    const s = annsTurn({ hand: [hunter], power: 6 }, { centerRow });
    s.play(hunter);
    expect(s.power('Ann')).toBe(8);
    s.defeat('Hellfrost Imps');
    expect(s.keystones('Ann').life).toBe(1);
    s.defeat('Grave Golem');
    expect(s.keystones('Ann').life).toBe(1);
  });

  test('is not used up by the Cultist', () => {
    const s = annsTurn({ hand: [hunter], power: 3 }, { centerRow });
    s.play(hunter);
    s.defeat('Cultist');
    expect(s.keystones('Ann').life).toBe(0);
    s.defeat('Hellfrost Imps');
    expect(s.keystones('Ann').life).toBe(1);
  });

  test('counts a monster that is defeated for nothing (G3)', () => {
    const s = annsTurn({ hand: [hunter], inPlay: ['Templar Outpost'] }, { centerRow });
    s.play(hunter);
    s.activate('Templar Outpost');
    expect(s.keystones('Ann').life).toBe(1);
  });

  test('gives it after the reward, and once although the reward defeats another (Q4, Q8)', () => {
    const s = annsTurn(
      { hand: [hunter], power: 1 },
      { centerRow: ['Hellfrost Imps', 'Hellfrost Imps', ...ROW.slice(2)] },
    );
    s.play(hunter);
    s.defeat('Hellfrost Imps');
    expect(s.keystones('Ann').life).toBe(0);
    s.choose('Hellfrost Imps');
    expect(s.honor('Ann')).toBe(4);
    expect(s.keystones('Ann').life).toBe(1);
  });
});

describe('Silenced Prophet', () => {
  const prophet = 'Silenced Prophet';

  test('draws, then puts the next card of the deck into the discard pile, and may banish either', () => {
    const s = annsTurn({ hand: [prophet], deck: ['Militia', 'Apprentice', 'Mystic'] });
    s.play(prophet);
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect(s.names('Ann', 'discard')).toEqual(['Apprentice']);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(sorted(s.offers())).toEqual(picks('Apprentice', 'Militia'));
    s.choose('Apprentice');
    expect(s.names('removed')).toEqual(['Apprentice']);
    expect(s.names('Ann', 'deck')).toEqual(['Mystic']);
  });

  test('may banish nothing', () => {
    const s = annsTurn({ hand: [prophet], deck: ['Militia', 'Apprentice'] });
    s.play(prophet);
    s.decline();
    expect(s.names('removed')).toEqual([]);
  });

  test('reshuffles between its steps when the deck runs out (T7)', () => {
    const s = annsTurn({ hand: [prophet], deck: ['Militia'], discard: ['Mystic', 'Apprentice'] });
    s.play(prophet);
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect(s.names('Ann', 'discard')).toHaveLength(1);
    expect(s.names('Ann', 'deck')).toHaveLength(1);
  });
});

describe('Endbringer Jora', () => {
  const jora = 'Endbringer Jora';
  const centerRow = ['Crypt Lurker', 'Starved Abomination', ...ROW.slice(2)];

  test('gives 3 power, and 2 runes for each monster of the row defeated this turn', () => {
    const s = annsTurn({ hand: [jora], power: 5 }, { centerRow });
    s.play(jora);
    s.defeat('Crypt Lurker');
    expect(s.runes('Ann')).toBe(2);
    s.defeat('Starved Abomination');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([4, 0]);
  });

  test('gives nothing for the Cultist, nor for a monster defeated before it', () => {
    const s = annsTurn({ hand: [jora], power: 4 }, { centerRow });
    s.defeat('Crypt Lurker');
    s.play(jora);
    s.defeat('Cultist');
    expect(s.runes('Ann')).toBe(0);
  });

  test('gives them for each monster that is defeated for nothing (G3)', () => {
    const s = annsTurn({ hand: [jora] }, { centerRow: ['Hellfrost Imps', 'Hellfrost Imps', ...ROW.slice(2)] });
    s.play(jora);
    s.defeat('Hellfrost Imps');
    s.choose('Hellfrost Imps');
    expect([s.honor('Ann'), s.runes('Ann')]).toEqual([4, 4]);
  });

  test('ends with the turn', () => {
    const s = annsTurn({ hand: [jora], deck: ['Heavy Infantry', 'Heavy Infantry', ...DECK] }, { centerRow });
    s.play(jora);
    s.endTurn();
    s.endTurn();
    s.play('Heavy Infantry');
    s.play('Heavy Infantry');
    s.defeat('Crypt Lurker');
    expect(s.runes('Ann')).toBe(0);
  });
});

describe('Randall, Umbral Sage', () => {
  const randall = 'Randall, Umbral Sage';

  test('gives 3 power, puts the deck into the discard pile, and takes back a void card', () => {
    const deck = ['Militia', 'Beacon of the Lost', 'Mystic'];
    const s = annsTurn({ hand: [randall], deck, discard: ['Soulsnare Hunter', 'Apprentice'] });
    s.play(randall);
    expect(s.power('Ann')).toBe(3);
    expect(s.names('Ann', 'deck')).toEqual([]);
    expect(s.decision).toMatchObject({ min: 1, max: 1 });
    expect(sorted(s.offers())).toEqual(picks('Beacon of the Lost', 'Soulsnare Hunter'));
    expect(() => s.decline()).toThrow('answer/too-few');
    s.choose('Soulsnare Hunter');
    expect(s.names('Ann', 'hand')).toEqual(['Soulsnare Hunter']);
    expect(sorted(s.names('Ann', 'discard'))).toEqual(sorted([...deck, 'Apprentice']));
  });

  test('takes back nothing when no void card is there, not even itself (T3)', () => {
    const s = annsTurn({ hand: [randall], deck: ['Militia'], discard: ['Mystic'] });
    s.play(randall);
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'hand')).toEqual([]);
    expect(s.names('Ann', 'played')).toEqual([randall]);
  });

  test('does not reshuffle an empty deck (T7)', () => {
    const s = annsTurn({ hand: [randall], discard: ['Mystic', 'Beacon of the Lost'] });
    s.play(randall);
    expect(s.names('Ann', 'hand')).toEqual(['Beacon of the Lost']);
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
    expect(s.names('Ann', 'deck')).toEqual([]);
    expect(s.events.filter(({ event }) => event === 'shuffled')).toEqual([]);
  });
});
