import { BARRIERS, history } from '../../kernel/history.js';
import { claim, claimSame, law } from '../law.js';

/** What is taken back leads to the very state before, and can be done again; so can a whole game. */
export const undoGoesBack = law({
  id: 'undo-goes-back',
  guarantee: 8,
  claim: 'what is taken back leads to the very state before, and can be done again',
  watch({ rules, start, below }) {
    const past = history(rules, start);
    const often = 2 + below(8);
    return {
      step({ answer, at }) {
        const { before, seat, state } = past.decide(answer);
        if (at % often > 0) return;
        const steps = past.steps.length;
        claim(past.undo(seat, { despite: BARRIERS }) === before, 'another state after undo', 'the very state before');
        claim(past.steps.length === steps - 1, `${past.steps.length} steps after undo`, `${steps - 1}`);
        claimSame(past.decide(answer).state, state, 'the state when it is done again');
      },
      end() {
        while (past.steps.length > 0) past.undo(past.steps[past.steps.length - 1]?.seat ?? 0, { despite: BARRIERS });
        claim(past.state === start, 'another state after everything was taken back', 'the very first one');
      },
    };
  },
});
