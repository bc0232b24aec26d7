import type { Card } from '../../ascension/language.js';
import type { Part, PartOf } from '../parts.js';
import type { Box } from './box.js';

/** How much a finding matters: an `error` is surely not what was meant, a `warning` may be. */
export type Severity = 'error' | 'warning';

/** Something that is valid and wrong all the same. */
export interface Finding {
  /** The rule that found it, as docs/linting.md lists it. */
  readonly rule: string;
  /** How much it matters. */
  readonly severity: Severity;
  /** Where it is in the set, such as `cards[3].abilities[0].effect`. */
  readonly path: string;
  /** The name of the card; empty for what is about the set. */
  readonly card: string;
  /** What there is. */
  readonly found: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** What a rule has to say of a card, a part of one, or the set. */
export interface Remark {
  readonly card?: BoxedCard;
  readonly part?: Part;
  /** A field of the card or the set, where no part is meant. */
  readonly field?: string;
  readonly found: string;
  readonly remedy: string;
}

/** A card of the set that is looked at, with the parts of its text. */
export interface BoxedCard {
  readonly card: Card;
  /** Where it is in the set. */
  readonly index: number;
  readonly parts: readonly Part[];
}

/** One thing to look for in sets. */
export interface LintRule {
  readonly name: string;
  readonly severity: Severity;
  /** What it finds, and why that is wrong: a sentence or two for the page of the rules. */
  readonly about: string;
  check(box: Box): Iterable<Remark>;
}

/** A rule that looks at each card by itself. */
export function ofCards(look: (card: BoxedCard, box: Box) => Iterable<Omit<Remark, 'card'>>): LintRule['check'] {
  return function* (box) {
    for (const card of box.cards) for (const remark of look(card, box)) yield { card, ...remark };
  };
}

/** A rule that looks at each part of one kind. */
export function ofParts<P extends Part['part']>(
  kind: P,
  look: (part: PartOf<P>, card: BoxedCard, box: Box) => Iterable<Omit<Remark, 'card' | 'part'>>,
): LintRule['check'] {
  const isOfKind = (part: Part): part is PartOf<P> => part.part === kind;
  return ofCards(function* (card, box) {
    for (const part of card.parts.filter(isOfKind)) {
      for (const remark of look(part, card, box)) yield { part, ...remark };
    }
  });
}

/** The part that a part is in, and those around it, from the inside out. */
export function* around(part: Part): Generator<Part> {
  for (let above = part.above; above !== null; above = above.above) yield above;
}
