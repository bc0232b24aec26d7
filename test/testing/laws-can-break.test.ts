import { ascension, type GameState, type Rules, type View } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lawsOf, putThrough } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });

/** Rules that do one thing wrong. */
type Wrong = Partial<Rules>;

/** The states that wrong ones were made of, so that the game goes on all the same. */
const right = new WeakMap<GameState, GameState>();

/** Steps that lead to other states. */
function deciding(change: (state: GameState) => GameState): Wrong {
  return {
    decide: (state, answer, options) => {
      const step = rules.decide(right.get(state) ?? state, answer, options);
      const wrong = change(step.state);
      right.set(wrong, step.state);
      return { ...step, state: wrong };
    },
  };
}

function viewing(change: (view: View, state: GameState) => View): Wrong {
  return { view: (state, viewer) => change(rules.view(state, viewer), state) };
}

let calls = 0;
const seen = new WeakSet<object>();

/** For each law, rules that break it in some way that no other guard of the engine would notice. */
const WRONG: Readonly<Record<string, Wrong>> = {
  'same-seed-same-game': {
    decide: (state, answer, options) => {
      const step = rules.decide(state, answer, options);
      return calls++ % 7 === 0 ? { ...step, events: [...step.events].reverse() } : step;
    },
  },
  'other-seeds-other-games': { start: (options) => rules.start({ ...options, seed: 1 }) },
  'replays-reach-every-point': { playout: (state) => ({ state, decisions: 0 }) },
  'parsed-states-play-on': {
    start: (options) => {
      const state = rules.start(options);
      seen.add(state);
      return state;
    },
    decide: (state, answer, options) => {
      const step = rules.decide(state, answer, options);
      if (!seen.has(state)) return { ...step, events: [] };
      seen.add(step.state);
      return step;
    },
  },
  'states-are-plain-json': deciding((state) => Object.assign({ ...state }, { later: undefined })),
  'cards-are-conserved': viewing((view) => ({ ...view, zones: { ...view.zones, void: view.zones.centerRow } })),
  'honor-adds-up': viewing((view) => ({ ...view, counters: { ...view.counters, pool: view.counters.turn } })),
  'center-row-is-full': viewing((view) =>
    view.counters.turn < 3 ? view : { ...view, zones: { ...view.zones, centerRow: view.zones.centerRow.slice(1) } },
  ),
  'cards-lie-where-they-may': viewing((view) => ({ ...view, zones: { ...view.zones, removed: view.zones.centerRow } })),
  'every-offer-is-accepted': {
    problemWith: (state, answer) =>
      Array.isArray(answer) && answer[0] === 1 ? rules.problemWith(state, []) : rules.problemWith(state, answer),
  },
  'choices-are-real': deciding((state) => {
    if (state.decision === null) return state;
    const options = state.decision.options.map((option) => ({ ...option, key: 'all alike' }));
    return { ...state, decision: { ...state.decision, options } };
  }),
  'everything-else-is-refused': { problemWith: () => null },
  'nothing-is-accepted-after-the-end': { outcome: () => ({ winners: [], sides: [] }) },
  'every-game-ends': { pending: () => ['something'] },
  'exchanging-the-unknown-shows-nothing': { eventsFor: (events) => events },
  'resampling-keeps-the-view': { resample: (state) => rules.decide(state, [...rules.answers(state)][0]).state },
  'resampled-states-play-on': { resample: (state) => ({ ...state, format: 7 }) },
  'views-name-no-hidden-piece': viewing((view) => {
    const centerRow = view.zones.centerRow.map(() => ({ instance: null, card: null }));
    return view.viewer === 'all' ? view : { ...view, zones: { ...view.zones, centerRow } };
  }),
  'views-hold-nothing-else': viewing((view, { random }) => Object.assign({ ...view }, { random })),
  'views-know-what-was-told': { eventsFor: () => [] },
  'patches-keep-views': viewing((view) => Object.assign({ ...view }, { at: undefined })),
  'undo-teaches-nothing': { isOpen: () => true },
  'undo-goes-back': deciding((state) => (calls++ % 5 === 0 ? { ...state, format: 2 } : state)),
  'states-are-frozen': deciding((state) => ({ ...state })),
  'unchanged-parts-are-shared': deciding((state) => ({ ...state, pieces: [...state.pieces] })),
  'playouts-are-steps': { playout: (state) => ({ state, decisions: 1 }) },
  'wishes-have-reasons': { whyNot: () => null },
  'everything-is-told-in-words': { pending: () => ['undefined draws a card'] },
  'tampered-states-are-refused': {
    check: (state) => {
      if (JSON.stringify(state)?.length % 2 === 0) throw new TypeError('cannot read it');
      return rules.check(state);
    },
  },
  'input-is-never-changed': {
    pending: (state) => {
      Object.assign(state.players, { 0: 'Zoe' });
      return [];
    },
  },
};

describe('a law that the rules break', () => {
  const laws = lawsOf(rules).filter(({ id }) => id !== 'every-resolution-ends');
  test('is told for every law', () => {
    expect(Object.keys(WRONG).sort()).toEqual(laws.map(({ id }) => id).sort());
  });

  test.each(laws.map((law) => ({ law, id: law.id })))('is noticed: $id', ({ law, id }) => {
    const wrong: Rules = { ...rules, ...WRONG[id] };
    const found: string[] = [];
    for (let seed = 1; seed < 20 && found.length === 0; seed++) {
      for (const one of putThrough(wrong, { seed, players: 3 }, [law]).broken) found.push(one.code);
    }
    expect(found).toEqual([`law/${id}`]);
  });
});
