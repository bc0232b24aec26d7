import {
  act,
  allOf,
  artifact,
  atLeast,
  attacking,
  type Card,
  type CardSet,
  CONSTANTS,
  can,
  chooseOne,
  chosenOpponent,
  companion,
  companions,
  costOfIt,
  dice,
  discard,
  discardChosenByCauser,
  draw,
  drawAndKeep,
  eachOpponent,
  fightingVillain,
  foe,
  gain,
  guard,
  ifYouDo,
  inDarkness,
  inDaylight,
  less,
  lose,
  may,
  more,
  moreDice,
  mutation,
  mutations,
  named,
  of,
  only,
  onlyIf,
  pay,
  profile,
  put,
  repeatWhile,
  roll,
  rolled,
  side,
  spendUpTo,
  spent,
  type Tile,
  thereAre,
  tile,
  tiles,
  unrecruitable,
  untilEndOfTurn,
  villain,
  when,
  whenever,
  whenYouTakeControl,
  yourTurn,
} from 'fatequeue/ascended/dsl';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';

/** What a rule finds something about, and what was meant: cards and tiles beside Become Chosen, or this set changed. */
export interface BoardLintExample {
  readonly bad: readonly (Card | Tile)[] | Partial<CardSet>;
  readonly good: readonly (Card | Tile)[] | Partial<CardSet>;
}

/** Examples for each rule, by its name; the page of the rules shows them. */
export const BOARD_LINT_EXAMPLES: Readonly<Record<string, BoardLintExample>> = {
  'unbound-it': {
    bad: [artifact('Frost Lens', { type: 'geo', cost: 3 }, gain(costOfIt, 'energy'))],
    good: [
      artifact('Frost Lens', { type: 'geo', cost: 3 }, ifYouDo(discard(1, mutations()), gain(costOfIt, 'energy'))),
    ],
  },
  'unbound-spent': {
    bad: [artifact('Frost Lens', { type: 'geo', cost: 3 }, gain(spent, 'control'))],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, pay(spendUpTo(3, 'energy'), gain(spent, 'control')))],
  },
  'unbound-causer': {
    bad: [artifact('Frost Lens', { type: 'geo', cost: 3 }, discardChosenByCauser(1, mutations()))],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, chosenOpponent(discardChosenByCauser(1, mutations())))],
  },
  'unknown-name': {
    bad: [companion('Ferryman', { bonus: 1 }, only(thereAre(1, companions(named('Assasin'))), moreDice(2)))],
    good: [companion('Ferryman', { bonus: 1 }, only(thereAre(1, companions(named('Assassin'))), moreDice(2)))],
  },
  'no-amount': {
    bad: [mutation('Ice Veins', { type: 'geo', cost: 2 }, more(0, 'steps'))],
    good: [mutation('Ice Veins', { type: 'geo', cost: 2 }, more(1, 'steps'))],
  },
  'no-effect': {
    bad: [artifact('Frost Lens', { type: 'geo', cost: 3 })],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, gain(3, 'energy'))],
  },
  'may-twice': {
    bad: [
      artifact('Frost Lens', { type: 'geo', cost: 3 }, may(ifYouDo(may(lose(1, 'control')), draw(1, 'artifacts')))),
    ],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, ifYouDo(may(lose(1, 'control')), draw(1, 'artifacts')))],
  },
  'no-choice': {
    bad: [artifact('Frost Lens', { type: 'geo', cost: 3 }, chooseOne(act('heal'), act('heal')))],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, chooseOne(act('heal'), act('focus')))],
  },
  'same-branches': {
    bad: [artifact('Frost Lens', { type: 'geo', cost: 3 }, onlyIf(inDarkness, gain(2, 'energy'), gain(2, 'energy')))],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, onlyIf(inDarkness, gain(3, 'energy'), gain(2, 'energy')))],
  },
  'never-done': {
    bad: [
      artifact('Frost Lens', { type: 'geo', cost: 3 }, ifYouDo(untilEndOfTurn(can('pass-stealth')), gain(2, 'energy'))),
    ],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, untilEndOfTurn(can('pass-stealth')), gain(2, 'energy'))],
  },
  'constant-condition': {
    bad: [mutation('Ice Veins', { type: 'geo', cost: 2 }, only(allOf(inDaylight, inDarkness), moreDice(1)))],
    good: [mutation('Ice Veins', { type: 'geo', cost: 2 }, only(allOf(inDaylight, attacking), moreDice(1)))],
  },
  'contradictory-filter': {
    bad: [artifact('Frost Lens', { type: 'geo', cost: 3 }, discard(1, { kind: 'artifact', in: ['hand'] }))],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, discard(1, { kind: 'mutation', in: ['hand'] }))],
  },
  'nobody-fits': {
    bad: [artifact('Frost Lens', { type: 'geo', cost: 3 }, put(1, mutations({ costAtMost: 0 }), 'deckBottom'))],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, put(1, mutations({ costAtMost: 2 }), 'deckBottom'))],
  },
  'endless-repeat': {
    bad: [artifact('Frost Lens', { type: 'geo', cost: 3 }, repeatWhile(yourTurn, gain(1, 'energy')))],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, repeatWhile(atLeast(rolled, 4), roll(gain(1, 'energy'))))],
  },
  'conflicting-card': {
    bad: [mutation('Long Stride', { type: 'geo', cost: 3 }, more(1, 'paid-steps'))],
    good: [mutation('Longer Stride', { type: 'geo', cost: 3 }, more(1, 'paid-steps'))],
  },
  'similar-name': {
    bad: [mutation('Rime Walker', { type: 'geo', cost: 3 }, more(1, 'paid-steps'))],
    good: [mutation('Rime Strider', { type: 'geo', cost: 3 }, more(1, 'paid-steps'))],
  },
  'same-card': {
    bad: [companion('Ferryman', { bonus: 2 }, guard), companion('Boatman', { bonus: 2 }, guard)],
    good: [companion('Ferryman', { bonus: 2, copies: 2 }, guard)],
  },
  'unbound-rolled': {
    bad: [artifact('Frost Lens', { type: 'geo', cost: 3 }, gain(rolled, 'energy'))],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, roll(gain(rolled, 'energy')))],
  },
  'out-of-combat': {
    bad: [mutation('Ice Veins', { type: 'geo', cost: 2 }, whenever(when('turn-begins'), foe(lose(1, 'energy'))))],
    good: [
      mutation('Ice Veins', { type: 'geo', cost: 2 }, whenever(when('turn-begins'), eachOpponent(lose(1, 'energy')))),
    ],
  },
  'never-set-off': {
    bad: [
      mutation('Ice Veins', { type: 'geo', cost: 2 }, whenever(whenYouTakeControl(tiles('snow')), gain(2, 'energy'))),
    ],
    good: [
      mutation('Ice Veins', { type: 'geo', cost: 2 }, whenever(whenYouTakeControl(tiles('ruins')), gain(2, 'energy'))),
    ],
  },
  'never-asked': {
    bad: [mutation('Ice Veins', { type: 'geo', cost: 2 }, of(mutations('geo'), less(1, 'artifact-cost')))],
    good: [mutation('Ice Veins', { type: 'geo', cost: 2 }, of(mutations('geo'), less(1, 'mutation-cost')))],
  },
  'contradictory-dice': {
    bad: [companion('Ferryman', { bonus: 2 }, dice('always-parry'), dice('never-parry'))],
    good: [companion('Ferryman', { bonus: 2 }, dice('always-parry'), dice('never-changed'))],
  },
  'without-dice': {
    bad: [villain('Snow Blind', { bonus: 2, skill: 4 }, less(2, 'dice'))],
    good: [villain('Snow Blind', { bonus: 2, skill: 4 }, only(inDaylight, less(2, 'dice')))],
  },
  'unrecruitable-companion': {
    bad: [companion('Ferryman', { bonus: 2 }, unrecruitable)],
    good: [villain('Ferryman', { bonus: 2, skill: 3 }, unrecruitable)],
  },
  textless: {
    bad: [mutation('Ice Veins', { type: 'geo', cost: 2 })],
    good: [mutation('Ice Veins', { type: 'geo', cost: 2 }, only(fightingVillain, moreDice(1)))],
  },
  'costs-nothing': {
    bad: [mutation('Ice Veins', { type: 'geo', cost: 0 }, more(1, 'stealth'))],
    good: [mutation('Ice Veins', { type: 'geo', cost: 1 }, more(1, 'stealth'))],
  },
  'beyond-scale': {
    bad: [mutation('Ice Veins', { type: 'geo', cost: 13 }, more(2, 'steps'))],
    good: [mutation('Ice Veins', { type: 'geo', cost: 12 }, more(2, 'steps'))],
  },
  'keeps-all': {
    bad: [artifact('Frost Lens', { type: 'geo', cost: 3 }, drawAndKeep(2, 2))],
    good: [artifact('Frost Lens', { type: 'geo', cost: 3 }, drawAndKeep(3, 2))],
  },
  'never-unlocked': {
    bad: [
      profile(
        'Frost Heir',
        { base: { geo: 3, soul: 1 }, sequence: ['move', 'decide', 'breathe', 'breathe'] },
        more(1, 'steps'),
      ),
    ],
    good: [
      profile(
        'Frost Heir',
        { base: { geo: 2, soul: 1 }, sequence: ['move', 'decide', 'breathe', 'breathe'] },
        more(1, 'steps'),
      ),
    ],
  },
  'unlocked-alike': {
    bad: [
      profile('Frost Heir', { base: { geo: 3 }, sequence: ['move', 'decide', 'breathe', 'move'] }, more(1, 'steps')),
      profile('Rime Heir', { base: { geo: 3 }, sequence: ['move', 'decide', 'breathe', 'decide'] }, moreDice(1)),
    ],
    good: [
      profile('Frost Heir', { base: { geo: 3 }, sequence: ['move', 'decide', 'breathe', 'move'] }, more(1, 'steps')),
      profile('Rime Heir', { base: { soul: 3 }, sequence: ['move', 'decide', 'breathe', 'decide'] }, moreDice(1)),
    ],
  },
  'missing-phase': {
    bad: [profile('Frost Heir', { base: { geo: 3 }, sequence: ['move', 'decide', 'decide'] }, more(1, 'steps'))],
    good: [profile('Frost Heir', { base: { geo: 3 }, sequence: ['move', 'decide', 'breathe'] }, more(1, 'steps'))],
  },
  'too-few-cards': {
    bad: {
      cards: [
        ...ascendedBecomeChosen.cards.filter(({ kind }) => kind !== 'companion'),
        companion('Ferryman', { bonus: 2, copies: 3 }, guard),
      ],
    },
    good: {
      cards: [
        ...ascendedBecomeChosen.cards.filter(({ kind }) => kind !== 'companion'),
        companion('Ferryman', { bonus: 2, copies: 4 }, guard),
      ],
    },
  },
  'too-few-tiles': {
    bad: {
      tiles: [
        ...ascendedBecomeChosen.tiles.filter(({ terrain }) => terrain !== 'snow'),
        tile('Snowfield', 'snow', { copies: 3, daylight: side(1, 1, 1, 2), darkness: side(0, 2, 1, 3) }),
      ],
    },
    good: {
      tiles: [
        ...ascendedBecomeChosen.tiles.filter(({ terrain }) => terrain !== 'snow'),
        tile('Snowfield', 'snow', { copies: 24, daylight: side(1, 1, 1, 2), darkness: side(0, 2, 1, 3) }),
      ],
    },
  },
  'terrain-without-tiles': {
    bad: {
      tiles: ascendedBecomeChosen.tiles.filter(({ terrain }) => terrain !== 'lake'),
      constants: { ...CONSTANTS, soloMap: CONSTANTS.soloMap.filter((terrain) => terrain !== 'lake') },
    },
    good: {
      tiles: ascendedBecomeChosen.tiles.filter(({ terrain }) => terrain !== 'lake'),
      constants: {
        ...CONSTANTS,
        generator: CONSTANTS.generator.map((terrain) => (terrain === 'lake' ? 'mountain' : terrain)),
        soloMap: CONSTANTS.soloMap.filter((terrain) => terrain !== 'lake'),
      },
    },
  },
  'never-laid': {
    bad: {
      constants: {
        ...CONSTANTS,
        generator: CONSTANTS.generator.map((terrain) => (terrain === 'lake' ? 'mountain' : terrain)),
        soloMap: CONSTANTS.soloMap.filter((terrain) => terrain !== 'lake'),
      },
    },
    good: { constants: CONSTANTS },
  },
  'unequal-copies': {
    bad: [
      companion('Ferryman', { bonus: 1, copies: 2 }),
      companion('Reeve', { bonus: 2, copies: 2 }),
      companion('Skald', { bonus: 3, copies: 22 }),
      companion('Sexton', { bonus: 4, copies: 2 }),
    ],
    good: [
      companion('Ferryman', { bonus: 1, copies: 2 }),
      companion('Reeve', { bonus: 2, copies: 2 }),
      companion('Skald', { bonus: 3, copies: 2 }),
      companion('Sexton', { bonus: 4, copies: 2 }),
    ],
  },
};
