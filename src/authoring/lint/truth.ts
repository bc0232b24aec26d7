import type { Condition } from '../../ascension/language.js';

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isOpposite(a: Condition, b: Condition): boolean {
  return (a.check === 'not' && isSame(a.condition, b)) || (b.check === 'not' && isSame(b.condition, a));
}

/** Whether a condition holds in every position, in none, or (null) depends on it. */
export function truthOf(condition: Condition): boolean | null {
  switch (condition.check) {
    case 'not': {
      const truth = truthOf(condition.condition);
      return truth === null ? null : !truth;
    }
    case 'all':
    case 'any': {
      const { conditions } = condition;
      const decisive = condition.check === 'any';
      const truths = conditions.map(truthOf);
      if (truths.includes(decisive)) return decisive;
      const isBoth = conditions.some((one, i) => conditions.slice(i + 1).some((other) => isOpposite(one, other)));
      if (isBoth) return decisive;
      return truths.every((truth) => truth === !decisive) ? !decisive : null;
    }
    case 'you-control':
    case 'you-played':
    case 'you-acquired':
    case 'you-defeated':
    case 'there-are':
      return condition.amount === 0 ? true : null;
    case 'at-least': {
      const { value, than } = condition;
      if (than === 0 || isSame(value, than)) return true;
      return typeof value === 'number' && typeof than === 'number' ? value >= than : null;
    }
    case 'it-is':
    case 'event-is':
    case 'echo':
    case 'serenity':
    case 'unite':
    case 'your-turn':
    case 'opponent-ahead':
      return null;
  }
}
