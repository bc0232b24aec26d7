import { claimSame, law } from '../law.js';
import { isEndless, parsed } from '../trial.js';

/** Every which decision is tried. */
const EVERY = 20;

/** Law 7: a resampled state is a state like any other, to be played on from. */
export const resampledStatesPlayOn = law({
  id: 'resampled-states-play-on',
  guarantee: 7,
  claim: 'a resampled state is a state like any other',
  watch: ({ rules, below }) => ({
    step({ before }) {
      if (below(EVERY) > 0) return;
      const other = rules.resample(before, below(before.players.length), below(65_536));
      const checked = rules.check(parsed(other));
      claimSame(checked, other, 'a resampled state, parsed and checked');
      const first = ({ options, min }: { readonly options: readonly unknown[]; readonly min: number }): number[] =>
        options.map((_, i) => i).slice(0, Math.max(min, 1));
      try {
        const { state } = rules.playout(checked, first, { decisions: 20 });
        const pieces = (places: readonly (readonly number[])[]): number[] =>
          places
            .flat()
            .filter((one) => one >= 0)
            .sort((a, b) => a - b);
        claimSame(pieces(state.places), pieces(before.places), 'the pieces, some decisions after resampling');
      } catch (thrown) {
        if (!isEndless(thrown)) throw thrown;
      }
    },
  }),
});
