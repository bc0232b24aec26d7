import type { Rules } from '../kernel/rules.js';
import type { GameState } from '../kernel/state.js';
import type { View } from '../kernel/view.js';

const VIEWS = new WeakMap<Rules, WeakMap<GameState, View>>();

/** The view in which everything lies open, made once for all laws that look at a state. */
export function openView(rules: Rules, state: GameState): View {
  const views = VIEWS.get(rules) ?? new WeakMap<GameState, View>();
  VIEWS.set(rules, views);
  const view = views.get(state) ?? rules.view(state, 'all');
  views.set(state, view);
  return view;
}
