import {
  type Ability,
  acquire,
  acquireOrDefeat,
  acquirePaying,
  allOf,
  anyOf,
  anyTime,
  asSoonAs,
  atEndOfTurn,
  atLeast,
  banish,
  banishThis,
  type Condition,
  cards,
  causer,
  centerRowEffect,
  chooseOne,
  constructs,
  copy,
  costAtMost,
  costLess,
  costMore,
  costOfIt,
  count,
  countAs,
  countAsKind,
  currentEvent,
  currentEventTrophy,
  defeat,
  defeatPaying,
  destroy,
  destroyAllBut,
  destroyThis,
  discard,
  discardAtRandom,
  discardDeck,
  discount,
  doneTo,
  draw,
  type Effect,
  eachOpponent,
  eachPlayer,
  echo,
  echoHolds,
  empowered,
  eventIs,
  eventTrophy,
  extraTurn,
  type Filter,
  factionsAmong,
  fate,
  forEachCard,
  fromDiscard,
  gain,
  giveAtRandom,
  heroes,
  honorAtMost,
  honorOfIt,
  ifYouDo,
  inCenterRow,
  inDiscard,
  inHand,
  inPlay,
  it,
  itIs,
  keepDefeated,
  keystone,
  lookAtTop,
  loseControl,
  may,
  mayPayHonorValue,
  mayPayWith,
  monsters,
  nameCard,
  nextTimeThisTurn,
  not,
  ongoing,
  onlyIf,
  opponentAhead,
  orElse,
  other,
  pay,
  played,
  playedCount,
  preventDestroy,
  put,
  type Rule,
  repeat,
  repeatWhile,
  replacingIt,
  revealTop,
  reward,
  sequence,
  serenity,
  serenityHolds,
  shuffleIntoDeck,
  spend,
  spendUpTo,
  spent,
  takeControl,
  takeHonor,
  temples,
  thereAre,
  thisCard,
  those,
  trophy,
  trophyAtMost,
  unbanishable,
  unite,
  uniteHolds,
  unless,
  untilEndOfTurn,
  type Value,
  way,
  whenBanishedFrom,
  whenever,
  whenYouPlay,
  withCost,
  youAcquired,
  youControl,
  youDefeated,
  youPlayed,
  yourTurn,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { describe, expect, test } from 'vitest';
import {
  describeAbility,
  describeCondition,
  describeEffect,
  describeFilter,
  rulesText,
} from '../../src/ascension/text.js';
import {
  ADJACENCIES,
  COST_TRAITS,
  DESTINATIONS,
  FACTIONS,
  KEYSTONES,
  KINDS,
  LIMITS,
  OCCASIONS,
  PUT_DESTINATIONS,
  RESOURCES,
  ZONES,
} from '../../src/ascension/vocabulary.js';

const twoConstructs = youControl(2);
const aHero = youPlayed(1, heroes());

/** What an effect or rule means, as text: the order of effects is all there is to a sequence. */
function meaning(thing: unknown): string {
  return JSON.stringify(thing, (_, value) => (value?.do === 'sequence' ? flat(value) : value));
}

function flat(effect: Effect): Effect {
  if (effect.do !== 'sequence') return effect;
  const effects = effect.effects.map(flat).flatMap((part) => (part.do === 'sequence' ? part.effects : [part]));
  return effects.length === 1 ? effects[0] : { do: 'sequence', effects };
}

/** Pairs of things that read the same and are not. */
function collisions<T>(things: Iterable<T>, describe: (thing: T) => string): string[] {
  const seen = new Map<string, string>();
  const found: string[] = [];
  for (const thing of things) {
    const text = describe(thing);
    const is = meaning(thing);
    const was = seen.get(text);
    if (was === undefined) seen.set(text, is);
    else if (was !== is) found.push(`${text}\n${was}\n${is}`);
  }
  return found;
}

function wrapped(effect: Effect): Effect[] {
  return [
    may(effect),
    onlyIf(aHero, effect),
    unless(aHero, effect),
    eachOpponent(effect),
    eachPlayer(effect),
    causer(effect),
    asSoonAs(aHero, effect),
    forEachCard(heroes(inHand), effect),
    repeat(2, effect),
    repeatWhile(aHero, effect),
    untilEndOfTurn(anyTime(effect)),
    untilEndOfTurn(whenever(whenYouPlay(heroes()), effect)),
    nextTimeThisTurn(anyTime(effect)),
    nextTimeThisTurn(whenever(whenYouPlay(heroes()), effect)),
  ];
}

function combined(a: Effect, b: Effect): Effect[] {
  return [
    sequence(a, b),
    chooseOne(a, b),
    chooseOne(way(aHero, a), b),
    orElse(a, b),
    onlyIf(aHero, a, b),
    ifYouDo(a, b),
    pay(a, b),
    ifYouDo(a, b, draw(3)),
    ifYouDo(a, draw(3), b),
    ifYouDo(draw(3), a, b),
    sequence(a, draw(3), b),
    chooseOne(a, draw(3), b),
  ];
}

/** All effects of a depth made of two verbs, and then some of the next. */
function* everyEffect(): Generator<Effect> {
  const verbs: Effect[] = [draw(1), discard(2)];
  const level1 = [...verbs, ...verbs.flatMap(wrapped), ...verbs.flatMap((a) => verbs.flatMap((b) => combined(a, b)))];
  yield* level1;
  for (const a of level1) {
    const level2 = [...wrapped(a), ...level1.flatMap((b) => combined(a, b))];
    yield* level2;
    // One in 31 of the deepest is enough: every pair of words stands in each other there too.
    for (const effect of level2.filter((_, i) => i % 31 === 0)) {
      yield* wrapped(effect);
      yield* combined(effect, draw(1));
      yield* combined(draw(1), effect);
    }
  }
}

const values: readonly Value[] = [
  1,
  2,
  count(cards(inHand)),
  count(heroes(inHand)),
  count(heroes(inHand), 2),
  count(heroes(inHand, costAtMost(costOfIt))),
  count(heroes(inHand, honorAtMost(costOfIt))),
  count(heroes(inHand, costAtMost(costOfIt), honorAtMost(spent))),
  factionsAmong(cards(inHand)),
  playedCount(heroes()),
  playedCount(heroes(inHand, other)),
  doneTo(),
  doneTo(heroes(inHand)),
  doneTo(constructs(inPlay)),
  count(constructs(those, inPlay)),
  spent,
  costOfIt,
  honorOfIt(),
  honorOfIt(2),
];

/** What each field of a filter can be, besides nothing. */
const FIELDS: { readonly [F in keyof Filter]-?: readonly Exclude<Filter[F], undefined>[] } = {
  kind: KINDS,
  faction: FACTIONS,
  names: [[], ['A'], ['A', 'B'], ['A or B'], ['A" or "B']],
  asNamed: [true],
  this: [true],
  other: [true],
  it: [true],
  those: [true],
  sharesFaction: [true],
  playedThisTurn: [true],
  trophy: [true],
  costAtMost: values,
  honorAtMost: values,
  cost: COST_TRAITS,
  adjacent: ADJACENCIES,
  replacement: [true],
  in: [
    [],
    ...ZONES.map((zone) => [zone]),
    ['hand', 'inPlay'],
    ['discard', 'centerRow', 'void'],
    ['temples', 'trophies'],
  ],
};

const parts: readonly Filter[] = Object.entries(FIELDS).flatMap(([field, all]) =>
  all.map((value) => ({ [field]: value })),
);

/** All filters of up to three fields, with and without a kind besides. */
function* everyFilter(): Generator<Filter> {
  const isNew = (filter: Filter, part: Filter): boolean =>
    Object.keys(part).every((field) => !Object.hasOwn(filter, field));
  yield {};
  for (const [i, a] of parts.entries()) {
    yield a;
    for (const [j, b] of parts.entries()) {
      if (j <= i || !isNew(a, b)) continue;
      yield { ...a, ...b };
      for (const [k, c] of parts.entries()) {
        if (k > j && isNew({ ...a, ...b }, c)) yield { ...a, ...b, ...c };
      }
    }
  }
}

const someFilters = [
  cards(),
  heroes(),
  heroes(other),
  cards(inHand),
  cards(inHand, inDiscard),
  heroes(costAtMost(count(cards(inHand)))),
  cards(thisCard, inHand),
  cards(it, inHand),
  heroes(it),
  heroes(those),
  cards(replacingIt),
  cards(currentEvent),
  constructs(withCost('even')),
];

function* everyVerb(): Generator<Effect> {
  for (const amount of [0, ...values]) {
    yield* [
      draw(amount),
      giveAtRandom(amount),
      discardAtRandom(amount),
      spend(amount, 'runes'),
      spend(amount, 'power'),
    ];
    for (const resource of RESOURCES) yield gain(amount, resource);
    for (const what of someFilters) {
      yield* [discard(amount, what), banish(amount, what), acquireOrDefeat(amount, what), destroy(amount, what)];
      yield* [defeat(amount, what), defeatPaying(amount, what), defeatPaying(amount, what, 'centerDeckBottom')];
      yield* [destroyAllBut(amount, what), gain(amount, 'runes', what), acquirePaying(amount, what)];
      yield { ...defeat(amount, what), to: 'centerDeckBottom' };
      for (const to of DESTINATIONS) yield acquire(amount, what, to);
      for (const to of PUT_DESTINATIONS) yield put(amount, what, to);
    }
  }
  for (const what of someFilters) {
    yield* [banish('all', what), destroy('all', what), copy(what), takeControl(what), loseControl(what)];
    for (const to of PUT_DESTINATIONS) yield put('all', what, to);
    for (const and of someFilters) yield* [shuffleIntoDeck(what), shuffleIntoDeck(what, and)];
  }
  for (const amount of [1, 2]) yield* [spendUpTo(amount, 'runes'), spendUpTo(amount, 'power'), takeHonor(amount)];
  yield* [banishThis, destroyThis, extraTurn, lookAtTop, revealTop('hand'), revealTop('discard'), discardDeck];
  yield* [nameCard, preventDestroy, currentEventTrophy];
}

const someConditions: readonly Condition[] = [aHero, echoHolds, allOf(echoHolds, yourTurn), not(uniteHolds)];

function* everyRule(): Generator<Rule> {
  for (const what of [
    cards(),
    heroes(),
    monsters(),
    constructs('mechana'),
    cards(inCenterRow),
    heroes(other),
    it,
    thisCard,
  ]) {
    for (const limit of [undefined, ...LIMITS]) {
      for (const condition of [undefined, ...someConditions]) {
        for (const effect of [draw(1), sequence(draw(1), discard(1)), may(draw(1)), onlyIf(aHero, draw(1))]) {
          yield { ability: 'activated', limit, condition, effect };
          for (const orWhile of [undefined, ...someConditions]) {
            for (const when of OCCASIONS) {
              yield { ability: 'triggered', limit, condition, orWhile, trigger: { when, what }, effect };
            }
            yield { ability: 'triggered', limit, condition, orWhile, trigger: atEndOfTurn, effect };
          }
        }
        for (const to of DESTINATIONS) {
          yield { ability: 'redirect', limit, condition, what, to };
          yield { ability: 'redirect', limit, condition, what, to, must: true };
        }
      }
    }
    for (const faction of FACTIONS) yield countAs(what, faction);
    for (const kind of KINDS) yield countAsKind(what, kind);
    for (const amount of values) {
      yield* [costMore(amount, what), costLess(amount, what), costLess(amount, what, aHero)];
    }
    yield* [discount(1, what), discount(2, what), mayPayWith('runes', what), mayPayWith('power', what)];
    yield* [mayPayHonorValue(what), keepDefeated(what)];
  }
  yield unbanishable;
}

function* everyCondition(): Generator<Condition> {
  const level0: Condition[] = [
    aHero,
    twoConstructs,
    youControl(1),
    youPlayed(2, cards(inHand, inPlay)),
    youControl(1, temples()),
    youAcquired(1),
    youDefeated(2, cards()),
    thereAre(1, heroes(inHand)),
    thereAre(2, heroes(inHand)),
    atLeast(costOfIt, 2),
    atLeast(2, costOfIt),
    itIs(heroes()),
    itIs(thisCard),
    eventIs('void'),
    eventIs('mechana'),
    echoHolds,
    serenityHolds,
    uniteHolds,
    yourTurn,
    opponentAhead,
  ];
  const level1 = [...level0];
  for (const a of level0) {
    for (const b of level0) level1.push(allOf(a, b), anyOf(a, b), allOf(a, b, aHero), allOf(not(a), b));
  }
  yield* level1;
  for (const [i, a] of level1.entries()) {
    yield not(a);
    // Each with some of the others: a stride that has nothing in common with the order they are in.
    for (let j = i % 37; j < level1.length; j += 37) yield* [allOf(a, level1[j]), anyOf(a, level1[j])];
  }
}

/** Everything that can be printed on a card with an effect or a rule. */
function abilities(effects: Iterable<Effect>, rules: Iterable<Rule>): Ability[] {
  const all: Ability[] = [ongoing, empowered];
  for (const effect of effects) {
    all.push(played(effect), reward(effect), fate(effect), echo(effect), serenity(effect), unite(effect));
    all.push(trophy(effect), trophyAtMost(1, effect), trophyAtMost(2, effect), eventTrophy(effect));
    all.push(whenBanishedFrom(['hand'], effect), whenBanishedFrom(['hand', 'discard'], effect));
    for (const kind of KEYSTONES) all.push(keystone(kind, effect));
  }
  for (const rule of rules) {
    all.push(rule, centerRowEffect(rule));
    if (rule.ability === 'triggered') all.push(fromDiscard(rule));
  }
  return all;
}

describe('what reads the same is the same', () => {
  test('effects, however nested', () => {
    expect(collisions(everyEffect(), describeEffect).slice(0, 3)).toEqual([]);
  });

  test('verbs, for you and for others, and with "may"', () => {
    const verbs = [...everyVerb()];
    expect(collisions(verbs, describeEffect).slice(0, 3)).toEqual([]);
    for (const around of [may, eachOpponent, causer]) {
      const effects = verbs.map((verb) => around(verb));
      expect(collisions(effects, describeEffect).slice(0, 3)).toEqual([]);
    }
  });

  test('filters, by number and in general', () => {
    const filters = [...everyFilter()];
    const uses: ((filter: Filter) => string)[] = [
      (filter) => describeFilter(filter),
      (filter) => describeFilter(filter, 2),
      (filter) => describeEffect(put('all', filter, 'hand')),
      (filter) => describeEffect(forEachCard(filter, draw(1))),
      (filter) => describeEffect(draw(playedCount(filter))),
      (filter) => describeEffect(draw(doneTo(filter))),
      (filter) => describeAbility(countAs(filter, 'void')),
    ];
    for (const use of uses) expect(collisions(filters, use).slice(0, 3)).toEqual([]);
  });

  test('conditions', () => {
    expect(collisions(everyCondition(), describeCondition).slice(0, 3)).toEqual([]);
  });

  test('abilities', () => {
    const rules = [...everyRule()];
    // A part of them in every place, by strides that have nothing in common with the order they are in.
    const forTurn = rules.flatMap((rule, i) => (i % 11 === 0 ? [untilEndOfTurn(rule), nextTimeThisTurn(rule)] : []));
    const nested = [...everyEffect()].filter((_, i) => i % 97 === 0);
    expect(collisions(abilities([...forTurn, ...nested], rules), describeAbility).slice(0, 3)).toEqual([]);
    expect(collisions(abilities(everyVerb(), []), describeAbility).slice(0, 3)).toEqual([]);
  });
});

describe('the cards of all sets', () => {
  const sets = [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients, lexicon];
  const all = sets.flatMap((set) => set.cards);

  test('have a text each', () => {
    expect(all.filter((card) => rulesText(card).trim() === '')).toEqual([]);
  });

  test('have the same text only if they do the same', () => {
    expect(
      collisions(
        all.map(({ abilities }) => abilities),
        (printed) => printed.map(describeAbility).join('\n'),
      ),
    ).toEqual([]);
  });
});
