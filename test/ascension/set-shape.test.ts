import {
  type Ability,
  acquire,
  acquirePaying,
  adjacent,
  allOf,
  anyOf,
  asNamed,
  asSoonAs,
  asYouPlay,
  atEndOfTurn,
  atLeast,
  banish,
  type Card,
  cards,
  causer,
  centerRowEffect,
  construct,
  constructs,
  controlled,
  copy,
  costLess,
  costMore,
  costOfIt,
  count,
  countAsKind,
  currentEvent,
  currentEventTrophy,
  defeat,
  defeatPaying,
  destroy,
  discardAtRandom,
  discardDeck,
  discount,
  doneTo,
  draw,
  type Effect,
  eachOpponent,
  echo,
  echoHolds,
  empowered,
  event,
  eventIs,
  eventTrophy,
  fate,
  fromDiscard,
  gain,
  hero,
  heroes,
  honorAtMost,
  honorOfIt,
  ifSo,
  ifYouDo,
  inCenterRow,
  inDiscard,
  inHand,
  inPlay,
  inPlayed,
  inTrophies,
  inVoid,
  it,
  itIs,
  keepDefeated,
  keystone,
  lookAtTop,
  loseControl,
  may,
  mayPayHonorValue,
  monster,
  monsters,
  nameCard,
  named,
  not,
  oncePerTurn,
  onDeckTop,
  ongoing,
  onlyIf,
  opponentAhead,
  orElse,
  orWhile,
  pay,
  played,
  playedCount,
  playedThisTurn,
  preventDestroy,
  put,
  putAcquired,
  repeatWhile,
  replacingIt,
  revealTop,
  reward,
  sequence,
  serenity,
  serenityHolds,
  sharingFaction,
  shuffleIntoDeck,
  spendUpTo,
  spent,
  takeControl,
  takeHonor,
  temple,
  temples,
  thereAre,
  thisCard,
  those,
  trophy,
  trophyAtMost,
  unbanishable,
  unite,
  uniteHolds,
  untilEndOfTurn,
  whenBanishedFrom,
  whenever,
  whenYouDiscard,
  withCost,
  withTrophy,
  youAcquired,
  youControl,
  youDefeated,
  yourTurn,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { describe, expect, test } from 'vitest';
import { setShape } from '../../src/ascension/set-shape.js';
import { readShape } from '../../src/kernel/shape.js';

/** What is wrong with a set of these cards that came as JSON, as code and path. */
function wrong(...cards: readonly unknown[]): readonly string[] {
  const json = JSON.stringify({ id: 'a-set', name: 'A set', players: { min: 1, max: 4 }, cards });
  const read = readShape(setShape, JSON.parse(json), 'set');
  if ('problems' in read) return read.problems.map(({ code, path }) => `${code} at ${path}`);
  // What was read is what was written, and nothing else.
  expect(JSON.parse(JSON.stringify(read.value))).toEqual(JSON.parse(json));
  return [];
}

function aHero(...abilities: readonly Ability[]): Card {
  return { ...hero('A hero', { faction: 'void', cost: 1, copies: 1 }), abilities };
}

function playing(effect: unknown): unknown {
  return { ...aHero(), abilities: [{ ability: 'played', effect }] };
}

describe('a set from outside', () => {
  test.each([chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients, lexicon])(
    '$name is accepted as JSON',
    ({ cards }) => {
      expect(wrong(...cards)).toEqual([]);
    },
  );

  test.each<[string, Effect]>([
    ['as-soon-as', asSoonAs(allOf(uniteHolds, not(serenityHolds)), draw(1))],
    ['spend-up-to', pay(spendUpTo(4, 'runes'), gain(spent, 'honor'))],
    ['take-honor', onlyIf(opponentAhead, takeHonor(2))],
    ['discard-at-random', eachOpponent(discardAtRandom(1))],
    ['put', put('all', heroes(inHand, inDiscard, inPlayed, inPlay, inTrophies), 'deckTop')],
    ['put from the void', put(3, monsters(withTrophy, inVoid), 'trophies')],
    ['put under', put(1, cards(inHand), 'under')],
    ['look-at-top', ifYouDo(lookAtTop, may(put(1, cards(it, onDeckTop), 'discard')))],
    ['reveal-top', repeatWhile(itIs(cards(named('Mystic'))), revealTop('hand'))],
    ['discard-deck', discardDeck],
    ['shuffle-into-deck', shuffleIntoDeck(cards(thisCard, inPlayed), cards(inDiscard))],
    ['name-card', sequence(nameCard, ifYouDo(revealTop('discard'), onlyIf(itIs(cards(asNamed)), draw(1))))],
    ['banish', banish('all', cards(adjacent('when-this-left')))],
    ['banish the event', banish('all', cards(currentEvent))],
    ['acquire', acquirePaying(1, heroes(inVoid, sharingFaction, playedThisTurn, honorAtMost(honorOfIt(2))))],
    ['defeat', defeatPaying(1, monsters(inVoid), 'centerDeckBottom')],
    ['defeat the replacement', defeat(1, monsters(replacingIt))],
    ['destroy', destroy('all', constructs(withCost('odd')))],
    ['copy', copy(heroes(those))],
    ['event-trophy', currentEventTrophy],
    ['take-control', takeControl(temples(named('T')))],
    ['lose-control', loseControl()],
    ['causer', eachOpponent(orElse(destroy(1), causer(draw(1))))],
    ['values', gain(count(temples(controlled), 2), 'life')],
    [
      'more values',
      sequence(gain(playedCount(heroes()), 'death'), gain(doneTo(cards(inHand)), 'power'), draw(costOfIt)),
    ],
    [
      'conditions',
      onlyIf(anyOf(youAcquired(1), youDefeated(1), thereAre(1, cards(inHand)), atLeast(costOfIt, 2)), draw(1)),
    ],
    ['more conditions', onlyIf(anyOf(eventIs('void'), echoHolds, yourTurn), draw(1))],
    ['rules', sequence(untilEndOfTurn(mayPayHonorValue(heroes())), untilEndOfTurn(countAsKind(monsters(), 'hero')))],
  ])('may do: %s', (_, effect) => {
    expect(wrong(aHero(played(effect)))).toEqual([]);
  });

  test('may print every ability', () => {
    const cards = [
      hero(
        'A',
        { cost: 1, copies: 1 },
        ...[fate(draw(1)), echo(draw(1)), serenity(draw(1)), unite(draw(1)), empowered],
        whenBanishedFrom(['hand', 'discard'], draw(1)),
        centerRowEffect(putAcquired(thisCard, 'hand', uniteHolds)),
        fromDiscard(ifSo(yourTurn, whenever(atEndOfTurn, draw(1)))),
      ),
      construct(
        'B',
        { cost: 1, copies: 1 },
        ...[unite(oncePerTurn(draw(1))), orWhile(youControl(1, temples()), whenever(whenYouDiscard(), draw(1)))],
        oncePerTurn(asYouPlay(heroes()), draw(1)),
        costMore(1, monsters()),
        costLess(1, thisCard, uniteHolds),
      ),
      monster('C', { power: 1, copies: 1 }, reward(draw(1)), ongoing, keepDefeated(monsters(inCenterRow))),
      monster('D', { power: 1, copies: 1 }, trophy(draw(1)), trophyAtMost(1, currentEventTrophy)),
      event('E', { faction: 'void' }, eventTrophy(preventDestroy), discount(1, heroes())),
      temple('F', { keystone: 'life', honor: 5 }, keystone('life', gain(2, 'runes'))),
    ];
    expect(wrong(...cards)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['a put that does not say from where', put(1, cards(), 'hand'), 'not-allowed at cards[0].abilities[0].effect.what'],
    [
      'a put from the center row',
      put(1, cards(inCenterRow), 'hand'),
      'unknown-word at cards[0].abilities[0].effect.what.in[0]',
    ],
    [
      'a put into play',
      { ...put(1, cards(inHand), 'hand'), to: 'inPlay' },
      'unknown-word at cards[0].abilities[0].effect.to',
    ],
    ['a trophy that is none', put(1, cards(inHand), 'trophies'), 'not-allowed at cards[0].abilities[0].effect'],
    [
      'a banish that does not say from where',
      banish('all', thisCard),
      'not-allowed at cards[0].abilities[0].effect.what',
    ],
    ['a banish from the void', banish(1, cards(inVoid)), 'unknown-word at cards[0].abilities[0].effect.what.in[0]'],
    [
      'a shuffle of cards from nowhere',
      shuffleIntoDeck(cards()),
      'not-allowed at cards[0].abilities[0].effect.what[0]',
    ],
    ['a shuffle of nothing', shuffleIntoDeck(), 'wrong-length at cards[0].abilities[0].effect.what'],
    ['an acquire from a hand', acquire(1, cards(inHand)), 'unknown-word at cards[0].abilities[0].effect.what.in[0]'],
    ['a count of cards from nowhere', draw(count(cards())), 'not-allowed at cards[0].abilities[0].effect.amount.what'],
    [
      'a question about cards nowhere',
      onlyIf(thereAre(1, cards()), draw(1)),
      'not-allowed at cards[0].abilities[0].effect.condition.what',
    ],
    [
      'a question about the top of the deck',
      onlyIf(thereAre(1, cards(onDeckTop)), draw(1)),
      'unknown-word at cards[0].abilities[0].effect.condition.what.in[0]',
    ],
    [
      'a put that asks which card lies on the top of the deck',
      put(1, heroes(onDeckTop), 'discard'),
      'not-allowed at cards[0].abilities[0].effect.what',
    ],
    [
      'a put of cards from the top of the deck and elsewhere',
      put(1, cards(onDeckTop, inHand), 'discard'),
      'not-allowed at cards[0].abilities[0].effect.what',
    ],
    ['a draw of all', { do: 'draw', amount: 'all' }, 'not-a-number at cards[0].abilities[0].effect.amount'],
    [
      'a value without a word',
      { do: 'draw', amount: { value: 'luck' } },
      'unknown-word at cards[0].abilities[0].effect.amount.value',
    ],
    ['a restricted keystone', gain(1, 'life', heroes()), 'not-allowed at cards[0].abilities[0].effect'],
    [
      'a cost of a kind that there is not',
      destroy(1, { cost: JSON.parse('"prime"') }),
      'unknown-word at cards[0].abilities[0].effect.what.cost',
    ],
    [
      'a card that counts as a temple',
      untilEndOfTurn(countAsKind(cards(), 'temple')),
      'unknown-word at cards[0].abilities[0].effect.rule.kind',
    ],
    [
      'an end of turn with cards',
      untilEndOfTurn(
        JSON.parse('{"ability":"triggered","trigger":{"when":"end-of-turn","what":{}},"effect":{"do":"name-card"}}'),
      ),
      'unknown-field at cards[0].abilities[0].effect.rule.trigger',
    ],
    ['a word that is no longer one', { do: 'banish-this' }, 'unknown-word at cards[0].abilities[0].effect.do'],
  ])('may not have %s', (_, effect, problem) => {
    expect(wrong(playing(effect))).toEqual([`set/${problem}`]);
  });

  const aTemple = temple('T', { keystone: 'death', honor: 1 });
  const anEvent = event('E', {});

  test.each<[string, unknown, string]>([
    ['a hero with a reward', aHero(reward(draw(1))), 'not-allowed at cards[0].abilities[0]'],
    ['a hero with a trophy', aHero(unite(draw(1)), trophy(draw(1))), 'not-allowed at cards[0].abilities[1]'],
    ['a hero with an event trophy', aHero(eventTrophy(draw(1))), 'not-allowed at cards[0].abilities[0]'],
    ['a hero with a keystone', aHero(keystone('life', draw(1))), 'not-allowed at cards[0].abilities[0]'],
    [
      'a monster that is empowered',
      { ...monster('M', { power: 1, copies: 1 }), abilities: [empowered] },
      'not-allowed at cards[0].abilities[0]',
    ],
    ['a temple that is played', { ...aTemple, abilities: [played(draw(1))] }, 'not-allowed at cards[0].abilities[0]'],
    ['an event that is played', { ...anEvent, abilities: [played(draw(1))] }, 'not-allowed at cards[0].abilities[0]'],
    ['a temple in the center deck', { ...aTemple, zone: 'center' }, 'unknown-word at cards[0].zone'],
    ['an event in the starting deck', { ...anEvent, zone: 'starting' }, 'unknown-word at cards[0].zone'],
    ['a hero among the temples', { ...aHero(), zone: 'temple' }, 'unknown-word at cards[0].zone'],
    ['a hero for keystones', { ...aHero(), cost: { life: 1 } }, 'not-allowed at cards[0].cost'],
    ['a temple for runes', { ...aTemple, cost: { runes: 1 } }, 'not-allowed at cards[0].cost'],
    ['an event at a cost', { ...anEvent, cost: { power: 1 } }, 'not-allowed at cards[0].cost'],
    ['a kind that there is not', { ...aHero(), kind: 'spell' }, 'unknown-word at cards[0].kind'],
    [
      'an ability in the discard pile that is no trigger',
      { ...aHero(), abilities: [{ ability: 'from-discard', rule: unbanishable }] },
      'unknown-word at cards[0].abilities[0].rule.ability',
    ],
    [
      'a banish from the center row with an effect',
      aHero(whenBanishedFrom(['centerRow'], draw(1))),
      'unknown-word at cards[0].abilities[0].from[0]',
    ],
  ])('may not have %s', (_, card, problem) => {
    expect(wrong(card)[0]).toBe(`set/${problem}`);
  });
});
