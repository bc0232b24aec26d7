import { randomAgent } from 'fatequeue/agents';
import type { BoardPosition, SeatPosition } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { board, MAP, rules, seedFor } from '../at-the-board.js';

/** The single player game, with one villain or more. */
function solo(
  ann: Partial<SeatPosition>,
  villains: readonly Partial<SeatPosition>[],
  more: Partial<BoardPosition> = {},
) {
  return board({
    players: [
      { name: 'Ann', at: 'home', ...ann },
      ...villains.map((villain, i) => ({
        name: `Villain ${i + 1}`,
        at: 'farthest',
        villain: 'Rat Catcher',
        ...villain,
      })),
    ],
    map: MAP,
    round: 21,
    variant: 'solitaire',
    phase: 'breathe',
    ...more,
  });
}

describe('setting up the single player game', () => {
  test('B40 the villains have seats of their own, which the rules play', () => {
    const state = rules.start({ players: ['Ann'], seed: 1, variant: 'solitaire' });
    expect(state.players).toEqual(['Ann', 'Villain 1', 'Villain 2', 'Villain 3']);
    const { players } = rules.view(state, 'all');
    expect(players.map(({ zones }) => zones.villain.length)).toEqual([0, 1, 0, 0]);
    expect([players[1].counters.health, players[1].counters.energy, players[1].counters.control]).toEqual([10, 0, 10]);
    expect([players[0].zones.hand.length, players[0].zones.companions.length, players[0].counters.origin]).toEqual([
      3, 1, -1,
    ]);
    expect(() => rules.start({ players: ['Villain 2'], seed: 1, variant: 'solitaire' })).toThrow('start/reserved-name');
  });

  test('B41 the player lays out twelve tiles, not in a line, and starts more than two tiles from the villain', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const start = rules.start({ players: ['Ann'], seed, variant: 'solitaire' });
      const agent = randomAgent(seed);
      const isSetUp = ['choose-tile', 'place-tile', 'place-villain', 'start-on'];
      const { state } = rules.playout(start, (decision, look) =>
        isSetUp.includes(decision.kind) ? agent(decision, look) : null,
      );
      const { zones, players } = rules.view(state, 'all');
      expect(zones.map).toHaveLength(12);
      const hexes = new Map(zones.map.map(({ instance, marks = {} }) => [instance, [marks.q ?? 0, marks.r ?? 0]]));
      const [[q, r], [p, o]] = [players[0], players[1]].map(({ counters }) => hexes.get(counters.at) ?? [0, 0]);
      expect((Math.abs(q - p) + Math.abs(r - o) + Math.abs(q - p + r - o)) / 2).toBeGreaterThan(2);
      const lines = [...hexes.values()].map(([x, y]) => [x, y, x + y]);
      for (const axis of [0, 1, 2]) expect(new Set(lines.map((one) => one[axis])).size).toBeGreaterThan(1);
    }
  });
});

describe("a villain's turn", () => {
  test('B42 it moves towards the player on a 4 or more, as far as it can, and gains the energy of the terrain', () => {
    const s = solo({ at: 'village' }, [{}], { seed: seedFor([6, 4], [6, 6], [6, 1]) });
    // A step, and no energy for another one.
    expect([s.at('Villain 1'), s.level('Villain 1', 'energy')]).toEqual(['far', 3]);
    const stays = solo({ at: 'village' }, [{}], { seed: seedFor([6, 3], [6, 6], [6, 1]) });
    expect([stays.at('Villain 1'), stays.level('Villain 1', 'energy')]).toEqual(['farthest', 1]);
  });

  test('B42 it pays for another step if it has the energy, and goes two in Darkness', () => {
    const pays = solo({ at: 'village' }, [{ energy: 2 }], { seed: seedFor([6, 4], [6, 6], [6, 1]) });
    expect(pays.at('Villain 1')).toBe('east');
    const dark = solo({ at: 'village' }, [{}], { round: 12, seed: seedFor([6, 4], [6, 6], [6, 1]) });
    expect(dark.at('Villain 1')).toBe('east');
  });

  test('B43 of several edges in reach it attacks over the one that is worst for the player', () => {
    // From the forest to the west the snow has 1, from the others 2 and 3.
    const map = {
      home: ['Snow', 0, 0],
      west: ['Forest', -1, 0],
      southwest: ['Forest', -1, 1],
      far: ['Mountain', -2, 1],
    } as const;
    const s = solo({ active: ['Stone Fists'], energy: 2 }, [{ at: 'far', energy: 2 }], { map, seed: seedFor([6, 4]) });
    s.choose('pass');
    expect(s.at('Villain 1')).toBe('west');
    expect(s.level('Ann', 'skill')).toBe(1);
  });

  test('B43 it goes round other villains, and never stands where one does', () => {
    const s = solo({ at: 'home' }, [{ at: 'east' }, { at: 'far', villain: 'Hangman' }], {
      seed: seedFor([6, 1], [6, 5], [6, 1], [6, 4], [6, 5], [6, 1]),
    });
    expect([s.at('Villain 1'), s.at('Villain 2')]).toEqual(['east', 'far']);
  });

  test('B44 on a 1 or 2 it activates a mutation that it can pay for, or puts it under the deck', () => {
    const seed = seedFor([6, 1], [6, 1]);
    const able = solo({}, [{ control: 10 }], { seed, mutations: ['Quick Mind'] });
    expect([able.names('Villain 1', 'active'), able.level('Villain 1', 'control')]).toEqual([['Quick Mind'], 8]);
    const unable = solo({}, [{ control: 1 }], { seed, mutations: ['Quick Mind'] });
    expect([unable.names('Villain 1', 'active'), unable.names('mutationDeck').at(-1)]).toEqual([[], 'Quick Mind']);
  });

  test('B44 on a 3 or 4 it searches, in ruins or a castle', () => {
    const seed = seedFor([6, 1], [6, 3]);
    const able = solo({}, [{ at: 'castle', energy: 4 }], { seed, artifacts: ['Hymn of Ash'] });
    expect([able.level('Villain 1', 'energy'), able.names('artifactDiscard')]).toEqual([0, ['Hymn of Ash']]);
    const unable = solo({}, [{ at: 'castle', energy: 3 }], { seed, artifacts: ['Hymn of Ash'] });
    expect(unable.names('artifactDeck').at(-1)).toBe('Hymn of Ash');
    const elsewhere = solo({}, [{ energy: 4 }], { seed, artifacts: ['Hymn of Ash'] });
    expect(elsewhere.names('artifactDeck')[0]).toBe('Hymn of Ash');
  });
});

describe('fighting a villain of the single player game', () => {
  /** Ann attacks a villain next to her. */
  function fight(villain: Partial<SeatPosition>, more: Partial<BoardPosition> = {}) {
    const s = solo({ active: ['Long Legs'], energy: 1 }, [{ at: 'east', villain: 'Ash Bishop', ...villain }], {
      phase: 'move',
      ...more,
    });
    s.take('attack', 'east');
    return s;
  }

  test('B48 it fights with its printed skill, its bonus and the base dice of its mutations', () => {
    const s = fight({ active: ['Silver Tongue'] });
    expect([s.level('Villain 1', 'skill'), s.level('Villain 1', 'parry')]).toEqual([3, 7]);
  });

  test('B48 it counts as an opponent: damage is a point each, and the loser retreats', () => {
    const s = fight({ villain: 'Rat Catcher' }, { seed: seedFor([6, 6, 6, 6], [6, 1, 1]) });
    s.take('done');
    s.choose('far');
    expect([s.level('Ann', 'points'), s.level('Villain 1', 'health')]).toEqual([3, 7]);
    expect([s.at('Ann'), s.at('Villain 1')]).toEqual(['east', 'far']);
  });

  test('B47 defeated, it is gone, and another one appears at the beginning of the next round', () => {
    const s = fight(
      { villain: 'Rat Catcher', health: 2, active: [] },
      { seed: seedFor([6, 6, 6, 6], [6, 1, 1]), villains: ['Hangman'] },
    );
    s.take('done');
    expect([s.names('Villain 1', 'villain'), s.names('villainDiscard'), s.at('Ann')]).toEqual([
      [],
      ['Rat Catcher'],
      'east',
    ]);
    while (s.decision?.kind !== 'arrive') s.choose(s.offers().at(-1)?.split(' ')[0] ?? '');
    s.choose('castle');
    expect([s.names('Villain 1', 'villain'), s.at('Villain 1')]).toEqual([['Hangman'], 'castle']);
  });

  test('B49 the player has lost without health, whatever the score', () => {
    const map = { home: ['Snow', 0, 0], west: ['Forest', -1, 0] } as const;
    const s = solo({ health: 1, points: 20 }, [{ at: 'west', villain: 'Ash Bishop' }], {
      map,
      seed: seedFor([6, 4], [6, 6, 6, 6, 6]),
    });
    expect(s.decision).toBe(null);
    expect(rules.outcome(s.state)?.winners).toEqual(['The villains']);
  });

  test('B49 whoever lives to the end of round 30 has won, with their points as the score', () => {
    const s = solo({ points: 7, energy: 2 }, [{}], { round: 30, seed: seedFor([6, 1], [6, 5], [6, 1]) });
    s.choose('pass');
    expect(rules.outcome(s.state)).toMatchObject({
      winners: ['Ann'],
      sides: [{ name: 'Ann', score: 7 }, { score: 0 }],
    });
  });
});

describe('more villains', () => {
  test('B46 one appears whenever the player activates a mutation, on an empty place of power of their choice', () => {
    const s = solo({ hand: ['Stone Fists'], control: 2 }, [{ at: 'ruins' }], {
      phase: 'decide',
      villains: ['Hangman'],
    });
    s.take('mutate');
    s.take('activate-mutation', 'Stone Fists');
    expect(s.offers()).toEqual(['arrive village', 'arrive castle']);
    s.choose('castle');
    expect([s.names('Villain 2', 'villain'), s.at('Villain 2'), s.level('Villain 2', 'control')]).toEqual([
      ['Hangman'],
      'castle',
      10,
    ]);
  });

  test('B46 three at most', () => {
    const villains = ['ruins', 'castle', 'village'].map((at, i) => ({
      at,
      villain: ['Rat Catcher', 'Hangman', 'Beadle'][i],
    }));
    const s = solo({ hand: ['Stone Fists'], control: 2 }, villains, { phase: 'decide' });
    s.take('mutate');
    s.take('activate-mutation', 'Stone Fists');
    expect(s.decision?.kind).not.toBe('arrive');
  });
});

describe('what villains choose', () => {
  test('B45 nobody is asked for a villain', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const agent = randomAgent(seed);
      const seats = new Set<number>();
      rules.playout(rules.start({ players: ['Ann'], seed, variant: 'solitaire' }), (decision, look) => {
        seats.add(decision.seat);
        return agent(decision, look);
      });
      expect([...seats]).toEqual([0]);
    }
  });
});
