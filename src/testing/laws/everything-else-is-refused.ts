import type { Answer, Decision } from '../../kernel/decision.js';
import { isFatequeueError, show } from '../../kernel/errors.js';
import type { Rules } from '../../kernel/rules.js';
import type { GameState, Seat } from '../../kernel/state.js';
import { breach, claim, law } from '../law.js';
import { strangeValue } from '../strange.js';

/** Lists that are nearly answers; some of them may be. */
function nearlyAnswers({ options, min, max }: Decision, below: (bound: number) => number): readonly Answer[] {
  const whole = options.map((_, i) => i);
  const any = Array.from({ length: below(4) }, () => below(options.length + 3) - 1 + (below(8) === 0 ? 0.5 : 0));
  return [
    [...whole.slice(0, max), options.length].slice(-Math.max(min, 1)),
    [-1, ...whole].slice(0, Math.max(min, 1)),
    [...whole, ...whole].slice(0, max + 1),
    ...(min > 0 ? [whole.slice(0, min - 1)] : []),
    ...(max > 1 ? [[0, 0]] : []),
    any,
  ];
}

function isLegal({ options, min, max }: Decision, answer: Answer): boolean {
  return (
    answer.length >= min &&
    answer.length <= max &&
    new Set(answer).size === answer.length &&
    answer.every((index) => Number.isInteger(index) && index >= 0 && index < options.length)
  );
}

/** The code that an answer is refused with; null if it is accepted. */
function refusal(rules: Rules, state: GameState, answer: unknown, seat?: Seat): string | null {
  try {
    Reflect.apply(rules.decide, undefined, [state, answer, { seat }]);
    return null;
  } catch (thrown) {
    if (isFatequeueError(thrown)) return thrown.code;
    return breach(`${thrown instanceof Error ? thrown.message : show(thrown)}, thrown without a code`, 'a coded error');
  }
}

/** Every which decision is tried. */
const EVERY = 3;

/** Law 5 and 10: every answer that is not on offer is refused with a code, whatever it is, and changes nothing. */
export const everythingElseIsRefused = law({
  id: 'everything-else-is-refused',
  guarantee: 5,
  claim: 'every answer that is not offered is refused with a code and changes nothing',
  watch: ({ rules, below }) => ({
    step({ before, decision }) {
      if (below(EVERY) > 0) return;
      for (const answer of nearlyAnswers(decision, below)) {
        const problem = rules.problemWith(before, answer);
        claim(
          (problem === null) === isLegal(decision, answer),
          `${problem?.code ?? 'no problem'} for [${answer}]`,
          'else',
        );
        if (problem === null) continue;
        claim(/^answer\/[a-z-]+$/.test(problem.code), `the code ${problem.code}`, 'a code such as answer/too-many');
        const code = refusal(rules, before, answer);
        claim(code === problem.code, `${code ?? 'no error'} from decide for [${answer}]`, problem.code);
      }
      const strange = strangeValue(below);
      const problem = Reflect.apply(rules.problemWith, undefined, [before, strange]);
      const code = refusal(rules, before, strange);
      claim(code === (problem?.code ?? null) || problem === null, `${code} for something strange`, problem?.code ?? '');
      const legal = Array.from({ length: decision.min }, (_, i) => i);
      const other = refusal(rules, before, legal, decision.seat + 1);
      claim(other === 'answer/wrong-seat', `${other ?? 'no error'} for another seat's answer`, 'answer/wrong-seat');
    },
  }),
});
