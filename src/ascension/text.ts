import type { Ability, Card, Condition, Effect, Filter } from './language.js';
import { clause } from './text/condition.js';
import { abilitySentences, sentences } from './text/effect.js';
import { some } from './text/noun.js';
import { capitalise, YOU } from './text/voice.js';

/** An effect in sentences. */
export function describeEffect(effect: Effect): string {
  return capitalise(sentences(effect));
}

/** A condition as a clause, to stand after "if". */
export function describeCondition(condition: Condition): string {
  return clause(condition, YOU);
}

/** A number of cards that fit. */
export function describeFilter(filter: Filter, amount = 1): string {
  return some(amount, filter, YOU);
}

/** An ability in sentences. */
export function describeAbility(ability: Ability): string {
  return capitalise(abilitySentences(ability));
}

/** What is printed on a card: a line for each ability. */
export function rulesText(card: Card): string {
  return card.abilities.map(describeAbility).join('\n');
}
