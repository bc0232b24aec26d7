import { ascended } from 'fatequeue/ascended';
import {
  activeMutations,
  allOf,
  artifacts,
  atLeast,
  atMost,
  attacking,
  become,
  chosenOpponent,
  companions,
  count,
  damage,
  defending,
  drawAndKeep,
  type Effect,
  eachOpponent,
  failures,
  gain,
  give,
  go,
  ifYouDo,
  inDarkness,
  level,
  lose,
  may,
  mayRollMore,
  moreDice,
  not,
  only,
  onlyIf,
  pay,
  powerTokens,
  type Rule,
  repeat,
  roll,
  rolled,
  spend,
  spendUpTo,
  spent,
  standingOn,
  suspendChosenByCauser,
  testStealth,
  tiles,
  untilEndOfTurn,
  walkChosenByCauser,
  when,
  whenever,
  whenOpponent,
  whenYouActivate,
  within,
  youMoved,
  yourOrigin,
} from 'fatequeue/ascended/dsl';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { describe, expect, test } from 'vitest';
import { describeAbility, describeEffect } from '../../src/ascended/text.js';
import { provingGround } from './proving-ground.js';

const EFFECTS: readonly (readonly [Effect, string])[] = [
  [gain(1, 'health'), 'Gain 1 hit point.'],
  [gain(2, 'superstition'), 'Draw 2 superstition tokens.'],
  [gain(count(companions()), 'energy'), 'Gain energy equal to the number of your companions.'],
  [may(spend(2, 'energy')), 'You may spend 2 energy.'],
  [pay(spend(1, 'control'), gain(2, 'energy')), 'Spend 1 control to gain 2 energy.'],
  [
    pay(spendUpTo(3, 'health'), repeat(spent, gain(1, 'control'))),
    'Spend up to 3 hit points, and as many times as that: gain 1 control.',
  ],
  [roll(onlyIf(atLeast(rolled, 4), gain(2, 'points'))), 'Roll a D6: if the result is at least 4, gain 2 points.'],
  [eachOpponent(lose(2, 'control'), testStealth()), 'Each opponent loses 2 control, then they test for stealth.'],
  [chosenOpponent(give(1, 'points')), 'Choose an opponent: that opponent gives you 1 point.'],
  [
    chosenOpponent(suspendChosenByCauser(1)),
    'Choose an opponent: that opponent loses the use of one of their active mutations of your choice until the beginning of your next turn.',
  ],
  [
    chosenOpponent(walkChosenByCauser(2)),
    'Choose an opponent: that opponent walks 2 steps, each to an empty neighbouring tile of your choice.',
  ],
  [go(yourOrigin), 'Go to your origin, if it is empty.'],
  [go(tiles('forest', within(3))), 'Go to an empty forest tile within 3 of you.'],
  [drawAndKeep(3, 1), 'Draw 3 mutations, keep 1 and put the others under the deck.'],
  [ifYouDo(may(gain(1, 'energy')), lose(1, 'points')), 'You may gain 1 energy; if you do, lose 1 point.'],
  [untilEndOfTurn(moreDice(1, 'thrust')), 'Until the end of the turn, Thrust dice +1.'],
];

const RULES: readonly (readonly [Rule, string])[] = [
  [
    moreDice(atMost(3, powerTokens('opponents'))),
    "Combat dice increased by the number of all of your opponents' power tokens on the map (at most 3).",
  ],
  [only(attacking, moreDice(1)), 'When you attack: combat dice +1.'],
  [
    only(allOf(defending, not(standingOn('lake'))), become(0, 'change-cost')),
    'When you are attacked and you are not on a lake tile: energy for each die changed between Thrust and Parry: 0.',
  ],
  [
    only(inDarkness, mayRollMore(failures('foe'))),
    "While it is Darkness: before the dice of a combat are compared, you may roll more base dice: the number of your foe's unsuccessful dice.",
  ],
  [
    whenever(whenYouActivate(artifacts('geo')), gain(1, 'energy')),
    'Whenever you activate a Geo artifact: gain 1 energy.',
  ],
  [
    only(not(youMoved), whenever(when('turn-ends'), gain(1, 'control'))),
    'At the end of your turn, if you have not moved this turn: gain 1 control.',
  ],
  [
    whenever(whenOpponent('stealth-failed'), gain(1, 'control')),
    'Whenever an opponent fails a stealth test: gain 1 control.',
  ],
  [
    whenever(when('damage-suffered'), gain(damage('suffered'), 'energy')),
    'Whenever you suffer damage in a combat: gain energy equal to the damage suffered.',
  ],
  [
    only(not(atLeast(level('points'), level('points', 'highest-opponent'))), moreDice(count(activeMutations('soul')))),
    'While an opponent has more points than you: combat dice increased by the number of your active Soul mutations.',
  ],
];

describe('rules texts of the board game', () => {
  test.each(EFFECTS)('effect %#', (effect, text) => {
    expect(describeEffect(effect)).toBe(text);
  });

  test.each(RULES)('rule %#', (rule, text) => {
    expect(describeAbility(rule)).toBe(text);
  });

  test.each([provingGround, ascendedBecomeChosen])('every card and tile of $name has one, in sentences', (set) => {
    for (const { name, text } of ascended({ sets: [set] }).cards) {
      expect(text, name).not.toBe('');
      for (const line of text.split('\n')) expect(line, name).toMatch(/^[A-Z0-9].*\.$/);
      expect(text, name).not.toMatch(/undefined|null|NaN|\[object| {2}/);
    }
  });

  test('no two cards of a kind say the same', () => {
    for (const kind of ['mutation', 'artifact', 'companion', 'villain', 'profile']) {
      const texts = ascended({ sets: [ascendedBecomeChosen] }).cards.filter((card) => card.kind === kind);
      expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
    }
  });
});
