import {
  cards,
  constructs,
  controlled,
  costLess,
  costMore,
  costOfIt,
  defeatPaying,
  destroy,
  destroyAllBut,
  discard,
  discardAtRandom,
  discount,
  doneTo,
  type Effect,
  type Filter,
  gain,
  heroes,
  inHand,
  it,
  mayPayHonorValue,
  mayPayWith,
  monsters,
  nextTimeThisTurn,
  other,
  playedCount,
  put,
  type Rule,
  shuffleIntoDeck,
  temples,
  those,
  untilEndOfTurn,
} from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { describeEffect, describeFilter } from '../../src/ascension/text.js';

describe('cards', () => {
  test.each<[string, Filter]>([
    ['a card among the temples you control', cards(controlled)],
    ['a temple you control', temples(controlled)],
    ['a card among the temples you control or in your hand', { in: ['temples', 'hand'] }],
    ['one of those cards', cards(those)],
    ['one of those heroes in your hand', heroes(those, inHand)],
    ['another card that is it', cards(it, other)],
  ])('%s', (text, filter) => {
    expect(describeFilter(filter)).toBe(text);
  });
});

describe('amounts', () => {
  test.each<[string, Effect]>([
    ['Put one of those cards into your hand.', put(1, cards(those), 'hand')],
    ['Put 3 of those cards into your hand.', put(3, cards(those), 'hand')],
    ['Put some of those cards equal to its cost into your hand.', put(costOfIt, cards(those), 'hand')],
    ['Put those cards into your hand.', put('all', cards(those), 'hand')],
    ['Destroy all other constructs you control.', destroy('all', constructs(other))],
    ['Destroy all constructs you control except a number equal to its cost.', destroyAllBut(costOfIt)],
    ['Gain 1 rune for each other hero you have played this turn.', gain(playedCount(heroes(other)), 'runes')],
    ['Gain 1 rune for each of those other cards.', gain(doneTo(cards(other)), 'runes')],
    ['Gain power equal to its cost.', gain(costOfIt, 'power')],
    ['Gain life keystones equal to its cost.', gain(costOfIt, 'life')],
    ['Discard a random card.', discardAtRandom(1)],
    ['Discard 2 random cards.', discardAtRandom(2)],
    ['Discard random cards equal to its cost.', discardAtRandom(costOfIt)],
    ['Discard cards equal to its cost.', discard(costOfIt)],
    ['Shuffle nothing into your deck.', shuffleIntoDeck()],
    [
      'Defeat 2 monsters for their cost and put them on the bottom of the center deck.',
      defeatPaying(2, monsters(), 'centerDeckBottom'),
    ],
    [
      'Defeat a monster for its cost and put it on the bottom of the center deck.',
      defeatPaying(1, monsters(), 'centerDeckBottom'),
    ],
  ])('%s', (text, effect) => {
    expect(describeEffect(effect)).toBe(text);
  });
});

describe('prices', () => {
  test.each<[string, Rule]>([
    ['Until end of turn, heroes cost 1 rune less.', costLess(1, heroes())],
    ['Until end of turn, constructs cost 2 runes more.', costMore(2, constructs())],
    ['Until end of turn, monsters cost 2 power less.', costLess(2, monsters())],
    ['Until end of turn, cards cost 1 less.', costLess(1, cards())],
    ['Until end of turn, cards cost an amount less equal to its cost.', costLess(costOfIt, cards())],
    ['Until end of turn, you may also spend power to acquire heroes.', mayPayWith('power', heroes())],
    ['Until end of turn, you may also spend runes to acquire or defeat cards.', mayPayWith('runes', cards())],
    ['Until end of turn, you may also spend runes to acquire or defeat temples.', mayPayWith('runes', temples())],
    [
      'Until end of turn, you may also spend runes to acquire or defeat events.',
      mayPayWith('runes', { kind: 'event' }),
    ],
    ['Until end of turn, you may pay runes equal to their honor to acquire heroes.', mayPayHonorValue(heroes())],
    ['Until end of turn, you may pay runes equal to its honor to acquire that hero.', mayPayHonorValue(heroes(it))],
  ])('%s', (text, rule) => {
    expect(describeEffect(untilEndOfTurn(rule))).toBe(text);
  });

  test.each<[string, Rule]>([
    ['The next card that you acquire or defeat this turn costs 2 less.', discount(2, cards())],
    ['The next hero that you acquire this turn costs 2 runes less.', discount(2, heroes())],
    ['The next monster that you defeat this turn costs 1 power less.', discount(1, monsters())],
  ])('%s', (text, rule) => {
    expect(describeEffect(nextTimeThisTurn(rule))).toBe(text);
  });
});
