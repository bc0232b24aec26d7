import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, DECK, MECHANA_RUNES, ROW } from './at-the-table.js';

describe("Tablet of Time's Dawn", () => {
  const tablet = "Tablet of Time's Dawn";

  test('is banished from play for an extra turn after this one', () => {
    const s = annsTurn({ inPlay: [tablet], deck: DECK });
    s.activate(tablet);
    expect(s.names('void')).toEqual([tablet]);
    expect(s.names('Ann', 'inPlay')).toEqual([]);
    s.endTurn();
    expect(s.decision?.seat).toBe(0);
    expect(s.names('Ann', 'hand')).toEqual(DECK.slice(0, 5));
    s.endTurn();
    expect(s.decision?.seat).toBe(1);
  });

  test('can be used in the turn in which it is played', () => {
    const s = annsTurn({ hand: [tablet], deck: DECK });
    s.play(tablet);
    s.activate(tablet);
    s.endTurn();
    expect(s.decision?.seat).toBe(0);
  });

  test('is for its owner only, in a turn of their own (T4)', () => {
    const s = annAgainst({ deck: DECK }, { inPlay: [tablet], deck: DECK });
    expect(s.offers()).not.toContain(`activate ${tablet}`);
    s.endTurn();
    expect(s.offers()).toContain(`activate ${tablet}`);
  });

  test('gives nothing when it is banished from the center row', () => {
    const s = annsTurn({ hand: ['Seer of the Forked Path'], deck: DECK }, { centerRow: [tablet, ...ROW.slice(1)] });
    s.play('Seer of the Forked Path');
    s.choose(tablet);
    expect(s.names('void')).toEqual([tablet]);
    s.endTurn();
    expect(s.decision?.seat).toBe(1);
  });

  test('gives nothing when it is banished from hand (A6)', () => {
    const s = annsTurn({ hand: ['Void Initiate', tablet], deck: DECK });
    s.play('Void Initiate');
    s.choose(tablet);
    s.endTurn();
    expect(s.decision?.seat).toBe(1);
  });

  test('gives an extra turn also from the last turn of the game (F2)', () => {
    const s = annsTurn(
      {},
      {
        players: [{ name: 'Ann' }, { name: 'Ben', inPlay: [tablet], deck: ['Apprentice', ...DECK], power: 2 }],
        turn: 'Ben',
        pool: 1,
      },
    );
    s.defeat('Cultist');
    expect(s.counter('pool')).toBe(0);
    s.activate(tablet);
    s.endTurn();
    expect(s.decision?.seat).toBe(1);
    s.play('Apprentice');
    s.endTurn();
    expect(s.decision).toBeNull();
  });

  test('does not lengthen the game: extra turns do not count for the round (F1)', () => {
    const s = annsTurn({ inPlay: [tablet], deck: DECK, power: 2 }, { pool: 1 });
    s.defeat('Cultist');
    s.activate(tablet);
    s.endTurn();
    expect(s.decision?.seat).toBe(0);
    s.endTurn();
    expect(s.decision?.seat).toBe(1);
    s.endTurn();
    expect(s.decision).toBeNull();
  });
});

describe('The All-Seeing Eye', () => {
  test('draws when its owner likes, not by itself', () => {
    const s = annsTurn({ inPlay: ['The All-Seeing Eye'], hand: ['Militia'], deck: ['Mystic', 'Apprentice'] });
    s.play('Militia');
    s.activate('The All-Seeing Eye');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });
});

describe('Snapdragon', () => {
  test('gives a rune once per turn', () => {
    const s = annsTurn({ inPlay: ['Snapdragon'] });
    s.activate('Snapdragon');
    expect(s.runes('Ann')).toBe(1);
    expect(s.offers()).not.toContain('activate Snapdragon');
  });

  test('gives an honor for the first lifebound hero of each turn, and for no other', () => {
    const s = annsTurn({
      inPlay: ['Snapdragon'],
      hand: ['Demon Slayer', 'Landtalker', 'Landtalker'],
      deck: ['Landtalker', ...DECK],
    });
    s.play('Demon Slayer');
    expect(s.honor('Ann')).toBe(0);
    s.play('Landtalker');
    expect(s.honor('Ann')).toBe(1);
    s.play('Landtalker');
    expect(s.honor('Ann')).toBe(1);
    s.endTurn();
    s.endTurn();
    s.play('Landtalker');
    expect(s.honor('Ann')).toBe(2);
  });

  test('comes too late for a lifebound hero played before it, which uses up the first', () => {
    const s = annsTurn({ hand: ['Landtalker', 'Snapdragon', 'Landtalker'] });
    s.play('Landtalker');
    s.play('Snapdragon');
    s.play('Landtalker');
    expect(s.honor('Ann')).toBe(0);
  });

  test('each copy triggers on its own', () => {
    const s = annsTurn({ inPlay: ['Snapdragon', 'Snapdragon'], hand: ['Landtalker', 'Landtalker'] });
    s.play('Landtalker');
    expect(s.honor('Ann')).toBe(2);
    s.play('Landtalker');
    expect(s.honor('Ann')).toBe(2);
  });

  test('is not set off by a lifebound construct, nor by an opponent', () => {
    const s = annAgainst({ inPlay: ['Snapdragon'], hand: ['Yggdrasil Staff'] }, { hand: ['Landtalker'] });
    s.play('Yggdrasil Staff');
    expect(s.honor('Ann')).toBe(0);
    s.endTurn();
    s.play('Landtalker');
    expect([s.honor('Ann'), s.honor('Ben')]).toEqual([0, 0]);
  });

  test('triggers after the text of the hero (T10)', () => {
    const s = annsTurn({ inPlay: ['Snapdragon'], hand: ['Druids of the Stone Circle'] });
    s.play('Druids of the Stone Circle');
    expect(s.honor('Ann')).toBe(0);
    s.choose('Mystic');
    expect(s.honor('Ann')).toBe(1);
  });
});

describe('Yggdrasil Staff', () => {
  test('has two abilities, each once per turn', () => {
    const s = annsTurn({ inPlay: ['Yggdrasil Staff'], runes: 8 });
    s.activate('Yggdrasil Staff', 0);
    expect(s.power('Ann')).toBe(1);
    s.activate('Yggdrasil Staff', 1);
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([4, 3]);
    expect(s.offers()).not.toContain('activate Yggdrasil Staff');
  });

  test('lets them be used in any order and at different moments', () => {
    const s = annsTurn({ inPlay: ['Yggdrasil Staff'], hand: ['Mystic', 'Mystic'] });
    expect(() => s.activate('Yggdrasil Staff', 1)).toThrow('scenario/not-on-offer');
    s.play('Mystic');
    s.play('Mystic');
    s.activate('Yggdrasil Staff', 1);
    expect([s.runes('Ann'), s.honor('Ann'), s.power('Ann')]).toEqual([0, 3, 0]);
    s.activate('Yggdrasil Staff', 0);
    expect(s.power('Ann')).toBe(1);
  });

  test('cannot be paid with runes that are for mechana constructs only', () => {
    const s = annsTurn({ inPlay: ['Yggdrasil Staff', 'The Grand Design'], runes: 3 });
    s.activate('The Grand Design');
    expect(() => s.activate('Yggdrasil Staff', 1)).toThrow('scenario/not-on-offer');
  });

  test('each copy can be paid for', () => {
    const s = annsTurn({ inPlay: ['Yggdrasil Staff', 'Yggdrasil Staff'], runes: 8 });
    s.activate('Yggdrasil Staff', 1);
    s.activate('Yggdrasil Staff', 1);
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([0, 6]);
  });
});

describe('Burrower Mark II', () => {
  const burrower = 'Burrower Mark II';

  test('draws a card when it comes into play itself', () => {
    const s = annsTurn({ hand: [burrower], deck: DECK });
    s.play(burrower);
    expect(s.names('Ann', 'hand')).toHaveLength(1);
  });

  test('draws once per turn', () => {
    const hand = [burrower, 'Hedron Cannon', "Watchmaker's Altar"];
    const s = annsTurn({ hand, deck: ['Mystic', 'Militia', 'Mystic'] });
    s.play(burrower);
    s.play('Hedron Cannon');
    expect(s.names('Ann', 'hand')).toEqual(["Watchmaker's Altar", 'Mystic']);
  });

  test('draws again in the next turn', () => {
    const s = annsTurn({ hand: [burrower], deck: ['Militia', 'Hedron Cannon', ...DECK] });
    s.play(burrower);
    s.endTurn();
    s.endTurn();
    expect(s.names('Ann', 'hand')).toHaveLength(5);
    s.play('Hedron Cannon');
    expect(s.names('Ann', 'hand')).toHaveLength(5);
  });

  test('does not mind a mechana construct that came into play before it', () => {
    const s = annsTurn({ hand: ['Hedron Cannon', burrower], deck: DECK });
    s.play('Hedron Cannon');
    expect(s.names('Ann', 'hand')).toEqual([burrower]);
    s.play(burrower);
    expect(s.names('Ann', 'hand')).toHaveLength(1);
  });

  test('each copy keeps track of its own use', () => {
    const s = annsTurn({ hand: [burrower, burrower, 'Hedron Cannon'], deck: DECK });
    s.play(burrower);
    expect(s.names('Ann', 'hand')).toHaveLength(3);
    s.play(burrower);
    expect(s.names('Ann', 'hand')).toHaveLength(3);
    s.play('Hedron Cannon');
    expect(s.names('Ann', 'hand')).toHaveLength(2);
  });

  test('draws for a construct that Rocket Courier puts into play (T11)', () => {
    const centerRow = ["Watchmaker's Altar", 'Mephit'];
    const s = annsTurn({ inPlay: [burrower, 'Rocket Courier X-99'], runes: 5, deck: DECK }, { centerRow });
    s.acquire("Watchmaker's Altar");
    expect(s.names('Ann', 'hand')).toEqual([]);
    s.choose('into play');
    expect(s.names('Ann', 'hand')).toHaveLength(1);
  });

  test('draws for itself when Rocket Courier puts it into play', () => {
    const centerRow = [burrower, 'Mephit'];
    const s = annsTurn({ inPlay: ['Rocket Courier X-99'], runes: 3, deck: DECK }, { centerRow });
    s.acquire(burrower);
    s.choose('into play');
    expect(s.names('Ann', 'hand')).toHaveLength(1);
  });

  test('does not draw for a mechana hero, a construct of another faction, or an acquired construct', () => {
    const hand = ['Mechana Initiate', 'Muramasa'];
    const centerRow = ['Hedron Cannon', 'Mephit'];
    const s = annsTurn({ inPlay: [burrower], hand, deck: DECK, runes: 8 }, { centerRow });
    s.play('Mechana Initiate');
    s.choose('choose:0');
    s.play('Muramasa');
    s.acquire('Hedron Cannon');
    expect(s.names('Ann', 'hand')).toEqual([]);
  });

  test('draws for any construct with Hedron Link Device (N1)', () => {
    const s = annsTurn({ inPlay: [burrower, 'Hedron Link Device'], hand: ['Muramasa'], deck: DECK });
    s.play('Muramasa');
    expect(s.names('Ann', 'hand')).toHaveLength(1);
  });
});

describe('Hedron Cannon', () => {
  test('gives a power for each mechana construct in play, itself included', () => {
    const inPlay = ['Hedron Cannon', 'The Grand Design', "Watchmaker's Altar", 'Muramasa', 'Snapdragon'];
    const s = annsTurn({ inPlay });
    s.activate('Hedron Cannon');
    expect(s.power('Ann')).toBe(3);
  });

  test('gives one power alone, and does not count mechana heroes or constructs of an opponent', () => {
    const ann = { inPlay: ['Hedron Cannon'], hand: ['Reactor Monk'] };
    const s = annAgainst(ann, { inPlay: ['The Grand Design', 'Rocket Courier X-99'] });
    s.play('Reactor Monk');
    s.activate('Hedron Cannon');
    expect(s.power('Ann')).toBe(1);
  });

  test('counts what is there when it is used', () => {
    const s = annsTurn({ inPlay: ['Hedron Cannon'], hand: ["Watchmaker's Altar", 'The Grand Design'] });
    s.play("Watchmaker's Altar");
    s.activate('Hedron Cannon');
    s.play('The Grand Design');
    expect(s.power('Ann')).toBe(2);
    expect(s.offers()).not.toContain('activate Hedron Cannon');
  });

  test('counts every construct with Hedron Link Device', () => {
    const inPlay = ['Hedron Cannon', 'Hedron Link Device', 'Muramasa', 'Snapdragon', 'The All-Seeing Eye'];
    const s = annsTurn({ inPlay });
    s.activate('Hedron Cannon');
    expect(s.power('Ann')).toBe(5);
  });
});

describe('Hedron Link Device', () => {
  const link = 'Hedron Link Device';

  test('lets restricted runes pay for any construct', () => {
    const table = { centerRow: ['Shadow Star', 'Spike Vixen', 'Mephit'] };
    const without = annsTurn({ inPlay: ['The Grand Design'], runes: 1 }, table);
    without.activate('The Grand Design');
    expect(without.offers()).not.toContain('acquire Shadow Star');
    const s = annsTurn({ inPlay: ['The Grand Design', link], runes: 1 }, table);
    s.activate('The Grand Design');
    s.acquire('Shadow Star');
    expect([s.runes('Ann'), s.counter(MECHANA_RUNES, 'Ann')]).toEqual([0, 0]);
  });

  test('does not turn heroes into mechana cards', () => {
    const s = annsTurn({ inPlay: ['The Grand Design', link] });
    s.activate('The Grand Design');
    expect(s.offers()).not.toContain('acquire Spike Vixen');
    expect(s.offers()).not.toContain('acquire Heavy Infantry');
  });

  test('lets Rocket Courier put any construct into play', () => {
    const s = annsTurn({ inPlay: ['Rocket Courier X-99', link], runes: 3 });
    s.acquire('Shadow Star');
    s.choose('into play');
    s.activate('Shadow Star');
    expect(s.power('Ann')).toBe(1);
  });

  test('is for its owner only', () => {
    const ben = { inPlay: ['Hedron Cannon', 'Muramasa', 'Rocket Courier X-99'], runes: 3 };
    const s = annAgainst({ inPlay: [link], deck: DECK }, ben);
    s.endTurn();
    s.activate('Hedron Cannon');
    expect(s.power('Ben')).toBe(2);
    s.acquire('Shadow Star');
    expect(s.names('Ben', 'discard')).toEqual(['Shadow Star']);
  });

  test('leaves constructs their own faction', () => {
    const s = annsTurn({ inPlay: [link, 'Muramasa'], hand: ['Avatar Golem'] });
    s.play('Avatar Golem');
    expect(s.honor('Ann')).toBe(2);
  });

  test('applies by itself: nobody is asked (G5)', () => {
    const s = annsTurn({ inPlay: [link, 'Hedron Cannon', 'Muramasa'] });
    s.activate('Hedron Cannon');
    expect(s.decision?.kind).toBe('turn');
    expect(s.power('Ann')).toBe(3);
  });

  test('stops when it leaves play', () => {
    const ann = { power: 4 };
    const ben = { inPlay: [link, 'Hedron Cannon', 'Muramasa'] };
    const s = annsTurn(ann, {
      players: [
        { name: 'Ann', ...ann },
        { name: 'Ben', ...ben },
      ],
      centerRow: ['Corrosive Widow'],
    });
    s.defeat('Corrosive Widow');
    s.choose(link);
    s.endTurn();
    s.activate('Hedron Cannon');
    expect(s.power('Ben')).toBe(1);
  });
});

describe('Rocket Courier X-99', () => {
  const courier = 'Rocket Courier X-99';
  const centerRow = ["Watchmaker's Altar", 'Burrower Mark II', 'Burrower Mark II', 'Muramasa', 'Reactor Monk', courier];

  test('may put an acquired mechana construct into play, where it can be used at once', () => {
    const s = annsTurn({ inPlay: [courier], runes: 5 }, { centerRow });
    s.acquire("Watchmaker's Altar");
    expect(s.decision).toMatchObject({ kind: 'destination', min: 0, max: 1 });
    s.choose('into play');
    expect(s.names('Ann', 'inPlay')).toEqual([courier, "Watchmaker's Altar"]);
    s.activate("Watchmaker's Altar");
    expect(s.counter(MECHANA_RUNES, 'Ann')).toBe(1);
  });

  test('can be declined, and is not used up by that (G7)', () => {
    const s = annsTurn({ inPlay: [courier], runes: 8, deck: DECK }, { centerRow });
    s.acquire("Watchmaker's Altar");
    s.decline();
    expect(s.names('Ann', 'discard')).toEqual(["Watchmaker's Altar"]);
    s.acquire('Burrower Mark II');
    s.choose('into play');
    expect(s.names('Ann', 'inPlay')).toEqual([courier, 'Burrower Mark II']);
  });

  test('works once per turn', () => {
    const s = annsTurn({ inPlay: [courier], runes: 6 }, { centerRow });
    s.acquire('Burrower Mark II');
    s.choose('into play');
    s.acquire('Burrower Mark II');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual(['Burrower Mark II']);
  });

  test('each copy works once per turn', () => {
    const s = annsTurn({ inPlay: [courier, courier], runes: 11 }, { centerRow });
    s.acquire('Burrower Mark II');
    s.choose('into play');
    s.acquire('Burrower Mark II');
    s.choose('into play');
    s.acquire("Watchmaker's Altar");
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'inPlay')).toHaveLength(4);
    expect(s.names('Ann', 'discard')).toEqual(["Watchmaker's Altar"]);
  });

  test('does nothing for itself when it is acquired, but brings another copy into play, which works at once', () => {
    const alone = annsTurn({ runes: 4 }, { centerRow });
    alone.acquire(courier);
    expect(alone.names('Ann', 'discard')).toEqual([courier]);
    const s = annsTurn({ inPlay: [courier], runes: 7, deck: DECK }, { centerRow });
    s.acquire(courier);
    s.choose('into play');
    s.acquire('Burrower Mark II');
    s.choose('into play');
    expect(s.names('Ann', 'inPlay')).toEqual([courier, courier, 'Burrower Mark II']);
  });

  test('does nothing for a hero or for a construct of another faction', () => {
    const s = annsTurn({ inPlay: [courier], runes: 11 }, { centerRow });
    s.acquire('Reactor Monk');
    s.acquire('Muramasa');
    expect(s.names('Ann', 'discard')).toEqual(['Muramasa', 'Reactor Monk']);
  });

  test('redirects a construct that is acquired for nothing', () => {
    const row = ['Avatar of the Fallen', "Watchmaker's Altar"];
    const s = annsTurn({ inPlay: [courier], power: 7 }, { centerRow: row });
    s.defeat('Avatar of the Fallen');
    s.choose("Watchmaker's Altar");
    s.choose('into play');
    expect(s.names('Ann', 'inPlay')).toEqual([courier, "Watchmaker's Altar"]);
  });
});

describe('The Grand Design', () => {
  const centerRow = ["Watchmaker's Altar", 'Burrower Mark II', 'Burrower Mark II', 'Shadow Star', 'Mechana Initiate'];

  test('gives 2 runes that pay for mechana constructs only', () => {
    const s = annsTurn({ inPlay: ['The Grand Design'], runes: 1 }, { centerRow });
    s.activate('The Grand Design');
    expect([s.runes('Ann'), s.counter(MECHANA_RUNES, 'Ann')]).toEqual([1, 2]);
    expect(s.offers()).toContain('acquire Burrower Mark II');
    expect(s.offers()).not.toContain('acquire Shadow Star');
    expect(s.offers()).not.toContain('acquire Heavy Infantry');
    expect(s.offers()).toContain('acquire Mechana Initiate');
    s.acquire('Mechana Initiate');
    expect([s.runes('Ann'), s.counter(MECHANA_RUNES, 'Ann')]).toEqual([0, 2]);
  });

  test('mixes them with ordinary runes, the restricted ones first (A14)', () => {
    const s = annsTurn({ inPlay: ['The Grand Design'], runes: 4 }, { centerRow });
    s.activate('The Grand Design');
    s.acquire("Watchmaker's Altar");
    expect(s.decision?.kind).toBe('turn');
    expect([s.runes('Ann'), s.counter(MECHANA_RUNES, 'Ann')]).toEqual([1, 0]);
  });

  test('lets them be split over several constructs', () => {
    const inPlay = ['The Grand Design', 'The Grand Design'];
    const s = annsTurn({ inPlay, runes: 2 }, { centerRow });
    s.activate('The Grand Design');
    s.activate('The Grand Design');
    expect(s.counter(MECHANA_RUNES, 'Ann')).toBe(4);
    s.acquire('Burrower Mark II');
    expect([s.runes('Ann'), s.counter(MECHANA_RUNES, 'Ann')]).toEqual([2, 1]);
    s.acquire('Burrower Mark II');
    expect([s.runes('Ann'), s.counter(MECHANA_RUNES, 'Ann')]).toEqual([0, 0]);
    expect(s.names('Ann', 'discard')).toEqual(['Burrower Mark II', 'Burrower Mark II']);
  });

  test('splits the 2 runes of one activation when discounts make the constructs that cheap', () => {
    const hand = ['Reactor Monk', 'Reactor Monk'];
    const s = annsTurn({ inPlay: ['The Grand Design'], hand }, { centerRow });
    for (const name of hand) s.play(name);
    s.activate('The Grand Design');
    s.acquire('Burrower Mark II');
    expect([s.runes('Ann'), s.counter(MECHANA_RUNES, 'Ann')]).toEqual([4, 1]);
    s.acquire('Burrower Mark II');
    expect([s.runes('Ann'), s.counter(MECHANA_RUNES, 'Ann')]).toEqual([2, 0]);
  });

  test('loses what is not spent at the end of the turn', () => {
    const s = annsTurn({ inPlay: ['The Grand Design'] }, { centerRow });
    s.activate('The Grand Design');
    s.endTurn();
    expect(s.counter(MECHANA_RUNES, 'Ann')).toBe(0);
  });
});

describe("Watchmaker's Altar", () => {
  const altar = "Watchmaker's Altar";

  test('gives a rune that pays for mechana constructs only', () => {
    const centerRow = ['Burrower Mark II', 'Shadow Star', 'Mechana Initiate'];
    const s = annsTurn({ inPlay: [altar], runes: 2 }, { centerRow });
    s.activate(altar);
    expect(s.offers()).not.toContain('acquire Shadow Star');
    s.acquire('Burrower Mark II');
    expect([s.runes('Ann'), s.counter(MECHANA_RUNES, 'Ann')]).toEqual([0, 0]);
  });

  test('adds up with The Grand Design', () => {
    const s = annsTurn({ inPlay: [altar, 'The Grand Design'] }, { centerRow: ['Burrower Mark II', 'Mephit'] });
    s.activate(altar);
    s.activate('The Grand Design');
    s.acquire('Burrower Mark II');
    expect(s.names('Ann', 'discard')).toEqual(['Burrower Mark II']);
  });

  test('loses its rune at the end of the turn', () => {
    const s = annsTurn({ inPlay: [altar] });
    s.activate(altar);
    s.endTurn();
    expect(s.counter(MECHANA_RUNES, 'Ann')).toBe(0);
  });
});

describe('Voidthirster', () => {
  test('gives a power once per turn', () => {
    const s = annsTurn({ inPlay: ['Voidthirster'] });
    s.activate('Voidthirster');
    expect(s.power('Ann')).toBe(1);
    expect(s.offers()).not.toContain('activate Voidthirster');
  });

  test('gives an honor for the first monster of the center row in a turn, and for no other', () => {
    const s = annsTurn({ inPlay: ['Voidthirster'], power: 10 }, { centerRow: ['Wind Tyrant', 'Wind Tyrant'] });
    s.defeat('Wind Tyrant');
    expect(s.honor('Ann')).toBe(4);
    s.defeat('Wind Tyrant');
    expect(s.honor('Ann')).toBe(7);
  });

  test('gives it after the reward', () => {
    const s = annsTurn({ inPlay: ['Voidthirster'], power: 3 });
    s.defeat('Mephit');
    expect(s.honor('Ann')).toBe(2);
    s.choose('Landtalker');
    expect(s.honor('Ann')).toBe(3);
  });

  test('gives nothing for the Cultist, which does not use up the first either (N15)', () => {
    const s = annsTurn({ inPlay: ['Voidthirster'], power: 7 });
    s.defeat('Cultist');
    expect(s.honor('Ann')).toBe(1);
    s.defeat('Wind Tyrant');
    expect(s.honor('Ann')).toBe(5);
  });

  test('counts a monster that is defeated for nothing (G3)', () => {
    const s = annsTurn({ inPlay: ['Voidthirster'], hand: ['Oziah the Peerless'] });
    s.play('Oziah the Peerless');
    s.choose('Wind Tyrant');
    expect(s.honor('Ann')).toBe(4);
  });

  test('comes too late for a monster of the row defeated before it, which uses up the first', () => {
    const s = annsTurn({ hand: ['Voidthirster'], power: 10 }, { centerRow: ['Wind Tyrant', 'Wind Tyrant'] });
    s.defeat('Wind Tyrant');
    s.play('Voidthirster');
    s.defeat('Wind Tyrant');
    expect(s.honor('Ann')).toBe(6);
  });

  test('each copy triggers on its own', () => {
    const s = annsTurn({ inPlay: ['Voidthirster', 'Voidthirster'], power: 5 });
    s.defeat('Wind Tyrant');
    expect(s.honor('Ann')).toBe(5);
  });

  test('gives nothing for a monster that is banished', () => {
    const s = annsTurn({ inPlay: ['Voidthirster'], hand: ['Seer of the Forked Path'], deck: DECK });
    s.play('Seer of the Forked Path');
    s.choose('Mephit');
    expect(s.honor('Ann')).toBe(0);
  });
});

describe('a construct', () => {
  test('that was destroyed is in its discard pile, and can be played and used again (A7, T4)', () => {
    const players = [
      { name: 'Ann', inPlay: ['Muramasa'], deck: ['Militia'] },
      { name: 'Ben', hand: ['Emri, One with the Void'] },
    ];
    const s = annsTurn({}, { players, centerRow: ['Corrosive Widow', ...ROW.slice(1)] });
    s.activate('Muramasa');
    s.endTurn();
    s.play('Emri, One with the Void');
    s.defeat('Corrosive Widow');
    expect(s.names('Ann', 'discard')).toEqual(['Muramasa']);
    s.endTurn();
    expect(s.offers()).not.toContain('activate Muramasa');
    s.endTurn();
    s.endTurn();
    s.play('Muramasa');
    s.activate('Muramasa');
    expect(s.power('Ann')).toBe(3);
  });
});
