import type { Condition } from '../language.js';
import { anywhere, isControlled, measure, single, some } from './noun.js';
import { capitalise, type Person } from './voice.js';

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
    // What one controls is under one's control: a filter that says so says it again.
    const cards = some(amount, isControlled(what) ? anywhere(what) : what, person, OR_MORE);
    return `${person.subject} ${negated ? 'do not control' : 'control'} ${cards}`;
  },
  'you-played': ({ amount, what }, person, negated) =>
    done('played', some(amount, what, person, OR_MORE), person, negated),
  'you-acquired': ({ amount, what }, person, negated) =>
    done('acquired', some(amount, what, person, { ...OR_MORE, preposition: 'from' }), person, negated),
  'you-defeated': ({ amount, what }, person, negated) =>
    done('defeated', some(amount, what, person, OR_MORE), person, negated),
  'there-are': ({ amount, what }, person, negated) => {
    if (amount !== 1) return `there are ${negated ? 'not ' : ''}${some(amount, what, person, OR_MORE)}`;
    return `there is ${negated ? `no ${single(what, person)}` : some(1, what, person)}`;
  },
  'at-least': ({ value, than }, person, negated) =>
    `${measure(value, person)} is ${negated ? 'less than' : 'at least'} ${measure(than, person)}`,
  'it-is': ({ what }, person, negated) => `it is ${negated ? 'not ' : ''}${some(1, what, person)}`,
  'event-is': ({ faction }, _, negated) => `the current event is ${negated ? 'not ' : ''}${capitalise(faction)}`,
  echo: (_, __, negated) => holds('echo', negated),
  serenity: (_, __, negated) => holds('serenity', negated),
  unite: (_, __, negated) => holds('unite', negated),
  'your-turn': (_, { possessive }, negated) => `it is ${negated ? 'not ' : ''}${possessive} turn`,
  'opponent-ahead': (_, { object, opponent }, negated) =>
    `${negated ? 'no' : 'an'} ${opponent} has more honor than ${object}`,
};

const OR_MORE = { more: ' or more' };

function done(verb: string, cards: string, { subject }: Person, negated: boolean): string {
  return `${subject} have ${negated ? 'not ' : ''}${verb} ${cards} this turn`;
}

function holds(keyword: string, negated: boolean): string {
  return `${keyword} ${negated ? 'does not hold' : 'holds'}`;
}

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
