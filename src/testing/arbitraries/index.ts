import type * as FastCheck from 'fast-check';
import { type AscensionRules, ascension } from '../../ascension/ascension.js';
import { cardId } from '../../ascension/dsl.js';
import type { Card, CardSet, Cost, Effect } from '../../ascension/language.js';
import { FACTIONS, type Home, KINDS, type Kind } from '../../ascension/vocabulary.js';
import type { Answer, Decision } from '../../kernel/decision.js';
import type { Rules } from '../../kernel/rules.js';
import type { GameState } from '../../kernel/state.js';
import { lawsOf } from '../all-laws.js';
import { asScenario } from '../as-scenario.js';
import { type Seating, seatingsOf } from '../conformance.js';
import { type Law, putThrough, shownBy } from '../law.js';
import { beginningOf, firstAnswers, stepsOf, type Trial } from '../trial.js';
import { type Arrangement, arrangementOf } from './arrangement.js';
import { abilityShape, asAbility, asCard, asEffect, asSet, effectShape } from './parts.js';
import { type RandomGame, shrinking, smallerGames, smallerSets } from './smaller.js';
import { type Fc, Writer } from './written.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/** What random effects, cards and sets are like. */
export interface WritingOptions {
  /** How deep effects, conditions and values stand within each other; 4 unless given. */
  readonly depth?: number | undefined;
  /** The words of the language that are drawn, where there is a choice; all unless given. */
  readonly words?: readonly string[] | undefined;
}

/** What random sets are like. */
export interface CardSetOptions extends WritingOptions {
  /** The set's id, with which the names of its cards begin; `random` unless given. */
  readonly id?: string | undefined;
  /** How many kinds of card the center has at most, besides events; 6 unless given. */
  readonly center?: number | undefined;
}

/** What random games are like. */
export interface GameOptions {
  /** How many decisions are answered at most; 60 unless given. */
  readonly decisions?: number | undefined;
  /** For how many players and which variants; all that the rules can be started with unless given. */
  readonly seatings?: readonly Seating[] | undefined;
  /** Lets resolutions be stopped for being endless. */
  readonly mayLoop?: boolean | undefined;
}

/** What random sets are put through. */
export interface EveryLawOptions extends GameOptions, CardSetOptions {
  /** All laws of the library unless given. */
  readonly laws?: readonly Law[] | undefined;
  /** Sets that random ones are combined with some of the time. */
  readonly combinedWith?: readonly CardSet[] | undefined;
  /** Hears how many decisions each game had that kept the laws. */
  readonly onGame?: ((decisions: number) => void) | undefined;
}

/** Arbitraries for fast-check: games, positions and all that can be written in the language of cards. */
export interface Arbitraries {
  /** Games of some rules: whole trials, which shrink to few players and few decisions. */
  games(rules: Rules, options?: GameOptions): Arbitrary<Trial>;
  /** Legal answers to a decision. */
  answers(decision: Decision): Arbitrary<Answer>;
  /** States that play reaches. */
  positions(rules: Rules, options?: GameOptions): Arbitrary<GameState>;
  /** Positions by card names that play might not reach, to be built by `scenario`. */
  arrangements(rules: AscensionRules): Arbitrary<Arrangement>;
  /** Anything that the language can say as an effect. */
  effects(options?: WritingOptions): Arbitrary<Effect>;
  /** Cards of any kind, or of one. */
  cards(kind?: Kind, options?: WritingOptions): Arbitrary<Card>;
  /** Whole sets that can be played: two plain cards to begin with, and others that are anything at all. */
  cardSets(options?: CardSetOptions): Arbitrary<CardSet>;
  /** A property: whatever the sets, every law holds. What fails is told with a scenario. */
  everyLawHolds(options?: EveryLawOptions): FastCheck.IPropertyWithHooks<[RandomGame]>;
}

const NAMES = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gum', 'Holly', 'Ivy', 'Juniper', 'Kapok', 'Larch'];
const MORE_NAMES = ['Maple', 'Nutmeg', 'Oak', 'Pine', 'Quince', 'Rowan', 'Spruce', 'Teak', 'Ulmus', 'Viburnum'];
const ALL_NAMES = [...NAMES, ...MORE_NAMES];

const DECISIONS = 60;
const ANSWERS = 200;

/** What costs what: temples take keystones, monsters power. */
const PRICE_OF: { readonly [K in Kind]: (price: number) => Cost } = {
  hero: (runes) => ({ runes }),
  construct: (runes) => ({ runes }),
  monster: (power) => ({ power }),
  event: () => ({}),
  temple: (price) => (price % 2 === 0 ? { life: 1 } : { death: 1 }),
};

/** Arbitraries made with a fast-check of your own, so that this package needs none. */
export function arbitraries(fc: Fc): Arbitraries {
  const sized = { size: 'max' } as const;

  const games: Arbitraries['games'] = (rules, { decisions = DECISIONS, seatings = seatingsOf(rules), mayLoop } = {}) =>
    fc
      .record({
        seating: fc.constantFrom(...seatings),
        seed: fc.integer(),
        answers: fc.array(fc.nat(49), { maxLength: decisions, ...sized }),
      })
      .map(({ seating, seed, answers }) => ({ seed, ...seating, answers, ...(mayLoop === true ? { mayLoop } : {}) }));

  const answers: Arbitraries['answers'] = (decision) => fc.constantFrom(...firstAnswers(decision, ANSWERS));

  const positions: Arbitraries['positions'] = (rules, options) =>
    games(rules, options).map((trial) => {
      let end = beginningOf(rules, trial);
      for (const { state } of stepsOf(rules, trial)) end = state;
      return end;
    });

  const writer = ({ depth = 4, words }: WritingOptions, names: readonly string[]): Writer =>
    new Writer(fc, { depth, words, names });

  const effects: Arbitraries['effects'] = (options = {}) => writer(options, ALL_NAMES).of(effectShape).map(asEffect);

  const cardIn = (by: Writer, kind: Kind, zone: Home, fewest: number, most: number): Arbitrary<Omit<Card, 'name'>> =>
    fc.record({
      kind: fc.constant(kind),
      factions: fc.subarray([...FACTIONS], { maxLength: 2 }),
      cost: fc.nat(3).map(PRICE_OF[kind]),
      honor: fc.nat(3),
      copies: fc.integer({ min: fewest, max: most }),
      zone: fc.constant(zone),
      abilities: fc.array(
        by.of(abilityShape(kind)).map((ability) => asAbility(kind, ability)),
        { maxLength: 3, ...sized },
      ),
    });

  const HOME_OF: { readonly [K in Kind]: Home } = {
    hero: 'center',
    construct: 'center',
    monster: 'center',
    event: 'center',
    temple: 'temple',
  };

  const cards: Arbitraries['cards'] = (kind, options = {}) => {
    const by = writer(options, ALL_NAMES);
    const kinds = kind === undefined ? KINDS : [kind];
    const each = kinds.map((one) =>
      fc
        .tuple(fc.constantFrom(...ALL_NAMES), cardIn(by, one, HOME_OF[one], 1, 6))
        .map(([name, card]) => asCard(one, { ...card, name })),
    );
    return fc.oneof(...each);
  };

  const DECKED = ['hero', 'construct', 'monster'] as const;

  const cardSets: Arbitraries['cardSets'] = ({ id = 'random', center = 6, ...options } = {}) => {
    const prefix = id === 'random' ? '' : `${id} `;
    const names = ALL_NAMES.map((name) => `${prefix}${name}`);
    const by = writer(options, names);
    const of = (zone: Home, fewest: number, most: number): Arbitrary<Omit<Card, 'name'>> =>
      fc.oneof(...DECKED.map((kind) => cardIn(by, kind, zone, fewest, most)));
    const drawn = fc
      .record({
        center: fc.array(of('center', 3, 8), { minLength: 1, maxLength: center, ...sized }),
        starting: fc.array(of('starting', 1, 4), { maxLength: 3, ...sized }),
        supplies: fc.array(of('always-available', 1, 8), { maxLength: 2, ...sized }),
        events: fc.array(cardIn(by, 'event', 'center', 1, 3), { maxLength: 2 }),
        temples: fc.array(cardIn(by, 'temple', 'temple', 1, 1), { maxLength: 2 }),
      })
      .map((drawn) => {
        const all = [...drawn.center, ...drawn.starting, ...drawn.supplies, ...drawn.events, ...drawn.temples];
        return asSet({
          id: cardId(id),
          name: id,
          players: { min: 1, max: 6 },
          cards: [...plainCards(prefix), ...all.map((card, i) => ({ name: names[i], ...card }))],
        });
      });
    return shrinking(fc, drawn, smallerSets);
  };

  const randomGames = (options: EveryLawOptions): Arbitrary<RandomGame> => {
    const { combinedWith = [], seatings = SEATINGS, decisions = DECISIONS } = options;
    const printed = { minLength: Math.min(1, combinedWith.length), maxLength: Math.min(2, combinedWith.length) };
    const others: Arbitrary<readonly CardSet[]> = fc.oneof(
      { withCrossShrink: true },
      { weight: 12, arbitrary: fc.constant([]) },
      { weight: 3, arbitrary: cardSets({ ...options, id: 'other', center: 3 }).map((set) => [set]) },
      { weight: combinedWith.length > 0 ? 1 : 0, arbitrary: fc.subarray([...combinedWith], printed) },
    );
    const sets = fc.tuple(cardSets(options), others).map(([set, more]) => [set, ...more]);
    const trial = fc
      .record({
        seating: fc.constantFrom(...seatings),
        seed: fc.integer(),
        answers: fc.array(fc.nat(49), { maxLength: decisions, ...sized }),
      })
      .map(({ seating, seed, answers: given }): Trial => ({ seed, ...seating, answers: given, mayLoop: true }));
    return shrinking(fc, fc.record({ sets, trial }), smallerGames);
  };

  const everyLawHolds: Arbitraries['everyLawHolds'] = (options = {}) =>
    fc.property(randomGames(options), (game) => {
      const decisions = keepLaws(game, options.laws);
      options.onGame?.(decisions);
    });

  return {
    games,
    answers,
    positions,
    arrangements: (rules) => arrangementOf(fc, rules),
    effects,
    cards,
    cardSets,
    everyLawHolds,
  };
}

const SEATINGS: readonly Seating[] = [
  { players: 2, variant: 'standard' },
  { players: 3, variant: 'standard' },
  { players: 2, variant: 'standard' },
  { players: 4, variant: 'teams' },
  { players: 1, variant: 'solitaire' },
];

/** Cards that every random set has, so that there is always something to pay with and something to gain. */
function plainCards(prefix: string): readonly Card[] {
  return [
    {
      name: `${prefix}Scout`,
      kind: 'hero',
      factions: [],
      cost: {},
      honor: 0,
      copies: 5,
      zone: 'starting',
      abilities: [
        { ability: 'played', effect: { do: 'gain', amount: 1, resource: 'runes' } },
        { ability: 'played', effect: { do: 'gain', amount: 1, resource: 'power' } },
      ],
    },
    {
      name: `${prefix}Rat`,
      kind: 'monster',
      factions: [],
      cost: { power: 1 },
      honor: 0,
      copies: 1,
      zone: 'always-available',
      abilities: [{ ability: 'reward', effect: { do: 'gain', amount: 1, resource: 'honor' } }],
    },
  ];
}

/** Plays a random game under the eyes of laws; throws the first one that breaks, with source text that shows it. */
export function keepLaws({ sets, trial }: RandomGame, only?: readonly Law[]): number {
  const rules = ascension({ sets });
  const laws = only ?? lawsOf(rules).filter(({ id }) => id !== 'other-seeds-other-games');
  const { broken, decisions } = putThrough(rules, trial, laws);
  if (broken.length === 0) return decisions;
  const shown = asScenario(rules, broken[0], laws);
  const setting = `const rules = ascension({ sets: ${JSON.stringify(sets)} });`;
  throw shownBy(broken[0], `${setting}\n${shown ?? broken[0].source}`);
}
