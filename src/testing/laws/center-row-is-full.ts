import { isAscension } from '../../ascension/ascension.js';
import { ROW_SIZE } from '../../ascension/vocabulary.js';
import type { GameState } from '../../kernel/state.js';
import { claim, law } from '../law.js';
import { openView } from '../open-view.js';

/** Law 4 of the deck-builder: the center row is full, unless no card is left that can stay in it. */
export const centerRowIsFull = law({
  id: 'center-row-is-full',
  guarantee: 4,
  claim: 'the center row is full, unless no card is left that can stay in it',
  watch({ rules, start }) {
    if (!isAscension(rules)) return null;
    // Events cannot stay (T8).
    const events = new Set(rules.cards.filter(({ kind }) => kind === 'event').map(({ id }) => id));
    const missing = (state: GameState): number => {
      const { centerRow, centerDeck, void: gone } = openView(rules, state).zones;
      const isLeft = [...centerDeck, ...gone].some(({ card }) => card === null || !events.has(card));
      return isLeft ? ROW_SIZE - centerRow.length : 0;
    };
    // A position that was arranged without a full row need not get one.
    if (missing(start) > 0) return null;
    return {
      step({ state }) {
        const short = missing(state);
        claim(short === 0, `${ROW_SIZE - short} cards in the center row`, `${ROW_SIZE}, as there are more to fill it`);
      },
    };
  },
});
