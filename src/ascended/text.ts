import type { Ability, Card, Condition, Effect, Filter, Tile, TileSide } from './language.js';
import { clause } from './text/condition.js';
import { phrase, ruleText } from './text/effect.js';
import { cards } from './text/noun.js';
import { capitalise, row, YOU } from './text/voice.js';
import { type Trait, TYPES } from './vocabulary.js';

/** An effect in sentences: one for each thing that is done. */
export function describeEffect(effect: Effect): string {
  if (effect.do === 'sequence' && effect.effects.length > 0) return effect.effects.map(describeEffect).join(' ');
  return `${capitalise(phrase(effect, YOU))}.`;
}

/** A condition as a clause, to stand after "if". */
export function describeCondition(condition: Condition): string {
  return clause(condition, YOU);
}

/** What a filter wants, as a noun. */
export function describeFilter(filter: Filter): string {
  return cards(filter, YOU);
}

const TRAIT: { readonly [T in Trait]: string } = {
  unrecruitable: 'Cannot be recruited.',
  guard: 'Takes damage before its player and other companions.',
};

/** An ability in sentences. */
export function describeAbility(ability: Ability): string {
  if (ability.ability === 'trait') return TRAIT[ability.trait];
  return ability.ability === 'when-activated' ? describeEffect(ability.effect) : ruleText(ability, YOU);
}

/** What is printed on a card or tile: a line for each ability, or for each side. */
export function rulesText(printed: Card | Tile): string {
  if ('terrain' in printed) {
    return [`Daylight: ${sideText(printed.daylight)}`, `Darkness: ${sideText(printed.darkness)}`].join('\n');
  }
  return [...headLines(printed), ...printed.abilities.map(describeAbility)].join('\n');
}

function sideText({ energy, difficulty }: TileSide): string {
  return `energy ${energy}, difficulty ${difficulty.join(' / ')}.`;
}

function headLines(card: Card): readonly string[] {
  if (card.kind !== 'profile') return [];
  const base = TYPES.flatMap((type) => {
    const count = card.base[type] ?? 0;
    return count === 0 ? [] : [`${count} ${capitalise(type)}`];
  });
  return [`Unlocked by ${row(base, 'and')}.`, `${card.sequence.map(capitalise).join(', ')}.`];
}
