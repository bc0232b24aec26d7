import type { GameEvent, PlaceRef } from '../../kernel/event.js';
import type { Rules } from '../../kernel/rules.js';
import { NONE } from '../../kernel/state.js';
import type { View, Viewer } from '../../kernel/view.js';
import { claimSame, law } from '../law.js';
import { openView } from '../open-view.js';
import { viewersOf } from '../trial.js';
import { placesOf } from './views-name-no-hidden-piece.js';

/** What a viewer has come to know of pieces in hidden places, by nothing but the events told to that viewer. */
class Memory {
  private readonly where = new Map<number, string>();

  constructor(
    private readonly rules: Rules,
    private readonly viewer: Viewer,
    view: View,
  ) {
    for (const { zone, seat, cards } of placesOf(view)) {
      for (const { instance } of cards) if (instance !== null) this.put(instance, { zone, seat });
    }
  }

  /** Remembers an event as it was told; `place` is where a piece is that was shown without being moved. */
  tell(event: GameEvent, place: PlaceRef): void {
    switch (event.event) {
      case 'moved': {
        const { instance, from, to } = event;
        const isTaken = from.zone === to.zone && from.seat !== to.seat;
        // Of a piece that somebody else took unseen it is not known which one it was.
        if (isTaken && this.viewer !== from.seat && this.viewer !== to.seat) this.forget(from);
        else if (instance !== null) this.put(instance, to);
        return;
      }
      case 'revealed':
        if (event.instance !== null) this.put(event.instance, place);
        return;
      case 'shuffled':
        this.forget(event.place);
        return;
      case 'changed':
      case 'marked':
      case 'rolled':
      case 'checked':
      case 'decided':
      case 'happened':
    }
  }

  private put(instance: number, place: PlaceRef): void {
    if (this.rules.isOpen(place, this.viewer)) this.where.delete(instance);
    else this.where.set(instance, wordsFor(place));
  }

  private forget(place: PlaceRef): void {
    const words = wordsFor(place);
    for (const [instance, at] of this.where) if (at === words) this.where.delete(instance);
  }

  known(): readonly string[] {
    return [...this.where].map(([instance, at]) => `${instance} in ${at}`).sort();
  }
}

function wordsFor({ zone, seat }: PlaceRef): string {
  return seat === NONE ? zone : `${zone} of ${seat}`;
}

/** The pieces in hidden places that a view shows. */
function shownHidden(rules: Rules, view: View): readonly string[] {
  const shown: string[] = [];
  for (const { zone, seat, cards } of placesOf(view)) {
    if (rules.isOpen({ zone, seat }, view.viewer)) continue;
    for (const { instance } of cards) if (instance !== null) shown.push(`${instance} in ${wordsFor({ zone, seat })}`);
  }
  return shown.sort();
}

/** Law 7: a view shows of hidden places what its viewer was told, neither more nor less. */
export const viewsKnowWhatWasTold = law({
  id: 'views-know-what-was-told',
  guarantee: 7,
  claim: 'a view shows of hidden places what its viewer was told, neither more nor less',
  watch({ rules, start, below }) {
    const viewers = viewersOf(start);
    const viewer = viewers[below(viewers.length)];
    const memory = new Memory(rules, viewer, rules.view(start, viewer));
    return {
      step({ before, state, events }) {
        const all = new Map<number, PlaceRef>();
        for (const { zone, seat, cards } of placesOf(openView(rules, before))) {
          for (const { instance } of cards) all.set(instance ?? NONE, { zone, seat });
        }
        for (const event of events) {
          if (event.event === 'moved') all.set(event.instance ?? NONE, event.to);
          const place = event.event === 'revealed' ? all.get(event.instance ?? NONE) : undefined;
          for (const told of rules.eventsFor([event], viewer)) memory.tell(told, place ?? { zone: '', seat: NONE });
        }
        claimSame(shownHidden(rules, rules.view(state, viewer)), memory.known(), `what ${viewer} is shown`);
      },
    };
  },
});
