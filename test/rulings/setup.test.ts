import { type AscensionRules, ascension, type GameState, isFatequeueError, type View } from 'fatequeue';
import { type Card, type CardSet, defineSet, discard, fate, gain, hero } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
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
});
