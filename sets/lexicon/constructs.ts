import {
  type Card,
  centerRowEffect,
  construct,
  constructs,
  costLess,
  count,
  draw,
  echo,
  empowered,
  gain,
  inPlay,
  oncePerTurn,
  serenity,
  thisCard,
  unite,
  whenYouAcquire,
} from 'fatequeue/dsl';

/** The constructs of the center deck. */
export const constructCards: readonly Card[] = [
  // On an ability that is used, a keyword says when it can be: here with an empty discard pile.
  construct(
    'Reading Lamp',
    { faction: 'enlightened', cost: 2, honor: 2, copies: 2 },
    serenity(oncePerTurn(gain(1, 'runes'))),
  ),
  // A construct unites with one hero: it is no hero itself.
  construct(
    'Whispering Grove',
    { faction: 'lifebound', cost: 3, honor: 2, copies: 2 },
    unite(oncePerTurn(gain(1, 'runes'), gain(1, 'honor'))),
  ),
  // An effect on the cost can count: the player who acquires it is "you".
  construct(
    'The Great Press',
    { faction: 'mechana', cost: 8, honor: 7, copies: 1 },
    centerRowEffect(costLess(count(constructs('mechana', inPlay)), thisCard)),
    oncePerTurn(whenYouAcquire(constructs()), draw(1)),
  ),
  construct(
    'Movable Type',
    { faction: 'mechana', cost: 4, honor: 4, copies: 2 },
    empowered,
    oncePerTurn(gain(1, 'runes')),
  ),
  // Two lines with a limit each are two abilities, used apart.
  construct(
    'Ditto Drum',
    { faction: 'void', cost: 4, honor: 3, copies: 2 },
    oncePerTurn(gain(1, 'power')),
    echo(oncePerTurn(gain(1, 'power'))),
  ),
];
