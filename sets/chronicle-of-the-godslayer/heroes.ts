import {
  acquire,
  banish,
  type Card,
  cards,
  chooseOne,
  constructs,
  copy,
  costAtMost,
  defeat,
  discard,
  discount,
  draw,
  factionsAmong,
  gain,
  hero,
  heroes,
  ifYouDo,
  inCenterRow,
  inDiscard,
  inHand,
  inPlay,
  may,
  monsters,
  nextTimeThisTurn,
  onlyIf,
  other,
  played,
  youControl,
  youPlayed,
} from 'fatequeue/dsl';

/** The heroes of the center deck. */
export const heroCards: readonly Card[] = [
  hero('Arha Initiate', { faction: 'enlightened', cost: 1, honor: 1, copies: 3 }, played(draw(1))),
  hero(
    'Arha Templar',
    { faction: 'enlightened', cost: 4, honor: 3, copies: 2 },
    played(defeat(1, monsters(costAtMost(4)))),
  ),
  hero('Ascetic of the Lidless Eye', { faction: 'enlightened', cost: 5, honor: 2, copies: 2 }, played(draw(2))),
  hero('Master Dhartha', { faction: 'enlightened', cost: 7, honor: 3, copies: 1 }, played(draw(3))),
  hero(
    'Oziah the Peerless',
    { faction: 'enlightened', cost: 6, honor: 3, copies: 1 },
    played(defeat(1, monsters(costAtMost(6)))),
  ),
  hero(
    'Seer of the Forked Path',
    { faction: 'enlightened', cost: 2, honor: 1, copies: 3 },
    played(draw(1), may(banish(1, cards(inCenterRow)))),
  ),
  hero(
    'Temple Librarian',
    { faction: 'enlightened', cost: 2, honor: 1, copies: 3 },
    played(ifYouDo(discard(1), draw(2))),
  ),
  hero('Twofold Askara', { faction: 'enlightened', cost: 4, honor: 2, copies: 1 }, played(copy(heroes(other)))),

  hero(
    'Cetra, Weaver of Stars',
    { faction: 'lifebound', cost: 7, honor: 4, copies: 1 },
    played(acquire(1, heroes(), 'deckTop')),
  ),
  hero(
    'Druids of the Stone Circle',
    { faction: 'lifebound', cost: 4, honor: 3, copies: 2 },
    played(acquire(1, heroes(costAtMost(3)), 'deckTop')),
  ),
  hero('Flytrap Witch', { faction: 'lifebound', cost: 5, honor: 2, copies: 2 }, played(gain(2, 'honor'), draw(1))),
  hero('Landtalker', { faction: 'lifebound', cost: 6, honor: 3, copies: 1 }, played(gain(3, 'runes'))),
  hero(
    'Lifebound Initiate',
    { faction: 'lifebound', cost: 1, honor: 1, copies: 3 },
    played(gain(1, 'runes'), gain(1, 'honor')),
  ),
  hero(
    'Runic Lycanthrope',
    { faction: 'lifebound', cost: 3, honor: 1, copies: 2 },
    played(gain(2, 'runes'), onlyIf(youPlayed(1, heroes('lifebound', other)), gain(2, 'power'))),
  ),
  hero('Wolf Shaman', { faction: 'lifebound', cost: 3, honor: 1, copies: 3 }, played(gain(1, 'runes'), draw(1))),

  hero(
    'Avatar Golem',
    { faction: 'mechana', cost: 4, honor: 2, copies: 2 },
    played(gain(2, 'power'), gain(factionsAmong(constructs(inPlay)), 'honor')),
  ),
  hero(
    'Kor, the Ferromancer',
    { faction: 'mechana', cost: 3, honor: 2, copies: 1 },
    played(gain(2, 'power'), onlyIf(youControl(2, constructs()), draw(1))),
  ),
  hero(
    'Mechana Initiate',
    { faction: 'mechana', cost: 1, honor: 1, copies: 3 },
    played(chooseOne(gain(1, 'runes'), gain(1, 'power'))),
  ),
  hero(
    'Reactor Monk',
    { faction: 'mechana', cost: 4, honor: 2, copies: 2 },
    played(gain(2, 'runes'), nextTimeThisTurn(discount(1, constructs()))),
  ),

  hero(
    'Arbiter of the Precipice',
    { faction: 'void', cost: 4, honor: 1, copies: 2 },
    played(draw(2), banish(1, cards(inHand))),
  ),
  hero('Demon Slayer', { faction: 'void', cost: 4, honor: 2, copies: 2 }, played(gain(3, 'power'))),
  hero('Emri, One with the Void', { faction: 'void', cost: 6, honor: 3, copies: 1 }, played(gain(4, 'power'))),
  hero(
    'Shade of the Black Watch',
    { faction: 'void', cost: 3, honor: 1, copies: 3 },
    played(gain(2, 'power'), may(banish(1, cards(inHand, inDiscard)))),
  ),
  hero('Spike Vixen', { faction: 'void', cost: 2, honor: 1, copies: 2 }, played(gain(1, 'power'), draw(1))),
  hero(
    'Void Initiate',
    { faction: 'void', cost: 1, honor: 1, copies: 3 },
    played(gain(1, 'runes'), may(banish(1, cards(inHand, inDiscard)))),
  ),
];
