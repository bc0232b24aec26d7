import type { Answer, Decision } from '../../kernel/decision.js';
import type { GameEvent } from '../../kernel/event.js';
import { askAgain } from '../../kernel/position.js';
import { relabelled } from '../../kernel/resample.js';
import { gameUnder, type Rules } from '../../kernel/rules.js';
import { type GameState, NONE } from '../../kernel/state.js';
import type { View, Viewer } from '../../kernel/view.js';
import { isSame } from '../difference.js';
import { claim, claimSame, type Law, type LawParts, law } from '../law.js';
import { openView } from '../open-view.js';
import { isEndless, type TrialStep, viewersOf } from '../trial.js';

/** The pieces that a viewer cannot know, in groups: those of each place that is everybody's, then those of each player. */
function unknownTo(rules: Rules, state: GameState, viewer: Viewer): readonly (readonly number[])[] {
  const seen = rules.view(state, viewer);
  const all = openView(rules, state);
  const hiddenIn = (zone: string, zones: View['zones'], whole: View['zones']): number[] =>
    zones[zone].flatMap(({ instance }, i) => (instance === null ? [whole[zone][i].instance ?? NONE] : []));
  const hidden = (zones: View['zones'], whole: View['zones']): number[] =>
    Object.keys(zones).flatMap((zone) => hiddenIn(zone, zones, whole));
  return [
    ...Object.keys(seen.zones).map((zone) => hiddenIn(zone, seen.zones, all.zones)),
    ...seen.players.map(({ zones }, i) => hidden(zones, all.players[i].zones)),
  ];
}

type Exchange = (piece: number) => number;

/** The state with two hidden pieces in each other's places, and what is asked there; null if nothing is. */
function exchanged(rules: Rules, state: GameState, piece: Exchange): GameState | null {
  const game = gameUnder(rules);
  const next = relabelled(
    game,
    state,
    state.places.map((place) => place.map(piece)),
  );
  const decision = askAgain(game, next);
  return decision === null ? null : { ...next, decision };
}

/** The same answer to the same question about exchanged pieces; null if what was chosen is not on offer there. */
function answerThere(here: Decision, answer: Answer, there: Decision, piece: Exchange): Answer | null {
  const picks = answer.map((index) => {
    const { do: word, key, instance, from, ability } = here.options[index];
    return there.options.findIndex((option) =>
      instance === undefined
        ? option.key === key
        : option.do === word &&
          option.instance === piece(instance) &&
          option.from === from &&
          option.ability === ability,
    );
  });
  return picks.includes(NONE) ? null : picks;
}

/** The pieces that events name. */
function namedIn(events: readonly GameEvent[]): ReadonlySet<number | null> {
  return new Set(events.flatMap((event) => ('instance' in event ? [event.instance] : [])));
}

type Seen = readonly [told: readonly GameEvent[], after: View];

/**
 * Whether all that differs is that another seat was asked in one game what it had no choice about in the other, by what it has
 * in hand: the games were alike until that question, and one of them stands at it.
 */
function isAskedInOneOnly(here: Seen, there: Seen): boolean {
  const [[shorter, asked], [longer]] = here[0].length <= there[0].length ? [here, there] : [there, here];
  const isOthers = asked.decision !== null && asked.decision.seat !== asked.viewer;
  return isOthers && shorter.length < longer.length && isSame(longer.slice(0, shorter.length), shorter);
}

/** Whether the same was seen although two different cards had changed places; null if that could not be tried. */
function isShownNothing(
  rules: Rules,
  { before, decision, answer, state, events }: TrialStep,
  viewer: Viewer,
  below: (bound: number) => number,
): boolean {
  const groups = unknownTo(rules, before, viewer).filter((group) => group.length > 1);
  if (groups.length === 0) return false;
  const group = groups[below(groups.length)];
  const one = group[below(group.length)];
  const unlike = group.filter((piece) => before.pieces[piece] !== before.pieces[one]);
  if (unlike.length === 0) return false;
  const other = unlike[below(unlike.length)];
  const piece: Exchange = (each) => (each === one ? other : each === other ? one : each);
  const there = exchanged(rules, before, piece);
  // A hidden card can be the reason why somebody else is asked at all.
  if (there === null)
    claim(decision.seat !== viewer, `no decision of ${viewer} with other hidden cards`, 'the same one');
  if (there === null || there.decision === null) return false;
  const seen = rules.view(before, viewer);
  const isAlike = isSame(rules.view(there, viewer), seen);
  if (decision.seat === viewer)
    claimSame(rules.view(there, viewer), seen, `what ${viewer} sees with other hidden cards`);
  const same = answerThere(decision, answer, there.decision, piece);
  if (!isAlike || same === null) return false;
  const step = rules.decide(there, same);
  const [told, toldThere] = [events, step.events].map((all) => rules.eventsFor(all, viewer));
  const shown = [namedIn(told), namedIn(toldThere)];
  const unknownAfter = [state, step.state].map((after) => new Set(unknownTo(rules, after, viewer).flat()));
  const isKnown = (each: number): boolean =>
    shown.some((names) => names.has(each)) || unknownAfter.some((unknown) => !unknown.has(each));
  if (isKnown(one) || isKnown(other)) return false;
  const [after, afterThere] = [state, step.state].map((end) => rules.view(end, viewer));
  if (isAskedInOneOnly([told, after], [toldThere, afterThere])) return false;
  claimSame(toldThere, told, `what ${viewer} is told with other hidden cards`);
  claimSame(afterThere, after, `what ${viewer} sees afterwards with other hidden cards`);
  return true;
}

/** Every which decision is tried, for one of those who look on. */
const EVERY = 6;

/** The law, with something that hears how often it was put to the test. */
export function exchangingTheUnknown(tested: () => void): Law {
  const watch: LawParts['watch'] = ({ rules, below }) => ({
    step(step) {
      const viewers = viewersOf(step.before);
      const viewer = viewers[below(viewers.length * EVERY)];
      if (viewer === undefined) return;
      try {
        if (isShownNothing(rules, step, viewer, below)) tested();
      } catch (thrown) {
        if (!isEndless(thrown)) throw thrown;
      }
    },
  });
  return law({
    id: 'exchanging-the-unknown-shows-nothing',
    guarantee: 7,
    claim: 'what a seat cannot know changes neither its view, nor its decisions, nor its events',
    watch,
  });
}

/** Law 7: exchanging two pieces that a viewer knows neither before nor after a step shows that viewer nothing. */
export const exchangingTheUnknownShowsNothing = exchangingTheUnknown(() => {});
