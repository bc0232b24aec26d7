import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, CENTER_DECK, DECK, ROW, together } from './at-the-table.js';

describe("Dhartha's Retreat", () => {
  const retreat = "Dhartha's Retreat";
  const deck = [...DECK, 'Mystic'];

  test('draws two more cards at the end of a turn without an acquire or a defeat', () => {
    const s = annsTurn({ inPlay: [retreat], hand: ['Militia'], deck });
    s.endTurn();
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect(s.names('Ann', 'hand')).toEqual(DECK.slice(0, 5));
    s.choose('accept');
    expect(s.names('Ann', 'hand')).toEqual(DECK.slice(0, 7));
    expect(s.names('Ann', 'discard')).toEqual(['Militia']);
    expect(s.names('Ann', 'inPlay')).toEqual([retreat]);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test('can be declined', () => {
    const s = annsTurn({ inPlay: [retreat], deck });
    s.endTurn();
    s.decline();
    expect(s.names('Ann', 'hand')).toHaveLength(5);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test('works in the turn in which it is played, and in every later turn', () => {
    const s = annsTurn({ hand: [retreat], deck: [...deck, ...deck] });
    s.play(retreat);
    s.endTurn();
    s.choose('accept');
    s.endTurn();
    s.endTurn();
    expect(s.decision).toMatchObject({ seat: 0, min: 0 });
    s.choose('accept');
    expect(s.names('Ann', 'hand')).toHaveLength(7);
  });

  test('does not draw after an acquire or a defeat of any kind, Mystics and the Cultist included', () => {
    for (const [does, name] of [
      ['acquire', 'Deathseeker'],
      ['acquire', 'Mystic'],
      ['defeat', 'Doom Weeper'],
      ['defeat', 'Cultist'],
    ] as const) {
      const s = annsTurn({ inPlay: [retreat], runes: 3, power: 4, deck });
      s[does](name);
      s.endTurn();
      expect(s.decision).toMatchObject({ seat: 1, kind: 'turn' });
      expect(s.names('Ann', 'hand')).toHaveLength(5);
    }
  });

  test('does not mind a card that was banished, nor one that was played', () => {
    const s = annsTurn({ inPlay: [retreat], hand: ['Eternal Askara'], deck });
    s.play('Eternal Askara');
    s.choose('Doom Weeper');
    s.endTurn();
    expect(s.decision).toMatchObject({ seat: 0, min: 0 });
  });

  test('does not draw if a fate in the own turn made its player acquire a Mystic', () => {
    const table = { centerDeck: ['Stone Circle', ...CENTER_DECK] };
    for (const takes of [true, false]) {
      const s = annsTurn({ inPlay: [retreat], hand: ['Eternal Askara'], deck }, table);
      s.play('Eternal Askara');
      s.choose('Doom Weeper');
      if (takes) s.choose('Mystic');
      else s.decline();
      s.decline();
      s.endTurn();
      expect(s.decision?.seat).toBe(takes ? 1 : 0);
    }
  });

  test('does not mind a Mystic that came by a fate in the turn of an opponent, nor what opponents acquire', () => {
    const s = annAgainst({ inPlay: [retreat], deck }, [{ runes: 2, deck }], {
      turn: 'Ben',
      centerDeck: ['Stone Circle', ...CENTER_DECK],
    });
    s.acquire('Deathseeker');
    s.decline();
    s.choose('Mystic');
    s.endTurn();
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    s.endTurn();
    expect(s.decision).toMatchObject({ seat: 0, min: 0 });
    s.choose('accept');
    expect(s.names('Ann', 'hand')).toHaveLength(7);
  });

  test('draws from a new deck if it has to, with the old hand in it (T7)', () => {
    const s = annsTurn({ inPlay: [retreat], hand: ['Mystic', 'Heavy Infantry'], deck: DECK.slice(0, 5) });
    s.endTurn();
    s.choose('accept');
    expect([...s.names('Ann', 'hand').slice(5)].sort()).toEqual(['Heavy Infantry', 'Mystic']);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });

  test('does nothing at the end of the turn of an opponent', () => {
    const s = annAgainst({ deck }, [{ inPlay: [retreat], deck }]);
    s.endTurn();
    expect(s.decision).toMatchObject({ seat: 1, kind: 'turn' });
    expect(s.names('Ben', 'hand')).toEqual([]);
  });
});

describe('Serpentcall', () => {
  test('gives 2 runes once per turn', () => {
    const s = annsTurn({ inPlay: ['Serpentcall'] });
    s.activate('Serpentcall', 0);
    expect(s.runes('Ann')).toBe(2);
    expect(s.offers()).not.toContain('activate Serpentcall');
  });

  test('acquires a hero from the void once per turn, for its cost', () => {
    const table = { void: ['Lunar Stag', 'Hectic Scribe', 'Hectic Scribe'] };
    const s = annsTurn({ inPlay: ['Serpentcall'], runes: 4 }, table);
    s.activate('Serpentcall', 1);
    expect(s.offers()).toEqual(expect.arrayContaining(['pick Lunar Stag', 'pick Hectic Scribe']));
    s.choose('Lunar Stag');
    expect(s.runes('Ann')).toBe(1);
    expect(s.names('Ann', 'discard')).toEqual(['Lunar Stag']);
    expect(s.names('void')).toEqual(['Hectic Scribe', 'Hectic Scribe']);
    expect(s.names('centerRow')).toEqual(ROW);
    expect(() => s.activate('Serpentcall', 1)).toThrow('scenario/not-on-offer');
  });

  test('lets both be used in either order', () => {
    const table = { void: ['Hectic Scribe'] };
    const runesFirst = annsTurn({ inPlay: ['Serpentcall'] }, table);
    runesFirst.activate('Serpentcall', 0);
    runesFirst.activate('Serpentcall', 1);
    const heroFirst = annsTurn({ inPlay: ['Serpentcall'], runes: 1 }, table);
    heroFirst.activate('Serpentcall', 1);
    heroFirst.activate('Serpentcall', 0);
    expect([runesFirst.runes('Ann'), heroFirst.runes('Ann')]).toEqual([1, 2]);
    expect(runesFirst.names('Ann', 'discard')).toEqual(['Hectic Scribe']);
    expect(heroFirst.names('Ann', 'discard')).toEqual(['Hectic Scribe']);
  });

  test('offers only heroes that can be paid for, and is not on offer without one', () => {
    const table = { void: ['Adayu, the Chosen', 'Nairi, Henge Queen', 'Socket Altar', 'Doom Weeper', 'Deathseeker'] };
    const s = annsTurn({ inPlay: ['Serpentcall'], runes: 6, power: 6 }, table);
    s.activate('Serpentcall', 1);
    expect([...s.offers()].sort()).toEqual(['pick Deathseeker', 'pick Nairi, Henge Queen']);
    const poor = annsTurn({ inPlay: ['Serpentcall'], runes: 1 }, table);
    expect(() => poor.activate('Serpentcall', 1)).toThrow('scenario/not-on-offer');
  });

  test('acquires, which keeps the Retreat of Dhartha from drawing', () => {
    const inPlay = ['Serpentcall', "Dhartha's Retreat"];
    const s = annsTurn({ inPlay, runes: 1, deck: DECK }, { void: ['Hectic Scribe'] });
    s.activate('Serpentcall', 1);
    s.endTurn();
    expect(s.decision).toMatchObject({ seat: 1, kind: 'turn' });
  });
});

describe('Stone Circle', () => {
  const circle = 'Stone Circle';
  const top = 'on top of your deck';

  test('may put an acquired hero on top of the deck', () => {
    const s = annsTurn({ inPlay: [circle], runes: 2, deck: ['Militia'] });
    s.acquire('Deathseeker');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'destination', min: 0, max: 1 });
    s.choose(top);
    expect(s.names('Ann', 'deck')).toEqual(['Deathseeker', 'Militia']);
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.names('centerRow')[4]).toBe('Sordid Asp');
  });

  test('can be declined, and is not used up by that (G7)', () => {
    const s = annsTurn({ inPlay: [circle], runes: 5, deck: ['Militia'] });
    s.acquire('Deathseeker');
    s.decline();
    expect(s.names('Ann', 'discard')).toEqual(['Deathseeker']);
    s.acquire('Mystic');
    s.choose(top);
    expect(s.names('Ann', 'deck')).toEqual(['Mystic', 'Militia']);
  });

  test('works once per turn, and again in the next', () => {
    const s = annsTurn({ inPlay: [circle], runes: 5, deck: [...DECK, ...DECK, 'Mystic'] });
    s.acquire('Deathseeker');
    s.choose(top);
    s.acquire('Mystic');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
    s.endTurn();
    s.endTurn();
    s.play('Apprentice');
    s.play('Apprentice');
    s.acquire('Heavy Infantry');
    expect(s.decision?.kind).toBe('destination');
  });

  test('each copy works once per turn', () => {
    const s = annsTurn({ inPlay: [circle, circle], runes: 7 });
    s.acquire('Deathseeker');
    s.choose(top);
    s.acquire('Mystic');
    s.choose(top);
    s.acquire('Heavy Infantry');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'deck')).toEqual(['Mystic', 'Deathseeker']);
    expect(s.names('Ann', 'discard')).toEqual(['Heavy Infantry']);
  });

  test('takes a hero from a supply, and one that Serpentcall acquires from the void', () => {
    const supply = annsTurn({ inPlay: [circle], runes: 2 });
    supply.acquire('Heavy Infantry');
    supply.choose(top);
    expect(supply.names('Ann', 'deck')).toEqual(['Heavy Infantry']);
    const fromVoid = annsTurn({ inPlay: [circle, 'Serpentcall'], runes: 3 }, { void: ['Lunar Stag'] });
    fromVoid.activate('Serpentcall', 1);
    fromVoid.choose(top);
    expect(fromVoid.names('Ann', 'deck')).toEqual(['Lunar Stag']);
    expect(fromVoid.names('void')).toEqual([]);
  });

  test('takes a hero that is acquired for nothing (G3)', () => {
    const s = annsTurn({ inPlay: [circle], hand: ['Adayu, the Chosen'] });
    s.play('Adayu, the Chosen');
    s.choose('Nairi, Henge Queen');
    s.choose(top);
    expect(s.names('Ann', 'deck')).toEqual(['Nairi, Henge Queen']);
  });

  test('lets its player choose between hand and deck for what Arha Sensei acquires (Q4)', () => {
    for (const [choice, hand, deck] of [
      [top, [], ['Mystic']],
      [null, ['Mystic'], []],
    ] as const) {
      const s = annsTurn({ inPlay: [circle], hand: ['Arha Sensei', 'Militia'] }, { supplies: { 'Heavy Infantry': 0 } });
      s.play('Arha Sensei');
      expect(s.decision).toMatchObject({ kind: 'destination', min: 0, max: 1 });
      if (choice === null) s.decline();
      else s.choose(choice);
      expect([s.names('Ann', 'hand'), s.names('Ann', 'deck')]).toEqual([hand, deck]);
    }
  });

  test('does not take a construct, nor what an opponent acquires', () => {
    const s = annAgainst({ inPlay: [circle], runes: 6, deck: DECK }, [{ runes: 2 }]);
    s.acquire('Socket Altar');
    expect(s.names('Ann', 'discard')).toEqual(['Socket Altar']);
    s.endTurn();
    s.acquire('Deathseeker');
    expect(s.names('Ben', 'discard')).toEqual(['Deathseeker']);
  });
});

describe('Combustion Idol', () => {
  const idol = 'Combustion Idol';

  test('draws a card once per turn with three mechana constructs, itself included', () => {
    const s = annsTurn({ inPlay: [idol, 'Socket Altar', 'Reclamax'], deck: DECK });
    s.activate(idol);
    expect(s.names('Ann', 'hand')).toHaveLength(1);
    expect(s.offers()).not.toContain(`activate ${idol}`);
  });

  test('is not on offer with fewer, whatever else is in play', () => {
    const s = annAgainst({ inPlay: [idol, 'Socket Altar', 'Black Hole'], hand: ['Battery Monk'], deck: DECK }, [
      { inPlay: ['Reclamax', 'Project Alpha'] },
    ]);
    expect(s.offers()).not.toContain(`activate ${idol}`);
    s.play('Battery Monk');
    expect(s.offers()).not.toContain(`activate ${idol}`);
  });

  test('is on offer as soon as the third is in play', () => {
    const s = annsTurn({ inPlay: [idol, 'Socket Altar'], hand: ['Reclamax'], deck: DECK });
    s.play('Reclamax');
    s.activate(idol);
    expect(s.names('Ann', 'hand')).toHaveLength(1);
  });

  test('is no longer on offer when the third has left', () => {
    const s = annsTurn({ inPlay: [idol, 'Socket Altar', 'Reclamax'], deck: DECK });
    s.activate('Reclamax');
    expect(s.offers()).not.toContain(`activate ${idol}`);
  });

  test('each copy draws', () => {
    const s = annsTurn({ inPlay: [idol, idol, idol], deck: DECK });
    s.activate(idol);
    s.activate(idol);
    s.activate(idol);
    expect(s.names('Ann', 'hand')).toHaveLength(3);
    expect(s.offers()).not.toContain(`activate ${idol}`);
  });
});

describe('Project Alpha', () => {
  const alpha = 'Project Alpha';
  const centerRow = ['Hectic Scribe', 'Deathseeker', 'Lunar Stag', 'Reclamax', 'Doom Weeper', 'Ravenous Gorph'];

  test('acquires for nothing a hero or a construct of a cost up to the number of mechana constructs', () => {
    const s = annsTurn({ inPlay: [alpha, 'Socket Altar', 'Black Hole'] }, { centerRow });
    s.activate(alpha);
    expect(s.offers()).toEqual(['pick Hectic Scribe', 'pick Deathseeker', 'pick Heavy Infantry']);
    s.choose('Deathseeker');
    expect(s.names('Ann', 'discard')).toEqual(['Deathseeker']);
    expect(s.names('centerRow')[1]).toBe('Sordid Asp');
    expect(s.offers()).not.toContain(`activate ${alpha}`);
  });

  test('counts itself, so that alone it reaches a cost of 1', () => {
    const s = annsTurn({ inPlay: [alpha] }, { centerRow });
    s.activate(alpha);
    expect(s.names('Ann', 'discard')).toEqual(['Hectic Scribe']);
  });

  test('reaches Mystics, Heavy Infantry and constructs, but no monster', () => {
    const inPlay = [alpha, 'Socket Altar', 'Socket Altar', 'Reclamax'];
    const s = annsTurn({ inPlay }, { centerRow });
    s.activate(alpha);
    expect(s.offers()).toEqual([
      'pick Hectic Scribe',
      'pick Deathseeker',
      'pick Lunar Stag',
      'pick Reclamax',
      'pick Mystic',
      'pick Heavy Infantry',
    ]);
  });

  test('does not reach the void (G2), nor anything when nothing is cheap enough', () => {
    const s = annsTurn({ inPlay: [alpha] }, { centerRow: ROW, void: ['Hectic Scribe'] });
    expect(s.offers()).not.toContain(`activate ${alpha}`);
  });

  test('cannot be topped up with runes (A4), and no discount brings a card into reach (G6)', () => {
    const ann = { inPlay: [alpha, 'Socket Altar', 'Socket Altar'], hand: ['Battery Monk'], runes: 9, deck: DECK };
    const s = annsTurn(ann, { centerRow });
    s.play('Battery Monk');
    s.activate(alpha);
    expect(s.offers()).not.toContain('pick Reclamax');
    s.choose('Lunar Stag');
    expect(s.runes('Ann')).toBe(9);
  });

  test('counts when it is used', () => {
    const s = annsTurn({ inPlay: [alpha], hand: ['Reclamax'] }, { centerRow: ['Deathseeker', 'Doom Weeper'] });
    expect(s.offers()).not.toContain(`activate ${alpha}`);
    s.play('Reclamax');
    s.activate(alpha);
    s.choose('Deathseeker');
    expect(s.names('Ann', 'discard')).toEqual(['Deathseeker']);
  });
});

describe('Reclamax', () => {
  test('is destroyed to acquire a mechana construct from the void, for its cost', () => {
    const s = annsTurn({ inPlay: ['Reclamax'], runes: 7 }, { void: ['Socket Altar', 'Combustion Idol', 'Black Hole'] });
    s.activate('Reclamax');
    expect(s.names('Ann', 'inPlay')).toEqual([]);
    expect([...s.offers()].sort()).toEqual(['pick Combustion Idol', 'pick Socket Altar']);
    s.choose('Socket Altar');
    expect(s.runes('Ann')).toBe(1);
    expect(s.names('Ann', 'discard')).toEqual(['Socket Altar', 'Reclamax']);
    expect(s.names('void')).toEqual(['Combustion Idol', 'Black Hole']);
    expect(s.names('centerRow')).toEqual(ROW);
  });

  test('offers only what can be paid for', () => {
    const s = annsTurn({ inPlay: ['Reclamax'], runes: 5 }, { void: ['Socket Altar', 'Combustion Idol'] });
    s.activate('Reclamax');
    expect(s.names('Ann', 'discard')).toEqual(['Combustion Idol', 'Reclamax']);
    expect(s.runes('Ann')).toBe(0);
  });

  test('can be destroyed even if there is nothing to acquire', () => {
    const s = annsTurn({ inPlay: ['Reclamax'], runes: 2 }, { void: ['Socket Altar'] });
    s.activate('Reclamax');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual(['Reclamax']);
    expect(s.names('void')).toEqual(['Socket Altar']);
    expect(s.runes('Ann')).toBe(2);
  });

  test('must acquire if its player can, once it is destroyed (G4)', () => {
    const s = annsTurn({ inPlay: ['Reclamax'], runes: 6 }, { void: ['Socket Altar', 'Combustion Idol'] });
    s.activate('Reclamax');
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('has no other limit: each copy in play can be used, in the turn in which it is played too', () => {
    const s = annsTurn(
      { inPlay: ['Reclamax'], hand: ['Reclamax'], runes: 10 },
      { void: ['Combustion Idol', 'Combustion Idol'] },
    );
    s.play('Reclamax');
    s.activate('Reclamax');
    s.choose('Combustion Idol');
    s.activate('Reclamax');
    expect(s.runes('Ann')).toBe(0);
    expect([...s.names('Ann', 'discard')].sort()).toEqual([
      'Combustion Idol',
      'Combustion Idol',
      'Reclamax',
      'Reclamax',
    ]);
  });

  test('acquires as from the center row: restricted runes pay, and Rocket Courier may put it into play', () => {
    const inPlay = ['Reclamax', 'The Grand Design', 'Rocket Courier X-99'];
    const s = annsTurn({ inPlay, runes: 4 }, { void: ['Socket Altar'] }, together);
    s.activate('The Grand Design');
    s.activate('Reclamax');
    s.choose('into play');
    expect(s.names('Ann', 'inPlay')).toEqual(['The Grand Design', 'Rocket Courier X-99', 'Socket Altar']);
    // The runes were all spent, and the Altar saw itself come into play.
    expect(s.runes('Ann')).toBe(2);
  });

  test('cannot be used in the turn of another player, nor from hand (T4)', () => {
    const s = annAgainst({ hand: ['Reclamax'], runes: 9 }, [{ inPlay: ['Reclamax'], runes: 9 }], {
      void: ['Socket Altar'],
    });
    expect(s.offers()).not.toContain('activate Reclamax');
  });
});

describe('Socket Altar', () => {
  const altar = 'Socket Altar';

  test('gives 2 runes for its own coming into play, which uses up its turn', () => {
    const s = annsTurn({ hand: [altar, 'Reclamax'] });
    s.play(altar);
    expect(s.runes('Ann')).toBe(2);
    s.play('Reclamax');
    expect(s.runes('Ann')).toBe(2);
  });

  test('gives 2 runes for another mechana construct, once per turn', () => {
    const s = annsTurn({ inPlay: [altar], hand: ['Reclamax', 'Reclamax'] });
    s.play('Reclamax');
    expect(s.runes('Ann')).toBe(2);
    s.play('Reclamax');
    expect(s.runes('Ann')).toBe(2);
  });

  test('gives them again in the next turn', () => {
    const s = annsTurn({ hand: [altar], deck: ['Reclamax', ...DECK] });
    s.play(altar);
    s.endTurn();
    s.endTurn();
    s.play('Reclamax');
    expect(s.runes('Ann')).toBe(2);
  });

  test('two of them each see the same construct', () => {
    const s = annsTurn({ inPlay: [altar, altar], hand: ['Reclamax'] });
    s.play('Reclamax');
    expect(s.runes('Ann')).toBe(4);
  });

  test('one in play sees a second one come, and both pay', () => {
    const s = annsTurn({ inPlay: [altar], hand: [altar] });
    s.play(altar);
    expect(s.runes('Ann')).toBe(4);
  });

  test('does not see a hero, a construct of another faction, or an acquired construct', () => {
    const s = annsTurn({ inPlay: [altar], hand: ['Battery Monk', 'Black Hole'], runes: 6, deck: DECK });
    s.play('Battery Monk');
    s.play('Black Hole');
    s.acquire(altar);
    expect(s.runes('Ann')).toBe(1);
  });

  test('sees a construct that Rocket Courier puts into play (T11)', () => {
    const s = annsTurn({ inPlay: [altar, 'Rocket Courier X-99'], runes: 4 }, { centerRow: ['Reclamax'] }, together);
    s.acquire('Reclamax');
    s.choose('into play');
    expect(s.runes('Ann')).toBe(2);
  });
});

describe('Black Hole', () => {
  test('banishes a card from hand for 1 power, once per turn', () => {
    const s = annsTurn({ inPlay: ['Black Hole'], hand: ['Lunar Stag', 'Militia'], discard: ['Mystic'] });
    s.activate('Black Hole');
    expect(s.offers()).toEqual(['pick Lunar Stag', 'pick Militia']);
    s.choose('Lunar Stag');
    expect(s.power('Ann')).toBe(1);
    expect(s.names('void')).toEqual(['Lunar Stag']);
    expect(s.offers()).not.toContain('activate Black Hole');
  });

  test('is not on offer with an empty hand', () => {
    const s = annsTurn({ inPlay: ['Black Hole'], discard: ['Mystic'] });
    expect(s.offers()).not.toContain('activate Black Hole');
  });

  test('cannot be left at no card once it is used', () => {
    const s = annsTurn({ inPlay: ['Black Hole'], hand: ['Lunar Stag', 'Militia'] });
    s.activate('Black Hole');
    expect(() => s.decline()).toThrow('answer/too-few');
  });
});
