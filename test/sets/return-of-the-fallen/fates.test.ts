import { type AscensionRules, ascension, type GameState } from 'fatequeue';
import { defineSet } from 'fatequeue/dsl';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { describe, expect, test } from 'vitest';
import { annAgainst, CENTER_DECK, DECK, enters, ROW } from './at-the-table.js';

describe('the fate of Askara of Fate', () => {
  test('lets each player draw a card or not, starting with the one whose turn it is (Q13)', () => {
    const s = enters('Askara of Fate', { deck: DECK }, { deck: DECK }, { deck: DECK });
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    s.choose('accept');
    expect(s.decision?.seat).toBe(1);
    s.decline();
    expect(s.decision?.seat).toBe(2);
    s.choose('accept');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(['Ann', 'Ben', 'Cy'].map((name) => s.names(name, 'hand').length)).toEqual([1, 0, 1]);
  });

  test('goes round from a player in the middle', () => {
    const s = annAgainst({ deck: DECK }, [{ deck: DECK, runes: 2 }, { deck: DECK }], {
      turn: 'Ben',
      centerDeck: ['Askara of Fate', ...CENTER_DECK],
    });
    s.acquire('Deathseeker');
    const asked: (number | undefined)[] = [];
    while (s.decision?.kind !== 'turn') {
      asked.push(s.decision?.seat);
      s.choose('accept');
    }
    expect(asked).toEqual([1, 2, 0]);
  });

  test('happens when it enters the row, not when it is acquired or played (K1)', () => {
    const s = annAgainst({ runes: 4, hand: ['Askara of Fate'], deck: DECK }, [{ deck: DECK }], {
      centerRow: ['Askara of Fate', ...ROW.slice(1)],
    });
    s.acquire('Askara of Fate');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    s.play('Askara of Fate');
    s.decline();
    s.decline();
    expect([s.names('Ann', 'hand').length, s.names('Ben', 'hand').length]).toEqual([2, 0]);
  });

  test('waits for the reward of the monster that it replaces (Q5)', () => {
    const s = annAgainst({ power: 6, deck: DECK }, [{ hand: ['Militia', 'Mystic'], deck: DECK }], {
      centerDeck: ['Askara of Fate', ...CENTER_DECK],
    });
    s.defeat('Fire Tyrant');
    expect(s.decision).toMatchObject({ seat: 1, kind: 'discard' });
    s.choose('Militia');
    expect(s.decision).toMatchObject({ seat: 0, source: { card: 'askara-of-fate' } });
  });
});

describe('the fate of Arbiter of Fate', () => {
  test('lets each player banish a card from their own hand or discard pile, in turn order (Q13)', () => {
    const s = enters(
      'Arbiter of Fate',
      { hand: ['Militia'], discard: ['Apprentice'] },
      { hand: ['Mystic'] },
      { discard: ['Lunar Stag', 'Militia'] },
    );
    expect(s.decision).toMatchObject({ seat: 0, kind: 'banish', min: 0, max: 1 });
    expect([...s.offers()].sort()).toEqual(['pick Apprentice', 'pick Deathseeker', 'pick Militia']);
    s.choose('Apprentice');
    expect(s.decision?.seat).toBe(1);
    expect(s.offers()).toEqual(['pick Mystic']);
    s.decline();
    expect(s.decision?.seat).toBe(2);
    s.choose('Lunar Stag');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('Ann', 'discard')).toEqual(['Deathseeker']);
    expect(s.names('Ben', 'hand')).toEqual(['Mystic']);
    expect(s.names('Cy', 'discard')).toEqual(['Militia']);
    expect(s.names('void')).toEqual(['Lunar Stag']);
  });

  test('may banish the card whose acquiring brought it, which is in the discard pile by then (Q1)', () => {
    const s = enters('Arbiter of Fate', {});
    s.choose('Deathseeker');
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.honor('Ann')).toBe(3);
  });

  test('asks nobody who has nothing to banish', () => {
    const s = enters('Arbiter of Fate', {}, {}, { hand: ['Militia'] });
    s.decline();
    expect(s.decision?.seat).toBe(2);
  });
});

describe('the fate of Stone Circle', () => {
  test('lets each player acquire a Mystic onto their deck, in turn order (Q13)', () => {
    const s = enters('Stone Circle', { deck: ['Militia'] }, { deck: ['Militia'] }, { deck: ['Militia'] });
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Mystic']);
    s.choose('Mystic');
    expect(s.decision?.seat).toBe(1);
    s.decline();
    expect(s.decision?.seat).toBe(2);
    s.choose('Mystic');
    expect(s.names('Ann', 'deck')).toEqual(['Mystic', 'Militia']);
    expect(s.names('Ben', 'deck')).toEqual(['Militia']);
    expect(s.names('Cy', 'deck')).toEqual(['Mystic', 'Militia']);
    expect(s.names('supply:mystic')).toHaveLength(30 + 17 - 2);
    expect(s.names('Ann', 'discard')).toEqual(['Deathseeker']);
  });

  test('gives the last Mystic to the first who takes it, and asks nobody after that', () => {
    const s = annAgainst({ runes: 2 }, [{}], {
      centerDeck: ['Stone Circle', ...CENTER_DECK],
      supplies: { Mystic: 1 },
    });
    s.acquire('Deathseeker');
    s.choose('Mystic');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('Ann', 'deck')).toEqual(['Mystic']);
    expect(s.names('Ben', 'deck')).toEqual([]);
  });

  test('leaves the last Mystic to the next player if the first declines', () => {
    const s = annAgainst({ runes: 2 }, [{}], {
      centerDeck: ['Stone Circle', ...CENTER_DECK],
      supplies: { Mystic: 1 },
    });
    s.acquire('Deathseeker');
    s.decline();
    expect(s.decision?.seat).toBe(1);
    s.choose('Mystic');
    expect(s.names('Ben', 'deck')).toEqual(['Mystic']);
  });

  test('never offers Heavy Infantry, with no Mystic left either', () => {
    const s = annAgainst({ runes: 2 }, [{}], {
      centerDeck: ['Stone Circle', ...CENTER_DECK],
      supplies: { Mystic: 0 },
    });
    s.acquire('Deathseeker');
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
    expect(s.names('supply:heavy-infantry')).toHaveLength(17);
  });

  test('goes onto the deck without a use of a Stone Circle that its player has in play', () => {
    const s = enters('Stone Circle', { inPlay: ['Stone Circle'], deck: ['Militia'], runes: 5 });
    expect(s.decision?.kind).toBe('destination');
    s.decline();
    s.choose('Mystic');
    s.decline();
    s.acquire('Mystic');
    s.choose('on top of your deck');
    expect(s.names('Ann', 'deck')).toEqual(['Mystic', 'Mystic', 'Militia']);
    expect(s.names('Ann', 'discard')).toEqual(['Deathseeker']);
  });
});

describe('the fate of Reclamax', () => {
  test('lets each player take a construct from their discard pile back into hand, in turn order (Q13)', () => {
    const s = enters(
      'Reclamax',
      { discard: ['Black Hole', 'Mystic', 'Serpentcall'] },
      { discard: ['Socket Altar'] },
      { discard: ['Stone Circle'] },
    );
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect([...s.offers()].sort()).toEqual(['pick Black Hole', 'pick Serpentcall']);
    s.choose('Serpentcall');
    expect(s.names('Ann', 'hand')).toEqual(['Serpentcall']);
    expect(s.decision?.seat).toBe(1);
    s.decline();
    expect(s.decision?.seat).toBe(2);
    s.choose('Stone Circle');
    expect(s.names('Ben', 'discard')).toEqual(['Socket Altar']);
    expect(s.names('Cy', 'hand')).toEqual(['Stone Circle']);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('can bring back the construct whose acquiring brought it, to be played at once (Q1)', () => {
    const s = annAgainst({ runes: 6 }, [{}], { centerDeck: ['Reclamax', ...CENTER_DECK] });
    s.acquire('Socket Altar');
    s.choose('Socket Altar');
    s.play('Socket Altar');
    expect(s.runes('Ann')).toBe(2);
  });

  test('asks nobody without a construct in the discard pile', () => {
    const s = enters('Reclamax', { hand: ['Black Hole'] }, { inPlay: ['Socket Altar'], discard: ['Mystic'] });
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });
});

/** A box with some of the center cards only, without their fates if they are only to be laid out. */
function boxOf(copies: Readonly<Record<string, number>>, hasFates = true): AscensionRules {
  const cards = returnOfTheFallen.cards
    .filter(({ name, zone }) => zone !== 'center' || name in copies)
    .map((card) => ({
      ...card,
      copies: copies[card.name] ?? card.copies,
      abilities: hasFates ? card.abilities : card.abilities.filter(({ ability }) => ability !== 'fate'),
    }));
  return ascension({ sets: [defineSet({ id: 'box', name: 'Box', players: { min: 1, max: 4 }, cards })] });
}

function rowOf(box: AscensionRules, state: GameState): readonly (string | null)[] {
  return box.view(state, 'all').zones.centerRow.map(({ card }) => card);
}

describe('fates at the deal', () => {
  const players = ['Ann', 'Ben', 'Cy'];

  test('happen from the center deck outward, each for every player, the first player first (S4)', () => {
    const box = boxOf({ 'Askara of Fate': 2, 'Arbiter of Fate': 2, 'Stone Circle': 2 });
    for (let seed = 0; seed < 12; seed++) {
      let state = box.start({ players, seed });
      const { firstPlayer } = box.view(state, 'all').counters;
      const asked: unknown[] = [];
      while (state.decision !== null && state.decision.kind !== 'turn') {
        asked.push([state.decision.source.card, state.decision.seat]);
        state = box.decide(state, []).state;
      }
      const seats = [0, 1, 2].map((step) => (firstPlayer + step) % 3);
      expect(asked).toEqual(rowOf(box, state).flatMap((card) => seats.map((seat) => [card, seat])));
      expect(state.decision).toMatchObject({ kind: 'turn', seat: firstPlayer });
    }
  });

  test('leave each player the choice: a card drawn by one, a Mystic taken by another', () => {
    const box = boxOf({ 'Askara of Fate': 1, 'Stone Circle': 1, 'Doom Weeper': 4 });
    let state = box.start({ players, seed: 1 });
    const { firstPlayer } = box.view(state, 'all').counters;
    while (state.decision !== null && state.decision.kind !== 'turn') {
      const wantsIt = (state.decision.source.card === 'askara-of-fate') === (state.decision.seat === firstPlayer);
      state = box.decide(state, wantsIt ? [0] : []).state;
    }
    const { players: seated } = box.view(state, 'all');
    seated.forEach(({ zones }, seat) => {
      const isFirst = seat === firstPlayer;
      expect([zones.hand.length, zones.deck.length]).toEqual(isFirst ? [6, 4] : [5, 6]);
      expect(zones.deck.some(({ card }) => card === 'mystic')).toBe(!isFirst);
    });
  });

  test('Reclamax finds empty discard piles', () => {
    const box = boxOf({ Reclamax: 2, 'Doom Weeper': 4 });
    const state = box.start({ players, seed: 3 });
    expect(state.decision?.kind).toBe('turn');
  });

  test('of two Ravenous Gorphs side by side the one nearer the deck banishes the other, whose fate then does nothing (Q14)', () => {
    const copies = { 'Ravenous Gorph': 2, 'Doom Weeper': 6, 'Fire Tyrant': 6 };
    const box = boxOf(copies);
    const plain = boxOf(copies, false);
    let pairs = 0;
    for (let seed = 0; seed < 400; seed++) {
      const before = rowOf(plain, plain.start({ players, seed }));
      const at = before.indexOf('ravenous-gorph');
      if (at === -1 || before[at + 1] !== 'ravenous-gorph') continue;
      pairs++;
      const state = box.start({ players, seed });
      const row = rowOf(box, state);
      const banished = before.filter((_, slot) => slot === at - 1 || slot === at + 1);
      const gone = box.view(state, 'all').zones.void.map(({ card }) => card);
      expect([...gone].sort()).toEqual([...banished].sort());
      expect(row[at]).toBe('ravenous-gorph');
      before.forEach((card, slot) => {
        if (Math.abs(slot - at) !== 1) expect(row[slot]).toBe(card);
      });
    }
    expect(pairs).toBeGreaterThan(5);
  });
});
