import {
  anyTime,
  banish,
  type Card,
  cards,
  centerRowEffect,
  chooseOne,
  construct,
  constructs,
  costAtMost,
  defeat,
  destroyThis,
  draw,
  type Effect,
  echo,
  gain,
  inCenterRow,
  inDiscard,
  inHand,
  mayPayWith,
  monsters,
  oncePerTurn,
  orWhile,
  pay,
  serenity,
  type Triggered,
  temples,
  thisCard,
  unite,
  whenYouPutIntoPlay,
  youControl,
} from 'fatequeue/dsl';

/** Once per turn when a mechana construct comes into play, or when you like while you control a temple. */
function onceForMechanaOrTemple(effect: Effect): Triggered {
  return orWhile(youControl(1, temples()), oncePerTurn(whenYouPutIntoPlay(constructs('mechana')), effect));
}

/** The constructs of the center deck. */
export const constructCards: readonly Card[] = [
  construct('Sacred Pot', { faction: 'enlightened', cost: 1, honor: 1, copies: 2 }, serenity(oncePerTurn(draw(1)))),
  construct(
    'Templar Outpost',
    { faction: 'enlightened', cost: 6, honor: 4, copies: 1 },
    oncePerTurn(defeat(1, monsters(costAtMost(4), inCenterRow))),
  ),

  construct(
    "Pathfinder's Totem",
    { faction: 'lifebound', cost: 1, honor: 1, copies: 2 },
    unite(oncePerTurn(gain(1, 'runes'))),
  ),

  construct(
    "Forgemaster's Suit",
    { faction: 'mechana', cost: 1, honor: 1, copies: 2 },
    onceForMechanaOrTemple(gain(1, 'honor')),
  ),
  construct(
    'Stormsmith Anvil',
    { faction: 'mechana', cost: 4, honor: 4, copies: 2 },
    onceForMechanaOrTemple(gain(1, 'runes')),
  ),
  construct(
    "Siegemaster's Ram",
    { faction: 'mechana', cost: 5, honor: 5, copies: 2 },
    onceForMechanaOrTemple(gain(2, 'power')),
  ),
  construct('K-YL3 Repairbot', { faction: 'mechana', cost: 6, honor: 6, copies: 2 }, onceForMechanaOrTemple(draw(1))),
  construct(
    'Tyranyx, the Pillager',
    { faction: 'mechana', cost: 7, honor: 7, copies: 1 },
    centerRowEffect(mayPayWith('power', thisCard)),
    mayPayWith('power', constructs('mechana')),
  ),
  construct(
    'Reckless Excavator',
    { faction: 'mechana', cost: 8, honor: 8, copies: 1 },
    oncePerTurn(whenYouPutIntoPlay(constructs('mechana')), chooseOne(gain(1, 'life'), gain(1, 'death'))),
  ),

  construct(
    'Beacon of the Lost',
    { faction: 'void', cost: 1, honor: 1, copies: 2 },
    echo(oncePerTurn(gain(1, 'power'))),
  ),
  construct(
    'Deranged Dirge',
    { faction: 'void', cost: 4, honor: 2, copies: 2 },
    oncePerTurn(gain(1, 'power')),
    anyTime(pay(destroyThis, banish(1, cards(inHand, inDiscard)))),
  ),
];
