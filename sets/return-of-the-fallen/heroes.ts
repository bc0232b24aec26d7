import {
  acquire,
  acquireOrDefeat,
  alwaysAvailable,
  asNamed,
  banish,
  type Card,
  cards,
  chooseOne,
  constructs,
  countAs,
  defeatPaying,
  discard,
  discount,
  draw,
  eachOpponent,
  eachPlayer,
  fate,
  gain,
  hero,
  heroes,
  ifYouDo,
  inCenterRow,
  inDiscard,
  inHand,
  inVoid,
  itIs,
  may,
  monsters,
  nameCard,
  named,
  nextTimeThisTurn,
  onlyIf,
  other,
  played,
  playedCount,
  revealTop,
  untilEndOfTurn,
  whenBanishedFrom,
  whenever,
  whenYouDefeat,
  whenYouPlay,
} from 'fatequeue/dsl';

/** The heroes of the center deck. */
export const heroCards: readonly Card[] = [
  hero(
    'Adayu, the Chosen',
    { faction: 'enlightened', cost: 8, honor: 6, copies: 1 },
    played(acquireOrDefeat(1, cards(inCenterRow))),
  ),
  hero(
    'Arha Sensei',
    { faction: 'enlightened', cost: 3, honor: 2, copies: 3 },
    played(
      ifYouDo(banish(1, cards(inHand)), acquire(1, heroes(named('Mystic', 'Heavy Infantry'), alwaysAvailable), 'hand')),
    ),
  ),
  hero(
    'Askara of Fate',
    { faction: 'enlightened', cost: 4, honor: 2, copies: 2 },
    fate(eachPlayer(may(draw(1)))),
    played(draw(2), eachOpponent(may(draw(1))), may(banish(1, cards(inCenterRow)))),
  ),
  hero(
    'Eternal Askara',
    { faction: 'enlightened', cost: 5, honor: 3, copies: 2 },
    played(ifYouDo(banish(1, cards(inCenterRow)), onlyIf(itIs(monsters()), gain(3, 'honor')))),
  ),
  hero('Hectic Scribe', { faction: 'enlightened', cost: 1, honor: 1, copies: 3 }, played(draw(2), discard(2))),

  hero(
    'Dandelion Witch',
    { faction: 'lifebound', cost: 4, honor: 2, copies: 2 },
    played(
      draw(1),
      gain(playedCount(heroes('lifebound')), 'honor'),
      untilEndOfTurn(whenever(whenYouPlay(heroes('lifebound', other)), gain(1, 'honor'))),
    ),
  ),
  hero(
    'Great-Omen Raven',
    { faction: 'lifebound', cost: 2, honor: 1, copies: 3 },
    played(nameCard, ifYouDo(revealTop('hand'), onlyIf(itIs(cards(asNamed)), gain(3, 'honor')))),
  ),
  hero(
    'Lunar Stag',
    { faction: 'lifebound', cost: 3, honor: 1, copies: 3 },
    played(chooseOne(gain(2, 'runes'), gain(2, 'honor'))),
  ),
  hero('Nairi, Henge Queen', { faction: 'lifebound', cost: 6, honor: 3, copies: 1 }, played(gain(5, 'honor'))),

  hero(
    'Battery Monk',
    { faction: 'mechana', cost: 2, honor: 1, copies: 3 },
    played(nextTimeThisTurn(discount(1, constructs())), draw(1)),
  ),
  hero(
    'Dimension Diver',
    { faction: 'mechana', cost: 3, honor: 1, copies: 2 },
    played(gain(2, 'runes'), untilEndOfTurn(countAs(constructs(), 'mechana'))),
  ),

  hero(
    'Arbiter of Fate',
    { faction: 'void', cost: 4, honor: 2, copies: 2 },
    fate(eachPlayer(may(banish(1, cards(inHand, inDiscard))))),
    played(draw(1), may(banish(1, cards(inHand, inDiscard)))),
  ),
  hero(
    'Black Watch Elite',
    { faction: 'void', cost: 5, honor: 2, copies: 2 },
    played(gain(3, 'power'), may(banish(1, cards(inHand, inDiscard)))),
  ),
  hero(
    'Deathseeker',
    { faction: 'void', cost: 2, honor: 1, copies: 3 },
    played(gain(2, 'power')),
    whenBanishedFrom(['hand', 'discard'], gain(3, 'honor')),
  ),
  hero(
    'Guardian of Sadranis',
    { faction: 'void', cost: 1, honor: 1, copies: 3 },
    played(
      gain(1, 'power'),
      nextTimeThisTurn(whenever(whenYouDefeat(monsters(inCenterRow, inVoid)), gain(2, 'honor'))),
    ),
  ),
  hero(
    'Sadranis, Dark Emissary',
    { faction: 'void', cost: 7, honor: 4, copies: 1 },
    played(gain(3, 'power'), may(defeatPaying(1, monsters(inVoid), 'centerDeckBottom'))),
  ),
];
