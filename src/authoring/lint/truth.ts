import type { AnyGame } from '../lexicon.js';
import { isSame } from './rule.js';

type Condition = AnyGame['condition'];

function isOpposite(a: Condition, b: Condition): boolean {
  return (a.check === 'not' && isSame(a.condition, b)) || (b.check === 'not' && isSame(b.condition, a));
}

/** The only answers to a question, of which exactly one is right at any time. */
function answerTo(condition: Condition): readonly [question: string, answer: string, answers: number] | null {
  switch (condition.check) {
    case 'cycle':
      return ['cycle', condition.cycle, 2];
    case 'chapter':
      return ['chapter', condition.chapter, 2];
    case 'phase':
      return ['phase', condition.phase, Number.POSITIVE_INFINITY];
    case 'foe-is':
      return ['foe-is', condition.what, Number.POSITIVE_INFINITY];
    case 'in-combat':
      return condition.role === undefined ? null : ['in-combat', condition.role, Number.POSITIVE_INFINITY];
    default:
      return null;
  }
}

/** Whether two conditions cannot hold together, or, for `any`, cannot both fail. */
function isDecided(a: Condition, b: Condition, check: 'all' | 'any'): boolean {
  if (isOpposite(a, b)) return true;
  const [one, other] = [answerTo(a), answerTo(b)];
  if (one === null || other === null || one[0] !== other[0] || one[1] === other[1]) return false;
  return check === 'all' || one[2] === 2;
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
      const conditions: readonly Condition[] = condition.conditions;
      const decisive = condition.check === 'any';
      const truths = conditions.map(truthOf);
      if (truths.includes(decisive)) return decisive;
      const isBoth = conditions.some((one, i) =>
        conditions.slice(i + 1).some((other) => isDecided(one, other, condition.check)),
      );
      if (isBoth) return decisive;
      return truths.every((truth) => truth === !decisive) ? !decisive : null;
    }
    case 'you-control':
    case 'you-played':
    case 'you-acquired':
    case 'you-defeated':
    case 'there-are':
    case 'there-are-tiles':
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
    case 'in-combat':
    case 'foe-is':
    case 'cycle':
    case 'chapter':
    case 'phase':
    case 'stands-on':
    case 'you-moved':
    case 'you-did':
    case 'you-fought':
    case 'you-have-profile':
      return null;
  }
}
