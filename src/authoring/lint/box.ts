import type { Card, CardSet, Filter } from '../../ascension/language.js';
import type { Faction, Kind, Resource } from '../../ascension/vocabulary.js';
import { type Part, partsOf } from '../parts.js';
import type { BoxedCard } from './rule.js';

/** A set and those it is played with, as rules look at them. */
export interface Box {
  readonly set: CardSet;
  readonly others: readonly CardSet[];
  /** The cards of the set. */
  readonly cards: readonly BoxedCard[];
  /** The cards of the set and of those it is played with. */
  readonly all: readonly Card[];
  /** The parts of all their texts. */
  readonly parts: readonly Part[];
  /** Whether a game can be played with them: without starting cards something has to be added. */
  readonly isWhole: boolean;
  /** What something in the box gains. */
  readonly gained: ReadonlySet<Resource>;
}

/** The box of a set and those it is played with. */
export function boxOf(set: CardSet, others: readonly CardSet[]): Box {
  const cards = set.cards.map((card, index) => ({ card, index, parts: partsOf(card) }));
  const all = [...set.cards, ...others.flatMap((other) => other.cards)];
  const parts = [...cards.flatMap((one) => one.parts), ...others.flatMap((other) => other.cards.flatMap(partsOf))];
  const gained = new Set(
    parts.flatMap(({ part, node }) => (part === 'effect' && node.do === 'gain' ? [node.resource] : [])),
  );
  return { set, others, cards, all, parts, isWhole: all.some(({ zone }) => zone === 'starting'), gained };
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
