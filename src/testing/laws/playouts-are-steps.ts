import type { Answer } from '../../kernel/decision.js';
import { claim, claimSame, law } from '../law.js';

/** Every which prefix of a game is played out anew; the first ones and the whole game always are. */
const EVERY = 60;
const FIRST = 20;

/** Law 9: playout mode and step mode reach the same states, from the beginning and from every state. */
export const playoutsAreSteps = law({
  id: 'playouts-are-steps',
  guarantee: 9,
  claim: 'playout mode and step mode reach the same states',
  watch({ rules, start }) {
    const answers: Answer[] = [];
    const isPrefix = (found: unknown): void => {
      let next = 0;
      const played = rules.playout(start, () => answers[next++] ?? null);
      claim(played.decisions === answers.length, `${played.decisions} decisions in a playout`, `${answers.length}`);
      claimSame(played.state, found, `the state of a playout of ${answers.length} decisions`);
    };
    return {
      step({ before, answer, state }) {
        claimSame(rules.playout(before, () => answer, { decisions: 1 }).state, state, 'the state of a playout');
        answers.push(answer);
        if (answers.length <= FIRST || answers.length % EVERY === 0) isPrefix(state);
      },
      end: isPrefix,
    };
  },
});
