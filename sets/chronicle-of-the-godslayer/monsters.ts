import {
  acquireOrDefeat,
  banish,
  type Card,
  cards,
  destroy,
  destroyAllBut,
  draw,
  eachOpponent,
  gain,
  giveAtRandom,
  inCenterRow,
  inDiscard,
  may,
  monster,
  reward,
  unbanishable,
} from 'fatequeue/dsl';

/** The monsters of the center deck. */
export const monsterCards: readonly Card[] = [
  monster(
    'Avatar of the Fallen',
    { power: 7, copies: 1 },
    unbanishable,
    reward(gain(4, 'honor'), may(acquireOrDefeat(1, cards(inCenterRow)))),
  ),
  monster('Corrosive Widow', { power: 4, copies: 4 }, reward(gain(3, 'honor'), eachOpponent(destroy(1)))),
  monster('Earth Tyrant', { power: 6, copies: 2 }, reward(gain(5, 'honor'), draw(2))),
  monster('Mephit', { power: 3, copies: 3 }, reward(gain(2, 'honor'), may(banish(1, cards(inCenterRow))))),
  monster(
    'Mistake of Creation',
    { power: 4, copies: 4 },
    reward(gain(4, 'honor'), may(banish(1, cards(inCenterRow))), may(banish(1, cards(inDiscard)))),
  ),
  monster("Samael's Trickster", { power: 3, copies: 4 }, reward(gain(1, 'honor'), gain(1, 'runes'))),
  monster('Sea Tyrant', { power: 5, copies: 3 }, reward(gain(5, 'honor'), eachOpponent(destroyAllBut(1)))),
  monster('Tormented Soul', { power: 3, copies: 3 }, reward(gain(1, 'honor'), draw(1))),
  monster('Wind Tyrant', { power: 5, copies: 3 }, reward(gain(3, 'honor'), gain(3, 'runes'))),
  monster('Xeron, Duke of Lies', { power: 6, copies: 1 }, reward(gain(3, 'honor'), eachOpponent(giveAtRandom(1)))),
];
