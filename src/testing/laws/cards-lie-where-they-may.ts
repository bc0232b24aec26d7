import { type AscensionRules, gameOf, isAscension } from '../../ascension/ascension.js';
import type { CatalogueCard } from '../../ascension/catalogue.js';
import type { Definition } from '../../ascension/game.js';
import type { GameState } from '../../kernel/state.js';
import { claim, law } from '../law.js';
import { openView } from '../open-view.js';
import { placesOf } from './views-name-no-hidden-piece.js';

/** Whether a card may lie in a place, by the place's name; where texts are loose about kinds, it may be of another one. */
function mayLieIn(zone: string, { id, kind, zone: home, keywords }: CatalogueCard, isLoose: boolean): boolean {
  switch (zone) {
    case 'centerRow':
      return home === 'center' && kind !== 'event';
    case 'centerDeck':
    case 'void':
      return home === 'center';
    case 'removed':
      return home === 'starting';
    case 'event':
      return kind === 'event';
    case 'temples':
      return kind === 'temple';
    case 'trophies':
      return keywords.includes('trophy');
    case 'inPlay':
      return kind === 'construct' || keywords.includes('ongoing') || isLoose;
    case 'played':
      return kind === 'hero' || kind === 'monster' || isLoose;
    case 'deck':
    case 'hand':
    case 'discard':
    case 'under':
    case 'opponent':
      return kind !== 'event' && kind !== 'temple';
    default:
      return zone === `supply:${id}`;
  }
}

function look(
  rules: AscensionRules,
  state: GameState,
  catalogue: ReadonlyMap<string, CatalogueCard>,
  isLoose: boolean,
): void {
  for (const { zone, cards } of placesOf(openView(rules, state))) {
    claim(zone !== 'event' || cards.length <= 1, `${cards.length} events`, 'one at most');
    for (const { card } of cards) {
      const known = catalogue.get(card ?? '');
      claim(
        known !== undefined && mayLieIn(zone, known, isLoose || state.modifiers.length > 0),
        `${card} in ${zone}`,
        'a card that may lie there',
      );
    }
  }
}

/** Whether some text puts cards into play that need not be constructs. */
function putsAnythingIntoPlay(rules: AscensionRules): boolean {
  const says = (data: unknown): boolean => {
    if (typeof data !== 'object' || data === null) return false;
    const isSo = 'to' in data && data.to === 'inPlay' && 'what' in data && !isOfConstructs(data.what);
    return isSo || Object.values(data).some(says);
  };
  return definitionsOf(rules).some(({ card }) => says(card));
}

/** The printed cards; none for rules that somebody has wrapped. */
function definitionsOf(rules: AscensionRules): readonly Definition[] {
  try {
    return gameOf(rules).defs;
  } catch {
    return [];
  }
}

function isOfConstructs(what: unknown): boolean {
  return typeof what === 'object' && what !== null && 'kind' in what && what.kind === 'construct';
}

/** Every card of the deck-builder lies where a card of its kind and home may. */
export const cardsLieWhereTheyMay = law({
  id: 'cards-lie-where-they-may',
  guarantee: null,
  claim: 'every card lies where a card of its kind and home may',
  watch({ rules, start }) {
    if (!isAscension(rules)) return null;
    const catalogue = new Map(rules.cards.map((card) => [card.id, card]));
    const isLoose = putsAnythingIntoPlay(rules);
    look(rules, start, catalogue, isLoose);
    return { step: ({ state }) => look(rules, state, catalogue, isLoose) };
  },
});
