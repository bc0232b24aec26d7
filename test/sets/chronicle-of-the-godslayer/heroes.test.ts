import { describe, expect, test } from 'vitest';
import { annsTurn, DECK, MECHANA_RUNES, ROW } from './at-the-table.js';

describe('Arha Templar', () => {
  const centerRow = ['Mephit', 'Corrosive Widow', 'Sea Tyrant', 'Earth Tyrant', 'Landtalker', 'Muramasa'];

  test('defeats a monster of cost 4 or less for nothing, the Cultist included, and no other card', () => {
    const s = annsTurn({ hand: ['Arha Templar'] }, { centerRow });
    s.play('Arha Templar');
    expect(s.offers()).toEqual(['pick Mephit', 'pick Corrosive Widow', 'pick Cultist']);
    s.choose('Corrosive Widow');
    expect(s.honor('Ann')).toBe(3);
    expect(s.names('void')).toEqual(['Corrosive Widow']);
  });

  test('gives the reward as usual', () => {
    const s = annsTurn({ hand: ['Arha Templar'] }, { centerRow });
    s.play('Arha Templar');
    s.choose('Mephit');
    expect(s.honor('Ann')).toBe(2);
    s.choose('Sea Tyrant');
    expect(s.names('void')).toEqual(['Sea Tyrant', 'Mephit']);
  });

  test('cannot be topped up with power to reach a bigger monster (A4)', () => {
    const s = annsTurn({ hand: ['Arha Templar'], power: 4 }, { centerRow });
    s.play('Arha Templar');
    expect(s.offers()).not.toContain('pick Sea Tyrant');
    expect(s.offers()).not.toContain('pick Earth Tyrant');
  });

  test('may not be declined, since the Cultist is always there (G4)', () => {
    const s = annsTurn({ hand: ['Arha Templar'] }, { centerRow });
    s.play('Arha Templar');
    expect(s.decision?.min).toBe(1);
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('takes the Cultist without asking if nothing else is small enough', () => {
    const s = annsTurn({ hand: ['Arha Templar'] }, { centerRow: ['Sea Tyrant', 'Earth Tyrant', 'Landtalker'] });
    s.play('Arha Templar');
    expect(s.decision?.kind).toBe('turn');
    expect(s.honor('Ann')).toBe(1);
  });
});

describe('Oziah the Peerless', () => {
  const centerRow = ['Mephit', 'Earth Tyrant', 'Avatar of the Fallen', 'Xeron, Duke of Lies', 'Landtalker', 'Muramasa'];

  test('defeats a monster of cost 6 or less for nothing, so that the Avatar of the Fallen is out of reach', () => {
    const s = annsTurn({ hand: ['Oziah the Peerless'], deck: DECK, power: 1 }, { centerRow });
    s.play('Oziah the Peerless');
    expect(s.offers()).toEqual(['pick Mephit', 'pick Earth Tyrant', 'pick Xeron, Duke of Lies', 'pick Cultist']);
    s.choose('Earth Tyrant');
    expect(s.honor('Ann')).toBe(5);
    expect(s.names('Ann', 'hand')).toHaveLength(2);
    expect(s.power('Ann')).toBe(1);
  });

  test('may not be declined (G4)', () => {
    const s = annsTurn({ hand: ['Oziah the Peerless'] }, { centerRow });
    s.play('Oziah the Peerless');
    expect(() => s.decline()).toThrow('answer/too-few');
  });
});

describe('Seer of the Forked Path', () => {
  test('draws first, and then may banish a card from the center row', () => {
    const s = annsTurn({ hand: ['Seer of the Forked Path'], deck: ['Mystic', 'Militia'] });
    s.play('Seer of the Forked Path');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(ROW.map((name) => `pick ${name}`));
    s.choose('Muramasa');
    expect(s.names('void')).toEqual(['Muramasa']);
    expect(s.names('centerRow')[2]).toBe('Earth Tyrant');
  });

  test('may banish nothing', () => {
    const s = annsTurn({ hand: ['Seer of the Forked Path'], deck: DECK });
    s.play('Seer of the Forked Path');
    s.decline();
    expect(s.names('centerRow')).toEqual(ROW);
    expect(s.names('void')).toEqual([]);
  });

  test('cannot pick the Avatar of the Fallen', () => {
    const centerRow = ['Mephit', 'Avatar of the Fallen', 'Muramasa'];
    const s = annsTurn({ hand: ['Seer of the Forked Path'], deck: DECK }, { centerRow });
    s.play('Seer of the Forked Path');
    expect(s.offers()).toEqual(['pick Mephit', 'pick Muramasa']);
  });
});

describe('Temple Librarian', () => {
  test('discards a card and then draws two', () => {
    const s = annsTurn({ hand: ['Temple Librarian', 'Militia', 'Apprentice'], deck: ['Mystic', 'Heavy Infantry'] });
    s.play('Temple Librarian');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Apprentice']);
    s.choose('Militia');
    expect(s.names('Ann', 'discard')).toEqual(['Militia']);
    expect(s.names('Ann', 'hand')).toEqual(['Apprentice', 'Mystic', 'Heavy Infantry']);
  });

  test('must discard if there are cards in hand', () => {
    const s = annsTurn({ hand: ['Temple Librarian', 'Militia', 'Apprentice'], deck: DECK });
    s.play('Temple Librarian');
    expect(s.decision).toMatchObject({ kind: 'discard', min: 1, max: 1 });
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('neither discards nor draws with an empty hand', () => {
    const s = annsTurn({ hand: ['Temple Librarian'], deck: DECK });
    s.play('Temple Librarian');
    expect(s.names('Ann', 'hand')).toEqual([]);
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.names('Ann', 'deck')).toEqual(DECK);
    expect(s.decision?.kind).toBe('turn');
  });

  test('discards before it draws, so that the card can come back with an empty deck', () => {
    const s = annsTurn({ hand: ['Temple Librarian', 'Militia'] });
    s.play('Temple Librarian');
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });
});

describe('Twofold Askara', () => {
  test('does nothing when there is nothing to copy, and does not copy itself', () => {
    const s = annsTurn({ hand: ['Twofold Askara', 'Mystic'], deck: DECK });
    s.play('Twofold Askara');
    expect(s.decision?.kind).toBe('turn');
    expect([s.runes('Ann'), s.power('Ann'), s.honor('Ann')]).toEqual([0, 0, 0]);
    s.play('Mystic');
    expect(s.runes('Ann')).toBe(2);
  });

  test("copies a hero of the player's choice that was played this turn", () => {
    const s = annsTurn({ hand: ['Demon Slayer', 'Landtalker', 'Twofold Askara'] });
    s.play('Demon Slayer');
    s.play('Landtalker');
    s.play('Twofold Askara');
    expect(s.offers()).toEqual(['pick Demon Slayer', 'pick Landtalker']);
    expect(() => s.decline()).toThrow('answer/too-few');
    s.choose('Demon Slayer');
    expect([s.power('Ann'), s.runes('Ann')]).toEqual([6, 3]);
  });

  test('does not copy a construct', () => {
    const s = annsTurn({ hand: ['Shadow Star', 'Twofold Askara'] });
    s.play('Shadow Star');
    s.play('Twofold Askara');
    expect(s.decision?.kind).toBe('turn');
    expect(s.power('Ann')).toBe(0);
  });

  test('makes the choices of what it copies anew', () => {
    const s = annsTurn({ hand: ['Mechana Initiate', 'Twofold Askara'] });
    s.play('Mechana Initiate');
    s.choose('choose:0');
    s.play('Twofold Askara');
    s.choose('choose:1');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([1, 1]);
  });

  test('plays no card by copying it (K8)', () => {
    const s = annsTurn({ hand: ['Landtalker', 'Twofold Askara'], inPlay: ['Snapdragon'] });
    s.play('Landtalker');
    s.play('Twofold Askara');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([6, 1]);
    expect(s.names('Ann', 'played')).toEqual(['Landtalker', 'Twofold Askara']);
    const played = s.events.filter((event) => event.event === 'happened' && event.what === 'played');
    expect(played).toHaveLength(2);
  });

  test('copying Runic Lycanthrope gives the power, because the Lycanthrope is another lifebound hero', () => {
    const s = annsTurn({ hand: ['Runic Lycanthrope', 'Twofold Askara'] });
    s.play('Runic Lycanthrope');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([2, 0]);
    s.play('Twofold Askara');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([4, 2]);
  });

  test('copies what lasts for the turn as well: a copied Reactor Monk is a second discount', () => {
    const s = annsTurn({ hand: ['Reactor Monk', 'Twofold Askara'], runes: 1 });
    s.play('Reactor Monk');
    s.play('Twofold Askara');
    expect(s.runes('Ann')).toBe(5);
    s.acquire('Muramasa');
    expect(s.runes('Ann')).toBe(0);
  });

  test('copying a copier gives what that one copied (K8)', () => {
    const s = annsTurn({ hand: ['Demon Slayer', 'Twofold Askara', 'Twofold Askara'] });
    s.play('Demon Slayer');
    s.play('Twofold Askara');
    s.play('Twofold Askara');
    s.choose('Twofold Askara');
    expect(s.power('Ann')).toBe(9);
    expect(s.decision?.kind).toBe('turn');
  });
});

describe('Cetra, Weaver of Stars', () => {
  test('acquires a hero of any cost for nothing to the top of the deck, always-available heroes included', () => {
    const s = annsTurn({ hand: ['Cetra, Weaver of Stars'], deck: ['Militia'] });
    s.play('Cetra, Weaver of Stars');
    expect(s.offers()).toEqual(['pick Landtalker', 'pick Spike Vixen', 'pick Mystic', 'pick Heavy Infantry']);
    s.choose('Landtalker');
    expect(s.names('Ann', 'deck')).toEqual(['Landtalker', 'Militia']);
    expect(s.names('centerRow')[1]).toBe('Earth Tyrant');
    expect(s.runes('Ann')).toBe(0);
  });

  test('takes a Mystic from its supply', () => {
    const s = annsTurn({ hand: ['Cetra, Weaver of Stars'], deck: ['Militia'] });
    s.play('Cetra, Weaver of Stars');
    s.choose('Mystic');
    expect(s.names('Ann', 'deck')).toEqual(['Mystic', 'Militia']);
    expect(s.names('supply:mystic')).toHaveLength(29);
    expect(s.names('centerRow')).toEqual(ROW);
  });

  test('may not be declined (G4)', () => {
    const s = annsTurn({ hand: ['Cetra, Weaver of Stars'] });
    s.play('Cetra, Weaver of Stars');
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('does nothing when there is no hero to acquire', () => {
    const supplies = { Mystic: 0, 'Heavy Infantry': 0 };
    const s = annsTurn({ hand: ['Cetra, Weaver of Stars'] }, { centerRow: ['Mephit', 'Muramasa'], supplies });
    s.play('Cetra, Weaver of Stars');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'deck')).toEqual([]);
  });
});

describe('Druids of the Stone Circle', () => {
  const centerRow = ['Wolf Shaman', 'Demon Slayer', 'Landtalker', 'Shadow Star', 'Mephit', 'Arha Initiate'];

  test('acquires a hero of cost 3 or less for nothing to the top of the deck, always-available heroes included', () => {
    const s = annsTurn({ hand: ['Druids of the Stone Circle'], deck: ['Militia'] }, { centerRow });
    s.play('Druids of the Stone Circle');
    expect(s.offers()).toEqual(['pick Wolf Shaman', 'pick Arha Initiate', 'pick Mystic', 'pick Heavy Infantry']);
    s.choose('Wolf Shaman');
    expect(s.names('Ann', 'deck')).toEqual(['Wolf Shaman', 'Militia']);
    expect(s.names('centerRow')[0]).toBe('Earth Tyrant');
  });

  test('cannot be topped up with runes to reach a costlier hero (A4)', () => {
    const s = annsTurn({ hand: ['Druids of the Stone Circle'], runes: 5 }, { centerRow });
    s.play('Druids of the Stone Circle');
    expect(s.offers()).not.toContain('pick Demon Slayer');
    s.choose('Heavy Infantry');
    expect(s.runes('Ann')).toBe(5);
  });

  test('may not be declined (G4)', () => {
    const s = annsTurn({ hand: ['Druids of the Stone Circle'] }, { centerRow });
    s.play('Druids of the Stone Circle');
    expect(() => s.decline()).toThrow('answer/too-few');
  });
});

describe('Runic Lycanthrope', () => {
  test('never counts itself', () => {
    const s = annsTurn({ hand: ['Runic Lycanthrope'] });
    s.play('Runic Lycanthrope');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([2, 0]);
  });

  test('gives power after another lifebound hero', () => {
    const s = annsTurn({ hand: ['Landtalker', 'Runic Lycanthrope'] });
    s.play('Landtalker');
    s.play('Runic Lycanthrope');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([5, 2]);
  });

  test('looks back only: a lifebound hero played later gives no power', () => {
    const s = annsTurn({ hand: ['Runic Lycanthrope', 'Landtalker'] });
    s.play('Runic Lycanthrope');
    s.play('Landtalker');
    expect(s.power('Ann')).toBe(0);
  });

  test('does not count a hero of another faction, nor a lifebound construct', () => {
    const s = annsTurn({ hand: ['Demon Slayer', 'Snapdragon', 'Runic Lycanthrope'] });
    s.play('Demon Slayer');
    s.play('Snapdragon');
    s.play('Runic Lycanthrope');
    expect(s.power('Ann')).toBe(3);
  });

  test('counts a Lycanthrope played before it', () => {
    const s = annsTurn({ hand: ['Runic Lycanthrope', 'Runic Lycanthrope'] });
    s.play('Runic Lycanthrope');
    s.play('Runic Lycanthrope');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([4, 2]);
  });

  test('does not count a hero played in an earlier turn', () => {
    const s = annsTurn({ hand: ['Landtalker'], deck: ['Runic Lycanthrope', ...DECK] });
    s.play('Landtalker');
    s.endTurn();
    s.endTurn();
    s.play('Runic Lycanthrope');
    expect(s.power('Ann')).toBe(0);
  });
});

describe('Avatar Golem', () => {
  test('gives 2 power, and no honor without constructs', () => {
    const s = annsTurn({ hand: ['Avatar Golem'] });
    s.play('Avatar Golem');
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([2, 0]);
  });

  test('counts factions, not constructs and not names', () => {
    const inPlay = ['Muramasa', 'Shadow Star', 'Voidthirster', 'Snapdragon'];
    const s = annsTurn({ hand: ['Avatar Golem'], inPlay });
    s.play('Avatar Golem');
    expect(s.honor('Ann')).toBe(2);
  });

  test('gives 4 honor at most', () => {
    const inPlay = ['Muramasa', 'Snapdragon', 'Burrower Mark II', 'The All-Seeing Eye', 'Shadow Star', 'Hedron Cannon'];
    const s = annsTurn({ hand: ['Avatar Golem'], inPlay });
    s.play('Avatar Golem');
    expect(s.honor('Ann')).toBe(4);
  });

  test('gives as much with Hedron Link Device, which is mechana and takes no faction away', () => {
    const s = annsTurn({ hand: ['Avatar Golem'], inPlay: ['Hedron Link Device', 'Muramasa', 'Snapdragon'] });
    s.play('Avatar Golem');
    expect(s.honor('Ann')).toBe(3);
  });
});

describe('Kor, the Ferromancer', () => {
  test.each([
    { inPlay: [], drawn: 0 },
    { inPlay: ['Muramasa'], drawn: 0 },
    { inPlay: ['Muramasa', 'Snapdragon'], drawn: 1 },
    { inPlay: ['Muramasa', 'Snapdragon', 'Burrower Mark II'], drawn: 1 },
  ])('gives 2 power and draws $drawn with the constructs $inPlay', ({ inPlay, drawn }) => {
    const s = annsTurn({ hand: ['Kor, the Ferromancer'], deck: DECK, inPlay });
    s.play('Kor, the Ferromancer');
    expect(s.power('Ann')).toBe(2);
    expect(s.names('Ann', 'hand')).toHaveLength(drawn);
  });
});

describe('Mechana Initiate', () => {
  test('gives a rune or a power, one of them', () => {
    for (const [choice, runes, power] of [
      ['choose:0', 1, 0],
      ['choose:1', 0, 1],
    ] as const) {
      const s = annsTurn({ hand: ['Mechana Initiate'] });
      s.play('Mechana Initiate');
      expect(s.decision).toMatchObject({ min: 1, max: 1 });
      s.choose(choice);
      expect([s.runes('Ann'), s.power('Ann')]).toEqual([runes, power]);
    }
  });
});

describe('Reactor Monk', () => {
  test('makes the next construct cost 1 rune less, of any faction', () => {
    const s = annsTurn({ hand: ['Reactor Monk'] });
    s.play('Reactor Monk');
    expect(s.runes('Ann')).toBe(2);
    s.acquire('Shadow Star');
    expect(s.runes('Ann')).toBe(0);
    expect(s.names('Ann', 'discard')).toEqual(['Shadow Star']);
  });

  test('does not make a hero cheaper, and waits while heroes are acquired', () => {
    const s = annsTurn({ hand: ['Reactor Monk'], runes: 2 });
    s.play('Reactor Monk');
    s.acquire('Spike Vixen');
    expect(s.runes('Ann')).toBe(2);
    s.acquire('Shadow Star');
    expect(s.runes('Ann')).toBe(0);
  });

  test('ends with the next construct', () => {
    const centerRow = ['Shadow Star', 'Shadow Star', 'Mephit'];
    const s = annsTurn({ hand: ['Reactor Monk'], runes: 2 }, { centerRow, centerDeck: [] });
    s.play('Reactor Monk');
    s.acquire('Shadow Star');
    expect(s.runes('Ann')).toBe(2);
    expect(s.offers()).not.toContain('acquire Shadow Star');
  });

  test('adds up with another on the same construct, and both end with it', () => {
    const centerRow = ['Voidthirster', 'Shadow Star', 'Mephit'];
    const s = annsTurn({ hand: ['Reactor Monk', 'Reactor Monk'] }, { centerRow, centerDeck: [] });
    s.play('Reactor Monk');
    s.play('Reactor Monk');
    s.acquire('Voidthirster');
    expect(s.runes('Ann')).toBe(1);
    expect(s.offers()).not.toContain('acquire Shadow Star');
    expect(s.state.modifiers).toEqual([]);
  });

  test('never makes a construct cost less than nothing', () => {
    const hand = ['Reactor Monk', 'Reactor Monk', 'Reactor Monk', 'Reactor Monk'];
    const s = annsTurn({ hand });
    for (const name of hand) s.play(name);
    expect(s.runes('Ann')).toBe(8);
    s.acquire('Shadow Star');
    expect(s.runes('Ann')).toBe(8);
  });

  test('is used up by a construct that is acquired for nothing', () => {
    const centerRow = ['Avatar of the Fallen', 'Muramasa', 'Shadow Star'];
    const s = annsTurn({ hand: ['Reactor Monk'], power: 7 }, { centerRow, centerDeck: [] });
    s.play('Reactor Monk');
    s.defeat('Avatar of the Fallen');
    s.choose('Muramasa');
    expect(s.names('Ann', 'discard')).toEqual(['Muramasa']);
    expect(s.runes('Ann')).toBe(2);
    expect(s.offers()).not.toContain('acquire Shadow Star');
  });

  test('ends with the turn', () => {
    const s = annsTurn({ hand: ['Reactor Monk'], deck: ['Mystic', ...DECK] });
    s.play('Reactor Monk');
    s.endTurn();
    s.endTurn();
    s.play('Mystic');
    expect(s.offers()).not.toContain('acquire Shadow Star');
  });

  test('lowers what is paid from restricted runes too', () => {
    const centerRow = ['Burrower Mark II', 'Mephit'];
    const s = annsTurn({ hand: ['Reactor Monk'], inPlay: ['The Grand Design'] }, { centerRow });
    s.play('Reactor Monk');
    s.activate('The Grand Design');
    s.acquire('Burrower Mark II');
    expect([s.runes('Ann'), s.counter(MECHANA_RUNES, 'Ann')]).toEqual([2, 0]);
  });
});

describe('Arbiter of the Precipice', () => {
  test('draws two and then must banish a card from hand, drawn cards included', () => {
    const s = annsTurn({ hand: ['Arbiter of the Precipice', 'Militia'], deck: ['Demon Slayer', 'Mystic', 'Militia'] });
    s.play('Arbiter of the Precipice');
    expect(s.offers()).toEqual(['pick Militia', 'pick Demon Slayer', 'pick Mystic']);
    expect(() => s.decline()).toThrow('answer/too-few');
    s.choose('Demon Slayer');
    expect(s.names('void')).toEqual(['Demon Slayer']);
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Mystic']);
  });

  test('is in play and not in hand, so that it cannot banish itself', () => {
    const s = annsTurn({ hand: ['Arbiter of the Precipice'] });
    s.play('Arbiter of the Precipice');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'played')).toEqual(['Arbiter of the Precipice']);
    expect(s.names('void')).toEqual([]);
  });

  test('does not reach the discard pile', () => {
    const hand = ['Arbiter of the Precipice', 'Militia', 'Apprentice'];
    const s = annsTurn({ hand, deck: ['Mystic', 'Mystic'], discard: ['Demon Slayer'] });
    s.play('Arbiter of the Precipice');
    expect(s.offers()).not.toContain('pick Demon Slayer');
  });
});

describe.each([
  { name: 'Shade of the Black Watch', runes: 0, power: 2 },
  { name: 'Void Initiate', runes: 1, power: 0 },
])('$name', ({ name, runes, power }) => {
  test('gains, and then may banish a card from hand or discard pile', () => {
    const s = annsTurn({ hand: [name, 'Militia'], discard: ['Spike Vixen'] });
    s.play(name);
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([runes, power]);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Militia', 'pick Spike Vixen']);
    s.choose('Spike Vixen');
    expect(s.names('void')).toEqual(['Spike Vixen']);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });

  test('may banish nothing', () => {
    const s = annsTurn({ hand: [name, 'Militia'], discard: ['Spike Vixen'] });
    s.play(name);
    s.decline();
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect(s.names('Ann', 'discard')).toEqual(['Spike Vixen']);
  });

  test('cannot banish a card that was played this turn, nor itself (T3)', () => {
    const s = annsTurn({ hand: ['Demon Slayer', name, 'Militia'] });
    s.play('Demon Slayer');
    s.play(name);
    expect(s.offers()).toEqual(['pick Militia']);
  });

  test('asks nothing when hand and discard pile are empty', () => {
    const s = annsTurn({ hand: [name], inPlay: ['Muramasa'] });
    s.play(name);
    expect(s.decision?.kind).toBe('turn');
  });
});
