import { ascension } from 'fatequeue';
import {
  acquire,
  banish,
  cards,
  construct,
  defineSet,
  fate,
  gain,
  hero,
  heroes,
  inCenterRow,
  played,
  whenever,
  whenYouAcquire,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { told } from './told.js';

const omens = defineSet({
  id: 'omens',
  name: 'Omens',
  players: { min: 1, max: 4 },
  cards: [
    hero('Omen of Runes', { cost: 1, copies: 3 }, fate(gain(1, 'runes'))),
    hero(
      'Reaper',
      { faction: 'lifebound', cost: 4, copies: 1 },
      played(banish(1, heroes(inCenterRow)), gain(1, 'power')),
    ),
    hero(
      'Gatherer',
      { faction: 'lifebound', cost: 4, copies: 1 },
      played(acquire(1, heroes(inCenterRow)), gain(1, 'power')),
    ),
    construct('Ledger', { cost: 2, copies: 1 }, whenever(whenYouAcquire(cards()), gain(1, 'death'))),
  ],
});

const valley = ascension({ sets: [valleyOfTheAncients] });
const withChronicle = ascension({ sets: [chronicleOfTheGodslayer, valleyOfTheAncients] });
const withStorm = ascension({ sets: [stormOfSouls, valleyOfTheAncients] });
const withOmens = ascension({ sets: [valleyOfTheAncients, omens] });

const ROW = ['Crypt Lurker', 'Ancient Stag', 'Sacred Pot', 'Brother Marius', 'Soulsnare Hunter', 'Mutated Scavenger'];
const MONSTERS = ['Starved Abomination', 'Grave Golem', "Hurras, Sea's Fury", 'Cavern Horror'];

const ISLA = 'Isla, Serene Prodigy';
const FIST = 'Fist of the Dragon';

type Player = Omit<PlayerPosition, 'name'>;

/** Ann's turn against Ben. */
function table(rules: typeof valley, ann: Player, position: Partial<Position> = {}, ben: Player = {}): Scenario {
  const players = [
    { name: 'Ann', ...ann },
    { name: 'Ben', ...ben },
  ];
  return scenario(rules, { players, centerRow: ROW, centerDeck: MONSTERS, ...position });
}

function sorted(names: readonly string[]): readonly string[] {
  return [...names].sort();
}

describe('named interactions with Valley of the Ancients', () => {
  test('N3 Twofold Askara copies Isla after she was shuffled away: a free acquire, and the discard pile goes into the deck', () => {
    const s = table(withChronicle, { hand: [ISLA, 'Twofold Askara', 'Militia'], discard: ['Apprentice'] });
    s.play(ISLA);
    s.choose('Soulsnare Hunter');
    expect(s.names('Ann', 'played')).toEqual([]);
    const deck = sorted(['Apprentice', ISLA, 'Soulsnare Hunter']);
    expect(sorted(s.names('Ann', 'deck'))).toEqual(deck);
    s.play('Twofold Askara');
    s.choose('Ancient Stag');
    expect(sorted(s.names('Ann', 'deck'))).toEqual(sorted([...deck, 'Ancient Stag']));
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.names('Ann', 'played')).toEqual(['Twofold Askara']);
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
  });

  test('N5 Q15 the replacement of Fist of the Dragon flips an event, then a monster: the monster is defeated', () => {
    const centerDeck = ['Void Rising', 'Starved Abomination', 'Brother Marius', ...MONSTERS];
    const s = table(withStorm, { hand: [FIST], deck: ['Militia'] }, { centerDeck, event: 'Arha Rising' });
    s.play(FIST);
    s.choose('Sacred Pot');
    expect(s.names('event')).toEqual(['Void Rising']);
    expect(s.names('void')).toContain('Starved Abomination');
    expect(s.names('void')).toContain('Arha Rising');
    expect(s.names('centerRow')[2]).toBe('Brother Marius');
    // Void Rising was current when the monster was defeated, and pays (Q8).
    expect([s.honor('Ann'), s.keystones('Ann').life]).toEqual([3 + 1, 1]);
  });

  test('N5 Q15 nothing is defeated when no monster but a hero follows the event', () => {
    const centerDeck = ['Void Rising', 'Brother Marius', ...MONSTERS];
    const s = table(withStorm, { hand: [FIST], deck: ['Militia'] }, { centerDeck });
    s.play(FIST);
    s.choose('Sacred Pot');
    expect(s.names('event')).toEqual(['Void Rising']);
    expect(s.names('centerRow')[2]).toBe('Brother Marius');
    expect(s.honor('Ann')).toBe(0);
  });

  test('N12 Deranged Dirge is destroyed first and may then banish itself from the discard pile', () => {
    const s = table(valley, { inPlay: ['Deranged Dirge'], hand: ['Militia'] });
    s.activate('Deranged Dirge', 1);
    expect([s.names('Ann', 'inPlay'), s.names('Ann', 'discard')]).toEqual([[], ['Deranged Dirge']]);
    s.choose('Deranged Dirge');
    expect([s.names('Ann', 'discard'), s.names('void')]).toEqual([[], ['Deranged Dirge']]);
  });
});

describe("Death's Widow", () => {
  test('E7 draws for an opponent whose Fanatic trophy saved the construct, since it was not destroyed', () => {
    const ann = { power: 4, deck: ['Mystic'] };
    const ben = { inPlay: ['Sacred Pot'], trophies: ['Fanatic'] };
    const position = { centerRow: ["Death's Widow", ...ROW.slice(1)], event: 'Hedron Rising' };
    const saved = table(withStorm, ann, position, ben);
    saved.defeat("Death's Widow");
    expect(saved.decision).toMatchObject({ kind: 'prevent', seat: 1, min: 0 });
    saved.choose('Sacred Pot');
    expect([saved.names('Ben', 'inPlay'), saved.names('Ben', 'trophies')]).toEqual([['Sacred Pot'], []]);
    expect(saved.names('Ann', 'hand')).toEqual(['Mystic']);
    const lost = table(withStorm, ann, position, ben);
    lost.defeat("Death's Widow");
    lost.decline();
    expect([lost.names('Ben', 'discard'), lost.names('Ann', 'hand')]).toEqual([['Sacred Pot'], []]);
  });
});

describe('echo', () => {
  const SCOUT = 'Shadowridge Scout';

  test('K2 a card of the faction in the discard pile at the moment of playing gives the extra effect', () => {
    const s = table(valley, { hand: [SCOUT], discard: ['Soulsnare Hunter'] });
    s.play(SCOUT);
    expect([s.power('Ann'), s.keystones('Ann').death]).toEqual([2, 1]);
  });

  test('K2 a card of another faction, and the played card itself, do not', () => {
    const s = table(valley, { hand: [SCOUT], discard: ['Ancient Stag', 'Militia'] });
    s.play(SCOUT);
    expect(s.keystones('Ann').death).toBe(0);
  });

  test('K2 a card that was there earlier in the turn does not', () => {
    const s = table(valley, { hand: ['Cheerful Consort', SCOUT], discard: ['Soulsnare Hunter'] });
    s.play('Cheerful Consort');
    expect(s.names('Ann', 'hand')).toContain('Soulsnare Hunter');
    s.play(SCOUT);
    expect(s.keystones('Ann').death).toBe(0);
  });

  test('K2 a construct looks at the moment of using', () => {
    const s = table(valley, { inPlay: ['Beacon of the Lost'], runes: 4 });
    expect(s.offers()).not.toContain('activate Beacon of the Lost');
    s.acquire('Soulsnare Hunter');
    s.activate('Beacon of the Lost');
    expect(s.power('Ann')).toBe(1);
  });

  test('K2 T10 a hero that counts as another faction too hears that one as well (Ogo Rising)', () => {
    const ann = { hand: [SCOUT], discard: ['Ancient Stag'] };
    const s = table(withStorm, ann, { event: 'Ogo Rising' });
    s.play(SCOUT);
    expect(s.keystones('Ann').death).toBe(1);
  });
});

describe('serenity', () => {
  test('K3 an empty discard pile at the moment of playing gives the extra effect', () => {
    const s = table(valley, { hand: ['Blind Seer'], deck: ['Militia'] });
    s.play('Blind Seer');
    expect(s.keystones('Ann').life).toBe(1);
  });

  test('K3 a discard pile that the card itself empties comes too late', () => {
    const s = table(valley, { hand: ['Blind Seer'], discard: ['Militia'] });
    s.play('Blind Seer');
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.keystones('Ann').life).toBe(0);
  });

  test('K3 acquired cards are in the discard pile, played ones are not', () => {
    const s = table(valley, { hand: ['Mystic', 'Blind Seer', 'Blind Seer'], deck: ['Militia', 'Militia'] });
    s.play('Mystic');
    s.play('Blind Seer');
    expect(s.keystones('Ann').life).toBe(1);
    s.acquire('Ancient Stag');
    s.play('Blind Seer');
    expect(s.keystones('Ann').life).toBe(1);
  });
});

describe('unite', () => {
  test('K4 another hero of the faction before it in the same turn gives the extra effect', () => {
    const s = table(valley, { hand: ['Alosyan Guide', 'Ancient Stag'] });
    s.play('Alosyan Guide');
    s.play('Ancient Stag');
    expect(s.keystones('Ann').life).toBe(1);
  });

  test('K4 another hero of the faction after it gives it too', () => {
    const s = table(valley, { hand: ['Alosyan Guide', 'Ancient Stag'] });
    s.play('Ancient Stag');
    expect(s.keystones('Ann').life).toBe(0);
    s.play('Alosyan Guide');
    expect(s.keystones('Ann').life).toBe(1);
  });

  test('K4 it is given once per play of the card', () => {
    const hand = ['Alosyan Guide', 'Ancient Stag', 'Alosyan Guide', 'Alosyan Guide'];
    const s = table(valley, { hand });
    for (const name of hand) s.play(name);
    expect(s.keystones('Ann').life).toBe(1);
  });

  test('K4 a hero of another faction, or the card itself, does not give it', () => {
    const s = table(valley, { hand: ['Ancient Stag', 'Shadowridge Scout'] });
    s.play('Ancient Stag');
    s.play('Shadowridge Scout');
    expect(s.keystones('Ann').life).toBe(0);
  });

  test('K4 on a construct it is usable once per turn when such a hero has been played', () => {
    const s = table(valley, { inPlay: ["Pathfinder's Totem"], hand: ['Ancient Stag', 'Alosyan Guide'] });
    expect(s.offers()).not.toContain("activate Pathfinder's Totem");
    s.play('Ancient Stag');
    s.activate("Pathfinder's Totem");
    s.play('Alosyan Guide');
    expect(s.offers()).not.toContain("activate Pathfinder's Totem");
    expect(s.runes('Ann')).toBe(1);
  });

  const ONE_HERO = ['Brother Marius', 'Crypt Lurker', 'Crypt Lurker', 'Crypt Lurker', 'Grave Golem', 'Grave Golem'];

  /** What Ann gained, in the order in which she did. */
  function gained(s: Scenario): readonly string[] {
    const counted = told(s.events).filter((what) => /^(runes|power|life|death) /.test(what));
    return counted.map((what) => what.replace(/ \(.*/, ''));
  }

  test('Q6 K4 what a later hero turned on comes after the text of that hero and the fates that it brought', () => {
    const s = table(
      withOmens,
      { hand: ['Ancient Stag', 'Reaper'] },
      {
        centerRow: ONE_HERO,
        centerDeck: ['Omen of Runes', ...MONSTERS],
      },
    );
    s.play('Ancient Stag');
    s.play('Reaper');
    expect(gained(s)).toEqual(['runes +1', 'power +1', 'life +1']);
  });

  test('Q6 K4 what a later hero turned on comes last after an acquire: what triggered, fates, the rest of the text, unites', () => {
    const s = table(
      withOmens,
      { hand: ['Ancient Stag', 'Gatherer'], inPlay: ['Ledger'] },
      {
        centerRow: ONE_HERO,
        centerDeck: ['Omen of Runes', ...MONSTERS],
      },
    );
    s.play('Ancient Stag');
    s.play('Gatherer');
    expect(gained(s)).toEqual(['death +1', 'runes +1', 'power +1', 'life +1']);
  });
});

describe('center row effects', () => {
  test('K7 the effect is active while the card is in the row: Alosyan Guide goes to the hand', () => {
    const s = table(valley, { hand: ['Sirewood Elder'], runes: 1 }, { centerRow: ['Alosyan Guide', ...ROW.slice(1)] });
    s.play('Sirewood Elder');
    s.acquire('Alosyan Guide');
    expect(s.names('Ann', 'hand')).toEqual(['Alosyan Guide']);
  });

  test('K7 the effect is over elsewhere: Tyranyx in a hand or discard pile helps nobody', () => {
    const tyranyx = 'Tyranyx, the Pillager';
    const row = { centerRow: [tyranyx, ...ROW.slice(1)] };
    const s = table(valley, { power: 7 }, row);
    expect(s.offers()).toContain(`acquire ${tyranyx}`);
    s.acquire(tyranyx);
    expect(s.power('Ann')).toBe(0);
    const other = table(valley, { power: 7, hand: [tyranyx], discard: [tyranyx] });
    expect(other.offers().filter((offer) => offer.startsWith('acquire'))).toEqual([]);
  });

  test('K7 the effect is for whoever deals with the card: the price of Iku goes by the temples of each player', () => {
    const iku = 'Iku, Valley Tyrant';
    const players = [
      { name: 'Ann', power: 8 },
      { name: 'Ben', hand: ['Endbringer Jora', 'Endbringer Jora', 'Heavy Infantry'], temples: ['Temple of Life'] },
    ];
    const s = table(valley, {}, { players, centerRow: [iku, ...ROW.slice(1)] });
    expect(s.offers()).not.toContain(`defeat ${iku}`);
    s.endTurn();
    for (const name of ['Endbringer Jora', 'Endbringer Jora', 'Heavy Infantry']) s.play(name);
    expect(s.power('Ben')).toBe(8);
    s.defeat(iku);
    expect([s.power('Ben'), s.honor('Ben')]).toEqual([0, 8]);
  });
});

describe('copies', () => {
  test('K8 Grave Golem with Isla: she stays with her owner, and the copier gets the rest', () => {
    const ann = { power: 5, deck: ['Militia'], discard: ['Apprentice'] };
    const ben = { deck: [ISLA, 'Mystic'], discard: ['Mystic'] };
    const s = table(valley, ann, { centerRow: ['Grave Golem', ...ROW.slice(1)] }, ben);
    s.defeat('Grave Golem');
    expect(s.decision).toMatchObject({ kind: 'acquire', seat: 0, min: 1 });
    s.choose('Soulsnare Hunter');
    expect([s.names('Ben', 'discard'), s.names('Ben', 'deck')]).toEqual([[ISLA, 'Mystic'], ['Mystic']]);
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(sorted(s.names('Ann', 'deck'))).toEqual(['Apprentice', 'Militia', 'Soulsnare Hunter']);
  });

  test('K8 Grave Golem with Flanking Askara: the copier draws, and the next cheap hero is copied', () => {
    const ann = { power: 5, deck: ['Militia'], hand: ['Mystic'] };
    const s = table(valley, ann, { centerRow: ['Grave Golem', ...ROW.slice(1)] }, { deck: ['Flanking Askara'] });
    s.defeat('Grave Golem');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic', 'Militia']);
    s.play('Mystic');
    expect(s.runes('Ann')).toBe(4);
  });

  test('K8 Grave Golem with Twofold Askara: the copier copies a hero of their own', () => {
    const ann = { power: 5, hand: ['Qadim Stalker'] };
    const s = table(withChronicle, ann, { centerRow: ['Grave Golem', ...ROW.slice(1)] }, { deck: ['Twofold Askara'] });
    s.play('Qadim Stalker');
    s.defeat('Grave Golem');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([4, 4]);
  });

  test('K8 nothing counts as played by a copy: the copied hero unites with nothing', () => {
    const s = table(
      valley,
      { hand: ['Ancient Stag'], power: 5 },
      { centerRow: ['Grave Golem', ...ROW.slice(1)] },
      {
        deck: ['Alosyan Guide'],
      },
    );
    s.play('Ancient Stag');
    s.defeat('Grave Golem');
    expect(s.honor('Ann')).toBe(3 + 4 + 3);
    expect(s.keystones('Ann').life).toBe(0);
  });
});

describe('rewards and replacements', () => {
  const IMPS = 'Hellfrost Imps';

  test('Q10 Hellfrost Imps may defeat the Imps that have just refilled the row', () => {
    const s = table(valley, { power: 3 }, { centerRow: [IMPS, ...ROW.slice(1)], centerDeck: [IMPS, ...MONSTERS] });
    s.defeat(IMPS);
    expect(s.names('centerRow')[0]).toBe(IMPS);
    expect(s.offers()).toEqual([`pick ${IMPS}`]);
    s.choose(IMPS);
    expect([s.honor('Ann'), s.names('centerRow')[0]]).toEqual([4, MONSTERS[0]]);
  });

  test('Q15 the card that replaces a banished one is the one that finally fills the place, after events have moved on', () => {
    const centerDeck = ['Void Rising', 'Hedron Rising', 'Starved Abomination', 'Brother Marius', ...MONSTERS];
    const s = table(withStorm, { hand: [FIST], deck: ['Militia'] }, { centerDeck });
    s.play(FIST);
    s.choose('Brother Marius');
    expect(s.names('event')).toEqual(['Hedron Rising']);
    expect(s.honor('Ann')).toBe(3);
    expect(s.names('void')).toEqual(['Starved Abomination', 'Void Rising', 'Brother Marius']);
  });

  test('Q15 with the Temple of Immortality too: the card after the event is acquired', () => {
    const centerDeck = ['Void Rising', 'Granger', ...MONSTERS];
    const s = table(withStorm, { runes: 2, temples: ['Temple of Immortality'] }, { centerDeck });
    s.activate('Temple of Immortality');
    s.choose('choose:1');
    s.acquire('Ancient Stag');
    expect(s.names('event')).toEqual(['Void Rising']);
    expect(s.names('Ann', 'discard')).toEqual(['Granger', 'Ancient Stag']);
  });

  test('Q15 defeating the replacement comes before its fate', () => {
    const s = table(
      withStorm,
      { hand: [FIST], deck: ['Militia'] },
      {
        centerDeck: ['Nemesis', ...MONSTERS],
        event: 'Void Rising',
      },
    );
    s.play(FIST);
    s.choose('Sacred Pot');
    expect(
      told(s.events)
        .filter((what) => /nemesis|void-rising|honor/.test(what))
        .map((what) => what.replace(/ \(.*/, '')),
    ).toEqual([
      'nemesis: centerDeck > centerRow',
      'nemesis: centerRow > void',
      'honor +6',
      'honor +1',
      'void-rising: event > void',
    ]);
  });

  test('Q15 acquiring the replacement comes before its fate', () => {
    const rules = ascension({
      sets: [
        valleyOfTheAncients,
        defineSet({
          id: 'seeds',
          name: 'Seeds',
          players: { min: 1, max: 4 },
          cards: [hero('Seed', { faction: 'lifebound', cost: 1, copies: 1 }, fate(gain(1, 'runes')))],
        }),
      ],
    });
    const ann = { runes: 2, temples: ['Temple of Immortality'] };
    const s = table(rules, ann, { centerDeck: ['Seed', ...MONSTERS] });
    s.activate('Temple of Immortality');
    s.choose('choose:1');
    s.acquire('Ancient Stag');
    expect(told(s.events).slice(-3)).toEqual([
      'seed: centerRow > discard (Q1)',
      `starved-abomination: centerDeck > centerRow (Q2)`,
      'runes +1 (Q5)',
    ]);
  });
});

describe('what a card costs', () => {
  const OUTPOST = 'Templar Outpost';
  const IKU = 'Iku, Valley Tyrant';
  const MINIONS = "Iku's Minions";
  const centerRow = [IKU, MINIONS, 'Sacred Pot', 'Brother Marius', 'Soulsnare Hunter', 'Mutated Scavenger'];

  test('G6 Templar Outpost looks at the current cost of Iku: 4 with three temples', () => {
    const three = ['Temple of Life', 'Temple of Death', 'Temple of Immortality'];
    const s = table(valley, { inPlay: [OUTPOST], temples: three }, { centerRow });
    s.activate(OUTPOST);
    expect(s.offers()).toEqual([`pick ${IKU}`, `pick ${MINIONS}`]);
    s.choose(IKU);
    expect(s.honor('Ann')).toBe(8);
    const two = table(valley, { inPlay: [OUTPOST], temples: three.slice(0, 2) }, { centerRow });
    two.activate(OUTPOST);
    expect(two.honor('Ann')).toBe(4);
  });

  test('G6 the temples of the player who defeats count, not those of another', () => {
    const s = table(
      valley,
      { inPlay: [OUTPOST] },
      { centerRow: [IKU, MINIONS, 'Crypt Lurker'] },
      {
        temples: ['Temple of Life', 'Temple of Death', 'Temple of Immortality'],
      },
    );
    s.activate(OUTPOST);
    expect(s.names('void')).toEqual(['Crypt Lurker']);
  });

  test("G6 a player's discount changes what is paid, not what the card costs", () => {
    const ann = { inPlay: [OUTPOST], hand: ['Void Militia'], power: 3 };
    const s = table(withStorm, ann, { centerRow: [MINIONS, ...centerRow.slice(2), 'Cavern Horror'] });
    s.play('Void Militia');
    expect(s.power('Ann')).toBe(4);
    expect(s.offers()).toContain(`defeat ${MINIONS}`);
    s.activate(OUTPOST);
    expect(s.names('void')).toEqual(['Cavern Horror']);
  });
});

describe('playing a card', () => {
  const ASKARA = 'Flanking Askara';

  test('T10 its own text, then unites that it turned on, last the delayed copy of Flanking Askara', () => {
    const s = table(valley, {
      hand: ['Ancient Stag', ASKARA, 'Cheerful Consort'],
      deck: ['Militia', 'Mystic', 'Apprentice'],
    });
    s.play('Ancient Stag');
    s.play(ASKARA);
    const before = s.events.length;
    s.play('Cheerful Consort');
    expect(told(s.events.slice(before)).map((what) => what.replace(/ \(.*/, ''))).toEqual([
      'cheerful-consort: hand > played',
      'honor +1',
      'mystic: deck > hand',
      'life +1',
      'honor +1',
      'apprentice: deck > hand',
    ]);
  });

  test('T10 the delayed copy comes last also when Flanking Askara is older than what else triggers', () => {
    const s = table(valley, { hand: [ASKARA, 'Qadim Stalker', 'Cheerful Consort'], deck: ['Militia'] });
    s.play(ASKARA);
    s.play('Qadim Stalker');
    const before = s.events.length;
    s.play('Cheerful Consort');
    const honor = told(s.events.slice(before)).filter((what) => what.startsWith('honor'));
    expect(honor.map((what) => what.replace(/ \(.*/, ''))).toEqual(['honor +1', 'honor +2', 'honor +1']);
  });

  test('T10 of two delayed copies each comes once', () => {
    const s = table(valley, { hand: [ASKARA, ASKARA, 'Mystic', 'Mystic'] });
    s.play(ASKARA);
    s.play(ASKARA);
    s.play('Mystic');
    expect(s.runes('Ann')).toBe(6);
    s.play('Mystic');
    expect(s.runes('Ann')).toBe(8);
  });
});
