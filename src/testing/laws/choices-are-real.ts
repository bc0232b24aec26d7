import { claim, law } from '../law.js';
import { firstAnswers } from '../trial.js';

/** The decision about what to do next in a turn is asked always. */
const ALWAYS_ASKED = 'turn';

/** Law 5: besides "what next", only what has two legal answers is asked, and no two options have one key. */
export const choicesAreReal = law({
  id: 'choices-are-real',
  guarantee: 5,
  claim: 'only a turn is asked without a choice, and each option has a key of its own',
  watch: () => ({
    step({ decision }) {
      const { kind, options } = decision;
      if (kind !== ALWAYS_ASKED) {
        claim(firstAnswers(decision, 2).length === 2, `"${kind}" with one legal answer`, 'at least two');
      }
      const keys = new Set(options.map(({ key }) => key));
      claim(keys.size === options.length, `${options.length} options with ${keys.size} keys`, 'a key for each option');
    },
  }),
});
