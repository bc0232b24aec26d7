import { newReplay, type Replay, replay, resume } from '../../kernel/replay.js';
import { claimSame, law } from '../law.js';
import { startOptionsOf, type TrialStep } from '../trial.js';

/** A recorded game comes to the same states again, and can be gone on with from any point. */
export const replaysReachEveryPoint = law({
  id: 'replays-reach-every-point',
  guarantee: 1,
  claim: 'a replay reaches every point of its game, and can be resumed there',
  watch({ rules, trial, start, below }) {
    if (trial.from !== undefined) return null;
    const steps: TrialStep[] = [];
    return {
      step(step) {
        steps.push(step);
      },
      end(state) {
        const states = [start, ...steps.map((step) => step.state)];
        const file: Replay = JSON.parse(JSON.stringify(newReplay(rules, startOptionsOf(trial), steps)));
        claimSame(replay(rules, file), state, 'the state at the end of a replay');
        const to = below(states.length);
        claimSame(replay(rules, file, { to }), states[to], `the state after ${to} answers of a replay`);
        const past = resume(rules, file, { to });
        claimSame(past.state, states[to], `the state of a game resumed after ${to} answers`);
        for (const { answer } of steps.slice(to, to + 20)) past.decide(answer);
        claimSame(past.state, states[Math.min(to + 20, steps.length)], 'the state of a resumed game, some answers on');
        claimSame(
          newReplay(rules, file.start, past.steps).answers,
          file.answers.slice(0, past.steps.length),
          'its replay',
        );
      },
    };
  },
});
