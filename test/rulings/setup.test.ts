import { type AscensionRules, ascension, type GameState, isFatequeueError, type View } from 'fatequeue';
import { type Card, type CardSet, defineSet, discard, fate, gain, hero } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'];

function dealt(
  seats: number,
  seed = 1,
  dealer: AscensionRules = rules,
): { readonly state: GameState; readonly view: View } {
  const state = dealer.start({ players: NAMES.slice(0, seats), seed });
  return { state, view: dealer.view(state, 'all') };
}

function ids(cards: readonly { readonly card: string | null }[]): readonly (string | null)[] {
  return cards.map(({ card }) => card);
}

function counted(cards: readonly { readonly card: string | null }[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { card } of cards) counts[card ?? ''] = (counts[card ?? ''] ?? 0) + 1;
  return counts;
}

const PRINTED = [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients];

/** Every choice of two or more of the printed sets, by the names of the sets. */
const TOGETHER = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
  .map((bits) => PRINTED.filter((_, i) => (bits & (1 << i)) !== 0))
  .filter(({ length }) => length > 1)
  .map((sets) => ({ names: sets.map(({ name }) => name).join(' and '), sets }));

/** The code of what is wrong with so many players, or null. */
function refusal(seats: number, dealer: AscensionRules): string | null {
  try {
    dealt(seats, 1, dealer);
    return null;
  } catch (error) {
    if (!isFatequeueError(error)) throw error;
    return error.problems[0].code;
  }
}

describe('the players', () => {
  test('S1 each player has 8 Apprentices and 2 Militia, shuffled, 5 of them drawn', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      for (const { zones } of dealt(4, seed).view.players) {
        expect(zones.hand).toHaveLength(5);
        expect(zones.deck).toHaveLength(5);
        const all = [...zones.hand, ...zones.deck];
        expect(counted(all)).toEqual({ apprentice: 8, militia: 2 });
        orders.add(ids(all).join());
      }
    }
    expect(orders.size).toBeGreaterThan(20);
  });

  test('S6 the first player is random and play goes clockwise', () => {
    const first = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      let { state } = dealt(3, seed);
      const { counters } = rules.view(state, 'all');
      first.add(counters.firstPlayer);
      expect(counters.turnOf).toBe(counters.firstPlayer);
      for (let turn = 0; turn < 4; turn++) {
        expect(state.decision?.seat).toBe((counters.firstPlayer + turn) % 3);
        const end = state.decision?.options.findIndex((option) => option.do === 'end-turn') ?? -1;
        state = rules.decide(state, [end]).state;
      }
    }
    expect([...first].sort()).toEqual([0, 1, 2]);
  });

  test('S7 Chronicle alone seats at most four players', () => {
    for (const seats of [2, 3, 4]) expect(dealt(seats).view.players).toHaveLength(seats);
    expect(() => dealt(5)).toThrow(/2 to 4/);
  });

  test('S7 sets together seat up to six', () => {
    const both = ascension({ sets: [chronicleOfTheGodslayer, boxOf([hero('Guest', { cost: 1, copies: 1 })])] });
    for (const seats of [2, 5, 6]) expect(dealt(seats, 1, both).view.players).toHaveLength(seats);
    let thrown: unknown = null;
    try {
      dealt(7, 1, both);
    } catch (error) {
      thrown = error;
    }
    expect(isFatequeueError(thrown) && thrown.problems[0].code).toBe('start/wrong-number-of-players');
  });

  test.each([
    { set: chronicleOfTheGodslayer, most: 4 },
    { set: returnOfTheFallen, most: 2 },
    { set: stormOfSouls, most: 4 },
    { set: valleyOfTheAncients, most: 4 },
  ])('S7 $set.name alone seats at most $most players', ({ set, most }) => {
    const alone = ascension({ sets: [set] });
    for (let seats = 2; seats <= 7; seats++) {
      expect(refusal(seats, alone)).toBe(seats <= most ? null : 'start/wrong-number-of-players');
    }
  });

  test('S7 any two or more sets together seat two to six players', () => {
    for (const { names, sets } of TOGETHER) {
      const together = ascension({ sets });
      const refused = [2, 3, 4, 5, 6, 7].filter((seats) => refusal(seats, together) !== null);
      expect({ names, refused }).toEqual({ names, refused: [7] });
    }
  });
});

function boxOf(cards: readonly Card[]): CardSet {
  return defineSet({ id: 'small-box', name: 'Small box', players: { min: 1, max: 4 }, cards });
}

describe('the table', () => {
  test('S2 Mystics, Heavy Infantry and the Cultist are always available, with the supply of the box', () => {
    const { zones } = dealt(2).view;
    expect(counted(zones['supply:mystic'])).toEqual({ mystic: 30 });
    expect(counted(zones['supply:heavy-infantry'])).toEqual({ 'heavy-infantry': 29 });
    expect(counted(zones['supply:cultist'])).toEqual({ cultist: 1 });
  });

  test('S2 combined boxes add their supplies, but not the cards that players start with', () => {
    const shared = chronicleOfTheGodslayer.cards.filter(({ zone }) => zone !== 'center');
    const { zones, players } = dealt(2, 1, ascension({ sets: [chronicleOfTheGodslayer, boxOf(shared)] })).view;
    expect(counted(zones['supply:mystic'])).toEqual({ mystic: 60 });
    expect(counted(zones['supply:heavy-infantry'])).toEqual({ 'heavy-infantry': 58 });
    expect(counted(zones['supply:cultist'])).toEqual({ cultist: 1 });
    expect(counted([...players[0].zones.hand, ...players[0].zones.deck])).toEqual({ apprentice: 8, militia: 2 });
  });

  test.each([
    { set: chronicleOfTheGodslayer, mystics: 30, infantry: 29, fanatics: 0 },
    { set: returnOfTheFallen, mystics: 17, infantry: 17, fanatics: 0 },
    { set: stormOfSouls, mystics: 26, infantry: 26, fanatics: 6 },
    { set: valleyOfTheAncients, mystics: 20, infantry: 20, fanatics: 0 },
  ])('S2 $set.name has its own supply, and Fanatics only if it is Storm of Souls', ({ set, ...supply }) => {
    const { zones } = dealt(2, 1, ascension({ sets: [set] })).view;
    expect(counted(zones['supply:mystic'])).toEqual({ mystic: supply.mystics });
    expect(counted(zones['supply:heavy-infantry'])).toEqual({ 'heavy-infantry': supply.infantry });
    expect(counted(zones['supply:cultist'])).toEqual({ cultist: 1 });
    expect(zones['supply:fanatic']?.length ?? 0).toBe(supply.fanatics);
  });

  test('S2 all four boxes together add their supplies, with one Cultist, the Fanatics of one box and three temples', () => {
    const { zones, players } = dealt(6, 1, ascension({ sets: PRINTED })).view;
    expect(counted(zones['supply:mystic'])).toEqual({ mystic: 30 + 17 + 26 + 20 });
    expect(counted(zones['supply:heavy-infantry'])).toEqual({ 'heavy-infantry': 29 + 17 + 26 + 20 });
    expect(counted(zones['supply:cultist'])).toEqual({ cultist: 1 });
    expect(counted(zones['supply:fanatic'])).toEqual({ fanatic: 6 });
    expect(ids(zones.temples)).toEqual(['temple-of-life', 'temple-of-death', 'temple-of-immortality']);
    for (const { zones: own } of players) {
      expect(counted([...own.hand, ...own.deck])).toEqual({ apprentice: 8, militia: 2 });
    }
  });

  test('S3 the center decks are shuffled together and six cards are dealt from the top, slot 0 first', () => {
    const guests = hero('Guest', { cost: 1, copies: 50 });
    const both = ascension({ sets: [chronicleOfTheGodslayer, boxOf([guests])] });
    const rows = new Set<string>();
    let guestsInRows = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { state, view } = dealt(2, seed, both);
      expect(view.zones.centerRow).toHaveLength(6);
      expect(view.zones.centerRow.length + view.zones.centerDeck.length).toBe(100 + 50);
      expect(state.places[0]).toHaveLength(6);
      const row = ids(view.zones.centerRow);
      rows.add(row.join());
      guestsInRows += row.filter((card) => card === 'guest').length;
    }
    expect(rows.size).toBe(20);
    expect(guestsInRows).toBeGreaterThan(10);
    expect(guestsInRows).toBeLessThan(110);
  });

  test('S4 the fates of the first six happen at the deal, nearest the deck first, for the first player', () => {
    const omens = [1, 2, 3, 4, 5, 6].map((n) =>
      hero(`Omen ${n}`, { cost: 1, copies: 1 }, fate(discard(1), gain(n, 'runes'))),
    );
    const box = ascension({
      sets: [boxOf([...chronicleOfTheGodslayer.cards.filter(({ zone }) => zone !== 'center'), ...omens])],
    });
    for (let seed = 0; seed < 10; seed++) {
      let { state } = dealt(3, seed, box);
      const { firstPlayer } = box.view(state, 'all').counters;
      const inOrder: (string | null)[] = [];
      // Each fate asks the first player for a discard, so the order shows in who asks.
      while (state.decision?.kind === 'discard') {
        expect(state.decision.seat).toBe(firstPlayer);
        inOrder.push(state.decision.source.card);
        state = box.decide(state, [0]).state;
      }
      const view = box.view(state, 'all');
      // The fifth discard is forced and the sixth finds nothing; four are asked.
      expect(inOrder).toEqual(ids(view.zones.centerRow).slice(0, 4));
      expect(state.decision).toMatchObject({ kind: 'turn', seat: firstPlayer });
      expect(view.players.map(({ counters }) => counters.runes)).toEqual(
        [0, 1, 2].map((seat) => (seat === firstPlayer ? 21 : 0)),
      );
    }
  });

  test('S5 the honor pool holds 30 for each player', () => {
    expect([2, 3, 4].map((seats) => dealt(seats).view.counters.pool)).toEqual([60, 90, 120]);
    const both = ascension({ sets: [chronicleOfTheGodslayer, boxOf([hero('Guest', { cost: 1, copies: 1 })])] });
    expect([5, 6].map((seats) => dealt(seats, 1, both).view.counters.pool)).toEqual([150, 180]);
  });

  test.each(PRINTED)('S5 with $name alone too', (set) => {
    const alone = ascension({ sets: [set] });
    for (let seats = 2; seats <= set.players.max; seats++) {
      expect(dealt(seats, 1, alone).view.counters.pool).toBe(30 * seats);
    }
  });

  test('S5 any two or more sets together have 30 for each player, up to 180', () => {
    for (const { names, sets } of TOGETHER) {
      const together = ascension({ sets });
      const pools = [2, 3, 4, 5, 6].map((seats) => {
        const { counters, players } = dealt(seats, 1, together).view;
        // What a fate at the deal hands out comes from the pool.
        return counters.pool + players.reduce((sum, player) => sum + player.counters.honor, 0);
      });
      expect({ names, pools }).toEqual({ names, pools: [60, 90, 120, 150, 180] });
    }
  });
});
