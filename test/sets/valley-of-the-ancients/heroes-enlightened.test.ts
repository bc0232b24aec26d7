import { describe, expect, test } from 'vitest';
import { annsTurn, CENTER_DECK, DECK, picks, ROW, sorted } from './at-the-table.js';

describe('Blind Seer', () => {
  test('draws a card, and gains a life keystone with an empty discard pile (K3)', () => {
    const s = annsTurn({ hand: ['Blind Seer'], deck: ['Mystic', 'Militia'] });
    s.play('Blind Seer');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.keystones('Ann')).toEqual({ life: 1, death: 0 });
  });

  test('only draws with a card in the discard pile (K3)', () => {
    const s = annsTurn({ hand: ['Blind Seer'], deck: DECK, discard: ['Militia'] });
    s.play('Blind Seer');
    expect(s.names('Ann', 'hand')).toHaveLength(1);
    expect(s.keystones('Ann')).toEqual({ life: 0, death: 0 });
  });

  test('gains nothing for a discard pile that its own draw has emptied (K3)', () => {
    const s = annsTurn({ hand: ['Blind Seer'], discard: ['Militia'] });
    s.play('Blind Seer');
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.keystones('Ann').life).toBe(0);
  });

  test('gains the keystone also when there is nothing to draw', () => {
    const s = annsTurn({ hand: ['Blind Seer'] });
    s.play('Blind Seer');
    expect(s.names('Ann', 'hand')).toEqual([]);
    expect(s.keystones('Ann').life).toBe(1);
  });

  test('does not mind heroes played this turn, which are not in the discard pile (T3, K3)', () => {
    const s = annsTurn({ hand: ['Blind Seer', 'Blind Seer'], deck: DECK });
    s.play('Blind Seer');
    s.play('Blind Seer');
    expect(s.keystones('Ann').life).toBe(2);
  });

  test('minds a card acquired this turn, which is in the discard pile (T5, K3)', () => {
    const s = annsTurn({ hand: ['Blind Seer'], deck: DECK, runes: 3 });
    s.acquire('Mystic');
    s.play('Blind Seer');
    expect(s.keystones('Ann').life).toBe(0);
  });
});

describe('Ominous Augur', () => {
  const centerRow = ['Crypt Lurker', 'Caretaker Zahral', 'Templar Outpost', "Siegemaster's Ram", 'Soulsnare Hunter'];

  test('acquires a hero or construct of cost 5 or less for nothing, always-available heroes included', () => {
    const s = annsTurn({ hand: ['Ominous Augur'], discard: ['Militia'], deck: DECK }, { centerRow });
    s.play('Ominous Augur');
    expect(s.offers()).toEqual(picks("Siegemaster's Ram", 'Soulsnare Hunter', 'Mystic', 'Heavy Infantry'));
    s.choose("Siegemaster's Ram");
    expect(s.names('Ann', 'discard')).toEqual(["Siegemaster's Ram", 'Militia']);
    expect(s.names('Ann', 'hand')).toEqual([]);
  });

  test('puts it into the hand with an empty discard pile (K3)', () => {
    const s = annsTurn({ hand: ['Ominous Augur'], deck: DECK }, { centerRow });
    s.play('Ominous Augur');
    s.choose('Soulsnare Hunter');
    expect(s.names('Ann', 'hand')).toEqual(['Soulsnare Hunter']);
    expect(s.names('Ann', 'discard')).toEqual([]);
    s.play('Soulsnare Hunter');
    expect(s.power('Ann')).toBe(2);
  });

  test('cannot be topped up with runes (A4)', () => {
    const s = annsTurn({ hand: ['Ominous Augur'], deck: DECK, runes: 5 }, { centerRow });
    s.play('Ominous Augur');
    expect(s.offers()).not.toContain('pick Caretaker Zahral');
    s.choose('Mystic');
    expect(s.runes('Ann')).toBe(5);
  });

  test('may not be declined (G4)', () => {
    const s = annsTurn({ hand: ['Ominous Augur'] }, { centerRow });
    s.play('Ominous Augur');
    expect(s.decision).toMatchObject({ kind: 'acquire', min: 1, max: 1 });
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('does nothing when there is nothing to acquire', () => {
    const supplies = { Mystic: 0, 'Heavy Infantry': 0 };
    const s = annsTurn({ hand: ['Ominous Augur'] }, { centerRow: ['Crypt Lurker', 'Caretaker Zahral'], supplies });
    s.play('Ominous Augur');
    expect(s.decision?.kind).toBe('turn');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([[], []]);
  });

  test('leaves the choice between the hand and the top of the deck with Caretaker Zahral (Q4)', () => {
    const ann = { hand: ['Caretaker Zahral', 'Ominous Augur'], deck: ['Militia'] };
    const onTop = annsTurn(ann, { centerRow });
    onTop.play('Caretaker Zahral');
    onTop.play('Ominous Augur');
    onTop.choose('Mystic');
    expect(onTop.decision).toMatchObject({ kind: 'destination', min: 0, max: 1 });
    expect(onTop.offers()).toEqual(['put on top of your deck']);
    onTop.choose('on top of your deck');
    expect([onTop.names('Ann', 'deck'), onTop.names('Ann', 'hand')]).toEqual([['Mystic', 'Militia'], []]);
    const inHand = annsTurn(ann, { centerRow });
    inHand.play('Caretaker Zahral');
    inHand.play('Ominous Augur');
    inHand.choose('Mystic');
    inHand.decline();
    expect([inHand.names('Ann', 'deck'), inHand.names('Ann', 'hand')]).toEqual([['Militia'], ['Mystic']]);
  });

  test('leaves the choice between the hand and play with Salvagemaster Mila (Q4)', () => {
    const s = annsTurn({ hand: ['Salvagemaster Mila', 'Ominous Augur'] }, { centerRow });
    s.play('Salvagemaster Mila');
    s.play('Ominous Augur');
    s.choose("Siegemaster's Ram");
    expect(s.offers()).toEqual(['put into play']);
    s.decline();
    expect(s.names('Ann', 'hand')).toEqual(["Siegemaster's Ram"]);
  });
});

describe('Jubilant Monk', () => {
  test('takes the top card of the deck into the hand', () => {
    const s = annsTurn({ hand: ['Jubilant Monk'], deck: ['Militia', 'Mystic'] });
    s.play('Jubilant Monk');
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect(s.names('Ann', 'deck')).toEqual(['Mystic']);
  });

  test('goes on after each Mystic, Heavy Infantry and enlightened card, and takes the card that ends it', () => {
    const deck = ['Mystic', 'Sacred Pot', 'Heavy Infantry', 'Blind Seer', 'Cheerful Consort', 'Mystic'];
    const s = annsTurn({ hand: ['Jubilant Monk'], deck });
    s.play('Jubilant Monk');
    expect(s.names('Ann', 'hand')).toEqual(deck.slice(0, 5));
    expect(s.names('Ann', 'deck')).toEqual(['Mystic']);
  });

  test('reshuffles the discard pile and goes on (T7)', () => {
    const s = annsTurn({ hand: ['Jubilant Monk'], deck: ['Mystic'], discard: ['Militia'] });
    s.play('Jubilant Monk');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic', 'Militia']);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });

  test('reshuffles first when the deck is empty (T7)', () => {
    const s = annsTurn({ hand: ['Jubilant Monk'], discard: ['Militia'] });
    s.play('Jubilant Monk');
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
  });

  test('ends when deck and discard pile are empty, and never takes itself (T3)', () => {
    const s = annsTurn({ hand: ['Jubilant Monk'], deck: ['Mystic'], discard: ['Blind Seer'] });
    s.play('Jubilant Monk');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic', 'Blind Seer']);
    expect(s.names('Ann', 'played')).toEqual(['Jubilant Monk']);
    expect(s.decision?.kind).toBe('turn');
  });

  test('does nothing with no card to reveal', () => {
    const s = annsTurn({ hand: ['Jubilant Monk'] });
    s.play('Jubilant Monk');
    expect(s.names('Ann', 'hand')).toEqual([]);
    expect(s.decision?.kind).toBe('turn');
  });
});

describe('Keeper of Secrets', () => {
  const keeper = 'Keeper of Secrets';

  test('banishes a card from the hand for a Mystic or Heavy Infantry into the hand', () => {
    const s = annsTurn({ hand: [keeper, 'Militia', 'Apprentice'], discard: ['Sacred Pot'] });
    s.play(keeper);
    expect(s.offers()).toEqual(picks('Militia', 'Apprentice'));
    s.choose('Apprentice');
    expect(s.names('removed')).toEqual(['Apprentice']);
    expect(s.offers()).toEqual(picks('Mystic', 'Heavy Infantry'));
    s.choose('Heavy Infantry');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Heavy Infantry']);
    s.play('Heavy Infantry');
    expect(s.power('Ann')).toBe(2);
  });

  test('may not be declined with a card in hand (G4)', () => {
    const s = annsTurn({ hand: [keeper, 'Militia', 'Apprentice'] });
    s.play(keeper);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 1, max: 1 });
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('acquires nothing with an empty hand, since nothing is banished', () => {
    const s = annsTurn({ hand: [keeper] });
    s.play(keeper);
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'hand')).toEqual([]);
  });

  test('takes the only one that is left without asking', () => {
    const s = annsTurn({ hand: [keeper, 'Militia'] }, { supplies: { Mystic: 0, 'Heavy Infantry': 1 } });
    s.play(keeper);
    expect(s.names('Ann', 'hand')).toEqual(['Heavy Infantry']);
    expect(s.decision?.kind).toBe('turn');
  });

  test('banishes also when there is nothing left to acquire', () => {
    const s = annsTurn({ hand: [keeper, 'Militia'] }, { supplies: { Mystic: 0, 'Heavy Infantry': 0 } });
    s.play(keeper);
    expect(s.names('removed')).toEqual(['Militia']);
    expect(s.names('Ann', 'hand')).toEqual([]);
  });

  test('gives back a Mystic that it banishes, which is in its supply by then (A5)', () => {
    const s = annsTurn({ hand: [keeper, 'Mystic'] }, { supplies: { Mystic: 0, 'Heavy Infantry': 0 } });
    s.play(keeper);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });

  test('gives a death keystone at once if a Mystic and a Heavy Infantry have been played', () => {
    const s = annsTurn({ hand: [keeper, 'Mystic', 'Heavy Infantry'] });
    s.play('Mystic');
    s.play('Heavy Infantry');
    s.play(keeper);
    expect(s.keystones('Ann')).toEqual({ life: 0, death: 1 });
  });

  test('gives it as soon as the second of the two is played', () => {
    const s = annsTurn({ hand: [keeper, 'Mystic', 'Militia'] });
    s.play('Mystic');
    s.play(keeper);
    s.choose('Heavy Infantry');
    expect(s.keystones('Ann').death).toBe(0);
    s.play('Heavy Infantry');
    expect(s.keystones('Ann').death).toBe(1);
  });

  test('gives it when both are played later, in any order', () => {
    const s = annsTurn({ hand: [keeper, 'Militia', 'Heavy Infantry', 'Mystic'] });
    s.play(keeper);
    s.choose('Militia');
    s.choose('Mystic');
    s.play('Heavy Infantry');
    expect(s.keystones('Ann').death).toBe(0);
    s.play('Mystic');
    expect(s.keystones('Ann').death).toBe(1);
    s.play('Mystic');
    expect(s.keystones('Ann').death).toBe(1);
  });

  test('gives it once for each Keeper that is played', () => {
    const s = annsTurn({ hand: [keeper, 'Mystic', 'Heavy Infantry', 'Militia', keeper] });
    s.play(keeper);
    s.choose('Militia');
    s.choose('Mystic');
    s.play('Mystic');
    s.play('Heavy Infantry');
    expect(s.keystones('Ann').death).toBe(1);
    s.play(keeper);
    s.choose('Mystic');
    expect(s.keystones('Ann').death).toBe(2);
  });

  test('stops waiting at the end of the turn', () => {
    const s = annsTurn({ hand: [keeper, 'Mystic'], deck: ['Heavy Infantry', 'Mystic', ...DECK] });
    s.play('Mystic');
    s.play(keeper);
    s.endTurn();
    s.endTurn();
    s.play('Heavy Infantry');
    s.play('Mystic');
    expect(s.keystones('Ann').death).toBe(0);
  });
});

describe('Fist of the Dragon', () => {
  const fist = 'Fist of the Dragon';

  test('draws, banishes from the row, and defeats the monster that takes the place', () => {
    const s = annsTurn({ hand: [fist], deck: ['Mystic', 'Militia'] });
    s.play(fist);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.offers()).toEqual(picks(...ROW));
    s.choose('Sacred Pot');
    expect(s.names('void')).toEqual(['Starved Abomination', 'Sacred Pot']);
    expect(s.names('centerRow')[2]).toBe('Iku, Valley Tyrant');
    expect(s.honor('Ann')).toBe(3);
    expect(s.keystones('Ann').life).toBe(1);
    expect(s.decision?.kind).toBe('turn');
  });

  test('defeats a monster of any cost', () => {
    const s = annsTurn({ hand: [fist], deck: DECK }, { centerDeck: ['Iku, Valley Tyrant', 'Brother Marius'] });
    s.play(fist);
    s.choose('Sacred Pot');
    expect(s.honor('Ann')).toBe(8);
  });

  test('leaves a hero or construct that takes the place where it is', () => {
    const s = annsTurn({ hand: [fist], deck: DECK }, { centerDeck: ['Brother Marius', ...CENTER_DECK] });
    s.play(fist);
    s.choose('Crypt Lurker');
    expect(s.names('void')).toEqual(['Crypt Lurker']);
    expect(s.names('centerRow')).toEqual(['Brother Marius', ...ROW.slice(1)]);
    expect(s.honor('Ann')).toBe(0);
  });

  test('may not be declined (G4)', () => {
    const s = annsTurn({ hand: [fist], deck: DECK });
    s.play(fist);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 1, max: 1 });
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('only draws with an empty row', () => {
    const s = annsTurn({ hand: [fist], deck: ['Mystic'] }, { centerRow: [], centerDeck: [] });
    s.play(fist);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.decision?.kind).toBe('turn');
  });

  test('counts as defeating a monster of the row for Soulsnare Hunter and Endbringer Jora (G3)', () => {
    const s = annsTurn(
      { hand: ['Soulsnare Hunter', 'Endbringer Jora', fist], deck: DECK },
      {
        centerDeck: ['Hellfrost Imps', 'Brother Marius'],
      },
    );
    s.play('Soulsnare Hunter');
    s.play('Endbringer Jora');
    s.play(fist);
    s.choose('Sacred Pot');
    expect([s.honor('Ann'), s.runes('Ann'), s.keystones('Ann').life]).toEqual([2, 2, 1]);
  });

  test('defeats the card that it banished if that is what comes back from the void (T8)', () => {
    const s = annsTurn({ hand: [fist], deck: DECK }, { centerDeck: [] });
    s.play(fist);
    s.choose('Crypt Lurker');
    expect([s.honor('Ann'), s.keystones('Ann').death]).toEqual([3, 1]);
    expect(s.names('centerRow')).toEqual(ROW);
    expect(s.names('void')).toEqual([]);
  });
});

describe('Flanking Askara', () => {
  const askara = 'Flanking Askara';

  test('draws, and repeats the effect of the next hero of cost 3 or less', () => {
    const s = annsTurn({ hand: [askara, 'Sirewood Elder'], deck: ['Militia'] });
    s.play(askara);
    expect(s.names('Ann', 'hand')).toEqual(['Sirewood Elder', 'Militia']);
    s.play('Sirewood Elder');
    expect(s.runes('Ann')).toBe(4);
  });

  test('works once', () => {
    const s = annsTurn({ hand: [askara, 'Mystic', 'Mystic'] });
    s.play(askara);
    s.play('Mystic');
    expect(s.runes('Ann')).toBe(4);
    s.play('Mystic');
    expect(s.runes('Ann')).toBe(6);
  });

  test('is not used up by a hero that costs more, nor by a construct', () => {
    const s = annsTurn({ hand: [askara, 'Excavator Pilot', 'Sacred Pot', 'Heavy Infantry'] });
    s.play(askara);
    s.play('Excavator Pilot');
    expect(s.runes('Ann')).toBe(2);
    s.play('Sacred Pot');
    s.play('Heavy Infantry');
    expect(s.power('Ann')).toBe(4);
  });

  test('works for starting heroes', () => {
    const s = annsTurn({ hand: [askara, 'Apprentice'] });
    s.play(askara);
    s.play('Apprentice');
    expect(s.runes('Ann')).toBe(2);
  });

  test('does not work for a hero played before it, nor in the next turn', () => {
    const s = annsTurn({ hand: ['Militia', askara], deck: ['Apprentice', 'Apprentice'] });
    s.play('Militia');
    s.play(askara);
    expect(s.power('Ann')).toBe(1);
    s.endTurn();
    s.endTurn();
    s.play('Apprentice');
    expect(s.runes('Ann')).toBe(1);
  });

  test('each of two copies the same hero once', () => {
    const s = annsTurn({ hand: [askara, askara, 'Mystic', 'Mystic'] });
    s.play(askara);
    s.play(askara);
    s.play('Mystic');
    expect(s.runes('Ann')).toBe(6);
    s.play('Mystic');
    expect(s.runes('Ann')).toBe(8);
  });

  test('asks again for what the hero has to choose', () => {
    const s = annsTurn({ hand: [askara, 'Ominous Augur'], discard: ['Militia'], deck: DECK });
    s.play(askara);
    s.play('Ominous Augur');
    s.choose('Mystic');
    expect(s.decision).toMatchObject({ kind: 'acquire', min: 1 });
    s.choose('Cheerful Consort');
    expect(s.names('Ann', 'discard')).toEqual(['Cheerful Consort', 'Mystic', 'Militia']);
  });

  test('a copied serenity looks at the discard pile when the copy begins (K3)', () => {
    const both = annsTurn({ hand: [askara, 'Blind Seer'], deck: DECK });
    both.play(askara);
    both.play('Blind Seer');
    expect(both.keystones('Ann').life).toBe(2);
    const second = annsTurn({ hand: [askara, 'Blind Seer'], deck: ['Apprentice'], discard: ['Militia'] });
    second.play(askara);
    second.play('Blind Seer');
    // The reshuffle for the first draw comes too late for the Seer itself, and in time for its copy.
    expect(second.names('Ann', 'discard')).toEqual([]);
    expect(second.keystones('Ann').life).toBe(1);
  });

  test('a copied echo asks for a card of the faction of the copied hero (K2)', () => {
    const ann = { hand: [askara, 'Shadowridge Scout'], deck: DECK };
    const on = annsTurn({ ...ann, discard: ['Beacon of the Lost'] });
    on.play(askara);
    on.play('Shadowridge Scout');
    expect([on.power('Ann'), on.keystones('Ann').death]).toEqual([4, 2]);
    const off = annsTurn({ ...ann, discard: ['Sacred Pot'] });
    off.play(askara);
    off.play('Shadowridge Scout');
    expect([off.power('Ann'), off.keystones('Ann').death]).toEqual([4, 0]);
  });

  test('a copied unite counts the hero that is copied, which is another hero of its faction (K4)', () => {
    const s = annsTurn({ hand: [askara, 'Ancient Stag'], deck: DECK });
    s.play(askara);
    s.play('Ancient Stag');
    expect([s.honor('Ann'), s.keystones('Ann').life]).toEqual([6, 1]);
  });

  test('plays no card by copying it: an earlier unite sees one hero (K8)', () => {
    const s = annsTurn({ hand: ['Qadim Stalker', askara, 'Ancient Stag'], deck: DECK });
    s.play('Qadim Stalker');
    s.play(askara);
    s.play('Ancient Stag');
    expect(s.honor('Ann')).toBe(3 + 2 + 3);
    expect(s.names('Ann', 'played')).toEqual(['Qadim Stalker', askara, 'Ancient Stag']);
  });
});

describe('Isla, Serene Prodigy', () => {
  const isla = 'Isla, Serene Prodigy';

  test('acquires a card of the row for nothing, then goes into the deck with the discard pile', () => {
    const s = annsTurn({ hand: [isla], deck: ['Militia'], discard: ['Apprentice', 'Mystic'] });
    s.play(isla);
    expect(s.offers()).toEqual(picks(...ROW.slice(1, 5)));
    s.choose('Soulsnare Hunter');
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.names('Ann', 'played')).toEqual([]);
    expect(sorted(s.names('Ann', 'deck'))).toEqual(['Apprentice', isla, 'Militia', 'Mystic', 'Soulsnare Hunter']);
    expect(s.names('centerRow')[4]).toBe('Starved Abomination');
  });

  test('shuffles: every card can come to the top', () => {
    const tops = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const s = annsTurn({ hand: [isla], deck: ['Militia'] }, { centerRow: ['Sacred Pot'], seed });
      s.play(isla);
      tops.add(s.names('Ann', 'deck')[0]);
    }
    expect(sorted([...tops])).toEqual([isla, 'Militia', 'Sacred Pot']);
  });

  test('acquires a card of any cost, and no always-available hero', () => {
    const s = annsTurn({ hand: [isla] }, { centerRow: ['Reckless Excavator', 'Crypt Lurker'] });
    s.play(isla);
    expect(sorted(s.names('Ann', 'deck'))).toEqual([isla, 'Reckless Excavator']);
  });

  test('may not be declined (G4)', () => {
    const s = annsTurn({ hand: [isla] });
    s.play(isla);
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('is shuffled in with the discard pile also when there is nothing to acquire', () => {
    const s = annsTurn({ hand: [isla], discard: ['Militia'] }, { centerRow: ['Crypt Lurker'] });
    s.play(isla);
    expect(sorted(s.names('Ann', 'deck'))).toEqual([isla, 'Militia']);
    expect(s.decision?.kind).toBe('turn');
  });

  test('leaves other heroes played this turn where they are (T3)', () => {
    const s = annsTurn({ hand: ['Mystic', isla] }, { centerRow: [] });
    s.play('Mystic');
    s.play(isla);
    expect(s.names('Ann', 'played')).toEqual(['Mystic']);
    expect(s.names('Ann', 'deck')).toEqual([isla]);
  });

  test('turns serenity on (K3)', () => {
    const s = annsTurn({ hand: [isla, 'Blind Seer'], discard: ['Militia'] }, { centerRow: [] });
    s.play(isla);
    s.play('Blind Seer');
    expect(s.keystones('Ann').life).toBe(1);
  });

  test('can be drawn and played again in the same turn', () => {
    const s = annsTurn({ hand: [isla, 'Cheerful Consort'] }, { centerRow: ['Crypt Lurker'] });
    s.play(isla);
    s.play('Cheerful Consort');
    expect(s.names('Ann', 'hand')).toEqual([isla]);
    s.play(isla);
    expect(s.names('Ann', 'deck')).toEqual([isla]);
    expect(s.names('Ann', 'played')).toEqual(['Cheerful Consort']);
  });

  test('costs too much for Flanking Askara', () => {
    const s = annsTurn({ hand: ['Flanking Askara', isla, 'Mystic'] }, { centerRow: ['Sacred Pot', 'Blind Seer'] });
    s.play('Flanking Askara');
    s.play(isla);
    s.choose('Sacred Pot');
    expect(s.decision?.kind).toBe('turn');
    s.play('Mystic');
    expect(s.runes('Ann')).toBe(4);
  });
});
