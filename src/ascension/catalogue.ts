import { FatequeueError, type Problem, problem } from '../kernel/errors.js';
import { readShape } from '../kernel/shape.js';
import { cardId } from './dsl.js';
import type { Ability, Card, CardSet, Cost } from './language.js';
import { setShape } from './set-shape.js';
import { rulesText } from './text.js';
import type { Faction, Home, Kind } from './vocabulary.js';

/** The rulebooks' words for what is printed on cards. */
export const KEYWORDS = ['Fate'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** A card as the catalogue lists it. */
export interface CatalogueCard {
  readonly id: string;
  readonly name: string;
  /** The id of the set it comes from; of several that print it, the first in order of their ids. */
  readonly set: string;
  readonly kind: Kind;
  readonly factions: readonly Faction[];
  readonly cost: Cost;
  readonly honor: number;
  readonly copies: number;
  readonly zone: Home;
  readonly keywords: readonly Keyword[];
  /** Derived from the data. */
  readonly text: string;
}

/** A set from outside, read into plain data of our own, or an error with every problem found. */
export function checkSet(found: unknown): CardSet {
  const read = readShape(setShape, found, 'set');
  if ('problems' in read) throw new FatequeueError(read.problems);
  const problems = repeatedCards(read.value);
  if (problems.length > 0) throw new FatequeueError(problems);
  return read.value;
}

function repeatedCards(set: CardSet): readonly Problem[] {
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  set.cards.forEach((card, i) => {
    const id = cardId(card.name);
    const before = seen.get(id);
    if (before === undefined) seen.set(id, i);
    else {
      const found = `${card.name}, whose id ${id} cards[${before}] has too`;
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

/** Equal definitions are one card: supplies add up, starting cards do not. */
function merged(before: BoxCard, card: Card, set: CardSet): BoxCard {
  const isSame = JSON.stringify({ ...before.card, copies: 0 }) === JSON.stringify({ ...card, copies: 0 });
  const isSameStart = card.zone !== 'starting' || before.card.copies === card.copies;
  if (!isSame || !isSameStart) {
    const found = `${card.name} in ${set.id} that differs from the one in ${before.set}`;
    const remedy = 'give one of them another name, or play the sets apart';
    throw new FatequeueError([problem('set/conflicting-cards', found, 'one definition for one name', remedy, 'sets')]);
  }
  const copies = isEndless(card) || card.zone === 'starting' ? card.copies : before.card.copies + card.copies;
  return { ...before, card: { ...before.card, copies } };
}

/** Whether a supply never runs out: a monster that is always there stays where it is (A3). */
export function isEndless(card: Card): boolean {
  return card.zone === 'always-available' && card.kind === 'monster';
}

/** The catalogue's entry for a card. */
export function catalogued({ id, set, card }: BoxCard): CatalogueCard {
  const { name, kind, factions, honor, copies, zone } = card;
  const cost: Cost = {
    ...(card.cost.runes === undefined ? {} : { runes: card.cost.runes }),
    ...(card.cost.power === undefined ? {} : { power: card.cost.power }),
  };
  const keywords = KEYWORDS.filter((word) => card.abilities.some((ability) => KEYWORD_OF[ability.ability] === word));
  return { id, name, set, kind, factions, cost, honor, copies, zone, keywords, text: rulesText(card) };
}

const KEYWORD_OF: { readonly [A in Ability['ability']]: Keyword | null } = {
  played: null,
  reward: null,
  fate: 'Fate',
  activated: null,
  triggered: null,
  redirect: null,
  'counts-as': null,
  discount: null,
  'pay-with': null,
  unbanishable: null,
};
