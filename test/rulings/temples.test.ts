import { ascension } from 'fatequeue';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { told } from './told.js';

const valley = ascension({ sets: [valleyOfTheAncients] });

const LIFE = 'Temple of Life';
const DEATH = 'Temple of Death';
const IMMORTALITY = 'Temple of Immortality';

const ROW = ['Crypt Lurker', 'Ancient Stag', 'Sacred Pot', 'Brother Marius', 'Soulsnare Hunter', 'Mutated Scavenger'];
const MONSTERS = ['Starved Abomination', 'Iku, Valley Tyrant', "Hurras, Sea's Fury", 'Grave Golem'];

type Player = Omit<PlayerPosition, 'name'>;

/** Ann's turn against Ben. */
function table(ann: Player, ben: Player = {}, position: Partial<Position> = {}): Scenario {
  const players = [
    { name: 'Ann', ...ann },
    { name: 'Ben', ...ben },
  ];
  return scenario(valley, { players, centerRow: ROW, centerDeck: MONSTERS, ...position });
}

describe('temples', () => {
  test('P1 three temples start under the control of nobody', () => {
    const state = valley.start({ players: ['Ann', 'Ben'], seed: 1 });
    const view = valley.view(state, 'all');
    expect(view.zones.temples.map(({ card }) => card)).toEqual([
      'temple-of-life',
      'temple-of-death',
      'temple-of-immortality',
    ]);
    for (const { zones, counters } of view.players) {
      expect(zones.temples).toEqual([]);
      expect([counters.life, counters.death]).toEqual([0, 0]);
    }
  });

  test('P1 a keystone of its kind takes the Temple of Life or of Death from nobody', () => {
    const s = table({ life: 1, death: 1 });
    s.spend('life');
    s.spend('death');
    expect(s.names('Ann', 'temples')).toEqual([LIFE, DEATH]);
    expect(s.names('temples')).toEqual([IMMORTALITY]);
    expect(s.keystones('Ann')).toEqual({ life: 0, death: 0 });
  });

  test('P1 a keystone of its kind takes the temple from another player too', () => {
    const s = table({ life: 1, death: 1 }, { temples: [LIFE, DEATH] });
    s.spend('life');
    expect([s.names('Ann', 'temples'), s.names('Ben', 'temples')]).toEqual([[LIFE], [DEATH]]);
    s.spend('death');
    expect([s.names('Ann', 'temples'), s.names('Ben', 'temples')]).toEqual([[LIFE, DEATH], []]);
  });

  test('P1 taking a temple gives nothing else', () => {
    const s = table({ life: 1, death: 1, hand: ['Militia'] });
    s.spend('life');
    s.spend('death');
    expect(s.decision?.kind).toBe('turn');
    expect(s.runes('Ann')).toBe(0);
  });

  test('P2 with the Temple of Life already yours a life keystone gives 2 runes and the Temple of Immortality', () => {
    const s = table({ life: 1, temples: [LIFE] });
    s.spend('life');
    expect([s.runes('Ann'), s.names('Ann', 'temples')]).toEqual([2, [LIFE, IMMORTALITY]]);
  });

  test('P2 with the Temple of Death already yours a death keystone may banish, and gives the Temple of Immortality', () => {
    const s = table({ death: 1, temples: [DEATH], hand: ['Militia'], discard: ['Apprentice'] });
    s.spend('death');
    expect(s.names('Ann', 'temples')).toEqual([DEATH, IMMORTALITY]);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    s.choose('Militia');
    expect([s.names('Ann', 'hand'), s.names('removed')]).toEqual([[], ['Militia']]);
  });

  test('P2 the Temple of Immortality is taken from another player too', () => {
    for (const [temple, keystones] of [
      [LIFE, { life: 1 }],
      [DEATH, { death: 1 }],
    ] as const) {
      const s = table({ ...keystones, temples: [temple] }, { temples: [IMMORTALITY] });
      s.spend(temple === LIFE ? 'life' : 'death');
      expect([s.names('Ann', 'temples'), s.names('Ben', 'temples')]).toEqual([[temple, IMMORTALITY], []]);
    }
  });

  test('P2 the runes of the Temple of Life do not ask for the Temple of Death: that line is a misprint', () => {
    const s = table({ life: 1, temples: [LIFE, IMMORTALITY] });
    s.spend('life');
    expect(s.runes('Ann')).toBe(2);
    const death = table({ life: 1, temples: [DEATH, IMMORTALITY] });
    death.spend('life');
    expect([death.runes('Ann'), death.names('Ann', 'temples')]).toEqual([0, [DEATH, IMMORTALITY, LIFE]]);
  });

  test('P3 keystones alone never take the Temple of Immortality from those who lack the temple of their kind', () => {
    const s = table({ life: 1, death: 1 }, { temples: [IMMORTALITY] });
    s.spend('life');
    s.spend('death');
    expect(s.names('Ben', 'temples')).toEqual([IMMORTALITY]);
  });

  test('P3 the Temple of Immortality stays yours when you lose the other temples', () => {
    const s = table({ life: 1, death: 1 }, { temples: [LIFE, DEATH, IMMORTALITY] });
    s.spend('life');
    s.spend('death');
    expect(s.names('Ben', 'temples')).toEqual([IMMORTALITY]);
    s.endTurn();
    expect(s.offers()).toContain(`activate ${IMMORTALITY}`);
  });

  test('P5 F3 temples score their honor for whoever controls them', () => {
    const s = table({ temples: [LIFE, IMMORTALITY], honor: 2 }, { temples: [DEATH], hand: ['Sacred Pot'] });
    expect([s.score('Ann'), s.score('Ben')]).toEqual([2 + 5 + 10, 5 + 1]);
  });

  test('P5 F3 they score for who controls them at the end, and for nobody if nobody does', () => {
    const players = [
      { name: 'Ann', temples: [LIFE] },
      { name: 'Ben', life: 1, power: 2 },
    ];
    const s = scenario(valley, { players, turn: 'Ben', pool: 1 });
    expect([s.score('Ann'), s.score('Ben')]).toEqual([5, 0]);
    s.spend('life');
    s.defeat('Cultist');
    s.endTurn();
    expect(s.decision).toBeNull();
    expect(valley.outcome(s.state)?.winners).toEqual(['Ben']);
    expect(valley.outcome(s.state)?.sides.map(({ score }) => score)).toEqual([0, 1 + 5]);
  });
});

describe('keystones', () => {
  test('P4 a keystone may be spent any time in the turn in which it was gained', () => {
    const s = table({ hand: ['Blind Seer', 'Mystic'], deck: ['Militia'] });
    s.play('Blind Seer');
    expect(s.keystones('Ann').life).toBe(1);
    s.play('Mystic');
    s.acquire('Ancient Stag');
    s.spend('life');
    expect(s.names('Ann', 'temples')).toEqual([LIFE]);
  });

  test('P4 each keystone is spent on its own', () => {
    const s = table({ power: 7 }, {}, { centerRow: ["Hurras, Sea's Fury", ...ROW.slice(1)] });
    s.defeat("Hurras, Sea's Fury");
    expect(s.keystones('Ann')).toEqual({ life: 2, death: 1 });
    s.spend('life');
    expect(s.keystones('Ann')).toEqual({ life: 1, death: 1 });
    s.spend('death');
    s.spend('life');
    expect(s.names('Ann', 'temples')).toEqual([LIFE, DEATH, IMMORTALITY]);
    expect(s.offers().some((offer) => offer.startsWith('spend'))).toBe(false);
  });

  test('P4 none is spent by itself, and none is on offer without having been gained', () => {
    const s = table({ life: 1 });
    expect(s.offers().filter((offer) => offer.startsWith('spend'))).toHaveLength(1);
    s.endTurn();
    expect(s.names('temples')).toHaveLength(3);
    expect(s.offers().filter((offer) => offer.startsWith('spend'))).toEqual([]);
  });

  test('P4 T6 unspent keystones are lost at the end of the turn, with runes and power', () => {
    const s = table({ life: 2, death: 1, runes: 3, power: 3 });
    s.endTurn();
    expect(s.keystones('Ann')).toEqual({ life: 0, death: 0 });
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([0, 0]);
    s.endTurn();
    expect(s.offers().filter((offer) => offer.startsWith('spend'))).toEqual([]);
  });

  test('P4 T1 a keystone is spent between other actions of the turn, not in the middle of an effect', () => {
    const s = table({ life: 1, hand: ['Ominous Augur'] });
    s.play('Ominous Augur');
    expect(s.decision?.kind).toBe('acquire');
    expect(s.offers().every((offer) => offer.startsWith('pick'))).toBe(true);
  });
});

describe('the chosen faction of the Temple of Immortality', () => {
  /** Ann has chosen lifebound. */
  function lifebound(ann: Player, centerDeck: readonly string[], centerRow: readonly string[] = ROW): Scenario {
    const s = table({ temples: [IMMORTALITY], ...ann }, {}, { centerDeck, centerRow });
    s.activate(IMMORTALITY);
    s.choose('choose:1');
    return s;
  }

  test('P6 an acquire of that faction whose replacement is of it too acquires the replacement', () => {
    const s = lifebound({ runes: 2 }, ['Sirewood Elder', ...MONSTERS]);
    s.acquire('Ancient Stag');
    expect(s.names('Ann', 'discard')).toEqual(['Sirewood Elder', 'Ancient Stag']);
  });

  test('P6 it may go on from replacement to replacement', () => {
    const s = lifebound({ runes: 2 }, ['Sirewood Elder', 'Cheerful Consort', 'Qadim Stalker', ...MONSTERS]);
    s.acquire('Ancient Stag');
    expect(s.names('Ann', 'discard')).toEqual(['Qadim Stalker', 'Cheerful Consort', 'Sirewood Elder', 'Ancient Stag']);
  });

  test('P6 it stays armed for the turn, after it has worked and after it has not', () => {
    const row = ['Crypt Lurker', 'Ancient Stag', 'Sirewood Elder', 'Burial Guardian', ...ROW.slice(4)];
    const centerDeck = ['Cheerful Consort', 'Blind Seer', 'Brother Marius', 'Qadim Stalker', ...MONSTERS];
    const s = lifebound({ runes: 9 }, centerDeck, row);
    s.acquire('Ancient Stag');
    expect(s.names('Ann', 'discard')).toEqual(['Cheerful Consort', 'Ancient Stag']);
    s.acquire('Sirewood Elder');
    expect(s.names('centerRow')[2]).toBe('Brother Marius');
    s.acquire('Burial Guardian');
    expect(s.names('Ann', 'discard').slice(0, 2)).toEqual(['Qadim Stalker', 'Burial Guardian']);
    expect(s.runes('Ann')).toBe(0);
  });

  test('P6 Q4 the replacement is acquired with what else the acquire set off, oldest first', () => {
    const s = lifebound({ runes: 0, hand: ['Burial Guardian'] }, ['Sirewood Elder', ...MONSTERS]);
    s.play('Burial Guardian');
    s.acquire('Ancient Stag');
    expect(told(s.events).filter((what) => /stag|elder|death/.test(what))).toEqual([
      'ancient-stag: centerRow > discard (Q1)',
      'sirewood-elder: centerDeck > centerRow (Q2)',
      'sirewood-elder: centerRow > discard (Q1)',
      'death +1 (Q4)',
    ]);
  });

  test('P6 a Mystic, which is not of the row, sets nothing off', () => {
    const s = lifebound({ runes: 3 }, ['Sirewood Elder', ...MONSTERS]);
    s.acquire('Mystic');
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
  });
});
