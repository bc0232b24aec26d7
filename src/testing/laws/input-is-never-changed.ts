import { claim, law } from '../law.js';

/** Every which state is looked at. */
const EVERY = 3;

/** Law 8: whatever is done with a state and its events, they stay as they are. */
export const inputIsNeverChanged = law({
  id: 'input-is-never-changed',
  guarantee: 8,
  claim: 'no state that is passed in is changed',
  watch({ rules, start, below }) {
    let json: string | null = JSON.stringify(start);
    return {
      step({ before, answer, state, events }) {
        const was = json;
        json = below(EVERY) > 0 ? null : JSON.stringify(state);
        if (was === null) return;
        rules.playout(before, () => answer, { decisions: 1 });
        rules.view(before, 'all');
        rules.pending(before);
        rules.outcome(before);
        const told = JSON.stringify(events);
        rules.explain(events);
        rules.eventsFor(events, 'observer');
        claim(JSON.stringify(events) === told, 'events that were changed by telling them', 'the same events');
        claim(JSON.stringify(before) === was, 'a state that was changed by using it', 'the state as it was');
      },
    };
  },
});
