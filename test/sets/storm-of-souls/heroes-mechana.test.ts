import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, CENTER_DECK } from './at-the-table.js';

describe('Brazer Drone', () => {
  test('gives a rune, and may return a construct of any faction from the discard pile to hand', () => {
    const s = annsTurn({ hand: ['Brazer Drone'], discard: ['Umbral Edge', 'Mystic', 'Synchronizer'] });
    s.play('Brazer Drone');
    expect(s.runes('Ann')).toBe(1);
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect([...s.offers()].sort()).toEqual(['pick Synchronizer', 'pick Umbral Edge']);
    s.choose('Umbral Edge');
    expect(s.names('Ann', 'hand')).toEqual(['Umbral Edge']);
    expect(s.names('Ann', 'discard')).toEqual(['Mystic', 'Synchronizer']);
  });

  test('may return nothing', () => {
    const s = annsTurn({ hand: ['Brazer Drone'], discard: ['Umbral Edge'] });
    s.play('Brazer Drone');
    s.decline();
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([[], ['Umbral Edge']]);
  });

  test('asks nothing without a construct in the discard pile', () => {
    const s = annsTurn({ hand: ['Brazer Drone'], discard: ['Mystic'], inPlay: ['Everbloom'] });
    s.play('Brazer Drone');
    expect(s.decision?.kind).toBe('turn');
  });
});

describe('Grease Monk', () => {
  const monk = 'Grease Monk';

  test('gives a rune, and makes the next construct cost 1 rune less, of any faction', () => {
    const s = annsTurn({ hand: [monk], runes: 1 });
    expect(s.offers()).not.toContain('acquire Everbloom');
    s.play(monk);
    s.acquire('Everbloom');
    expect(s.runes('Ann')).toBe(0);
  });

  test('works for one construct only, and heroes do not use it up', () => {
    const s = annsTurn({ hand: [monk], runes: 8 }, { centerRow: ['Everbloom', 'Everbloom', 'Minotaur'] });
    s.play(monk);
    s.acquire('Heavy Infantry');
    expect(s.runes('Ann')).toBe(7);
    s.acquire('Everbloom');
    expect(s.runes('Ann')).toBe(5);
    s.acquire('Everbloom');
    expect(s.runes('Ann')).toBe(2);
  });

  test('adds up with others on the same construct, down to nothing but no further', () => {
    const s = annsTurn({ hand: [monk, monk, monk, monk] });
    for (let i = 0; i < 4; i++) s.play(monk);
    s.acquire('Everbloom');
    expect(s.runes('Ann')).toBe(4);
    expect(s.offers()).not.toContain('acquire Umbral Edge');
  });

  test('is used up by a construct that is acquired for nothing (G3)', () => {
    const centerRow = ['Everbloom', 'Synchronizer', 'Minotaur'];
    const s = annsTurn({ hand: [monk, 'P.R.I.M.E.'], runes: 1 }, { centerRow });
    s.play(monk);
    expect(s.offers()).toContain('acquire Synchronizer');
    s.play('P.R.I.M.E.');
    s.choose('choose:1');
    s.choose('Everbloom');
    expect(s.offers()).not.toContain('acquire Synchronizer');
  });
});

describe('P.R.I.M.E.', () => {
  const prime = 'P.R.I.M.E.';

  test('gives 3 runes', () => {
    const s = annsTurn({ hand: [prime] });
    s.play(prime);
    expect(s.decision).toMatchObject({ kind: 'choose', min: 1, max: 1 });
    s.choose('choose:0');
    expect(s.runes('Ann')).toBe(3);
    expect(s.decision?.kind).toBe('turn');
  });

  test('or acquires a construct of the row for nothing, into the discard pile', () => {
    const s = annsTurn({ hand: [prime] });
    s.play(prime);
    s.choose('choose:1');
    expect(s.offers()).toEqual(['pick Umbral Edge', 'pick Everbloom']);
    expect(() => s.decline()).toThrow('answer/too-few');
    s.choose('Umbral Edge');
    expect(s.names('Ann', 'discard')).toEqual(['Umbral Edge']);
    expect([s.runes('Ann'), s.names('centerRow')[2]]).toEqual([0, CENTER_DECK[0]]);
  });

  test('may return from the discard pile to hand when its owner plays a mechana construct', () => {
    const s = annsTurn({ hand: ['Autobuilder 5.0'], discard: ['Mystic', prime] });
    s.play('Autobuilder 5.0');
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect(s.offers()).toEqual([`pick ${prime}`]);
    s.choose(prime);
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([[prime], ['Mystic']]);
  });

  test('may stay there, and is asked again at the next one: it is not limited to once per turn', () => {
    const s = annsTurn({ hand: ['Autobuilder 5.0', 'Cog Maw'], discard: [prime] });
    s.play('Autobuilder 5.0');
    s.decline();
    expect(s.names('Ann', 'discard')).toEqual([prime]);
    s.play('Cog Maw');
    s.choose(prime);
    expect(s.names('Ann', 'hand')).toEqual([prime]);
  });

  test('comes back again when it got into the discard pile again', () => {
    const hand = ['Autobuilder 5.0', 'Militia', 'Cog Maw'];
    const s = annsTurn({ hand, inPlay: ['Treasures of the Study'], discard: [prime] });
    s.play('Autobuilder 5.0');
    s.choose(prime);
    s.activate('Treasures of the Study');
    s.choose('Militia', prime);
    s.play('Cog Maw');
    s.choose(prime);
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([[prime], ['Militia']]);
  });

  test('does not return for a construct of another faction, but does under Hedron Rising', () => {
    const without = annsTurn({ hand: ['Everbloom'], discard: [prime] });
    without.play('Everbloom');
    expect(without.decision?.kind).toBe('turn');
    const s = annsTurn({ hand: ['Everbloom'], discard: [prime] }, { event: 'Hedron Rising' });
    s.play('Everbloom');
    s.choose(prime);
    expect(s.names('Ann', 'hand')).toEqual([prime]);
  });

  test('does not return when it was played this turn: it is not in the discard pile', () => {
    const s = annsTurn({ hand: [prime, 'Cog Maw'] });
    s.play(prime);
    s.choose('choose:0');
    s.play('Cog Maw');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'played')).toEqual([prime]);
  });

  test('stays away if it was banished before its turn came', () => {
    const s = annsTurn({ hand: ['Cog Maw'], inPlay: ['Personal Wormhole'], discard: [prime] });
    s.play('Cog Maw');
    expect(s.decision?.source.card).toBe('personal-wormhole');
    s.choose(prime);
    expect([s.names('void'), s.names('Ann', 'hand'), s.decision?.kind]).toEqual([[prime], [], 'turn']);
  });

  test('does not return for a mechana hero, nor for the construct of an opponent', () => {
    const s = annAgainst({ hand: ['Grease Monk', 'Cog Maw'] }, { discard: [prime] });
    s.play('Grease Monk');
    s.play('Cog Maw');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    const own = annsTurn({ hand: ['Grease Monk'], discard: [prime] });
    own.play('Grease Monk');
    expect(own.decision?.kind).toBe('turn');
  });
});

describe('Scrap Flinger', () => {
  const flinger = 'Scrap Flinger';

  test('gives 2 power, and 2 more for destroying a construct of any faction', () => {
    const s = annsTurn({ hand: [flinger], inPlay: ['Everbloom', 'Cog Maw'] });
    s.play(flinger);
    expect(s.power('Ann')).toBe(2);
    expect(s.decision).toMatchObject({ kind: 'destroy', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Everbloom', 'pick Cog Maw']);
    s.choose('Everbloom');
    expect([s.names('Ann', 'inPlay'), s.names('Ann', 'discard')]).toEqual([['Cog Maw'], ['Everbloom']]);
    expect(s.power('Ann')).toBe(4);
  });

  test('may destroy nothing', () => {
    const s = annsTurn({ hand: [flinger], inPlay: ['Everbloom'] });
    s.play(flinger);
    s.decline();
    expect([s.names('Ann', 'inPlay'), s.power('Ann')]).toEqual([['Everbloom'], 2]);
  });

  test("asks nothing without a construct of one's own", () => {
    const s = annAgainst({ hand: [flinger] }, { inPlay: ['Everbloom'] });
    s.play(flinger);
    expect(s.decision?.kind).toBe('turn');
    expect([s.names('Ben', 'inPlay'), s.power('Ann')]).toEqual([['Everbloom'], 2]);
  });
});
