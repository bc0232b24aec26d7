import { diff } from '../../kernel/diff.js';
import { isFatequeueError } from '../../kernel/errors.js';
import { patch } from '../../kernel/patch.js';
import { joinView, splitView } from '../../kernel/split-view.js';
import type { View, Viewer } from '../../kernel/view.js';
import { isSame } from '../difference.js';
import { claim, claimSame, law } from '../law.js';
import { viewersOf } from '../trial.js';

/** Every which state is sent. */
const EVERY = 6;

/** A client that gets patches only sees its view; a patch for another moment is noticed. */
export const patchesKeepViews = law({
  id: 'patches-keep-views',
  guarantee: 7,
  claim: 'a client that gets patches as text has the view at every decision',
  watch({ rules, start, below }) {
    const viewers: readonly Viewer[] = [...viewersOf(start), 'all'];
    const viewer = viewers[below(viewers.length)];
    let sent = splitView(rules.view(start, viewer)).view;
    let seen: View = JSON.parse(JSON.stringify(sent));
    let earlier: View | null = null;
    return {
      step({ state }) {
        if (below(EVERY) > 0) return;
        const whole = rules.view(state, viewer);
        const { view, options } = splitView(whole);
        const delta = diff(sent, view);
        const received = JSON.parse(JSON.stringify({ delta, options }));
        const before = JSON.stringify(seen);
        const next = patch(seen, received.delta);
        claim(JSON.stringify(seen) === before, 'a view that was changed by patching it', 'the view as it was');
        claimSame(joinView({ view: next, options: received.options }), whole, `the patched view of ${viewer}`);
        if (earlier !== null && !isSame(earlier, sent)) {
          claim(
            codeOfPatch(earlier, delta) === 'patch/other-base',
            'a patch for another moment that fits',
            'patch/other-base',
          );
        }
        earlier = sent;
        sent = view;
        seen = next;
      },
    };
  },
});

function codeOfPatch(view: View, delta: unknown): string {
  try {
    patch(view, delta);
    return 'no error';
  } catch (thrown) {
    return isFatequeueError(thrown) ? thrown.code : 'an error without a code';
  }
}
