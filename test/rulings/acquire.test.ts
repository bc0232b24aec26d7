import { ascension } from 'fatequeue';
import {
  cards,
  construct,
  constructs,
  destroy,
  gain,
  hero,
  heroes,
  mayPayWith,
  oncePerTurn,
  other,
  pay,
  played,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { withCards } from './with-cards.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const ROW = ['Mephit', 'Landtalker', 'Muramasa', 'Shadow Star', 'Spike Vixen', 'Wind Tyrant'];
const DECK = ['Sea Tyrant', 'Earth Tyrant', 'Corrosive Widow', 'Tormented Soul'];

describe('acquiring and defeating', () => {
  test('A1 heroes and constructs of the row, Mystics and Heavy Infantry are acquired for runes', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', runes: 6 }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: DECK,
    });
    expect(s.offers()).toEqual([
      'acquire Landtalker',
      'acquire Shadow Star',
      'acquire Spike Vixen',
      'acquire Mystic',
      'acquire Heavy Infantry',
      'end-turn End the turn.',
    ]);
    s.acquire('Shadow Star');
    expect(s.runes('Ann')).toBe(3);
    s.acquire('Mystic');
    expect(s.runes('Ann')).toBe(0);
    expect(s.names('Ann', 'discard')).toEqual(['Mystic', 'Shadow Star']);
    expect(s.names('supply:mystic')).toHaveLength(29);
  });

  test('A1 Mystics and Heavy Infantry are there only while the supply lasts', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', runes: 9 }, { name: 'Ben' }],
      supplies: { Mystic: 1, 'Heavy Infantry': 0 },
    });
    expect(s.offers()).toEqual(['acquire Mystic', 'end-turn End the turn.']);
    s.acquire('Mystic');
    expect(s.offers()).toEqual(['end-turn End the turn.']);
  });

  test('A2 monsters of the row and the Cultist are defeated for power, the whole cost at once', () => {
    const four = scenario(rules, {
      players: [{ name: 'Ann', power: 4, runes: 1 }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: DECK,
    });
    expect(four.offers()).toEqual(['defeat Mephit', 'defeat Cultist', 'end-turn End the turn.']);
    four.defeat('Mephit');
    four.decline();
    expect(four.power('Ann')).toBe(1);
    expect(four.offers()).toEqual(['end-turn End the turn.']);
    const five = scenario(rules, {
      players: [{ name: 'Ann', power: 5 }, { name: 'Ben' }],
      centerRow: ROW,
      centerDeck: DECK,
    });
    five.defeat('Wind Tyrant');
    expect([five.power('Ann'), five.honor('Ann')]).toEqual([0, 3]);
  });

  test('A3 the Cultist is defeated again and again, and never goes to the void', () => {
    const s = scenario(rules, { players: [{ name: 'Ann', power: 6 }, { name: 'Ben' }] });
    for (const honor of [1, 2, 3]) {
      s.defeat('Cultist');
      expect(s.honor('Ann')).toBe(honor);
    }
    expect(s.names('void')).toEqual([]);
    expect(s.names('supply:cultist')).toEqual(['Cultist']);
  });

  test('A4 a free defeat up to a cost cannot be topped up with power', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Arha Templar'], power: 9, runes: 9 }, { name: 'Ben' }],
      centerRow: ['Mephit', 'Mistake of Creation', 'Wind Tyrant', 'Sea Tyrant', 'Spike Vixen', 'Muramasa'],
      centerDeck: DECK,
    });
    s.play('Arha Templar');
    expect(s.offers()).toEqual(['pick Mephit', 'pick Mistake of Creation', 'pick Cultist']);
    s.choose('Cultist');
    expect([s.power('Ann'), s.runes('Ann')]).toEqual([9, 9]);
  });

  test('A4 a free acquire up to a cost cannot be topped up with runes', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Druids of the Stone Circle'], runes: 9 }, { name: 'Ben' }],
      centerRow: ['Wolf Shaman', 'Demon Slayer', 'Landtalker', 'Shadow Star', 'Spike Vixen', 'Wind Tyrant'],
      centerDeck: DECK,
    });
    s.play('Druids of the Stone Circle');
    expect(s.offers()).toEqual(['pick Wolf Shaman', 'pick Spike Vixen', 'pick Mystic', 'pick Heavy Infantry']);
    s.choose('Wolf Shaman');
    expect(s.runes('Ann')).toBe(9);
  });
});

describe('banishing', () => {
  test('A5 banished cards go to the void, starting cards out of the game, always-available ones to their supply', () => {
    const hand = ['Void Initiate', 'Void Initiate', 'Void Initiate', 'Spike Vixen', 'Apprentice', 'Mystic'];
    const s = scenario(rules, { players: [{ name: 'Ann', hand }, { name: 'Ben' }], supplies: { Mystic: 3 } });
    for (const name of ['Spike Vixen', 'Apprentice', 'Mystic']) {
      s.play('Void Initiate');
      s.choose(name);
    }
    expect(s.names('Ann', 'hand')).toEqual([]);
    expect(s.names('void')).toEqual(['Spike Vixen']);
    expect(s.names('removed')).toEqual(['Apprentice']);
    expect(s.names('supply:mystic')).toEqual(['Mystic', 'Mystic', 'Mystic', 'Mystic']);
  });

  test('A6 a card banished from hand gives no effect', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', hand: ['Void Initiate', 'Emri, One with the Void'], inPlay: ['Snapdragon'] },
        { name: 'Ben' },
      ],
    });
    s.play('Void Initiate');
    s.choose('Emri, One with the Void');
    expect([s.power('Ann'), s.runes('Ann'), s.honor('Ann')]).toEqual([0, 1, 0]);
    expect(s.decision?.kind).toBe('turn');
    expect(s.events.filter((event) => event.event === 'happened' && event.what === 'played')).toHaveLength(1);
  });
});

describe('destroying', () => {
  test("A7 a destroyed construct goes from play to its owner's discard pile, and its abilities end", () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 4 },
        { name: 'Ben', inPlay: ['Shadow Star', 'Muramasa'] },
        { name: 'Cat', inPlay: ['Snapdragon'] },
      ],
      centerRow: ['Corrosive Widow', ...ROW.slice(1)],
      centerDeck: DECK,
    });
    s.defeat('Corrosive Widow');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'destroy', min: 1 });
    s.choose('Muramasa');
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'discard')]).toEqual([['Shadow Star'], ['Muramasa']]);
    expect([s.names('Cat', 'inPlay'), s.names('Cat', 'discard')]).toEqual([[], ['Snapdragon']]);
    expect(s.names('void')).toEqual(['Corrosive Widow']);
    s.endTurn();
    expect(s.offers().filter((offer) => offer.startsWith('activate'))).toEqual(['activate Shadow Star']);
  });

  test('A8 destroying as a cost must really happen to get the effect', () => {
    const own = withCards(
      construct(
        'Scrap Press',
        { cost: 1, copies: 2 },
        oncePerTurn(pay(destroy(1, constructs(other)), gain(3, 'power'))),
      ),
    );
    const alone = scenario(own, {
      players: [
        { name: 'Ann', inPlay: ['Scrap Press'] },
        { name: 'Ben', inPlay: ['Muramasa'] },
      ],
    });
    expect(alone.offers()).not.toContain('activate Scrap Press');
    const s = scenario(own, {
      players: [{ name: 'Ann', inPlay: ['Scrap Press', 'Shadow Star', 'Snapdragon'] }, { name: 'Ben' }],
    });
    s.activate('Scrap Press');
    expect(s.decision).toMatchObject({ kind: 'destroy', min: 1, max: 1 });
    expect(s.power('Ann')).toBe(0);
    s.choose('Snapdragon');
    expect(s.names('Ann', 'discard')).toEqual(['Snapdragon']);
    expect(s.power('Ann')).toBe(3);
  });

  test('A8 a cost that finds too few constructs destroys none and gives nothing', () => {
    const own = withCards(
      hero('Demolisher', { cost: 1, copies: 1 }, played(pay(destroy(2), gain(3, 'power')), gain(1, 'runes'))),
    );
    const s = scenario(own, {
      players: [{ name: 'Ann', hand: ['Demolisher'], inPlay: ['Shadow Star'] }, { name: 'Ben' }],
    });
    s.play('Demolisher');
    expect(s.names('Ann', 'inPlay')).toEqual(['Shadow Star']);
    expect([s.power('Ann'), s.runes('Ann')]).toEqual([0, 1]);
  });
});

describe('Xeron, Duke of Lies', () => {
  const position = (seed: number) =>
    ({
      players: [
        { name: 'Ann', power: 6 },
        { name: 'Ben', hand: ['Apprentice', 'Militia', 'Mystic'], deck: ['Apprentice'] },
        { name: 'Cat', hand: ['Landtalker'], deck: ['Apprentice'] },
        { name: 'Dan' },
      ],
      centerRow: ['Xeron, Duke of Lies', ...ROW.slice(1)],
      centerDeck: DECK,
      seed,
    }) as const;

  test('A10 the cards come into your hand, usable at once, yours for good, and are not replaced', () => {
    const s = scenario(rules, position(1));
    s.defeat('Xeron, Duke of Lies');
    const [taken, second] = s.names('Ann', 'hand');
    expect(s.names('Ann', 'hand')).toHaveLength(2);
    expect(['Apprentice', 'Militia', 'Mystic']).toContain(taken);
    expect(second).toBe('Landtalker');
    expect([s.names('Ben', 'hand').length, s.names('Cat', 'hand').length]).toEqual([2, 0]);
    expect([s.names('Ben', 'deck').length, s.names('Cat', 'deck').length]).toEqual([1, 1]);
    s.play('Landtalker');
    expect(s.runes('Ann')).toBe(3);
    s.endTurn();
    expect([...s.names('Ann', 'hand')].sort()).toEqual([taken, 'Landtalker'].sort());
    expect(s.score('Ann')).toBe(taken === 'Mystic' ? 3 + 3 + 1 : 3 + 3);
  });

  test('A10 which card is taken is random', () => {
    const taken = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const s = scenario(rules, position(seed));
      s.defeat('Xeron, Duke of Lies');
      taken.add(s.names('Ann', 'hand')[0]);
    }
    expect([...taken].sort()).toEqual(['Apprentice', 'Militia', 'Mystic']);
  });
});

describe('rewards', () => {
  test('A13 a reward is taken when it comes and cannot be saved', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', power: 12, deck: ['Militia'] }, { name: 'Ben' }],
      centerRow: ['Avatar of the Fallen', ...ROW.slice(1)],
      centerDeck: DECK,
    });
    s.defeat('Avatar of the Fallen');
    expect(s.decision).toMatchObject({ kind: 'acquire-or-defeat', min: 0 });
    expect(s.offers().every((offer) => offer.startsWith('pick'))).toBe(true);
    s.decline();
    expect(s.offers().some((offer) => offer.startsWith('acquire'))).toBe(false);
    s.defeat('Wind Tyrant');
    expect(s.runes('Ann')).toBe(3);
    s.endTurn();
    s.endTurn();
    expect(s.runes('Ann')).toBe(0);
    expect(s.offers()).toEqual(['play Militia', 'end-turn End the turn.']);
  });
});

describe('paying from several pools', () => {
  const own = withCards(
    hero('Founder', { cost: 1, copies: 2 }, played(gain(2, 'runes', constructs()))),
    hero('Engineer', { cost: 1, copies: 2 }, played(gain(2, 'runes', constructs('mechana')))),
    construct('Barter', { cost: 1, copies: 2 }, mayPayWith('power', heroes())),
    construct('Open Market', { cost: 1, copies: 2 }, mayPayWith('power', cards())),
  );
  const board = {
    centerRow: ['Burrower Mark II', 'Shadow Star', 'Rocket Courier X-99', 'Spike Vixen', 'Mephit', 'Mephit'],
    centerDeck: DECK,
  };
  const pools = (s: ReturnType<typeof scenario>): readonly number[] => {
    const { honor: _, ...left } = own.view(s.state, 'all').players[0].counters;
    return Object.values(left).filter((amount) => amount > 0);
  };

  test('A14 restricted runes are spent first, without a question', () => {
    const s = scenario(own, { ...board, players: [{ name: 'Ann', hand: ['Founder'], runes: 3 }, { name: 'Ben' }] });
    s.play('Founder');
    s.acquire('Shadow Star');
    expect(s.decision?.kind).toBe('turn');
    expect(s.runes('Ann')).toBe(2);
    expect(pools(s)).toEqual([2]);
  });

  test('A14 restricted runes pay for nothing else', () => {
    const s = scenario(own, { ...board, players: [{ name: 'Ann', hand: ['Engineer'], runes: 1 }, { name: 'Ben' }] });
    s.play('Engineer');
    expect(s.offers()).toEqual(['acquire Burrower Mark II', 'end-turn End the turn.']);
  });

  test('A14 the payer is asked which of two restricted pools to spend if that makes a difference', () => {
    const s = scenario(own, {
      ...board,
      players: [{ name: 'Ann', hand: ['Founder', 'Engineer'], runes: 3 }, { name: 'Ben' }],
    });
    s.play('Founder');
    s.play('Engineer');
    s.acquire('Burrower Mark II');
    expect(s.decision).toMatchObject({ kind: 'pay', seat: 0, min: 1, max: 1 });
    expect(s.offers()).toHaveLength(2);
    expect(s.offers().every((offer) => offer.includes('1 runes for') && offer.includes('2 runes for'))).toBe(true);
    const engineers = s.decision?.options.find(({ text }) => text?.toLowerCase().includes('2 runes for mechana'));
    s.choose(engineers?.key ?? '');
    expect(s.runes('Ann')).toBe(3);
    expect(pools(s)).toEqual([3, 1]);
    expect(s.offers()).toContain('acquire Shadow Star');
  });

  test('A14 nobody is asked if everything must be spent, or if only one pool can pay', () => {
    const all = scenario(own, { ...board, players: [{ name: 'Ann', hand: ['Founder', 'Engineer'] }, { name: 'Ben' }] });
    all.play('Founder');
    all.play('Engineer');
    all.acquire('Rocket Courier X-99');
    expect(all.decision?.kind).toBe('turn');
    expect(pools(all)).toEqual([]);
    const one = scenario(own, {
      ...board,
      players: [{ name: 'Ann', hand: ['Founder', 'Engineer'], runes: 1 }, { name: 'Ben' }],
    });
    one.play('Founder');
    one.play('Engineer');
    one.acquire('Shadow Star');
    expect(one.decision?.kind).toBe('turn');
    expect(pools(one)).toEqual([2]);
  });

  test('A14 power for runes is a choice while both can pay, for the cards it says only', () => {
    const s = scenario(own, {
      ...board,
      players: [{ name: 'Ann', inPlay: ['Barter'], runes: 2, power: 1 }, { name: 'Ben' }],
    });
    expect(s.offers()).toContain('acquire Mystic');
    expect(s.offers()).not.toContain('acquire Shadow Star');
    s.acquire('Spike Vixen');
    expect(s.decision?.options.map(({ text }) => text)).toEqual(['2 runes', '1 runes and 1 power']);
    s.choose('1 runes and 1 power');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([1, 0]);
    const exact = scenario(own, {
      ...board,
      players: [{ name: 'Ann', inPlay: ['Barter'], runes: 2, power: 1 }, { name: 'Ben' }],
    });
    exact.acquire('Mystic');
    expect(exact.decision?.kind).toBe('turn');
    expect([exact.runes('Ann'), exact.power('Ann')]).toEqual([0, 0]);
  });

  test('A14 with power allowed too, restricted runes still go first', () => {
    const s = scenario(own, {
      ...board,
      players: [{ name: 'Ann', inPlay: ['Open Market'], hand: ['Founder'], runes: 1, power: 1 }, { name: 'Ben' }],
    });
    s.play('Founder');
    s.acquire('Shadow Star');
    expect(s.decision?.kind).toBe('pay');
    expect(s.offers()).toHaveLength(2);
    expect(s.offers().every((offer) => offer.includes('2 runes for'))).toBe(true);
  });
});
