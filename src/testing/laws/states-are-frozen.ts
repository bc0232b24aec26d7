import { FREEZES } from '../../kernel/freeze.js';
import { breach, law } from '../law.js';

/** What of some data could still be changed, by its path; null if nothing. */
function unfrozen(data: unknown, path: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!Object.isFrozen(data)) return path;
  for (const [key, part] of Object.entries(data)) {
    const found = unfrozen(part, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Law 8: outside production, states and events are frozen to the ground. */
export const statesAreFrozen = law({
  id: 'states-are-frozen',
  guarantee: 8,
  claim: 'states and events are deep-frozen outside production',
  watch: ({ below }) =>
    FREEZES
      ? {
          step({ state, events }) {
            const found = below(5) > 0 ? null : (unfrozen(state, 'state') ?? unfrozen(events, 'events'));
            if (found !== null) breach(`${found} can be changed`, 'everything frozen');
          },
        }
      : null,
});
