import type { Decision, GameEvent, Option } from 'fatequeue';
import { type AscendedRules, ascended, type CardSet } from 'fatequeue/ascended';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascended/ascended.js';
import { VERBS } from '../../src/ascended/verbs/index.js';
import { ACTIONS } from '../../src/ascended/vocabulary.js';
import { provingGround } from './proving-ground.js';

/** How soon a word is chosen again: what leads to cards often, what takes a player nowhere or uses up energy seldom. */
const WEIGHT: ReadonlyMap<string, number> = new Map([
  ...['activate', 'use', 'search', 'activate-mutation', 'trade', 'recruit', 'recruit-villain'].map(
    (word) => [word, 0.02] as const,
  ),
  ...['stay', 'pass', 'done', 'yield', 'give-up', 'heal', 'change'].map((word) => [word, 6] as const),
]);

/** Answers with what was chosen least often so far, so that few games reach much. */
function curious(rules: AscendedRules): (decision: Decision) => readonly number[] {
  const times = new Map<string, number>();
  const nameOf = ({ do: word, card = '' }: Option): string => `${word} ${card}`;
  const terrains = new Map(rules.cards.map(({ id, terrain }) => [id, terrain]));
  const isPlace = ({ card = '', text = '' }: Option): boolean =>
    ['ruins', 'castle', 'village'].some((terrain) => terrains.get(card) === terrain || text === terrain);
  let turn = 0;
  return ({ options, min, max }) => {
    const size = Math.max(min, Math.min(max, 1 + (turn++ % 2)));
    const rank = (i: number): number => {
      const option = options[i];
      return (times.get(nameOf(option)) ?? 0) * (WEIGHT.get(option.do) ?? 1) * (isPlace(option) ? 0.1 : 1);
    };
    // Of equals the later ones come first now and then.
    const order = options.map((_, i) => (i + turn) % options.length).sort((a, b) => rank(a) - rank(b));
    const picks = order.slice(0, size);
    for (const pick of picks) times.set(nameOf(options[pick]), (times.get(nameOf(options[pick])) ?? 0) + 1);
    return picks;
  };
}

/** What play has reached. */
class Reached {
  readonly verbs = new Set<string>();
  readonly nodes = new Set<number>();
  readonly cards = new Set<string>();
  readonly words = new Set<string>();
  readonly happened = new Set<string>();

  constructor(private readonly rules: AscendedRules) {}

  look(events: readonly GameEvent[]): void {
    const { nodes } = gameOf(this.rules);
    for (const event of events) {
      if (event.cause !== null && !(event.event === 'happened' && event.what === 'impossible')) {
        const { def, effect } = nodes[event.cause.node];
        if (def !== -1) {
          this.nodes.add(event.cause.node);
          this.verbs.add(String((effect as { readonly do: string }).do));
        }
      }
      if (event.event === 'decided') for (const key of event.keys ?? []) this.words.add(key.split(/[:=#]/)[0]);
      if (event.event === 'happened') {
        this.happened.add(event.what);
        if (event.card !== null) this.cards.add(event.card);
      }
      if (event.event === 'moved' && event.card !== null) this.cards.add(event.card);
    }
  }
}

/** Plays games for one to four players under the eyes of something that counts. */
function reachedBy(set: CardSet, games: number): Reached {
  const rules = ascended({ sets: [set] });
  const reached = new Reached(rules);
  const answer = curious(rules);
  for (let seed = 0; seed < games; seed++) {
    const players = ['Ann', 'Ben', 'Cid', 'Dee'].slice(0, 1 + (seed % 4));
    let state = rules.start({ players, seed, variant: players.length === 1 ? 'solitaire' : 'standard' });
    while (state.decision !== null) {
      const step = rules.decide(state, answer(state.decision));
      reached.look(step.events);
      state = step.state;
    }
  }
  return reached;
}

describe.each([provingGround, ascendedBecomeChosen])('random games of $name', (set) => {
  const reached = reachedBy(set, 24);

  test('reach every card', () => {
    const names = ascended({ sets: [set] }).cards.map(({ id }) => id);
    expect(names.filter((id) => !reached.cards.has(id))).toEqual([]);
  });

  test('reach every verb', () => {
    const used = new Set([...JSON.stringify(set).matchAll(/"do":"([a-z-]+)"/g)].map(([, word]) => word));
    expect([...used].filter((word) => word in VERBS && !reached.verbs.has(word))).toEqual([]);
  });

  test('reach every action', () => {
    const done = new Set([...reached.happened, ...reached.words]);
    expect(ACTIONS.filter((action) => !done.has(action))).toEqual([]);
  });

  test('reach everything that happens', () => {
    const all = [
      'ascended',
      'attack',
      'combat-won',
      'companion-lost',
      'control-lost',
      'control-taken',
      'darkness',
      'daylight',
      'defeated',
      'explored',
      'game-over',
      'great-witch-hunt',
      'joins-maps',
      'mutation-destroyed',
      'profile-unlocked',
      'recruited',
      'retreats',
      'stealth-failed',
      'stealth-passed',
      'suspended',
      'villain-appears',
      'villain-defeated',
    ];
    expect(all.filter((what) => !reached.happened.has(what))).toEqual([]);
  });
});
