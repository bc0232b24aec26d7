import type { Decision, GameEvent, GameState, Option } from 'fatequeue';
import { type AscendedRules, ascended, type CardSet } from 'fatequeue/ascended';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { boardScenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascended/ascended.js';
import { VERBS } from '../../src/ascended/verbs/index.js';
import { ACTIONS } from '../../src/ascended/vocabulary.js';
import { MAP } from './at-the-board.js';
import { provingGround } from './proving-ground.js';

/** How soon a word is chosen again: what leads to cards often, what takes a player nowhere or uses up energy seldom. */
const WEIGHT: ReadonlyMap<string, number> = new Map([
  ...['activate', 'use', 'search', 'activate-mutation', 'trade', 'recruit', 'recruit-villain', 'again'].map(
    (word) => [word, 0.02] as const,
  ),
  ...['stay', 'pass', 'done', 'yield', 'give-up', 'heal', 'change'].map((word) => [word, 6] as const),
]);

/** Answers with what was chosen least often so far, so that few games reach much. */
function curious(rules: AscendedRules): (decision: Decision, isEager: boolean) => readonly number[] {
  const times = new Map<string, number>();
  const nameOf = ({ do: word, card = '' }: Option): string => `${word} ${card}`;
  const terrains = new Map(rules.cards.map(({ id, terrain }) => [id, terrain]));
  const isPlace = ({ card = '', text = '' }: Option): boolean =>
    ['ruins', 'castle', 'village'].some((terrain) => terrains.get(card) === terrain || text === terrain);
  let turn = 0;
  return ({ options, min, max }, isEager) => {
    const size = Math.max(min, Math.min(max, 1 + (turn++ % 2)));
    const rank = (i: number): number => {
      const option = options[i];
      const often = times.get(nameOf(option)) ?? 0;
      return isEager ? often * (WEIGHT.get(option.do) ?? 1) * (isPlace(option) ? 0.1 : 1) : often;
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

/** What is to happen in some game, besides what the actions are called. */
const OCCASIONS = [
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
  'profile-unlocked',
  'recruited',
  'retreats',
  'stealth-failed',
  'stealth-passed',
  'suspended',
  'villain-appears',
  'villain-defeated',
] as const;

/** More games than it takes. */
const MOST_GAMES = 60;

/** Three players in the last chapter, each with all that a creature can have by then; which cards depends on the seed. */
function late(rules: AscendedRules, seed: number): GameState {
  const of = (kind: string): readonly string[] =>
    rules.cards.filter((card) => card.kind === kind).map(({ name }) => name);
  const some = (names: readonly string[], from: number, count: number): readonly string[] =>
    Array.from({ length: count }, (_, i) => names[(from + i) % names.length]);
  const tile = (terrain: string): string => rules.cards.find((card) => card.terrain === terrain)?.name ?? '';
  const map = Object.fromEntries(
    Object.entries(MAP).map(([name, [kind, q, r]]) => [name, [tile(kind.toLowerCase()), q, r] as const]),
  );
  const players = (['ruins', 'castle', 'far'] as const).map((at, i) => {
    const companions = some(of('companion'), seed * 3 + i, 1);
    return {
      name: ['Ann', 'Ben', 'Cid'][i],
      at,
      origin: 'home',
      energy: 20,
      control: [12, 8, 4][i],
      points: 5,
      controls: [['castle', 'village', 'ruins'][i]],
      active: some(of('mutation'), seed * 9 + i * 3, 3),
      artifacts: some(of('artifact'), seed * 6 + i * 2, 2),
      companions,
      wounds: Object.fromEntries(companions.map((name) => [name, 1])),
    };
  });
  return boardScenario(rules, { players, map, round: 24, seed }).state;
}

/** Plays games for one to four players until nothing is missing; what is missing in the end. */
function missingAfterPlay(set: CardSet): readonly string[] {
  const rules = ascended({ sets: [set] });
  const reached = new Reached(rules);
  const answer = curious(rules);
  const verbs = new Set([...JSON.stringify(set).matchAll(/"do":"([a-z-]+)"/g)].map(([, word]) => word));
  const missing = (): readonly string[] => [
    ...rules.cards.map(({ id }) => id).filter((id) => !reached.cards.has(id)),
    ...[...verbs].filter((word) => word in VERBS && !reached.verbs.has(word)),
    ...ACTIONS.filter((action) => !reached.happened.has(action) && !reached.words.has(action)),
    ...OCCASIONS.filter((what) => !reached.happened.has(what)),
  ];
  for (let seed = 0; seed < MOST_GAMES && missing().length > 0; seed++) {
    const players = ['Ann', 'Ben', 'Cid', 'Dee'].slice(0, 1 + (seed % 4));
    const variant = players.length === 1 ? 'solitaire' : 'standard';
    const isLate = seed % 8 > 3;
    let state = isLate ? late(rules, seed) : rules.start({ players, seed, variant });
    while (state.decision !== null) {
      const step = rules.decide(state, answer(state.decision, seed % 3 < 2));
      reached.look(step.events);
      state = step.state;
    }
  }
  return missing();
}

describe('random games', () => {
  test.each([provingGround, ascendedBecomeChosen])('reach every card, verb, action and occasion: $name', (set) => {
    expect(missingAfterPlay(set)).toEqual([]);
  });
});
