import { FatequeueError, type Problem, problem } from '../kernel/errors.js';
import { ownField, readShape } from '../kernel/shape.js';
import { cardId } from './dsl.js';
import { type Keyword, keywordsOf } from './keywords.js';
import type { Card, CardSet, Cost } from './language.js';
import { LONGEST_NAME, MOST_CARDS, setShape } from './set-shape.js';
import { rulesText } from './text.js';
import type { Faction, Home, Kind } from './vocabulary.js';

/** A card as the catalogue lists it. */
export interface CatalogueCard {
  /** The name in kebab-case; what views, options and events call the card. */
  readonly id: string;
  /** As printed. */
  readonly name: string;
  /** The id of the set it comes from; of several that print it, the first in order of their ids. */
  readonly set: string;
  /** What it is. */
  readonly kind: Kind;
  /** None, one or several. */
  readonly factions: readonly Faction[];
  /** What it takes to acquire, defeat or control it; empty if nothing. */
  readonly cost: Cost;
  /** What it is worth at the end of the game. */
  readonly honor: number;
  /** How many there are in all sets together; of a starting card, how many each player has. */
  readonly copies: number;
  /** Where it starts the game. */
  readonly zone: Home;
  /** The rulebooks' words that are on it. */
  readonly keywords: readonly Keyword[];
  /** Derived from the data. */
  readonly text: string;
}

/** A set from outside, read into plain data of our own, or an error with every problem found. */
export function checkSet(found: unknown): CardSet {
  const read = readSet(found);
  if ('problems' in read) throw new FatequeueError(read.problems);
  return read.value;
}

/** A set from outside, read into plain data of our own, or all that is wrong with it up to a number of problems. */
export function readSet(found: unknown, most?: number): { value: CardSet } | { problems: readonly Problem[] } {
  const read = readShape(setShape, found, 'set', most);
  if ('value' in read) {
    const repeated = repeatedCards(read.value.cards.map(({ name }) => name));
    return repeated.length > 0 ? { problems: repeated } : read;
  }
  return { problems: [...read.problems, ...repeatedCards(namesIn(found))].slice(0, most) };
}

/** The names of the cards of what is no set as it should be; null for a card without one. */
function namesIn(found: unknown): readonly (string | null)[] {
  const cards = ownField(found, 'cards');
  const length = ownField(cards, 'length');
  if (typeof length !== 'number' || length > MOST_CARDS) return [];
  return Array.from({ length }, (_, i) => {
    const name = ownField(ownField(cards, `${i}`), 'name');
    return typeof name === 'string' && name.length <= LONGEST_NAME ? name : null;
  });
}

/** Cards that have the id of one before them. */
function repeatedCards(names: readonly (string | null)[]): readonly Problem[] {
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  names.forEach((name, i) => {
    if (name === null) return;
    const id = cardId(name);
    const before = seen.get(id);
    if (before === undefined) seen.set(id, i);
    else {
      const found = `${name}, whose id ${id} cards[${before}] has too`;
      problems.push(
        problem('set/repeated-card', found, 'an id of its own', 'rename it or add copies', `cards[${i}].name`),
      );
    }
  });
  return problems;
}

/** A card of one or more sets that are played together. */
export interface BoxCard {
  readonly id: string;
  readonly set: string;
  readonly card: Card;
}

/** The cards of sets together, in an order that does not depend on the order of the sets. */
export function combine(sets: readonly CardSet[]): readonly BoxCard[] {
  const inOrder = [...sets].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const box = new Map<string, BoxCard>();
  inOrder.forEach((set, i) => {
    if (i > 0 && inOrder[i - 1].id === set.id) {
      const found = `two sets with the id ${set.id}`;
      throw new FatequeueError([problem('set/repeated-set', found, 'each set once', 'leave one of them out', 'sets')]);
    }
    for (const card of set.cards) {
      const id = cardId(card.name);
      const before = box.get(id);
      box.set(id, before === undefined ? { id, set: set.id, card } : merged(before, card, set));
    }
  });
  return [...box.values()];
}

/** Equal definitions are one card: supplies add up; starting cards, temples and what is never used up do not. */
function merged(before: BoxCard, card: Card, set: CardSet): BoxCard {
  const isSame = JSON.stringify({ ...before.card, copies: 0 }) === JSON.stringify({ ...card, copies: 0 });
  const isSameStart = card.zone !== 'starting' || before.card.copies === card.copies;
  if (!isSame || !isSameStart) {
    const found = `${card.name} in ${set.id} that differs from the one in ${before.set}`;
    const remedy = 'give one of them another name, or play the sets apart';
    throw new FatequeueError([problem('set/conflicting-cards', found, 'one definition for one name', remedy, 'sets')]);
  }
  const isShared = isEndless(card) || card.zone === 'starting' || card.zone === 'temple';
  const copies = isShared ? card.copies : before.card.copies + card.copies;
  return { ...before, card: { ...before.card, copies } };
}

/** Whether a supply never runs out: a monster that is always there stays where it is (A3), unless it is a trophy. */
export function isEndless(card: Card): boolean {
  const isTrophy = card.abilities.some(({ ability }) => ability === 'trophy');
  return card.zone === 'always-available' && card.kind === 'monster' && !isTrophy;
}

/** The catalogue's entry for a card. */
export function catalogued({ id, set, card }: BoxCard): CatalogueCard {
  const { name, kind, factions, honor, copies, zone } = card;
  // Without the fields that reading a set leaves undefined.
  const cost: Cost = Object.fromEntries(Object.entries(card.cost).filter(([, price]) => price !== undefined));
  return {
    id,
    name,
    set,
    kind,
    factions,
    cost,
    honor,
    copies,
    zone,
    keywords: keywordsOf(card.kind, card.abilities),
    text: rulesText(card),
  };
}
