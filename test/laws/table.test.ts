import type { AscensionRules, CatalogueCard, GameState, View } from 'fatequeue';
import {
  banish,
  cards,
  construct,
  defineSet,
  destroy,
  discard,
  draw,
  eachOpponent,
  event,
  fate,
  gain,
  hero,
  inCenterRow,
  inHand,
  keystone,
  loseControl,
  may,
  monster,
  oncePerTurn,
  onlyIf,
  opponentAhead,
  pay,
  played,
  put,
  reward,
  takeHonor,
  temple,
  trophy,
} from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { type Box, boxOf, holdsFor, type Law, lawForEveryBox, startOf, stepsOf } from './any-game.js';

const FEW_PLAYERS: readonly number[] = [2, 3, 4];

const starting = [
  hero('Scout', { cost: 0, copies: 6, zone: 'starting' }, played(gain(1, 'runes'), gain(1, 'power'))),
  hero('Thief', { cost: 0, copies: 4, zone: 'starting' }, played(gain(2, 'honor'), discard(1), draw(1))),
];

const players = { min: 2, max: 4 };

/** Twelve cards in the center, so that center deck and void run out; what is banished from a hand comes back. */
const smallBox = boxOf(
  'a box that runs out',
  [
    defineSet({
      id: 'small-box',
      name: 'Small Box',
      players,
      cards: [
        ...starting,
        hero('Gift', { cost: 0, honor: 1, copies: 8 }, played(banish(2, cards(inCenterRow)))),
        hero('Omen', { cost: 1, honor: 1, copies: 4 }, fate(draw(1)), played(may(banish(1, cards(inHand))))),
      ],
    }),
  ],
  FEW_PLAYERS,
);

/** More events than other cards, so that only events are left. */
const boxOfEvents = boxOf(
  'a box of events',
  [
    defineSet({
      id: 'events',
      name: 'Events',
      players,
      cards: [
        ...starting,
        hero('Gift', { cost: 0, honor: 1, copies: 5 }, played(may(banish(1, cards(inCenterRow))))),
        hero('Ghost', { cost: 0, honor: 1, copies: 4 }, played(may(banish(1, cards(inHand))))),
        event('Dawn', { copies: 4 }),
        event('Dusk', { faction: 'void', copies: 4 }),
      ],
    }),
  ],
  FEW_PLAYERS,
);

/** Cheap cards for every place that only some sets have, and honor that goes from player to player. */
const boxOfPlaces = boxOf(
  'a box of special places',
  [
    defineSet({
      id: 'places',
      name: 'Places',
      players,
      cards: [
        ...starting,
        temple('Shrine', { keystone: 'life', honor: 5 }, keystone('life', gain(1, 'honor'))),
        temple('Tomb', { keystone: 'death', honor: 5 }, keystone('death', gain(1, 'honor'))),
        hero('Pilgrim', { cost: 0, copies: 6 }, played(gain(1, 'life'), gain(1, 'death'))),
        construct('Chest', { cost: 0, copies: 6 }, oncePerTurn(pay(put(1, cards(inHand), 'under'), draw(1)))),
        monster('Asp', { power: 1, copies: 6 }, reward(gain(1, 'honor'), onlyIf(opponentAhead, takeHonor(2)))),
        monster('Head', { power: 1, copies: 6 }, reward(gain(1, 'honor')), trophy(draw(1))),
        monster('Ram', { power: 1, copies: 4 }, reward(eachOpponent(loseControl(), destroy('all')))),
        event('Noon', { copies: 4 }),
      ],
    }),
  ],
  FEW_PLAYERS,
);

const SMALL_BOXES: readonly Box[] = [smallBox, boxOfEvents, boxOfPlaces];

function places(view: View): readonly (readonly { readonly instance: number | null }[])[] {
  return [view.zones, ...view.players.map(({ zones }) => zones)].flatMap((zones) => Object.values(zones));
}

function expectConserved(state: GameState, view: View): void {
  const times = new Array<number>(state.pieces.length).fill(0);
  for (const place of places(view)) {
    for (const { instance } of place) {
      if (instance === null) throw new Error('everything lies open to all');
      times[instance] = (times[instance] ?? 0) + 1;
    }
  }
  if (times.some((often) => often !== 1)) expect(times).toEqual(times.map(() => 1));
  const honor = view.players.reduce((sum, { counters }) => sum + counters.honor, 0);
  expect(view.counters.pool + honor - view.counters.reserve).toBe(30 * view.players.length);
  expect(view.counters.pool).toBeGreaterThanOrEqual(0);
  expect(view.counters.pool > 0 && view.counters.reserve > 0).toBe(false);
  expect(Math.min(...state.counters)).toBe(0);
}

/** Whether a card may lie in a place, by the place's name. */
function mayLieIn(zone: string, { id, kind, zone: home, keywords }: CatalogueCard): boolean {
  switch (zone) {
    case 'centerRow':
      return home === 'center' && kind !== 'event';
    case 'centerDeck':
    case 'void':
      return home === 'center';
    case 'removed':
      return home === 'starting';
    case 'event':
      return kind === 'event';
    case 'temples':
      return kind === 'temple';
    case 'trophies':
      return keywords.includes('trophy');
    case 'inPlay':
      return kind === 'construct' || keywords.includes('ongoing');
    case 'played':
      return kind === 'hero' || kind === 'monster';
    case 'deck':
    case 'hand':
    case 'discard':
    case 'under':
      return kind !== 'event' && kind !== 'temple';
    default:
      return zone === `supply:${id}`;
  }
}

function expectInPlace(rules: AscensionRules, view: View): void {
  const catalogue = new Map(rules.cards.map((card) => [card.id, card]));
  for (const zones of [view.zones, ...view.players.map((player) => player.zones)]) {
    for (const [zone, lying] of Object.entries(zones)) {
      for (const { card } of lying) {
        const known = catalogue.get(card ?? '');
        if (known === undefined || !mayLieIn(zone, known)) expect(`${card} in ${zone}`).toBe('somewhere else');
      }
    }
  }
  expect((view.zones.event ?? []).length).toBeLessThanOrEqual(1);
}

/** Law 4: the row is full unless center deck and void hold no card that can stay in it; events cannot (T8). */
function expectFullRow(rules: AscensionRules, view: View): void {
  const { centerRow, centerDeck, void: gone } = view.zones;
  const events = new Set(rules.cards.filter(({ kind }) => kind === 'event').map(({ id }) => id));
  const canStay = [...centerDeck, ...gone].filter(({ card }) => card === null || !events.has(card));
  if (canStay.length > 0) expect(centerRow.length).toBe(6);
}

/** A law of positions: it is looked at when the game begins, at every decision, and at the end. */
function atEveryDecision(law: (state: GameState, view: View, rules: AscensionRules) => void): Law {
  return (game, rules) => {
    const start = startOf(rules, game);
    law(start, rules.view(start, 'all'), rules);
    for (const { state } of stepsOf(rules, game, 3_000)) law(state, rules.view(state, 'all'), rules);
  };
}

const isConserved = atEveryDecision(expectConserved);
const isInPlace = atEveryDecision((_, view, rules) => expectInPlace(rules, view));
const isFullRow = atEveryDecision((_, view, rules) => expectFullRow(rules, view));

describe('law 3: every card is in exactly one place, and the honor adds up', () => {
  lawForEveryBox('cardsAndHonorAreConserved', { chronicle: 25, others: 4 }, isConserved);
  lawForEveryBox('everyCardLiesWhereItMay', { chronicle: 10, others: 4 }, isInPlace);

  test.each(SMALL_BOXES)('cardsAndHonorAreConserved in $name', (box) => {
    holdsFor(box, 20, isConserved);
    holdsFor(box, 10, isInPlace);
  });

  test('cardsAndHonorAreConserved where every special place is made use of', () => {
    const used = new Set<string>();
    let taken = 0;
    holdsFor(boxOfPlaces, 20, (game, rules) => {
      for (const { state, events } of stepsOf(rules, game, 1_000)) {
        const view = rules.view(state, 'all');
        expectConserved(state, view);
        for (const { zones } of view.players) for (const zone in zones) if (zones[zone].length > 0) used.add(zone);
        if (view.zones.event.length > 0) used.add('event');
        if (events.some((one) => one.event === 'changed' && one.counter === 'honor' && one.by < 0)) taken++;
      }
    });
    expect([...used]).toEqual(expect.arrayContaining(['trophies', 'under', 'temples', 'event']));
    expect(taken).toBeGreaterThan(20);
  });

  lawForEveryBox('noCardChanges', { chronicle: 10, others: 3 }, (game, rules) => {
    const cardsOf = (state: GameState): Map<number | null, string | null> =>
      new Map(
        places(rules.view(state, 'all'))
          .flat()
          .map((seen) => [seen.instance, 'card' in seen ? String(seen.card) : null]),
      );
    const start = startOf(rules, game);
    const { state } = rules.playout(start, ({ options }) => [options.length - 1], { decisions: 30 });
    const now = cardsOf(state);
    for (const [instance, card] of cardsOf(start)) expect(now.get(instance)).toBe(card);
  });
});

describe('law 4: the center row is full at every decision', () => {
  lawForEveryBox('theCenterRowIsFull', { chronicle: 25, others: 4 }, isFullRow);

  test('theCenterRowIsFull as long as there are cards', () => {
    let short = 0;
    holdsFor(smallBox, 20, (game, rules) =>
      atEveryDecision((_, view) => {
        expectFullRow(rules, view);
        if (view.zones.centerRow.length < 6) short++;
      })(game, rules),
    );
    expect(short).toBeGreaterThan(0);
  });

  test('theCenterRowIsFull as long as there are cards other than events (T8)', () => {
    let short = 0;
    holdsFor(boxOfEvents, 20, (game, rules) =>
      atEveryDecision((_, view) => {
        expectFullRow(rules, view);
        const { centerRow, centerDeck, void: gone } = view.zones;
        if (centerRow.length < 6 && centerDeck.length + gone.length > 0) short++;
      })(game, rules),
    );
    expect(short).toBeGreaterThan(0);
  });
});
