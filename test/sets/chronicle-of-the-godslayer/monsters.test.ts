import { type PlayerPosition, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { annsTurn, CENTER_DECK, DECK, ROW, rules } from './at-the-table.js';

/** Ann is about to defeat a monster at the left end of the row; the others are at the table. */
function facing(monster: string, power: number, ...others: readonly PlayerPosition[]): Scenario {
  return scenario(rules, {
    players: [{ name: 'Ann', power, deck: DECK }, ...others],
    centerRow: [monster, ...ROW.slice(1)],
    centerDeck: CENTER_DECK,
  });
}

describe('Avatar of the Fallen', () => {
  const avatar = 'Avatar of the Fallen';

  test('gives 4 honor, and then may acquire or defeat a card of the row, its own replacement included (Q10)', () => {
    const s = facing(avatar, 7, { name: 'Ben' });
    s.defeat(avatar);
    expect(s.honor('Ann')).toBe(4);
    expect(s.decision).toMatchObject({ min: 0, max: 1 });
    expect(s.offers()).toEqual(['Earth Tyrant', ...ROW.slice(1)].map((name) => `pick ${name}`));
    s.choose('Earth Tyrant');
    expect(s.honor('Ann')).toBe(9);
    expect(s.names('Ann', 'hand')).toHaveLength(2);
    expect(s.names('void')).toEqual(['Earth Tyrant', avatar]);
  });

  test('acquires a hero or a construct for nothing into the discard pile', () => {
    const s = facing(avatar, 7, { name: 'Ben' });
    s.defeat(avatar);
    s.choose('Muramasa');
    expect(s.names('Ann', 'discard')).toEqual(['Muramasa']);
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([0, 0]);
    expect(s.names('centerRow')).toEqual(['Earth Tyrant', 'Landtalker', 'Tormented Soul', ...ROW.slice(3)]);
  });

  test('reaches the center row only: no Mystic, no Heavy Infantry, no Cultist', () => {
    const s = facing(avatar, 7, { name: 'Ben' });
    s.defeat(avatar);
    expect(s.offers()).not.toContain('pick Mystic');
    expect(s.offers()).not.toContain('pick Heavy Infantry');
    expect(s.offers()).not.toContain('pick Cultist');
  });

  test('can be left at the honor', () => {
    const s = facing(avatar, 7, { name: 'Ben' });
    s.defeat(avatar);
    s.decline();
    expect(s.honor('Ann')).toBe(4);
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.decision?.kind).toBe('turn');
  });

  test('cannot be banished from the row', () => {
    const centerRow = [avatar, 'Mephit', 'Mistake of Creation', ...ROW.slice(3)];
    const seer = annsTurn({ hand: ['Seer of the Forked Path'], deck: DECK }, { centerRow });
    seer.play('Seer of the Forked Path');
    expect(seer.offers()).not.toContain(`pick ${avatar}`);
    for (const [monster, power] of [
      ['Mephit', 3],
      ['Mistake of Creation', 4],
    ] as const) {
      const s = annsTurn({ power, deck: DECK }, { centerRow });
      s.defeat(monster);
      expect(s.offers()).toContain('pick Shadow Star');
      expect(s.offers()).not.toContain(`pick ${avatar}`);
    }
  });

  test('goes to the void when it is defeated, and is as unbanishable when it comes back', () => {
    const s = annsTurn(
      { power: 7, hand: ['Seer of the Forked Path'], deck: DECK },
      { centerRow: [avatar, ...ROW.slice(1)], centerDeck: ['Mephit'] },
    );
    s.defeat(avatar);
    expect(s.names('void')).toEqual([avatar]);
    s.choose('Muramasa');
    expect(s.names('centerRow')).toEqual(['Mephit', 'Landtalker', avatar, ...ROW.slice(3)]);
    s.play('Seer of the Forked Path');
    expect(s.offers()).not.toContain(`pick ${avatar}`);
  });
});

describe('Corrosive Widow', () => {
  test('lets each opponent choose a construct to destroy, in turn order (Q13)', () => {
    const s = facing(
      'Corrosive Widow',
      4,
      { name: 'Ben', inPlay: ['Muramasa', 'Snapdragon'] },
      { name: 'Cy', inPlay: ['Shadow Star', 'Voidthirster'] },
    );
    s.defeat('Corrosive Widow');
    expect(s.honor('Ann')).toBe(3);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'destroy', min: 1, max: 1 });
    expect(s.offers()).toEqual(['pick Muramasa', 'pick Snapdragon']);
    s.choose('Snapdragon');
    expect(s.decision?.seat).toBe(2);
    expect(s.offers()).toEqual(['pick Shadow Star', 'pick Voidthirster']);
    s.choose('Shadow Star');
    expect(s.names('Ben', 'inPlay')).toEqual(['Muramasa']);
    expect(s.names('Ben', 'discard')).toEqual(['Snapdragon']);
    expect(s.names('Cy', 'discard')).toEqual(['Shadow Star']);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('starts after the player whose turn it is and goes round the table', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', inPlay: ['Muramasa', 'Snapdragon'] },
        { name: 'Ben', power: 4, inPlay: ['Hedron Cannon', 'Muramasa'] },
        { name: 'Cy', inPlay: ['Shadow Star', 'Voidthirster'] },
      ],
      centerRow: ['Corrosive Widow'],
      turn: 'Ben',
    });
    s.defeat('Corrosive Widow');
    expect(s.decision?.seat).toBe(2);
    s.choose('Shadow Star');
    expect(s.decision?.seat).toBe(0);
    s.choose('Muramasa');
    expect(s.names('Ben', 'inPlay')).toEqual(['Hedron Cannon', 'Muramasa']);
  });

  test('takes an only construct without asking, and nothing from a player without constructs', () => {
    const s = facing('Corrosive Widow', 4, { name: 'Ben' }, { name: 'Cy', inPlay: ['Shadow Star'] });
    s.defeat('Corrosive Widow');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('Ben', 'discard')).toEqual([]);
    expect(s.names('Cy', 'discard')).toEqual(['Shadow Star']);
  });
});

describe('Mephit', () => {
  test('gives 2 honor, and then may banish a card of the row, its own replacement included', () => {
    const s = facing('Mephit', 3, { name: 'Ben' });
    s.defeat('Mephit');
    expect(s.honor('Ann')).toBe(2);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(['Earth Tyrant', ...ROW.slice(1)].map((name) => `pick ${name}`));
    s.choose('Earth Tyrant');
    expect(s.names('void')).toEqual(['Earth Tyrant', 'Mephit']);
    expect(s.names('centerRow')[0]).toBe('Tormented Soul');
    expect(s.honor('Ann')).toBe(2);
  });

  test('may banish nothing', () => {
    const s = facing('Mephit', 3, { name: 'Ben' });
    s.defeat('Mephit');
    s.decline();
    expect(s.names('void')).toEqual(['Mephit']);
  });
});

describe('Mistake of Creation', () => {
  const mistake = 'Mistake of Creation';

  function defeated(): Scenario {
    const ann = { power: 4, discard: ['Militia', 'Spike Vixen'] };
    const s = annsTurn(ann, { centerRow: [mistake, ...ROW.slice(1)] });
    s.defeat(mistake);
    expect(s.honor('Ann')).toBe(4);
    return s;
  }

  test('may banish from the refilled row and from the discard pile', () => {
    const s = defeated();
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(['Earth Tyrant', ...ROW.slice(1)].map((name) => `pick ${name}`));
    s.choose('Earth Tyrant');
    expect(s.names('centerRow')[0]).toBe('Tormented Soul');
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect([...s.offers()].sort()).toEqual(['pick Militia', 'pick Spike Vixen']);
    s.choose('Spike Vixen');
    expect(s.names('void')).toEqual(['Spike Vixen', 'Earth Tyrant', mistake]);
    expect(s.names('Ann', 'discard')).toEqual(['Militia']);
  });

  test('may banish from the row only', () => {
    const s = defeated();
    s.choose('Muramasa');
    s.decline();
    expect(s.names('void')).toEqual(['Muramasa', mistake]);
    expect(s.names('Ann', 'discard')).toHaveLength(2);
  });

  test('may banish from the discard pile only (A11)', () => {
    const s = defeated();
    s.decline();
    s.choose('Militia');
    expect(s.names('void')).toEqual([mistake]);
    expect(s.names('removed')).toEqual(['Militia']);
  });

  test('may banish nothing at all', () => {
    const s = defeated();
    s.decline();
    s.decline();
    expect(s.names('void')).toEqual([mistake]);
    expect(s.decision?.kind).toBe('turn');
  });

  test('does not ask about an empty discard pile', () => {
    const s = facing(mistake, 4, { name: 'Ben' });
    s.defeat(mistake);
    s.decline();
    expect(s.decision?.kind).toBe('turn');
  });
});

describe('Sea Tyrant', () => {
  test('lets each opponent keep one construct and destroys their others', () => {
    const s = facing(
      'Sea Tyrant',
      5,
      { name: 'Ben', inPlay: ['Muramasa', 'Snapdragon', 'Hedron Cannon'] },
      { name: 'Cy', inPlay: ['Shadow Star', 'Voidthirster'] },
    );
    s.defeat('Sea Tyrant');
    expect(s.honor('Ann')).toBe(5);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'keep', min: 1, max: 1 });
    s.choose('Snapdragon');
    expect(s.names('Ben', 'inPlay')).toEqual(['Snapdragon']);
    expect([...s.names('Ben', 'discard')].sort()).toEqual(['Hedron Cannon', 'Muramasa']);
    expect(s.decision?.seat).toBe(2);
    s.choose('Voidthirster');
    expect(s.names('Cy', 'inPlay')).toEqual(['Voidthirster']);
    expect(s.names('Cy', 'discard')).toEqual(['Shadow Star']);
  });

  test('does nothing to opponents with one construct or none, and nothing to its defeater', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 5, inPlay: ['Muramasa', 'Snapdragon'] },
        { name: 'Ben', inPlay: ['Shadow Star'] },
        { name: 'Cy' },
      ],
      centerRow: ['Sea Tyrant'],
    });
    s.defeat('Sea Tyrant');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('Ann', 'inPlay')).toEqual(['Muramasa', 'Snapdragon']);
    expect(s.names('Ben', 'inPlay')).toEqual(['Shadow Star']);
  });
});

describe('Xeron, Duke of Lies', () => {
  const xeron = 'Xeron, Duke of Lies';

  test('takes a card from each opponent, who do not draw another; they can be played at once (A10)', () => {
    const s = facing(
      xeron,
      6,
      { name: 'Ben', hand: ['Mystic', 'Mystic'], deck: DECK },
      { name: 'Cy', hand: ['Heavy Infantry'], deck: DECK },
    );
    s.defeat(xeron);
    expect(s.honor('Ann')).toBe(3);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic', 'Heavy Infantry']);
    expect(s.names('Ben', 'hand')).toEqual(['Mystic']);
    expect(s.names('Cy', 'hand')).toEqual([]);
    expect(s.names('Cy', 'deck')).toEqual(DECK);
    s.play('Mystic');
    expect(s.runes('Ann')).toBe(2);
  });

  test('takes them for good: they go to the discard pile of their new owner and score there', () => {
    const s = facing(xeron, 6, { name: 'Ben', hand: ['Landtalker'] });
    expect([s.score('Ann'), s.score('Ben')]).toEqual([0, 3]);
    s.defeat(xeron);
    s.endTurn();
    expect(s.names('Ann', 'discard')).toEqual(['Landtalker']);
    expect([s.score('Ann'), s.score('Ben')]).toEqual([6, 0]);
  });

  test('takes nothing from an empty hand', () => {
    const s = facing(xeron, 6, { name: 'Ben', deck: DECK }, { name: 'Cy', hand: ['Militia'] });
    s.defeat(xeron);
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect(s.names('Ben', 'deck')).toEqual(DECK);
  });

  test('takes at random: every card of a hand can be the one', () => {
    const hand = ['Militia', 'Mystic', 'Landtalker', 'Apprentice'];
    const taken = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const s = scenario(rules, {
        players: [
          { name: 'Ann', power: 6 },
          { name: 'Ben', hand },
        ],
        centerRow: [xeron],
        seed,
      });
      s.defeat(xeron);
      expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
      for (const name of s.names('Ann', 'hand')) taken.add(name);
    }
    expect([...taken].sort()).toEqual([...hand].sort());
  });
});

describe('Earth Tyrant', () => {
  test('gives its honor and draws after the row is refilled', () => {
    const s = annsTurn({ power: 6, discard: ['Militia'] }, { centerRow: ['Earth Tyrant', ...ROW.slice(1)] });
    s.defeat('Earth Tyrant');
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect(s.names('centerRow')).toHaveLength(6);
  });
});
