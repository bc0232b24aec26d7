import {
  acquire,
  acquirePaying,
  alwaysAvailable,
  anyOf,
  anyTime,
  atEndOfTurn,
  banish,
  type Card,
  cards,
  construct,
  constructs,
  costAtMost,
  count,
  destroyThis,
  draw,
  eachPlayer,
  fate,
  gain,
  heroes,
  inDiscard,
  inHand,
  inPlay,
  inVoid,
  may,
  mayPutAcquired,
  named,
  oncePerTurn,
  onlyWhile,
  pay,
  put,
  unless,
  whenever,
  whenYouPutIntoPlay,
  youAcquired,
  youControl,
  youDefeated,
} from 'fatequeue/dsl';

/** The constructs of the center deck. */
export const constructCards: readonly Card[] = [
  construct(
    "Dhartha's Retreat",
    { faction: 'enlightened', cost: 4, honor: 3, copies: 1 },
    whenever(atEndOfTurn, unless(anyOf(youAcquired(1), youDefeated(1)), may(draw(2)))),
  ),

  construct(
    'Serpentcall',
    { faction: 'lifebound', cost: 7, honor: 4, copies: 1 },
    oncePerTurn(gain(2, 'runes')),
    oncePerTurn(acquirePaying(1, heroes(inVoid))),
  ),
  construct(
    'Stone Circle',
    { faction: 'lifebound', cost: 5, honor: 4, copies: 2 },
    fate(eachPlayer(may(acquire(1, heroes(named('Mystic'), alwaysAvailable), 'deckTop')))),
    oncePerTurn(mayPutAcquired(heroes(), 'deckTop')),
  ),

  construct(
    'Combustion Idol',
    { faction: 'mechana', cost: 5, honor: 5, copies: 2 },
    onlyWhile(youControl(3, constructs('mechana')), oncePerTurn(draw(1))),
  ),
  construct(
    'Project Alpha',
    { faction: 'mechana', cost: 7, honor: 7, copies: 1 },
    oncePerTurn(acquire(1, cards(costAtMost(count(constructs('mechana', inPlay)))))),
  ),
  construct(
    'Reclamax',
    { faction: 'mechana', cost: 4, honor: 4, copies: 2 },
    fate(eachPlayer(may(put(1, constructs(inDiscard), 'hand')))),
    anyTime(pay(destroyThis, acquirePaying(1, constructs('mechana', inVoid)))),
  ),
  construct(
    'Socket Altar',
    { faction: 'mechana', cost: 6, honor: 6, copies: 2 },
    oncePerTurn(whenYouPutIntoPlay(constructs('mechana')), gain(2, 'runes')),
  ),

  construct(
    'Black Hole',
    { faction: 'void', cost: 5, honor: 4, copies: 1 },
    oncePerTurn(pay(banish(1, cards(inHand)), gain(1, 'power'))),
  ),
];
