import {
  banish,
  type Card,
  cards,
  centerRowEffect,
  constructs,
  costLess,
  count,
  discard,
  draw,
  eachPlayer,
  echo,
  empowered,
  fate,
  gain,
  hero,
  heroes,
  ifYouDo,
  inCenterRow,
  inDiscard,
  inHand,
  may,
  oncePerTurn,
  ongoing,
  pay,
  played,
  put,
  serenity,
  thisCard,
  unite,
  youControl,
} from 'fatequeue/dsl';

/** The heroes of the center deck. */
export const heroCards: readonly Card[] = [
  // A card is its values and then its lines, in the order in which they happen.
  hero(
    'Rubric Page',
    { faction: 'enlightened', cost: 1, honor: 1, copies: 3 },
    played(gain(1, 'runes'), may(banish(1, cards(inCenterRow)))),
  ),
  // Serenity is asked once, before any line of the card: what the card itself draws or discards comes too late.
  hero(
    'Margin Scholar',
    { faction: 'enlightened', cost: 2, honor: 1, copies: 3 },
    played(draw(1)),
    serenity(gain(1, 'runes')),
  ),
  hero(
    'Silent Reader',
    { faction: 'enlightened', cost: 4, honor: 2, copies: 2 },
    played(draw(1)),
    serenity(draw(1), gain(1, 'honor')),
  ),
  // Fate happens in the center row: "each player" is everybody, and "you" would be the player whose turn it is.
  hero(
    'Town Crier',
    { faction: 'enlightened', cost: 3, honor: 1, copies: 2 },
    fate(eachPlayer(may(ifYouDo(discard(1), draw(1))))),
    played(draw(2), put(1, cards(inHand), 'deckTop')),
  ),
  // Empowered says what happens when the card is acquired; it has no effect of its own to write.
  hero('Indexer', { faction: 'enlightened', cost: 5, honor: 3, copies: 1 }, empowered, played(draw(2))),
  // Ongoing: acquired, it stays in front of its player like a construct, and its abilities are used from there.
  hero(
    'Patron of the Archive',
    { faction: 'enlightened', cost: 6, honor: 4, copies: 1 },
    ongoing,
    oncePerTurn(pay(discard(1), draw(1))),
  ),

  // Unite waits for another hero of the faction, before or after this one, and happens once.
  hero(
    'Vowel Finch',
    { faction: 'lifebound', cost: 1, honor: 1, copies: 3 },
    played(gain(1, 'runes')),
    unite(gain(1, 'runes')),
  ),
  hero(
    'Choir of Leaves',
    { faction: 'lifebound', cost: 4, honor: 2, copies: 2 },
    played(gain(2, 'runes')),
    unite(gain(2, 'honor'), may(put(1, heroes('lifebound', inDiscard), 'deckTop'))),
  ),
  // Echo looks for any card of the faction in the discard pile; any faction can have it.
  hero(
    'Grove Caller',
    { faction: 'lifebound', cost: 3, honor: 2, copies: 2 },
    played(gain(2, 'runes')),
    echo(gain(2, 'honor')),
  ),

  // Runes for some cards only are spent before others.
  hero(
    'Type Caster',
    { faction: 'mechana', cost: 2, honor: 1, copies: 3 },
    empowered,
    played(gain(2, 'runes', constructs())),
  ),
  // A center row effect is a rule in force while the card lies in the row; `thisCard` keeps it to the card itself.
  hero(
    'Rivet Clerk',
    { faction: 'mechana', cost: 4, honor: 2, copies: 2 },
    centerRowEffect(costLess(2, thisCard, youControl(2))),
    played(gain(2, 'runes'), gain(1, 'power')),
  ),

  hero('Ferry of Words', { faction: 'void', cost: 2, honor: 1, copies: 3 }, played(gain(1, 'power'), gain(1, 'runes'))),
  hero(
    'Redactor',
    { faction: 'void', cost: 3, honor: 1, copies: 3 },
    played(gain(1, 'power'), may(banish(1, cards(inHand, inDiscard)))),
    echo(gain(1, 'power')),
  ),
  // Amounts can be counted: with echo there is at least one card to count.
  hero(
    'Ink Drinker',
    { faction: 'void', cost: 5, honor: 2, copies: 2 },
    played(gain(2, 'power')),
    echo(gain(count(cards('void', inDiscard)), 'power')),
  ),
];
