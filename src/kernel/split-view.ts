import type { Option } from './decision.js';
import { fail } from './errors.js';
import type { View } from './view.js';

/** A view in two parts, to be sent apart: the table, which changes little from step to step, and what can be chosen. */
export interface SplitView {
  /** The view, its decision without options. */
  readonly view: View;
  /** The options of the decision; null if the viewer is not to know any. */
  readonly options: readonly Option[] | null;
}

/** Takes the options out of a view. */
export function splitView(view: View): SplitView {
  const { decision } = view;
  if (decision === null || !('options' in decision)) return { view, options: null };
  const { options, ...others } = decision;
  return { view: { ...view, decision: others }, options };
}

/** The view that was split. */
export function joinView({ view, options }: SplitView): View {
  if (options === null) return view;
  const { decision } = view;
  if (decision === null || !('kind' in decision)) {
    return fail('view/no-decision', 'options', 'none, the viewer decides nothing', 'join what was split together');
  }
  return { ...view, decision: { ...decision, options } };
}
