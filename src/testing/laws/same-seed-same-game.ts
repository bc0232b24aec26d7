import { claimSame, law } from '../law.js';
import { beginningOf } from '../trial.js';

/** Law 1: the same rules, seed and answers give the same states and events. */
export const sameSeedSameGame = law({
  id: 'same-seed-same-game',
  guarantee: 1,
  claim: 'the same rules, seed and answers give the same states and events',
  watch({ rules, trial, start }) {
    let own = beginningOf(rules, trial);
    claimSame(own, start, 'the state of a second game at its start');
    return {
      step({ answer, state, events }) {
        const again = rules.decide(own, answer);
        claimSame(again.state, state, 'the state of a second game');
        claimSame(again.events, events, 'the events of a second game');
        own = again.state;
      },
    };
  },
});
