import type { Rules } from '../../kernel/rules.js';
import type { GameState } from '../../kernel/state.js';
import type { ViewedCard } from '../../kernel/view.js';
import { breach, claim, law } from '../law.js';
import { openView } from '../open-view.js';

/** Every card on the table by its piece; a piece that lies in two places breaks the law. */
function cardsOn(rules: Rules, state: GameState): ReadonlyMap<number, string> {
  const { zones, players } = openView(rules, state);
  const cards = new Map<number, string>();
  const add = ({ instance, card }: ViewedCard): void => {
    if (instance === null || card === null) breach('a card that is hidden from all', 'nothing hidden from all');
    claim(!cards.has(instance), `piece ${instance}, ${card}, in two places`, 'each piece in one place');
    cards.set(instance, card);
  };
  for (const places of [zones, ...players.map((player) => player.zones)]) {
    for (const lying of Object.values(places)) lying.forEach(add);
  }
  return cards;
}

/** Law 3: every card is in exactly one place, and stays the card that it is. */
export const cardsAreConserved = law({
  id: 'cards-are-conserved',
  guarantee: 3,
  claim: 'every card is in exactly one place, and stays the card that it is',
  watch({ rules, start }) {
    const all = cardsOn(rules, start);
    return {
      step({ state }) {
        const now = cardsOn(rules, state);
        for (const [piece, card] of all) {
          if (now.get(piece) !== card) breach(`piece ${piece} is ${now.get(piece) ?? 'nowhere'}`, `it is ${card}`);
        }
        claim(now.size === all.size, `${now.size} cards`, `${all.size} cards, as at the start`);
      },
    };
  },
});
