import { isFatequeueError, show } from '../../kernel/errors.js';
import type { Rules } from '../../kernel/rules.js';
import { breach, law } from '../law.js';
import { tampered } from '../strange.js';
import { parsed } from '../trial.js';

/** Every which decision is tried. */
const EVERY = 25;

function onlyCoded(run: () => void): void {
  try {
    run();
  } catch (thrown) {
    if (isFatequeueError(thrown)) return;
    breach(`${thrown instanceof Error ? thrown.message : show(thrown)}, thrown without a code`, 'a coded error');
  }
}

function useAll(rules: Rules, found: unknown): void {
  const state = Reflect.apply(rules.check, undefined, [found]);
  rules.view(state, 'observer');
  rules.pending(state);
  rules.outcome(state);
  rules.playout(state, ({ min }) => Array.from({ length: Math.max(min, 1) }, (_, i) => i), { decisions: 3 });
}

/** Law 10: a state that was tampered with is refused or played on from, and never crashes anything. */
export const tamperedStatesAreRefused = law({
  id: 'tampered-states-are-refused',
  guarantee: 10,
  claim: 'a state that was tampered with is refused with a code, or is a state',
  watch: ({ rules, below }) => ({
    step({ state }) {
      if (below(EVERY) === 0) onlyCoded(() => useAll(rules, tampered(parsed(state), below)));
    },
  }),
});
