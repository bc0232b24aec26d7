import { type AscensionRules, ascension, type CardSet, isFatequeueError, type Variant } from 'fatequeue';
import { cards, construct, gain, inCenterRow, oncePerTurn, whenYouAcquire } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type PlayerPosition, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { withCards } from './with-cards.js';

const SETS: readonly CardSet[] = [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients];
const [chronicle, fallen, storm, valley] = SETS.map((set) => ascension({ sets: [set] }));
const everything = ascension({ sets: SETS });

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];

/** The code of the refusal to start a game, or the honor in its pool. */
function started(rules: AscensionRules, variant: Variant, seats: number): string | number {
  try {
    const state = rules.start({ players: NAMES.slice(0, seats), seed: 1, variant });
    return rules.view(state, 'observer').counters.pool;
  } catch (error) {
    if (isFatequeueError(error)) return `${error.problems[0].code}: ${error.problems[0].expected}`;
    throw error;
  }
}

/** Players by their names in seat order, some of them with something. */
function table(seats: number, having: Readonly<Record<string, Omit<PlayerPosition, 'name'>>> = {}): PlayerPosition[] {
  return NAMES.slice(0, seats).map((name) => ({ name, ...having[name] }));
}

const MEPHITS = Array.from({ length: 12 }, () => 'Mephit');

describe('the number of players', () => {
  const WRONG = 'start/wrong-number-of-players';

  test('S5 the pool of teams holds 30 for each player, that of solitaire 50', () => {
    expect(started(chronicle, 'teams', 4)).toBe(120);
    expect(started(everything, 'teams', 4)).toBe(120);
    expect(started(everything, 'teams', 6)).toBe(180);
    for (const rules of [chronicle, fallen, storm, valley, everything]) expect(started(rules, 'solitaire', 1)).toBe(50);
  });

  test('S7 Chronicle, Storm and Valley alone are for 2 to 4 players, or for teams of 4', () => {
    for (const rules of [chronicle, storm, valley]) {
      expect([2, 3, 4].map((seats) => started(rules, 'standard', seats))).toEqual([60, 90, 120]);
      for (const seats of [1, 5, 6]) expect(started(rules, 'standard', seats)).toBe(`${WRONG}: 2 to 4`);
      expect(started(rules, 'teams', 4)).toBe(120);
      for (const seats of [1, 2, 3, 5, 6]) expect(started(rules, 'teams', seats)).toBe(`${WRONG}: 4`);
    }
  });

  test('S7 Return alone is for 1 or 2 players, and for no teams', () => {
    expect(started(fallen, 'standard', 2)).toBe(60);
    expect(started(fallen, 'standard', 3)).toBe(`${WRONG}: 2`);
    expect(started(fallen, 'solitaire', 1)).toBe(50);
    expect(started(fallen, 'teams', 4)).toMatch(new RegExp(`^${WRONG}: no number of players`));
  });

  test('S7 any two or more sets together are for up to 6 players, or for teams of 4 or 6', () => {
    for (const [i, one] of SETS.entries()) {
      for (const other of SETS.slice(i + 1)) {
        const rules = ascension({ sets: [one, other] });
        expect([2, 3, 4, 5, 6].map((seats) => started(rules, 'standard', seats))).toEqual([60, 90, 120, 150, 180]);
        expect(started(rules, 'standard', 1)).toBe(`${WRONG}: 2 to 6`);
        expect([4, 6].map((seats) => started(rules, 'teams', seats))).toEqual([120, 180]);
        for (const seats of [1, 2, 3, 5]) expect(started(rules, 'teams', seats)).toBe(`${WRONG}: 4 or 6`);
        expect(started(rules, 'solitaire', 1)).toBe(50);
      }
    }
  });

  test('S7 solitaire is for one player, with any sets', () => {
    for (const rules of [chronicle, fallen, storm, valley, everything]) {
      for (const seats of [2, 4, 6]) expect(started(rules, 'solitaire', seats)).toBe(`${WRONG}: 1`);
    }
  });

  test('S7 a position of the wrong number of players is no state of the game either', () => {
    const state = chronicle.start({ players: NAMES.slice(0, 4), seed: 1 });
    const lonely = chronicle.start({ players: ['Ann'], seed: 1, variant: 'solitaire' });
    const checked = (found: unknown): string => {
      try {
        chronicle.check(found);
      } catch (error) {
        if (isFatequeueError(error)) return error.code;
      }
      return 'fine';
    };
    expect(checked(JSON.parse(JSON.stringify({ ...state, variant: 'teams' })))).toBe('fine');
    expect(checked({ ...state, variant: 'solitaire' })).toBe('state/wrong-number-of-players');
    expect(checked({ ...lonely, variant: 'standard' })).toBe('state/wrong-number-of-players');
    expect(checked({ ...state, variant: 'free for all' })).toBe('state/wrong-number-of-players');
  });

  test('S6 the first player of teams is random, and play goes clockwise', () => {
    const first = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      let state = everything.start({ players: NAMES, seed, variant: 'teams' });
      while (state.decision?.kind !== 'turn') state = everything.decide(state, []).state;
      const { firstPlayer } = everything.view(state, 'all').counters;
      first.add(firstPlayer);
      expect(state.decision.seat).toBe(firstPlayer);
    }
    expect([...first].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    const s = scenario(everything, { variant: 'teams', players: table(6), first: 'Cat' });
    const seats = [0, 1, 2, 3, 4, 5, 6].map(() => {
      const seat = s.decision?.seat;
      s.endTurn();
      return seat;
    });
    expect(seats).toEqual([2, 3, 4, 5, 0, 1, 2]);
  });
});

describe('teams', () => {
  test('V1 of four players those opposite each other are partners, and their honor is added up', () => {
    const s = scenario(chronicle, {
      variant: 'teams',
      players: table(4, {
        Ann: { honor: 1, hand: ['Mystic'] },
        Ben: { honor: 9 },
        Cat: { honor: 10, discard: ['Muramasa'] },
        Dan: { honor: 6 },
      }),
      turn: 'Dan',
      pool: 0,
    });
    s.endTurn();
    expect(chronicle.outcome(s.state)).toEqual({
      winners: ['Ann and Cat'],
      sides: [
        {
          name: 'Ann and Cat',
          seats: [0, 2],
          score: 16,
          items: [
            { what: 'honor tokens', amount: 11 },
            { what: 'heroes and constructs', amount: 5 },
          ],
        },
        {
          name: 'Ben and Dan',
          seats: [1, 3],
          score: 15,
          items: [
            { what: 'honor tokens', amount: 15 },
            { what: 'heroes and constructs', amount: 0 },
          ],
        },
      ],
    });
  });

  test('V1 of six players those opposite each other are partners: three teams of two', () => {
    const s = scenario(everything, {
      variant: 'teams',
      players: table(6, { Ann: { honor: 30 }, Ben: { honor: 20 }, Eve: { honor: 20 }, Fay: { honor: 39 } }),
      turn: 'Fay',
      pool: 0,
    });
    s.endTurn();
    const outcome = everything.outcome(s.state);
    expect(outcome?.sides.map(({ name, score }) => [name, score])).toEqual([
      ['Ann and Dan', 30],
      ['Ben and Eve', 40],
      ['Cat and Fay', 39],
    ]);
    expect(outcome?.winners).toEqual(['Ben and Eve']);
  });

  test('V1 the temples of both partners count for the team', () => {
    const s = scenario(valley, {
      variant: 'teams',
      players: table(4, {
        Ann: { temples: ['Temple of Life'] },
        Ben: { honor: 14 },
        Cat: { temples: ['Temple of Immortality'] },
      }),
      turn: 'Dan',
      pool: 0,
    });
    s.endTurn();
    expect(valley.outcome(s.state)).toMatchObject({ winners: ['Ann and Cat'], sides: [{ score: 15 }, { score: 14 }] });
  });

  test('V1 of tied teams the one with the last seat in turn order wins, whoever began', () => {
    for (const [first, last, winner] of [
      ['Ann', 'Fay', 'Cat and Fay'],
      ['Ben', 'Ann', 'Ann and Dan'],
      ['Cat', 'Ben', 'Ben and Eve'],
      ['Dan', 'Cat', 'Cat and Fay'],
      ['Eve', 'Dan', 'Ann and Dan'],
      ['Fay', 'Eve', 'Ben and Eve'],
    ]) {
      // The tied honor is with different partners of the teams, which makes no difference.
      const players = table(6, { Ann: { honor: 5 }, Ben: { honor: 5 }, Fay: { honor: 5 } });
      const s = scenario(everything, { variant: 'teams', players, first, turn: last, pool: 0 });
      s.endTurn();
      expect(everything.outcome(s.state)?.winners).toEqual([winner]);
    }
  });

  test('V1 a team ahead wins against a tie of teams that are later in turn order', () => {
    const players = table(6, { Dan: { honor: 6 }, Ben: { honor: 5 }, Fay: { honor: 5 } });
    const s = scenario(everything, { variant: 'teams', players, turn: 'Fay', pool: 0 });
    s.endTurn();
    expect(everything.outcome(s.state)?.winners).toEqual(['Ann and Dan']);
  });

  test('V1 the game ends after the round in which the last honor is earned, as without teams (F1)', () => {
    const s = scenario(chronicle, { variant: 'teams', players: table(4, { Ann: { power: 2 } }), pool: 1 });
    s.defeat('Cultist');
    for (const seat of [1, 2, 3]) {
      s.endTurn();
      expect(s.decision?.seat).toBe(seat);
    }
    s.endTurn();
    expect(s.decision).toBeNull();
  });

  test('V2 the reward of a monster does not harm the partner', () => {
    const inPlay = ['Muramasa', 'Shadow Star'];
    const s = scenario(chronicle, {
      variant: 'teams',
      players: table(4, { Ann: { power: 5 }, Ben: { inPlay }, Cat: { inPlay }, Dan: { inPlay: ['Shadow Star'] } }),
      centerRow: ['Sea Tyrant', 'Mephit', 'Mephit', 'Mephit', 'Mephit', 'Mephit'],
      centerDeck: MEPHITS,
    });
    s.defeat('Sea Tyrant');
    expect(s.decision?.seat).toBe(1);
    s.choose('Muramasa');
    expect(s.decision).toMatchObject({ kind: 'turn', seat: 0 });
    expect(s.names('Cat', 'inPlay')).toEqual(inPlay);
    expect(s.names('Dan', 'inPlay')).toEqual(['Shadow Star']);
  });

  test('V2 of six players four are opponents, in turn order from the player whose turn it is (Q13)', () => {
    const s = scenario(everything, {
      variant: 'teams',
      players: table(
        6,
        Object.fromEntries(NAMES.map((name) => [name, { hand: ['Mystic', 'Militia'], power: name === 'Eve' ? 6 : 0 }])),
      ),
      turn: 'Eve',
      centerRow: ['Fire Tyrant', 'Mephit', 'Mephit', 'Mephit', 'Mephit', 'Mephit'],
      centerDeck: MEPHITS,
    });
    s.defeat('Fire Tyrant');
    const asked: string[] = [];
    while (s.decision?.kind === 'discard') {
      asked.push(NAMES[s.decision.seat]);
      s.choose('Mystic');
    }
    expect(asked).toEqual(['Fay', 'Ann', 'Cat', 'Dan']);
    expect(s.names('Ben', 'hand')).toEqual(['Mystic', 'Militia']);
  });

  test('V2 a partner is no opponent for good either, but a player like any other', () => {
    const deck = ['Mystic', 'Mystic', 'Mystic'];
    const s = scenario(everything, {
      variant: 'teams',
      players: table(4, {
        Ann: { hand: ['Askara of Fate'], deck, power: 3 },
        Ben: { deck },
        Cat: { deck },
        Dan: { deck },
      }),
      centerRow: MEPHITS.slice(0, 6),
      centerDeck: ['Askara of Fate', ...MEPHITS],
    });
    const drawing = (): readonly string[] => {
      const asked: string[] = [];
      while (s.decision?.source.card === 'askara-of-fate' && s.offers().some((offer) => offer.startsWith('accept'))) {
        asked.push(NAMES[s.decision.seat]);
        s.choose('accept');
      }
      return asked;
    };
    s.play('Askara of Fate');
    expect(drawing()).toEqual(['Ben', 'Dan']);
    s.decline();
    s.defeat('Mephit');
    s.decline();
    expect(drawing()).toEqual(['Ann', 'Ben', 'Cat', 'Dan']);
  });

  test('V2 honor is taken from an opponent who is ahead, never from the partner', () => {
    const row = ['Sordid Asp', 'Mephit', 'Mephit', 'Mephit', 'Mephit', 'Mephit'];
    const s = scenario(everything, {
      variant: 'teams',
      players: table(4, { Ann: { power: 6 }, Ben: { honor: 1 }, Cat: { honor: 20 } }),
      centerRow: ['Sordid Asp', ...row.slice(0, 5)],
      centerDeck: MEPHITS,
    });
    s.defeat('Sordid Asp');
    // With the first honor Ann is level with Ben; only her partner has more.
    expect(NAMES.slice(0, 4).map((name) => s.honor(name))).toEqual([1, 1, 20, 0]);
    const t = scenario(everything, {
      variant: 'teams',
      players: table(4, { Ann: { power: 3 }, Ben: { honor: 5 }, Cat: { honor: 20 } }),
      centerRow: row,
      centerDeck: MEPHITS,
    });
    t.defeat('Sordid Asp');
    expect(NAMES.slice(0, 4).map((name) => t.honor(name))).toEqual([3, 3, 20, 0]);
  });

  test('V2 nothing is taken from the hand of the partner (A10)', () => {
    const s = scenario(chronicle, {
      variant: 'teams',
      players: table(4, {
        Ann: { power: 6 },
        Ben: { hand: ['Militia'] },
        Cat: { hand: ['Mystic'] },
        Dan: { hand: ['Apprentice'] },
      }),
      centerRow: ['Xeron, Duke of Lies', 'Mephit', 'Mephit', 'Mephit', 'Mephit', 'Mephit'],
      centerDeck: MEPHITS,
    });
    s.defeat('Xeron, Duke of Lies');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Apprentice']);
    expect(s.names('Cat', 'hand')).toEqual(['Mystic']);
  });

  test('V2 a keystone takes a temple from the partner too: control is not a matter of opponents (P1)', () => {
    const s = scenario(valley, {
      variant: 'teams',
      players: table(4, { Ann: { life: 1 }, Cat: { temples: ['Temple of Life'] } }),
    });
    s.spend('life');
    expect(s.names('Ann', 'temples')).toEqual(['Temple of Life']);
    expect(s.names('Cat', 'temples')).toEqual([]);
  });
});

describe('a card for the partner', () => {
  const row = ['Arha Initiate', 'Muramasa', 'Shadow Star', 'Burrower Mark II', 'Mephit', 'Mephit'];
  const GIVE = "put into your partner's discard pile, for 1 rune";

  test('V3 for 1 more rune an acquired card goes to the discard pile of the partner', () => {
    const s = scenario(chronicle, {
      variant: 'teams',
      players: table(4, { Ben: { runes: 3 } }),
      turn: 'Ben',
      centerRow: row,
      centerDeck: MEPHITS,
    });
    s.acquire('Arha Initiate');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'destination', min: 0, max: 1 });
    expect(s.offers()).toEqual([GIVE]);
    s.choose('put:partner');
    expect(s.names('Dan', 'discard')).toEqual(['Arha Initiate']);
    expect(s.names('Ben', 'discard')).toEqual([]);
    expect(s.runes('Ben')).toBe(1);
    expect(s.names('centerRow')[0]).toBe('Mephit');
  });

  test('V3 whoever declines keeps the card and the rune (G4)', () => {
    const s = scenario(chronicle, {
      variant: 'teams',
      players: table(4, { Ann: { runes: 3 } }),
      centerRow: row,
      centerDeck: MEPHITS,
    });
    s.acquire('Arha Initiate');
    s.decline();
    expect(s.names('Ann', 'discard')).toEqual(['Arha Initiate']);
    expect(s.runes('Ann')).toBe(2);
  });

  test('V3 without a rune left nobody is asked', () => {
    const s = scenario(chronicle, {
      variant: 'teams',
      players: table(4, { Ann: { runes: 1 } }),
      centerRow: row,
      centerDeck: MEPHITS,
    });
    s.acquire('Arha Initiate');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual(['Arha Initiate']);
  });

  test('V3 the rune has to be an unrestricted one', () => {
    const grandDesign = { inPlay: ['The Grand Design', "Watchmaker's Altar"] };
    const s = scenario(chronicle, {
      variant: 'teams',
      players: table(4, { Ann: { ...grandDesign, runes: 1 } }),
      centerRow: row,
      centerDeck: MEPHITS,
    });
    s.activate('The Grand Design');
    s.activate("Watchmaker's Altar");
    expect(s.runes('Ann')).toBe(1);
    s.acquire('Burrower Mark II');
    expect(s.offers()).toEqual([GIVE]);
    s.choose('put:partner');
    expect(s.names('Cat', 'discard')).toEqual(['Burrower Mark II']);
    expect(s.runes('Ann')).toBe(0);
    const t = scenario(chronicle, {
      variant: 'teams',
      players: table(4, { Ann: { inPlay: ['The Grand Design', 'The Grand Design'] } }),
      centerRow: row,
      centerDeck: MEPHITS,
    });
    t.activate('The Grand Design');
    t.activate('The Grand Design');
    t.acquire('Burrower Mark II');
    expect(t.decision?.kind).toBe('turn');
    expect(t.names('Ann', 'discard')).toEqual(['Burrower Mark II']);
  });

  test('V3 power that may be spent on a card is no rune to give it away with', () => {
    const s = scenario(everything, {
      variant: 'teams',
      players: table(4, { Ann: { power: 9 } }),
      centerRow: ['Tyranyx, the Pillager', 'Mephit', 'Mephit', 'Mephit', 'Mephit', 'Mephit'],
      centerDeck: MEPHITS,
    });
    s.acquire('Tyranyx, the Pillager');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual(['Tyranyx, the Pillager']);
  });

  test('V3 a card of a supply may be given away too', () => {
    const s = scenario(chronicle, { variant: 'teams', players: table(4, { Ann: { runes: 4 } }) });
    s.acquire('Mystic');
    s.choose('put:partner');
    expect(s.names('Cat', 'discard')).toEqual(['Mystic']);
    expect(s.runes('Ann')).toBe(0);
  });

  test('V3 a free acquire may go to the partner, also one that would go on top of a deck or into a hand', () => {
    const s = scenario(everything, {
      variant: 'teams',
      players: table(4, {
        Ann: { runes: 2, hand: ['Druids of the Stone Circle', 'Raj, Psionic Master', 'Arha Initiate', 'Mystic'] },
      }),
      centerRow: ['Arha Initiate', 'Void Initiate', 'Mephit', 'Mephit', 'Mephit', 'Mephit'],
      centerDeck: MEPHITS,
    });
    s.play('Druids of the Stone Circle');
    s.choose('Arha Initiate');
    expect(s.offers()).toEqual([GIVE]);
    s.choose('put:partner');
    expect(s.names('Cat', 'discard')).toEqual(['Arha Initiate']);
    expect(s.names('Ann', 'deck')).toEqual([]);
    expect(s.runes('Ann')).toBe(1);
    s.play('Raj, Psionic Master');
    s.choose('Arha Initiate', { from: 'hand' });
    s.choose('Void Initiate');
    s.choose('put:partner');
    expect(s.names('Cat', 'discard')).toEqual(['Void Initiate', 'Arha Initiate']);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.runes('Ann')).toBe(0);
  });

  test('V3 it is one more place where the card may go, beside those that effects offer (Q4)', () => {
    const s = scenario(chronicle, {
      variant: 'teams',
      players: table(4, { Ann: { runes: 5, inPlay: ['Rocket Courier X-99'] } }),
      centerRow: row,
      centerDeck: MEPHITS,
    });
    s.acquire('Burrower Mark II');
    expect(s.offers()).toEqual(['put into play', GIVE]);
    s.choose('put:partner');
    expect(s.names('Cat', 'discard')).toEqual(['Burrower Mark II']);
    // The Courier was not made use of.
    expect(s.runes('Ann')).toBe(1);
    expect(s.names('Ann', 'inPlay')).toEqual(['Rocket Courier X-99']);
  });

  test('V3 it is still the player who gives it away who has acquired it', () => {
    const collector = construct(
      'Collector',
      { cost: 1, copies: 1 },
      oncePerTurn(whenYouAcquire(cards(inCenterRow)), gain(1, 'honor')),
    );
    const rules = withCards(collector);
    const s = scenario(rules, {
      variant: 'teams',
      players: table(4, { Ann: { runes: 2, inPlay: ['Collector'] }, Cat: { inPlay: ['Collector'] } }),
      centerRow: row,
      centerDeck: MEPHITS,
    });
    s.acquire('Arha Initiate');
    s.choose('put:partner');
    expect(s.honor('Ann')).toBe(1);
    expect(s.honor('Cat')).toBe(0);
    expect(s.events.filter((one) => one.event === 'happened' && one.what === 'acquired')).toMatchObject([{ seat: 0 }]);
  });

  test('V3 given away, a card scores for the partner, and so for the team', () => {
    const s = scenario(chronicle, {
      variant: 'teams',
      players: table(4, { Dan: { runes: 2 } }),
      turn: 'Dan',
      pool: 0,
      centerRow: row,
      centerDeck: MEPHITS,
    });
    s.acquire('Arha Initiate');
    s.choose('put:partner');
    expect([s.score('Ben'), s.score('Dan')]).toEqual([1, 0]);
    s.endTurn();
    expect(chronicle.outcome(s.state)?.sides[1]).toMatchObject({ name: 'Ben and Dan', score: 1 });
  });

  test('V3 a monster that is kept goes to no partner: it is defeated, and only counts as acquired (N16)', () => {
    const s = scenario(everything, {
      variant: 'teams',
      players: table(4, { Ann: { runes: 5, power: 3, inPlay: ['Samael the Fallen'] } }),
      centerRow: MEPHITS.slice(0, 6),
      centerDeck: MEPHITS,
    });
    s.defeat('Mephit');
    expect(s.names('Ann', 'discard')).toEqual(['Mephit']);
    expect(s.decision).toMatchObject({ kind: 'banish', source: { card: 'mephit' } });
  });

  test('V3 without teams nobody is asked', () => {
    const s = scenario(chronicle, { players: table(4, { Ann: { runes: 9 } }), centerRow: row, centerDeck: MEPHITS });
    s.acquire('Arha Initiate');
    expect(s.decision?.kind).toBe('turn');
  });
});
