import { law } from '../law.js';

/** Law 6: no answer leads to a resolution without end; every trial looks out for that, this law for nothing else. */
export const everyResolutionEnds = law({
  id: 'every-resolution-ends',
  guarantee: 6,
  claim: 'every resolution ends',
  watch: () => ({}),
});
