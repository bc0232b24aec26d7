import {
  construct,
  constructs,
  count,
  defeat,
  gain,
  hero,
  heroes,
  inDiscard,
  inHand,
  inPlay,
  inVoid,
  monster,
  monsters,
  played,
  reward,
  whenever,
  whenYouPlay,
} from 'fatequeue/dsl';
import type { Scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, DECK, type Having, rowWith, withCards, withChronicle } from './at-the-table.js';

/** What Ann has after using her Fanatic under an event: runes, power, honor and the cards in hand. */
function usedUnder(event: string, ann: Having): Scenario {
  const s = annsTurn({ ...ann, trophies: ['Fanatic'] }, { event });
  s.useTrophy('Fanatic');
  return s;
}

describe('Fanatic', () => {
  test('costs 3 power, gives an honor, and stays as a trophy', () => {
    const s = annsTurn({ power: 3 });
    s.defeat('Fanatic');
    expect([s.power('Ann'), s.honor('Ann'), s.names('Ann', 'trophies')]).toEqual([0, 1, ['Fanatic']]);
    expect([s.names('supply:fanatic').length, s.names('void')]).toEqual([5, []]);
  });

  test('gives its honor only to a player who has one already (E6)', () => {
    const s = annsTurn({ power: 9 });
    for (let i = 0; i < 3; i++) s.defeat('Fanatic');
    expect([s.honor('Ann'), s.names('Ann', 'trophies')]).toEqual([3, ['Fanatic']]);
    expect(s.names('supply:fanatic')).toHaveLength(5);
  });

  test('can be won again after it was used', () => {
    const s = annsTurn({ power: 6 }, { event: 'Ogo Rising' });
    s.defeat('Fanatic');
    s.useTrophy('Fanatic');
    expect([s.runes('Ann'), s.names('Ann', 'trophies'), s.names('supply:fanatic').length]).toEqual([1, [], 6]);
    s.defeat('Fanatic');
    s.useTrophy('Fanatic');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([2, 2]);
  });

  test('can be held by each player', () => {
    const s = annAgainst({ power: 3 }, { power: 3 });
    s.defeat('Fanatic');
    s.endTurn();
    s.defeat('Fanatic');
    expect([s.names('Ann', 'trophies'), s.names('Ben', 'trophies')]).toEqual([['Fanatic'], ['Fanatic']]);
    expect(s.names('supply:fanatic')).toHaveLength(4);
  });

  test('is there to be defeated only while the supply lasts', () => {
    const s = annsTurn({ power: 6 }, { supplies: { Fanatic: 1 } });
    s.defeat('Fanatic');
    expect(s.offers()).not.toContain('defeat Fanatic');
    expect(s.names('supply:fanatic')).toEqual([]);
  });

  test('cannot be used without an event (E7)', () => {
    const s = annsTurn({ trophies: ['Fanatic'] });
    expect(s.offers()).not.toContain('trophy Fanatic');
  });

  test('reads the event that is current when it is used, not when it was won (E7)', () => {
    const s = annsTurn({ power: 3, runes: 2 }, { event: 'Ogo Rising', centerDeck: ['Rise of the Cult', 'Granger'] });
    s.defeat('Fanatic');
    s.acquire('Abolisher');
    expect(s.names('event')).toEqual(['Rise of the Cult']);
    s.useTrophy('Fanatic');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([0, 1 + 1]);
  });

  test('is no monster of the center row', () => {
    const s = annsTurn({ power: 3 }, { event: 'Void Rising' });
    s.defeat('Fanatic');
    expect(s.honor('Ann')).toBe(1);
  });
});

describe('Arha Rising', () => {
  const event = 'Arha Rising';

  test('lets the player whose turn it is return a card that they discarded', () => {
    const s = annsTurn({ hand: ['Elder Skeptic'], deck: ['Mystic', 'Militia'] }, { event });
    s.play('Elder Skeptic');
    s.choose('Mystic');
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Mystic']);
    s.choose('Mystic');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([['Militia', 'Mystic'], []]);
    expect(s.decision?.kind).toBe('turn');
  });

  test('returns none of the other cards in the discard pile', () => {
    const ann = { hand: ['Elder Skeptic'], deck: ['Mystic', 'Militia'], discard: ['Granger', 'Mystic'] };
    const s = annsTurn(ann, { event });
    s.play('Elder Skeptic');
    s.choose('Militia');
    expect(s.offers()).toEqual(['pick Militia']);
  });

  test('returns it at once, before the rest of the text that made its player discard', () => {
    const ann = { hand: ['Temple Librarian', 'Militia', 'Mystic'], deck: ['Apprentice', 'Granger'] };
    const s = annsTurn(ann, { event }, withChronicle);
    s.play('Temple Librarian');
    s.choose('Mystic');
    expect(s.decision?.source.card).toBe('arha-rising');
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    s.choose('Mystic');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Mystic', 'Apprentice', 'Granger']);
  });

  test('works once per turn', () => {
    const ann = { hand: ['Elder Skeptic', 'Elder Skeptic'], deck: ['Mystic', 'Militia', 'Apprentice', 'Apprentice'] };
    const s = annsTurn(ann, { event });
    s.play('Elder Skeptic');
    s.choose('Mystic');
    s.choose('Mystic');
    s.play('Elder Skeptic');
    s.choose('Militia');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual(['Militia']);
  });

  test('is not used up by returning nothing (G7)', () => {
    const ann = { hand: ['Elder Skeptic', 'Elder Skeptic'], deck: ['Mystic', 'Militia', 'Apprentice', 'Apprentice'] };
    const s = annsTurn(ann, { event });
    s.play('Elder Skeptic');
    s.choose('Mystic');
    s.decline();
    s.play('Elder Skeptic');
    s.choose('Militia');
    s.choose('Militia');
    expect([...s.names('Ann', 'hand')].sort()).toEqual(['Apprentice', 'Apprentice', 'Militia']);
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
  });

  test('works again for the next player in their turn', () => {
    const having = { hand: ['Elder Skeptic'], deck: ['Mystic', 'Militia'] };
    const s = annAgainst(having, having, { event });
    s.play('Elder Skeptic');
    s.choose('Mystic');
    s.choose('Mystic');
    s.endTurn();
    s.play('Elder Skeptic');
    s.choose('Militia');
    expect(s.decision).toMatchObject({ seat: 1, min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Militia']);
  });

  test('returns nothing of a discard that is forced on another player (E4)', () => {
    const s = annAgainst({ power: 5 }, { hand: ['Militia'] }, { event, centerRow: rowWith('Noxious Soul') });
    s.defeat('Noxious Soul');
    expect([s.decision?.seat, s.decision?.kind]).toEqual([0, 'turn']);
    expect([s.names('Ben', 'hand'), s.names('Ben', 'discard')]).toEqual([[], ['Militia']]);
  });

  test('has the Fanatic draw a card', () => {
    const s = usedUnder(event, { deck: ['Mystic', 'Militia'] });
    expect([s.names('Ann', 'hand'), s.names('Ann', 'trophies')]).toEqual([['Mystic'], []]);
  });
});

describe('Ogo Rising', () => {
  const event = 'Ogo Rising';
  const DRUM = construct(
    'Drum',
    { faction: 'void', cost: 1, copies: 1 },
    whenever(whenYouPlay(heroes('lifebound')), gain(1, 'honor')),
    whenever(whenYouPlay(heroes('void')), gain(10, 'honor')),
  );
  const rules = withCards(DRUM);

  test('makes the first hero of each turn lifebound besides its own faction, before its own text', () => {
    const s = annsTurn({ inPlay: ['Drum'], hand: ['Nihilmancer', 'Nihilmancer'] }, { event }, rules);
    s.play('Nihilmancer');
    s.decline();
    expect(s.honor('Ann')).toBe(11);
    s.play('Nihilmancer');
    expect(s.honor('Ann')).toBe(21);
  });

  test('makes a hero without a faction lifebound too', () => {
    const s = annsTurn({ inPlay: ['Drum'], hand: ['Apprentice', 'Militia'] }, { event }, rules);
    s.play('Apprentice');
    expect(s.honor('Ann')).toBe(1);
    s.play('Militia');
    expect(s.honor('Ann')).toBe(1);
  });

  test('counts heroes: a construct played before does not use it up', () => {
    const s = annsTurn({ inPlay: ['Drum'], hand: ['Synchronizer', 'Militia'] }, { event }, rules);
    s.play('Synchronizer');
    s.play('Militia');
    expect(s.honor('Ann')).toBe(1);
  });

  test('works in the turn of each player, and again in the next', () => {
    const having = {
      inPlay: ['Drum'],
      hand: ['Militia'],
      deck: ['Apprentice', 'Militia', 'Militia', 'Militia', 'Militia'],
    };
    const s = annAgainst(having, having, { event }, rules);
    s.play('Militia');
    s.endTurn();
    s.play('Militia');
    s.endTurn();
    expect([s.honor('Ann'), s.honor('Ben')]).toEqual([1, 1]);
    s.play('Apprentice');
    s.play('Militia');
    expect(s.honor('Ann')).toBe(2);
  });

  test('lets a lifebound hero unite with the first hero', () => {
    const s = annsTurn({ hand: ['Abolisher', 'Lionheart'], deck: DECK }, { event });
    s.play('Abolisher');
    s.decline();
    s.play('Lionheart');
    expect(s.names('Ann', 'hand')).toHaveLength(1);
  });

  test('lets a first hero count for what looks at it as it is played', () => {
    const s = annsTurn({ inPlay: ['Snapdragon'], hand: ['Militia'] }, { event }, withChronicle);
    s.play('Militia');
    expect(s.honor('Ann')).toBe(1);
  });

  test('has the Fanatic give a rune', () => {
    expect(usedUnder(event, {}).runes('Ann')).toBe(1);
  });
});

describe('Hedron Rising', () => {
  const event = 'Hedron Rising';
  const fanatic = { trophies: ['Fanatic', 'Minotaur'] };

  test('makes constructs of the row mechana, and no longer when another event comes', () => {
    const ann = { inPlay: ['Autobuilder 5.0', 'Autobuilder 5.0'], runes: 3 };
    const s = annsTurn(ann, { event, centerDeck: ['Void Rising', 'Granger'] });
    s.activate('Autobuilder 5.0');
    expect(s.offers()).toContain('acquire Everbloom');
    s.acquire('Abolisher');
    expect(s.names('event')).toEqual(['Void Rising']);
    expect([s.runes('Ann'), s.offers().includes('acquire Everbloom')]).toEqual([1, false]);
  });

  test('lets runes for mechana constructs pay for any construct', () => {
    const s = annsTurn({ inPlay: ["Watchmaker's Altar"], runes: 2 }, { event }, withChronicle);
    s.activate("Watchmaker's Altar");
    s.acquire('Everbloom');
    expect([s.runes('Ann'), s.names('Ann', 'discard')]).toEqual([0, ['Everbloom']]);
  });

  test('leaves constructs in hand and discard pile as they are', () => {
    const own = withCards(
      hero(
        'Tinker',
        { cost: 1, copies: 1 },
        played(
          gain(count(constructs('mechana', inHand, inDiscard)), 'runes'),
          gain(count(constructs('mechana', inPlay)), 'power'),
        ),
      ),
    );
    const ann = { hand: ['Tinker', 'Everbloom', 'Cog Maw'], discard: ['Umbral Edge'], inPlay: ['Canopic Jar'] };
    const s = annsTurn(ann, { event }, own);
    s.play('Tinker');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([1, 1]);
  });

  test('makes no hero mechana', () => {
    const s = annsTurn({ inPlay: ['Autobuilder 5.0'] }, { event });
    s.activate('Autobuilder 5.0');
    expect(s.offers()).not.toContain('acquire Abolisher');
    expect(s.offers()).not.toContain('acquire Heavy Infantry');
  });

  test('has the Fanatic save a construct that would be destroyed, in the turn of another player (E7)', () => {
    const ben = { inPlay: ['Everbloom', 'Cog Maw'], ...fanatic };
    const s = annAgainst({ power: 4 }, ben, { event, centerRow: ['Corrosive Widow'] }, withChronicle);
    s.defeat('Corrosive Widow');
    s.choose('Cog Maw');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'prevent', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Cog Maw']);
    s.choose('Cog Maw');
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'discard')]).toEqual([['Everbloom', 'Cog Maw'], []]);
    expect([s.names('Ben', 'trophies'), s.names('supply:fanatic').length]).toEqual([['Minotaur'], 7]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('lets the Fanatic be kept and the construct go', () => {
    const ben = { inPlay: ['Everbloom'], ...fanatic };
    const s = annAgainst({ power: 4 }, ben, { event, centerRow: rowWith('Vandal Soul') });
    s.defeat('Vandal Soul');
    s.decline();
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'discard')]).toEqual([[], ['Everbloom']]);
    expect(s.names('Ben', 'trophies')).toEqual(['Fanatic', 'Minotaur']);
  });

  test('asks a player without a Fanatic nothing', () => {
    const ben = { inPlay: ['Everbloom'], trophies: ['Minotaur'] };
    const s = annAgainst({ power: 4 }, ben, { event, centerRow: rowWith('Vandal Soul') });
    s.defeat('Vandal Soul');
    expect([s.decision?.kind, s.names('Ben', 'discard')]).toEqual(['turn', ['Everbloom']]);
  });

  test('asks nothing when nothing would be destroyed', () => {
    const s = annAgainst({ power: 4 }, fanatic, { event, centerRow: rowWith('Vandal Soul') });
    s.defeat('Vandal Soul');
    expect([s.decision?.kind, s.names('Ben', 'trophies')]).toEqual(['turn', ['Fanatic', 'Minotaur']]);
  });

  test('saves one of several constructs, and its owner picks which', () => {
    const ben = { inPlay: ['Everbloom', 'Cog Maw', 'Synchronizer'], ...fanatic };
    const s = annAgainst({ power: 5 }, ben, { event, centerRow: ['Sea Tyrant'] }, withChronicle);
    s.defeat('Sea Tyrant');
    s.choose('Everbloom');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'prevent', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Cog Maw', 'pick Synchronizer']);
    s.choose('Synchronizer');
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'discard')]).toEqual([['Everbloom', 'Synchronizer'], ['Cog Maw']]);
  });

  test('gives the Fanatic nothing to do between other actions', () => {
    const s = annsTurn({ inPlay: ['Everbloom'], trophies: ['Fanatic'] }, { event });
    expect(s.offers()).not.toContain('trophy Fanatic');
  });
});

describe('Void Rising', () => {
  const event = 'Void Rising';

  test('gives an honor for a monster of the row, once per turn', () => {
    const s = annsTurn({ power: 9 }, { event });
    s.defeat('Minotaur');
    expect(s.honor('Ann')).toBe(3 + 1);
    s.defeat('Noxious Soul');
    expect(s.honor('Ann')).toBe(4 + 4);
  });

  test('gives nothing for the Cultist and the Fanatic, which do not use it up', () => {
    const s = annsTurn({ power: 9 }, { event });
    s.defeat('Cultist');
    s.defeat('Fanatic');
    expect(s.honor('Ann')).toBe(2);
    s.defeat('Minotaur');
    expect(s.honor('Ann')).toBe(2 + 4);
  });

  test('gives it to the player who defeats, each in their turn', () => {
    const s = annAgainst({ power: 4 }, { power: 5 }, { event });
    s.defeat('Minotaur');
    s.endTurn();
    s.defeat('Noxious Soul');
    expect([s.honor('Ann'), s.honor('Ben')]).toEqual([3 + 1, 4 + 1]);
  });

  test('does not see a monster that is defeated in the void', () => {
    const own = withCards(hero('Graverobber', { cost: 1, copies: 1 }, played(defeat(1, monsters(inVoid)))));
    const s = annsTurn({ hand: ['Graverobber'], power: 4 }, { event, void: ['Hoarding Whelp'] }, own);
    s.play('Graverobber');
    expect(s.honor('Ann')).toBe(2);
    s.defeat('Minotaur');
    expect(s.honor('Ann')).toBe(2 + 3 + 1);
  });

  test('gives it for a monster that is defeated for nothing too (G3)', () => {
    const s = annsTurn({ hand: ['Prodigal'] }, { event, centerRow: rowWith('Hoarding Whelp') });
    s.play('Prodigal');
    s.choose('Hoarding Whelp');
    expect(s.honor('Ann')).toBe(2 + 1);
  });

  test('has the Fanatic banish a card from hand or discard pile, which it must', () => {
    const s = usedUnder(event, { hand: ['Militia'], discard: ['Granger'] });
    expect(s.decision).toMatchObject({ kind: 'banish', min: 1, max: 1 });
    expect([...s.offers()].sort()).toEqual(['pick Granger', 'pick Militia']);
    expect(() => s.decline()).toThrow('answer/too-few');
    s.choose('Granger');
    expect([s.names('void'), s.names('Ann', 'hand')]).toEqual([['Granger'], ['Militia']]);
  });

  test('gives the Fanatic nothing to do when there is no card to banish', () => {
    const s = annsTurn({ trophies: ['Fanatic'] }, { event });
    expect(s.offers()).not.toContain('trophy Fanatic');
  });
});

describe('Rise of the Cult', () => {
  const event = 'Rise of the Cult';

  test('makes the Cultist and the Fanatic cost 1 power more, and no other monster', () => {
    const three = annsTurn({ power: 3 }, { event, centerRow: rowWith('Hoarding Whelp') });
    expect(three.offers().filter((offer) => offer.startsWith('defeat'))).toEqual([
      'defeat Hoarding Whelp',
      'defeat Cultist',
    ]);
    three.defeat('Cultist');
    expect(three.power('Ann')).toBe(0);
    const four = annsTurn({ power: 4 }, { event });
    four.defeat('Fanatic');
    expect(four.power('Ann')).toBe(0);
    const two = annsTurn({ power: 2 }, { event });
    expect(two.offers()).not.toContain('defeat Cultist');
  });

  test('gives 1 honor more for each of them, and for no other monster', () => {
    const s = annsTurn({ power: 16 }, { event });
    s.defeat('Cultist');
    s.defeat('Cultist');
    expect(s.honor('Ann')).toBe(4);
    s.defeat('Fanatic');
    expect(s.honor('Ann')).toBe(6);
    s.defeat('Minotaur');
    expect([s.honor('Ann'), s.power('Ann')]).toEqual([9, 2]);
  });

  test('leaves other always-available monsters alone: it names these two', () => {
    const own = withCards(
      monster('Zealot', { power: 1, copies: 1, zone: 'always-available' }, reward(gain(1, 'honor'))),
    );
    const s = annsTurn({ power: 1 }, { event }, own);
    s.defeat('Zealot');
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([0, 1]);
  });

  test('gives 1 honor more for a Fanatic that leaves no trophy as well', () => {
    const s = annsTurn({ power: 4, trophies: ['Fanatic'] }, { event });
    s.defeat('Fanatic');
    expect([s.honor('Ann'), s.names('Ann', 'trophies')]).toEqual([2, ['Fanatic']]);
  });

  test('has the Fanatic give an honor, and no more for being used', () => {
    expect(usedUnder(event, {}).honor('Ann')).toBe(1);
  });

  test('is for every player, and over when another event comes', () => {
    const table = { event, centerDeck: ['Ogo Rising', 'Granger', 'Granger'] };
    const s = annAgainst({ power: 3 }, { power: 5, runes: 2 }, table);
    s.defeat('Cultist');
    s.endTurn();
    s.defeat('Cultist');
    expect([s.honor('Ann'), s.honor('Ben'), s.power('Ben')]).toEqual([2, 2, 2]);
    s.acquire('Abolisher');
    s.defeat('Cultist');
    expect([s.honor('Ben'), s.power('Ben')]).toEqual([3, 0]);
  });
});
