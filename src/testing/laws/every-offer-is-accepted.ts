import { claim, law } from '../law.js';
import { firstAnswers, isEndless } from '../trial.js';

/** How many answers of a decision are tried: the first ones, and as many besides at random. */
const TRIED = 4;

/** Law 5: every answer that is on offer is accepted, and leads to a decision with options or to the end. */
export const everyOfferIsAccepted = law({
  id: 'every-offer-is-accepted',
  guarantee: 5,
  claim: 'every option offered is accepted',
  watch: ({ rules, below }) => ({
    step({ before, decision }) {
      const answers = firstAnswers(decision, 50);
      claim(answers.length > 0, `a decision "${decision.kind}" with no legal answer`, 'at least one');
      const tried = Array.from({ length: TRIED }, (_, i) => answers[i < 2 ? i : below(answers.length)]);
      for (const answer of new Set(tried)) {
        if (answer === undefined) continue;
        const problem = rules.problemWith(before, answer, decision.seat) ?? rules.problemWith(before, answer);
        claim(problem === null, `${problem?.code} for the legal answer [${answer}]`, 'no problem with it');
        try {
          const next = rules.decide(before, answer).state.decision;
          claim(
            next === null || next.options.length > 0,
            `a decision without options after [${answer}]`,
            'some options',
          );
        } catch (thrown) {
          // The one exception (law 6).
          if (!isEndless(thrown)) throw thrown;
        }
      }
    },
  }),
});
