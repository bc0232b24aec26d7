import { banish, gain, hero, heroes, inPlayed, monster, played, reward } from 'fatequeue/dsl';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, CENTER_DECK, DECK, enters, ROW, withMore } from './at-the-table.js';

describe('Arbiter of Fate', () => {
  const arbiter = 'Arbiter of Fate';

  test('draws a card, and then may banish one from hand or discard pile, the drawn one included', () => {
    const s = annsTurn({ hand: [arbiter, 'Militia'], deck: ['Mystic', 'Militia'], discard: ['Apprentice'] });
    s.play(arbiter);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Militia', 'pick Mystic', 'pick Apprentice']);
    s.choose('Apprentice');
    expect(s.names('removed')).toEqual(['Apprentice']);
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Mystic']);
  });

  test('may banish nothing, and not itself (T3)', () => {
    const s = annsTurn({ hand: [arbiter], deck: ['Mystic'] });
    s.play(arbiter);
    expect(s.offers()).toEqual(['pick Mystic']);
    s.decline();
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });

  test('asks the opponents nothing when it is played', () => {
    const s = annAgainst({ hand: [arbiter], deck: DECK }, [{ hand: ['Militia'], discard: ['Apprentice'] }]);
    s.play(arbiter);
    s.decline();
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });
});

describe('Guardian of Sadranis', () => {
  const guardian = 'Guardian of Sadranis';

  test('gives 1 power, and 2 honor for the next monster defeated in the center row', () => {
    const s = annsTurn({ hand: [guardian], power: 3 });
    s.play(guardian);
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([4, 0]);
    s.defeat('Doom Weeper');
    expect(s.honor('Ann')).toBe(2 + 2);
  });

  test('is for the next monster only', () => {
    const s = annsTurn({ hand: [guardian], power: 9 });
    s.play(guardian);
    s.defeat('Doom Weeper');
    s.defeat('Fire Tyrant');
    expect(s.honor('Ann')).toBe(2 + 2 + 6);
  });

  test('gives nothing for the Cultist, and is not used up by it', () => {
    const s = annsTurn({ hand: [guardian], power: 5 });
    s.play(guardian);
    s.defeat('Cultist');
    expect(s.honor('Ann')).toBe(1);
    s.defeat('Doom Weeper');
    expect(s.honor('Ann')).toBe(1 + 2 + 2);
  });

  test('gives its honor for a monster in the void too', () => {
    const s = annsTurn({ hand: [guardian, 'Sadranis, Dark Emissary'] }, { void: ['Doom Weeper'] });
    s.play(guardian);
    s.play('Sadranis, Dark Emissary');
    s.choose('Doom Weeper');
    expect(s.honor('Ann')).toBe(2 + 2);
    expect(s.power('Ann')).toBe(0);
  });

  test('asks for no least power: the weakest monster of the row will do', () => {
    const imp = monster('Imp', { power: 1, copies: 1 }, reward(gain(1, 'honor')));
    const s = annsTurn({ hand: [guardian] }, { centerRow: ['Imp', ...ROW.slice(1)] }, withMore(imp));
    s.play(guardian);
    s.defeat('Imp');
    expect(s.honor('Ann')).toBe(1 + 2);
  });

  test('several of them all see the same next monster', () => {
    const s = annsTurn({ hand: [guardian, guardian], power: 8 });
    s.play(guardian);
    s.play(guardian);
    s.defeat('Doom Weeper');
    expect(s.honor('Ann')).toBe(2 + 2 + 2);
    s.defeat('Fire Tyrant');
    expect(s.honor('Ann')).toBe(6 + 6);
  });

  test('comes too late for a monster that was defeated before it', () => {
    const s = annsTurn({ hand: [guardian], power: 4 });
    s.defeat('Doom Weeper');
    s.play(guardian);
    expect(s.honor('Ann')).toBe(2);
  });

  test('gives its honor after the reward (Q4)', () => {
    const s = annAgainst({ hand: [guardian], power: 5 }, [{ hand: ['Militia', 'Mystic'] }]);
    s.play(guardian);
    s.defeat('Fire Tyrant');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'discard' });
    expect(s.honor('Ann')).toBe(6);
    s.choose('Militia');
    expect(s.honor('Ann')).toBe(6 + 2);
  });

  test('ends with the turn', () => {
    const s = annsTurn({ hand: [guardian], deck: ['Heavy Infantry', 'Heavy Infantry', ...DECK] });
    s.play(guardian);
    s.endTurn();
    s.endTurn();
    s.play('Heavy Infantry');
    s.play('Heavy Infantry');
    s.defeat('Doom Weeper');
    expect(s.honor('Ann')).toBe(2);
  });
});

describe('Deathseeker', () => {
  const seeker = 'Deathseeker';

  test('gives 2 power when it is played, and no honor', () => {
    const s = annsTurn({ hand: [seeker] });
    s.play(seeker);
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([2, 0]);
  });

  test('gives 3 honor when it is banished from hand, and no power (A6)', () => {
    const s = annsTurn({ hand: [seeker], inPlay: ['Black Hole'] });
    s.activate('Black Hole');
    expect(s.names('void')).toEqual([seeker]);
    expect([s.honor('Ann'), s.power('Ann')]).toEqual([3, 1]);
    expect(s.counter('pool')).toBe(60 - 3);
  });

  test('gives 3 honor when it is banished from the discard pile', () => {
    const s = annsTurn({ hand: ['Black Watch Elite'], discard: [seeker] });
    s.play('Black Watch Elite');
    s.choose(seeker);
    expect(s.honor('Ann')).toBe(3);
  });

  test('gives the honor to its owner in the turn of another player', () => {
    const s = enters('Arbiter of Fate', {}, { hand: [seeker, 'Militia'] });
    s.decline();
    expect(s.decision?.seat).toBe(1);
    s.choose(seeker);
    expect([s.honor('Ann'), s.honor('Ben')]).toEqual([0, 3]);
  });

  test('gives nothing when it is banished from the center row', () => {
    const s = annsTurn({ hand: ['Eternal Askara'] });
    s.play('Eternal Askara');
    s.choose(seeker);
    expect(s.names('void')).toEqual([seeker]);
    expect(s.honor('Ann')).toBe(0);
  });

  test('gives nothing when it is banished after it was played', () => {
    const undertaker = hero('Undertaker', { cost: 1, copies: 1 }, played(banish(1, heroes('void', inPlayed))));
    const s = scenario(withMore(undertaker), {
      players: [{ name: 'Ann', hand: [seeker, 'Undertaker'] }, { name: 'Ben' }],
    });
    s.play(seeker);
    s.play('Undertaker');
    expect(s.names('void')).toEqual([seeker]);
    expect(s.honor('Ann')).toBe(0);
  });

  test('gives nothing when it is discarded', () => {
    const s = annsTurn({ hand: ['Hectic Scribe', seeker], deck: ['Militia'] });
    s.play('Hectic Scribe');
    expect(s.names('Ann', 'discard')).toContain(seeker);
    expect(s.honor('Ann')).toBe(0);
  });
});

describe('Sadranis, Dark Emissary', () => {
  const sadranis = 'Sadranis, Dark Emissary';

  test('gives 3 power, which may pay at once for a monster in the void', () => {
    const s = annsTurn({ hand: [sadranis], power: 1 }, { void: ['Doom Weeper', 'Fire Tyrant'] });
    s.play(sadranis);
    expect(s.power('Ann')).toBe(4);
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Doom Weeper']);
    s.choose('Doom Weeper');
    expect([s.power('Ann'), s.honor('Ann'), s.runes('Ann')]).toEqual([0, 2, 2]);
  });

  test('puts the monster on the bottom of the center deck, and leaves the row alone', () => {
    const s = annsTurn({ hand: [sadranis], power: 1 }, { void: ['Doom Weeper', 'Nairi, Henge Queen'] });
    s.play(sadranis);
    s.choose('Doom Weeper');
    expect(s.names('centerDeck')).toEqual([...CENTER_DECK, 'Doom Weeper']);
    expect(s.names('void')).toEqual(['Nairi, Henge Queen']);
    expect(s.names('centerRow')).toEqual(ROW);
  });

  test('offers only monsters that can be paid for, and asks nothing if there is none', () => {
    const s = annsTurn({ hand: [sadranis] }, { void: ['Doom Weeper', 'Fire Tyrant', 'Nairi, Henge Queen'] });
    s.play(sadranis);
    expect(s.decision?.kind).toBe('turn');
    expect(s.power('Ann')).toBe(3);
  });

  test('may defeat nothing, and the power stays', () => {
    const s = annsTurn({ hand: [sadranis], power: 1 }, { void: ['Doom Weeper'] });
    s.play(sadranis);
    s.decline();
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([4, 0]);
    expect(s.names('void')).toEqual(['Doom Weeper']);
  });

  test('chooses when it is played: a monster that comes to the void later is too late', () => {
    const s = annsTurn({ hand: [sadranis], power: 5 });
    s.play(sadranis);
    s.defeat('Doom Weeper');
    expect(s.decision?.kind).toBe('turn');
    expect(s.offers()).not.toContain('pick Doom Weeper');
    expect(s.power('Ann')).toBe(4);
  });

  test('gives the reward of Ravenous Gorph without its banish, since Gorph was next to nothing', () => {
    const s = annsTurn({ hand: [sadranis] }, { void: ['Ravenous Gorph'] });
    s.play(sadranis);
    s.choose('Ravenous Gorph');
    expect(s.honor('Ann')).toBe(3);
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('centerRow')).toEqual(ROW);
  });

  test('gives a reward that is for the opponents too', () => {
    const s = annAgainst({ hand: [sadranis], power: 2 }, [{ inPlay: ['Black Hole'] }], { void: ['Vaultbreaker Wurm'] });
    s.play(sadranis);
    s.choose('Vaultbreaker Wurm');
    expect(s.honor('Ann')).toBe(4);
    expect(s.names('Ben', 'discard')).toEqual(['Black Hole']);
  });

  test('sets no fate off by putting a card on the bottom of the deck (K1)', () => {
    const s = annsTurn({ hand: [sadranis] }, { void: ['Ravenous Gorph'], centerDeck: [] });
    s.play(sadranis);
    s.choose('Ravenous Gorph');
    expect(s.names('centerDeck')).toEqual(['Ravenous Gorph']);
    expect(s.names('void')).toEqual([]);
  });
});

describe('Black Watch Elite', () => {
  const elite = 'Black Watch Elite';

  test('gives 3 power, and then may banish a card from hand or discard pile', () => {
    const s = annsTurn({ hand: [elite, 'Militia'], discard: ['Lunar Stag'] });
    s.play(elite);
    expect(s.power('Ann')).toBe(3);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Militia', 'pick Lunar Stag']);
    s.choose('Lunar Stag');
    expect(s.names('void')).toEqual(['Lunar Stag']);
  });

  test('may banish nothing, and has to decide at once (T2)', () => {
    const s = annsTurn({ hand: [elite, 'Militia'] });
    s.play(elite);
    s.decline();
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect(s.decision?.kind).toBe('turn');
    expect(s.power('Ann')).toBe(3);
  });

  test('cannot banish a card that was played this turn, nor itself (T3)', () => {
    const s = annsTurn({ hand: ['Lunar Stag', elite, 'Militia'] });
    s.play('Lunar Stag');
    s.choose('choose:0');
    s.play(elite);
    expect(s.offers()).toEqual(['pick Militia']);
  });
});
