import { ascension } from 'fatequeue';
import { banish, cards, defineSet, eventIs, gain, hero, inCenterRow, onlyIf, played } from 'fatequeue/dsl';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { told } from './told.js';

const storm = ascension({ sets: [stormOfSouls] });

const ROW = ['Minotaur', 'Lionheart', 'Umbral Edge', 'Everbloom', 'Abolisher', 'Noxious Soul'];
const DECK = ['Hoarding Tyrant', 'Vandal Soul', 'Starchild', 'Granger'];

type Having = Omit<PlayerPosition, 'name'>;

/** Ann's turn with Ben at the table. */
function table(ann: Having, position: Partial<Position> = {}, ben: Having = {}): Scenario {
  const players = [
    { name: 'Ann', ...ann },
    { name: 'Ben', ...ben },
  ];
  return scenario(storm, { players, centerRow: ROW, centerDeck: DECK, ...position });
}

/** The row with another card at its left end. */
function led(by: string): readonly string[] {
  return [by, ...ROW.slice(1)];
}

describe('events', () => {
  test('E1 an event that turns up becomes the current one at once, the old one goes to the void, and the place is refilled', () => {
    const s = table({ runes: 2 }, { event: 'Ogo Rising', centerDeck: ['Void Rising', 'Granger'] });
    s.acquire('Abolisher');
    expect([s.names('event'), s.names('void')]).toEqual([['Void Rising'], ['Ogo Rising']]);
    expect(s.names('centerRow')).toEqual([
      'Minotaur',
      'Lionheart',
      'Umbral Edge',
      'Everbloom',
      'Granger',
      'Noxious Soul',
    ]);
  });

  test('E1 of several that turn up one after the other the last is current', () => {
    const s = table({ runes: 2 }, { centerDeck: ['Ogo Rising', 'Void Rising', 'Arha Rising', 'Granger'] });
    expect(s.names('event')).toEqual([]);
    s.acquire('Abolisher');
    expect([s.names('event'), s.names('void')]).toEqual([['Arha Rising'], ['Void Rising', 'Ogo Rising']]);
    expect(s.names('centerRow')[4]).toBe('Granger');
  });

  test('E1 it applies to every player, and its effect ends when it leaves', () => {
    const s = table(
      { power: 2, runes: 2 },
      { event: 'Rise of the Cult', centerDeck: ['Ogo Rising', 'Granger'] },
      { power: 2 },
    );
    expect(s.offers()).not.toContain('defeat Cultist');
    s.endTurn();
    expect(s.decision?.seat).toBe(1);
    expect(s.offers()).not.toContain('defeat Cultist');
    const gone = table({ power: 2, runes: 2 }, { event: 'Rise of the Cult', centerDeck: ['Ogo Rising', 'Granger'] });
    gone.acquire('Abolisher');
    gone.defeat('Cultist');
    expect(gone.honor('Ann')).toBe(1);
  });

  test('E1 S4 events of the first deal go to the event zone and are replaced, so that the row has six other cards', () => {
    const dealtEvents = new Set<string>();
    let withTwo = 0;
    for (let seed = 0; seed < 150; seed++) {
      const { zones } = storm.view(storm.start({ players: ['Ann', 'Ben'], seed }), 'all');
      const kinds = new Map(storm.cards.map(({ id, kind }) => [id, kind]));
      expect(zones.centerRow).toHaveLength(6);
      expect(zones.centerRow.some(({ card }) => kinds.get(card ?? '') === 'event')).toBe(false);
      expect(zones.event.length).toBeLessThanOrEqual(1);
      expect(zones.centerRow.length + zones.centerDeck.length + zones.event.length + zones.void.length).toBe(101);
      for (const { card } of zones.event) dealtEvents.add(card ?? '');
      if (zones.void.some(({ card }) => kinds.get(card ?? '') === 'event')) withTwo += 1;
    }
    expect(dealtEvents.size).toBe(5);
    expect(withTwo).toBeGreaterThan(0);
  });

  test('E2 Hedron Rising counts for constructs in play', () => {
    const s = table({ inPlay: ['Cog Maw', 'Everbloom'] }, { event: 'Hedron Rising' });
    s.activate('Cog Maw');
    expect(s.offers()).toEqual(['pick Cog Maw', 'pick Everbloom']);
  });

  test('E2 Hedron Rising counts for constructs in the row', () => {
    const s = table({ inPlay: ['Autobuilder 5.0'], runes: 1 }, { event: 'Hedron Rising' });
    s.activate('Autobuilder 5.0');
    s.acquire('Everbloom');
    expect(s.runes('Ann')).toBe(0);
  });

  test('E2 Hedron Rising counts for a construct that is being played', () => {
    const s = table({ inPlay: ['Synchronizer'], hand: ['Umbral Edge'] }, { event: 'Hedron Rising' });
    s.play('Umbral Edge');
    expect(s.runes('Ann')).toBe(1);
  });

  test('E3 Ogo Rising applies to the first hero that it sees, not to one already played', () => {
    const flip = { centerDeck: ['Ogo Rising', 'Starchild'] };
    const before = table({ hand: ['Militia', 'Granger'], runes: 2 }, flip);
    before.play('Militia');
    before.acquire('Abolisher');
    before.play('Granger');
    expect([before.runes('Ann'), before.honor('Ann')]).toEqual([1, 1]);
    const after = table({ hand: ['Militia', 'Militia', 'Granger'], runes: 2 }, flip);
    after.play('Militia');
    after.acquire('Abolisher');
    after.play('Militia');
    after.play('Granger');
    expect([after.runes('Ann'), after.honor('Ann')]).toEqual([2, 2]);
  });

  test('E3 a hero stays lifebound for the turn when Ogo Rising leaves', () => {
    const s = table(
      { hand: ['Militia', 'Granger'], runes: 2 },
      { event: 'Ogo Rising', centerDeck: ['Void Rising', 'Starchild'] },
    );
    s.play('Militia');
    s.acquire('Abolisher');
    expect(s.names('event')).toEqual(['Void Rising']);
    s.play('Granger');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([2, 2]);
  });

  test("E4 a discard forced on another player's turn happens, and Arha Rising returns nothing", () => {
    const s = table({ power: 5 }, { event: 'Arha Rising' }, { hand: ['Mystic', 'Mystic'] });
    s.defeat('Noxious Soul');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect([s.names('Ben', 'hand'), s.names('Ben', 'discard')]).toEqual([['Mystic'], ['Mystic']]);
  });

  test('E4 the discard at the end of a turn is no trigger', () => {
    const s = table(
      { hand: ['Mystic', 'Militia'], deck: ['Apprentice', 'Apprentice', 'Apprentice', 'Apprentice', 'Apprentice'] },
      { event: 'Arha Rising' },
    );
    s.endTurn();
    expect(s.decision).toMatchObject({ seat: 1, kind: 'turn' });
    expect([...s.names('Ann', 'discard')].sort()).toEqual(['Militia', 'Mystic']);
  });
});

describe('trophies', () => {
  test('E5 a trophy monster gives its honor at once and stays in front of you', () => {
    const s = table({ power: 4 });
    s.defeat('Minotaur');
    expect([s.honor('Ann'), s.names('Ann', 'trophies'), s.names('void')]).toEqual([3, ['Minotaur'], []]);
    expect(s.names('centerRow')[0]).toBe('Hoarding Tyrant');
    expect(told(s.events)).toEqual([
      'power -4 (A1)',
      'minotaur: centerRow > trophies (Q1)',
      'hoarding-tyrant: centerDeck > centerRow (Q2)',
      'honor +3 (Q3)',
    ]);
  });

  test('E5 it may be banished for its effect in your turn, between other actions, the turn that you got it included', () => {
    const s = table({ power: 4, hand: ['Elder Skeptic'], deck: ['Mystic', 'Militia', 'Granger'] });
    s.defeat('Minotaur');
    s.play('Elder Skeptic');
    expect(s.decision?.kind).toBe('discard');
    expect(s.offers()).not.toContain('trophy Minotaur');
    s.choose('Militia');
    s.useTrophy('Minotaur');
    expect([s.names('Ann', 'hand'), s.names('void')]).toEqual([['Mystic', 'Granger'], ['Minotaur']]);
  });

  test("E5 it cannot be used in another player's turn", () => {
    const s = table({}, {}, { trophies: ['Minotaur'], deck: ['Mystic'] });
    expect(s.offers()).not.toContain('trophy Minotaur');
    s.endTurn();
    expect(s.offers()).toContain('trophy Minotaur');
  });

  test('E6 a second Fanatic gives its honor only', () => {
    const s = table({ power: 6 });
    s.defeat('Fanatic');
    s.defeat('Fanatic');
    expect([s.honor('Ann'), s.names('Ann', 'trophies'), s.names('supply:fanatic').length]).toEqual([2, ['Fanatic'], 5]);
  });

  test('E6 a banished Fanatic goes back to the always-available zone, so that Nemesis cannot bring it back', () => {
    const s = table({ power: 11 }, { event: 'Ogo Rising', centerRow: led('Nemesis'), void: ['Hoarding Whelp'] });
    s.defeat('Fanatic');
    s.useTrophy('Fanatic');
    expect([s.names('supply:fanatic').length, s.names('void')]).toEqual([6, ['Hoarding Whelp']]);
    s.defeat('Nemesis');
    expect(s.offers()).toEqual(['pick Hoarding Whelp']);
  });

  test.each([
    { event: 'Arha Rising', hand: 1, runes: 0, honor: 0 },
    { event: 'Ogo Rising', hand: 0, runes: 1, honor: 0 },
    { event: 'Rise of the Cult', hand: 0, runes: 0, honor: 1 },
  ])("E7 the Fanatic's trophy does what $event says", ({ event, hand, runes, honor }) => {
    const s = table({ trophies: ['Fanatic'], deck: ['Mystic'] }, { event });
    s.useTrophy('Fanatic');
    expect([s.names('Ann', 'hand').length, s.runes('Ann'), s.honor('Ann')]).toEqual([hand, runes, honor]);
  });

  test("E7 the Fanatic's trophy does what Void Rising says", () => {
    const s = table({ trophies: ['Fanatic'], discard: ['Militia'] }, { event: 'Void Rising' });
    s.useTrophy('Fanatic');
    expect([s.names('removed'), s.names('Ann', 'trophies')]).toEqual([['Militia'], []]);
  });

  test('E7 with no event it cannot be used', () => {
    const s = table({ trophies: ['Fanatic', 'Hoarding Whelp'] });
    expect(s.offers().filter((offer) => offer.startsWith('trophy'))).toEqual(['trophy Hoarding Whelp']);
  });

  test("E7 under Hedron Rising it may be used on another player's turn, to save one construct", () => {
    const ben = { inPlay: ['Everbloom'], trophies: ['Fanatic'] };
    const s = table({ power: 4 }, { event: 'Hedron Rising', centerRow: led('Vandal Soul') }, ben);
    s.defeat('Vandal Soul');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'prevent', min: 0, max: 1 });
    s.choose('Everbloom');
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'trophies')]).toEqual([['Everbloom'], []]);
  });

  test('E8 an event bonus is checked as its line resolves, against the event current then', () => {
    const extra = defineSet({
      id: 'more-cards',
      name: 'More cards',
      players: { min: 1, max: 4 },
      cards: [
        hero(
          'Augur',
          { cost: 1, copies: 1 },
          played(banish(1, cards(inCenterRow)), onlyIf(eventIs('void'), gain(2, 'power'))),
        ),
      ],
    });
    const own = ascension({ sets: [stormOfSouls, extra] });
    const position = { players: [{ name: 'Ann', hand: ['Augur'] }, { name: 'Ben' }], centerRow: ROW };
    const comes = scenario(own, { ...position, centerDeck: ['Void Rising', 'Granger'] });
    comes.play('Augur');
    comes.choose('Abolisher');
    expect(comes.power('Ann')).toBe(2);
    const goes = scenario(own, { ...position, event: 'Void Rising', centerDeck: ['Ogo Rising', 'Granger'] });
    goes.play('Augur');
    goes.choose('Abolisher');
    expect(goes.power('Ann')).toBe(0);
  });

  test('E8 Rise of the Cult has no faction, and gives no bonus', () => {
    const s = table(
      { hand: ['Snake Shaman', 'Elemental Adept'], deck: ['Mystic', 'Mystic'] },
      { event: 'Rise of the Cult' },
    );
    s.play('Snake Shaman');
    s.play('Elemental Adept');
    expect([s.runes('Ann'), s.names('Ann', 'hand')]).toEqual([1, ['Mystic']]);
  });
});

describe('destroying', () => {
  const position = { event: 'Hedron Rising' };
  const trophies = ['Fanatic'];

  test('A8 Scrap Flinger: a construct destroyed as a cost cannot be saved', () => {
    const s = table({ hand: ['Scrap Flinger'], inPlay: ['Everbloom'], trophies }, position);
    s.play('Scrap Flinger');
    s.choose('Everbloom');
    expect(s.decision?.kind).toBe('turn');
    expect([s.power('Ann'), s.names('Ann', 'discard'), s.names('Ann', 'trophies')]).toEqual([
      4,
      ['Everbloom'],
      trophies,
    ]);
  });

  test('A8 Autobuilder 5.0: a construct destroyed as a cost cannot be saved', () => {
    const s = table({ inPlay: ['Autobuilder 5.0'], trophies, runes: 1 }, position);
    s.activate('Autobuilder 5.0');
    expect(s.decision?.kind).toBe('turn');
    expect([s.names('Ann', 'inPlay'), s.names('Ann', 'trophies')]).toEqual([[], trophies]);
    expect(s.offers()).toContain('acquire Everbloom');
  });

  test('A8 Cog Maw: a construct destroyed as a cost cannot be saved', () => {
    const s = table({ inPlay: ['Cog Maw', 'Everbloom'], trophies }, position);
    s.activate('Cog Maw');
    s.choose('Everbloom');
    expect(s.decision?.kind).toBe('turn');
    expect([s.runes('Ann'), s.names('Ann', 'inPlay'), s.names('Ann', 'trophies')]).toEqual([2, ['Cog Maw'], trophies]);
  });

  test('A9 a tie over which construct is destroyed is broken by the player who controls it', () => {
    const ben = { inPlay: ['Umbral Edge', 'Everbloom', 'Synchronizer'] };
    const s = table({ power: 4 }, { centerRow: led('Vandal Soul') }, ben);
    s.defeat('Vandal Soul');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'destroy', min: 1, max: 1 });
    expect(s.offers()).toEqual(['pick Everbloom', 'pick Synchronizer']);
    s.choose('Everbloom');
    expect(s.names('Ben', 'inPlay')).toEqual(['Umbral Edge', 'Synchronizer']);
  });

  test('Q9 Hedron Rising must be current when the construct would be destroyed: a refill can take the chance away', () => {
    const ben = { inPlay: ['Everbloom'], trophies };
    const s = table(
      { power: 4 },
      { event: 'Hedron Rising', centerRow: led('Vandal Soul'), centerDeck: ['Void Rising', 'Granger'] },
      ben,
    );
    s.defeat('Vandal Soul');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'discard'), s.names('Ben', 'trophies')]).toEqual([
      [],
      ['Everbloom'],
      trophies,
    ]);
  });

  test('Q9 a refill can bring the chance as well', () => {
    const ben = { inPlay: ['Everbloom'], trophies };
    const s = table({ power: 4 }, { centerRow: led('Vandal Soul'), centerDeck: ['Hedron Rising', 'Granger'] }, ben);
    s.defeat('Vandal Soul');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'prevent' });
    s.choose('Everbloom');
    expect(s.names('Ben', 'inPlay')).toEqual(['Everbloom']);
  });
});

describe('paying another price', () => {
  test('A12 the honor of a hero paid instead of its cost still gets rune discounts', () => {
    const s = table({ hand: ['Avatar of Aiyana', "Aiyana's Messenger"] });
    s.play('Avatar of Aiyana');
    s.play("Aiyana's Messenger");
    expect(s.runes('Ann')).toBe(3);
    s.acquire('Lionheart');
    expect(s.runes('Ann')).toBe(3 - (3 - 1));
  });

  test('A12 in the other order too, and no lower than nothing', () => {
    const s = table({ hand: ["Aiyana's Messenger", "Aiyana's Messenger", 'Avatar of Aiyana'] });
    s.play("Aiyana's Messenger");
    s.play("Aiyana's Messenger");
    s.play('Avatar of Aiyana');
    s.acquire('Abolisher');
    expect(s.runes('Ann')).toBe(4);
  });
});

describe('the event as it was', () => {
  test('Q8 Void Rising pays if it was current when the monster was defeated, even when the refill replaced it', () => {
    const s = table({ power: 4 }, { event: 'Void Rising', centerDeck: ['Ogo Rising', 'Granger'] });
    s.defeat('Minotaur');
    expect(s.names('event')).toEqual(['Ogo Rising']);
    expect(s.honor('Ann')).toBe(3 + 1);
  });

  test('Q8 Void Rising does not pay if the refill brought it', () => {
    const s = table({ power: 9 }, { centerDeck: ['Void Rising', 'Granger', 'Granger'] });
    s.defeat('Minotaur');
    expect(s.names('event')).toEqual(['Void Rising']);
    expect(s.honor('Ann')).toBe(3);
    s.defeat('Noxious Soul');
    expect(s.honor('Ann')).toBe(3 + 4 + 1);
  });
});

describe('decks', () => {
  const position = { centerDeck: ['Nook Hound'] };

  test('T9 a "may look" on an empty deck leaves the choice of reshuffling with the player: they may decline', () => {
    const s = table({ runes: 2, discard: ['Mystic'] }, position, { discard: ['Militia'] });
    s.acquire('Abolisher');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'may', min: 0 });
    s.decline();
    expect([s.names('Ann', 'deck'), [...s.names('Ann', 'discard')].sort()]).toEqual([[], ['Abolisher', 'Mystic']]);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'may', min: 0 });
    s.decline();
    expect([s.names('Ben', 'deck'), s.names('Ben', 'discard')]).toEqual([[], ['Militia']]);
  });

  test('T9 a "may look" on an empty deck leaves the choice of reshuffling with the player: they may do it', () => {
    const s = table({ runes: 2 }, position, { discard: ['Militia'] });
    s.acquire('Abolisher');
    s.decline();
    s.choose('accept');
    expect(s.offers()).toEqual(['pick Militia']);
    s.decline();
    expect([s.names('Ben', 'deck'), s.names('Ben', 'discard')]).toEqual([['Militia'], []]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('T8 when deck and void together hold nothing but events the row stays short', () => {
    const s = table(
      { runes: 2, power: 5 },
      { event: 'Void Rising', centerDeck: ['Ogo Rising'], void: ['Arha Rising'] },
    );
    s.acquire('Abolisher');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('centerRow')).toEqual(['Minotaur', 'Lionheart', 'Umbral Edge', 'Everbloom', 'Noxious Soul']);
    expect([s.names('event'), s.names('centerDeck')]).toEqual([['Ogo Rising'], []]);
    expect(s.names('void')).toEqual(['Void Rising', 'Arha Rising']);
  });

  test('T8 until a card that can stay comes to the void', () => {
    const s = table(
      { runes: 2, power: 5 },
      { event: 'Void Rising', centerDeck: ['Ogo Rising'], void: ['Arha Rising'] },
    );
    s.acquire('Abolisher');
    s.defeat('Noxious Soul');
    expect([...s.names('centerRow')].sort()).toEqual([
      'Everbloom',
      'Lionheart',
      'Minotaur',
      'Noxious Soul',
      'Umbral Edge',
    ]);
    const events = [...s.names('event'), ...s.names('centerDeck'), ...s.names('void')];
    expect(events.sort()).toEqual(['Arha Rising', 'Ogo Rising', 'Void Rising']);
  });
});
