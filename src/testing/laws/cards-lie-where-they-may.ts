import { type AscensionRules, isAscension } from '../../ascension/ascension.js';
import type { CatalogueCard } from '../../ascension/catalogue.js';
import type { GameState } from '../../kernel/state.js';
import { claim, law } from '../law.js';
import { openView } from '../open-view.js';
import { placesOf } from './views-name-no-hidden-piece.js';

/** Whether a card may lie in a place, by the place's name. */
function mayLieIn(zone: string, { id, kind, zone: home, keywords }: CatalogueCard, mayCount: boolean): boolean {
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
      return kind === 'construct' || keywords.includes('ongoing') || mayCount;
    case 'played':
      return kind === 'hero' || kind === 'monster' || mayCount;
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

function look(rules: AscensionRules, state: GameState, catalogue: ReadonlyMap<string, CatalogueCard>): void {
  const mayCount = state.modifiers.length > 0;
  for (const { zone, cards } of placesOf(openView(rules, state))) {
    claim(zone !== 'event' || cards.length <= 1, `${cards.length} events`, 'one at most');
    for (const { card } of cards) {
      const known = catalogue.get(card ?? '');
      claim(known !== undefined && mayLieIn(zone, known, mayCount), `${card} in ${zone}`, 'a card that may lie there');
    }
  }
}

/** Every card of the deck-builder lies where a card of its kind and home may. */
export const cardsLieWhereTheyMay = law({
  id: 'cards-lie-where-they-may',
  guarantee: null,
  claim: 'every card lies where a card of its kind and home may',
  watch({ rules, start }) {
    if (!isAscension(rules)) return null;
    const catalogue = new Map(rules.cards.map((card) => [card.id, card]));
    look(rules, start, catalogue);
    return { step: ({ state }) => look(rules, state, catalogue) };
  },
});
