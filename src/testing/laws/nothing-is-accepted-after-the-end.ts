import { isFatequeueError } from '../../kernel/errors.js';
import { claim, law } from '../law.js';

/** Law 5 and 6: there is an outcome at the end and not before, and nothing is answered after it. */
export const nothingIsAcceptedAfterTheEnd = law({
  id: 'nothing-is-accepted-after-the-end',
  guarantee: 5,
  claim: 'a game has an outcome when it is over, and not before, and takes no answers then',
  watch: ({ rules }) => ({
    step({ before }) {
      claim(rules.outcome(before) === null, 'an outcome before the end', 'none while a decision stands');
    },
    end(state) {
      if (state.decision !== null) return;
      const outcome = rules.outcome(state);
      claim(outcome !== null, 'no outcome', 'one when the game is over');
      const { winners, sides } = outcome;
      const names = sides.map(({ name }) => name);
      claim(
        winners.every((name) => names.includes(name)),
        `the winners ${winners}`,
        `among ${names}`,
      );
      claim(winners.length > 0, 'no winner', 'at least one side that won');
      const seats = sides.flatMap((side) => side.seats).sort((a, b) => a - b);
      claim(
        seats.join() === state.players.map((_, seat) => seat).join(),
        `sides of the seats ${seats}`,
        'each seat once',
      );
      for (const { name, score, items } of sides) {
        const sum = items.reduce((all, { amount }) => all + amount, 0);
        claim(sum === score, `items of ${sum} for ${name}`, `the score, ${score}`);
      }
      claim([...rules.answers(state)].length === 0, 'answers after the end', 'none');
      claim(rules.problemWith(state, [])?.code === 'answer/game-over', 'no word that it is over', 'answer/game-over');
      let code = 'no error';
      try {
        rules.decide(state, []);
      } catch (thrown) {
        code = isFatequeueError(thrown) ? thrown.code : 'an error without a code';
      }
      claim(code === 'answer/game-over', code, 'answer/game-over');
    },
  }),
});
