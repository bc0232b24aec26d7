import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, DECK, ROW } from './at-the-table.js';

describe('Ancient Stag', () => {
  test('gives 3 honor alone, since it is not another hero than itself', () => {
    const s = annsTurn({ hand: ['Ancient Stag'] });
    s.play('Ancient Stag');
    expect([s.honor('Ann'), s.keystones('Ann').life]).toEqual([3, 0]);
  });

  test('gives a life keystone with a lifebound hero played before it (K4)', () => {
    const s = annsTurn({ hand: ['Cheerful Consort', 'Ancient Stag'] });
    s.play('Cheerful Consort');
    s.play('Ancient Stag');
    expect([s.honor('Ann'), s.keystones('Ann').life]).toEqual([4, 1]);
  });

  test('gives it with a lifebound hero played after it, once (K4)', () => {
    const s = annsTurn({ hand: ['Ancient Stag', 'Alosyan Guide', 'Alosyan Guide'] });
    s.play('Ancient Stag');
    s.play('Alosyan Guide');
    expect(s.keystones('Ann').life).toBe(1);
    s.play('Alosyan Guide');
    expect(s.keystones('Ann').life).toBe(1);
  });

  test('unites with another Ancient Stag: each gives its keystone (K4)', () => {
    const s = annsTurn({ hand: ['Ancient Stag', 'Ancient Stag'] });
    s.play('Ancient Stag');
    s.play('Ancient Stag');
    expect([s.honor('Ann'), s.keystones('Ann').life]).toEqual([6, 2]);
  });

  test('does not unite with a lifebound construct, nor with a hero of another faction or none', () => {
    const hand = ["Pathfinder's Totem", 'Ancient Stag', 'Shadowridge Scout', 'Mystic', "Pathfinder's Totem"];
    const s = annsTurn({ hand });
    for (const name of hand) s.play(name);
    expect(s.keystones('Ann').life).toBe(0);
  });

  test('does not unite with a hero of the turn before, nor with one of an opponent', () => {
    const s = annAgainst(
      { hand: ['Alosyan Guide'], deck: ['Ancient Stag', ...DECK] },
      { hand: ['Alosyan Guide'], deck: DECK },
    );
    s.play('Alosyan Guide');
    s.endTurn();
    s.play('Alosyan Guide');
    s.endTurn();
    s.play('Ancient Stag');
    expect(s.keystones('Ann').life).toBe(0);
  });

  test('stops waiting at the end of the turn', () => {
    const s = annsTurn({ hand: ['Ancient Stag'], deck: ['Alosyan Guide', ...DECK] });
    s.play('Ancient Stag');
    s.endTurn();
    s.endTurn();
    s.play('Alosyan Guide');
    expect(s.keystones('Ann').life).toBe(0);
  });
});

describe('Cheerful Consort', () => {
  test('gives an honor and draws a card', () => {
    const s = annsTurn({ hand: ['Cheerful Consort'], deck: ['Mystic', 'Militia'] });
    s.play('Cheerful Consort');
    expect([s.honor('Ann'), s.names('Ann', 'hand')]).toEqual([1, ['Mystic']]);
  });
});

describe('Alosyan Guide', () => {
  const guide = 'Alosyan Guide';
  const centerRow = [guide, ...ROW.slice(1)];

  test('goes into the hand of a player who has played a lifebound hero this turn (K7)', () => {
    const s = annsTurn({ hand: ['Sirewood Elder'], runes: 1 }, { centerRow });
    s.play('Sirewood Elder');
    s.acquire(guide);
    expect(s.decision?.kind).toBe('turn');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([[guide], []]);
    s.play(guide);
    expect(s.honor('Ann')).toBe(3);
  });

  test('goes into the discard pile of one who has not, whatever they play later', () => {
    const s = annsTurn({ hand: ['Sirewood Elder', 'Mystic'], runes: 1 }, { centerRow });
    s.play('Mystic');
    s.acquire(guide);
    s.play('Sirewood Elder');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([[], [guide]]);
  });

  test('asks for a hero: a lifebound construct is not enough', () => {
    const s = annsTurn({ hand: ["Pathfinder's Totem"], runes: 3 }, { centerRow });
    s.play("Pathfinder's Totem");
    s.acquire(guide);
    expect(s.names('Ann', 'discard')).toEqual([guide]);
  });

  test('goes into the hand also when it is acquired for nothing (G3)', () => {
    const s = annsTurn({ hand: ['Sirewood Elder', 'Ominous Augur'], discard: ['Militia'] }, { centerRow });
    s.play('Sirewood Elder');
    s.play('Ominous Augur');
    s.choose(guide);
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([[guide], ['Militia']]);
  });

  test('changes nothing for other cards', () => {
    const s = annsTurn({ hand: [guide], runes: 2 }, { centerRow });
    s.play(guide);
    s.acquire('Cheerful Consort');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([[], ['Cheerful Consort']]);
  });

  test('goes into the hand or on top of the deck with Caretaker Zahral, and nowhere else (Q4)', () => {
    const ann = { hand: ['Caretaker Zahral'], deck: ['Militia'] };
    const onTop = annsTurn(ann, { centerRow });
    onTop.play('Caretaker Zahral');
    onTop.acquire(guide);
    expect(onTop.decision).toMatchObject({ kind: 'destination', min: 1, max: 1 });
    expect([...onTop.offers()].sort()).toEqual(['put into your hand', 'put on top of your deck']);
    onTop.choose('on top of your deck');
    expect([onTop.names('Ann', 'deck'), onTop.names('Ann', 'hand')]).toEqual([[guide, 'Militia'], []]);
    const inHand = annsTurn(ann, { centerRow });
    inHand.play('Caretaker Zahral');
    inHand.acquire(guide);
    inHand.choose('into your hand');
    expect([inHand.names('Ann', 'deck'), inHand.names('Ann', 'hand')]).toEqual([['Militia'], [guide]]);
  });
});

describe('Sirewood Elder', () => {
  test('gives 2 runes, and draws with another lifebound hero played before it (K4)', () => {
    const s = annsTurn({ hand: ['Alosyan Guide', 'Sirewood Elder'], deck: ['Mystic'] });
    s.play('Alosyan Guide');
    s.play('Sirewood Elder');
    expect([s.runes('Ann'), s.names('Ann', 'hand')]).toEqual([2, ['Mystic']]);
  });

  test('draws when another lifebound hero is played after it, once (K4)', () => {
    const s = annsTurn({ hand: ['Sirewood Elder', 'Alosyan Guide', 'Alosyan Guide'], deck: ['Mystic', 'Militia'] });
    s.play('Sirewood Elder');
    expect(s.names('Ann', 'hand')).toEqual(['Alosyan Guide', 'Alosyan Guide']);
    s.play('Alosyan Guide');
    expect(s.names('Ann', 'hand')).toEqual(['Alosyan Guide', 'Mystic']);
    s.play('Alosyan Guide');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });

  test('draws after the text of the later hero (T10)', () => {
    const s = annsTurn({ hand: ['Sirewood Elder', 'Cheerful Consort'], deck: ['Mystic', 'Militia'] });
    s.play('Sirewood Elder');
    s.play('Cheerful Consort');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic', 'Militia']);
  });
});

describe('Burial Guardian', () => {
  const centerRow = ['Ancient Stag', "Pathfinder's Totem", 'Cheerful Consort', ...ROW.slice(3)];

  test('gives 2 runes, and a death keystone for the next lifebound card acquired', () => {
    const s = annsTurn({ hand: ['Burial Guardian'], runes: 2 }, { centerRow });
    s.play('Burial Guardian');
    expect([s.runes('Ann'), s.keystones('Ann').death]).toEqual([4, 0]);
    s.acquire('Ancient Stag');
    expect(s.keystones('Ann').death).toBe(1);
    s.acquire('Cheerful Consort');
    expect(s.keystones('Ann').death).toBe(1);
  });

  test('gives it for a lifebound construct too', () => {
    const s = annsTurn({ hand: ['Burial Guardian'] }, { centerRow });
    s.play('Burial Guardian');
    s.acquire("Pathfinder's Totem");
    expect(s.keystones('Ann').death).toBe(1);
  });

  test('is not used up by a card of another faction or none', () => {
    const s = annsTurn({ hand: ['Burial Guardian'], runes: 4 }, { centerRow });
    s.play('Burial Guardian');
    s.acquire("Forgemaster's Suit");
    s.acquire('Mystic');
    expect(s.keystones('Ann').death).toBe(0);
    s.acquire('Ancient Stag');
    expect(s.keystones('Ann').death).toBe(1);
  });

  test('gives it for a card that is acquired for nothing (G3)', () => {
    const s = annsTurn({ hand: ['Burial Guardian', 'Ominous Augur'], deck: DECK }, { centerRow });
    s.play('Burial Guardian');
    s.play('Ominous Augur');
    s.choose('Ancient Stag');
    expect(s.keystones('Ann').death).toBe(1);
  });

  test('gives nothing for a card acquired before it, nor in the next turn', () => {
    const s = annsTurn({ hand: ['Burial Guardian'], deck: ['Mystic', ...DECK], runes: 2 }, { centerRow });
    s.acquire('Ancient Stag');
    s.play('Burial Guardian');
    expect(s.keystones('Ann').death).toBe(0);
    s.endTurn();
    s.endTurn();
    s.play('Mystic');
    s.acquire('Cheerful Consort');
    expect(s.keystones('Ann').death).toBe(0);
  });

  test('each of two gives one for the same card', () => {
    const s = annsTurn({ hand: ['Burial Guardian', 'Burial Guardian'] }, { centerRow });
    s.play('Burial Guardian');
    s.play('Burial Guardian');
    s.acquire('Ancient Stag');
    expect(s.keystones('Ann').death).toBe(2);
    s.acquire('Cheerful Consort');
    expect(s.keystones('Ann').death).toBe(2);
  });
});

describe('Qadim Stalker', () => {
  test('gives 2 runes and 2 power, and 2 honor with another lifebound hero, before or after (K4)', () => {
    const before = annsTurn({ hand: ['Sirewood Elder', 'Qadim Stalker'], deck: DECK });
    before.play('Sirewood Elder');
    before.play('Qadim Stalker');
    expect([before.runes('Ann'), before.power('Ann'), before.honor('Ann')]).toEqual([4, 2, 2]);
    const after = annsTurn({ hand: ['Qadim Stalker', 'Sirewood Elder', 'Sirewood Elder'], deck: DECK });
    after.play('Qadim Stalker');
    expect([after.runes('Ann'), after.power('Ann'), after.honor('Ann')]).toEqual([2, 2, 0]);
    after.play('Sirewood Elder');
    after.play('Sirewood Elder');
    expect(after.honor('Ann')).toBe(2);
  });
});

describe('Caretaker Zahral', () => {
  const zahral = 'Caretaker Zahral';

  test('gives 3 runes, and may put the next hero acquired on top of the deck', () => {
    const s = annsTurn({ hand: [zahral], deck: ['Militia'] });
    s.play(zahral);
    expect(s.runes('Ann')).toBe(3);
    s.acquire('Cheerful Consort');
    expect(s.decision).toMatchObject({ kind: 'destination', min: 0, max: 1 });
    expect(s.offers()).toEqual(['put on top of your deck']);
    s.choose('on top of your deck');
    expect(s.names('Ann', 'deck')).toEqual(['Cheerful Consort', 'Militia']);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });

  test('is for the next hero only, taken or not (G7)', () => {
    const s = annsTurn({ hand: [zahral], runes: 3 });
    s.play(zahral);
    s.acquire('Cheerful Consort');
    s.decline();
    expect(s.names('Ann', 'discard')).toEqual(['Cheerful Consort']);
    s.acquire('Soulsnare Hunter');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual(['Soulsnare Hunter', 'Cheerful Consort']);
  });

  test('works for a Mystic, and is not used up by a construct', () => {
    const s = annsTurn({ hand: [zahral], runes: 1 });
    s.play(zahral);
    s.acquire('Sacred Pot');
    expect(s.decision?.kind).toBe('turn');
    s.acquire('Mystic');
    s.choose('on top of your deck');
    expect(s.names('Ann', 'deck')).toEqual(['Mystic']);
  });

  test('works for a hero that is acquired for nothing (G3)', () => {
    const s = annsTurn({ hand: [zahral, 'Ominous Augur'], discard: ['Militia'], deck: ['Apprentice'] });
    s.play(zahral);
    s.play('Ominous Augur');
    s.choose('Soulsnare Hunter');
    s.choose('on top of your deck');
    expect(s.names('Ann', 'deck')).toEqual(['Soulsnare Hunter', 'Apprentice']);
  });

  test('ends with the turn', () => {
    const s = annsTurn({ hand: [zahral], deck: ['Mystic', ...DECK] });
    s.play(zahral);
    s.endTurn();
    s.endTurn();
    s.play('Mystic');
    s.acquire('Cheerful Consort');
    expect(s.decision?.kind).toBe('turn');
  });
});

describe('Asalas, the Impaler', () => {
  const asalas = 'Asalas, the Impaler';

  test('gives 2 runes, and power equal to the cost of the next hero acquired', () => {
    const s = annsTurn({ hand: [asalas], runes: 6 });
    s.play(asalas);
    s.acquire('Soulsnare Hunter');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([4, 4]);
    s.acquire('Cheerful Consort');
    expect(s.power('Ann')).toBe(4);
  });

  test('counts the printed cost of a hero that is acquired for nothing (G3)', () => {
    const s = annsTurn({ hand: [asalas, 'Isla, Serene Prodigy'] }, { centerRow: ['Salvagemaster Mila'] });
    s.play(asalas);
    s.play('Isla, Serene Prodigy');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([2, 7]);
  });

  test('works for a Mystic and for Heavy Infantry', () => {
    for (const [name, cost] of [
      ['Mystic', 3],
      ['Heavy Infantry', 2],
    ] as const) {
      const s = annsTurn({ hand: [asalas], runes: 3 });
      s.play(asalas);
      s.acquire(name);
      expect(s.power('Ann')).toBe(cost);
    }
  });

  test('is not used up by a construct', () => {
    const s = annsTurn({ hand: [asalas], runes: 1 });
    s.play(asalas);
    s.acquire('Sacred Pot');
    expect(s.power('Ann')).toBe(0);
    s.acquire('Cheerful Consort');
    expect(s.power('Ann')).toBe(2);
  });
});
