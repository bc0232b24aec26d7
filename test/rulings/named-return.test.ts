import { type AscensionRules, ascension, type GameState } from 'fatequeue';
import {
  cards,
  construct,
  defineSet,
  gain,
  monster,
  reward,
  trophy,
  whenever,
  whenYouAcquire,
  whenYouDefeat,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { type PlayerPosition, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { told } from './told.js';

const alone = ascension({ sets: [returnOfTheFallen] });
const together = ascension({ sets: [chronicleOfTheGodslayer, returnOfTheFallen] });
const withMore = ascension({
  sets: [
    returnOfTheFallen,
    defineSet({
      id: 'made-up',
      name: 'Made up',
      players: { min: 1, max: 4 },
      cards: [
        construct('Ledger', { cost: 1, copies: 1 }, whenever(whenYouAcquire(cards()), gain(1, 'runes'))),
        construct('Trophy Wall', { cost: 1, copies: 1 }, whenever(whenYouDefeat(cards()), gain(1, 'runes'))),
        monster('Horned Skull', { power: 3, copies: 1 }, reward(gain(2, 'honor')), trophy(gain(5, 'runes'))),
      ],
    }),
  ],
});

const ROW = ['Doom Weeper', 'Nairi, Henge Queen', 'Serpentcall', 'Socket Altar', 'Deathseeker', 'Fire Tyrant'];
const CENTER_DECK = ['Sordid Asp', 'Vaultbreaker Wurm', 'Lunar Stag', 'Hectic Scribe'];
const gorph = 'Ravenous Gorph';
const samael = 'Samael the Fallen';

interface Table {
  readonly rules?: AscensionRules;
  readonly others?: readonly Omit<PlayerPosition, 'name'>[];
  readonly row?: readonly string[];
  readonly deck?: readonly string[];
}

/** Ann's turn; Ben, and Cy if there is a third, are at the table. */
function annsTurn(ann: Omit<PlayerPosition, 'name'>, table: Table = {}): Scenario {
  const { rules = alone, others = [{}], row = ROW, deck = CENTER_DECK } = table;
  const players = [ann, ...others].map((player, i) => ({ name: ['Ann', 'Ben', 'Cy'][i], ...player }));
  return scenario(rules, { players, centerRow: row, centerDeck: deck });
}

describe('Great-Omen Raven', () => {
  const raven = 'Great-Omen Raven';

  test('N13 any card name of the game may be named, whether or not it is in the deck', () => {
    for (const rules of [alone, together]) {
      const s = annsTurn({ hand: [raven], deck: ['Mystic', 'Militia'] }, { rules });
      s.play(raven);
      const named = s.offers().map((offer) => offer.replace(/^\S+ /, ''));
      expect([...named].sort()).toEqual(rules.cards.map(({ name }) => name).sort());
      s.choose(samael);
      expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
      expect(s.honor('Ann')).toBe(0);
    }
  });

  test('N13 the name of the top card gives the honor', () => {
    const s = annsTurn({ hand: [raven], deck: ['Mystic', 'Militia'] });
    s.play(raven);
    s.choose('Mystic');
    expect(s.honor('Ann')).toBe(3);
  });

  test('T7 with an empty deck the discard pile becomes the deck before the card is revealed', () => {
    const s = annsTurn({ hand: [raven], discard: ['Mystic', 'Mystic'] });
    s.play(raven);
    s.choose('Mystic');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.names('Ann', 'deck')).toEqual(['Mystic']);
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.honor('Ann')).toBe(3);
  });

  test('T7 with deck and discard pile empty there is nothing to reveal, the Raven itself not included', () => {
    const s = annsTurn({ hand: [raven] });
    s.play(raven);
    s.choose(raven);
    expect(s.names('Ann', 'played')).toEqual([raven]);
    expect(s.names('Ann', 'hand')).toEqual([]);
    expect(s.honor('Ann')).toBe(0);
  });
});

describe('Bazu, Duke of Scorn', () => {
  const bazu = 'Bazu, Duke of Scorn';
  const inPlay = ['Black Hole', 'Serpentcall'];

  function facing(...others: readonly Omit<PlayerPosition, 'name'>[]): Scenario {
    const s = annsTurn({ power: 6 }, { rules: together, others, row: [bazu, ...ROW.slice(1)] });
    s.defeat(bazu);
    return s;
  }

  test('N14 the hand option is open to an opponent with as many cards as constructs', () => {
    const s = facing({ inPlay, hand: ['Mystic', 'Militia'] });
    expect(s.decision).toMatchObject({ seat: 1, kind: 'choose' });
    expect(s.decision?.options.map(({ key }) => key)).toEqual(['choose:0', 'choose:1']);
    s.choose('choose:0');
    expect(s.names('Ben', 'hand')).toEqual([]);
    expect(s.names('Ben', 'inPlay')).toEqual(inPlay);
  });

  test('N14 it is closed to an opponent with fewer cards than constructs, whose constructs all go', () => {
    const s = facing({ inPlay, hand: ['Mystic'] }, { inPlay: ['Stone Circle'], hand: ['Militia'] });
    expect(s.names('Ben', 'inPlay')).toEqual([]);
    expect(s.names('Ben', 'hand')).toEqual(['Mystic']);
    expect(s.decision).toMatchObject({ seat: 2, kind: 'choose' });
    expect(s.decision?.options).toHaveLength(2);
  });
});

describe('Samael the Fallen', () => {
  test('N16 a monster defeated in the row goes to the discard pile first, then come refill, reward and triggers', () => {
    const s = annsTurn({ inPlay: [samael, 'Ledger', 'Trophy Wall'], power: 6 }, { rules: withMore });
    s.defeat('Fire Tyrant');
    expect(told(s.events)).toEqual([
      'power -6 (A1)',
      'fire-tyrant: centerRow > discard (Q1)',
      'sordid-asp: centerDeck > centerRow (Q2)',
      'honor +6 (Q3)',
      'runes +1 (Q4)',
      'runes +1 (Q4)',
    ]);
    expect(s.names('Ann', 'discard')).toEqual(['Fire Tyrant']);
  });

  test('N16 it counts as acquired', () => {
    const s = annsTurn({ inPlay: [samael, 'Ledger'], power: 6 }, { rules: withMore });
    s.defeat('Fire Tyrant');
    expect(s.runes('Ann')).toBe(1);
    const without = annsTurn({ inPlay: ['Ledger'], power: 6 }, { rules: withMore });
    without.defeat('Fire Tyrant');
    expect(without.runes('Ann')).toBe(0);
  });

  test('N16 a trophy monster goes to the discard pile or stays as a trophy, by choice of its defeater', () => {
    const row = ['Horned Skull', ...ROW.slice(1)];
    const kept = annsTurn({ inPlay: [samael], power: 3 }, { rules: withMore, row });
    kept.defeat('Horned Skull');
    expect(kept.decision).toMatchObject({ seat: 0, max: 1 });
    const key = (s: Scenario, word: string): string =>
      s.decision?.options.find((option) => option.key.includes(word))?.key ?? '';
    kept.choose(key(kept, 'discard'));
    expect(kept.names('Ann', 'discard')).toEqual(['Horned Skull']);
    expect(kept.names('Ann', 'trophies')).toEqual([]);
    expect(kept.honor('Ann')).toBe(2);
    const shown = annsTurn({ inPlay: [samael, 'Ledger'], power: 3 }, { rules: withMore, row });
    shown.defeat('Horned Skull');
    shown.choose(key(shown, 'troph'));
    expect(shown.names('Ann', 'discard')).toEqual([]);
    expect(shown.names('Ann', 'trophies')).toEqual(['Horned Skull']);
    expect([shown.honor('Ann'), shown.runes('Ann')]).toEqual([2, 0]);
  });

  test('N16 without Samael a trophy monster is a trophy without a question', () => {
    const s = annsTurn({ power: 3 }, { rules: withMore, row: ['Horned Skull', ...ROW.slice(1)] });
    s.defeat('Horned Skull');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'trophies')).toEqual(['Horned Skull']);
  });
});

describe('Ravenous Gorph', () => {
  test('Q14 its fate does nothing when it has left the row before its turn in the list came', () => {
    const row = ['Nairi, Henge Queen', gorph, 'Deathseeker', 'Socket Altar', 'Serpentcall', 'Fire Tyrant'];
    const s = annsTurn({ power: 3 }, { row, deck: [gorph, gorph, ...CENTER_DECK] });
    s.defeat(gorph);
    s.choose('Deathseeker');
    // The one in the second place banishes the one in the third, whose own fate then finds no neighbours.
    expect(s.names('centerRow')).toEqual([
      'Sordid Asp',
      gorph,
      'Vaultbreaker Wurm',
      'Socket Altar',
      'Serpentcall',
      'Fire Tyrant',
    ]);
    expect(s.names('centerDeck')).toEqual(['Lunar Stag', 'Hectic Scribe']);
    expect([...s.names('void')].sort()).toEqual(['Deathseeker', 'Nairi, Henge Queen', gorph, gorph]);
  });

  test('Q14 a fate that does not depend on a place happens all the same', () => {
    const row = ['Nairi, Henge Queen', gorph, 'Deathseeker', 'Socket Altar', 'Serpentcall', 'Fire Tyrant'];
    const s = annsTurn({ power: 3, deck: ['Militia'] }, { row, deck: [gorph, 'Askara of Fate', ...CENTER_DECK] });
    s.defeat(gorph);
    s.choose('Deathseeker');
    expect(s.names('void')).toContain('Askara of Fate');
    expect(s.decision).toMatchObject({ seat: 0, source: { card: 'askara-of-fate' } });
    s.choose('accept');
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
  });

  test('Q10 Q14 a reward may defeat the Gorph that has just refilled the row; its fate finds no place any more', () => {
    const row = ['Avatar of the Fallen', ...ROW.slice(1)];
    const s = annsTurn({ power: 7 }, { rules: together, row, deck: [gorph, ...CENTER_DECK] });
    s.defeat('Avatar of the Fallen');
    s.choose(gorph);
    expect(s.honor('Ann')).toBe(4 + 3);
    expect(s.offers()).toEqual(['pick Nairi, Henge Queen']);
    s.decline();
    expect(s.names('centerRow')).toEqual(['Sordid Asp', ...ROW.slice(1)]);
    expect(s.names('void')).toEqual([gorph, 'Avatar of the Fallen']);
  });

  test('Q12 both neighbours leave, then both are replaced, nearest the deck first', () => {
    const row = ['Doom Weeper', 'Serpentcall', 'Deathseeker', 'Socket Altar', 'Lunar Stag', 'Fire Tyrant'];
    const s = annsTurn({ runes: 2 }, { row, deck: [gorph, ...CENTER_DECK] });
    s.acquire('Deathseeker');
    expect(told(s.events).slice(1)).toEqual([
      'deathseeker: centerRow > discard (Q1)',
      'ravenous-gorph: centerDeck > centerRow (Q2)',
      'serpentcall: centerRow > void (Q5)',
      'socket-altar: centerRow > void (Q5)',
      'sordid-asp: centerDeck > centerRow (Q2)',
      'vaultbreaker-wurm: centerDeck > centerRow (Q2)',
    ]);
  });

  test('Q11 Q12 a second Gorph that replaces a neighbour banishes the first, in its turn', () => {
    const row = ['Doom Weeper', 'Serpentcall', 'Deathseeker', 'Socket Altar', 'Lunar Stag', 'Fire Tyrant'];
    const deck = [gorph, 'Sordid Asp', gorph, 'Vaultbreaker Wurm', 'Hectic Scribe', 'Doom Weeper'];
    const s = annsTurn({ runes: 2 }, { row, deck });
    s.acquire('Deathseeker');
    expect(told(s.events).slice(3)).toEqual([
      'serpentcall: centerRow > void (Q5)',
      'socket-altar: centerRow > void (Q5)',
      'sordid-asp: centerDeck > centerRow (Q2)',
      'ravenous-gorph: centerDeck > centerRow (Q2)',
      'ravenous-gorph: centerRow > void (Q5)',
      'lunar-stag: centerRow > void (Q5)',
      'vaultbreaker-wurm: centerDeck > centerRow (Q2)',
      'hectic-scribe: centerDeck > centerRow (Q2)',
    ]);
    expect(s.names('centerRow')).toEqual([
      'Doom Weeper',
      'Sordid Asp',
      'Vaultbreaker Wurm',
      gorph,
      'Hectic Scribe',
      'Fire Tyrant',
    ]);
  });

  test('Q11 of two Gorphs that replace both neighbours the first banishes the old one, and each has its turn', () => {
    const row = ['Doom Weeper', 'Serpentcall', 'Deathseeker', 'Socket Altar', 'Lunar Stag', 'Fire Tyrant'];
    const deck = [gorph, gorph, gorph, 'Sordid Asp', 'Vaultbreaker Wurm', 'Hectic Scribe', 'Doom Weeper'];
    const s = annsTurn({ runes: 2 }, { row, deck });
    s.acquire('Deathseeker');
    // The left one takes the places 0 and 2, the right one then the places 2 and 4.
    expect(s.names('centerRow')).toEqual(['Sordid Asp', gorph, 'Hectic Scribe', gorph, 'Doom Weeper', 'Fire Tyrant']);
    expect(s.names('void')).toHaveLength(6);
  });
});

describe('Vaultbreaker Wurm', () => {
  test('A9 a tie over which construct is destroyed is broken by the player who controls it', () => {
    const wurm = 'Vaultbreaker Wurm';
    const s = annsTurn(
      { power: 5 },
      {
        rules: together,
        row: [wurm, ...ROW.slice(1)],
        others: [
          { inPlay: ['Black Hole', 'Serpentcall', 'Project Alpha'] },
          { inPlay: ['Stone Circle', 'Black Hole'] },
        ],
      },
    );
    s.defeat(wurm);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'destroy', min: 1, max: 1 });
    expect(s.offers()).toEqual(['pick Serpentcall', 'pick Project Alpha']);
    s.choose('Serpentcall');
    expect(s.decision?.seat).toBe(2);
    s.choose('Black Hole');
    expect(s.names('Ben', 'discard')).toEqual(['Serpentcall']);
    expect(s.names('Cy', 'discard')).toEqual(['Black Hole']);
  });
});

describe('fate', () => {
  test('K1 a fate happens when the card enters the center row, for each player that it names', () => {
    const hand = ['Militia'];
    const s = annsTurn(
      { runes: 2, hand },
      { rules: together, others: [{ hand }, { hand }], deck: ['Arbiter of Fate', ...CENTER_DECK] },
    );
    s.acquire('Deathseeker');
    const asked: (number | undefined)[] = [];
    while (s.decision?.kind === 'banish') {
      asked.push(s.decision.seat);
      s.choose('Militia');
    }
    expect(asked).toEqual([0, 1, 2]);
    expect(s.names('removed')).toEqual(['Militia', 'Militia', 'Militia']);
  });

  test('K1 it does not happen when the card is acquired, played, discarded or banished', () => {
    const s = annsTurn(
      { runes: 4, hand: ['Arbiter of Fate', 'Black Watch Elite'], deck: ['Mystic'] },
      { row: ['Arbiter of Fate', ...ROW.slice(1)], others: [{ hand: ['Militia'] }] },
    );
    s.acquire('Arbiter of Fate');
    s.play('Arbiter of Fate');
    s.decline();
    s.play('Black Watch Elite');
    s.choose('Arbiter of Fate');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('Ben', 'hand')).toEqual(['Militia']);
    expect(s.names('void')).toEqual(['Arbiter of Fate']);
  });
});

/** The cards of the row, by their ids. */
function rowOf(rules: AscensionRules, state: GameState): readonly (string | null)[] {
  return rules.view(state, 'all').zones.centerRow.map(({ card }) => card);
}

describe('the deal', () => {
  const players = ['Ann', 'Ben'];
  const fateless = returnOfTheFallen.cards.map((card) => ({
    ...card,
    abilities: card.abilities.filter(({ ability }) => ability !== 'fate'),
  }));
  const plain = ascension({ sets: [{ ...returnOfTheFallen, cards: fateless }] });
  const WITHOUT_GORPH = returnOfTheFallen.cards.filter(({ name }) => name !== gorph);

  test('S4 fates at the deal happen nearest the deck first, the first player being the one whose turn it is', () => {
    const rules = ascension({ sets: [{ ...returnOfTheFallen, cards: WITHOUT_GORPH }] });
    const asking = ['askara-of-fate', 'arbiter-of-fate', 'stone-circle'];
    let deals = 0;
    for (let seed = 0; seed < 40; seed++) {
      let state = rules.start({ players, seed });
      const { firstPlayer } = rules.view(state, 'all').counters;
      const expected = rowOf(rules, state)
        .filter((card) => card !== null && asking.includes(card))
        .flatMap((card) => [
          [card, firstPlayer],
          [card, 1 - firstPlayer],
        ]);
      if (expected.length > 2) deals++;
      const asked: unknown[] = [];
      while (state.decision !== null && state.decision.kind !== 'turn') {
        asked.push([state.decision.source.card, state.decision.seat]);
        state = rules.decide(state, []).state;
      }
      expect(asked).toEqual(expected);
      expect(state.decision).toMatchObject({ kind: 'turn', seat: firstPlayer });
    }
    expect(deals).toBeGreaterThan(3);
  });

  test('S4 a Gorph at the deal banishes its neighbours, which are replaced from the deck, nearest it first', () => {
    let gorphs = 0;
    for (let seed = 0; seed < 200; seed++) {
      const before = rowOf(plain, plain.start({ players, seed }));
      const deck = plain.view(plain.start({ players, seed }), 'all').zones.centerDeck.map(({ card }) => card);
      const at = before.indexOf('ravenous-gorph');
      const isOnlyFate = before.every((card) => card === 'ravenous-gorph' || !FATED.includes(card ?? ''));
      if (at < 1 || at > 4 || at !== before.lastIndexOf('ravenous-gorph') || !isOnlyFate) continue;
      if (before[at - 1] === 'samael-the-fallen' || before[at + 1] === 'samael-the-fallen') continue;
      if (deck.slice(0, 2).some((card) => FATED.includes(card ?? ''))) continue;
      gorphs++;
      const row = rowOf(alone, alone.start({ players, seed }));
      const expected = before.map((card, slot) => (slot === at - 1 ? deck[0] : slot === at + 1 ? deck[1] : card));
      expect(row).toEqual(expected);
    }
    expect(gorphs).toBeGreaterThan(3);
  });

  test('S4 the fate of a Gorph at the deal has its turn in the order of the places', () => {
    const before: number[] = [];
    for (let seed = 0; seed < 600; seed++) {
      const row = rowOf(plain, plain.start({ players, seed }));
      const at = row.indexOf('ravenous-gorph');
      const askara = row.indexOf('askara-of-fate');
      const fates = row.filter((card) => FATED.includes(card ?? '')).length;
      if (at === -1 || askara === -1 || fates !== 2 || Math.abs(at - askara) < 2) continue;
      // The first question is that of the Askara; the Gorph has been there before it if it is nearer to the deck.
      const state = alone.start({ players, seed });
      expect(state.decision?.source.card).toBe('askara-of-fate');
      const hasBanished = alone.view(state, 'all').zones.void.length > 0;
      expect(hasBanished).toBe(at < askara);
      before.push(at < askara ? 1 : 0);
    }
    expect(before).toContain(0);
    expect(before).toContain(1);
  });
});

const FATED: readonly string[] = ['askara-of-fate', 'arbiter-of-fate', 'stone-circle', 'reclamax', 'ravenous-gorph'];
