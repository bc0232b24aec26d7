import { type AscensionRules, ascension } from 'fatequeue';
import { type Card, defineSet } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';

/** The rules with Chronicle of the Godslayer and some more cards. */
export function withCards(...cards: readonly Card[]): AscensionRules {
  const more = defineSet({ id: 'more-cards', name: 'More cards', players: { min: 1, max: 4 }, cards });
  return ascension({ sets: [chronicleOfTheGodslayer, more] });
}
