import { claim, law } from '../law.js';

/** Law 8: whatever is done with a state and its events, they stay as they are. */
export const inputIsNeverChanged = law({
  id: 'input-is-never-changed',
  guarantee: 8,
  claim: 'no state that is passed in is changed',
  watch({ rules, start }) {
    let json = JSON.stringify(start);
    return {
      step({ before, answer, state, events }) {
        rules.playout(before, () => answer, { decisions: 1 });
        rules.view(before, 'all');
        rules.pending(before);
        rules.outcome(before);
        const told = JSON.stringify(events);
        rules.explain(events);
        rules.eventsFor(events, 'observer');
        claim(JSON.stringify(events) === told, 'events that were changed by telling them', 'the same events');
        claim(JSON.stringify(before) === json, 'a state that was changed by using it', 'the state as it was');
        json = JSON.stringify(state);
      },
    };
  },
});
