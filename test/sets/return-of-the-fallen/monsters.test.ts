import type { Scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, CENTER_DECK, DECK, ROW, type Seated } from './at-the-table.js';

/** Ann defeats a monster at the left end of the row; the others are at the table. */
function defeated(monster: string, power: number, ...others: readonly Seated[]): Scenario {
  const s = annAgainst({ power, deck: DECK }, others, { centerRow: [monster, ...ROW.slice(1)] });
  s.defeat(monster);
  return s;
}

describe('Bazu, Duke of Scorn', () => {
  const bazu = 'Bazu, Duke of Scorn';
  const two = ['Black Hole', 'Serpentcall'];

  test('lets an opponent discard as many cards as they have constructs, of their choice', () => {
    const s = defeated(bazu, 6, { inPlay: two, hand: ['Mystic', 'Militia', 'Apprentice'] });
    expect(s.honor('Ann')).toBe(4);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'choose', min: 1, max: 1 });
    s.choose('choose:0');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'discard', min: 2, max: 2 });
    s.choose('Militia', 'Apprentice');
    expect(s.names('Ben', 'hand')).toEqual(['Mystic']);
    expect(s.names('Ben', 'inPlay')).toEqual(two);
  });

  test('or destroys all their constructs', () => {
    const s = defeated(bazu, 6, { inPlay: two, hand: ['Mystic', 'Militia', 'Apprentice'] });
    s.choose('choose:1');
    expect(s.names('Ben', 'inPlay')).toEqual([]);
    expect([...s.names('Ben', 'discard')].sort()).toEqual(two);
    expect(s.names('Ben', 'hand')).toHaveLength(3);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('leaves each opponent the choice, in turn order (Q13)', () => {
    const ben = { inPlay: ['Black Hole'], hand: ['Mystic'] };
    const s = defeated(bazu, 6, ben, { inPlay: two, hand: ['Militia', 'Mystic'] });
    expect(s.decision?.seat).toBe(1);
    s.choose('choose:0');
    expect(s.names('Ben', 'discard')).toEqual(['Mystic']);
    expect(s.decision?.seat).toBe(2);
    s.choose('choose:1');
    expect([...s.names('Cy', 'discard')].sort()).toEqual(two);
    expect(s.names('Cy', 'hand')).toEqual(['Militia', 'Mystic']);
  });

  test('does nothing to an opponent without constructs', () => {
    const s = defeated(bazu, 6, { hand: ['Mystic'] }, { hand: ['Militia'] });
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect([s.names('Ben', 'hand'), s.names('Cy', 'hand')]).toEqual([['Mystic'], ['Militia']]);
  });

  test('destroys the constructs of an opponent with fewer cards than constructs without asking (N14)', () => {
    const s = defeated(bazu, 6, { inPlay: two, hand: ['Mystic'] });
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('Ben', 'inPlay')).toEqual([]);
    expect(s.names('Ben', 'hand')).toEqual(['Mystic']);
  });

  test('leaves the constructs of its defeater alone', () => {
    const s = annAgainst({ power: 6, inPlay: two }, [{}], { centerRow: [bazu] });
    s.defeat(bazu);
    expect(s.names('Ann', 'inPlay')).toEqual(two);
  });
});

describe('Doom Weeper', () => {
  test('gives 2 honor and 2 runes, which can be spent in the same turn', () => {
    const s = annsTurn({ power: 4 });
    s.defeat('Doom Weeper');
    expect([s.honor('Ann'), s.runes('Ann')]).toEqual([2, 2]);
    s.acquire('Deathseeker');
    expect(s.names('Ann', 'discard')).toEqual(['Deathseeker']);
  });
});

describe('Fire Tyrant', () => {
  test('gives 6 honor, and each opponent discards a card of their choice, in turn order (Q13)', () => {
    const s = defeated('Fire Tyrant', 6, { hand: ['Mystic', 'Militia'] }, { hand: ['Apprentice', 'Mystic'] });
    expect(s.honor('Ann')).toBe(6);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'discard', min: 1, max: 1 });
    s.choose('Militia');
    expect(s.decision?.seat).toBe(2);
    s.choose('Apprentice');
    expect([s.names('Ben', 'discard'), s.names('Cy', 'discard')]).toEqual([['Militia'], ['Apprentice']]);
  });

  test('does nothing to an empty hand, and takes an only card without asking', () => {
    const s = defeated('Fire Tyrant', 6, { deck: DECK }, { hand: ['Mystic'] });
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('Ben', 'discard')).toEqual([]);
    expect(s.names('Cy', 'discard')).toEqual(['Mystic']);
  });
});

describe('Ravenous Gorph', () => {
  const gorph = 'Ravenous Gorph';

  /** Ann acquires a Deathseeker from a place of the row, and a Gorph takes it. */
  function entersAt(slot: number, centerDeck: readonly string[] = CENTER_DECK, row: readonly string[] = ROW): Scenario {
    const centerRow = row.filter((name) => name !== 'Deathseeker');
    centerRow.splice(slot, 0, 'Deathseeker');
    const s = annAgainst({ runes: 2, deck: DECK }, [{ hand: ['Militia', 'Mystic'], deck: DECK }], {
      centerRow,
      centerDeck: [gorph, ...centerDeck],
    });
    s.acquire('Deathseeker');
    return s;
  }

  test('banishes both neighbours when it enters the row, and nobody is asked', () => {
    const s = entersAt(2);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('centerRow')).toEqual([
      'Doom Weeper',
      'Sordid Asp',
      gorph,
      'Vaultbreaker Wurm',
      'Socket Altar',
      'Fire Tyrant',
    ]);
    expect([...s.names('void')].sort()).toEqual(['Nairi, Henge Queen', 'Serpentcall']);
  });

  test('banishes one neighbour at an end of the row', () => {
    const left = entersAt(0);
    expect(left.names('void')).toEqual(['Doom Weeper']);
    expect(left.names('centerRow').slice(0, 3)).toEqual([gorph, 'Sordid Asp', 'Nairi, Henge Queen']);
    const right = entersAt(5);
    expect(right.names('void')).toEqual(['Fire Tyrant']);
    expect(right.names('centerRow').slice(3)).toEqual(['Socket Altar', 'Sordid Asp', gorph]);
  });

  test('banishes monsters without their rewards', () => {
    const s = entersAt(4);
    expect([...s.names('void')].sort()).toEqual(['Fire Tyrant', 'Socket Altar']);
    expect(s.honor('Ann')).toBe(0);
    expect(s.names('Ben', 'hand')).toHaveLength(2);
  });

  test('leaves Samael the Fallen where he is', () => {
    const row = ['Doom Weeper', 'Samael the Fallen', 'Serpentcall', 'Socket Altar', 'Fire Tyrant'];
    const s = entersAt(2, CENTER_DECK, row);
    expect(s.names('centerRow').slice(0, 4)).toEqual(['Doom Weeper', 'Samael the Fallen', gorph, 'Sordid Asp']);
    expect(s.names('void')).toEqual(['Serpentcall']);
  });

  test('brings new fates, after its own (Q11)', () => {
    const s = entersAt(2, ['Sordid Asp', 'Askara of Fate', ...CENTER_DECK]);
    expect(s.decision).toMatchObject({ seat: 0, source: { card: 'askara-of-fate' } });
    expect(s.names('centerRow')[3]).toBe('Askara of Fate');
  });

  test('is banished by a second one that comes next to it', () => {
    const s = entersAt(2, ['Sordid Asp', gorph, 'Vaultbreaker Wurm', 'Lunar Stag', 'Hectic Scribe']);
    expect(s.names('centerRow')).toEqual([
      'Doom Weeper',
      'Sordid Asp',
      'Vaultbreaker Wurm',
      gorph,
      'Lunar Stag',
      'Fire Tyrant',
    ]);
    expect([...s.names('void')].sort()).toEqual(['Nairi, Henge Queen', gorph, 'Serpentcall', 'Socket Altar']);
  });

  test('gives 3 honor, and then may banish one of the cards that were next to it', () => {
    const centerRow = ['Doom Weeper', 'Serpentcall', gorph, 'Socket Altar', 'Deathseeker', 'Fire Tyrant'];
    const s = annsTurn({ power: 3 }, { centerRow });
    s.defeat(gorph);
    expect(s.honor('Ann')).toBe(3);
    expect(s.names('centerRow')[2]).toBe('Sordid Asp');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Serpentcall', 'pick Socket Altar']);
    s.choose('Socket Altar');
    expect(s.names('void')).toEqual(['Socket Altar', gorph]);
    expect(s.names('centerRow')[3]).toBe('Vaultbreaker Wurm');
  });

  test('was next to one card only at an end, and may banish nothing', () => {
    const s = annsTurn({ power: 3 }, { centerRow: [gorph, ...ROW.slice(1)] });
    s.defeat(gorph);
    expect(s.offers()).toEqual(['pick Nairi, Henge Queen']);
    s.decline();
    expect(s.names('void')).toEqual([gorph]);
    expect(s.decision?.kind).toBe('turn');
  });

  test('cannot banish Samael the Fallen as a reward either', () => {
    const s = annsTurn({ power: 3 }, { centerRow: ['Samael the Fallen', gorph, ...ROW.slice(2)] });
    s.defeat(gorph);
    expect(s.offers()).toEqual(['pick Serpentcall']);
  });

  test('has no fate when it leaves the row, and one again when it comes back from the void (T8)', () => {
    const centerRow = [gorph, ...ROW.slice(1)];
    const s = annsTurn({ power: 3, runes: 2 }, { centerRow, centerDeck: ['Sordid Asp'] });
    s.defeat(gorph);
    s.decline();
    expect(s.names('centerRow')).toEqual(['Sordid Asp', ...ROW.slice(1)]);
    s.acquire('Deathseeker');
    expect(s.names('centerRow')[4]).toBe(gorph);
    const banished = s.events.flatMap((e) => (e.event === 'moved' && e.to.zone === 'void' ? [e.card] : []));
    expect(banished).toEqual(['ravenous-gorph', 'socket-altar', 'fire-tyrant']);
  });
});

describe('Sordid Asp', () => {
  const asp = 'Sordid Asp';

  test('gives 1 honor, and no more if no opponent has more', () => {
    const s = defeated(asp, 3, {});
    expect([s.honor('Ann'), s.honor('Ben')]).toEqual([1, 0]);
    expect(s.counter('pool')).toBe(60 - 1);
  });

  test('takes 2 honor from an opponent who has more, and none of it from the pool', () => {
    const s = defeated(asp, 3, { honor: 5 });
    expect([s.honor('Ann'), s.honor('Ben')]).toEqual([3, 3]);
    expect(s.counter('pool')).toBe(60 - 1);
  });

  test('compares after its own honor: an opponent who is level by then loses nothing', () => {
    const level = annAgainst({ power: 3, honor: 4 }, [{ honor: 5 }], { centerRow: [asp] });
    level.defeat(asp);
    expect([level.honor('Ann'), level.honor('Ben')]).toEqual([5, 5]);
    const ahead = annAgainst({ power: 3, honor: 4 }, [{ honor: 6 }], { centerRow: [asp] });
    ahead.defeat(asp);
    expect([ahead.honor('Ann'), ahead.honor('Ben')]).toEqual([7, 4]);
  });

  test('takes from the opponent who has most', () => {
    const s = defeated(asp, 3, { honor: 4 }, { honor: 7 });
    expect(['Ann', 'Ben', 'Cy'].map((name) => s.honor(name))).toEqual([3, 4, 5]);
  });

  test('lets its defeater choose among opponents who have equally many', () => {
    const s = defeated(asp, 3, { honor: 6 }, { honor: 6 });
    expect(s.decision).toMatchObject({ seat: 0, min: 1, max: 1 });
    expect(s.decision?.options).toHaveLength(2);
    s.choose('Cy');
    expect(['Ann', 'Ben', 'Cy'].map((name) => s.honor(name))).toEqual([3, 6, 4]);
  });

  test('counts tokens, not the honor of cards', () => {
    const s = defeated(asp, 3, { deck: ['Project Alpha', 'Socket Altar'] });
    expect(s.score('Ben')).toBe(13);
    expect([s.honor('Ann'), s.honor('Ben')]).toEqual([1, 0]);
  });

  test('leaves the end of the game alone: what is taken does not come from an empty pool', () => {
    const s = annAgainst({ power: 3 }, [{ honor: 5 }], { centerRow: [asp], pool: 2 });
    s.defeat(asp);
    expect(s.counter('pool')).toBe(1);
    expect([s.honor('Ann'), s.honor('Ben')]).toEqual([3, 3]);
  });
});

describe('Vaultbreaker Wurm', () => {
  const wurm = 'Vaultbreaker Wurm';

  test('gives 4 honor and destroys the costliest construct of each opponent, without asking', () => {
    const s = defeated(wurm, 5, { inPlay: ['Black Hole', 'Serpentcall', 'Reclamax'] }, { inPlay: ['Stone Circle'] });
    expect(s.honor('Ann')).toBe(4);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('Ben', 'discard')).toEqual(['Serpentcall']);
    expect(s.names('Cy', 'discard')).toEqual(['Stone Circle']);
  });

  test('lets the owner choose among constructs of the same highest cost, in turn order (A9, Q13)', () => {
    const ben = { inPlay: ['Serpentcall', 'Black Hole', 'Project Alpha'] };
    const s = defeated(wurm, 5, ben, { inPlay: ['Black Hole', 'Stone Circle'] });
    expect(s.decision).toMatchObject({ seat: 1, kind: 'destroy', min: 1, max: 1 });
    expect(s.offers()).toEqual(['pick Serpentcall', 'pick Project Alpha']);
    s.choose('Project Alpha');
    expect(s.decision?.seat).toBe(2);
    s.choose('Stone Circle');
    expect(s.names('Ben', 'inPlay')).toEqual(['Serpentcall', 'Black Hole']);
    expect(s.names('Cy', 'inPlay')).toEqual(['Black Hole']);
  });

  test('does nothing to an opponent without constructs, nor to its defeater', () => {
    const s = annAgainst({ power: 5, inPlay: ['Serpentcall'] }, [{ hand: ['Reclamax'] }], { centerRow: [wurm] });
    s.defeat(wurm);
    expect(s.names('Ann', 'inPlay')).toEqual(['Serpentcall']);
    expect(s.names('Ben', 'hand')).toEqual(['Reclamax']);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });
});
