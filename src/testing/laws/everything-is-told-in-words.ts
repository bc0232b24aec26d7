import type { Rules } from '../../kernel/rules.js';
import type { GameState } from '../../kernel/state.js';
import { claim, law } from '../law.js';

function claimWords(lines: readonly string[]): void {
  for (const line of lines) {
    const isSaid = line.trim() !== '' && !/undefined|\bNaN\b|\[object|\$\{/.test(line);
    claim(isSaid, `the line "${line}"`, 'something said in words');
  }
}

/** What happened, what is still to happen and what is asked can be told in words. */
export const everythingIsToldInWords = law({
  id: 'everything-is-told-in-words',
  guarantee: null,
  claim: 'what happened, what is to happen and what is asked can be told in words',
  watch({ rules, start, below }) {
    const look = (by: Rules, state: GameState): void => {
      claimWords(by.pending(state));
      if (state.decision !== null) claimWords([state.decision.prompt]);
    };
    look(rules, start);
    return {
      step({ state, events }) {
        claim(events.length > 0, 'an answer by which nothing happened', 'an event at least');
        if (below(4) > 0) return;
        claimWords(rules.explain(events, { players: state.players }));
        look(rules, state);
      },
    };
  },
});
