import fc from 'fast-check';
import { type AscensionRules, ascension, type CardSet } from 'fatequeue';
import {
  acquire,
  anyTime,
  banish,
  cards,
  chooseOne,
  construct,
  defineSet,
  destroy,
  destroyThis,
  discard,
  discardAtRandom,
  discardDeck,
  draw,
  eachOpponent,
  eachPlayer,
  event,
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
  keystone,
  lookAtTop,
  loseControl,
  may,
  monster,
  oncePerTurn,
  onDeckTop,
  onlyIf,
  opponentAhead,
  pay,
  played,
  put,
  revealTop,
  reward,
  shuffleIntoDeck,
  takeHonor,
  temple,
  thereAre,
  thisCard,
  trophy,
  way,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type Law, lawsOf, putThrough, type Seating, type Trial } from 'fatequeue/testing';

/** Sets that are played together, and for how many players they are tried. */
export interface Box {
  readonly name: string;
  readonly rules: AscensionRules;
  readonly seatings: readonly Seating[];
}

/** The rules of some sets, under a name. */
export function boxOf(name: string, sets: readonly CardSet[], seats: readonly number[]): Box {
  return { name, rules: ascension({ sets }), seatings: seats.map((players) => ({ players, variant: 'standard' })) };
}

export const PRINTED_SETS: readonly CardSet[] = [
  chronicleOfTheGodslayer,
  returnOfTheFallen,
  stormOfSouls,
  valleyOfTheAncients,
];

/** Every set with which laws and coverage are proved; the lexicon is one of our own. */
export const SETS: readonly CardSet[] = [...PRINTED_SETS, lexicon];

/** For how many players a set alone is (S7), from two on. */
function seatsOf({ players }: CardSet): readonly number[] {
  return [2, 3, 4].filter((seats) => seats <= players.max);
}

/** Any two or more sets are for up to six players (S7). */
const TOGETHER: readonly number[] = [2, 3, 4, 6];

function pairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));
}

export const chronicle = boxOf('chronicle-of-the-godslayer', [chronicleOfTheGodslayer], [2, 3, 4]);

/** The rules of Chronicle, where any game will do. */
export const { rules } = chronicle;

/** The printed sets by twos. */
export const PAIRS: readonly Box[] = pairs(PRINTED_SETS).map((sets) =>
  boxOf(sets.map(({ id }) => id).join(' + '), sets, TOGETHER),
);

/** Each set alone, each pair of the printed ones, and all of those together. */
export const BOXES: readonly Box[] = [
  chronicle,
  ...SETS.filter((set) => set !== chronicleOfTheGodslayer).map((set) => boxOf(set.id, [set], seatsOf(set))),
  ...PAIRS,
  boxOf('all together', PRINTED_SETS, TOGETHER),
];

const FEW_PLAYERS: readonly number[] = [2, 3, 4];

const starting = [
  hero('Scout', { cost: 0, copies: 6, zone: 'starting' }, played(gain(1, 'runes'), gain(1, 'power'))),
  hero('Thief', { cost: 0, copies: 4, zone: 'starting' }, played(gain(2, 'honor'), discard(1), draw(1))),
];

const players = { min: 2, max: 4 };

/** Twelve cards in the center, so that center deck and void run out; what is banished from a hand comes back. */
export const smallBox = boxOf(
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
export const boxOfEvents = boxOf(
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
export const boxOfPlaces = boxOf(
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

/** Cheap cards that look, show, take at random, put on decks and shuffle. */
export const boxOfSecrets = boxOf(
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

/** Boxes for what is rare in those of the printed sets. */
export const SMALL_BOXES: readonly Box[] = [smallBox, boxOfEvents, boxOfPlaces, boxOfSecrets];

/** A box played as another variant. */
function inVariant(variant: Seating['variant'], name: string, sets: readonly CardSet[], seats: readonly number[]): Box {
  const seatings = seats.map((players) => ({ players, variant }));
  return { name: `${variant}, ${name}`, rules: ascension({ sets }), seatings };
}

/** The printed sets against an opponent who takes cards by rule. */
export const ALONE: readonly Box[] = [
  ...PRINTED_SETS.map((set) => inVariant('solitaire', set.id, [set], [1])),
  inVariant('solitaire', 'all together', PRINTED_SETS, [1]),
];

/** The printed sets in teams; a set for two players has none of its own (S7). */
export const TEAMS: readonly Box[] = [
  ...PRINTED_SETS.filter(({ players }) => players.max >= 4).map((set) => inVariant('teams', set.id, [set], [4])),
  inVariant('teams', 'all together', PRINTED_SETS, [4, 6]),
];

/** Random games of a box: some first answers one by one, so that a failure shrinks to few of them, the others by a seed. */
export function gamesOf({ seatings }: Box): fc.Arbitrary<Trial> {
  return fc
    .record({
      seating: fc.constantFrom(...seatings),
      seed: fc.integer(),
      answers: fc.array(fc.nat(10_000), { maxLength: 60 }),
      later: fc.integer(),
    })
    .map(({ seating, ...trial }) => ({ ...trial, ...seating }));
}

/** Puts a claim through random games of one box; what fails is told with fast-check's seed and path. */
export function holdsFor(box: Box, numRuns: number, claim: (trial: Trial, rules: AscensionRules) => void): void {
  fc.assert(
    fc.property(gamesOf(box), (trial) => claim(trial, box.rules)),
    { numRuns },
  );
}

/** Puts laws through random games of one box. */
export function lawsHoldFor(box: Box, numRuns: number, laws: readonly Law[] = lawsOf(box.rules)): void {
  holdsFor(box, numRuns, (trial, rules) => {
    const { broken } = putThrough(rules, trial, laws);
    if (broken.length > 0) throw broken[0];
  });
}
