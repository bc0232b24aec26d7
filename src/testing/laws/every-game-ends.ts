import { claim, law } from '../law.js';
import { lengthOf, MOST_DECISIONS } from '../trial.js';

/** Law 6: every game comes to an end, with nothing left to happen. */
export const everyGameEnds = law({
  id: 'every-game-ends',
  guarantee: 6,
  claim: 'every game comes to an end, with nothing left to happen',
  watch: ({ rules, trial }) => ({
    end(state) {
      if (state.decision !== null) {
        const isLeft = lengthOf(trial) < MOST_DECISIONS;
        claim(isLeft, `no end after ${MOST_DECISIONS} decisions`, 'an end long before that');
        return;
      }
      claim(state.queue.length + state.waiting.length === 0, 'something still to happen at the end', 'nothing');
      claim(rules.pending(state).length === 0, rules.pending(state).join('; '), 'nothing pending at the end');
    },
  }),
});
