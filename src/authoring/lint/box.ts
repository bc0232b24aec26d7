import { checkSet } from '../../ascension/catalogue.js';
import type { Card, Filter } from '../../ascension/language.js';
import { describeCondition, describeEffect, describeFilter } from '../../ascension/text.js';
import type { Faction, Kind } from '../../ascension/vocabulary.js';
import type { AnyGame, DeckBuilder, PartIn, Told } from '../lexicon.js';
import { partsOf, toldBy } from '../parts.js';
import { contradiction } from './contradiction.js';
import type { BoxedCard } from './rule.js';

/** What a rule for every game has to know of the game that it looks at. */
export interface Grammar<G extends AnyGame> {
  describeEffect(effect: G['effect']): string;
  describeCondition(condition: G['condition']): string;
  describeFilter(filter: G['filter']): string;
  toldBy(effect: G['effect']): Told;
  /** What keeps every card from fitting, in words; or null. */
  contradiction(filter: G['filter'], box: BoxIn<G>): string | null;
  /** Whether some card of the box is what a filter wants, wherever it is. */
  hasCardFor(box: BoxIn<G>, filter: G['filter']): boolean;
}

/** A set and those it is played with, as rules look at them. */
export interface BoxIn<G extends AnyGame> {
  readonly set: G['set'];
  readonly others: readonly { readonly id: string; readonly cards: readonly G['card'][] }[];
  /** The cards of the set, and its tiles if it has any. */
  readonly cards: readonly BoxedCard<G>[];
  /** The cards of the set and of those it is played with. */
  readonly all: readonly G['card'][];
  /** The parts of all their texts. */
  readonly parts: readonly PartIn<G>[];
  /** Whether a game can be played with them: without starting cards, or tiles, something has to be added. */
  readonly isWhole: boolean;
  /** What something in the box gains. */
  readonly gained: ReadonlySet<G['resource']>;
  readonly grammar: Grammar<G>;
}

/** A box of the deck-builder. */
export type Box = BoxIn<DeckBuilder>;

const GRAMMAR: Grammar<DeckBuilder> = {
  describeEffect,
  describeCondition,
  describeFilter,
  toldBy,
  contradiction: (filter, box) => contradiction(filter, kindsGiven(box)),
  hasCardFor,
};

/** The box of a set of the deck-builder and those it is played with. */
export function boxOf(found: unknown, beside: readonly unknown[]): Box {
  const set = checkSet(found);
  const others = beside.map(checkSet);
  const cards = set.cards.map((card, i) => ({ card, at: `cards[${i}]`, parts: partsOf(card) }));
  const all = [...set.cards, ...others.flatMap((other) => other.cards)];
  const parts = [...cards.flatMap((one) => one.parts), ...others.flatMap((other) => other.cards.flatMap(partsOf))];
  const gained = new Set(
    parts.flatMap(({ part, node }) => (part === 'effect' && node.do === 'gain' ? [node.resource] : [])),
  );
  const isWhole = all.some(({ zone }) => zone === 'starting');
  return { set, others, cards, all, parts, isWhole, gained, grammar: GRAMMAR };
}

/** The kinds that cards of the box can count as besides their own. */
export function kindsGiven({ parts }: Box): ReadonlySet<Kind> {
  return new Set(
    parts.flatMap(({ part, node }) =>
      (part === 'ability' || part === 'rule') && node.ability === 'counts-as-kind' ? [node.kind] : [],
    ),
  );
}

/** The factions that cards of a kind can have in the box besides their own; of any kind, if none is named. */
export function factionsGiven({ parts }: Box, kind?: Kind): ReadonlySet<Faction> {
  return new Set(
    parts.flatMap(({ part, node }) => {
      if ((part !== 'ability' && part !== 'rule') || node.ability !== 'counts-as') return [];
      return kind === undefined || node.what.kind === undefined || node.what.kind === kind ? [node.faction] : [];
    }),
  );
}

/** Whether some card of the box has the kind, the faction and one of the names that a filter wants. */
export function hasCardFor(box: Box, { kind, faction, names, trophy }: Filter): boolean {
  const given = { kinds: kindsGiven(box), factions: factionsGiven(box, kind) };
  return box.all.some(
    (card) =>
      (kind === undefined || card.kind === kind || given.kinds.has(kind)) &&
      (faction === undefined || card.factions.includes(faction) || given.factions.has(faction)) &&
      (names === undefined || names.includes(card.name)) &&
      (trophy !== true || card.abilities.some(({ ability }) => ability === 'trophy')),
  );
}

/** Whether a card has a faction, or something in the box gives it one. */
export function canHaveFaction(card: Card, box: Box): boolean {
  return card.factions.length > 0 || factionsGiven(box, card.kind).size > 0;
}
