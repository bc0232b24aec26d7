import type * as Ascended from '../ascended/language.js';
import type * as AscendedWords from '../ascended/vocabulary.js';
import type * as Ascension from '../ascension/language.js';
import type * as AscensionWords from '../ascension/vocabulary.js';

/** What the words "it" and the like stand for where a part of a text is, in every game. */
export interface AnyScope {
  /** A card that set the text off, or that was chosen before. */
  readonly it: boolean;
  /** An amount that was spent. */
  readonly spent: boolean;
  /** A player who caused what happens to another one. */
  readonly causer: boolean;
}

/** The same in the deck-builder. */
export interface DeckScope extends AnyScope {
  /** Cards that the effect before was done to. */
  readonly those: boolean;
}

/** The same in the board game. */
export interface BoardScope extends AnyScope {
  /** What a die shows. */
  readonly rolled: boolean;
  /** A combat that may be going on. */
  readonly combat: boolean;
}

/** The language of the deck-builder. */
export interface DeckBuilder {
  readonly set: Ascension.CardSet;
  readonly card: Ascension.Card;
  readonly ability: Ascension.Ability;
  readonly rule: Ascension.Rule;
  readonly trigger: Ascension.Trigger;
  readonly effect: Ascension.Effect;
  readonly condition: Ascension.Condition;
  readonly value: Exclude<Ascension.Value, number>;
  readonly filter: Ascension.Filter;
  readonly resource: AscensionWords.Resource;
  readonly scope: DeckScope;
}

/** The language of the board game, whose tiles are looked at beside its cards. */
export interface BoardGame {
  readonly set: Ascended.CardSet;
  readonly card: Ascended.Card | Ascended.Tile;
  readonly ability: Ascended.Ability;
  readonly rule: Ascended.Rule;
  readonly trigger: Ascended.Trigger;
  readonly effect: Ascended.Effect;
  readonly condition: Ascended.Condition;
  readonly value: Exclude<Ascended.Value, number>;
  readonly filter: Ascended.Filter;
  readonly resource: AscendedWords.Resource;
  readonly scope: BoardScope;
}

/** What can be written in either of them: a rule that understands this looks at sets of both games. */
export type AnyGame = {
  readonly [W in Exclude<keyof DeckBuilder, 'scope'>]: DeckBuilder[W] | BoardGame[W];
} & { readonly scope: AnyScope };

interface Place<G extends AnyGame> {
  /** From the card on: `abilities[0].effect`. */
  readonly path: string;
  readonly scope: G['scope'];
  /** The part that this one is in; null for an ability. */
  readonly above: PartIn<G> | null;
}

/** A part of a card's text, where it stands, and what is around it. */
export type PartIn<G extends AnyGame> = Place<G> &
  (
    | { readonly part: 'ability'; readonly node: G['ability'] }
    | { readonly part: 'rule'; readonly node: G['rule'] }
    | { readonly part: 'trigger'; readonly node: G['trigger'] }
    | { readonly part: 'effect'; readonly node: G['effect'] }
    | { readonly part: 'condition'; readonly node: G['condition'] }
    | { readonly part: 'value'; readonly node: G['value'] }
    | { readonly part: 'filter'; readonly node: G['filter'] }
  );

/** The kinds of parts. */
export type PartName = PartIn<AnyGame>['part'];

/** What an effect tells those that depend on it. */
export interface Told {
  /** Whether it can be done at all, so that something can depend on it. */
  readonly done: boolean;
  /** The cards it was done to. */
  readonly cards: boolean;
  /** An amount. */
  readonly amount: boolean;
}
