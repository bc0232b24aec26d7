import type { Condition } from '../language.js';
import { some } from './noun.js';
import type { Person } from './voice.js';

type Check = Condition['check'];
type Conditions = { readonly [C in Condition as C['check']]: C };
type ConditionOf<C extends Check> = { readonly [K in C]: Conditions[K] & { readonly check: K } }[C];

const CONDITION: {
  readonly [C in Check]: (condition: ConditionOf<C>, person: Person, negated: boolean) => string;
} = {
  not: ({ condition }, person, negated) => clause(condition, person, !negated),
  all: ({ conditions }, person, negated) => joined(conditions, 'and', 'this is always so', person, negated),
  any: ({ conditions }, person, negated) => joined(conditions, 'or', 'this is never so', person, negated),
  'you-control': ({ amount, what }, person, negated) => {
    // What one controls is in play: a filter that says so says it again.
    const isInPlay = what.in?.length === 1 && what.in[0] === 'inPlay';
    const cards = some(amount, isInPlay ? { ...what, in: undefined } : what, person, 'in', ' or more');
    return `${person.subject} ${negated ? 'do not control' : 'control'} ${cards}`;
  },
  'you-played': ({ amount, what }, person, negated) => {
    const cards = some(amount, what, person, 'in', ' or more');
    return `${person.subject} ${negated ? 'have not played' : 'have played'} ${cards} this turn`;
  },
};

function joined(
  conditions: readonly Condition[],
  conjunction: 'and' | 'or',
  none: string,
  person: Person,
  negated: boolean,
): string {
  if (conditions.length === 1) return clause(conditions[0], person, negated);
  const parts = conditions.map((condition) => part(condition, person));
  const text = parts.join(` ${conjunction} `) || none;
  return negated ? `not (${text})` : text;
}

/** A condition inside another: in brackets if it has a conjunction of its own. */
function part(condition: Condition, person: Person): string {
  const text = clause(condition, person);
  const { core, negated } = polarity(condition);
  return !negated && (core.check === 'all' || core.check === 'any') ? `(${text})` : text;
}

/** A condition without the negations and single conjunctions around it, and whether those negate it. */
export function polarity(condition: Condition): { readonly core: Condition; readonly negated: boolean } {
  if (condition.check === 'not') {
    const { core, negated } = polarity(condition.condition);
    return { core, negated: !negated };
  }
  const isSingle = (condition.check === 'all' || condition.check === 'any') && condition.conditions.length === 1;
  return isSingle ? polarity(condition.conditions[0]) : { core: condition, negated: false };
}

function dispatch<C extends Check>(condition: ConditionOf<C>, person: Person, negated: boolean): string {
  return CONDITION[condition.check](condition, person, negated);
}

/** A condition as a clause. */
export function clause(condition: Condition, person: Person, negated = false): string {
  return dispatch(condition, person, negated);
}
