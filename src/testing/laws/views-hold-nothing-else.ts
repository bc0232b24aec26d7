import { claim, law } from '../law.js';
import { viewersOf } from '../trial.js';

function claimFields(data: object, expected: readonly string[], what: string): void {
  const fields = Object.keys(data).sort().join();
  claim(fields === [...expected].sort().join(), `${what} with ${fields}`, expected.join());
}

/** Law 7: a view has no random state and no queue, and of another seat's decision only who and why. */
export const viewsHoldNothingElse = law({
  id: 'views-hold-nothing-else',
  guarantee: 7,
  claim: "a view has no random state and no queue, and of another seat's decision only who and why",
  watch: ({ rules, below }) => ({
    step({ state }) {
      const viewers = viewersOf(state);
      const viewer = viewers[below(viewers.length)];
      const view = rules.view(state, viewer);
      claimFields(view, ['viewer', 'variant', 'players', 'zones', 'counters', 'decision'], 'a view');
      for (const player of view.players) claimFields(player, ['name', 'seat', 'zones', 'counters'], 'a player');
      const { decision } = view;
      if (decision === null) return;
      const whole = ['kind', 'max', 'min', 'options', 'ordered', 'prompt', 'seat', 'source'];
      claimFields(decision, decision.seat === viewer ? whole : ['seat', 'source'], 'a decision');
    },
  }),
});
