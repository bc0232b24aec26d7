import { keywordsOf } from './keywords.js';
import type { Ability, Card, Condition, Effect, Filter } from './language.js';
import { clause } from './text/condition.js';
import { abilitySentences, sentences } from './text/effect.js';
import { some } from './text/noun.js';
import { REMINDER } from './text/reminder.js';
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

/** How much a text says: `full` adds what each keyword means, in brackets where it first appears. */
export const TEXT_FORMS = ['short', 'full'] as const;
/** One of `TEXT_FORMS`. */
export type TextForm = (typeof TEXT_FORMS)[number];

/** What is printed on a card: a line for each ability. */
export function rulesText({ kind, abilities }: Card, form: TextForm = 'short'): string {
  if (form === 'short') return abilities.map(describeAbility).join('\n');
  const lines = abilities.map((ability, i) => {
    const before = i === 0 ? [] : keywordsOf(kind, abilities.slice(0, i));
    const reminders = keywordsOf(kind, abilities.slice(0, i + 1)).filter((keyword) => !before.includes(keyword));
    return [describeAbility(ability), ...reminders.map((keyword) => `(${REMINDER[keyword]})`)].join(' ');
  });
  return lines.join('\n');
}
