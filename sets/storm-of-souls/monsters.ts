import {
  banish,
  type Card,
  cards,
  chooseOne,
  constructs,
  copy,
  currentEvent,
  destroy,
  discardAtRandom,
  draw,
  eachOpponent,
  fate,
  gain,
  heroes,
  inCenterRow,
  inVoid,
  may,
  monster,
  monsters,
  put,
  reward,
  trophy,
  withCost,
  withTrophy,
} from 'fatequeue/dsl';

/** The monsters of the center deck. */
export const monsterCards: readonly Card[] = [
  monster('Fettered Soul', { power: 3, copies: 4 }, reward(gain(2, 'honor'), may(banish(1, cards(inCenterRow))))),
  monster('Hoarding Tyrant', { power: 6, copies: 2 }, reward(gain(4, 'honor')), trophy(gain(2, 'runes'))),
  monster('Hoarding Whelp', { power: 3, copies: 4 }, reward(gain(2, 'honor')), trophy(gain(1, 'power'))),
  monster('Minotaur', { power: 4, copies: 4 }, reward(gain(3, 'honor')), trophy(draw(1))),
  monster(
    'Nemesis',
    { power: 8, copies: 1 },
    fate(banish('all', cards(currentEvent))),
    reward(gain(6, 'honor'), may(put(3, monsters(withTrophy, inVoid), 'trophies'))),
  ),
  monster('Noxious Soul', { power: 5, copies: 2 }, reward(gain(4, 'honor'), eachOpponent(discardAtRandom(1)))),
  monster(
    'Polaris Demon',
    { power: 5, copies: 2 },
    reward(
      gain(5, 'honor'),
      chooseOne(
        eachOpponent(destroy('all', constructs(withCost('even')))),
        eachOpponent(destroy('all', constructs(withCost('odd')))),
      ),
    ),
  ),
  monster('Tarik, the Trickster', { power: 6, copies: 1 }, reward(gain(5, 'honor'), may(copy(heroes(inCenterRow))))),
  monster('Unchained Fates', { power: 7, copies: 1 }, reward(gain(5, 'honor')), trophy(draw(2))),
  monster(
    'Vandal Soul',
    { power: 4, copies: 3 },
    reward(gain(3, 'honor'), eachOpponent(destroy(1, constructs(withCost('lowest'))))),
  ),
];
