import type { PlaceRef } from '../../kernel/event.js';
import { isSame } from '../difference.js';
import { claim, law } from '../law.js';

function wordsFor({ zone, seat }: PlaceRef): string {
  return `${zone} of ${seat}`;
}

/** Law 8: states share what did not change. */
export const unchangedPartsAreShared = law({
  id: 'unchanged-parts-are-shared',
  guarantee: 8,
  claim: 'states share what did not change',
  watch: () => ({
    step({ before, state, events }) {
      const shared = (field: 'pieces' | 'players' | 'counters' | 'random' | 'places' | 'links'): void =>
        claim(state[field] === before[field], `a new copy of ${field}`, 'the one of the state before');
      shared('pieces');
      shared('players');
      if (!events.some(({ event }) => event === 'changed')) shared('counters');
      if (isSame(state.random, before.random)) shared('random');
      // What no event speaks of was not touched: there are as many events of moves as lists can have changed.
      if (!events.some(({ event }) => event === 'moved' || event === 'shuffled')) {
        shared('places');
        shared('links');
      }
      const touched = new Set(
        events.flatMap((event) => {
          if (event.event === 'moved') return [wordsFor(event.from), wordsFor(event.to)];
          return event.event === 'shuffled' ? [wordsFor(event.place)] : [];
        }),
      );
      const copies = state.places.filter((place, i) => place !== before.places[i]).length;
      claim(copies <= touched.size, `${copies} places copied`, `no more than the ${touched.size} that were touched`);
    },
  }),
});
