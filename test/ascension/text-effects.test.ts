import {
  type Ability,
  acquire,
  acquireOrDefeat,
  anyTime,
  asSoonAs,
  asYouPlay,
  atEndOfTurn,
  banish,
  banishThis,
  type Card,
  cards,
  causer,
  centerRowEffect,
  chooseOne,
  constructs,
  controlled,
  copy,
  costLess,
  costMore,
  costOfIt,
  count,
  countAs,
  countAsKind,
  currentEventTrophy,
  defeat,
  destroy,
  destroyAllBut,
  discard,
  discount,
  draw,
  type Effect,
  eachOpponent,
  eachPlayer,
  echo,
  empowered,
  eventTrophy,
  fate,
  firstEachTurn,
  forEachCard,
  fromDiscard,
  gain,
  giveAtRandom,
  heroes,
  ifSo,
  ifYouDo,
  inCenterRow,
  inDiscard,
  inHand,
  inPlay,
  it,
  keepDefeated,
  keystone,
  loseControl,
  may,
  mayPayHonorValue,
  mayPayWith,
  mayPutAcquired,
  monsters,
  named,
  nextTimeThisTurn,
  not,
  oncePerTurn,
  onDeckTop,
  ongoing,
  onlyIf,
  onlyWhile,
  opponentAhead,
  orElse,
  orWhile,
  other,
  pay,
  played,
  put,
  putAcquired,
  type Rule,
  repeat,
  revealTop,
  reward,
  sequence,
  serenity,
  spend,
  takeHonor,
  temples,
  thisCard,
  those,
  trophy,
  trophyAtMost,
  unbanishable,
  unite,
  uniteHolds,
  unless,
  untilEndOfTurn,
  whenBanishedFrom,
  whenever,
  whenYouAcquire,
  whenYouDefeat,
  whenYouDiscard,
  whenYouPlay,
  whenYouPutIntoPlay,
  youControl,
  youPlayed,
  yourTurn,
} from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';
import { describeAbility, describeEffect, rulesText } from '../../src/ascension/text.js';

const twoConstructs = youControl(2);
const aHero = youPlayed(1, heroes());

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
    ['You may banish up to 2 cards from your hand.', may(banish(2, cards(inHand)))],
    [
      'You may banish up to 2 cards from your hand, and if you do, draw a card.',
      sequence(may(ifYouDo(banish(2, cards(inHand)), draw(1)))),
    ],
    ['You may discard 2 cards to draw a card.', may(pay(discard(2), draw(1)))],
    ['You may draw a card, then discard 2 cards.', may(draw(1), discard(2))],
    ['Discard a card. If you do not, draw a card.', orElse(discard(1), draw(1))],
    [
      'If you have played a hero this turn, discard a card, and if you do not, draw a card.',
      onlyIf(aHero, orElse(discard(1), draw(1))),
    ],
    ['As soon as you have played a hero this turn, draw a card.', asSoonAs(aHero, draw(1))],
    ['Do this a number of times equal to its cost: draw a card.', repeat(costOfIt, draw(1))],
    ['The player who caused this draws a card, then discards a card.', causer(draw(1), discard(1))],
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
    ['Each player copies the effect of a hero that they have played this turn.', eachPlayer(copy(heroes()))],
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
    ['Each player may banish up to 2 cards from their hand.', eachPlayer(may(banish(2, cards(inHand))))],
    [
      'Each opponent may put it from the top of their deck into their discard pile.',
      eachOpponent(may(put(1, cards(it, onDeckTop), 'discard'))),
    ],
    [
      'Each opponent reveals the top card of their deck and puts it into their discard pile.',
      eachOpponent(revealTop('discard')),
    ],
    [
      'Each player defeats a monster without paying and puts it on the bottom of the center deck.',
      eachPlayer({ ...defeat(1, monsters()), to: 'centerDeckBottom' }),
    ],
    [
      'Each opponent loses control of all temples, then destroys all constructs they control.',
      eachOpponent(loseControl(), destroy('all')),
    ],
    ['Each opponent takes 1 honor from the opponent of theirs with the most honor.', eachOpponent(takeHonor(1))],
    [
      'Each opponent does this: unless an opponent of theirs has more honor than them, they draw a card.',
      eachOpponent(unless(opponentAhead, draw(1))),
    ],
    [
      'Each opponent destroys a construct they control, and if they do not, you draw a card.',
      eachOpponent(orElse(destroy(1), causer(draw(1)))),
    ],
    [
      'Each opponent draws a card, then you draw a card, then you may discard a card.',
      eachOpponent(draw(1), causer(draw(1), may(discard(1)))),
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
    ['until end of turn, for you, it also counts as Lifebound', countAs(it, 'lifebound')],
    ['until end of turn, for you, monsters also count as heroes', countAsKind(monsters(), 'hero')],
    [
      'until end of turn, you may pay runes equal to their honor to acquire heroes in the center row',
      mayPayHonorValue(heroes(inCenterRow)),
    ],
    ['until end of turn, monsters cost 1 power more', costMore(1, monsters())],
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
    ['Once this turn, cards cost 1 less.', costLess(1, cards())],
    ['The next time this turn, as you play a hero, draw a card.', whenever(asYouPlay(heroes()), draw(1))],
    ['The next time this turn, at the end of your turn, draw a card.', whenever(atEndOfTurn, draw(1))],
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
    ['Fate: each player draws a card.', fate(eachPlayer(draw(1)))],
    ['Echo: gain 1 power. Draw a card.', echo(gain(1, 'power'), draw(1))],
    ['Serenity: gain 1 rune.', serenity(gain(1, 'runes'))],
    ['Unite: gain 1 honor.', unite(gain(1, 'honor'))],
    ['Echo, once per turn: gain 1 power.', echo(oncePerTurn(gain(1, 'power')))],
    ['Serenity, any number of times: spend 1 rune to draw a card.', serenity(anyTime(pay(spend(1, 'runes'), draw(1))))],
    ['Unite, once per turn: gain 1 rune.', unite(oncePerTurn(gain(1, 'runes')))],
    [
      'Once per turn, while unite does not hold: gain 1 rune.',
      onlyWhile(not(uniteHolds), oncePerTurn(gain(1, 'runes'))),
    ],
    [
      'Once per turn, while you control 3 or more Mechana constructs: draw a card.',
      onlyWhile(youControl(3, constructs('mechana')), oncePerTurn(draw(1))),
    ],
    ['Trophy: draw a card.', trophy(draw(1))],
    ['Trophy, at most 1: use the event trophy of the current event.', trophyAtMost(1, currentEventTrophy)],
    ['Event trophy: gain 1 rune.', eventTrophy(gain(1, 'runes'))],
    ['Ongoing.', ongoing],
    ['Empowered.', empowered],
    [
      'When this card is banished from your hand or your discard pile, gain 3 honor.',
      whenBanishedFrom(['hand', 'discard'], gain(3, 'honor')),
    ],
    [
      'Life keystone: take control of this temple, or if you control it, gain 2 runes, then draw a card.',
      keystone('life', gain(2, 'runes'), draw(1)),
    ],
    [
      'Center row effect: this card costs 2 less while you control a temple.',
      centerRowEffect(costLess(2, thisCard, youControl(1, temples()))),
    ],
    [
      'Center row effect: this card costs 2 less for each temple you control.',
      centerRowEffect(costLess(count(temples(controlled), 2), thisCard)),
    ],
    [
      'Center row effect: whenever you acquire this card while you have played a hero this turn, put it into your hand instead.',
      centerRowEffect(putAcquired(thisCard, 'hand', aHero)),
    ],
    [
      'Center row effect: you may also spend power to acquire or defeat this card.',
      centerRowEffect(mayPayWith('power', thisCard)),
    ],
    [
      'While this card is in your discard pile, whenever you put a construct into play, you may put this card from your discard pile into your hand.',
      fromDiscard(whenever(whenYouPutIntoPlay(constructs()), may(put(1, cards(thisCard, inDiscard), 'hand')))),
    ],
    [
      'Once per turn, when you discard any number of cards while it is your turn, you may put one of those cards from your discard pile into your hand.',
      ifSo(yourTurn, oncePerTurn(whenYouDiscard(), may(put(1, cards(those, inDiscard), 'hand')))),
    ],
    [
      'Once per turn, when you put a construct into play, or in your turn while you control a temple, gain 1 rune.',
      orWhile(youControl(1, temples()), oncePerTurn(whenYouPutIntoPlay(constructs()), gain(1, 'runes'))),
    ],
    [
      'Once per turn, as you play a hero, until end of turn, for you, it also counts as Void.',
      oncePerTurn(asYouPlay(heroes()), untilEndOfTurn(countAs(it, 'void'))),
    ],
    ['At the end of your turn, draw a card.', whenever(atEndOfTurn, draw(1))],
    [
      'Whenever you defeat a monster in the center row, acquire it instead of putting it into the void.',
      keepDefeated(monsters(inCenterRow)),
    ],
    ['For you, this card also counts as a hero.', countAsKind(thisCard, 'hero')],
    ['Monsters named "Cultist" cost 1 power more.', costMore(1, monsters(named('Cultist')))],
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
