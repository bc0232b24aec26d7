import { claimSame, law } from '../law.js';

/** Every which decision is tried. */
const EVERY = 4;

/** Law 7: a resampled state is one that the seat might be in, as far as it can see. */
export const resamplingKeepsTheView = law({
  id: 'resampling-keeps-the-view',
  guarantee: 7,
  claim: 'a resampled state gives the seat the same view',
  watch: ({ rules, below }) => ({
    step({ before }) {
      if (below(EVERY) > 0) return;
      const seat = below(before.players.length);
      const other = rules.resample(before, seat, below(65_536));
      claimSame(rules.view(other, seat), rules.view(before, seat), `seat ${seat} of a resampled state`);
    },
  }),
});
