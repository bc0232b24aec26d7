import { type AscensionRules, ascension, type CardSet } from 'fatequeue';
import { defineSet, discard, fate, hero } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const SETS: readonly CardSet[] = [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients];
const [chronicle, fallen, storm, valley] = SETS.map((set) => ascension({ sets: [set] }));
const everything = ascension({ sets: SETS });

const MEPHITS = Array.from({ length: 12 }, () => 'Mephit');
const ROW = ['Arha Initiate', 'Void Initiate', 'Muramasa', 'Mephit', 'Shadow Star', 'Landtalker'];

function alone(rules: AscensionRules, ann: Omit<PlayerPosition, 'name'>, position: Partial<Position> = {}): Scenario {
  return scenario(rules, {
    variant: 'solitaire',
    players: [{ name: 'Ann', ...ann }],
    centerRow: ROW,
    centerDeck: ['Spike Vixen', 'Wolf Shaman', 'Reactor Monk', 'Demon Slayer', ...MEPHITS],
    ...position,
  });
}

function opponentOf(rules: AscensionRules): string {
  const s = scenario(rules, { variant: 'solitaire', players: [{ name: 'Ann' }], pool: 0 });
  s.endTurn();
  return rules.outcome(s.state)?.sides[1].name ?? 'nobody';
}

describe('the solitaire opponent', () => {
  test('V4 the row is laid out as usual, and the first fates are those nearest the deck (S4)', () => {
    const omens = [1, 2, 3, 4, 5, 6].map((n) => hero(`Omen ${n}`, { cost: 1, copies: 1 }, fate(discard(1))));
    const others = chronicleOfTheGodslayer.cards.filter(({ zone }) => zone !== 'center');
    const box = defineSet({ id: 'omens', name: 'Omens', players: { min: 1, max: 4 }, cards: [...others, ...omens] });
    const rules = ascension({ sets: [box] });
    for (let seed = 0; seed < 10; seed++) {
      let state = rules.start({ players: ['Ann'], seed, variant: 'solitaire' });
      const inOrder: (string | null)[] = [];
      while (state.decision?.kind === 'discard') {
        inOrder.push(state.decision.source.card);
        state = rules.decide(state, [0]).state;
      }
      const row = rules.view(state, 'all').zones.centerRow.map(({ card }) => card);
      expect(inOrder).toEqual(row.slice(0, 4));
    }
  });

  test('V4 a new card enters at the left, and those to the left of the gap slide right', () => {
    const s = alone(chronicle, { runes: 7 });
    s.acquire('Muramasa');
    expect(s.names('centerRow')).toEqual([
      'Spike Vixen',
      'Arha Initiate',
      'Void Initiate',
      'Mephit',
      'Shadow Star',
      'Landtalker',
    ]);
  });

  test('V4 the card at the left is replaced without any sliding, and from the right end all slide', () => {
    const s = alone(chronicle, { runes: 7 });
    s.acquire('Arha Initiate');
    expect(s.names('centerRow')).toEqual(['Spike Vixen', ...ROW.slice(1)]);
    s.acquire('Landtalker');
    expect(s.names('centerRow')).toEqual(['Wolf Shaman', 'Spike Vixen', ...ROW.slice(1, 5)]);
  });

  test('V4 after the turn the opponent takes the two rightmost cards, both at once, and two new ones enter', () => {
    const s = alone(chronicle, {});
    s.endTurn();
    expect(s.names('centerRow')).toEqual(['Wolf Shaman', 'Spike Vixen', ...ROW.slice(0, 4)]);
    expect(s.names('opponent')).toEqual(['Shadow Star', 'Landtalker']);
    expect(s.decision).toMatchObject({ kind: 'turn', seat: 0 });
    const moves = s.events.flatMap((one) => (one.event === 'moved' ? [`${one.card} > ${one.to.zone}`] : []));
    expect(moves).toEqual([
      'shadow-star > opponent',
      'landtalker > opponent',
      'spike-vixen > centerRow',
      'wolf-shaman > centerRow',
    ]);
    s.endTurn();
    expect(s.names('opponent')).toEqual(['Shadow Star', 'Landtalker', 'Muramasa']);
    expect(s.names('void')).toEqual(['Mephit']);
  });

  test('V4 a monster goes to the void and gives the opponent its honor, from the pool', () => {
    const s = alone(chronicle, {}, { centerRow: [...ROW.slice(0, 4), 'Wind Tyrant', 'Avatar of the Fallen'] });
    s.endTurn();
    expect(s.names('void')).toEqual(['Avatar of the Fallen', 'Wind Tyrant']);
    expect(s.counter('opponentHonor')).toBe(3 + 4);
    expect(s.counter('pool')).toBe(50 - 7);
    // Every other part of the rewards is ignored.
    expect([s.honor('Ann'), s.runes('Ann')]).toEqual([0, 0]);
    expect(s.decision?.kind).toBe('turn');
  });

  test('V4 honor beyond the pool is given from outside it (F1)', () => {
    const s = alone(chronicle, {}, { centerRow: [...ROW.slice(0, 4), 'Wind Tyrant', 'Wind Tyrant'], pool: 4 });
    s.endTurn();
    expect([s.counter('opponentHonor'), s.counter('pool'), s.counter('reserve')]).toEqual([6, 0, 2]);
  });

  test('V4 trophies and ongoing monsters go to the void like any other', () => {
    const s = alone(everything, {}, { centerRow: [...ROW.slice(0, 4), 'Samael the Fallen', 'Hoarding Tyrant'] });
    s.endTurn();
    expect(s.names('void')).toEqual(['Hoarding Tyrant', 'Samael the Fallen']);
    expect(s.counter('opponentHonor')).toBe(8 + 4);
    expect(s.names('opponent')).toEqual([]);
  });

  test('V4 honor that depends on something is no honor of the reward', () => {
    const s = alone(everything, { honor: 20 }, { centerRow: [...ROW.slice(0, 4), 'Arha Initiate', 'Sordid Asp'] });
    s.endTurn();
    expect(s.counter('opponentHonor')).toBe(1);
    expect(s.honor('Ann')).toBe(20);
  });

  test('V4 the taking is no acquiring or defeating by a player: events pay nothing', () => {
    const s = alone(
      everything,
      {},
      { centerRow: [...ROW.slice(0, 4), 'Arha Initiate', 'Mephit'], event: 'Void Rising' },
    );
    s.endTurn();
    expect([s.honor('Ann'), s.counter('opponentHonor')]).toEqual([0, 2]);
  });

  test('V4 the fates of the cards that enter then happen, in the order in which they entered (Q5)', () => {
    const s = alone(
      everything,
      { deck: MEPHITS },
      { centerDeck: ['Askara of Fate', 'Arbiter of Fate', 'Spike Vixen', ...MEPHITS] },
    );
    s.endTurn();
    expect(s.names('centerRow').slice(0, 3)).toEqual(['Arbiter of Fate', 'Askara of Fate', 'Arha Initiate']);
    expect(s.decision).toMatchObject({ seat: 0, source: { card: 'askara-of-fate', ruling: 'Q5' } });
    expect(s.names('Ann', 'hand')).toHaveLength(5);
    s.choose('accept');
    expect(s.names('Ann', 'hand')).toHaveLength(6);
    expect(s.decision).toMatchObject({ seat: 0, source: { card: 'arbiter-of-fate', ruling: 'Q5' } });
    s.decline();
    expect(s.decision?.kind).toBe('turn');
  });

  test('V4 an event that turns up after the taking becomes current, and its place is filled (Q2)', () => {
    const s = alone(everything, {}, { centerDeck: ['Spike Vixen', 'Void Rising', 'Wolf Shaman', ...MEPHITS] });
    s.endTurn();
    expect(s.names('event')).toEqual(['Void Rising']);
    expect(s.names('centerRow')).toEqual(['Wolf Shaman', 'Spike Vixen', ...ROW.slice(0, 4)]);
  });

  test('V4 each opponent finds nobody', () => {
    const s = alone(
      chronicle,
      { power: 14, inPlay: ['Muramasa'], hand: ['Mystic'] },
      { centerRow: ['Sea Tyrant', 'Xeron, Duke of Lies', 'Wolf Shaman', 'Mephit', 'Mephit', 'Mephit'] },
    );
    s.defeat('Sea Tyrant');
    s.defeat('Xeron, Duke of Lies');
    expect(s.decision?.kind).toBe('turn');
    expect(s.honor('Ann')).toBe(5 + 3);
    expect(s.names('Ann', 'inPlay')).toEqual(['Muramasa']);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });

  test('V4 the opponent of the game is none of the opponents that cards speak of: it is not ahead', () => {
    const s = alone(
      everything,
      { power: 3 },
      { centerRow: ['Sordid Asp', 'Mephit', 'Mephit', 'Mephit', 'Mephit', 'Unchained Fates'] },
    );
    s.endTurn();
    expect(s.counter('opponentHonor')).toBe(5 + 2);
    const t = alone(
      everything,
      { power: 3 },
      { centerRow: ['Mephit', 'Mephit', 'Mephit', 'Mephit', 'Mephit', 'Sordid Asp'] },
    );
    t.defeat('Sordid Asp');
    expect(t.honor('Ann')).toBe(1);
    expect(t.counter('opponentHonor')).toBe(0);
  });

  test('V4 where cards slide, those next to a card that left are the ones that were next to it', () => {
    const at = (slot: number): readonly string[] => {
      const row = [...ROW];
      row[slot] = 'Ravenous Gorph';
      const s = alone(everything, { power: 3 }, { centerRow: row });
      s.defeat('Ravenous Gorph');
      return s.offers();
    };
    expect(at(0)).toEqual(['pick Void Initiate']);
    expect(at(1)).toEqual(['pick Arha Initiate', 'pick Muramasa']);
    expect(at(3)).toEqual(['pick Muramasa', 'pick Shadow Star']);
    expect(at(5)).toEqual(['pick Shadow Star']);
  });

  test('V4 where cards slide, the card that replaces another is the one that enters for it (Q15)', () => {
    const s = alone(everything, { hand: ['Fist of the Dragon'] }, { centerDeck: ['Wind Tyrant', ...MEPHITS] });
    s.play('Fist of the Dragon');
    s.choose('Shadow Star');
    expect(s.names('void')).toContain('Wind Tyrant');
    expect(s.honor('Ann')).toBe(3);
  });

  test('V4 several cards banished at once are replaced by as many, which enter at the left one after the other (Q12)', () => {
    const s = alone(
      everything,
      {},
      { centerDeck: ['Ravenous Gorph', 'Spike Vixen', 'Wolf Shaman', 'Demon Slayer', ...MEPHITS] },
    );
    s.endTurn();
    // The Gorph had moved on to the second place, between two others, when its fate came.
    expect(s.names('void').slice(0, 2)).toEqual(['Arha Initiate', 'Spike Vixen']);
    expect(s.names('centerRow')).toEqual([
      'Demon Slayer',
      'Wolf Shaman',
      'Ravenous Gorph',
      'Void Initiate',
      'Muramasa',
      'Mephit',
    ]);
  });

  test('V4 the opponent takes what there is of a short row', () => {
    const s = alone(chronicle, {}, { centerRow: ['Arha Initiate'], centerDeck: [] });
    s.endTurn();
    expect(s.names('opponent')).toEqual(['Arha Initiate']);
    expect(s.names('centerRow')).toEqual([]);
    s.endTurn();
    expect(s.decision?.kind).toBe('turn');
  });

  test('V4 the opponent takes after each turn, before an extra one too', () => {
    const s = alone(chronicle, { inPlay: ["Tablet of Time's Dawn"] });
    s.activate("Tablet of Time's Dawn");
    s.endTurn();
    expect(s.names('opponent')).toHaveLength(2);
    expect([s.counter('round'), s.counter('turn')]).toEqual([1, 2]);
  });
});

describe('the end of solitaire', () => {
  test('V5 the game ends after the taking that follows the turn in which the last honor was earned', () => {
    const s = alone(chronicle, { power: 2 }, { pool: 1 });
    s.defeat('Cultist');
    expect(s.counter('pool')).toBe(0);
    s.endTurn();
    expect(s.decision).toBeNull();
    expect(s.names('opponent')).toEqual(['Shadow Star', 'Landtalker']);
    expect(s.names('centerRow')).toHaveLength(6);
  });

  test('V5 honor that the opponent takes last leaves one more turn, and ends the game at its next taking', () => {
    const s = alone(chronicle, {}, { centerRow: [...ROW.slice(0, 4), 'Arha Initiate', 'Mephit'], pool: 2 });
    s.endTurn();
    expect(s.counter('pool')).toBe(0);
    expect(s.decision).toMatchObject({ kind: 'turn', seat: 0 });
    s.endTurn();
    expect(s.decision).toBeNull();
    expect(s.names('opponent')).toEqual(['Arha Initiate', 'Muramasa']);
    expect(s.counter('opponentHonor')).toBe(2 + 2);
  });

  test('V5 an extra turn from the last turn is still played, and a taking follows it too (F2)', () => {
    const s = alone(chronicle, { power: 2, inPlay: ["Tablet of Time's Dawn"] }, { pool: 1 });
    s.defeat('Cultist');
    s.activate("Tablet of Time's Dawn");
    s.endTurn();
    expect(s.decision).toMatchObject({ kind: 'turn', seat: 0 });
    s.endTurn();
    expect(s.decision).toBeNull();
    expect(s.names('opponent')).toEqual(['Shadow Star', 'Landtalker', 'Muramasa']);
  });

  test('V5 the player wins with more honor than the opponent, cards included', () => {
    const s = alone(chronicle, { honor: 2, hand: ['Muramasa'] }, { pool: 0 });
    s.endTurn();
    expect(chronicle.outcome(s.state)).toEqual({
      winners: ['Ann'],
      sides: [
        {
          name: 'Ann',
          seats: [0],
          score: 6,
          items: [
            { what: 'honor tokens', amount: 2 },
            { what: 'heroes and constructs', amount: 4 },
          ],
        },
        {
          name: 'Samael',
          seats: [],
          score: 5,
          items: [
            { what: 'honor tokens', amount: 0 },
            { what: 'heroes and constructs', amount: 5 },
          ],
        },
      ],
    });
  });

  test('V5 as much honor as the opponent is not enough', () => {
    const s = alone(chronicle, { honor: 5 }, { pool: 0 });
    s.endTurn();
    expect(chronicle.outcome(s.state)).toMatchObject({ winners: ['Samael'], sides: [{ score: 5 }, { score: 5 }] });
  });
});

describe('the name of the opponent', () => {
  test('V6 the opponent is Samael with Chronicle or Return, Nemesis with Storm, the Cult with Valley', () => {
    expect([chronicle, fallen, storm, valley].map(opponentOf)).toEqual(['Samael', 'Samael', 'Nemesis', 'The Cult']);
  });

  test('V6 of several sets the newest names the opponent, in whatever order they are given', () => {
    const newest = (...sets: readonly CardSet[]): string => opponentOf(ascension({ sets }));
    expect(newest(chronicleOfTheGodslayer, returnOfTheFallen)).toBe('Samael');
    expect(newest(stormOfSouls, chronicleOfTheGodslayer)).toBe('Nemesis');
    expect(newest(returnOfTheFallen, stormOfSouls)).toBe('Nemesis');
    expect(newest(valleyOfTheAncients, stormOfSouls)).toBe('The Cult');
    expect(newest(...SETS)).toBe('The Cult');
    expect(newest(...[...SETS].reverse())).toBe('The Cult');
  });
});
