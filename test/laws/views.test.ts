import { isDeepStrictEqual } from 'node:util';
import type { Answer, AscensionRules, Decision, Frame, GameEvent, GameState, Standing, View, Viewer } from 'fatequeue';
import {
  acquire,
  anyTime,
  banish,
  cards,
  chooseOne,
  construct,
  defineSet,
  destroyThis,
  discard,
  discardAtRandom,
  discardDeck,
  draw,
  eachOpponent,
  eachPlayer,
  fate,
  gain,
  giveAtRandom,
  hero,
  heroes,
  ifYouDo,
  inCenterRow,
  inDiscard,
  inHand,
  inPlayed,
  it,
  lookAtTop,
  may,
  monster,
  oncePerTurn,
  onDeckTop,
  pay,
  played,
  put,
  revealTop,
  reward,
  shuffleIntoDeck,
  thereAre,
  thisCard,
  way,
} from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascension/ascension.js';
import { askAgain } from '../../src/kernel/position.js';
import { NONE } from '../../src/kernel/state.js';
import { BOXES, boxOf, chronicle, holdsFor, type Law, MOST_DECISIONS, parsed, startOf, stepsOf } from './any-game.js';

/** Cheap cards that look, show, take at random, put on decks and shuffle. */
const boxOfSecrets = boxOf(
  'a box of secrets',
  [
    defineSet({
      id: 'secrets',
      name: 'Secrets',
      players: { min: 2, max: 4 },
      cards: [
        hero('Page', { cost: 0, copies: 5, zone: 'starting' }, played(gain(1, 'runes'), gain(1, 'power'))),
        hero('Squire', { cost: 0, copies: 5, zone: 'starting' }, played(gain(2, 'honor'), draw(1))),
        hero('Spy', { cost: 0, copies: 5 }, played(ifYouDo(lookAtTop, may(put(1, cards(it, onDeckTop), 'discard'))))),
        hero('Seer', { cost: 0, copies: 5 }, fate(eachPlayer(may(lookAtTop))), played(lookAtTop, may(draw(1)))),
        hero('Herald', { cost: 0, copies: 5 }, played(revealTop('hand'), eachOpponent(revealTop('discard')))),
        hero('Abbot', { faction: 'lifebound', cost: 0, copies: 5 }, played(acquire(1, heroes(), 'deckTop'))),
        hero('Tide', { cost: 0, copies: 5 }, played(shuffleIntoDeck(cards(thisCard, inPlayed), cards(inDiscard)))),
        hero(
          'Wave',
          { cost: 0, copies: 4 },
          fate(eachPlayer(put(1, heroes(inDiscard), 'deckTop'))),
          played(discardDeck),
        ),
        hero(
          'Judge',
          { cost: 0, copies: 4 },
          played(
            draw(1),
            chooseOne(discard(2), way(thereAre(1, cards('lifebound', inHand)), discard(1, cards('lifebound')))),
          ),
        ),
        construct(
          'Chest',
          { cost: 0, copies: 5 },
          oncePerTurn(pay(put(1, cards(inHand), 'under'), draw(1))),
          anyTime(pay(destroyThis, draw(1))),
        ),
        monster('Thief', { power: 0, copies: 6 }, reward(eachOpponent(giveAtRandom(1)))),
        monster(
          'Bully',
          { power: 0, copies: 4 },
          reward(eachOpponent(discardAtRandom(1)), may(banish(1, cards(inCenterRow)))),
        ),
      ],
    }),
  ],
  [2, 3, 4],
);

/** A test of a law for each box, and for the box of secrets. */
function lawOfViews(name: string, few: number, many: number, law: Law): void {
  test.each(BOXES)(`${name}: $name`, (box) => holdsFor(box, box === chronicle ? 2 * few : few, law, 4));
  test(`${name}: ${boxOfSecrets.name}`, () => holdsFor(boxOfSecrets, many, law));
}

function viewersOf({ players }: GameState): readonly Viewer[] {
  return [...players.keys(), 'observer'];
}

/** The pieces that a viewer cannot know, in groups: those of the center deck, then those of each player. */
function unknownTo(rules: AscensionRules, state: GameState, viewer: Viewer): readonly (readonly number[])[] {
  const seen = rules.view(state, viewer);
  const all = rules.view(state, 'all');
  const hidden = (zones: View['zones'], whole: View['zones']): number[] =>
    Object.keys(zones).flatMap((zone) =>
      zones[zone].flatMap(({ instance }, i) => (instance === null ? [whole[zone][i].instance ?? NONE] : [])),
    );
  return [hidden(seen.zones, all.zones), ...seen.players.map(({ zones }, i) => hidden(zones, all.players[i].zones))];
}

type Exchange = (piece: number) => number;

function exchangeOf(one: number, other: number): Exchange {
  return (piece) => (piece === one ? other : piece === other ? one : piece);
}

/** The state with two hidden pieces in each other's places: whatever speaks of the piece in a place means the other. */
function exchanged(rules: AscensionRules, state: GameState, piece: Exchange): GameState | null {
  const game = gameOf(rules);
  const frame = (one: Frame): Frame =>
    game.nodes[one.node].def === NONE ? one : { ...one, it: piece(one.it), list: one.list.map(piece) };
  const standing = (one: Standing): Standing => ({ ...one, it: piece(one.it) });
  const pairs = (list: readonly number[]): readonly number[] => list.map((one, i) => (i % 2 === 0 ? piece(one) : one));
  const next = {
    ...state,
    places: state.places.map((place) => place.map(piece)),
    queue: state.queue.map(frame),
    waiting: state.waiting.map(frame),
    abilities: state.abilities.map(standing),
    triggers: state.triggers.map(standing),
    replacements: state.replacements.map(standing),
    modifiers: state.modifiers.map(standing),
    known: pairs(state.known),
    apart: pairs(state.apart),
  };
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
  return isOthers && shorter.length < longer.length && isDeepStrictEqual(longer.slice(0, shorter.length), shorter);
}

interface Exchanges {
  /** How often the same was seen although two different cards had changed places. */
  same: number;
}

/** Law 7: exchanging two pieces that a viewer knows neither before nor after a step shows that viewer nothing. */
function exchangingShowsNothing(done: Exchanges, most: number): Law {
  return (game, rules) => {
    let turn = 0;
    for (const { before, decision, answer, state, events } of stepsOf(rules, game, most)) {
      for (const viewer of viewersOf(before)) {
        const groups = unknownTo(rules, before, viewer).filter((group) => group.length > 1);
        if (groups.length === 0) continue;
        turn++;
        const group = groups[turn % groups.length];
        const one = group[(turn * 7_919) % group.length];
        const unlike = group.filter((piece) => before.pieces[piece] !== before.pieces[one]);
        if (unlike.length === 0) continue;
        const other = unlike[(turn * 104_729) % unlike.length];
        const piece = exchangeOf(one, other);
        const there = exchanged(rules, before, piece);
        // A hidden card can be the reason why somebody else is asked at all.
        if (there === null) expect(decision.seat).not.toBe(viewer);
        if (there === null || there.decision === null) continue;
        const seen = rules.view(before, viewer);
        const isSame = isDeepStrictEqual(rules.view(there, viewer), seen);
        if (decision.seat === viewer && !isSame) expect(rules.view(there, viewer)).toEqual(seen);
        const same = answerThere(decision, answer, there.decision, piece);
        if (!isSame || same === null) continue;
        const step = rules.decide(there, same);
        const [told, toldThere] = [events, step.events].map((all) => rules.eventsFor(all, viewer));
        const shown = [namedIn(told), namedIn(toldThere)];
        const unknownAfter = [state, step.state].map((after) => new Set(unknownTo(rules, after, viewer).flat()));
        const isKnown = (one: number): boolean =>
          shown.some((names) => names.has(one)) || unknownAfter.some((unknown) => !unknown.has(one));
        if (isKnown(one) || isKnown(other)) continue;
        const [after, afterThere] = [state, step.state].map((end) => rules.view(end, viewer));
        if (isAskedInOneOnly([told, after], [toldThere, afterThere])) continue;
        if (!isDeepStrictEqual([toldThere, afterThere], [told, after])) {
          expect({ viewer, told: toldThere, view: afterThere }).toEqual({ viewer, told, view: after });
        }
        done.same++;
      }
    }
  };
}

describe('law 7: what a seat cannot know changes neither its view, nor its decisions, nor its events', () => {
  test.each(BOXES)('exchangingTheUnknownShowsNothing: $name', (box) => {
    const done = { same: 0 };
    holdsFor(box, box === chronicle ? 4 : 2, exchangingShowsNothing(done, 250), 4);
    expect(done.same).toBeGreaterThan(200);
  });

  test('exchangingTheUnknownShowsNothing where much is hidden', () => {
    const done = { same: 0 };
    holdsFor(boxOfSecrets, 25, exchangingShowsNothing(done, 250));
    expect(done.same).toBeGreaterThan(3_000);
  });
});

describe('law 7: a resampled state is one that the seat might be in', () => {
  lawOfViews('resamplingKeepsTheView', 2, 15, (game, rules) => {
    let at = 0;
    for (const { before } of stepsOf(rules, game, 600)) {
      const seat = at++ % before.players.length;
      const other = rules.resample(before, seat, game.later + at);
      const [found, expected] = [rules.view(other, seat), rules.view(before, seat)];
      if (!isDeepStrictEqual(found, expected)) expect({ seat, view: found }).toEqual({ seat, view: expected });
    }
  });

  lawOfViews('aResampledStateIsAStateToPlayOnFrom', 2, 10, (game, rules) => {
    let at = 0;
    for (const { before } of stepsOf(rules, game, 600)) {
      if (at++ % 10 > 0) continue;
      const other = rules.resample(before, at % before.players.length, at);
      const checked = rules.check(parsed(other));
      if (!isDeepStrictEqual(checked, other)) expect(checked).toEqual(other);
      const { state } = rules.playout(
        checked,
        ({ options, min }) => options.map((_, i) => i).slice(0, Math.max(min, 1)),
        {
          decisions: 40,
        },
      );
      expect([...state.places.flat()].sort()).toEqual([...before.places.flat()].sort());
    }
  });

  test('aWholeGameIsPlayedFromAResampledState', () => {
    holdsFor(boxOfSecrets, 5, (game, rules) => {
      const steps = [...stepsOf(rules, game, 60)];
      const { state } = steps[steps.length - 1];
      const other = rules.resample(state, 0, game.later);
      let end = other;
      for (const step of stepsOf(rules, game, MOST_DECISIONS, (from) => (end = from))) end = step.state;
      expect(rules.outcome(end)).not.toBeNull();
    });
  });
});

/** Every piece that some data names, as an instance or in the key of an option. */
function piecesIn(data: unknown): ReadonlySet<number> {
  const text = JSON.stringify(data);
  return new Set([...text.matchAll(/"instance":(\d+)|#(\d+)/g)].map(([, field, key]) => Number(field ?? key)));
}

const OPEN: ReadonlySet<string> = new Set([
  'centerRow',
  'void',
  'removed',
  'event',
  'temples',
  'played',
  'inPlay',
  'discard',
  'trophies',
  'under',
]);

function isOpen(zone: string, seat: number, viewer: Viewer): boolean {
  return OPEN.has(zone) || zone.startsWith('supply:') || (zone === 'hand' && seat === viewer);
}

function* placesOf(view: View): Generator<{ zone: string; seat: number; cards: View['zones'][string] }> {
  for (const [zone, lying] of Object.entries(view.zones)) yield { zone, seat: NONE, cards: lying };
  for (const { seat, zones } of view.players) {
    for (const [zone, lying] of Object.entries(zones)) yield { zone, seat, cards: lying };
  }
}

/** What a viewer has come to know of pieces in hidden places, by nothing but the events told to that viewer. */
class Memory {
  private readonly where = new Map<number, string>();

  constructor(
    private readonly viewer: Viewer,
    view: View,
  ) {
    for (const { zone, seat, cards: lying } of placesOf(view)) {
      if (isOpen(zone, seat, viewer)) continue;
      for (const { instance } of lying) if (instance !== null) this.where.set(instance, `${zone} ${seat}`);
    }
  }

  /** Remembers an event as it was told; `place` is where a piece is that was shown without being moved. */
  tell(event: GameEvent, place: string): void {
    switch (event.event) {
      case 'moved': {
        const { instance, from, to } = event;
        const isTaken = from.zone === 'hand' && to.zone === 'hand';
        if (isTaken && this.viewer !== from.seat && this.viewer !== to.seat) this.forget(`hand ${from.seat}`);
        else if (instance !== null) this.put(instance, to);
        return;
      }
      case 'revealed':
        if (event.instance !== null) this.where.set(event.instance, place);
        return;
      case 'shuffled':
        this.forget(`${event.place.zone} ${event.place.seat}`);
    }
  }

  private put(instance: number, { zone, seat }: { readonly zone: string; readonly seat: number }): void {
    if (isOpen(zone, seat, this.viewer)) this.where.delete(instance);
    else this.where.set(instance, `${zone} ${seat}`);
  }

  /** After a shuffle, or when somebody took a card at random, nothing can be followed. */
  private forget(place: string): void {
    for (const [instance, at] of this.where) if (at === place) this.where.delete(instance);
  }

  known(): readonly string[] {
    return [...this.where].map(([instance, at]) => `${instance} in ${at}`).sort();
  }
}

/** The pieces in hidden places that a view shows. */
function shownHidden(view: View): readonly string[] {
  const shown: string[] = [];
  for (const { zone, seat, cards: lying } of placesOf(view)) {
    if (isOpen(zone, seat, view.viewer)) continue;
    for (const { instance } of lying) if (instance !== null) shown.push(`${instance} in ${zone} ${seat}`);
  }
  return shown.sort();
}

describe('law 7: a view holds what its viewer may know, and nothing else', () => {
  lawOfViews('aViewNamesNoHiddenPiece', 2, 10, (game, rules) => {
    for (const { state } of stepsOf(rules, game, 400)) {
      const all = rules.view(state, 'all');
      for (const viewer of viewersOf(state)) {
        const view = rules.view(state, viewer);
        const lying = [...placesOf(view)];
        const whole = [...placesOf(all)];
        const may = new Set<number>();
        lying.forEach(({ zone, seat, cards: seen }, i) => {
          expect(seen.length).toBe(whole[i].cards.length);
          seen.forEach((card, j) => {
            const real = whole[i].cards[j];
            if (card.instance !== null) may.add(card.instance);
            const isHidden = card.instance === null && card.card === null && !isOpen(zone, seat, viewer);
            if (!isHidden && !isDeepStrictEqual(card, real)) expect(card).toEqual(real);
          });
        });
        // The card whose text asks was seen when it was played or defeated, wherever it has been shuffled since.
        const asked = view.decision === null ? null : { ...view.decision, source: null };
        for (const piece of piecesIn({ ...view, decision: asked }))
          if (!may.has(piece)) expect({ piece, view }).toBe('not at all');
      }
    }
  });

  lawOfViews('aViewHasNoRandomStateAndNoQueue', 1, 2, (game, rules) => {
    for (const { state } of stepsOf(rules, game, 50)) {
      for (const viewer of viewersOf(state)) {
        const view = rules.view(state, viewer);
        expect(Object.keys(view).sort()).toEqual(['counters', 'decision', 'players', 'variant', 'viewer', 'zones']);
        for (const player of view.players) {
          expect(Object.keys(player).sort()).toEqual(['counters', 'name', 'seat', 'zones']);
        }
        const { decision } = view;
        if (decision === null) continue;
        const whole = ['kind', 'max', 'min', 'options', 'ordered', 'prompt', 'seat', 'source'];
        expect(Object.keys(decision).sort()).toEqual(decision.seat === viewer ? whole : ['seat', 'source']);
      }
    }
  });

  lawOfViews('aViewKnowsWhatItsViewerWasTold', 2, 20, (game, rules) => {
    const start = startOf(rules, game);
    const memories = viewersOf(start).map((viewer) => new Memory(viewer, rules.view(start, viewer)));
    for (const { before, state, events } of stepsOf(rules, game, 500)) {
      const all = new Map<number, string>();
      for (const { zone, seat, cards: lying } of placesOf(rules.view(before, 'all'))) {
        for (const { instance } of lying) all.set(instance ?? NONE, `${zone} ${seat}`);
      }
      for (const event of events) {
        if (event.event === 'moved') all.set(event.instance ?? NONE, `${event.to.zone} ${event.to.seat}`);
        const place = event.event === 'revealed' ? (all.get(event.instance ?? NONE) ?? '') : '';
        viewersOf(state).forEach((viewer, i) => {
          for (const told of rules.eventsFor([event], viewer)) memories[i].tell(told, place);
        });
      }
      viewersOf(state).forEach((viewer, i) => {
        const [shown, known] = [shownHidden(rules.view(state, viewer)), memories[i].known()];
        if (!isDeepStrictEqual(shown, known)) expect({ viewer, shown }).toEqual({ viewer, shown: known });
      });
    }
  });
});
