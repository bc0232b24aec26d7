import { ascension } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { conformance, conformanceReport, lawsOf, seatingsOf } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });

describe('conformance', () => {
  test('a set that keeps every law passes with one call', () => {
    const { games, decisions, laws, findings } = conformance(ascension({ sets: [lexicon] }), {
      seed: 5,
      games: 2,
      decisions: 400,
    });
    expect(findings).toEqual([]);
    expect(games).toBe(2);
    expect(decisions).toBeGreaterThan(500);
    expect(laws).toEqual(lawsOf(rules).map(({ id }) => id));
  });

  test('games are played with every number of players and variant that there is', () => {
    expect(seatingsOf(rules)).toEqual([
      { players: 2, variant: 'standard' },
      { players: 3, variant: 'standard' },
      { players: 4, variant: 'standard' },
      { players: 4, variant: 'teams' },
      { players: 1, variant: 'solitaire' },
    ]);
  });

  test('a law of the game that does not hold is told with a scenario that shows it', () => {
    const run = () =>
      conformance(rules, {
        games: 2,
        decisions: 60,
        laws: [],
        invariants: {
          'nobody has more than 1 power': (state, by) =>
            by.view(state, 'all').players.some(({ counters }) => counters.power > 1) ? 'more than 1 power' : null,
        },
      });
    expect(run).toThrow('law/nobody-has-more-than-1-power');
    expect(run).toThrow(/found more than 1 power.*\n.*const s = scenario\(rules, \{\n {2}players: \[\n/);
  });

  test('a game that ends too late for an invariant is made shorter', () => {
    const { findings } = conformanceReport(rules, {
      seatings: [{ players: 2, variant: 'standard' }],
      games: 1,
      laws: [],
      invariants: {
        'nobody acquires a Mystic': (state, by) =>
          by.view(state, 'all').zones['supply:mystic'].length < 30 ? 'a Mystic gone' : null,
      },
    });
    expect(findings).toHaveLength(1);
    expect(findings[0].trial.decisions).toBeLessThan(8);
    expect(findings[0].source).toContain("s.acquire('Mystic');");
  });
});
