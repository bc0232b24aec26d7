import { claimSame, law } from '../law.js';
import { parsed } from '../trial.js';

/** Every which state goes round; what is played from it goes on to the next one. */
const EVERY = 5;

/** Law 2: a JSON round trip at any decision changes nothing that follows. */
export const parsedStatesPlayOn = law({
  id: 'parsed-states-play-on',
  guarantee: 2,
  claim: 'a JSON round trip at any decision changes nothing that follows',
  watch: ({ rules, start, below }) => {
    let own = parsed(start);
    return {
      step({ answer, state, events }) {
        const step = rules.decide(own, answer);
        claimSame(step.state, state, 'after a round trip, the state');
        claimSame(step.events, events, 'after a round trip, the events');
        own = below(EVERY) > 0 ? step.state : parsed(step.state);
      },
    };
  },
});
