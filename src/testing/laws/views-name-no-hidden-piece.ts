import type { Rules } from '../../kernel/rules.js';
import { type GameState, NONE } from '../../kernel/state.js';
import type { View, ViewedCard, Viewer } from '../../kernel/view.js';
import { isSame } from '../difference.js';
import { claim, law } from '../law.js';
import { openView } from '../open-view.js';
import { viewersOf } from '../trial.js';

/** A place with what lies there, as somebody sees it. */
interface SeenPlace {
  readonly zone: string;
  readonly seat: number;
  readonly cards: readonly ViewedCard[];
}

/** Every place of a view. */
export function* placesOf(view: View): Generator<SeenPlace> {
  for (const [zone, cards] of Object.entries(view.zones)) yield { zone, seat: NONE, cards };
  for (const { seat, zones } of view.players) {
    for (const [zone, cards] of Object.entries(zones)) yield { zone, seat, cards };
  }
}

/** Every piece that some data names, as an instance or in the key of an option. */
function piecesIn(data: unknown): ReadonlySet<number> {
  const text = JSON.stringify(data);
  return new Set([...text.matchAll(/"instance":(\d+)|#(\d+)/g)].map(([, field, key]) => Number(field ?? key)));
}

function look(rules: Rules, state: GameState, viewer: Viewer): void {
  const view = rules.view(state, viewer);
  const whole = [...placesOf(openView(rules, state))];
  const may = new Set<number>();
  let i = 0;
  for (const { zone, seat, cards } of placesOf(view)) {
    const real = whole[i++].cards;
    const isOpen = rules.isOpen({ zone, seat }, viewer);
    claim(cards.length === real.length, `${cards.length} cards in ${zone}`, `${real.length}`);
    cards.forEach((card, j) => {
      if (card.instance !== null) may.add(card.instance);
      const isHidden = !isOpen && card.instance === null && card.card === null;
      claim(isHidden || isSame(card, real[j]), `${card.card} in ${zone}`, `${real[j].card}, as it lies there`);
    });
  }
  // The card whose text asks was seen when it was played or defeated, wherever it has been shuffled since; so was one that
  // an option says was in an open place, such as a hero that was played.
  const open = new Set(
    [...placesOf(view)].flatMap(({ zone, seat }) => (rules.isOpen({ zone, seat }, viewer) ? [zone] : [])),
  );
  const { decision } = view;
  const options = decision !== null && 'options' in decision ? decision.options : [];
  const hidden = options.filter(({ from }) => from === undefined || !open.has(from));
  const asked = decision === null ? null : { ...decision, source: null, options: hidden };
  for (const piece of piecesIn({ ...view, decision: asked })) {
    claim(may.has(piece), `piece ${piece} named to ${viewer}`, 'only pieces that the view shows');
  }
}

/** Law 7: a view shows what lies open as it is, and names no piece that it hides. */
export const viewsNameNoHiddenPiece = law({
  id: 'views-name-no-hidden-piece',
  guarantee: 7,
  claim: 'a view shows what lies open as it is, and names nothing that it hides',
  watch: ({ rules, below }) => ({
    step({ state }) {
      const viewers = viewersOf(state);
      look(rules, state, viewers[below(viewers.length)]);
    },
  }),
});
