import { history } from '../../kernel/history.js';
import type { Rules } from '../../kernel/rules.js';
import type { GameState } from '../../kernel/state.js';
import type { Viewer } from '../../kernel/view.js';
import { claim, claimSame, law } from '../law.js';
import { viewersOf } from '../trial.js';
import { placesOf } from './views-name-no-hidden-piece.js';

/** The cards that somebody sees, by their pieces. */
function seenBy(rules: Rules, state: GameState, viewer: Viewer): ReadonlySet<number> {
  const seen = new Set<number>();
  for (const { cards } of placesOf(rules.view(state, viewer))) {
    for (const { instance } of cards) if (instance !== null) seen.add(instance);
  }
  return seen;
}

/** Every which answer that can be taken back is looked at. */
const EVERY = 3;

/** What can be taken back without anybody's leave has taught nobody anything. */
export const undoTeachesNothing = law({
  id: 'undo-teaches-nothing',
  guarantee: 7,
  claim: 'an answer that can be taken back has taught nobody anything',
  watch({ rules, start, below }) {
    const past = history(rules, start);
    return {
      step({ answer }) {
        const { before, seat, state } = past.decide(answer);
        if (!past.canUndo(seat) || below(EVERY) > 0) return;
        claimSame(state.random, before.random, 'by an answer that can be taken back, the random state');
        const own = seenBy(rules, before, seat);
        for (const viewer of viewersOf(state)) {
          const known = seenBy(rules, before, viewer);
          for (const piece of seenBy(rules, state, viewer)) {
            claim(known.has(piece) || own.has(piece), `piece ${piece}, new to ${viewer}`, 'nothing new to anybody');
          }
        }
      },
    };
  },
});
