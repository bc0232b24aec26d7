import {
  acquire,
  anyTime,
  asNamed,
  banish,
  banishThis,
  type Card,
  cards,
  causer,
  chooseOne,
  construct,
  constructs,
  copy,
  costAtMost,
  costOfIt,
  count,
  destroy,
  discard,
  discount,
  doneTo,
  draw,
  eachOpponent,
  eachPlayer,
  empowered,
  event,
  eventIs,
  fate,
  gain,
  hero,
  heroes,
  ifYouDo,
  inCenterRow,
  inHand,
  inPlayed,
  inVoid,
  itIs,
  keystone,
  may,
  mayPayWith,
  monster,
  monsters,
  nameCard,
  named,
  oncePerTurn,
  ongoing,
  onlyIf,
  orElse,
  other,
  pay,
  played,
  preventDestroy,
  repeatWhile,
  revealTop,
  reward,
  spendUpTo,
  spent,
  temple,
  temples,
  thereAre,
  thisCard,
  trophy,
  unite,
  untilEndOfTurn,
  whenever,
  whenYouAcquire,
  whenYouDefeat,
  withCost,
  youControl,
  yourTurn,
} from 'fatequeue/dsl';

/** Cards that a rule finds something about, and cards that say what was meant. */
export interface LintExample {
  readonly bad: readonly Card[];
  readonly good: readonly Card[];
  /** Looked at by themselves; others with the cards of Chronicle of the Godslayer. */
  readonly alone?: true;
}

/** Examples for each rule, by its name; the page of the rules shows them. */
export const LINT_EXAMPLES: Readonly<Record<string, LintExample>> = {
  'unbound-it': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(gain(costOfIt, 'runes')))],
    good: [
      hero(
        'Lamplighter',
        { cost: 3, copies: 3 },
        played(ifYouDo(may(banish(1, cards(inHand))), gain(costOfIt, 'runes'))),
      ),
    ],
  },
  'unbound-those': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(discard(2), draw(doneTo())))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(ifYouDo(discard(2), draw(doneTo()))))],
  },
  'unbound-spent': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(gain(spent, 'honor')))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(may(pay(spendUpTo(5, 'runes'), gain(spent, 'honor')))))],
  },
  'unbound-name': {
    bad: [
      hero(
        'Lamplighter',
        { cost: 3, copies: 3 },
        played(ifYouDo(revealTop('hand'), onlyIf(itIs(cards(asNamed)), draw(1)))),
      ),
    ],
    good: [
      hero(
        'Lamplighter',
        { cost: 3, copies: 3 },
        played(nameCard, ifYouDo(revealTop('hand'), onlyIf(itIs(cards(asNamed)), draw(1)))),
      ),
    ],
  },
  'unbound-causer': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(causer(draw(1))))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(eachOpponent(orElse(may(destroy(1)), causer(draw(1))))))],
  },
  'unknown-name': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(acquire(1, cards(named('Mystik')))))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(acquire(1, cards(named('Mystic')))))],
  },
  'nothing-to-compare': {
    bad: [
      construct('Lighthouse', { cost: 4, copies: 2 }, whenever(whenYouAcquire(cards(withCost('lowest'))), draw(1))),
    ],
    good: [
      construct('Lighthouse', { cost: 4, copies: 2 }, oncePerTurn(banish(1, cards(inCenterRow, withCost('lowest'))))),
    ],
  },
  'no-amount': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(gain(0, 'runes')))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(gain(1, 'runes')))],
  },
  'no-effect': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played())],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(draw(1)))],
  },
  'may-twice': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(may(ifYouDo(may(discard(1)), draw(2)))))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(ifYouDo(may(discard(1)), draw(2))))],
  },
  'no-choice': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(chooseOne(draw(1), draw(1))))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(chooseOne(draw(1), gain(2, 'runes'))))],
  },
  'same-branches': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(onlyIf(youControl(1), draw(1), draw(1))))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(onlyIf(youControl(1), draw(2), draw(1))))],
  },
  'never-done': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(ifYouDo(untilEndOfTurn(discount(1, heroes())), draw(1))))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(untilEndOfTurn(discount(1, heroes())), draw(1)))],
  },
  unpayable: {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(may(pay(banishThis, draw(3)))))],
    good: [
      hero('Lamplighter', { cost: 3, copies: 3 }, played(may(pay(banish(1, cards(thisCard, inPlayed)), draw(3))))),
    ],
  },
  'prevention-out-of-place': {
    bad: [construct('Lighthouse', { cost: 4, copies: 2 }, anyTime(preventDestroy))],
    good: [monster('Moth King', { power: 4, copies: 2 }, trophy(preventDestroy))],
  },
  'constant-condition': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(onlyIf(youControl(0), draw(1))))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(onlyIf(youControl(1), draw(1))))],
  },
  factionless: {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, unite(draw(1)))],
    good: [hero('Lamplighter', { faction: 'enlightened', cost: 3, copies: 3 }, unite(draw(1)))],
  },
  'no-such-event': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(onlyIf(eventIs('void'), draw(1))))],
    good: [
      hero('Lamplighter', { cost: 3, copies: 3 }, played(onlyIf(eventIs('void'), draw(1)))),
      event('Long Night', { faction: 'void' }, fate(eachPlayer(discard(1)))),
    ],
  },
  'contradictory-filter': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(draw(count(temples(inHand)))))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(draw(count(constructs(inHand)))))],
  },
  'nobody-fits': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(onlyIf(thereAre(1, monsters('void', inVoid)), draw(1))))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(onlyIf(thereAre(1, heroes('void', inVoid)), draw(1))))],
  },
  'no-source': {
    bad: [construct('Lighthouse', { cost: 4, copies: 2 }, whenever(whenYouDefeat(heroes()), draw(1)))],
    good: [construct('Lighthouse', { cost: 4, copies: 2 }, whenever(whenYouDefeat(monsters()), draw(1)))],
  },
  'trigger-loop': {
    bad: [
      construct(
        'Lighthouse',
        { cost: 4, copies: 2 },
        whenever(whenYouAcquire(heroes()), acquire(1, heroes(costAtMost(3)))),
      ),
    ],
    good: [
      construct(
        'Lighthouse',
        { cost: 4, copies: 2 },
        oncePerTurn(whenYouAcquire(heroes()), acquire(1, heroes(costAtMost(3)))),
      ),
    ],
  },
  'endless-repeat': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(repeatWhile(yourTurn, revealTop('hand'))))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(repeatWhile(itIs(heroes('void')), revealTop('hand'))))],
  },
  'copy-of-itself': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, played(copy(heroes())))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(copy(heroes(other))))],
  },
  'no-reward': {
    bad: [monster('Moth King', { power: 4, copies: 2 })],
    good: [monster('Moth King', { power: 4, copies: 2 }, reward(gain(3, 'honor')))],
  },
  'blank-card': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 })],
    good: [hero('Lamplighter', { cost: 3, honor: 2, copies: 3 })],
  },
  'wrong-currency': {
    bad: [{ ...monster('Moth King', { power: 4, copies: 2 }, reward(draw(1))), cost: { runes: 4 } }],
    good: [monster('Moth King', { power: 4, copies: 2 }, reward(draw(1)))],
  },
  'free-card': {
    bad: [hero('Lamplighter', { cost: 0, copies: 3 }, played(draw(1)))],
    good: [hero('Lamplighter', { cost: 1, copies: 3 }, played(draw(1)))],
  },
  'keystone-without-source': {
    bad: [temple('Temple of Lamps', { keystone: 'life', honor: 5 }, keystone('life', draw(1)))],
    good: [
      temple('Temple of Lamps', { keystone: 'life', honor: 5 }, keystone('life', draw(1))),
      hero('Lamplighter', { cost: 3, copies: 3 }, played(gain(1, 'life'))),
    ],
  },
  'never-in-force': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3 }, discount(1, heroes()))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, played(untilEndOfTurn(discount(1, heroes()))))],
  },
  'never-played': {
    bad: [monster('Moth King', { power: 4, copies: 2 }, reward(draw(1)), played(draw(1)))],
    good: [monster('Moth King', { power: 4, copies: 2 }, reward(draw(2)))],
  },
  'never-in-row': {
    bad: [hero('Lamplighter', { cost: 3, copies: 3, zone: 'always-available' }, fate(draw(1)), played(draw(1)))],
    good: [hero('Lamplighter', { cost: 3, copies: 3 }, fate(draw(1)), played(draw(1)))],
  },
  'never-acquired': {
    bad: [hero('Lamp Boy', { cost: 0, copies: 10, zone: 'starting' }, empowered, played(draw(1)))],
    good: [hero('Lamp Boy', { cost: 1, copies: 10 }, empowered, played(draw(1)))],
  },
  'ongoing-for-nothing': {
    bad: [monster('Moth King', { power: 4, copies: 2 }, ongoing, reward(draw(1)))],
    good: [monster('Moth King', { power: 4, copies: 2 }, ongoing, oncePerTurn(draw(1)))],
  },
  'discount-on-nothing': {
    bad: [construct('Lighthouse', { cost: 4, copies: 2 }, mayPayWith('power', monsters()))],
    good: [construct('Lighthouse', { cost: 4, copies: 2 }, mayPayWith('runes', monsters()))],
  },
  'conflicting-card': {
    bad: [hero('Mystic', { cost: 3, copies: 3 }, played(draw(1)))],
    good: [hero('Lamp Mystic', { cost: 3, copies: 3 }, played(draw(1)))],
  },
  'similar-name': {
    bad: [
      hero('Lamp Lighter', { cost: 3, copies: 3 }, played(draw(1))),
      hero('Lamplighter', { cost: 4, copies: 3 }, played(draw(2))),
    ],
    good: [
      hero('Lamplighter', { cost: 3, copies: 3 }, played(draw(1))),
      hero('Lamp Bearer', { cost: 4, copies: 3 }, played(draw(2))),
    ],
  },
  'same-card': {
    bad: [
      hero('Lamplighter', { cost: 3, copies: 3 }, played(draw(1))),
      hero('Lamp Bearer', { cost: 3, copies: 2 }, played(draw(1))),
    ],
    good: [hero('Lamplighter', { cost: 3, copies: 5 }, played(draw(1)))],
  },
  'starting-deck': {
    bad: [hero('Lamp Boy', { cost: 0, copies: 7, zone: 'starting' }, played(gain(1, 'runes')))],
    good: [hero('Lamp Boy', { cost: 0, copies: 10, zone: 'starting' }, played(gain(1, 'runes')))],
  },
  'center-deck': {
    bad: [
      hero('Lamp Boy', { cost: 0, copies: 10, zone: 'starting' }, played(gain(1, 'runes'))),
      hero('Lamplighter', { cost: 3, copies: 3 }, played(draw(1))),
    ],
    good: [
      hero('Lamp Boy', { cost: 0, copies: 10, zone: 'starting' }, played(gain(1, 'runes'))),
      hero('Lamplighter', { cost: 3, copies: 30 }, played(draw(1))),
    ],
    alone: true,
  },
  'only-one': {
    bad: [{ ...temple('Temple of Lamps', { honor: 5 }), copies: 2 }],
    good: [temple('Temple of Lamps', { honor: 5 })],
  },
};
