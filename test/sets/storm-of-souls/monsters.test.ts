import { type PlayerPosition, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { annsTurn, CENTER_DECK, DECK, ROW, rowWith, rules } from './at-the-table.js';

/** Ann is about to defeat a monster at the left end of the row; the others are at the table. */
function facing(monster: string, power: number, ...others: readonly PlayerPosition[]): Scenario {
  return scenario(rules, {
    players: [{ name: 'Ann', power, deck: DECK }, ...others],
    centerRow: rowWith(monster),
    centerDeck: CENTER_DECK,
  });
}

interface Trophy {
  readonly name: string;
  readonly cost: number;
  readonly honor: number;
  readonly runes?: number;
  readonly power?: number;
  readonly draws?: number;
}

/** What a monster does that stays as a trophy. */
function staysAsTrophy({ name, cost, honor, runes = 0, power = 0, draws = 0 }: Trophy): void {
  test('gives its honor at once and stays as a trophy (E5)', () => {
    const s = facing(name, cost, { name: 'Ben' });
    s.defeat(name);
    expect([s.honor('Ann'), s.power('Ann'), s.runes('Ann')]).toEqual([honor, 0, 0]);
    expect([s.names('Ann', 'trophies'), s.names('Ann', 'hand'), s.names('void')]).toEqual([[name], [], []]);
    expect(s.names('centerRow')).toEqual([CENTER_DECK[0], ...ROW.slice(1)]);
  });

  test('is banished for its effect in the same turn, and then is in the void', () => {
    const s = facing(name, cost, { name: 'Ben' });
    s.defeat(name);
    s.useTrophy(name);
    expect([s.honor('Ann'), s.power('Ann'), s.runes('Ann')]).toEqual([honor, power, runes]);
    expect([s.names('Ann', 'trophies'), s.names('void')]).toEqual([[], [name]]);
    expect(s.names('Ann', 'hand')).toHaveLength(draws);
    expect(s.offers()).not.toContain(`trophy ${name}`);
  });

  test('is kept for a later turn of its owner, and cannot be used in the turn of another', () => {
    const s = facing(name, cost, { name: 'Ben' });
    s.defeat(name);
    s.endTurn();
    expect(s.decision?.seat).toBe(1);
    expect(s.offers()).not.toContain(`trophy ${name}`);
    s.endTurn();
    s.useTrophy(name);
    expect([s.power('Ann'), s.runes('Ann'), s.names('Ann', 'hand').length]).toEqual([power, runes, 5 + draws]);
  });

  test('several can be held', () => {
    const s = annsTurn({ trophies: [name, name], deck: DECK });
    s.useTrophy(name);
    s.useTrophy(name);
    expect([s.power('Ann'), s.runes('Ann'), s.names('Ann', 'hand').length]).toEqual([2 * power, 2 * runes, 2 * draws]);
    expect(s.honor('Ann')).toBe(0);
  });
}

describe('Hoarding Whelp', () => {
  staysAsTrophy({ name: 'Hoarding Whelp', cost: 3, honor: 2, power: 1 });
});

describe('Minotaur', () => {
  staysAsTrophy({ name: 'Minotaur', cost: 4, honor: 3, draws: 1 });
});

describe('Hoarding Tyrant', () => {
  staysAsTrophy({ name: 'Hoarding Tyrant', cost: 6, honor: 4, runes: 2 });
});

describe('Unchained Fates', () => {
  staysAsTrophy({ name: 'Unchained Fates', cost: 7, honor: 5, draws: 2 });
});

describe('Fettered Soul', () => {
  test('gives 2 honor, and then may banish a card of the row, its own replacement included', () => {
    const s = facing('Fettered Soul', 3, { name: 'Ben' });
    s.defeat('Fettered Soul');
    expect(s.honor('Ann')).toBe(2);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(s.offers()).toEqual([CENTER_DECK[0], ...ROW.slice(1)].map((name) => `pick ${name}`));
    s.choose('Hoarding Tyrant');
    expect(s.names('void')).toEqual(['Hoarding Tyrant', 'Fettered Soul']);
    expect(s.names('centerRow')[0]).toBe('Vandal Soul');
    expect([s.honor('Ann'), s.names('Ann', 'trophies')]).toEqual([2, []]);
  });

  test('may banish nothing', () => {
    const s = facing('Fettered Soul', 3, { name: 'Ben' });
    s.defeat('Fettered Soul');
    s.decline();
    expect(s.names('void')).toEqual(['Fettered Soul']);
  });
});

describe('Nemesis', () => {
  const trophies = ['Minotaur', 'Hoarding Whelp', 'Hoarding Tyrant', 'Unchained Fates'];

  test('its fate banishes the current event: there is none until the next turns up', () => {
    const centerDeck = ['Nemesis', 'Void Rising', 'Granger'];
    const s = annsTurn({ runes: 5, trophies: ['Fanatic'] }, { event: 'Ogo Rising', centerDeck });
    expect(s.offers()).toContain('trophy Fanatic');
    s.acquire('Abolisher');
    expect([s.names('event'), s.names('void'), s.names('centerRow')[4]]).toEqual([[], ['Ogo Rising'], 'Nemesis']);
    expect(s.offers()).not.toContain('trophy Fanatic');
    s.acquire('Everbloom');
    expect([s.names('event'), s.names('void'), s.names('centerRow')[3]]).toEqual([
      ['Void Rising'],
      ['Ogo Rising'],
      'Granger',
    ]);
  });

  test('its fate does nothing without an event', () => {
    const s = annsTurn({ runes: 2 }, { centerDeck: ['Nemesis'] });
    s.acquire('Abolisher');
    expect([s.names('event'), s.names('void'), s.decision?.kind]).toEqual([[], [], 'turn']);
  });

  test('gives 6 honor, and may take up to 3 monsters with trophies from the void, for no honor', () => {
    const s = annsTurn(
      { power: 8 },
      { centerRow: rowWith('Nemesis'), void: [...trophies, 'Fettered Soul', 'Granger'] },
    );
    s.defeat('Nemesis');
    expect(s.honor('Ann')).toBe(6);
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 3 });
    expect([...s.offers()].sort()).toEqual(trophies.map((name) => `pick ${name}`).sort());
    s.choose('Minotaur', 'Hoarding Tyrant', 'Hoarding Whelp');
    expect([...s.names('Ann', 'trophies')].sort()).toEqual(['Hoarding Tyrant', 'Hoarding Whelp', 'Minotaur']);
    expect(s.honor('Ann')).toBe(6);
    expect([...s.names('void')].sort()).toEqual(['Fettered Soul', 'Granger', 'Nemesis', 'Unchained Fates']);
    s.useTrophy('Hoarding Tyrant');
    expect(s.runes('Ann')).toBe(2);
  });

  test('may take fewer, or none', () => {
    const table = { centerRow: rowWith('Nemesis'), void: trophies };
    const one = annsTurn({ power: 8 }, table);
    one.defeat('Nemesis');
    one.choose('Unchained Fates');
    expect(one.names('Ann', 'trophies')).toEqual(['Unchained Fates']);
    const none = annsTurn({ power: 8 }, table);
    none.defeat('Nemesis');
    none.decline();
    expect([none.names('Ann', 'trophies'), none.decision?.kind]).toEqual([[], 'turn']);
  });

  test('takes no Fanatic, which is never in the void (E6)', () => {
    const ann = { power: 8, trophies: ['Fanatic'] };
    const s = annsTurn(ann, { centerRow: rowWith('Nemesis'), event: 'Rise of the Cult', void: ['Minotaur'] });
    s.useTrophy('Fanatic');
    expect([s.names('void'), s.names('supply:fanatic').length]).toEqual([['Minotaur'], 7]);
    s.defeat('Nemesis');
    expect(s.offers()).toEqual(['pick Minotaur']);
  });

  test('is no trophy itself, and goes to the void', () => {
    const s = annsTurn({ power: 8 }, { centerRow: rowWith('Nemesis') });
    s.defeat('Nemesis');
    expect([s.names('Ann', 'trophies'), s.names('void')]).toEqual([[], ['Nemesis']]);
  });
});

describe('Noxious Soul', () => {
  test('gives 4 honor, and each opponent discards a card at random', () => {
    const s = facing(
      'Noxious Soul',
      5,
      { name: 'Ben', hand: ['Mystic', 'Mystic'], deck: DECK },
      { name: 'Cat', hand: ['Militia'] },
      { name: 'Dan', deck: DECK },
    );
    s.defeat('Noxious Soul');
    expect(s.honor('Ann')).toBe(4);
    expect([s.names('Ben', 'hand'), s.names('Ben', 'discard')]).toEqual([['Mystic'], ['Mystic']]);
    expect([s.names('Cat', 'hand'), s.names('Cat', 'discard')]).toEqual([[], ['Militia']]);
    expect([s.names('Dan', 'hand'), s.names('Dan', 'discard'), s.names('Dan', 'deck')]).toEqual([[], [], DECK]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('leaves the hand of its defeater alone', () => {
    const s = annsTurn({ power: 5, hand: ['Mystic'] }, { centerRow: rowWith('Noxious Soul') });
    s.defeat('Noxious Soul');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([['Mystic'], []]);
  });

  test('takes any card of a hand: nobody chooses', () => {
    const hand = ['Militia', 'Mystic', 'Granger', 'Apprentice'];
    const gone = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const s = scenario(rules, {
        players: [
          { name: 'Ann', power: 5 },
          { name: 'Ben', hand },
        ],
        centerRow: ['Noxious Soul'],
        seed,
      });
      s.defeat('Noxious Soul');
      expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
      expect(s.names('Ben', 'discard')).toHaveLength(1);
      gone.add(s.names('Ben', 'discard')[0]);
    }
    expect([...gone].sort()).toEqual([...hand].sort());
  });
});

describe('Polaris Demon', () => {
  const polaris = 'Polaris Demon';
  // Costs 6, 4 and 7, 3.
  const ben = { name: 'Ben', inPlay: ['Umbral Edge', 'Eye of Destiny', 'Canopic Jar'] };
  const cat = { name: 'Cat', inPlay: ['Everbloom', 'Cog Maw'] };

  test('gives 5 honor, and destroys the constructs of all opponents with an even cost', () => {
    const s = facing(polaris, 5, ben, cat);
    s.defeat(polaris);
    expect(s.honor('Ann')).toBe(5);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'choose', min: 1, max: 1 });
    s.choose('choose:0');
    expect([s.names('Ben', 'inPlay'), s.names('Cat', 'inPlay')]).toEqual([['Eye of Destiny'], ['Everbloom']]);
    expect([...s.names('Ben', 'discard')].sort()).toEqual(['Canopic Jar', 'Umbral Edge']);
    expect(s.names('Cat', 'discard')).toEqual(['Cog Maw']);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('or those with an odd cost', () => {
    const s = facing(polaris, 5, ben, cat);
    s.defeat(polaris);
    s.choose('choose:1');
    expect([s.names('Ben', 'inPlay'), s.names('Cat', 'inPlay')]).toEqual([['Umbral Edge', 'Canopic Jar'], ['Cog Maw']]);
  });

  test('leaves the constructs of its defeater alone', () => {
    const ann = { power: 5, inPlay: ['Umbral Edge', 'Everbloom'] };
    for (const choice of ['choose:0', 'choose:1']) {
      const s = annsTurn(ann, { centerRow: rowWith(polaris) });
      s.defeat(polaris);
      s.choose(choice);
      expect(s.names('Ann', 'inPlay')).toEqual(['Umbral Edge', 'Everbloom']);
    }
  });
});

describe('Tarik, the Trickster', () => {
  const tarik = 'Tarik, the Trickster';

  test('gives 5 honor, and may copy a hero of the row, which stays there', () => {
    const s = facing(tarik, 6, { name: 'Ben' });
    s.defeat(tarik);
    expect(s.honor('Ann')).toBe(5);
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Lionheart', 'pick Abolisher']);
    s.choose('Lionheart');
    expect(s.honor('Ann')).toBe(8);
    expect(s.names('centerRow')[1]).toBe('Lionheart');
    expect([s.names('Ann', 'played'), s.names('Ann', 'discard')]).toEqual([[], []]);
  });

  test('may copy nothing', () => {
    const s = facing(tarik, 6, { name: 'Ben' });
    s.defeat(tarik);
    s.decline();
    expect([s.honor('Ann'), s.decision?.kind, s.names('void')]).toEqual([5, 'turn', [tarik]]);
  });

  test('may copy the hero that took its own place', () => {
    const s = annsTurn({ power: 6, deck: DECK }, { centerRow: [tarik, 'Minotaur'], centerDeck: ['Starchild'] });
    s.defeat(tarik);
    s.choose('Starchild');
    expect([s.honor('Ann'), s.runes('Ann'), s.names('Ann', 'hand').length]).toEqual([6, 1, 1]);
  });

  test('plays no hero: nothing unites with the copied one, and Ogo Rising waits for the first that is played', () => {
    const ann = { power: 6, hand: ['Granger', 'Militia'] };
    const s = annsTurn(ann, { centerRow: [tarik, 'Snake Shaman', 'Minotaur'] });
    s.play('Granger');
    s.defeat(tarik);
    s.choose('Snake Shaman');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([1 + 1, 1 + 5]);
    const ogo = annsTurn(ann, { centerRow: [tarik, 'Snake Shaman', 'Minotaur'], event: 'Ogo Rising' });
    ogo.defeat(tarik);
    ogo.choose('Snake Shaman');
    ogo.play('Militia');
    ogo.play('Granger');
    expect([ogo.runes('Ann'), ogo.honor('Ann')]).toEqual([2 + 2, 5 + 2]);
  });

  test('copies a unite as well, which holds if a hero of that faction was played this turn', () => {
    const ann = { power: 6, deck: DECK };
    const alone = annsTurn(ann, { centerRow: [tarik, 'Lionheart'] });
    alone.defeat(tarik);
    alone.choose('Lionheart');
    expect([alone.honor('Ann'), alone.names('Ann', 'hand').length]).toEqual([8, 0]);
    const s = annsTurn({ ...ann, hand: ['Snake Shaman'] }, { centerRow: [tarik, 'Lionheart'] });
    s.play('Snake Shaman');
    s.defeat(tarik);
    s.choose('Lionheart');
    expect([s.honor('Ann'), s.names('Ann', 'hand').length]).toEqual([8, 1]);
  });

  test('copies what can be used later in the turn, once', () => {
    const s = annsTurn({ power: 6, runes: 2 }, { centerRow: [tarik, 'Snake Shaman'] });
    s.defeat(tarik);
    s.choose('Snake Shaman');
    expect(s.runes('Ann')).toBe(3);
    s.activate(tarik);
    s.choose('2');
    expect([s.runes('Ann'), s.honor('Ann')]).toEqual([1, 5 + 2]);
    expect(s.offers().filter((offer) => offer.startsWith('activate'))).toEqual([]);
  });

  test('copies what lasts for the turn as well', () => {
    const s = annsTurn({ power: 6, runes: 2 }, { centerRow: [tarik, "Aiyana's Messenger", 'Minotaur'] });
    s.defeat(tarik);
    s.choose("Aiyana's Messenger");
    expect(s.runes('Ann')).toBe(3);
    s.acquire('Mystic');
    expect(s.runes('Ann')).toBe(1);
  });
});

describe('Vandal Soul', () => {
  test('gives 3 honor, and destroys the cheapest construct of each opponent', () => {
    const s = facing(
      'Vandal Soul',
      4,
      { name: 'Ben', inPlay: ['Umbral Edge', 'Canopic Jar', 'Eye of Destiny'] },
      { name: 'Cat', inPlay: ['Cog Maw'] },
      { name: 'Dan' },
    );
    s.defeat('Vandal Soul');
    expect(s.honor('Ann')).toBe(3);
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'discard')]).toEqual([
      ['Umbral Edge', 'Eye of Destiny'],
      ['Canopic Jar'],
    ]);
    expect([s.names('Cat', 'inPlay'), s.names('Cat', 'discard')]).toEqual([[], ['Cog Maw']]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('lets the controller choose among the cheapest (A9)', () => {
    const s = facing('Vandal Soul', 4, { name: 'Ben', inPlay: ['Everbloom', 'Cog Maw', 'Synchronizer'] });
    s.defeat('Vandal Soul');
    expect(s.honor('Ann')).toBe(3);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'destroy', min: 1, max: 1 });
    expect(s.offers()).toEqual(['pick Everbloom', 'pick Synchronizer']);
    s.choose('Synchronizer');
    expect(s.names('Ben', 'inPlay')).toEqual(['Everbloom', 'Cog Maw']);
  });

  test('leaves the constructs of its defeater alone', () => {
    const s = annsTurn({ power: 4, inPlay: ['Everbloom'] }, { centerRow: rowWith('Vandal Soul') });
    s.defeat('Vandal Soul');
    expect(s.names('Ann', 'inPlay')).toEqual(['Everbloom']);
  });

  test('moves on to no other construct if the destruction is prevented', () => {
    const ben = { name: 'Ben', inPlay: ['Everbloom', 'Cog Maw'], trophies: ['Fanatic'] };
    const s = scenario(rules, {
      players: [{ name: 'Ann', power: 4 }, ben],
      centerRow: rowWith('Vandal Soul'),
      centerDeck: CENTER_DECK,
      event: 'Hedron Rising',
    });
    s.defeat('Vandal Soul');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'prevent', min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Everbloom']);
    s.choose('Everbloom');
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'trophies')]).toEqual([['Everbloom', 'Cog Maw'], []]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });
});
