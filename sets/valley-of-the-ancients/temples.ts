import {
  acquire,
  banish,
  type Card,
  cards,
  chooseOne,
  type Effect,
  type Faction,
  gain,
  inCenterRow,
  inDiscard,
  inHand,
  keystone,
  may,
  named,
  oncePerTurn,
  replacingIt,
  takeControl,
  temple,
  temples,
  untilEndOfTurn,
  whenever,
  whenYouAcquire,
} from 'fatequeue/dsl';

const takeImmortality = takeControl(temples(named('Temple of Immortality')));

/** For the rest of the turn, what replaces an acquired card of a faction is acquired too if it is of that faction. */
function goOnWith(faction: Faction): Effect {
  return untilEndOfTurn(whenever(whenYouAcquire(cards(faction, inCenterRow)), acquire(1, cards(faction, replacingIt))));
}

/** The temples, which nobody controls at first. */
export const templeCards: readonly Card[] = [
  temple('Temple of Life', { keystone: 'life', honor: 5 }, keystone('life', takeImmortality, gain(2, 'runes'))),
  temple(
    'Temple of Death',
    { keystone: 'death', honor: 5 },
    keystone('death', takeImmortality, may(banish(1, cards(inHand, inDiscard)))),
  ),
  temple(
    'Temple of Immortality',
    { honor: 10 },
    oncePerTurn(chooseOne(goOnWith('enlightened'), goOnWith('lifebound'), goOnWith('mechana'), goOnWith('void'))),
  ),
];
