import { cards, construct, gain, oncePerTurn } from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, CENTER_DECK, DECK, ROW, together, withMore } from './at-the-table.js';

describe('Adayu, the Chosen', () => {
  const adayu = 'Adayu, the Chosen';

  test('acquires a hero or a construct of the center row for nothing', () => {
    const s = annsTurn({ hand: [adayu] });
    s.play(adayu);
    s.choose('Serpentcall');
    expect(s.names('Ann', 'discard')).toEqual(['Serpentcall']);
    expect(s.names('centerRow')[2]).toBe('Sordid Asp');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([0, 0]);
  });

  test('defeats a monster of the center row for nothing, with its whole reward (G3)', () => {
    const s = annsTurn({ hand: [adayu] });
    s.play(adayu);
    s.choose('Doom Weeper');
    expect([s.honor('Ann'), s.runes('Ann')]).toEqual([2, 2]);
    expect(s.names('void')).toEqual(['Doom Weeper']);
  });

  test('reaches the center row only: no Mystic, no Heavy Infantry, no Cultist', () => {
    const s = annsTurn({ hand: [adayu] });
    s.play(adayu);
    expect(s.offers()).toEqual(ROW.map((name) => `pick ${name}`));
  });

  test('may not be declined (G4)', () => {
    const s = annsTurn({ hand: [adayu] });
    s.play(adayu);
    expect(s.decision).toMatchObject({ seat: 0, min: 1, max: 1 });
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('can defeat Samael the Fallen, who cannot be banished', () => {
    const s = annsTurn({ hand: [adayu] }, { centerRow: ['Samael the Fallen', ...ROW.slice(1)] });
    s.play(adayu);
    s.choose('Samael the Fallen');
    expect(s.honor('Ann')).toBe(8);
    expect(s.names('Ann', 'inPlay')).toEqual(['Samael the Fallen']);
  });

  test('does nothing with an empty row', () => {
    const s = annsTurn({ hand: [adayu] }, { centerRow: [], centerDeck: [] });
    s.play(adayu);
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual([]);
  });
});

describe('Arha Sensei', () => {
  test('banishes a card from hand and acquires a Mystic or a Heavy Infantry into hand', () => {
    const s = annsTurn({ hand: ['Arha Sensei', 'Apprentice', 'Militia'] });
    s.play('Arha Sensei');
    expect(s.offers()).toEqual(['pick Apprentice', 'pick Militia']);
    s.choose('Apprentice');
    expect(s.names('removed')).toEqual(['Apprentice']);
    expect(s.offers()).toEqual(['pick Mystic', 'pick Heavy Infantry']);
    s.choose('Mystic');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Mystic']);
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.names('supply:mystic')).toHaveLength(16);
    s.play('Mystic');
    expect(s.runes('Ann')).toBe(2);
  });

  test('must banish if there is a card in hand, and then must acquire (G4)', () => {
    const s = annsTurn({ hand: ['Arha Sensei', 'Apprentice', 'Militia'] });
    s.play('Arha Sensei');
    expect(() => s.decline()).toThrow('answer/too-few');
    s.choose('Militia');
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('neither banishes nor acquires with an empty hand', () => {
    const s = annsTurn({ hand: ['Arha Sensei'], discard: ['Apprentice'] });
    s.play('Arha Sensei');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'hand')).toEqual([]);
    expect(s.names('Ann', 'discard')).toEqual(['Apprentice']);
    expect(s.names('supply:mystic')).toHaveLength(17);
  });

  test('takes what is left of the two supplies, and banishes for nothing when both are empty', () => {
    const one = annsTurn({ hand: ['Arha Sensei', 'Militia'] }, { supplies: { Mystic: 0 } });
    one.play('Arha Sensei');
    expect(one.names('Ann', 'hand')).toEqual(['Heavy Infantry']);
    const none = annsTurn({ hand: ['Arha Sensei', 'Militia'] }, { supplies: { Mystic: 0, 'Heavy Infantry': 0 } });
    none.play('Arha Sensei');
    expect(none.names('Ann', 'hand')).toEqual([]);
    expect(none.names('removed')).toEqual(['Militia']);
  });

  test('can get back the very Mystic that it banished to its supply (A5)', () => {
    const supplies = { Mystic: 0, 'Heavy Infantry': 0 };
    const s = annsTurn({ hand: ['Arha Sensei', 'Mystic'] }, { supplies });
    s.play('Arha Sensei');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.names('supply:mystic')).toEqual([]);
  });

  test("acquires a card, which keeps Dhartha's Retreat from drawing", () => {
    const s = annsTurn({ hand: ['Arha Sensei', 'Militia'], inPlay: ["Dhartha's Retreat"], deck: DECK });
    s.play('Arha Sensei');
    s.choose('Mystic');
    s.endTurn();
    expect(s.decision).toMatchObject({ seat: 1, kind: 'turn' });
    expect(s.names('Ann', 'hand')).toHaveLength(5);
  });
});

describe('Askara of Fate', () => {
  const askara = 'Askara of Fate';

  test('draws two, lets the opponent draw, and then may banish a card of the row, in this order', () => {
    const s = annAgainst({ hand: [askara], deck: ['Mystic', 'Militia', 'Apprentice'] }, [{ deck: DECK }]);
    s.play(askara);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic', 'Militia']);
    expect(s.decision).toMatchObject({ seat: 1, min: 0, max: 1 });
    s.choose('accept');
    expect(s.names('Ben', 'hand')).toEqual(['Apprentice']);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(ROW.map((name) => `pick ${name}`));
    s.choose('Serpentcall');
    expect(s.names('void')).toEqual(['Serpentcall']);
    expect(s.names('centerRow')[2]).toBe('Sordid Asp');
  });

  test('leaves each opponent the choice, in turn order (Q13)', () => {
    const s = annAgainst({ hand: [askara], deck: DECK }, [{ deck: DECK }, { deck: DECK }]);
    s.play(askara);
    expect(s.decision?.seat).toBe(1);
    s.decline();
    expect(s.decision?.seat).toBe(2);
    s.choose('accept');
    expect(['Ann', 'Ben', 'Cy'].map((name) => s.names(name, 'hand').length)).toEqual([2, 0, 1]);
  });

  test('may banish nothing, and not Samael the Fallen', () => {
    const s = annsTurn({ hand: [askara], deck: DECK }, { centerRow: ['Samael the Fallen', ...ROW.slice(1)] });
    s.play(askara);
    expect(s.decision?.seat).toBe(1);
    s.decline();
    expect(s.offers()).toEqual(ROW.slice(1).map((name) => `pick ${name}`));
    s.decline();
    expect(s.names('void')).toEqual([]);
    expect(s.decision?.kind).toBe('turn');
  });
});

describe('Eternal Askara', () => {
  test('gives 3 honor for a banished monster, and not its reward', () => {
    const s = annAgainst({ hand: ['Eternal Askara'] }, [{ hand: ['Militia'] }]);
    s.play('Eternal Askara');
    s.choose('Fire Tyrant');
    expect(s.honor('Ann')).toBe(3);
    expect(s.names('Ben', 'hand')).toEqual(['Militia']);
    expect(s.names('void')).toEqual(['Fire Tyrant']);
  });

  test('gives nothing for a hero or a construct', () => {
    for (const name of ['Nairi, Henge Queen', 'Serpentcall']) {
      const s = annsTurn({ hand: ['Eternal Askara'] });
      s.play('Eternal Askara');
      s.choose(name);
      expect(s.honor('Ann')).toBe(0);
      expect(s.names('void')).toEqual([name]);
    }
  });

  test('must banish a card (G4)', () => {
    const s = annsTurn({ hand: ['Eternal Askara'] });
    s.play('Eternal Askara');
    expect(s.decision).toMatchObject({ kind: 'banish', min: 1, max: 1 });
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('cannot choose Samael the Fallen, and does nothing if nobody else is there', () => {
    const s = annsTurn({ hand: ['Eternal Askara'] }, { centerRow: ['Samael the Fallen', 'Doom Weeper', 'Reclamax'] });
    s.play('Eternal Askara');
    expect(s.offers()).toEqual(['pick Doom Weeper', 'pick Reclamax']);
    const alone = annsTurn({ hand: ['Eternal Askara'] }, { centerRow: ['Samael the Fallen'] });
    alone.play('Eternal Askara');
    expect(alone.decision?.kind).toBe('turn');
    expect(alone.names('centerRow')).toEqual(['Samael the Fallen']);
    expect(alone.honor('Ann')).toBe(0);
  });

  test('gives the honor before the fate of the card that took the place (Q15)', () => {
    const s = annsTurn({ hand: ['Eternal Askara'], deck: DECK }, { centerDeck: ['Askara of Fate', ...CENTER_DECK] });
    s.play('Eternal Askara');
    s.choose('Doom Weeper');
    expect(s.decision).toMatchObject({ seat: 0, min: 0, source: { card: 'askara-of-fate' } });
    expect(s.honor('Ann')).toBe(3);
  });

  test('does not defeat what it banishes: Guardian of Sadranis goes on waiting', () => {
    const s = annsTurn({ hand: ['Guardian of Sadranis', 'Eternal Askara'], power: 5 });
    s.play('Guardian of Sadranis');
    s.play('Eternal Askara');
    s.choose('Doom Weeper');
    expect(s.honor('Ann')).toBe(3);
    s.defeat('Fire Tyrant');
    expect(s.honor('Ann')).toBe(3 + 6 + 2);
  });
});

describe('Hectic Scribe', () => {
  test('draws two and then discards two, drawn cards included', () => {
    const s = annsTurn({ hand: ['Hectic Scribe', 'Militia'], deck: ['Mystic', 'Heavy Infantry', 'Apprentice'] });
    s.play('Hectic Scribe');
    expect(s.decision).toMatchObject({ kind: 'discard', min: 2, max: 2 });
    expect(s.offers()).toEqual(['pick Militia', 'pick Mystic', 'pick Heavy Infantry']);
    s.choose('Militia', 'Heavy Infantry');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect([...s.names('Ann', 'discard')].sort()).toEqual(['Heavy Infantry', 'Militia']);
  });

  test('discards all cards in hand if there are fewer than two', () => {
    const one = annsTurn({ hand: ['Hectic Scribe'], deck: ['Mystic'] });
    one.play('Hectic Scribe');
    expect(one.names('Ann', 'hand')).toEqual([]);
    expect(one.names('Ann', 'discard')).toEqual(['Mystic']);
    const none = annsTurn({ hand: ['Hectic Scribe'] });
    none.play('Hectic Scribe');
    expect(none.decision?.kind).toBe('turn');
  });

  test('draws from a new deck if it has to, before it discards (T7)', () => {
    const s = annsTurn({ hand: ['Hectic Scribe', 'Apprentice'], deck: ['Mystic'], discard: ['Militia'] });
    s.play('Hectic Scribe');
    expect(s.names('Ann', 'hand')).toEqual(['Apprentice', 'Mystic', 'Militia']);
    s.choose('Apprentice', 'Militia');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.names('Ann', 'deck')).toEqual([]);
  });
});

describe('Dandelion Witch', () => {
  const witch = 'Dandelion Witch';

  test('draws a card and alone gives 1 honor', () => {
    const s = annsTurn({ hand: [witch], deck: ['Mystic', 'Militia'] });
    s.play(witch);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.honor('Ann')).toBe(1);
  });

  test('counts the lifebound heroes played before it, itself included', () => {
    const s = annsTurn({ hand: ['Lunar Stag', 'Deathseeker', witch], deck: DECK });
    s.play('Lunar Stag');
    s.choose('choose:0');
    s.play('Deathseeker');
    s.play(witch);
    expect(s.honor('Ann')).toBe(2);
  });

  test('gives 1 honor for each lifebound hero played after it, after the text of that hero (T10)', () => {
    const s = annsTurn({ hand: [witch, 'Lunar Stag', 'Deathseeker', 'Nairi, Henge Queen'], deck: DECK });
    s.play(witch);
    s.play('Lunar Stag');
    expect(s.honor('Ann')).toBe(1);
    s.choose('choose:0');
    expect(s.honor('Ann')).toBe(2);
    s.play('Deathseeker');
    expect(s.honor('Ann')).toBe(2);
    s.play('Nairi, Henge Queen');
    expect(s.honor('Ann')).toBe(2 + 5 + 1);
  });

  test('gives 4 honor together with a second Witch', () => {
    const s = annsTurn({ hand: [witch, witch], deck: DECK });
    s.play(witch);
    expect(s.honor('Ann')).toBe(1);
    s.play(witch);
    expect(s.honor('Ann')).toBe(4);
  });

  test('each Witch goes on by itself', () => {
    const s = annsTurn({ hand: [witch, witch, 'Lunar Stag'], deck: DECK });
    s.play(witch);
    s.play(witch);
    s.play('Lunar Stag');
    s.choose('choose:0');
    expect(s.honor('Ann')).toBe(4 + 2);
  });

  test('does not count a lifebound construct, before or after it', () => {
    const s = annsTurn({ hand: ['Stone Circle', witch, 'Serpentcall'], deck: DECK });
    s.play('Stone Circle');
    s.play(witch);
    s.play('Serpentcall');
    expect(s.honor('Ann')).toBe(1);
  });

  test('ends with the turn', () => {
    const s = annsTurn({ hand: [witch], deck: ['Militia', 'Nairi, Henge Queen', ...DECK] });
    s.play(witch);
    s.endTurn();
    s.endTurn();
    s.play('Nairi, Henge Queen');
    expect(s.honor('Ann')).toBe(1 + 5);
  });

  test('copied by Twofold Askara counts the Witch, not the Askara, and goes on as a second one', () => {
    const s = annsTurn({ hand: [witch, 'Twofold Askara', 'Lunar Stag'], deck: DECK }, {}, together);
    s.play(witch);
    s.play('Twofold Askara');
    expect(s.honor('Ann')).toBe(1 + 1);
    s.play('Lunar Stag');
    s.choose('choose:0');
    expect(s.honor('Ann')).toBe(2 + 2);
  });
});

describe('Great-Omen Raven', () => {
  const raven = 'Great-Omen Raven';

  test('puts the top card of the deck into hand, with 3 honor if it was named', () => {
    const s = annsTurn({ hand: [raven], deck: ['Mystic', 'Militia'] });
    s.play(raven);
    expect(s.decision).toMatchObject({ seat: 0, min: 1, max: 1 });
    s.choose('Mystic');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.honor('Ann')).toBe(3);
  });

  test('puts it into hand without honor if another card was named', () => {
    const s = annsTurn({ hand: [raven], deck: ['Mystic', 'Militia'] });
    s.play(raven);
    s.choose('Militia');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.names('Ann', 'deck')).toEqual(['Militia']);
    expect(s.honor('Ann')).toBe(0);
  });

  test('must name a card (G4)', () => {
    const s = annsTurn({ hand: [raven], deck: DECK });
    s.play(raven);
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('asks for the name before the card is seen', () => {
    const s = annsTurn({ hand: [raven], discard: ['Mystic'] });
    s.play(raven);
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
    expect(s.names('Ann', 'deck')).toEqual([]);
  });

  test('reveals nothing if deck and discard pile are empty', () => {
    const s = annsTurn({ hand: [raven] });
    s.play(raven);
    s.choose(raven);
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'hand')).toEqual([]);
    expect(s.honor('Ann')).toBe(0);
  });

  test('names anew each time', () => {
    const s = annsTurn({ hand: [raven, raven], deck: ['Mystic', 'Militia', 'Mystic'] });
    s.play(raven);
    s.choose('Mystic');
    s.play(raven);
    s.choose('Apprentice');
    expect(s.honor('Ann')).toBe(3);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic', 'Militia']);
  });
});

describe('Lunar Stag', () => {
  test('gives 2 runes or 2 honor, one of them', () => {
    for (const [choice, runes, honor] of [
      ['choose:0', 2, 0],
      ['choose:1', 0, 2],
    ] as const) {
      const s = annsTurn({ hand: ['Lunar Stag'] });
      s.play('Lunar Stag');
      expect(s.decision).toMatchObject({ min: 1, max: 1 });
      s.choose(choice);
      expect([s.runes('Ann'), s.honor('Ann')]).toEqual([runes, honor]);
    }
  });
});

describe('Battery Monk', () => {
  const monk = 'Battery Monk';
  const centerRow = ['Reclamax', 'Combustion Idol', 'Serpentcall', 'Black Hole', 'Doom Weeper', 'Lunar Stag'];

  test('draws a card, and the next construct costs 1 rune less, of any faction', () => {
    const s = annsTurn({ hand: [monk], deck: ['Mystic', 'Militia'], runes: 4 }, { centerRow });
    s.play(monk);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    s.acquire('Black Hole');
    expect(s.runes('Ann')).toBe(0);
  });

  test('does not make a hero cheaper, and waits while heroes are acquired', () => {
    const s = annsTurn({ hand: [monk], deck: DECK, runes: 6 }, { centerRow });
    s.play(monk);
    s.acquire('Lunar Stag');
    expect(s.runes('Ann')).toBe(3);
    s.acquire('Reclamax');
    expect(s.runes('Ann')).toBe(0);
  });

  test('adds up with another on the same construct, and both end with it', () => {
    const s = annsTurn({ hand: [monk, monk], deck: DECK, runes: 6 }, { centerRow, centerDeck: [] });
    s.play(monk);
    s.play(monk);
    s.acquire('Combustion Idol');
    expect(s.runes('Ann')).toBe(3);
    expect(s.offers()).not.toContain('acquire Reclamax');
  });

  test('never makes a construct cost less than nothing', () => {
    const hand = [monk, monk, monk, monk, monk];
    const s = annsTurn({ hand, deck: DECK, runes: 1 }, { centerRow });
    for (const name of hand) s.play(name);
    s.acquire('Reclamax');
    expect(s.runes('Ann')).toBe(1);
  });

  test('is used up by a construct that is acquired for nothing', () => {
    const inPlay = ['Project Alpha', 'Socket Altar', 'Socket Altar', 'Socket Altar'];
    const supplies = { Mystic: 0, 'Heavy Infantry': 0 };
    const row = ['Reclamax', 'Reclamax', 'Doom Weeper'];
    const s = annsTurn({ hand: [monk], deck: DECK, inPlay, runes: 3 }, { centerRow: row, centerDeck: [], supplies });
    s.play(monk);
    s.activate('Project Alpha');
    s.choose('Reclamax');
    expect(s.names('Ann', 'discard')).toEqual(['Reclamax']);
    expect(s.offers()).not.toContain('acquire Reclamax');
  });

  test('reaches a construct in the void, by Reclamax', () => {
    const s = annsTurn({ hand: [monk], deck: DECK, inPlay: ['Reclamax'], runes: 5 }, { void: ['Socket Altar'] });
    s.play(monk);
    s.activate('Reclamax');
    expect(s.names('Ann', 'discard')).toEqual(['Socket Altar', 'Reclamax']);
    expect(s.runes('Ann')).toBe(0);
  });

  test('ends with the turn', () => {
    const s = annsTurn({ hand: [monk], deck: ['Militia', 'Mystic', 'Apprentice', ...DECK] }, { centerRow });
    s.play(monk);
    s.endTurn();
    s.endTurn();
    s.play('Mystic');
    s.play('Apprentice');
    expect(s.runes('Ann')).toBe(3);
    expect(s.offers()).not.toContain('acquire Reclamax');
  });
});

describe('Dimension Diver', () => {
  const diver = 'Dimension Diver';

  test('gives 2 runes, and makes Combustion Idol count every construct, without asking (G5)', () => {
    const s = annsTurn({ hand: [diver], deck: DECK, inPlay: ['Combustion Idol', 'Serpentcall', 'Black Hole'] });
    expect(s.offers()).not.toContain('activate Combustion Idol');
    s.play(diver);
    expect(s.decision?.kind).toBe('turn');
    expect(s.runes('Ann')).toBe(2);
    s.activate('Combustion Idol');
    expect(s.names('Ann', 'hand')).toHaveLength(1);
  });

  test('makes Project Alpha count every construct', () => {
    const s = annsTurn({ hand: [diver], inPlay: ['Project Alpha', 'Serpentcall', 'Black Hole'] });
    s.play(diver);
    s.activate('Project Alpha');
    s.choose('Mystic');
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
  });

  test('makes Socket Altar see every construct that is put into play', () => {
    const s = annsTurn({ hand: [diver, 'Black Hole'], inPlay: ['Socket Altar'] });
    s.play(diver);
    s.play('Black Hole');
    expect(s.runes('Ann')).toBe(4);
  });

  test('lets Reclamax fetch any construct from the void', () => {
    const s = annsTurn(
      { hand: [diver], inPlay: ['Reclamax'], runes: 3 },
      { void: ['Black Hole', 'Nairi, Henge Queen'] },
    );
    s.play(diver);
    s.activate('Reclamax');
    expect(s.names('Ann', 'discard')).toEqual(['Black Hole', 'Reclamax']);
    expect(s.runes('Ann')).toBe(0);
  });

  test('does not turn heroes into mechana cards: runes that are for mechana cards do not pay for them', () => {
    const fund = construct('Fund', { cost: 1, copies: 1 }, oncePerTurn(gain(3, 'runes', cards('mechana'))));
    const table = { centerRow: ['Lunar Stag', 'Black Hole'] };
    const s = annsTurn({ hand: [diver], inPlay: ['Fund'] }, table, withMore(fund));
    s.activate('Fund');
    s.play(diver);
    expect(s.offers()).toContain('acquire Black Hole');
    expect(s.offers()).not.toContain('acquire Lunar Stag');
  });

  test('leaves constructs their own faction', () => {
    const s = annsTurn({ hand: [diver, 'Avatar Golem'], inPlay: ['Black Hole', 'Serpentcall'] }, {}, together);
    s.play(diver);
    s.play('Avatar Golem');
    expect(s.honor('Ann')).toBe(3);
  });

  test('is over at the end of the turn, for its player and for everybody else', () => {
    const three = ['Combustion Idol', 'Serpentcall', 'Black Hole'];
    const s = annAgainst({ hand: [diver], deck: DECK, inPlay: three }, [{ deck: DECK, inPlay: three }]);
    s.play(diver);
    expect(s.offers()).toContain('activate Combustion Idol');
    s.endTurn();
    expect(s.offers()).not.toContain('activate Combustion Idol');
    s.endTurn();
    expect(s.offers()).not.toContain('activate Combustion Idol');
  });
});
