import { ascension } from 'fatequeue';
import {
  acquire,
  adjacent,
  anyTime,
  asNamed,
  asYouPlay,
  atEndOfTurn,
  banish,
  cards,
  construct,
  constructs,
  copy,
  currentEventTrophy,
  defeat,
  defineSet,
  destroy,
  destroyThis,
  discard,
  draw,
  eachOpponent,
  event,
  eventTrophy,
  fate,
  gain,
  hero,
  heroes,
  ifYouDo,
  inCenterRow,
  inDiscard,
  inHand,
  itIs,
  keepDefeated,
  keystone,
  loseControl,
  may,
  mayPayWith,
  mayPutAcquired,
  monster,
  monsters,
  nameCard,
  nextTimeThisTurn,
  oncePerTurn,
  onlyIf,
  opponentAhead,
  pay,
  played,
  preventDestroy,
  put,
  replacingIt,
  revealTop,
  reward,
  takeHonor,
  temple,
  trophy,
  trophyAtMost,
  unite,
  untilEndOfTurn,
  whenBanishedFrom,
  whenever,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';

/** Chronicle alone. */
export const chronicle = ascension({ sets: [chronicleOfTheGodslayer] });

/** All printed sets together: every place, every counter. */
export const everything = ascension({
  sets: [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients],
});

/** Cheap cards that stop in the midst of every procedure, keep cards under others, and write all kinds of history. */
export const special = ascension({
  sets: [
    defineSet({
      id: 'special',
      name: 'Special',
      players: { min: 2, max: 4 },
      cards: [
        hero('Scout', { cost: 0, copies: 10, zone: 'starting' }, played(gain(1, 'runes'), gain(1, 'power'))),
        monster('Fan', { power: 1, copies: 6, zone: 'always-available' }, trophyAtMost(1, currentEventTrophy)),
        temple('Shrine', { keystone: 'life', honor: 5 }, keystone('life', gain(1, 'honor'))),
        event('Herald', { copies: 2 }, whenever(asYouPlay(heroes()), may(draw(1))), eventTrophy(preventDestroy)),
        event('Dusk', { faction: 'void' }, eventTrophy(draw(1))),
        construct('Chest', { cost: 1, copies: 4 }, oncePerTurn(pay(put(1, cards(inHand), 'under'), draw(1)))),
        construct(
          'Forge',
          { faction: 'mechana', cost: 1, copies: 3 },
          mayPayWith('power', cards()),
          anyTime(destroyThis),
        ),
        hero('Priest', { faction: 'lifebound', cost: 1, copies: 3 }, played(gain(1, 'life')), unite(may(draw(1)))),
        hero('Guide', { cost: 1, copies: 3 }, played(nextTimeThisTurn(mayPutAcquired(cards(), 'hand')))),
        hero('Mime', { cost: 1, copies: 3 }, played(copy(heroes())), whenBanishedFrom(['hand'], gain(1, 'honor'))),
        hero(
          'Seer',
          { cost: 1, copies: 3 },
          played(nameCard, ifYouDo(revealTop('hand'), onlyIf(itIs(cards(asNamed)), draw(1)))),
        ),
        hero(
          'Fist',
          { cost: 1, copies: 3 },
          played(ifYouDo(banish(1, cards(inCenterRow)), defeat(1, monsters(replacingIt)))),
        ),
        hero('Gift', { cost: 1, copies: 3 }, played(untilEndOfTurn(oncePerTurn(acquire(1, cards(inCenterRow)))))),
        monster(
          'Gorph',
          { power: 1, copies: 2 },
          fate(may(banish(1, cards(adjacent())))),
          reward(may(banish(1, cards(inHand, inDiscard)))),
        ),
        construct('Net', { cost: 1, copies: 3 }, keepDefeated(monsters(inCenterRow))),
        construct('Inn', { cost: 1, copies: 2 }, whenever(atEndOfTurn, may(draw(1)))),
        hero('Scribe', { cost: 1, copies: 2 }, played(draw(1), discard(1))),
        monster('Asp', { power: 1, copies: 3 }, reward(gain(1, 'honor'), onlyIf(opponentAhead, takeHonor(2)))),
        monster('Head', { power: 1, copies: 3 }, reward(gain(1, 'honor')), trophy(draw(1))),
        monster('Ram', { power: 1, copies: 5 }, reward(eachOpponent(loseControl(), destroy('all', constructs())))),
      ],
    }),
  ],
});
