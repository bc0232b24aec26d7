import { ascension } from '../ascension/ascension.js';
import { type CatalogueCard, combine } from '../ascension/catalogue.js';
import type { Card, CardSet } from '../ascension/language.js';
import { cardId } from '../kernel/card-id.js';
import { type Channel, channelsBetween, factsOf } from './facts.js';
import { type Meeting, Meetings } from './meeting.js';

/** Which pairs are looked at, and how far. */
export interface InteractionOptions {
  /** Only pairs with one of these cards, by their names or ids. */
  readonly of?: readonly string[] | undefined;
  /** Whether each pair is also played, in both orders; true unless given. */
  readonly confirm?: boolean | undefined;
}

/** Two cards of which one reads what the other writes; the two may be copies of one card. */
export interface Interaction {
  /** The ids of the cards, in alphabetical order. */
  readonly cards: readonly [string, string];
  /** What the second reads of what the first writes. */
  readonly forth: readonly Channel[];
  /** What the first reads of what the second writes. */
  readonly back: readonly Channel[];
  /** A position in which their order makes a difference; null if none was found, or none was looked for. */
  readonly confirmed: Meeting | null;
}

/** The pairs of cards that can affect each other: proposed from their data, and confirmed by playing both orders. */
export function interactions(sets: readonly CardSet[], options: InteractionOptions = {}): readonly Interaction[] {
  const { confirm = true, of } = options;
  const rules = ascension({ sets });
  const cards = combine(sets).map(({ card }) => card);
  const known = cards.map((card) => ({ id: cardId(card.name), copies: card.copies, facts: factsOf(card, cards) }));
  known.sort((a, b) => (a.id < b.id ? -1 : 1));
  const wanted = of === undefined ? null : new Set(of.map(cardId));
  const meetings = confirm ? new Meetings(rules, plainestOf(cards)) : null;
  const found: Interaction[] = [];
  known.forEach((one, i) => {
    for (const other of known.slice(i)) {
      if (wanted !== null && !wanted.has(one.id) && !wanted.has(other.id)) continue;
      if (one === other && one.copies < 2) continue;
      const forth = channelsBetween(one.facts, other.facts);
      const back = channelsBetween(other.facts, one.facts);
      if (forth.length + back.length === 0) continue;
      const confirmed = meetings === null ? null : meetings.find(one.id, other.id);
      found.push({ cards: [one.id, other.id], forth, back, confirmed });
    }
  });
  return found;
}

/** Of some cards, the one whose text says least. */
function plainestOf(cards: readonly Card[]): (fitting: readonly CatalogueCard[]) => CatalogueCard {
  const size = new Map(cards.map((card) => [cardId(card.name), JSON.stringify(card.abilities).length]));
  const sizeOf = ({ id }: CatalogueCard): number => size.get(id) ?? 0;
  return (fitting) => fitting.reduce((best, card) => (sizeOf(card) < sizeOf(best) ? card : best));
}
