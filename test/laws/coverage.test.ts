import { ascension, type CardSet, type GameEvent } from 'fatequeue';
import { cardId } from 'fatequeue/dsl';
import { type Exhaustion, exhaust, manyOf, type TrialStep } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascension/ascension.js';
import { TURN_OF } from '../../src/ascension/table.js';
import { curiousAgent } from '../../src/testing/curious-agent.js';
import { playerNames, stepsBy } from '../../src/testing/trial.js';
import { PRINTED_SETS, SETS } from './boxes.js';

const known = new Map<CardSet, Exhaustion>();

function exhausted(set: CardSet): Exhaustion {
  const found = known.get(set) ?? exhaust([set]);
  known.set(set, found);
  return found;
}

describe('random play', () => {
  test.each(SETS)('everyPlaceOfEveryCardIsReached: $id', (set) => {
    const { missing, cards, words, places } = exhausted(set);
    expect(missing.map(({ text }) => text)).toEqual([]);
    expect([cards, words]).toEqual([[], []]);
    expect(places).toBeGreaterThan(set.cards.length);
  });

  test.each(SETS)('too little play is found out: $id', (set) => {
    expect(exhaust([set], { games: 1 }).missing.length).toBeGreaterThan(10);
    // Every card has something to reach, and nothing is taken as reached before anything was played.
    const nothing = exhaust([set], { games: 0 });
    expect([...nothing.cards].sort()).toEqual(set.cards.map(({ name }) => cardId(name)).sort());
    expect(nothing.words).toContain('do gain');
  });
});

function happened(events: readonly GameEvent[], what: string) {
  return events.filter((one) => one.event === 'happened').filter((one) => one.what === what);
}

function hasMoved(events: readonly GameEvent[], from: string, to: string): boolean {
  return events.some((one) => one.event === 'moved' && one.from.zone === from && one.to.zone === to);
}

/** Something rare that some cards bring about together. */
interface Meeting {
  readonly what: string;
  /** The cards that have to meet; besides them there are those of the sets that are not in the center. */
  readonly cards: readonly string[];
  isSeen(step: TrialStep): boolean;
}

const EVENTS = ['Arha Rising', 'Ogo Rising', 'Hedron Rising', 'Void Rising', 'Rise of the Cult'];

const MEETINGS: readonly Meeting[] = [
  {
    what: 'a hero is copied that has left play (K8, N3)',
    cards: ['Isla, Serene Prodigy', 'Twofold Askara', 'Mutated Scavenger'],
    isSeen: ({ events }) => happened(events, 'copied').some(({ card }) => card === 'isla-serene-prodigy'),
  },
  {
    what: 'a copy is copied (K8)',
    cards: ['Twofold Askara', 'Tarik, the Trickster', 'Isla, Serene Prodigy', 'Mutated Scavenger'],
    isSeen: ({ events }) => happened(events, 'copied').some(({ card }) => card === 'twofold-askara'),
  },
  {
    what: 'trophies come back from the void (Nemesis)',
    cards: ['Nemesis', 'Hoarding Whelp', 'Emri, Soulslayer'],
    isSeen: ({ events }) => hasMoved(events, 'void', 'trophies'),
  },
  {
    what: "a trophy saves a construct on another player's turn, and others go (E7, N11)",
    cards: ['Polaris Demon', 'Synchronizer', 'Emri, Soulslayer', 'Hedron Rising'],
    isSeen: ({ before, events }) =>
      happened(events, 'kept').some(({ seat }) => seat !== before.counters[TURN_OF]) &&
      happened(events, 'destroyed').length > 0,
  },
  {
    what: 'a trophy monster is kept, and goes where its player says (N16)',
    cards: ['Samael the Fallen', 'Minotaur', 'Emri, Soulslayer'],
    isSeen: ({ decision, events }) =>
      decision.options.some(({ key }) => key === 'put:trophies') && hasMoved(events, 'centerRow', 'discard'),
  },
  {
    what: 'a trophy monster is played from hand (Samael)',
    cards: ['Samael the Fallen', 'Minotaur', 'Emri, Soulslayer'],
    isSeen: ({ events }) => happened(events, 'played').some(({ card }) => card === 'minotaur'),
  },
  {
    what: 'cards come out from under a construct that is destroyed (N8)',
    cards: ["Dreamer's Glass", 'Polaris Demon', 'Emri, Soulslayer'],
    isSeen: ({ events }) => happened(events, 'destroyed').length > 0 && hasMoved(events, 'under', 'discard'),
  },
  {
    what: 'an event comes back after the void was shuffled (N9)',
    cards: ['Elemental Adept', ...EVENTS],
    isSeen: ({ events }) => hasMoved(events, 'void', 'centerDeck') && hasMoved(events, 'centerDeck', 'event'),
  },
  {
    what: 'a card comes back from a discard pile because a construct goes straight into play (N10)',
    cards: ['P.R.I.M.E.', 'Salvagemaster Mila', 'Synchronizer'],
    isSeen: ({ decision, events }) => decision.source.card === 'prime' && hasMoved(events, 'discard', 'hand'),
  },
  {
    what: 'what replaces a banished card is defeated after an event moved on (N5)',
    cards: ['Fist of the Dragon', 'Hoarding Whelp', ...EVENTS],
    isSeen: ({ decision, events }) =>
      decision.kind === 'banish' && happened(events, 'defeated').length > 0 && hasMoved(events, 'centerDeck', 'event'),
  },
  {
    what: 'a replacement is acquired, and its own replacement too (P6)',
    cards: ['Qadim Stalker', 'Spiteful Gladiator', "Hurras, Sea's Fury"],
    isSeen: ({ events }) => happened(events, 'acquired').length > 2,
  },
];

describe('random play of boxes with many of some cards', () => {
  for (const { what, cards, isSeen } of MEETINGS) {
    test(what, () => {
      const box = manyOf(PRINTED_SETS, cards.map(cardId));
      expect(box.cards.filter(({ zone }) => zone === 'center')).toHaveLength(cards.length);
      const rules = ascension({ sets: [box] });
      let isMet = false;
      for (let seed = 0; seed < 100 && !isMet; seed++) {
        const agent = curiousAgent(gameOf(rules), seed, () => false);
        const start = rules.start({ players: playerNames(2), seed });
        for (const step of stepsBy(rules, { seed }, start, agent)) isMet ||= isSeen(step);
      }
      expect(isMet).toBe(true);
    });
  }
});
