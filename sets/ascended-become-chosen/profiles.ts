import {
  artifacts,
  atMost,
  can,
  chosenOpponent,
  draw,
  failures,
  foe,
  gain,
  inDarkness,
  level,
  lose,
  mayRollMore,
  moreDice,
  only,
  type Profile,
  powerTokens,
  profile,
  suspendChosenByCauser,
  testStealth,
  when,
  whenever,
  whenYouActivate,
} from 'fatequeue/ascended/dsl';

/** The four that a creature can turn out to be; each has one phase more than the usual three. */
export const profileCards: readonly Profile[] = [
  profile(
    'Terr Morph',
    { base: { geo: 2, body: 1 }, sequence: ['move', 'decide', 'move', 'breathe'] },
    whenever(whenYouActivate(artifacts('geo')), chosenOpponent(suspendChosenByCauser(1))),
    moreDice(atMost(3, powerTokens('opponents'))),
  ),
  profile(
    'Magnus Zor',
    { base: { body: 2, soul: 1 }, sequence: ['decide', 'move', 'decide', 'breathe'] },
    whenever(when('profile-unlocked'), draw(1, 'companions')),
    whenever(when('attack'), foe(testStealth())),
    moreDice(level('superstition', 'foe')),
  ),
  profile(
    'Allya Love',
    { base: { soul: 2, geo: 1 }, sequence: ['breathe', 'move', 'decide', 'breathe'] },
    whenever(whenYouActivate(artifacts('soul')), chosenOpponent(lose(2, 'control'), testStealth())),
    can('recruit-villains'),
  ),
  profile(
    'Malus',
    { base: { body: 3 }, sequence: ['move', 'decide', 'breathe', 'move'] },
    whenever(whenYouActivate(artifacts('body')), gain(1, 'wards')),
    only(inDarkness, mayRollMore(failures('foe'))),
  ),
];
