import { ascension, type CardSet, type GameEvent } from 'fatequeue';
import { cardId, defineSet } from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascension/ascension.js';
import { TURN_OF } from '../../src/ascension/table.js';
import { type Played, PRINTED_SETS, playerNames, SETS, stepsBy } from './any-game.js';
import { curiousAgent } from './curious-agent.js';
import { type Missing, Reached } from './reached.js';

/** Games are played until everything was reached, but no more than these. */
const MOST_GAMES = 600;

/** The places of a set's cards that games of it do not reach. */
function missingAfter(set: CardSet, games: number): readonly Missing[] {
  const rules = ascension({ sets: [set] });
  const game = gameOf(rules);
  const reached = new Reached(game);
  let missing = reached.missing();
  for (let seed = 0; seed < games && missing.length > 0; seed++) {
    const wanted = new Set(missing.map(({ card }) => card));
    const players = Math.min(2 + (seed % 3), set.players.max);
    const agent = curiousAgent(game, seed, (card) => wanted.has(card));
    for (const step of stepsBy(rules, rules.start({ players: playerNames(players), seed }), agent)) reached.look(step);
    missing = reached.missing();
  }
  return missing;
}

const known = new Map<CardSet, readonly Missing[]>();

function missingOf(set: CardSet): readonly Missing[] {
  const missing = known.get(set) ?? missingAfter(set, MOST_GAMES);
  known.set(set, missing);
  return missing;
}

describe('random play', () => {
  test.each(SETS)('everyPlaceOfEveryCardIsReached: $id', (set) => {
    expect(missingOf(set).map(({ text }) => text)).toEqual([]);
  });

  test.each(SETS)('too little play is found out: $id', (set) => {
    expect(missingAfter(set, 1).length).toBeGreaterThan(10);
    // Every card has something to reach, and nothing is taken as reached before anything was played.
    const cards = new Set(missingAfter(set, 0).map(({ card }) => card));
    expect(set.cards.map(({ name }) => cardId(name)).filter((card) => !cards.has(card))).toEqual([]);
  });
});

type Tag = 'do' | 'check' | 'ability' | 'value';

/** Every word with a tag in some data. */
function wordsOf(data: unknown, tag: Tag): Set<string> {
  const words = new Set<string>();
  JSON.stringify(data, (key, value) => {
    if (key === tag && typeof value === 'string') words.add(value);
    return value;
  });
  return words;
}

describe('the words of the sets', () => {
  test.each<Tag>(['do', 'check', 'ability', 'value'])('everyWordStandsOnACardThatIsReached: %s', (tag) => {
    const reached = new Set<string>();
    for (const set of SETS) {
      const missing = new Set(missingOf(set).map(({ card }) => card));
      for (const card of set.cards) {
        if (!missing.has(cardId(card.name))) for (const word of wordsOf(card, tag)) reached.add(word);
      }
    }
    expect([...wordsOf(SETS, tag)].filter((word) => !reached.has(word))).toEqual([]);
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
  isSeen(step: Played): boolean;
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

/** A box of some cards, many of each, and of all that is not in the center. */
function boxOfMany(names: readonly string[]): CardSet {
  const all = new Map(PRINTED_SETS.flatMap(({ cards }) => cards).map((card) => [card.name, card]));
  const cards = [...all.values()].filter(({ name, zone }) => zone !== 'center' || names.includes(name));
  const copies = (kind: string): number => (kind === 'event' ? 2 : 10);
  return defineSet({
    id: 'many',
    name: 'Many',
    players: { min: 2, max: 4 },
    cards: cards.map((card) => (card.zone === 'center' ? { ...card, copies: copies(card.kind) } : card)),
  });
}

describe('random play of boxes with many of some cards', () => {
  for (const { what, cards, isSeen } of MEETINGS) {
    test(what, () => {
      const box = boxOfMany(cards);
      expect(box.cards.filter(({ zone }) => zone === 'center')).toHaveLength(cards.length);
      const rules = ascension({ sets: [box] });
      let isMet = false;
      for (let seed = 0; seed < 100 && !isMet; seed++) {
        const agent = curiousAgent(gameOf(rules), seed, () => false);
        const start = rules.start({ players: playerNames(2), seed });
        for (const step of stepsBy(rules, start, agent)) isMet ||= isSeen(step);
      }
      expect(isMet).toBe(true);
    });
  }
});
