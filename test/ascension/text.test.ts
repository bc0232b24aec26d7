import {
  type Ability,
  acquire,
  acquireOrDefeat,
  anyTime,
  banish,
  banishThis,
  type Card,
  type Condition,
  cards,
  chooseOne,
  constructs,
  copyPlayed,
  costAtMost,
  count,
  countAs,
  defeat,
  destroy,
  destroyAllBut,
  discard,
  discount,
  draw,
  type Effect,
  eachOpponent,
  eachPlayer,
  extraTurn,
  type Filter,
  factionsAmong,
  firstEachTurn,
  forEachCard,
  gain,
  giveAtRandom,
  heroes,
  ifYouDo,
  inCenterRow,
  inDiscard,
  inHand,
  inPlay,
  may,
  mayPayWith,
  mayPutAcquired,
  monsters,
  named,
  nextTimeThisTurn,
  oncePerTurn,
  onlyIf,
  other,
  pay,
  played,
  type Rule,
  repeat,
  reward,
  sequence,
  spend,
  unbanishable,
  unless,
  untilEndOfTurn,
  type Value,
  whenever,
  whenYouAcquire,
  whenYouDefeat,
  whenYouPlay,
  whenYouPutIntoPlay,
  youControl,
  youPlayed,
  type Zone,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import {
  describeAbility,
  describeCondition,
  describeEffect,
  describeFilter,
  rulesText,
} from '../../src/ascension/text.js';
import { DESTINATIONS, FACTIONS, KINDS, ZONES } from '../../src/ascension/vocabulary.js';

const twoConstructs = youControl(2);
const aHero = youPlayed(1, heroes());

describe('filters', () => {
  test.each<[string, Filter]>([
    ['a card', cards()],
    ['an Enlightened hero', heroes('enlightened')],
    ['a Mechana card', cards('mechana')],
    ['another Void monster', monsters('void', other)],
    ['a monster of cost 4 or less', monsters(costAtMost(4))],
    ['a construct you control', constructs(inPlay)],
    ['a card in your hand', cards(inHand)],
    ['a card in your hand or your discard pile', cards(inHand, inDiscard)],
    ['a card in your hand or under your control', cards(inHand, inPlay)],
    ['a hero among the cards you have played this turn', heroes({ in: ['played'] })],
    ['a card in the always-available supply or the void', cards({ in: ['alwaysAvailable', 'void'] })],
    ['a card in no place', cards({ in: [] })],
    ['a card named "Kor, the Ferromancer" or "Mystic"', cards(named('Kor, the Ferromancer', 'Mystic'))],
    ['a card named nothing', cards(named())],
    ['a monster of cost 4 or less in the center row', monsters(costAtMost(4), inCenterRow)],
    [
      'a monster in the center row of cost up to the number of constructs you control',
      monsters(inCenterRow, costAtMost(count(constructs(inPlay)))),
    ],
    [
      'a hero of cost up to the number of factions among cards in your hand',
      heroes(costAtMost(factionsAmong(cards(inHand)))),
    ],
  ])('%s', (text, filter) => {
    expect(describeFilter(filter)).toBe(text);
  });

  test.each<[string, Filter, number]>([
    ['0 heroes', heroes(), 0],
    ['2 Lifebound heroes', heroes('lifebound'), 2],
    ['3 other constructs you control', constructs(other, inPlay), 3],
    ['2 cards from no set named "X"', cards(named('X')), 2],
  ])('%s', (text, filter, amount) => {
    expect(describeFilter(filter, amount)).toBe(text.replace(' from no set', ''));
  });

  test('a field that is undefined is as one that is left out', () => {
    const full: Filter = {
      kind: 'hero',
      faction: undefined,
      names: undefined,
      other: undefined,
      costAtMost: undefined,
      in: undefined,
    };
    expect(describeFilter(full)).toBe('a hero');
    expect(describeFilter({ kind: 'hero', other: false })).toBe('a hero');
  });
});

describe('conditions', () => {
  test.each<[string, Condition]>([
    ['you control 2 or more constructs', twoConstructs],
    ['you control 2 or more constructs', youControl(2, constructs(inPlay))],
    ['you control a Mechana construct', youControl(1, constructs('mechana'))],
    ['you have played another Lifebound hero this turn', youPlayed(1, heroes('lifebound', other))],
    ['you have played 2 or more other heroes this turn', youPlayed(2, heroes(other))],
    ['you do not control 2 or more constructs', { check: 'not', condition: twoConstructs }],
    ['you have not played a hero this turn', { check: 'not', condition: aHero }],
    [
      'you control 2 or more constructs and you have played a hero this turn',
      { check: 'all', conditions: [twoConstructs, aHero] },
    ],
    [
      'you control 2 or more constructs or you have played a hero this turn',
      { check: 'any', conditions: [twoConstructs, aHero] },
    ],
    [
      'you have played a hero this turn and (you control 2 or more constructs or you have not played a hero this turn)',
      {
        check: 'all',
        conditions: [aHero, { check: 'any', conditions: [twoConstructs, { check: 'not', condition: aHero }] }],
      },
    ],
    [
      'not (you control 2 or more constructs or you have played a hero this turn)',
      { check: 'not', condition: { check: 'any', conditions: [twoConstructs, aHero] } },
    ],
    ['you have played a hero this turn', { check: 'not', condition: { check: 'not', condition: aHero } }],
    ['you have played a hero this turn', { check: 'any', conditions: [aHero] }],
    ['this is always so', { check: 'all', conditions: [] }],
    ['this is never so', { check: 'any', conditions: [] }],
  ])('%s', (text, condition) => {
    expect(describeCondition(condition)).toBe(text);
  });
});

describe('verbs', () => {
  test.each<[string, Effect]>([
    ['Gain 1 rune.', gain(1, 'runes')],
    ['Gain 2 runes.', gain(2, 'runes')],
    ['Gain 0 runes.', gain(0, 'runes')],
    ['Gain 1 power.', gain(1, 'power')],
    ['Gain 3 honor.', gain(3, 'honor')],
    ['Gain 1 power for each Mechana construct you control.', gain(count(constructs('mechana', inPlay)), 'power')],
    ['Gain 1 honor for each faction among constructs you control.', gain(factionsAmong(constructs(inPlay)), 'honor')],
    ['Gain 2 runes to spend only on Mechana constructs.', gain(2, 'runes', constructs('mechana'))],
    ['Spend 4 runes.', spend(4, 'runes')],
    ['Spend 1 power for each other hero in your hand.', spend(count(heroes(other, inHand)), 'power')],
    ['Draw a card.', draw(1)],
    ['Draw 2 cards.', draw(2)],
    ['Draw a card for each card in your discard pile.', draw(count(cards(inDiscard)))],
    ['Discard a card.', discard(1)],
    ['Discard 2 heroes.', discard(2, heroes())],
    ['Banish a card from your hand or your discard pile.', banish(1, cards(inHand, inDiscard))],
    ['Banish 2 other cards from the center row.', banish(2, cards(inCenterRow, other))],
    ['Banish this card.', banishThis],
    ['Acquire a hero without paying.', acquire(1, heroes())],
    ['Acquire a hero onto the top of your deck without paying.', acquire(1, heroes(), 'deckTop')],
    [
      'Acquire 2 constructs from the center row into play without paying.',
      acquire(2, constructs(inCenterRow), 'inPlay'),
    ],
    ['Acquire a hero of cost 3 or less into your hand without paying.', acquire(1, heroes(costAtMost(3)), 'hand')],
    ['Defeat a monster of cost 4 or less without paying.', defeat(1, monsters(costAtMost(4)))],
    ['Acquire or defeat a card in the center row without paying.', acquireOrDefeat(1, cards(inCenterRow))],
    ['Destroy a construct you control.', destroy(1)],
    ['Destroy 2 Void constructs you control.', destroy(2, constructs('void'))],
    ['Destroy all constructs you control except 1.', destroyAllBut(1)],
    ['Destroy all constructs you control except 1 for each card in your hand.', destroyAllBut(count(cards(inHand)))],
    ['Give the player who caused this 2 random cards from your hand.', giveAtRandom(2)],
    ['Copy the effect of another hero that you have played this turn.', copyPlayed(heroes(other))],
    ['Take another turn after this one.', extraTurn],
  ])('%s', (text, effect) => {
    expect(describeEffect(effect)).toBe(text);
  });

  test('an optional field that is undefined is as one that is left out', () => {
    expect(describeEffect({ do: 'gain', amount: 1, resource: 'runes', onlyFor: undefined })).toBe('Gain 1 rune.');
    expect(describeEffect({ do: 'if', condition: aHero, effect: draw(1), otherwise: undefined })).toBe(
      'If you have played a hero this turn, draw a card.',
    );
    expect(describeEffect({ do: 'choose', choices: [{ condition: undefined, effect: draw(1) }] })).toBe(
      'Choose one: draw a card.',
    );
    expect(describeAbility({ ability: 'activated', limit: undefined, effect: draw(1) })).toBe(
      'Any number of times: draw a card.',
    );
  });
});

describe('control flow', () => {
  test.each<[string, Effect]>([
    ['Gain 1 rune. Draw a card.', sequence(gain(1, 'runes'), draw(1))],
    ['Gain 1 rune. Draw a card. Draw 2 cards.', sequence(gain(1, 'runes'), sequence(draw(1), sequence(draw(2))))],
    ['Do nothing.', sequence()],
    ['Choose one: gain 1 rune; or gain 1 power.', chooseOne(gain(1, 'runes'), gain(1, 'power'))],
    [
      'Choose one: draw a card; or (choose one: draw 2 cards; or draw 3 cards).',
      chooseOne(draw(1), chooseOne(draw(2), draw(3))),
    ],
    [
      'Choose one: draw a card; or if you have played a hero this turn, draw 2 cards.',
      chooseOne(draw(1), onlyIf(aHero, draw(2))),
    ],
    [
      'Choose one: draw a card; or only if you have played a hero this turn, draw 2 cards.',
      { do: 'choose', choices: [{ effect: draw(1) }, { condition: aHero, effect: draw(2) }] },
    ],
    ['Choose one: nothing.', chooseOne()],
    ['You may draw a card.', may(draw(1))],
    ['You may draw a card, then discard a card.', may(draw(1), discard(1))],
    ['You may draw a card. Discard a card.', sequence(may(draw(1)), discard(1))],
    ['You may do this: you may draw a card.', may(may(draw(1)))],
    ['You may do this: each opponent draws a card.', may(eachOpponent(draw(1)))],
    ['You may spend 1 rune to draw a card.', may(pay(spend(1, 'runes'), draw(1)))],
    ['If you control 2 or more constructs, draw a card.', onlyIf(twoConstructs, draw(1))],
    [
      'If you control 2 or more constructs, draw a card, then discard a card.',
      onlyIf(twoConstructs, sequence(draw(1), discard(1))),
    ],
    [
      'If you control 2 or more constructs, draw a card. Discard a card.',
      sequence(onlyIf(twoConstructs, draw(1)), discard(1)),
    ],
    [
      'If you control 2 or more constructs, draw a card; otherwise, draw 2 cards.',
      onlyIf(twoConstructs, draw(1), draw(2)),
    ],
    [
      'If you control 2 or more constructs, (if you have played a hero this turn, draw a card); otherwise, draw 2 cards.',
      onlyIf(twoConstructs, onlyIf(aHero, draw(1)), draw(2)),
    ],
    [
      'If you control 2 or more constructs, if you have played a hero this turn, draw a card; otherwise, draw 2 cards.',
      onlyIf(twoConstructs, onlyIf(aHero, draw(1), draw(2))),
    ],
    ['Unless you have played a hero this turn, draw a card.', unless(aHero, draw(1))],
    ['Discard a card. If you do, draw 2 cards.', ifYouDo(discard(1), draw(2))],
    ['You may discard a card. If you do, draw 2 cards.', ifYouDo(may(discard(1)), draw(2))],
    [
      'Discard a card. If you do, draw 2 cards; if you do not, gain 1 power.',
      ifYouDo(discard(1), draw(2), gain(1, 'power')),
    ],
    [
      'Draw a card, then discard a card. If you do, gain 1 power.',
      ifYouDo(sequence(draw(1), discard(1)), gain(1, 'power')),
    ],
    ['Draw a card. Discard a card. If you do, gain 1 power.', sequence(draw(1), ifYouDo(discard(1), gain(1, 'power')))],
    [
      'If you have played a hero this turn, discard a card, and if you do, draw 2 cards.',
      onlyIf(aHero, ifYouDo(discard(1), draw(2))),
    ],
    ['Spend 4 runes to gain 3 honor.', pay(spend(4, 'runes'), gain(3, 'honor'))],
    ['Spend 4 runes to gain 3 honor, then draw a card.', pay(spend(4, 'runes'), gain(3, 'honor'), draw(1))],
    ['Spend 4 runes and banish this card to draw 3 cards.', pay(sequence(spend(4, 'runes'), banishThis), draw(3))],
    [
      'Banish this card to do this: if you control 2 or more constructs, draw a card.',
      pay(banishThis, onlyIf(twoConstructs, draw(1))),
    ],
    ['For each construct you control, draw a card.', forEachCard(constructs(inPlay), draw(1))],
    ['Do this 3 times: draw a card.', repeat(3, draw(1))],
    ['Do this once: draw a card.', repeat(1, draw(1))],
    ['Do this once for each hero in your hand: you may draw a card.', repeat(count(heroes(inHand)), may(draw(1)))],
    [
      'Do this, and again as long as you have played a hero this turn: draw a card.',
      { do: 'repeat-while', condition: aHero, effect: draw(1) },
    ],
    ['You may (do this 2 times: draw a card), then discard a card.', may(repeat(2, draw(1)), discard(1))],
  ])('%s', (text, effect) => {
    expect(describeEffect(effect)).toBe(text);
  });
});

describe('other players', () => {
  test.each<[string, Effect]>([
    ['Each opponent destroys a construct they control.', eachOpponent(destroy(1))],
    ['Each opponent destroys all constructs they control except 2.', eachOpponent(destroyAllBut(2))],
    ['Each opponent gives you a random card from their hand.', eachOpponent(giveAtRandom(1))],
    ['Each player draws a card, then discards a card.', eachPlayer(draw(1), discard(1))],
    ['Each player copies the effect of a hero that they have played this turn.', eachPlayer(copyPlayed(heroes()))],
    ['Each player banishes a card from their hand.', eachPlayer(banish(1, cards(inHand)))],
    ['Each player acquires or defeats a card without paying.', eachPlayer(acquireOrDefeat(1, cards()))],
    [
      'Each player acquires a hero onto the top of their deck without paying.',
      eachPlayer(acquire(1, heroes(), 'deckTop')),
    ],
    ['Each player does nothing.', eachPlayer()],
    ['Each opponent may discard a card.', eachOpponent(may(discard(1)))],
    ['Each opponent draws a card, then may discard a card.', eachOpponent(draw(1), may(discard(1)))],
    [
      'Each opponent does this: if they control 2 or more constructs, they destroy a construct they control.',
      eachOpponent(onlyIf(twoConstructs, destroy(1))),
    ],
    [
      'Each opponent draws a card, then unless they have played a hero this turn, they discard a card.',
      eachOpponent(draw(1), unless(aHero, discard(1))),
    ],
    [
      'Each opponent chooses one: they discard a card; or they destroy a construct they control.',
      eachOpponent(chooseOne(discard(1), destroy(1))),
    ],
    [
      'Each opponent discards a card, and if they do, they draw a card; if they do not, they may draw 2 cards.',
      eachOpponent(ifYouDo(discard(1), draw(1), may(draw(2)))),
    ],
    [
      'Each opponent spends 1 rune and discards a card to draw a card.',
      eachOpponent(pay(sequence(spend(1, 'runes'), discard(1)), draw(1))),
    ],
    ['Each opponent does this 2 times: they discard a card.', eachOpponent(repeat(2, discard(1)))],
    [
      'Each opponent does this: each of their opponents gives the player who caused this a random card from their hand.',
      eachOpponent(eachOpponent(giveAtRandom(1))),
    ],
    [
      'Each opponent does this: until end of turn, constructs cost them 1 rune less.',
      eachOpponent(untilEndOfTurn(discount(1, constructs()))),
    ],
    [
      'Each opponent does this: the next time this turn that they acquire a hero, they may put it into their hand instead.',
      eachOpponent(nextTimeThisTurn(mayPutAcquired(heroes(), 'hand'))),
    ],
  ])('%s', (text, effect) => {
    expect(describeEffect(effect)).toBe(text);
  });
});

describe('rules for a turn', () => {
  test.each<[string, Rule]>([
    ['until end of turn, constructs cost you 1 rune less', discount(1, constructs())],
    ['until end of turn, monsters in the center row cost you 2 power less', discount(2, monsters(inCenterRow))],
    ['until end of turn, cards cost you 1 less', discount(1, cards())],
    ['until end of turn, for you, heroes also count as Void', countAs(heroes(), 'void')],
    ['until end of turn, you may also spend power to acquire constructs', mayPayWith('power', constructs())],
    ['until end of turn, this card cannot be banished from the center row', unbanishable],
    ['until end of turn, any number of times: draw a card', anyTime(draw(1))],
    ['until end of turn, once per turn: draw a card', oncePerTurn(draw(1))],
    ['until end of turn, whenever you play a hero, draw a card', whenever(whenYouPlay(heroes()), draw(1))],
    [
      'until end of turn, whenever you acquire a hero, you may put it into your hand instead',
      mayPutAcquired(heroes(), 'hand'),
    ],
  ])('%s', (text, rule) => {
    expect(describeEffect(may(draw(1), untilEndOfTurn(rule)))).toBe(`You may draw a card, then ${text}.`);
  });

  test.each<[string, Rule]>([
    ['The next construct that you acquire this turn costs 1 rune less.', discount(1, constructs())],
    ['The next other monster that you defeat this turn costs 2 power less.', discount(2, monsters(other))],
    ['The next card that you acquire or defeat this turn costs 1 less.', discount(1, cards())],
    ['Once this turn, for you, heroes also count as Void.', countAs(heroes(), 'void')],
    ['Once this turn, you may also spend runes to defeat monsters.', mayPayWith('runes', monsters())],
    ['Once this turn: draw a card.', anyTime(draw(1))],
    ['Once this turn, once per turn: draw a card.', oncePerTurn(draw(1))],
    ['The next time this turn that you play a hero, draw a card.', whenever(whenYouPlay(heroes()), draw(1))],
    [
      'The next time this turn that you acquire a hero, you may put it into your hand instead.',
      mayPutAcquired(heroes(), 'hand'),
    ],
  ])('%s', (text, rule) => {
    expect(describeEffect(nextTimeThisTurn(rule))).toBe(text);
  });
});

describe('abilities', () => {
  test.each<[string, Ability]>([
    ['Gain 1 rune. Draw a card.', played(gain(1, 'runes'), draw(1))],
    [
      'Reward: gain 2 honor. You may banish a card from the center row.',
      reward(gain(2, 'honor'), may(banish(1, cards(inCenterRow)))),
    ],
    ['Any number of times: spend 1 rune to draw a card.', anyTime(pay(spend(1, 'runes'), draw(1)))],
    ['Once per turn: gain 1 power.', oncePerTurn(gain(1, 'power'))],
    ['Once per turn: discard a card. If you do, draw 2 cards.', oncePerTurn(ifYouDo(discard(1), draw(2)))],
    [
      'Whenever you acquire a hero from the center row, draw a card.',
      whenever(whenYouAcquire(heroes(inCenterRow)), draw(1)),
    ],
    [
      'Once per turn, when you put a Mechana construct into play, draw a card.',
      oncePerTurn(whenYouPutIntoPlay(constructs('mechana')), draw(1)),
    ],
    [
      'The first time each turn that you play a Lifebound hero, gain 1 honor.',
      firstEachTurn(whenYouPlay(heroes('lifebound')), gain(1, 'honor')),
    ],
    [
      'The first time each turn that you defeat a monster in the center row, gain 1 honor, then you may draw a card.',
      firstEachTurn(whenYouDefeat(monsters(inCenterRow)), gain(1, 'honor'), may(draw(1))),
    ],
    [
      'Once per turn, when you acquire another Mechana construct, you may put it into play instead.',
      oncePerTurn(mayPutAcquired(constructs('mechana', other), 'inPlay')),
    ],
    [
      'Whenever you acquire a card, you may put it onto the top of your deck instead.',
      mayPutAcquired(cards(), 'deckTop'),
    ],
    ['For you, constructs also count as Mechana.', countAs(constructs(), 'mechana')],
    ['Monsters cost you 1 power less.', discount(1, monsters())],
    ['Other heroes cost you 2 runes less.', discount(2, heroes(other))],
    ['You may also spend runes to defeat monsters.', mayPayWith('runes', monsters())],
    ['You may also spend power to acquire or defeat Void cards.', mayPayWith('power', cards('void'))],
    ['This card cannot be banished from the center row.', unbanishable],
  ])('%s', (text, ability) => {
    expect(describeAbility(ability)).toBe(text);
  });

  test('a card has a line for each of its abilities', () => {
    const card: Card = {
      name: 'X',
      kind: 'construct',
      factions: [],
      cost: {},
      honor: 0,
      copies: 1,
      zone: 'center',
      abilities: [oncePerTurn(draw(1)), unbanishable],
    };
    expect(rulesText(card)).toBe('Once per turn: draw a card.\nThis card cannot be banished from the center row.');
  });
});

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
    forEachCard(heroes(inHand), effect),
    repeat(2, effect),
    { do: 'repeat-while', condition: aHero, effect },
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
    { do: 'choose', choices: [{ condition: aHero, effect: a }, { effect: b }] },
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
  const verbs: Effect[] = [draw(1), discard(1)];
  const level1 = [...verbs, ...verbs.flatMap(wrapped), ...verbs.flatMap((a) => verbs.flatMap((b) => combined(a, b)))];
  yield* level1;
  for (const a of level1) {
    const level2 = [...wrapped(a), ...level1.flatMap((b) => combined(a, b))];
    yield* level2;
    // One in seven of the deepest is enough: every pair of words stands in each other there too.
    for (const effect of level2.filter((_, i) => i % 7 === 0)) {
      yield* wrapped(effect);
      yield* combined(effect, draw(1));
      yield* combined(draw(1), effect);
    }
  }
}

function* everyFilter(): Generator<Filter> {
  const places: (readonly Zone[] | undefined)[] = [
    undefined,
    [],
    ...ZONES.map((zone) => [zone]),
    ['hand', 'inPlay'],
    ['discard', 'centerRow', 'void'],
  ];
  const costs: (Value | undefined)[] = [
    undefined,
    1,
    2,
    count(cards()),
    count(heroes(inHand)),
    count(constructs(inPlay)),
    factionsAmong(cards()),
  ];
  for (const kind of [undefined, ...KINDS]) {
    for (const faction of [undefined, ...FACTIONS]) {
      for (const names of [undefined, [], ['A'], ['A', 'B'], ['A or B'], ['A" or "B']]) {
        for (const isOther of [undefined, true]) {
          for (const atMost of costs) {
            for (const zones of places) {
              yield { kind, faction, names, other: isOther, costAtMost: atMost, in: zones };
            }
          }
        }
      }
    }
  }
}

function* everyVerb(): Generator<Effect> {
  const filters = [
    cards(),
    heroes(),
    heroes(other),
    cards(inHand),
    cards(inHand, inDiscard),
    heroes(costAtMost(count(cards()))),
  ];
  for (const amount of [0, 1, 2, count(cards(inHand)), count(heroes(other)), factionsAmong(cards(inHand))]) {
    yield* [draw(amount), giveAtRandom(amount), spend(amount, 'runes'), spend(amount, 'power')];
    yield* [gain(amount, 'runes'), gain(amount, 'power'), gain(amount, 'honor')];
    for (const what of filters) {
      yield* [discard(amount, what), banish(amount, what), defeat(amount, what), acquireOrDefeat(amount, what)];
      yield* [destroy(amount, what), destroyAllBut(amount, what), copyPlayed(what), gain(amount, 'runes', what)];
      for (const to of DESTINATIONS) yield acquire(amount, what, to);
    }
  }
  yield* [banishThis, extraTurn];
}

function* everyRule(): Generator<Rule> {
  for (const what of [cards(), heroes(), monsters(), constructs('mechana'), cards(inCenterRow), heroes(other)]) {
    for (const limit of [undefined, 'once-per-turn', 'first-each-turn'] as const) {
      for (const effect of [draw(1), sequence(draw(1), discard(1)), may(draw(1))]) {
        yield { ability: 'activated', limit, effect };
        for (const when of ['play', 'put-into-play', 'acquire', 'defeat'] as const) {
          yield { ability: 'triggered', limit, trigger: { when, what }, effect };
        }
      }
      for (const to of DESTINATIONS) yield { ability: 'redirect', limit, what, to };
    }
    for (const faction of FACTIONS) yield countAs(what, faction);
    yield* [discount(1, what), discount(2, what), mayPayWith('runes', what), mayPayWith('power', what)];
  }
  yield unbanishable;
}

function* everyCondition(): Generator<Condition> {
  const level0: Condition[] = [aHero, twoConstructs, youControl(1), youPlayed(2, cards(inHand, inPlay))];
  const level1 = [...level0];
  for (const a of level0) {
    for (const b of level0) {
      level1.push({ check: 'all', conditions: [a, b] }, { check: 'any', conditions: [a, b] });
      level1.push(
        { check: 'all', conditions: [a, b, aHero] },
        { check: 'all', conditions: [{ check: 'not', condition: a }, b] },
      );
    }
  }
  yield* level1;
  for (const a of level1) {
    yield { check: 'not', condition: a };
    for (const b of level1)
      yield* [
        { check: 'all', conditions: [a, b] },
        { check: 'any', conditions: [a, b] },
      ] as const;
  }
}

describe('what reads the same is the same', () => {
  test('effects, however nested', () => {
    expect(collisions(everyEffect(), describeEffect).slice(0, 3)).toEqual([]);
  });

  test('verbs, for you and for others', () => {
    expect(collisions(everyVerb(), describeEffect)).toEqual([]);
    expect(
      collisions(
        [...everyVerb()].map((verb) => eachOpponent(verb)),
        describeEffect,
      ),
    ).toEqual([]);
  });

  test('filters', () => {
    expect(collisions(everyFilter(), describeFilter).slice(0, 3)).toEqual([]);
    expect(collisions(everyFilter(), (filter) => describeFilter(filter, 2)).slice(0, 3)).toEqual([]);
  });

  test('conditions', () => {
    expect(collisions(everyCondition(), describeCondition).slice(0, 3)).toEqual([]);
  });

  test('rules, on a card and for a turn', () => {
    const rules = [...everyRule()];
    const forTurn = rules.flatMap((rule) => [untilEndOfTurn(rule), nextTimeThisTurn(rule)]);
    const abilities: Ability[] = [
      ...rules,
      ...[...everyVerb(), ...forTurn].flatMap((effect) => [played(effect), reward(effect)]),
    ];
    expect(collisions(abilities, describeAbility).slice(0, 3)).toEqual([]);
  });

  test('cards of Chronicle of the Godslayer', () => {
    const { cards } = chronicleOfTheGodslayer;
    expect(cards.filter((card) => rulesText(card) === '')).toEqual([]);
    expect(
      collisions(
        cards.map(({ abilities }) => abilities),
        (abilities) => abilities.map(describeAbility).join('\n'),
      ),
    ).toEqual([]);
  });
});
