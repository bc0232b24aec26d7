import { ascension } from 'fatequeue';
import {
  acquire,
  construct,
  constructs,
  destroy,
  draw,
  gain,
  hero,
  heroes,
  inCenterRow,
  oncePerTurn,
  played,
  whenever,
  whenYouPlay,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { told } from './told.js';
import { withCards } from './with-cards.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const ROW = ['Mephit', 'Landtalker', 'Muramasa', 'Shadow Star', 'Spike Vixen', "Samael's Trickster"];
const DECK = ['Sea Tyrant', 'Earth Tyrant', 'Corrosive Widow', 'Tormented Soul'];

describe('the turn', () => {
  test('T1 cards are played, used, acquired and defeated in any order, as often as one can pay', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', hand: ['Mystic', 'Heavy Infantry', 'Militia', 'Mystic'], inPlay: ['Shadow Star'] },
        { name: 'Ben' },
      ],
      centerRow: ROW,
      centerDeck: DECK,
    });
    s.play('Heavy Infantry');
    s.defeat('Cultist');
    s.play('Mystic');
    s.acquire('Heavy Infantry');
    s.play('Militia');
    s.activate('Shadow Star');
    s.defeat('Cultist');
    s.play('Mystic');
    s.acquire('Spike Vixen');
    expect(s.honor('Ann')).toBe(2);
    expect(s.names('Ann', 'discard')).toEqual(['Spike Vixen', 'Heavy Infantry']);
    expect(s.decision).toMatchObject({ kind: 'turn', seat: 0 });
  });

  test('T2 playing a hero costs nothing, and its effect happens at once, choices included', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Landtalker', 'Mechana Initiate'] }, { name: 'Ben' }],
    });
    s.play('Landtalker');
    expect(s.runes('Ann')).toBe(3);
    s.play('Mechana Initiate');
    expect(s.decision?.kind).toBe('choose');
    expect(s.offers()).toHaveLength(2);
    s.choose('choose:1');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([3, 1]);
  });

  test('T2 what a hero gives waits until the end of the turn', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Militia', 'Apprentice', 'Militia'] }, { name: 'Ben' }],
    });
    s.play('Militia');
    s.play('Apprentice');
    s.play('Militia');
    s.defeat('Cultist');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([1, 0]);
    s.endTurn();
    expect(s.runes('Ann')).toBe(0);
  });

  test('T3 a played hero is neither in hand nor in discard', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Void Initiate', 'Arha Initiate', 'Militia'], discard: [] }, { name: 'Ben' }],
    });
    s.play('Arha Initiate');
    expect(s.names('Ann', 'deck')).toEqual([]);
    expect(s.names('Ann', 'hand')).toEqual(['Void Initiate', 'Militia']);
    s.play('Void Initiate');
    expect(s.offers()).toEqual(['pick Militia']);
    s.decline();
    expect(s.names('Ann', 'played')).toEqual(['Arha Initiate', 'Void Initiate']);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });

  test('T5 acquired cards go to the discard pile at once', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', runes: 5, hand: ['Arha Initiate'] }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: DECK,
    });
    s.acquire('Mystic');
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
    s.acquire('Spike Vixen');
    expect(s.names('Ann', 'discard')).toEqual(['Spike Vixen', 'Mystic']);
    s.play('Arha Initiate');
    expect([...s.names('Ann', 'hand'), ...s.names('Ann', 'deck')].sort()).toEqual(['Mystic', 'Spike Vixen']);
  });

  test('T6 at the end of the turn heroes and hand are discarded, resources are lost, and five cards are drawn', () => {
    const s = scenario(rules, {
      players: [
        {
          name: 'Ann',
          hand: ['Landtalker', 'Militia'],
          inPlay: ['The Grand Design', 'Shadow Star'],
          deck: ['Mystic', 'Mystic', 'Mystic', 'Mystic', 'Mystic', 'Apprentice'],
          power: 2,
        },
        { name: 'Ben', hand: ['Apprentice'], runes: 0 },
      ],
    });
    s.play('Landtalker');
    s.activate('The Grand Design');
    s.endTurn();
    expect([...s.names('Ann', 'discard')].sort()).toEqual(['Landtalker', 'Militia']);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic', 'Mystic', 'Mystic', 'Mystic', 'Mystic']);
    expect(s.names('Ann', 'inPlay')).toEqual(['The Grand Design', 'Shadow Star']);
    expect(s.names('Ann', 'played')).toEqual([]);
    const { counters } = rules.view(s.state, 'all').players[0];
    expect(Object.keys(counters).length).toBeGreaterThan(3);
    expect(Object.values(counters).every((value) => value === 0)).toBe(true);
    expect(s.decision).toMatchObject({ kind: 'turn', seat: 1 });
  });
});

describe('constructs', () => {
  const own = withCards(
    hero('Breaker', { cost: 1, copies: 1 }, played(destroy(1), draw(1))),
    construct('Twin Engine', { cost: 1, copies: 1 }, oncePerTurn(gain(1, 'runes')), oncePerTurn(gain(1, 'power'))),
  );

  test('T4 a construct stays in play and is usable the turn it is played, each ability once a turn', () => {
    const s = scenario(own, { players: [{ name: 'Ann', hand: ['Twin Engine'], deck: ['Militia'] }, { name: 'Ben' }] });
    s.play('Twin Engine');
    s.activate('Twin Engine', 1);
    expect(() => s.activate('Twin Engine', 1)).toThrow(/not-on-offer/);
    s.activate('Twin Engine', 0);
    expect(s.offers()).not.toContain('activate Twin Engine');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([1, 1]);
    s.endTurn();
    expect(s.names('Ann', 'inPlay')).toEqual(['Twin Engine']);
    s.endTurn();
    s.activate('Twin Engine', 0);
    s.activate('Twin Engine', 1);
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([1, 1]);
  });

  test("T4 a construct's abilities are used on its player's own turn only", () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', inPlay: ['Shadow Star'] },
        { name: 'Ben', inPlay: ['Muramasa'] },
      ],
    });
    expect(s.offers()).toEqual(['activate Shadow Star', 'end-turn End the turn.']);
    s.endTurn();
    expect(s.offers()).toEqual(['activate Muramasa', 'end-turn End the turn.']);
  });

  test('T4 an ability that is used by its cost is used as often as it can be paid, once per turn if it says so', () => {
    const s = scenario(rules, { players: [{ name: 'Ann', inPlay: ['Yggdrasil Staff'], runes: 8 }, { name: 'Ben' }] });
    s.activate('Yggdrasil Staff', 1);
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([4, 3]);
    expect(() => s.activate('Yggdrasil Staff', 1)).toThrow(/not-on-offer/);
  });

  test('T4 a construct that leaves play and comes back in the same turn is fresh', () => {
    const s = scenario(own, {
      players: [{ name: 'Ann', hand: ['Breaker'], inPlay: ['Shadow Star'] }, { name: 'Ben' }],
    });
    s.activate('Shadow Star');
    expect(s.offers()).not.toContain('activate Shadow Star');
    s.play('Breaker');
    expect(s.names('Ann', 'hand')).toEqual(['Shadow Star']);
    s.play('Shadow Star');
    s.activate('Shadow Star');
    expect(s.power('Ann')).toBe(2);
  });
});

describe('empty piles', () => {
  test('T7 a draw from an empty deck shuffles the discard pile into a new one', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', hand: ['Master Dhartha'], deck: ['Militia'], discard: ['Mystic', 'Apprentice', 'Landtalker'] },
        { name: 'Ben' },
      ],
    });
    s.play('Master Dhartha');
    expect(s.names('Ann', 'hand')).toHaveLength(3);
    expect(s.names('Ann', 'hand')[0]).toBe('Militia');
    expect(s.names('Ann', 'deck')).toHaveLength(1);
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.events.filter(({ event }) => event === 'shuffled')).toMatchObject([{ count: 3, ruling: 'T7' }]);
  });

  test('T7 with deck and discard pile empty a player takes what there is', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Master Dhartha'], deck: ['Militia'], discard: ['Mystic'] }, { name: 'Ben' }],
    });
    s.play('Master Dhartha');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Mystic']);
    expect(s.names('Ann', 'played')).toEqual(['Master Dhartha']);
  });

  test('T7 a reshuffle comes only when a card is needed, not when the last one is drawn', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Arha Initiate'], deck: ['Militia'], discard: ['Mystic'] }, { name: 'Ben' }],
    });
    s.play('Arha Initiate');
    expect(s.names('Ann', 'deck')).toEqual([]);
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
  });

  test('T8 an empty center deck is made anew from the void when the row must be refilled', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', runes: 2 }, { name: 'Ben' }],
      centerRow: ROW,
      void: ['Sea Tyrant', 'Earth Tyrant', 'Wind Tyrant'],
    });
    s.acquire('Spike Vixen');
    expect(s.names('void')).toEqual([]);
    expect(s.names('centerRow')).toHaveLength(6);
    expect(s.names('centerDeck')).toHaveLength(2);
    const all = [s.names('centerRow')[4], ...s.names('centerDeck')];
    expect(all.sort()).toEqual(['Earth Tyrant', 'Sea Tyrant', 'Wind Tyrant']);
    expect(s.events.find(({ event }) => event === 'shuffled')).toMatchObject({ count: 3, ruling: 'T8' });
  });

  test('T8 a monster that was just defeated is in the void when that is shuffled', () => {
    const s = scenario(rules, { players: [{ name: 'Ann', power: 3 }, { name: 'Ben' }], centerRow: ROW });
    s.defeat("Samael's Trickster");
    expect(s.names('centerRow')).toEqual(ROW);
    expect(s.honor('Ann')).toBe(1);
  });

  test('T8 with center deck and void empty the row stays short until a card comes to the void', () => {
    const s = scenario(rules, { players: [{ name: 'Ann', runes: 2, power: 6 }, { name: 'Ben' }], centerRow: ROW });
    s.acquire('Spike Vixen');
    expect(s.names('centerRow')).toEqual(['Mephit', 'Landtalker', 'Muramasa', 'Shadow Star', "Samael's Trickster"]);
    expect(s.decision?.kind).toBe('turn');
    s.defeat("Samael's Trickster");
    expect(s.names('centerRow')).toEqual(['Mephit', 'Landtalker', 'Muramasa', 'Shadow Star', "Samael's Trickster"]);
  });
});

describe('playing a card', () => {
  test('T10 it is put down, then comes its own text in printed order, then what other cards do, oldest first', () => {
    const own = withCards(
      construct('Old Drum', { cost: 1, copies: 1 }, whenever(whenYouPlay(heroes()), gain(1, 'honor'))),
      construct('New Drum', { cost: 1, copies: 1 }, whenever(whenYouPlay(heroes()), gain(2, 'honor'))),
    );
    const s = scenario(own, {
      players: [
        { name: 'Ann', hand: ['New Drum', 'Flytrap Witch'], inPlay: ['Old Drum'], deck: ['Militia'] },
        { name: 'Ben' },
      ],
    });
    s.play('New Drum');
    s.play('Flytrap Witch');
    expect(told(s.events).slice(1)).toEqual([
      'flytrap-witch: hand > played (T2)',
      'honor +2 (T2)',
      'militia: deck > hand (T2)',
      'honor +1 (Q4)',
      'honor +2 (Q4)',
    ]);
  });

  test('T10 what other cards do waits for the choices of the card that is played', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Druids of the Stone Circle'], inPlay: ['Snapdragon'] }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: DECK,
    });
    s.play('Druids of the Stone Circle');
    expect(s.decision?.kind).toBe('acquire');
    expect(s.honor('Ann')).toBe(0);
    s.choose('Spike Vixen');
    expect(s.honor('Ann')).toBe(1);
  });

  test('T11 a construct put straight into play counts for what watches constructs being put into play', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', inPlay: ['Rocket Courier X-99', 'Burrower Mark II'], runes: 5, deck: ['Militia'] },
        { name: 'Ben' },
      ],
      centerRow: ["Watchmaker's Altar", ...ROW.slice(1)],
      centerDeck: DECK,
    });
    s.acquire("Watchmaker's Altar");
    s.choose('into play');
    expect(s.names('Ann', 'inPlay')).toEqual(['Rocket Courier X-99', 'Burrower Mark II', "Watchmaker's Altar"]);
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
  });

  test('T11 a construct put straight into play counts for what watches constructs being played', () => {
    const own = withCards(
      construct('Gong', { cost: 1, copies: 1 }, whenever(whenYouPlay(constructs()), gain(1, 'honor'))),
      hero('Builder', { cost: 1, copies: 1 }, played(acquire(1, constructs(inCenterRow), 'inPlay'))),
    );
    const s = scenario(own, {
      players: [{ name: 'Ann', inPlay: ['Gong'], hand: ['Builder', 'Shadow Star'] }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: DECK,
    });
    s.play('Builder');
    s.choose('Muramasa');
    expect(s.names('Ann', 'inPlay')).toEqual(['Gong', 'Muramasa']);
    expect(s.honor('Ann')).toBe(1);
    s.play('Shadow Star');
    expect(s.honor('Ann')).toBe(2);
    s.activate('Muramasa');
    expect(s.power('Ann')).toBe(3);
  });
});
