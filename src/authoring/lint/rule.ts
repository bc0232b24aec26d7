import type { AnyGame, DeckBuilder, PartIn, PartName } from '../lexicon.js';
import type { BoxIn } from './box.js';

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
  readonly card?: BoxedCard<AnyGame>;
  readonly part?: PartIn<AnyGame>;
  /** A field of the card or the set, where no part is meant. */
  readonly field?: string;
  readonly found: string;
  readonly remedy: string;
}

/** A card or tile of the set that is looked at, with the parts of its text. */
export interface BoxedCard<G extends AnyGame = DeckBuilder> {
  readonly card: G['card'];
  /** Where it is in the set: `cards[3]`. */
  readonly at: string;
  readonly parts: readonly PartIn<G>[];
}

/** One thing to look for in sets of a game, or of any. */
export interface LintRule<G extends AnyGame = DeckBuilder> {
  readonly name: string;
  readonly severity: Severity;
  /** What it finds, and why that is wrong: a sentence or two for the page of the rules. */
  readonly about: string;
  check(box: BoxIn<G>): Iterable<Remark>;
}

type Look<G extends AnyGame, What> = (
  what: What,
  card: BoxedCard<G>,
  box: BoxIn<G>,
) => Iterable<Partial<Remark> & Said>;
type Said = Pick<Remark, 'found' | 'remedy'>;

/** A rule that looks at each card by itself. */
export function ofCards<G extends AnyGame = DeckBuilder>(
  look: (card: BoxedCard<G>, box: BoxIn<G>) => Iterable<Partial<Remark> & Said>,
): (box: BoxIn<G>) => Iterable<Remark> {
  return function* (box) {
    for (const card of box.cards) for (const remark of look(card, box)) yield { card, ...remark };
  };
}

/** A rule that looks at each part of one kind. */
export function ofParts<P extends PartName, G extends AnyGame = DeckBuilder>(
  kind: P,
  look: Look<G, Extract<PartIn<G>, { readonly part: P }>>,
): (box: BoxIn<G>) => Iterable<Remark> {
  const isOfKind = (part: PartIn<G>): part is Extract<PartIn<G>, { readonly part: P }> => part.part === kind;
  return ofCards<G>(function* (card, box) {
    for (const part of card.parts.filter(isOfKind)) {
      for (const remark of look(part, card, box)) yield { part, ...remark };
    }
  });
}

/** The part that a part is in, and those around it, from the inside out. */
export function* around<G extends AnyGame>(part: PartIn<G>): Generator<PartIn<G>> {
  for (let above = part.above; above !== null; above = above.above) yield above;
}

/** Whether two pieces of data are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
