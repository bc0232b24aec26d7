import { defeat, hero, inVoid, monsters, played } from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, DECK, withCards } from './at-the-table.js';

/** A hero that defeats a monster in the void, as some sets have. */
const GRAVEROBBER = hero('Graverobber', { faction: 'void', cost: 1, copies: 1 }, played(defeat(1, monsters(inVoid))));

describe('Abolisher', () => {
  test('gives a rune, and one more for a card that is banished from hand', () => {
    const s = annsTurn({ hand: ['Abolisher', 'Militia', 'Mystic'], discard: ['Apprentice'] });
    s.play('Abolisher');
    expect(s.runes('Ann')).toBe(1);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Militia', 'pick Mystic']);
    s.choose('Militia');
    expect([s.runes('Ann'), s.names('Ann', 'hand'), s.names('removed')]).toEqual([2, ['Mystic'], ['Militia']]);
  });

  test('gives one rune if nothing is banished', () => {
    const s = annsTurn({ hand: ['Abolisher', 'Militia'] });
    s.play('Abolisher');
    s.decline();
    expect([s.runes('Ann'), s.names('Ann', 'hand')]).toEqual([1, ['Militia']]);
    const alone = annsTurn({ hand: ['Abolisher'] });
    alone.play('Abolisher');
    expect([alone.runes('Ann'), alone.decision?.kind]).toEqual([1, 'turn']);
  });
});

describe('Emri, Soulslayer', () => {
  const emri = 'Emri, Soulslayer';
  const ann = { hand: [emri, 'Militia', 'Apprentice'], discard: ['Mystic', 'Granger'] };

  test('gives 4 power, and one for each card banished from hand but none for the discard pile', () => {
    for (const { picks, power } of [
      { picks: ['Militia', 'Apprentice'], power: 6 },
      { picks: ['Militia', 'Granger'], power: 5 },
      { picks: ['Mystic', 'Granger'], power: 4 },
      { picks: ['Apprentice'], power: 5 },
      { picks: ['Mystic'], power: 4 },
    ]) {
      const s = annsTurn(ann);
      s.play(emri);
      expect(s.power('Ann')).toBe(4);
      expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 2 });
      expect(s.offers()).toHaveLength(4);
      s.choose(...picks);
      expect(s.power('Ann')).toBe(power);
      const left = [...s.names('Ann', 'hand'), ...s.names('Ann', 'discard')];
      expect(left).toHaveLength(4 - picks.length);
      expect(left.some((name) => picks.includes(name))).toBe(false);
    }
  });

  test('may banish nothing', () => {
    const s = annsTurn(ann);
    s.play(emri);
    s.decline();
    expect([s.power('Ann'), s.names('Ann', 'hand').length, s.names('Ann', 'discard').length]).toEqual([4, 2, 2]);
  });

  test('its fate lets each player in turn order banish up to 2 cards from hand and discard pile, for no power', () => {
    const s = annAgainst(
      { runes: 2, hand: ['Militia'], discard: ['Apprentice'] },
      { hand: ['Apprentice', 'Militia'], discard: ['Mystic'] },
      { centerDeck: [emri], supplies: { Mystic: 0 } },
    );
    s.acquire('Abolisher');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'banish', min: 0, max: 2 });
    expect([...s.offers()].sort()).toEqual(['pick Abolisher', 'pick Apprentice', 'pick Militia']);
    s.choose('Militia', 'Apprentice');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'banish', min: 0, max: 2 });
    s.choose('Mystic');
    expect(s.names('Ben', 'hand')).toEqual(['Apprentice', 'Militia']);
    expect(s.names('supply:mystic')).toEqual(['Mystic']);
    expect([...s.names('removed')].sort()).toEqual(['Apprentice', 'Militia']);
    expect([s.power('Ann'), s.power('Ben')]).toEqual([0, 0]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });
});

describe('Nihilmancer', () => {
  test('gives 2 power, and one more for a card that is banished from hand', () => {
    const s = annsTurn({ hand: ['Nihilmancer', 'Militia', 'Granger'], discard: ['Apprentice'] });
    s.play('Nihilmancer');
    expect(s.power('Ann')).toBe(2);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Militia', 'pick Granger']);
    s.choose('Granger');
    expect([s.power('Ann'), s.names('void')]).toEqual([3, ['Granger']]);
  });

  test('gives 2 power if nothing is banished', () => {
    const s = annsTurn({ hand: ['Nihilmancer', 'Militia'] });
    s.play('Nihilmancer');
    s.decline();
    expect([s.power('Ann'), s.names('Ann', 'hand')]).toEqual([2, ['Militia']]);
  });
});

describe('Shadowcaster', () => {
  test('draws, may banish a card from hand, the drawn one included, and draws for that', () => {
    const s = annsTurn({ hand: ['Shadowcaster', 'Militia'], deck: ['Apprentice', 'Mystic', 'Granger'] });
    s.play('Shadowcaster');
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Militia', 'pick Apprentice']);
    s.choose('Apprentice');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Mystic']);
    expect(s.decision?.kind).toBe('turn');
  });

  test('draws once if nothing is banished', () => {
    const s = annsTurn({ hand: ['Shadowcaster'], deck: ['Apprentice', 'Mystic'], discard: ['Militia'] });
    s.play('Shadowcaster');
    s.decline();
    expect(s.names('Ann', 'hand')).toEqual(['Apprentice']);
    expect(s.decision?.kind).toBe('turn');
  });

  test('may banish from the discard pile too under Void Rising', () => {
    const ann = { hand: ['Shadowcaster'], deck: ['Apprentice', 'Mystic'], discard: ['Militia', 'Granger'] };
    const s = annsTurn(ann, { event: 'Void Rising' });
    s.play('Shadowcaster');
    s.choose('Apprentice');
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect([...s.offers()].sort()).toEqual(['pick Granger', 'pick Militia']);
    s.choose('Militia');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([['Mystic'], ['Granger']]);
  });

  test('may do so when nothing was banished from hand, and may not do it (A11)', () => {
    const ann = { hand: ['Shadowcaster'], deck: ['Apprentice', 'Mystic'], discard: ['Militia', 'Granger'] };
    const s = annsTurn(ann, { event: 'Void Rising' });
    s.play('Shadowcaster');
    s.decline();
    s.choose('Granger');
    expect([s.names('void'), s.names('Ann', 'hand')]).toEqual([['Granger'], ['Apprentice']]);
    const not = annsTurn(ann, { event: 'Void Rising' });
    not.play('Shadowcaster');
    not.decline();
    not.decline();
    expect(not.names('Ann', 'discard')).toHaveLength(2);
    expect(not.decision?.kind).toBe('turn');
  });

  test('does not do so under another event', () => {
    const s = annsTurn({ hand: ['Shadowcaster'], deck: DECK, discard: ['Militia'] }, { event: 'Ogo Rising' });
    s.play('Shadowcaster');
    s.decline();
    expect(s.decision?.kind).toBe('turn');
  });
});

describe('Soul Assassin', () => {
  const assassin = 'Soul Assassin';

  test('gives 2 power, and 2 runes for the next monster of the row, and for that only', () => {
    const s = annsTurn({ hand: [assassin], power: 7 });
    s.play(assassin);
    expect([s.power('Ann'), s.runes('Ann')]).toEqual([9, 0]);
    s.defeat('Minotaur');
    expect([s.power('Ann'), s.runes('Ann')]).toEqual([5, 2]);
    s.defeat('Noxious Soul');
    expect(s.runes('Ann')).toBe(2);
  });

  test('gives nothing for the Cultist and the Fanatic, which do not use it up', () => {
    const s = annsTurn({ hand: [assassin], power: 7 });
    s.play(assassin);
    s.defeat('Cultist');
    s.defeat('Fanatic');
    expect(s.runes('Ann')).toBe(0);
    s.defeat('Minotaur');
    expect(s.runes('Ann')).toBe(2);
  });

  test('each copy pays for the same monster', () => {
    const s = annsTurn({ hand: [assassin, assassin] });
    s.play(assassin);
    s.play(assassin);
    s.defeat('Minotaur');
    expect([s.power('Ann'), s.runes('Ann')]).toEqual([0, 4]);
  });

  test('is over at the end of the turn', () => {
    const hand = ['Heavy Infantry', 'Heavy Infantry', 'Militia', 'Militia', 'Militia'];
    const s = annsTurn({ hand: [assassin], deck: hand });
    s.play(assassin);
    s.endTurn();
    s.endTurn();
    s.play('Heavy Infantry');
    s.play('Heavy Infantry');
    s.defeat('Minotaur');
    expect(s.runes('Ann')).toBe(0);
  });

  test('does not see a monster that is defeated in the void', () => {
    const hand = [assassin, 'Graverobber'];
    const s = annsTurn({ hand, power: 2 }, { void: ['Hoarding Whelp'] }, withCards(GRAVEROBBER));
    s.play(assassin);
    s.play('Graverobber');
    expect([s.honor('Ann'), s.runes('Ann')]).toEqual([2, 0]);
    s.defeat('Minotaur');
    expect(s.runes('Ann')).toBe(2);
  });
});

describe('Void Militia', () => {
  const militia = 'Void Militia';

  test('gives a power, and makes the next monster of the row cost 1 power less, and that only', () => {
    const s = annsTurn({ hand: [militia], power: 7 });
    s.play(militia);
    expect(s.power('Ann')).toBe(8);
    s.defeat('Minotaur');
    expect(s.power('Ann')).toBe(5);
    s.defeat('Noxious Soul');
    expect(s.power('Ann')).toBe(0);
  });

  test('is not for the Cultist and the Fanatic, which do not use it up', () => {
    const s = annsTurn({ hand: [militia], power: 7 });
    s.play(militia);
    s.defeat('Cultist');
    s.defeat('Fanatic');
    expect(s.power('Ann')).toBe(3);
    s.defeat('Minotaur');
    expect(s.power('Ann')).toBe(0);
    const one = annsTurn({ hand: [militia] });
    one.play(militia);
    expect(one.offers()).not.toContain('defeat Cultist');
  });

  test('adds up with others on the same monster, down to nothing but no further', () => {
    const two = annsTurn({ hand: [militia, militia] });
    two.play(militia);
    two.play(militia);
    two.defeat('Minotaur');
    expect(two.power('Ann')).toBe(0);
    const five = annsTurn({ hand: [militia, militia, militia, militia, militia] });
    for (let i = 0; i < 5; i++) five.play(militia);
    five.defeat('Minotaur');
    expect(five.power('Ann')).toBe(5);
  });

  test('is used up by a monster of the row that is defeated for nothing (G3)', () => {
    const centerRow = ['Hoarding Whelp', 'Minotaur', 'Lionheart'];
    const s = annsTurn({ hand: [militia, 'Prodigal'], power: 2 }, { centerRow });
    s.play(militia);
    s.play('Prodigal');
    s.choose('Hoarding Whelp');
    expect(s.power('Ann')).toBe(3);
    expect(s.offers()).not.toContain('defeat Minotaur');
  });

  test('does not see a monster that is defeated in the void', () => {
    const hand = [militia, 'Graverobber'];
    const s = annsTurn({ hand, power: 2 }, { void: ['Hoarding Whelp'] }, withCards(GRAVEROBBER));
    s.play(militia);
    s.play('Graverobber');
    expect(s.power('Ann')).toBe(3);
    s.defeat('Minotaur');
    expect(s.power('Ann')).toBe(0);
  });
});
