import {
  type Card,
  costMore,
  discard,
  discount,
  draw,
  event,
  eventTrophy,
  gain,
  heroes,
  ifYouDo,
  inCenterRow,
  may,
  monsters,
  oncePerTurn,
  whenever,
  whenYouDefeat,
  whenYouPlay,
} from 'fatequeue/dsl';

/** The events of the center deck. */
export const eventCards: readonly Card[] = [
  // The rules of the current event are in force for everybody; "you" is the player who acts.
  event('Year of Plenty', { faction: 'lifebound' }, discount(1, heroes(inCenterRow)), eventTrophy(gain(1, 'runes'))),
  event(
    'The Quiet Hour',
    { faction: 'enlightened' },
    oncePerTurn(whenYouPlay(heroes('enlightened')), may(ifYouDo(discard(1), draw(1)))),
    eventTrophy(draw(1)),
  ),
  // What a card costs is the same for all who look at it; a discount is what one player pays less.
  event(
    'Long Eclipse',
    { faction: 'void' },
    costMore(1, monsters(inCenterRow)),
    whenever(whenYouDefeat(monsters(inCenterRow)), gain(1, 'honor')),
    eventTrophy(gain(2, 'power')),
  ),
];
