import { claim, law } from '../law.js';
import { startOptionsOf } from '../trial.js';

/** Law 1, the other way: another seed shuffles otherwise. */
export const otherSeedsOtherGames = law({
  id: 'other-seeds-other-games',
  guarantee: 1,
  claim: 'different seeds give different games',
  watch({ rules, trial, start }) {
    if (trial.from !== undefined) return null;
    const seeds = [1, 2, 3].map((further) => (trial.seed > 0 ? trial.seed - further : trial.seed + further));
    const others = seeds.map((seed) => rules.start({ ...startOptionsOf(trial), seed }));
    const { places } = start;
    const isOther = others.some((other) => JSON.stringify(other.places) !== JSON.stringify(places));
    claim(
      isOther,
      `four seeds from ${trial.seed} on that lay everything out alike`,
      'a table that chance has laid out',
    );
    return {};
  },
});
