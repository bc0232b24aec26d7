import type { AnyEffect } from '../kernel/compile.js';
import type { Ability, AsSoonAs, Condition, Effect } from './language.js';

function isAsSoonAs(effect: AnyEffect): effect is AsSoonAs {
  return effect.do === 'as-soon-as';
}

/** An effect in words that can be resolved: a shorthand becomes what it stands for. */
export function expand(effect: AnyEffect): AnyEffect {
  if (!isAsSoonAs(effect)) return effect;
  const { condition, effect: then } = effect;
  const later: Effect = {
    do: 'next-time-this-turn',
    rule: { ability: 'triggered', trigger: { when: 'play', what: {} }, condition, effect: then },
  };
  const expanded: Effect = { do: 'if', condition, effect: then, otherwise: later };
  return expanded;
}

/** The keywords that are checked before anything of a card's text happens (K2, K3). */
const CHECKED_FIRST = ['echo', 'serenity'] as const;
type CheckedFirst = (typeof CHECKED_FIRST)[number];

/** Everything that a card does when it is played, in printed order; null if that is nothing. */
export function playText(abilities: readonly Ability[]): Effect | null {
  const printed = CHECKED_FIRST.filter((word) => abilities.some(({ ability }) => ability === word));
  return textGiven(abilities, printed, []);
}

/** The text, with some keywords still to be checked and some known to hold. */
function textGiven(
  abilities: readonly Ability[],
  unchecked: readonly CheckedFirst[],
  held: readonly CheckedFirst[],
): Effect | null {
  const [first, ...others] = unchecked;
  if (first === undefined) return inOrder(abilities.flatMap((ability) => partOf(ability, held)));
  const effect = textGiven(abilities, others, [...held, first]) ?? { do: 'sequence', effects: [] };
  const otherwise = textGiven(abilities, others, held);
  const condition: Condition = { check: first };
  return otherwise === null ? { do: 'if', condition, effect } : { do: 'if', condition, effect, otherwise };
}

function partOf(ability: Ability, held: readonly CheckedFirst[]): readonly Effect[] {
  switch (ability.ability) {
    case 'played':
      return [ability.effect];
    case 'echo':
    case 'serenity':
      return held.includes(ability.ability) ? [ability.effect] : [];
    case 'unite':
      return [{ do: 'as-soon-as', condition: { check: 'unite' }, effect: ability.effect }];
    default:
      return [];
  }
}

function inOrder(effects: readonly Effect[]): Effect | null {
  if (effects.length === 0) return null;
  return effects.length === 1 ? effects[0] : { do: 'sequence', effects };
}
