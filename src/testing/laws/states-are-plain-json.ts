import type { GameState } from '../../kernel/state.js';
import { claimSame, law } from '../law.js';
import { parsed } from '../trial.js';

function look(state: GameState): void {
  claimSame(parsed(state), state, 'a parsed state');
}

/** Law 2: states and events are plain JSON, mid-effect too. */
export const statesArePlainJson = law({
  id: 'states-are-plain-json',
  guarantee: 2,
  claim: 'states and events are plain JSON',
  watch({ start, below }) {
    look(start);
    return {
      step({ state, events }) {
        if (below(4) > 0) return;
        look(state);
        claimSame(JSON.parse(JSON.stringify(events)), events, 'the parsed events');
      },
    };
  },
});
