import { ascension } from 'fatequeue';
import {
  acquire,
  banish,
  cards,
  construct,
  costAtMost,
  discard,
  discount,
  draw,
  gain,
  hero,
  heroes,
  inHand,
  may,
  mayPutAcquired,
  nextTimeThisTurn,
  oncePerTurn,
  pay,
  played,
  untilEndOfTurn,
  whenever,
  whenYouAcquire,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { told } from './told.js';
import { withCards } from './with-cards.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const ROW = ['Mephit', 'Landtalker', 'Muramasa', 'Shadow Star', 'Spike Vixen', 'Wind Tyrant'];
const DECK = ['Sea Tyrant', 'Earth Tyrant', 'Corrosive Widow', 'Tormented Soul'];

describe('a card against a rule', () => {
  test('G1 a card that cannot be banished is not offered to an effect that banishes any card of the row', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Seer of the Forked Path'] }, { name: 'Ben' }],
      centerRow: ['Avatar of the Fallen', ...ROW.slice(1)],
      centerDeck: DECK,
    });
    s.play('Seer of the Forked Path');
    expect(s.offers()).toEqual(ROW.slice(1).map((name) => `pick ${name}`));
  });

  test('G1 a card that says where an acquired card goes wins over the discard pile', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Cetra, Weaver of Stars'], deck: ['Militia'] }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: DECK,
    });
    s.play('Cetra, Weaver of Stars');
    s.choose('Landtalker');
    expect(s.names('Ann', 'deck')).toEqual(['Landtalker', 'Militia']);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });
});

describe('the void', () => {
  test('G2 nobody acquires, defeats or takes what lies in the void', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', hand: ['Cetra, Weaver of Stars', 'Oziah the Peerless'], runes: 20, power: 20 },
        { name: 'Ben' },
      ],
      centerRow: ROW,
      centerDeck: DECK,
      void: ['Master Dhartha', "Samael's Trickster"],
    });
    expect(s.decision?.options.some(({ from }) => from === 'void')).toBe(false);
    s.play('Cetra, Weaver of Stars');
    expect(s.offers()).toEqual(['pick Landtalker', 'pick Spike Vixen', 'pick Mystic', 'pick Heavy Infantry']);
    s.choose('Landtalker');
    s.play('Oziah the Peerless');
    expect(s.offers()).toEqual(['pick Mephit', 'pick Sea Tyrant', 'pick Wind Tyrant', 'pick Cultist']);
    s.choose('Cultist');
    expect(s.names('void')).toEqual(['Master Dhartha', "Samael's Trickster"]);
  });
});

describe('free acquires and defeats', () => {
  test('G3 a free defeat runs the same sequence and sets off the same triggers as a paid one', () => {
    const position = {
      centerRow: [
        'Mistake of Creation',
        'Arha Initiate',
        'Arha Initiate',
        'Arha Initiate',
        'Arha Initiate',
        'Arha Initiate',
      ],
      centerDeck: DECK,
    };
    const ann = { name: 'Ann', inPlay: ['Voidthirster'] };
    const free = scenario(rules, { ...position, players: [{ ...ann, hand: ['Arha Templar'] }, { name: 'Ben' }] });
    free.play('Arha Templar');
    free.choose('Mistake of Creation');
    free.decline();
    const paid = scenario(rules, { ...position, players: [{ ...ann, power: 4 }, { name: 'Ben' }] });
    paid.defeat('Mistake of Creation');
    paid.decline();
    const sequence = [
      'mistake-of-creation: centerRow > void (Q1)',
      'sea-tyrant: centerDeck > centerRow (Q2)',
      'honor +4 (Q3)',
      'honor +1 (Q4)',
    ];
    expect(told(free.events)).toEqual(['arha-templar: hand > played (T2)', ...sequence]);
    expect(told(paid.events)).toEqual(['power -4 (A1)', ...sequence]);
  });

  test('G3 a free acquire sets off what watches acquires, and may be redirected', () => {
    const own = withCards(
      construct('Watcher', { cost: 1, copies: 1 }, whenever(whenYouAcquire(heroes()), gain(1, 'honor'))),
      construct('Porter', { cost: 1, copies: 1 }, mayPutAcquired(heroes(), 'hand')),
    );
    const s = scenario(own, {
      players: [{ name: 'Ann', hand: ['Cetra, Weaver of Stars'], inPlay: ['Watcher', 'Porter'] }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: DECK,
    });
    s.play('Cetra, Weaver of Stars');
    s.choose('Landtalker');
    s.choose('into your hand');
    expect(s.names('Ann', 'hand')).toEqual(['Landtalker']);
    expect(s.names('Ann', 'deck')).toEqual([]);
    expect(s.honor('Ann')).toBe(1);
  });
});

describe('doing as much as possible', () => {
  const own = withCards(hero('Spendthrift', { cost: 1, copies: 2 }, played(discard(2), draw(1))));

  test('G4 an effect without "may" cannot be declined', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Arbiter of the Precipice'], deck: ['Militia', 'Apprentice'] }, { name: 'Ben' }],
      centerRow: ROW,
    });
    s.play('Arbiter of the Precipice');
    expect(s.decision).toMatchObject({ kind: 'banish', min: 1, max: 1 });
    expect(() => s.decline()).toThrow(/at least 1/);
    s.choose('Militia');
    expect(s.names('Ann', 'hand')).toEqual(['Apprentice']);
  });

  test('G4 an effect without "may" is done as far as possible, and the rest of the text follows', () => {
    const one = scenario(own, {
      players: [{ name: 'Ann', hand: ['Spendthrift', 'Militia'], deck: ['Apprentice'] }, { name: 'Ben' }],
    });
    one.play('Spendthrift');
    expect(one.names('Ann', 'discard')).toEqual(['Militia']);
    expect(one.names('Ann', 'hand')).toEqual(['Apprentice']);
    const none = scenario(own, {
      players: [{ name: 'Ann', hand: ['Spendthrift'], deck: ['Apprentice'] }, { name: 'Ben' }],
    });
    none.play('Spendthrift');
    expect(none.decision?.kind).toBe('turn');
    expect(none.names('Ann', 'hand')).toEqual(['Apprentice']);
  });

  test('G4 a "may" can be declined', () => {
    const s = scenario(rules, { players: [{ name: 'Ann', hand: ['Void Initiate', 'Militia'] }, { name: 'Ben' }] });
    s.play('Void Initiate');
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    s.decline();
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect(s.names('removed')).toEqual([]);
  });
});

describe('discounts', () => {
  test('G5 a discount applies by itself: the card is offered at the lower price and nobody is asked', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Reactor Monk'] }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: DECK,
    });
    expect(s.offers()).not.toContain('acquire Shadow Star');
    s.play('Reactor Monk');
    s.acquire('Shadow Star');
    expect(s.decision?.kind).toBe('turn');
    expect(s.runes('Ann')).toBe(0);
    expect(s.names('Ann', 'discard')).toEqual(['Shadow Star']);
  });

  test('G5 a card that counts as another faction does so by itself', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', inPlay: ['Hedron Cannon', 'Hedron Link Device', 'Muramasa'] }, { name: 'Ben' }],
      centerRow: ROW,
    });
    s.activate('Hedron Cannon');
    expect(s.power('Ann')).toBe(3);
  });

  test('G6 a cost threshold looks at what the card costs, not at what a player would pay', () => {
    const own = withCards(
      hero(
        'Haggler',
        { cost: 1, copies: 1 },
        played(untilEndOfTurn(discount(5, heroes())), acquire(1, heroes(costAtMost(2)))),
      ),
    );
    const s = scenario(own, {
      players: [{ name: 'Ann', hand: ['Haggler'] }, { name: 'Ben' }],
      centerRow: ['Mephit', 'Landtalker', 'Muramasa', 'Wolf Shaman', 'Spike Vixen', 'Wind Tyrant'],
      centerDeck: DECK,
      supplies: { 'Heavy Infantry': 1 },
    });
    s.play('Haggler');
    expect(s.offers()).toEqual(['pick Spike Vixen', 'pick Heavy Infantry']);
    s.choose('Spike Vixen');
    expect(s.offers()).toContain('acquire Wolf Shaman');
    expect(s.offers()).not.toContain('acquire Landtalker');
  });
});

describe('declining what is limited', () => {
  const own = withCards(
    construct('Study', { cost: 1, copies: 1 }, oncePerTurn(whenYouAcquire(heroes()), may(draw(1)))),
    construct('Forge', { cost: 1, copies: 1 }, oncePerTurn(may(pay(banish(1, cards(inHand)), gain(1, 'honor'))))),
    hero('Herald', { cost: 1, copies: 1 }, played(nextTimeThisTurn(mayPutAcquired(heroes(), 'deckTop')))),
    hero(
      'Envoy',
      { cost: 1, copies: 1 },
      played(
        nextTimeThisTurn({
          ability: 'triggered',
          trigger: whenYouAcquire(heroes()),
          effect: may(gain(1, 'honor')),
        }),
      ),
    ),
  );

  test('G7 a declined "once per turn" is not used up', () => {
    const s = scenario(own, {
      players: [{ name: 'Ann', inPlay: ['Study'], deck: ['Militia', 'Apprentice'], runes: 9 }, { name: 'Ben' }],
    });
    s.acquire('Mystic');
    expect(s.decision?.kind).toBe('may');
    s.decline();
    s.acquire('Mystic');
    s.choose('accept');
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    s.acquire('Mystic');
    expect(s.decision?.kind).toBe('turn');
  });

  test('G7 a declined "once per turn" destination is not used up', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', inPlay: ['Rocket Courier X-99'], runes: 11 }, { name: 'Ben' }],
      centerRow: ['Burrower Mark II', 'Burrower Mark II', "Watchmaker's Altar", 'Mephit', 'Mephit', 'Mephit'],
      centerDeck: DECK,
    });
    s.acquire('Burrower Mark II');
    s.decline();
    s.acquire("Watchmaker's Altar");
    s.choose('into play');
    s.acquire('Burrower Mark II');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'inPlay')).toEqual(['Rocket Courier X-99', "Watchmaker's Altar"]);
  });

  test('G7 a "once per turn" whose cost is declined is not used up', () => {
    const s = scenario(own, {
      players: [{ name: 'Ann', inPlay: ['Forge'], hand: ['Militia', 'Apprentice'] }, { name: 'Ben' }],
    });
    s.activate('Forge');
    s.decline();
    s.activate('Forge');
    s.choose('Militia');
    expect(s.honor('Ann')).toBe(1);
    expect(s.offers()).not.toContain('activate Forge');
  });

  test('G7 a declined "next time this turn" is used up', () => {
    const s = scenario(own, { players: [{ name: 'Ann', hand: ['Herald', 'Envoy'], runes: 9 }, { name: 'Ben' }] });
    s.play('Herald');
    s.play('Envoy');
    s.acquire('Mystic');
    expect(s.decision?.kind).toBe('destination');
    s.decline();
    expect(s.decision?.kind).toBe('may');
    s.decline();
    s.acquire('Mystic');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual(['Mystic', 'Mystic']);
    expect(s.honor('Ann')).toBe(0);
  });
});
