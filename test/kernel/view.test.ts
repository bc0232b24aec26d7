import { ascension, isFatequeueError, type Viewer } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients] });
const ANN = 0;
const BEN = 1;
const OTHERS: readonly Viewer[] = [ANN, 2, 'observer'];

const MEPHITS = Array.from({ length: 8 }, () => 'Mephit');

/** Ben's turn; Ann and Cid watch. */
function bensTurn(ben: Omit<PlayerPosition, 'name'>, position: Partial<Position> = {}): Scenario {
  return scenario(rules, {
    players: [
      { name: 'Ann', hand: ['Militia', 'Mystic'], deck: ['Apprentice'] },
      { name: 'Ben', ...ben },
      { name: 'Cid' },
    ],
    turn: 'Ben',
    centerRow: ['Wolf Shaman', 'Cavern Horror', ...MEPHITS.slice(0, 4)],
    centerDeck: MEPHITS,
    ...position,
  });
}

/** The cards of one of Ben's places as somebody sees them; a hidden one is a question mark. */
function seen(s: Scenario, viewer: Viewer, zone: string, seat = BEN): readonly string[] {
  return rules.view(s.state, viewer).players[seat].zones[zone].map(({ card }) => card ?? '?');
}

describe('hidden cards', () => {
  test('a hand is for its player, a deck for nobody; both keep their counts', () => {
    const s = bensTurn({ hand: ['Apprentice', 'Militia'], deck: ['Mystic', 'Militia', 'Mystic'] });
    expect(seen(s, BEN, 'hand')).toEqual(['apprentice', 'militia']);
    for (const viewer of [...OTHERS, BEN]) expect(seen(s, viewer, 'deck')).toEqual(['?', '?', '?']);
    for (const viewer of OTHERS) expect(seen(s, viewer, 'hand')).toEqual(['?', '?']);
    expect(seen(s, ANN, 'hand', ANN)).toEqual(['militia', 'mystic']);
    expect(rules.view(s.state, BEN).zones.centerDeck).toEqual(MEPHITS.map(() => ({ instance: null, card: null })));
  });

  test('whoever sees everything sees decks in their order, the top first', () => {
    const s = bensTurn({ deck: ['Mystic', 'Militia', 'Apprentice'] });
    expect(seen(s, 'all', 'deck')).toEqual(['mystic', 'militia', 'apprentice']);
  });

  test('discard piles, what lies in play and the void are for everybody', () => {
    const s = bensTurn(
      { discard: ['Mystic', 'Militia'], inPlay: ['Muramasa'], trophies: ['Minotaur'], temples: ['Temple of Life'] },
      { void: ['Wind Tyrant', 'Landtalker'] },
    );
    for (const viewer of [...OTHERS, BEN]) {
      expect(seen(s, viewer, 'discard')).toEqual(['mystic', 'militia']);
      expect(seen(s, viewer, 'inPlay')).toEqual(['muramasa']);
      expect(seen(s, viewer, 'trophies')).toEqual(['minotaur']);
      expect(seen(s, viewer, 'temples')).toEqual(['temple-of-life']);
      expect(rules.view(s.state, viewer).zones.void.map(({ card }) => card)).toEqual(['wind-tyrant', 'landtalker']);
    }
  });
});

describe('cards that are known from before', () => {
  function onTop(deck: readonly string[] = ['Militia', 'Militia']): Scenario {
    const s = bensTurn({
      hand: ['Druids of the Stone Circle', 'Arha Initiate'],
      deck,
      discard: ['Apprentice'],
      power: 2,
    });
    s.play('Druids of the Stone Circle');
    s.choose('Wolf Shaman');
    return s;
  }

  test('a hero put on top of a deck is known to all', () => {
    const s = onTop();
    for (const viewer of [...OTHERS, BEN]) expect(seen(s, viewer, 'deck')).toEqual(['wolf-shaman', '?', '?']);
  });

  test('it is known in the hand that it is drawn into', () => {
    const s = onTop();
    s.play('Arha Initiate');
    for (const viewer of OTHERS) {
      expect(seen(s, viewer, 'hand')).toEqual(['wolf-shaman']);
      expect(seen(s, viewer, 'deck')).toEqual(['?', '?']);
    }
  });

  test('it is not followed through a shuffle', () => {
    const s = onTop();
    s.defeat('Cavern Horror');
    s.choose('accept');
    expect(s.names('Ben', 'deck')).toHaveLength(4);
    for (const viewer of [...OTHERS, BEN]) expect(seen(s, viewer, 'deck')).toEqual(['?', '?', '?', '?']);
  });

  test('a card that a player has looked at is known to that player only', () => {
    const s = bensTurn({ hand: ['Nook Hound', 'Arha Initiate'], deck: ['Spike Vixen', 'Militia', 'Militia'] });
    s.play('Nook Hound');
    expect(seen(s, BEN, 'deck')).toEqual(['spike-vixen', '?', '?']);
    for (const viewer of OTHERS) expect(seen(s, viewer, 'deck')).toEqual(['?', '?', '?']);
    s.decline();
    expect(seen(s, BEN, 'hand')).toEqual(['arha-initiate', 'spike-vixen']);
    for (const viewer of OTHERS) expect(seen(s, viewer, 'hand')).toEqual(['?', '?']);
  });

  test('a card that was looked at stays known to its player for as long as it lies there', () => {
    const s = bensTurn({ runes: 3, deck: ['Spike Vixen', 'Militia'] }, { centerDeck: ['Nook Hound', ...MEPHITS] });
    s.acquire('Wolf Shaman');
    s.choose('accept');
    s.decline();
    // Now Cid, whose deck is empty, is not asked, and Ann is.
    expect(s.decision).toMatchObject({ seat: ANN, source: { card: 'nook-hound' } });
    expect(seen(s, BEN, 'deck')).toEqual(['spike-vixen', '?']);
    s.choose('accept');
    s.choose('Apprentice');
    expect(s.decision).toMatchObject({ kind: 'turn', seat: BEN });
    expect(seen(s, BEN, 'deck')).toEqual(['spike-vixen', '?']);
    for (const viewer of OTHERS) expect(seen(s, viewer, 'deck')).toEqual(['?', '?']);
    expect(seen(s, BEN, 'discard', ANN)).toEqual(['apprentice']);
  });

  test('a card that was revealed into a hand is known to all there', () => {
    const s = bensTurn({ hand: ['Jubilant Monk', 'Apprentice'], deck: ['Spike Vixen', 'Militia'] });
    s.play('Jubilant Monk');
    for (const viewer of OTHERS) expect(seen(s, viewer, 'hand')).toEqual(['?', 'spike-vixen']);
  });

  test('a card that comes back from a discard pile is known to all', () => {
    const s = bensTurn({ hand: ['Brazer Drone', 'Apprentice'], discard: ['Muramasa', 'Mystic'] });
    s.play('Brazer Drone');
    s.choose('Muramasa');
    for (const viewer of OTHERS) expect(seen(s, viewer, 'hand')).toEqual(['?', 'muramasa']);
  });

  test('a monster put under the center deck is known there', () => {
    const s = bensTurn(
      { hand: ['Sadranis, Dark Emissary'], power: 2 },
      { void: ['Wind Tyrant'], centerDeck: ['Mephit'] },
    );
    s.play('Sadranis, Dark Emissary');
    s.choose('Wind Tyrant');
    for (const viewer of [...OTHERS, BEN]) {
      expect(rules.view(s.state, viewer).zones.centerDeck.map(({ card }) => card)).toEqual([null, 'wind-tyrant']);
    }
  });

  test('nobody but the two players knows which card was taken at random, known before or not (A10)', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 6 },
        { name: 'Ben', hand: ['Druids of the Stone Circle'], deck: ['Militia', 'Militia', 'Militia', 'Militia'] },
        { name: 'Cid' },
      ],
      turn: 'Ben',
      centerRow: ['Wolf Shaman', 'Xeron, Duke of Lies', ...MEPHITS.slice(0, 4)],
      centerDeck: MEPHITS,
    });
    s.play('Druids of the Stone Circle');
    s.choose('Wolf Shaman');
    s.endTurn();
    s.endTurn();
    expect(seen(s, 2, 'hand')).toEqual(['wolf-shaman', '?', '?', '?', '?']);
    s.defeat('Xeron, Duke of Lies');
    for (const viewer of [2, 'observer'] as const) {
      expect(seen(s, viewer, 'hand')).toEqual(['?', '?', '?', '?']);
      expect(seen(s, viewer, 'hand', ANN)).toEqual(['?']);
    }
    const [taken] = s.names('Ann', 'hand');
    for (const viewer of [ANN, BEN]) {
      expect(seen(s, viewer, 'hand', ANN)).toEqual([taken === 'Militia' ? 'militia' : 'wolf-shaman']);
    }
  });
});

describe('a decision', () => {
  test('has its options for the one who is asked; others see who and why', () => {
    const s = bensTurn({ hand: ['Temple Librarian', 'Militia', 'Mystic'] });
    s.play('Temple Librarian');
    expect(rules.view(s.state, BEN).decision).toEqual(s.decision);
    for (const viewer of OTHERS) {
      const { decision } = rules.view(s.state, viewer);
      expect(decision).toMatchObject({
        seat: BEN,
        source: { card: 'temple-librarian', ruling: 'T2' },
      });
      expect(decision).not.toHaveProperty('options');
    }
  });

  test('is null when the game is over', () => {
    const s = bensTurn({}, { turn: 'Cid', pool: 0 });
    s.endTurn();
    for (const viewer of [...OTHERS, BEN, 'all' as const]) expect(rules.view(s.state, viewer).decision).toBeNull();
  });
});

describe('a viewer', () => {
  const { state } = bensTurn({});

  test.each([[3], [-1], [0.5], [Number.NaN], ['0'], ['everybody'], [null], [undefined], [{}]])(
    'that there is none of is refused: %s',
    (viewer) => {
      let thrown: unknown = null;
      try {
        Reflect.apply(rules.view, rules, [state, viewer]);
      } catch (error) {
        thrown = error;
      }
      expect(isFatequeueError(thrown) && thrown.code).toBe('view/unknown-viewer');
    },
  );
});
