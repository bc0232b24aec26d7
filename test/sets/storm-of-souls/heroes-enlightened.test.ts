import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, DECK, ROW } from './at-the-table.js';

describe('Elder Skeptic', () => {
  test('draws two cards and then discards one, which may be one of those', () => {
    const s = annsTurn({ hand: ['Elder Skeptic', 'Militia'], deck: ['Mystic', 'Heavy Infantry', 'Apprentice'] });
    s.play('Elder Skeptic');
    expect(s.decision).toMatchObject({ kind: 'discard', min: 1, max: 1 });
    expect(s.offers()).toEqual(['pick Militia', 'pick Mystic', 'pick Heavy Infantry']);
    s.choose('Mystic');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Heavy Infantry']);
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
  });

  test('must discard, also the only card there is', () => {
    const two = annsTurn({ hand: ['Elder Skeptic'], deck: ['Mystic', 'Militia'] });
    two.play('Elder Skeptic');
    expect(() => two.decline()).toThrow('answer/too-few');
    const one = annsTurn({ hand: ['Elder Skeptic'], deck: ['Mystic'] });
    one.play('Elder Skeptic');
    expect([one.names('Ann', 'hand'), one.names('Ann', 'discard')]).toEqual([[], ['Mystic']]);
  });

  test('discards nothing with no card in hand and none to draw', () => {
    const s = annsTurn({ hand: ['Elder Skeptic'] });
    s.play('Elder Skeptic');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual([]);
  });
});

describe('Elemental Adept', () => {
  test('draws a card when there is no event', () => {
    const s = annsTurn({ hand: ['Elemental Adept'], deck: DECK });
    s.play('Elemental Adept');
    expect(s.names('Ann', 'hand')).toHaveLength(1);
  });

  test.each([
    { event: 'Arha Rising', drawn: 2 },
    { event: 'Ogo Rising', drawn: 1 },
    { event: 'Hedron Rising', drawn: 1 },
    { event: 'Void Rising', drawn: 1 },
    { event: 'Rise of the Cult', drawn: 1 },
  ])('draws $drawn under $event', ({ event, drawn }) => {
    const s = annsTurn({ hand: ['Elemental Adept'], deck: DECK }, { event });
    s.play('Elemental Adept');
    expect(s.names('Ann', 'hand')).toHaveLength(drawn);
  });

  test('then may banish a card from the center row', () => {
    const s = annsTurn({ hand: ['Elemental Adept'], deck: DECK });
    s.play('Elemental Adept');
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(ROW.map((name) => `pick ${name}`));
    s.choose('Umbral Edge');
    expect(s.names('void')).toEqual(['Umbral Edge']);
    expect(s.names('centerRow')[2]).toBe('Hoarding Tyrant');
  });

  test('may banish nothing', () => {
    const s = annsTurn({ hand: ['Elemental Adept'], deck: DECK });
    s.play('Elemental Adept');
    s.decline();
    expect(s.names('void')).toEqual([]);
    expect(s.names('centerRow')).toEqual(ROW);
  });
});

describe('Nook Hound', () => {
  test('played, looks at the top card, may put it into the discard pile, and then draws', () => {
    const s = annsTurn({ hand: ['Nook Hound'], deck: ['Mystic', 'Militia'] });
    s.play('Nook Hound');
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Mystic']);
    s.choose('Mystic');
    expect([s.names('Ann', 'discard'), s.names('Ann', 'hand')]).toEqual([['Mystic'], ['Militia']]);
  });

  test('played, draws the card that was left on top', () => {
    const s = annsTurn({ hand: ['Nook Hound'], deck: ['Mystic', 'Militia'] });
    s.play('Nook Hound');
    s.decline();
    expect([s.names('Ann', 'discard'), s.names('Ann', 'hand')]).toEqual([[], ['Mystic']]);
  });

  test('played, looks whether or not its player likes: an empty deck is made anew (T7)', () => {
    const s = annsTurn({ hand: ['Nook Hound'], discard: ['Mystic'] });
    s.play('Nook Hound');
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.offers()).toEqual(['pick Mystic']);
    s.decline();
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });

  test('played, draws the last card of the deck again if that is put into the discard pile', () => {
    const s = annsTurn({ hand: ['Nook Hound'], deck: ['Mystic'] });
    s.play('Nook Hound');
    s.choose('Mystic');
    expect([s.names('Ann', 'discard'), s.names('Ann', 'hand')]).toEqual([[], ['Mystic']]);
  });

  test('played, asks nothing when there is no card to look at', () => {
    const s = annsTurn({ hand: ['Nook Hound'] });
    s.play('Nook Hound');
    expect(s.decision?.kind).toBe('turn');
  });

  test('is no discard from hand: Arha Rising returns nothing', () => {
    const s = annsTurn({ hand: ['Nook Hound'], deck: ['Mystic', 'Militia'] }, { event: 'Arha Rising' });
    s.play('Nook Hound');
    s.choose('Mystic');
    expect(s.decision?.kind).toBe('turn');
    expect([s.names('Ann', 'discard'), s.names('Ann', 'hand')]).toEqual([['Mystic'], ['Militia']]);
  });

  test('its fate lets each player in turn order look, and then put the card into the discard pile', () => {
    const s = annAgainst(
      { runes: 2, deck: ['Mystic', 'Militia'] },
      { deck: ['Heavy Infantry', 'Apprentice'] },
      { centerDeck: ['Nook Hound'] },
    );
    s.acquire('Abolisher');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'may', min: 0, max: 1 });
    s.choose('accept');
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Mystic']);
    s.choose('Mystic');
    expect(s.names('Ann', 'discard')).toEqual(['Mystic', 'Abolisher']);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'may' });
    s.choose('accept');
    expect(s.offers()).toEqual(['pick Heavy Infantry']);
    s.decline();
    expect([s.names('Ben', 'deck'), s.names('Ben', 'discard')]).toEqual([['Heavy Infantry', 'Apprentice'], []]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('Ann', 'hand')).toEqual([]);
  });

  test('its fate shows nothing to those who do not look, and does not ask those who have no card', () => {
    const s = annAgainst({ runes: 2, deck: ['Mystic'] }, {}, { centerDeck: ['Nook Hound'] });
    s.acquire('Abolisher');
    s.decline();
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('Ann', 'deck')).toEqual(['Mystic']);
  });
});

describe('Prodigal', () => {
  const centerRow = ['Hoarding Whelp', 'Minotaur', 'Fettered Soul', 'Vandal Soul', 'Lionheart', 'Everbloom'];

  test('defeats a monster of cost 3 or less for nothing, the Cultist and the Fanatic included', () => {
    const s = annsTurn({ hand: ['Prodigal'] }, { centerRow });
    s.play('Prodigal');
    expect(s.offers()).toEqual(['pick Hoarding Whelp', 'pick Fettered Soul', 'pick Cultist', 'pick Fanatic']);
    s.choose('Fettered Soul');
    expect(s.honor('Ann')).toBe(2);
    s.decline();
    expect(s.names('void')).toEqual(['Fettered Soul']);
  });

  test('gives the whole reward, a trophy included', () => {
    const s = annsTurn({ hand: ['Prodigal', 'Prodigal'] }, { centerRow });
    s.play('Prodigal');
    s.choose('Hoarding Whelp');
    s.play('Prodigal');
    s.choose('Fanatic');
    expect(s.honor('Ann')).toBe(2 + 1);
    expect(s.names('Ann', 'trophies')).toEqual(['Hoarding Whelp', 'Fanatic']);
    expect(s.power('Ann')).toBe(0);
  });

  test('may not be declined, since the Cultist is always there (G4)', () => {
    const s = annsTurn({ hand: ['Prodigal'] }, { centerRow });
    s.play('Prodigal');
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('looks at the cost that a monster has now: Rise of the Cult puts the Fanatic out of reach (G6)', () => {
    const s = annsTurn({ hand: ['Prodigal'] }, { centerRow, event: 'Rise of the Cult' });
    s.play('Prodigal');
    expect(s.offers()).toEqual(['pick Hoarding Whelp', 'pick Fettered Soul', 'pick Cultist']);
    s.choose('Cultist');
    expect(s.honor('Ann')).toBe(2);
  });

  test('reaches no further with power or with a discount of its player (A4, G6)', () => {
    const s = annsTurn({ hand: ['Void Militia', 'Prodigal'], power: 9 }, { centerRow });
    s.play('Void Militia');
    s.play('Prodigal');
    expect(s.offers()).not.toContain('pick Minotaur');
    s.choose('Cultist');
    expect(s.power('Ann')).toBe(10);
  });
});

describe('Raj, Psionic Master', () => {
  const raj = 'Raj, Psionic Master';

  test('banishes a hero from hand and acquires one with up to 2 honor more, into hand, for nothing', () => {
    const s = annsTurn({ hand: [raj, 'Militia', 'Abolisher'] });
    s.play(raj);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 1, max: 1 });
    expect(s.offers()).toEqual(['pick Militia', 'pick Abolisher']);
    s.choose('Abolisher');
    expect(s.names('void')).toEqual(['Abolisher']);
    expect(s.offers()).toEqual(['pick Lionheart', 'pick Abolisher', 'pick Mystic', 'pick Heavy Infantry']);
    s.choose('Lionheart');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Lionheart']);
    expect(s.names('centerRow')[1]).toBe('Hoarding Tyrant');
    s.play('Lionheart');
    expect([s.honor('Ann'), s.runes('Ann')]).toEqual([3, 0]);
  });

  test('counts a hero without honor as 0', () => {
    const s = annsTurn({ hand: [raj, 'Apprentice'] });
    s.play(raj);
    expect(s.names('removed')).toEqual(['Apprentice']);
    expect(s.offers()).toEqual(['pick Abolisher', 'pick Mystic', 'pick Heavy Infantry']);
  });

  test('may acquire always-available heroes, the one that was just banished included', () => {
    const s = annsTurn({ hand: [raj, 'Mystic'] }, { supplies: { Mystic: 0, 'Heavy Infantry': 0 } });
    s.play(raj);
    expect(s.offers()).toEqual(['pick Lionheart', 'pick Abolisher', 'pick Mystic']);
    s.choose('Mystic');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.names('supply:mystic')).toEqual([]);
  });

  test('puts the hero into hand unless another destination is picked (Q4)', () => {
    const ann = { hand: ['Honey Siren', raj, 'Militia'], deck: ['Apprentice'] };
    const s = annsTurn(ann);
    s.play('Honey Siren');
    s.play(raj);
    s.choose('Mystic');
    expect(s.offers()).toEqual(['put on top of your deck']);
    s.decline();
    expect([s.names('Ann', 'hand'), s.names('Ann', 'deck')]).toEqual([['Mystic'], ['Apprentice']]);
    const top = annsTurn(ann);
    top.play('Honey Siren');
    top.play(raj);
    top.choose('Mystic');
    top.choose('on top of your deck');
    expect([top.names('Ann', 'hand'), top.names('Ann', 'deck')]).toEqual([[], ['Mystic', 'Apprentice']]);
  });

  test('must banish a hero if there is one, and must acquire (G4)', () => {
    const s = annsTurn({ hand: [raj, 'Militia', 'Apprentice'] });
    s.play(raj);
    expect(() => s.decline()).toThrow('answer/too-few');
    s.choose('Militia');
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('does nothing without a hero in hand: constructs are not banished', () => {
    const s = annsTurn({ hand: [raj, 'Everbloom'] });
    s.play(raj);
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'hand')).toEqual(['Everbloom']);
  });
});

describe('Tower Askara', () => {
  test('draws three cards, and then discards two', () => {
    const s = annsTurn({ hand: ['Tower Askara', 'Prodigal'], deck: ['Mystic', 'Militia', 'Apprentice', 'Granger'] });
    s.play('Tower Askara');
    expect([s.names('Ann', 'hand').length, s.names('Ann', 'deck')]).toEqual([4, ['Granger']]);
    expect(s.decision).toMatchObject({ kind: 'choose', min: 1, max: 1 });
    expect(s.offers()).toHaveLength(2);
    s.choose('choose:0');
    expect(s.decision).toMatchObject({ kind: 'discard', min: 2, max: 2 });
    s.choose('Mystic', 'Prodigal');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Apprentice']);
    expect([...s.names('Ann', 'discard')].sort()).toEqual(['Mystic', 'Prodigal']);
  });

  test('or discards one enlightened card', () => {
    const s = annsTurn({ hand: ['Tower Askara', 'Prodigal'], deck: ['Mystic', 'Nook Hound', 'Apprentice'] });
    s.play('Tower Askara');
    s.choose('choose:1');
    expect(s.decision).toMatchObject({ kind: 'discard', min: 1, max: 1 });
    expect(s.offers()).toEqual(['pick Prodigal', 'pick Nook Hound']);
    s.choose('Nook Hound');
    expect(s.names('Ann', 'hand')).toEqual(['Prodigal', 'Mystic', 'Apprentice']);
    expect(s.names('Ann', 'discard')).toEqual(['Nook Hound']);
  });

  test('offers the enlightened card only if there is one in hand, so that the discard cannot be dodged', () => {
    const s = annsTurn({ hand: ['Tower Askara'], deck: ['Mystic', 'Militia', 'Apprentice'] });
    s.play('Tower Askara');
    expect(s.decision).toMatchObject({ kind: 'discard', min: 2, max: 2 });
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('discards what there is, with too few cards', () => {
    const one = annsTurn({ hand: ['Tower Askara', 'Militia'] });
    one.play('Tower Askara');
    expect([one.names('Ann', 'hand'), one.names('Ann', 'discard')]).toEqual([[], ['Militia']]);
    const none = annsTurn({ hand: ['Tower Askara'] });
    none.play('Tower Askara');
    expect(none.decision?.kind).toBe('turn');
  });

  test('discards both cards at once: Arha Rising returns one of the two', () => {
    const ann = { hand: ['Tower Askara'], deck: ['Mystic', 'Militia', 'Apprentice'] };
    const s = annsTurn(ann, { event: 'Arha Rising' });
    s.play('Tower Askara');
    s.choose('Mystic', 'Militia');
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect([...s.offers()].sort()).toEqual(['pick Militia', 'pick Mystic']);
    s.choose('Mystic');
    expect([...s.names('Ann', 'hand')].sort()).toEqual(['Apprentice', 'Mystic']);
    expect(s.names('Ann', 'discard')).toEqual(['Militia']);
    expect(s.decision?.kind).toBe('turn');
  });
});
