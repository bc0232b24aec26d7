import {
  banish,
  type Card,
  cards,
  centerRowEffect,
  costLess,
  currentEventTrophy,
  destroy,
  discard,
  draw,
  eachOpponent,
  eachPlayer,
  fate,
  gain,
  inCenterRow,
  may,
  monster,
  monsters,
  oncePerTurn,
  onDeckTop,
  ongoing,
  orElse,
  put,
  reward,
  thisCard,
  trophy,
  whenYouDefeat,
  youAcquired,
} from 'fatequeue/dsl';

/** The monsters of the center deck. */
export const monsterCards: readonly Card[] = [
  monster('Blot', { power: 3, copies: 3 }, reward(gain(3, 'honor'))),
  // A trophy stays in front of the player who defeated the monster, and is banished for its effect.
  monster('Typo Swarm', { power: 2, copies: 4 }, reward(gain(1, 'honor')), trophy(may(banish(1, cards(inCenterRow))))),
  monster('Paper Wyrm', { power: 5, copies: 2 }, reward(gain(4, 'honor')), trophy(gain(2, 'power'))),
  // This trophy gives what the current event says for trophies, and cannot be used without one.
  monster('Herald Shade', { power: 4, copies: 2 }, reward(gain(3, 'honor')), trophy(currentEventTrophy)),
  // A fate without "may" happens to everybody.
  monster(
    'Bookworm',
    { power: 3, copies: 3 },
    fate(eachPlayer(put(1, cards(onDeckTop), 'discard'))),
    reward(gain(2, 'honor'), gain(1, 'runes')),
  ),
  // "Each opponent" in turn order: the second part is for those who could not do the first.
  monster(
    'Margin Fiend',
    { power: 6, copies: 2 },
    reward(gain(5, 'honor'), eachOpponent(orElse(destroy(1), discard(1)))),
  ),
  // The condition is asked of the player who would defeat it.
  monster(
    'Haggling Horror',
    { power: 6, copies: 2 },
    centerRowEffect(costLess(2, thisCard, youAcquired(1))),
    reward(gain(4, 'honor'), draw(1)),
  ),
  // An ongoing monster stays in front of the player who defeated it, and its rules are in force from then on.
  monster(
    'The Unread King',
    { power: 7, copies: 1 },
    reward(gain(4, 'honor')),
    ongoing,
    oncePerTurn(whenYouDefeat(monsters(inCenterRow)), gain(1, 'runes')),
  ),
];
