import {
  banishThis,
  type Card,
  construct,
  constructs,
  count,
  countAs,
  draw,
  extraTurn,
  firstEachTurn,
  gain,
  heroes,
  inCenterRow,
  inPlay,
  mayPutAcquired,
  monsters,
  oncePerTurn,
  other,
  pay,
  spend,
  whenYouDefeat,
  whenYouPlay,
  whenYouPutIntoPlay,
} from 'fatequeue/dsl';

/** The constructs of the center deck. */
export const constructCards: readonly Card[] = [
  construct(
    "Tablet of Time's Dawn",
    { faction: 'enlightened', cost: 5, honor: 2, copies: 1 },
    oncePerTurn(pay(banishThis, extraTurn)),
  ),
  construct('The All-Seeing Eye', { faction: 'enlightened', cost: 6, honor: 2, copies: 1 }, oncePerTurn(draw(1))),

  construct(
    'Snapdragon',
    { faction: 'lifebound', cost: 5, honor: 2, copies: 2 },
    oncePerTurn(gain(1, 'runes')),
    firstEachTurn(whenYouPlay(heroes('lifebound')), gain(1, 'honor')),
  ),
  construct(
    'Yggdrasil Staff',
    { faction: 'lifebound', cost: 4, honor: 2, copies: 2 },
    oncePerTurn(gain(1, 'power')),
    oncePerTurn(pay(spend(4, 'runes'), gain(3, 'honor'))),
  ),

  construct(
    'Burrower Mark II',
    { faction: 'mechana', cost: 3, honor: 3, copies: 2 },
    oncePerTurn(whenYouPutIntoPlay(constructs('mechana')), draw(1)),
  ),
  construct(
    'Hedron Cannon',
    { faction: 'mechana', cost: 8, honor: 8, copies: 1 },
    oncePerTurn(gain(count(constructs('mechana', inPlay)), 'power')),
  ),
  construct(
    'Hedron Link Device',
    { faction: 'mechana', cost: 7, honor: 7, copies: 1 },
    countAs(constructs(), 'mechana'),
  ),
  construct(
    'Rocket Courier X-99',
    { faction: 'mechana', cost: 4, honor: 4, copies: 2 },
    oncePerTurn(mayPutAcquired(constructs('mechana', other), 'inPlay')),
  ),
  construct(
    'The Grand Design',
    { faction: 'mechana', cost: 6, honor: 6, copies: 2 },
    oncePerTurn(gain(2, 'runes', constructs('mechana'))),
  ),
  construct(
    "Watchmaker's Altar",
    { faction: 'mechana', cost: 5, honor: 5, copies: 2 },
    oncePerTurn(gain(1, 'runes', constructs('mechana'))),
  ),

  construct('Muramasa', { faction: 'void', cost: 7, honor: 4, copies: 1 }, oncePerTurn(gain(3, 'power'))),
  construct('Shadow Star', { faction: 'void', cost: 3, honor: 2, copies: 2 }, oncePerTurn(gain(1, 'power'))),
  construct(
    'Voidthirster',
    { faction: 'void', cost: 5, honor: 3, copies: 2 },
    oncePerTurn(gain(1, 'power')),
    firstEachTurn(whenYouDefeat(monsters(inCenterRow)), gain(1, 'honor')),
  ),
];
