import { ascension, type CardSet } from 'fatequeue';
import {
  acquire,
  type Card,
  cards,
  construct,
  copy,
  defineSet,
  event,
  fate,
  gain,
  hero,
  heroes,
  honorAtMost,
  inDiscard,
  inHand,
  inPlayed,
  inVoid,
  may,
  mayPutAcquired,
  monster,
  onDeckTop,
  played,
  put,
  reward,
  shuffleIntoDeck,
  takeHonor,
} from 'fatequeue/dsl';
import { lawsOf, putThrough, type Trial } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

/** A game in which `npm run fuzz` found something, made small: the seed of that run, the set and the trial. */
interface Found {
  readonly seed: number;
  readonly what: string;
  readonly set: CardSet;
  readonly trial: Trial;
}

function withPlainCards(...others: readonly Card[]): CardSet {
  return defineSet({
    id: 'found',
    name: 'Found',
    players: { min: 1, max: 6 },
    cards: [
      hero('Scout', { cost: 0, copies: 7, zone: 'starting' }, played(gain(1, 'runes')), played(gain(1, 'power'))),
      monster('Rat', { power: 1, copies: 1, zone: 'always-available' }, reward(gain(1, 'honor'))),
      ...others,
    ],
  });
}

const FOUND: readonly Found[] = [
  {
    seed: 82,
    what: 'an option that concerns another seat, passed to whyNot as a wish',
    set: withPlainCards(hero('Ash', { cost: 0, copies: 3 }, fate(takeHonor(0)))),
    trial: { seed: 0, players: 3, answers: [0] },
  },
  {
    seed: 3002769,
    what: 'a card that a viewer knows stays in a hand of which others are shuffled away',
    set: withPlainCards(
      construct('Ash', { cost: 0, copies: 3 }, fate(acquire(1, {}, 'hand'))),
      construct('Birch', { cost: 0, honor: 1, copies: 3 }),
      construct(
        'Cedar',
        { cost: 0, copies: 1, zone: 'starting' },
        played(shuffleIntoDeck(cards(honorAtMost(0), inHand), cards(inDiscard))),
      ),
    ),
    trial: { seed: 886946705, players: 2, answers: [0, 0, 0, 13] },
  },
  {
    seed: 3003240,
    what: 'the top card of a deck that nobody has looked at, among what can be put elsewhere',
    set: withPlainCards(monster('Ash', { power: 0, copies: 3 }, fate(may(put('all', cards(onDeckTop), 'discard'))))),
    trial: { seed: 0, players: 2, answers: [0, 0, 12, 3] },
  },
  {
    seed: 3003408,
    what: 'an event by which everything that is acquired may go into play',
    set: withPlainCards(
      monster('Ash', { power: 0, copies: 3 }),
      hero('Birch', { cost: 0, copies: 3 }),
      event('Cedar', { copies: 1 }, mayPutAcquired(cards(), 'inPlay')),
    ),
    trial: { seed: 0, players: 2, answers: [0, 4, 0] },
  },
  {
    seed: 4000023,
    what: 'a hero to copy that was played this turn and shuffled away since',
    set: withPlainCards(
      hero('Ash', { cost: 0, copies: 3, zone: 'starting' }, played(shuffleIntoDeck(cards(inPlayed)))),
      hero('Birch', { cost: 0, copies: 3, zone: 'starting' }, played(may(copy(heroes())))),
      monster('Cedar', { power: 9, copies: 8 }),
    ),
    trial: { seed: 0, players: 2, later: 0, decisions: 60 },
  },
  {
    seed: 4000043,
    what: 'events in the void, where everything in the void is put on a deck',
    set: withPlainCards(
      hero('Ash', { cost: 0, copies: 4, zone: 'starting' }, played(put('all', cards(inVoid), 'deckTop'))),
      monster('Birch', { power: 0, copies: 4 }),
      event('Cedar', { copies: 3 }),
      event('Dogwood', { copies: 3 }),
    ),
    trial: { seed: 0, players: 2, later: 0, decisions: 60 },
  },
];

describe('games in which something was found', () => {
  test.each(FOUND)('keep every law: seed $seed, $what', ({ set, trial }) => {
    const rules = ascension({ sets: [set] });
    for (let seed = trial.seed; seed < trial.seed + 5; seed++) {
      const { broken } = putThrough(rules, { ...trial, seed }, lawsOf(rules));
      expect(broken.map(({ message }) => message)).toEqual([]);
    }
  });
});
