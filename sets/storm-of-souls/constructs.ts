import {
  anyTime,
  banish,
  type Card,
  cards,
  construct,
  constructs,
  destroy,
  destroyThis,
  discard,
  discount,
  draw,
  eachPlayer,
  eventIs,
  fate,
  gain,
  heroes,
  inCenterRow,
  inDiscard,
  inHand,
  inPlay,
  may,
  mayPutAcquired,
  monsters,
  named,
  nextTimeThisTurn,
  oncePerTurn,
  onlyIf,
  other,
  pay,
  put,
  whenYouDefeat,
  whenYouPutIntoPlay,
  youControl,
} from 'fatequeue/dsl';

/** The constructs of the center deck. */
export const constructCards: readonly Card[] = [
  construct(
    "Dreamer's Glass",
    { faction: 'enlightened', cost: 5, honor: 3, copies: 1 },
    oncePerTurn(pay(put(1, cards(inHand), 'under'), draw(1))),
  ),
  construct(
    'Eye of Destiny',
    { faction: 'enlightened', cost: 7, honor: 3, copies: 1 },
    oncePerTurn(mayPutAcquired(heroes(), 'hand')),
  ),
  construct(
    'Treasures of the Study',
    { faction: 'enlightened', cost: 5, honor: 3, copies: 1 },
    oncePerTurn(pay(discard(2), gain(3, 'honor'))),
  ),

  construct('Everbloom', { faction: 'lifebound', cost: 3, honor: 2, copies: 2 }, oncePerTurn(gain(1, 'honor'))),

  construct(
    'Autobuilder 5.0',
    { faction: 'mechana', cost: 5, honor: 5, copies: 2 },
    anyTime(pay(destroyThis, nextTimeThisTurn(discount(2, constructs('mechana'))))),
  ),
  construct(
    'Cog Maw',
    { faction: 'mechana', cost: 6, honor: 6, copies: 2 },
    oncePerTurn(pay(destroy(1, constructs('mechana')), gain(1, 'runes'), onlyIf(eventIs('mechana'), gain(1, 'runes')))),
  ),
  construct(
    'Dream Machine',
    { faction: 'mechana', cost: 7, honor: 7, copies: 1 },
    fate(eachPlayer(may(put(1, constructs(inPlay), 'hand')))),
    oncePerTurn(put(1, constructs('mechana', inPlay, other), 'hand')),
  ),
  construct(
    'Personal Wormhole',
    { faction: 'mechana', cost: 4, honor: 4, copies: 2 },
    oncePerTurn(whenYouPutIntoPlay(constructs('mechana')), may(banish(1, cards(inHand, inDiscard)))),
  ),
  construct(
    'Synchronizer',
    { faction: 'mechana', cost: 3, honor: 3, copies: 2 },
    oncePerTurn(whenYouPutIntoPlay(constructs('mechana')), gain(1, 'runes')),
  ),
  construct(
    'Weapon 303-V',
    { faction: 'mechana', cost: 8, honor: 8, copies: 1 },
    oncePerTurn(whenYouPutIntoPlay(constructs('mechana')), gain(3, 'power')),
  ),

  construct(
    'Canopic Jar',
    { faction: 'void', cost: 4, honor: 2, copies: 2 },
    oncePerTurn(gain(1, 'power')),
    oncePerTurn(whenYouDefeat(monsters(inCenterRow)), gain(1, 'runes')),
  ),
  construct(
    'Penumbral Edge',
    { faction: 'void', cost: 6, honor: 3, copies: 1 },
    oncePerTurn(gain(2, 'power'), onlyIf(youControl(1, constructs(named('Umbral Edge'))), gain(2, 'power'))),
  ),
  construct(
    'Umbral Edge',
    { faction: 'void', cost: 6, honor: 3, copies: 1 },
    oncePerTurn(gain(2, 'power'), onlyIf(youControl(1, constructs(named('Penumbral Edge'))), gain(2, 'power'))),
  ),
];
