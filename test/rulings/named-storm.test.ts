import { ascension } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { told } from './told.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer, stormOfSouls] });

const ROW = ['Minotaur', 'Lionheart', 'Umbral Edge', 'Everbloom', 'Abolisher', 'Noxious Soul'];
const DECK = ['Hoarding Tyrant', 'Vandal Soul', 'Starchild', 'Granger'];

type Having = Omit<PlayerPosition, 'name'>;

/** Ann's turn with Ben at the table, and the cards of Chronicle and Storm. */
function table(ann: Having, position: Partial<Position> = {}, ben: Having = {}): Scenario {
  const players = [
    { name: 'Ann', ...ann },
    { name: 'Ben', ...ben },
  ];
  return scenario(rules, { players, centerRow: ROW, centerDeck: DECK, ...position });
}

describe('constructs that count as Mechana', () => {
  test('N1 with Hedron Rising too a Void construct triggers Burrower Mark II', () => {
    const ann = { inPlay: ['Burrower Mark II'], hand: ['Umbral Edge'], deck: ['Militia'] };
    const without = table(ann);
    without.play('Umbral Edge');
    expect(without.names('Ann', 'hand')).toEqual([]);
    const s = table(ann, { event: 'Hedron Rising' });
    s.play('Umbral Edge');
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
  });

  test('N2 with Hedron Rising current Rocket Courier may put any construct that you acquire into play', () => {
    const s = table({ inPlay: ['Rocket Courier X-99'], runes: 6 }, { event: 'Hedron Rising' });
    s.acquire('Umbral Edge');
    expect(s.decision).toMatchObject({ kind: 'destination', min: 0, max: 1 });
    s.choose('into play');
    expect(s.names('Ann', 'inPlay')).toEqual(['Rocket Courier X-99', 'Umbral Edge']);
    s.activate('Umbral Edge');
    expect(s.power('Ann')).toBe(2);
  });

  test('N2 the refill that ends Hedron Rising does not take that away', () => {
    const s = table(
      { inPlay: ['Rocket Courier X-99'], runes: 6 },
      { event: 'Hedron Rising', centerDeck: ['Void Rising', 'Granger'] },
    );
    s.acquire('Umbral Edge');
    s.choose('into play');
    expect(s.names('event')).toEqual(['Void Rising']);
    expect([s.names('Ann', 'inPlay'), s.names('Ann', 'discard')]).toEqual([['Rocket Courier X-99', 'Umbral Edge'], []]);
  });

  test('N10 P.R.I.M.E. may return from the discard pile when a Mechana construct goes straight into play', () => {
    const s = table(
      { inPlay: ['Rocket Courier X-99'], discard: ['P.R.I.M.E.'], deck: ['Militia'], runes: 3 },
      { centerRow: ['Burrower Mark II', ...ROW.slice(1)] },
    );
    s.acquire('Burrower Mark II');
    s.choose('into play');
    expect(s.offers()).toEqual(['pick P.R.I.M.E.']);
    s.choose('P.R.I.M.E.');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'P.R.I.M.E.']);
  });

  test('N10 P.R.I.M.E. does not return when the construct goes to the discard pile', () => {
    const s = table(
      { inPlay: ['Rocket Courier X-99'], discard: ['P.R.I.M.E.'], runes: 3 },
      { centerRow: ['Burrower Mark II', ...ROW.slice(1)] },
    );
    s.acquire('Burrower Mark II');
    s.decline();
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'hand')).toEqual([]);
  });
});

describe('Tarik, the Trickster', () => {
  const tarik = 'Tarik, the Trickster';

  test('N4 copies only the play effect of a hero in the row, never its fate, and the hero stays', () => {
    const s = table(
      { power: 6, runes: 1, discard: ['Mystic'], deck: ['Militia'] },
      { centerRow: [tarik, 'Honey Siren', 'Minotaur', 'Minotaur', 'Minotaur', 'Minotaur'] },
      { discard: ['Mystic'] },
    );
    s.defeat(tarik);
    expect(s.offers()).toEqual(['pick Honey Siren']);
    s.choose('Honey Siren');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect([s.runes('Ann'), s.names('Ann', 'deck'), s.names('Ben', 'discard')]).toEqual([3, ['Militia'], ['Mystic']]);
    expect(s.names('centerRow')[1]).toBe('Honey Siren');
    s.acquire('Mystic');
    s.choose('on top of your deck');
    expect(s.names('Ann', 'deck')).toEqual(['Mystic', 'Militia']);
  });

  test('N4 the copied hero does not count as played', () => {
    const s = table({ power: 6, hand: ['Twofold Askara'] }, { centerRow: [tarik, 'Lionheart', ...ROW.slice(2)] });
    s.defeat(tarik);
    s.choose('Lionheart');
    expect(s.honor('Ann')).toBe(5 + 3);
    s.play('Twofold Askara');
    expect(s.decision?.kind).toBe('turn');
    expect(s.honor('Ann')).toBe(5 + 3);
  });
});

describe('Nemesis', () => {
  test('N6 the reward and its triggers finish under the old event, then the fate banishes it', () => {
    const s = table(
      { power: 3 },
      { event: 'Void Rising', centerRow: ['Fettered Soul', ...ROW.slice(1)], centerDeck: ['Nemesis', ...DECK] },
    );
    s.defeat('Fettered Soul');
    expect([s.names('event'), s.honor('Ann')]).toEqual([['Void Rising'], 2]);
    s.choose('Abolisher');
    expect([s.names('event'), s.honor('Ann')]).toEqual([[], 2 + 1]);
    expect(told(s.events)).toEqual([
      'power -3 (A1)',
      'fettered-soul: centerRow > void (Q1)',
      'nemesis: centerDeck > centerRow (Q2)',
      'honor +2 (Q3)',
      'abolisher: centerRow > void (Q3)',
      'hoarding-tyrant: centerDeck > centerRow (Q2)',
      'honor +1 (Q4)',
      'void-rising: event > void (Q5)',
    ]);
  });

  test('N6 a construct can still be saved under Hedron Rising by the reward that brings Nemesis', () => {
    const ben = { inPlay: ['Everbloom'], trophies: ['Fanatic'] };
    const s = table(
      { power: 4 },
      { event: 'Hedron Rising', centerRow: ['Vandal Soul', ...ROW.slice(1)], centerDeck: ['Nemesis', ...DECK] },
      ben,
    );
    s.defeat('Vandal Soul');
    s.choose('Everbloom');
    expect([s.names('Ben', 'inPlay'), s.names('event')]).toEqual([['Everbloom'], []]);
  });
});

describe('Arha Rising', () => {
  test('N7 with Temple Librarian: the discarded card may come back, and two cards are drawn', () => {
    const s = table(
      { hand: ['Temple Librarian', 'Militia', 'Mystic'], deck: ['Apprentice', 'Granger', 'Lionheart'] },
      { event: 'Arha Rising' },
    );
    s.play('Temple Librarian');
    s.choose('Mystic');
    expect(s.offers()).toEqual(['pick Mystic']);
    s.choose('Mystic');
    expect([...s.names('Ann', 'hand')].sort()).toEqual(['Apprentice', 'Granger', 'Militia', 'Mystic']);
    expect([s.names('Ann', 'discard'), s.names('Ann', 'deck')]).toEqual([[], ['Lionheart']]);
  });
});

describe("Dreamer's Glass", () => {
  const glass = "Dreamer's Glass";

  test('N8 at the end of the game its cards score for its owner', () => {
    const s = table(
      {},
      { turn: 'Ben', pool: 1 },
      { inPlay: [glass], under: { [glass]: ['Lionheart', 'Granger'] }, power: 2 },
    );
    s.defeat('Cultist');
    s.endTurn();
    expect(s.decision).toBeNull();
    expect([s.score('Ann'), s.score('Ben')]).toEqual([0, 1 + 3 + 3 + 2]);
    expect(rules.outcome(s.state)).toMatchObject({ winners: ['Ben'] });
  });

  test("N8 destroyed on another player's turn, its cards go to the owner's discard pile with it", () => {
    const ben = { inPlay: [glass], under: { [glass]: ['Lionheart', 'Granger'] }, discard: ['Mystic'] };
    const s = table({ power: 4 }, { centerRow: ['Vandal Soul', ...ROW.slice(1)] }, ben);
    s.defeat('Vandal Soul');
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'under')]).toEqual([[], []]);
    expect([...s.names('Ben', 'discard')].sort()).toEqual([glass, 'Granger', 'Lionheart', 'Mystic']);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });
});

describe('the void', () => {
  test('N9 a reshuffle may bring an event back, which is dealt like any other', () => {
    const outcomes = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const s = table(
        { runes: 2 },
        { event: 'Void Rising', centerDeck: [], void: ['Ogo Rising', 'Granger', 'Starchild'], seed },
      );
      s.acquire('Abolisher');
      expect(s.names('centerRow')).toHaveLength(6);
      expect(['Granger', 'Starchild']).toContain(s.names('centerRow')[4]);
      const [current] = s.names('event');
      outcomes.add(current);
      if (current === 'Ogo Rising') {
        expect([s.names('void'), s.names('centerDeck').length]).toEqual([['Void Rising'], 1]);
      } else {
        expect([s.names('void'), s.names('centerDeck').includes('Ogo Rising')]).toEqual([[], true]);
      }
    }
    expect([...outcomes].sort()).toEqual(['Ogo Rising', 'Void Rising']);
  });
});

describe('Polaris Demon', () => {
  test('N11 with one Fanatic trophy under Hedron Rising one construct is saved, the others go', () => {
    const s = table(
      { power: 5 },
      { event: 'Hedron Rising', centerRow: ['Polaris Demon', ...ROW.slice(1)] },
      { inPlay: ['Umbral Edge', 'Everbloom', 'Cog Maw', 'Canopic Jar'], trophies: ['Fanatic'] },
    );
    s.defeat('Polaris Demon');
    s.choose('choose:0');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'prevent', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Umbral Edge', 'pick Cog Maw', 'pick Canopic Jar']);
    s.choose('Cog Maw');
    expect(s.names('Ben', 'inPlay')).toEqual(['Everbloom', 'Cog Maw']);
    expect([...s.names('Ben', 'discard')].sort()).toEqual(['Canopic Jar', 'Umbral Edge']);
    expect(s.names('Ben', 'trophies')).toEqual([]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('N11 each opponent saves one with a Fanatic of their own', () => {
    const trophies = ['Fanatic'];
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 5 },
        { name: 'Ben', inPlay: ['Umbral Edge', 'Cog Maw'], trophies },
        { name: 'Cat', inPlay: ['Umbral Edge', 'Cog Maw'], trophies },
        { name: 'Dan', inPlay: ['Umbral Edge', 'Cog Maw'] },
      ],
      centerRow: ['Polaris Demon', ...ROW.slice(1)],
      centerDeck: DECK,
      event: 'Hedron Rising',
    });
    s.defeat('Polaris Demon');
    s.choose('choose:0');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'prevent' });
    s.choose('Umbral Edge');
    expect(s.decision).toMatchObject({ seat: 2, kind: 'prevent' });
    s.decline();
    expect(['Ben', 'Cat', 'Dan'].map((name) => s.names(name, 'inPlay'))).toEqual([['Umbral Edge'], [], []]);
    expect(['Ben', 'Cat', 'Dan'].map((name) => s.names(name, 'trophies'))).toEqual([[], ['Fanatic'], []]);
  });
});
