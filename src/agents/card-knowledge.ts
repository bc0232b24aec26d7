import { type AscensionRules, gameOf } from '../ascension/ascension.js';
import type { Card, Effect } from '../ascension/language.js';
import { describeEffect } from '../ascension/text.js';
import type { Currency } from '../ascension/vocabulary.js';
import { type Appraisal, appraisalOf, isEffect } from './worth.js';

/** What can be spent. */
export type Purse = Readonly<Record<Currency, number>>;

/** What a card is, and what it is good for. */
export interface KnownCard {
  readonly card: Card;
  readonly price: number;
  readonly currency: Currency;
  readonly good: Appraisal;
  /** What it gives to spend when it is played. */
  readonly gives: Purse;
  /** What can be used of it while it is in play, in order. */
  readonly abilities: readonly Effect[];
  /** Whether it is always there to be taken. */
  readonly isSupply: boolean;
}

/** What there is to know of the cards before a game begins. */
export interface CardKnowledge {
  readonly cards: ReadonlyMap<string, KnownCard>;
  /** The effects of all cards by their texts: what decisions and options say. */
  readonly effects: ReadonlyMap<string, Effect>;
}

/** What the cards of some rules are good for, by what is printed on them. */
export function cardKnowledge(rules: AscensionRules): CardKnowledge {
  const cards = new Map<string, KnownCard>();
  const effects = new Map<string, Effect>();
  for (const { id, card, cost, currency } of gameOf(rules).defs) {
    const played = card.abilities.flatMap((ability) => (ability.ability === 'played' ? parts(ability.effect) : []));
    cards.set(id, {
      card,
      price: cost,
      currency,
      good: appraisalOf(card),
      gives: { runes: given(played, 'runes'), power: given(played, 'power') },
      abilities: card.abilities.flatMap((ability) => (ability.ability === 'activated' ? [ability.effect] : [])),
      isSupply: card.zone === 'always-available',
    });
    for (const effect of effectsIn(card.abilities)) effects.set(describeEffect(effect), effect);
  }
  return { cards, effects };
}

/** The effects anywhere in a checked card. */
function effectsIn(data: unknown): readonly Effect[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = isEffect(data) ? [data] : [];
  return [...own, ...Object.values(data).flatMap(effectsIn)];
}

/** What an effect does one after the other. */
export function parts(effect: Effect): readonly Effect[] {
  return effect.do === 'sequence' ? effect.effects.flatMap(parts) : [effect];
}

/** How much of a currency effects give for sure. */
export function given(effects: readonly Effect[], currency: Currency): number {
  return effects.reduce((sum, effect) => {
    const isIt = effect.do === 'gain' && effect.resource === currency && typeof effect.amount === 'number';
    return isIt ? sum + effect.amount : sum;
  }, 0);
}
