import { hero } from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { told } from '../../rulings/told.js';
import { annAgainst, annsTurn, DECK, withCards, withChronicle } from './at-the-table.js';

describe("Aiyana's Messenger", () => {
  const messenger = "Aiyana's Messenger";

  test('gives a rune, and makes the next hero cost 1 rune less, always-available ones included', () => {
    const s = annsTurn({ hand: [messenger], runes: 1 });
    expect(s.offers()).not.toContain('acquire Mystic');
    s.play(messenger);
    expect(s.runes('Ann')).toBe(2);
    s.acquire('Mystic');
    expect(s.runes('Ann')).toBe(0);
  });

  test('works for one hero only', () => {
    const s = annsTurn({ hand: [messenger], runes: 3 });
    s.play(messenger);
    s.acquire('Abolisher');
    expect(s.runes('Ann')).toBe(3);
    s.acquire('Heavy Infantry');
    expect(s.runes('Ann')).toBe(1);
  });

  test('is not for constructs, which do not use it up', () => {
    const s = annsTurn({ hand: [messenger], runes: 4 });
    s.play(messenger);
    s.acquire('Everbloom');
    expect(s.runes('Ann')).toBe(2);
    s.acquire('Mystic');
    expect(s.runes('Ann')).toBe(0);
  });

  test('adds up with another on the same hero, and both end with it', () => {
    const s = annsTurn({ hand: [messenger, messenger], runes: 1 });
    s.play(messenger);
    s.play(messenger);
    s.acquire('Mystic');
    expect(s.runes('Ann')).toBe(2);
    s.acquire('Heavy Infantry');
    expect(s.runes('Ann')).toBe(0);
  });

  test('never makes a hero cost less than nothing', () => {
    const s = annsTurn({ hand: [messenger, messenger, messenger] });
    for (let i = 0; i < 3; i++) s.play(messenger);
    s.acquire('Heavy Infantry');
    expect(s.runes('Ann')).toBe(3);
  });

  test('is used up by a hero that is acquired for nothing (G3)', () => {
    const s = annsTurn({ hand: [messenger, 'Raj, Psionic Master', 'Militia'], runes: 1 });
    s.play(messenger);
    expect(s.offers()).toContain('acquire Mystic');
    s.play('Raj, Psionic Master');
    s.choose('Heavy Infantry');
    expect(s.offers()).not.toContain('acquire Mystic');
  });

  test('is over at the end of the turn', () => {
    const s = annsTurn({ hand: [messenger], deck: ['Apprentice', 'Apprentice', 'Militia', 'Militia', 'Militia'] });
    s.play(messenger);
    s.endTurn();
    s.endTurn();
    s.play('Apprentice');
    expect(s.offers()).not.toContain('acquire Heavy Infantry');
  });
});

describe('Avatar of Aiyana', () => {
  const avatar = 'Avatar of Aiyana';

  test('gives 2 runes, and heroes of the row can be had for runes equal to their honor', () => {
    const s = annsTurn({ hand: [avatar], runes: 1 });
    s.play(avatar);
    expect(s.runes('Ann')).toBe(3);
    s.acquire('Lionheart');
    expect(s.runes('Ann')).toBe(0);
    expect(s.names('Ann', 'discard')).toEqual(['Lionheart']);
  });

  test('works for any number of heroes', () => {
    const s = annsTurn({ hand: [avatar], runes: 2 });
    s.play(avatar);
    s.acquire('Lionheart');
    s.acquire('Abolisher');
    expect(s.runes('Ann')).toBe(0);
  });

  test('is not for Mystics and Heavy Infantry, nor for constructs', () => {
    const s = annsTurn({ hand: [avatar] });
    s.play(avatar);
    expect(s.offers()).not.toContain('acquire Mystic');
    expect(s.offers()).not.toContain('acquire Everbloom');
    s.acquire('Heavy Infantry');
    expect(s.runes('Ann')).toBe(0);
  });

  test('never makes a hero dearer: the lower of cost and honor is paid, and nobody is asked (G5)', () => {
    const own = withCards(hero('Idol', { faction: 'void', cost: 1, honor: 5, copies: 1 }));
    const s = annsTurn({ hand: [avatar] }, { centerRow: ['Idol', 'Lionheart'] }, own);
    s.play(avatar);
    s.acquire('Idol');
    expect(s.decision?.kind).toBe('turn');
    expect(s.runes('Ann')).toBe(1);
  });

  test('lasts for the turn only', () => {
    const s = annsTurn({ hand: [avatar], deck: ['Mystic', 'Apprentice', 'Apprentice', 'Militia', 'Militia'] });
    s.play(avatar);
    s.endTurn();
    s.endTurn();
    s.play('Mystic');
    s.play('Apprentice');
    expect(s.runes('Ann')).toBe(3);
    expect(s.offers()).not.toContain('acquire Lionheart');
  });
});

describe('Granger', () => {
  test('gives a rune and an honor, and no more alone', () => {
    const s = annsTurn({ hand: ['Granger'] });
    s.play('Granger');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([1, 1]);
  });

  test('gives a rune and an honor more after another lifebound hero', () => {
    const s = annsTurn({ hand: ['Snake Shaman', 'Granger'] });
    s.play('Snake Shaman');
    s.play('Granger');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([1 + 2, 2]);
  });

  test('gives them before another lifebound hero as well, when that is played (K4)', () => {
    const s = annsTurn({ hand: ['Granger', 'Snake Shaman'] });
    s.play('Granger');
    s.play('Snake Shaman');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([2 + 1, 2]);
  });

  test('gives them once, however many lifebound heroes come (K4)', () => {
    const hand = ['Snake Shaman', 'Granger', 'Snake Shaman', 'Snake Shaman'];
    const s = annsTurn({ hand });
    for (const name of hand) s.play(name);
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([3 + 2, 2]);
  });

  test('each copy unites on its own, with the other one too', () => {
    const s = annsTurn({ hand: ['Granger', 'Granger'] });
    s.play('Granger');
    s.play('Granger');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([4, 4]);
  });

  test('does not unite with a hero of another faction, nor with a lifebound construct', () => {
    const s = annsTurn({ hand: ['Soul Assassin', 'Everbloom', 'Granger', 'Militia'] });
    for (const name of ['Soul Assassin', 'Everbloom', 'Granger', 'Militia']) s.play(name);
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([1, 1]);
  });

  test('does not unite with a hero of an earlier turn', () => {
    const s = annsTurn({ hand: ['Granger'], deck: ['Snake Shaman', ...DECK] });
    s.play('Granger');
    s.endTurn();
    s.endTurn();
    s.play('Snake Shaman');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([1, 1]);
  });

  test('unites with a hero that Ogo Rising made lifebound', () => {
    const s = annsTurn({ hand: ['Militia', 'Granger'] }, { event: 'Ogo Rising' });
    s.play('Militia');
    s.play('Granger');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([2, 2]);
  });

  test('does not unite with a second hero under Ogo Rising, which is lifebound no more', () => {
    const s = annsTurn({ hand: ['Granger', 'Militia'] }, { event: 'Ogo Rising' });
    s.play('Granger');
    s.play('Militia');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([1, 1]);
  });

  test('turned on later, unites after the whole text of the later hero (T10)', () => {
    const s = annsTurn({ hand: ['Granger', 'Lionheart'], deck: ['Militia'] });
    s.play('Granger');
    s.play('Lionheart');
    const later = told(s.events).slice(3);
    expect(later.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'lionheart: hand > played',
      'honor +3',
      'militia: deck > hand',
      'runes +1',
      'honor +1',
    ]);
  });
});

describe('Honey Siren', () => {
  const siren = 'Honey Siren';

  test('gives 2 runes, and the next hero may go on top of the deck', () => {
    const s = annsTurn({ hand: [siren], runes: 1, deck: ['Militia'] });
    s.play(siren);
    expect(s.runes('Ann')).toBe(3);
    s.acquire('Mystic');
    expect(s.decision).toMatchObject({ kind: 'destination', min: 0, max: 1 });
    s.choose('on top of your deck');
    expect([s.names('Ann', 'deck'), s.names('Ann', 'discard')]).toEqual([['Mystic', 'Militia'], []]);
  });

  test('is spent by the next hero, also when that goes to the discard pile (G7)', () => {
    const s = annsTurn({ hand: [siren], runes: 3 });
    s.play(siren);
    s.acquire('Mystic');
    s.decline();
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
    s.acquire('Abolisher');
    expect(s.decision?.kind).toBe('turn');
    expect([...s.names('Ann', 'discard')].sort()).toEqual(['Abolisher', 'Mystic']);
  });

  test('waits for a hero: a construct goes to the discard pile and does not spend it', () => {
    const s = annsTurn({ hand: [siren], runes: 3 });
    s.play(siren);
    s.acquire('Everbloom');
    expect(s.names('Ann', 'discard')).toEqual(['Everbloom']);
    s.acquire('Abolisher');
    s.choose('on top of your deck');
    expect(s.names('Ann', 'deck')).toEqual(['Abolisher']);
  });

  test('two of them are both spent by the next hero', () => {
    const s = annsTurn({ hand: [siren, siren], runes: 1 });
    s.play(siren);
    s.play(siren);
    s.acquire('Mystic');
    s.choose('on top of your deck');
    s.acquire('Heavy Infantry');
    expect(s.decision?.kind).toBe('turn');
    expect([s.names('Ann', 'deck'), s.names('Ann', 'discard')]).toEqual([['Mystic'], ['Heavy Infantry']]);
  });

  test('its fate lets each player in turn order put a hero from the discard pile on top of the deck', () => {
    const s = annAgainst(
      { runes: 2, deck: ['Apprentice'], discard: ['Everbloom', 'Mystic'] },
      { deck: ['Apprentice'], discard: ['Militia', 'Heavy Infantry'] },
      { centerDeck: [siren] },
    );
    s.acquire('Abolisher');
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect([...s.offers()].sort()).toEqual(['pick Abolisher', 'pick Mystic']);
    s.choose('Mystic');
    expect(s.names('Ann', 'deck')).toEqual(['Mystic', 'Apprentice']);
    expect(s.decision).toMatchObject({ seat: 1, min: 0, max: 1 });
    s.decline();
    expect(s.names('Ben', 'deck')).toEqual(['Apprentice']);
    expect([...s.names('Ben', 'discard')].sort()).toEqual(['Heavy Infantry', 'Militia']);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('its fate does not ask a player without a hero in the discard pile', () => {
    const s = annAgainst({ runes: 3 }, { discard: ['Umbral Edge'] }, { centerDeck: [siren] });
    s.acquire('Everbloom');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });
});

describe('Lionheart', () => {
  test('gives 3 honor, and draws nothing alone', () => {
    const s = annsTurn({ hand: ['Lionheart'], deck: DECK });
    s.play('Lionheart');
    expect([s.honor('Ann'), s.names('Ann', 'hand').length]).toEqual([3, 0]);
  });

  test.each([{ hand: ['Snake Shaman', 'Lionheart'] }, { hand: ['Lionheart', 'Snake Shaman'] }])(
    'draws one card in a turn with another lifebound hero: $hand',
    ({ hand }) => {
      const s = annsTurn({ hand: [...hand, 'Snake Shaman'], deck: DECK });
      for (const name of hand) s.play(name);
      expect([s.honor('Ann'), s.names('Ann', 'hand').length]).toEqual([3, 2]);
      s.play('Snake Shaman');
      expect(s.names('Ann', 'hand')).toHaveLength(1);
    },
  );

  test('copied by Twofold Askara, unites with the Lionheart that was played (K8)', () => {
    const s = annsTurn({ hand: ['Lionheart', 'Twofold Askara'], deck: DECK }, {}, withChronicle);
    s.play('Lionheart');
    s.play('Twofold Askara');
    expect([s.honor('Ann'), s.names('Ann', 'hand').length]).toEqual([6, 1]);
  });

  test('two of them draw one card each', () => {
    const s = annsTurn({ hand: ['Lionheart', 'Lionheart'], deck: DECK });
    s.play('Lionheart');
    s.play('Lionheart');
    expect([s.honor('Ann'), s.names('Ann', 'hand').length]).toEqual([6, 2]);
  });
});

describe('Snake Shaman', () => {
  const shaman = 'Snake Shaman';

  test('gives a rune when there is no event', () => {
    const s = annsTurn({ hand: [shaman] });
    s.play(shaman);
    expect(s.runes('Ann')).toBe(1);
  });

  test.each([
    { event: 'Ogo Rising', runes: 2 },
    { event: 'Arha Rising', runes: 1 },
    { event: 'Rise of the Cult', runes: 1 },
  ])('gives runes under $event: $runes', ({ event, runes }) => {
    const s = annsTurn({ hand: [shaman] }, { event });
    s.play(shaman);
    expect(s.runes('Ann')).toBe(runes);
  });

  test('turns up to 4 runes into as much honor, later in the turn', () => {
    const s = annsTurn({ hand: [shaman, 'Mystic', 'Mystic'] });
    s.play(shaman);
    s.play('Mystic');
    s.play('Mystic');
    s.activate(shaman);
    expect(s.offers()).toHaveLength(4);
    s.choose('3');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([2, 3]);
  });

  test('does so once: what was not turned is lost', () => {
    const s = annsTurn({ hand: [shaman], runes: 5 });
    s.play(shaman);
    s.activate(shaman);
    s.choose('1');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([5, 1]);
    expect(s.offers()).not.toContain(`activate ${shaman}`);
  });

  test('offers no more runes than there are, and nothing without any', () => {
    const s = annsTurn({ hand: [shaman], runes: 2 });
    s.play(shaman);
    s.activate(shaman);
    expect(s.offers()).toHaveLength(3);
    s.choose('3');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([0, 3]);
    const none = annsTurn({ hand: [shaman], runes: 2 });
    none.play(shaman);
    none.acquire('Mystic');
    expect(none.offers()).not.toContain(`activate ${shaman}`);
  });

  test('each copy played turns runes into honor once', () => {
    const s = annsTurn({ hand: [shaman, shaman], runes: 8 });
    s.play(shaman);
    s.play(shaman);
    s.activate(shaman);
    s.choose('4');
    s.activate(shaman);
    s.choose('4');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([2, 8]);
    expect(s.offers()).not.toContain(`activate ${shaman}`);
  });

  test('can do so in the turn only in which it is played', () => {
    const s = annsTurn({ hand: [shaman], deck: ['Apprentice', 'Apprentice', 'Apprentice', 'Militia', 'Militia'] });
    s.play(shaman);
    s.endTurn();
    s.endTurn();
    s.play('Apprentice');
    expect(s.offers()).not.toContain(`activate ${shaman}`);
  });
});

describe('Starchild', () => {
  test('gives a rune and an honor, and draws a card', () => {
    const s = annsTurn({ hand: ['Starchild'], deck: ['Mystic', 'Militia'] });
    s.play('Starchild');
    expect([s.runes('Ann'), s.honor('Ann'), s.names('Ann', 'hand')]).toEqual([1, 1, ['Mystic']]);
  });
});

describe('Syril, Runic Alpha', () => {
  const syril = 'Syril, Runic Alpha';

  test('gives 3 runes, and no power alone', () => {
    const s = annsTurn({ hand: [syril, 'Militia'] });
    s.play(syril);
    s.play('Militia');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([3, 1]);
  });

  test.each([{ hand: ['Granger', syril] }, { hand: [syril, 'Granger'] }])(
    'gives 3 power in a turn with another lifebound hero, once: $hand',
    ({ hand }) => {
      const s = annsTurn({ hand: [...hand, 'Granger'] });
      for (const name of hand) s.play(name);
      expect(s.power('Ann')).toBe(3);
      s.play('Granger');
      expect(s.power('Ann')).toBe(3);
    },
  );
});
