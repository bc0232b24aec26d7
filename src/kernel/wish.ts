import type { Decision, Option } from './decision.js';
import { FatequeueError, type Problem, problem } from './errors.js';
import { integer, optional, readShape, record, type Shape, text } from './shape.js';
import type { InstanceId, Seat } from './state.js';

/** Something that somebody would like to do: an option, as far as it can be told. */
export interface Wish {
  /** The kind of choice: `play`, `activate`, `end-turn`. */
  readonly do: string;
  /** The printed card, by its id or name. */
  readonly card?: string | undefined;
  /** The piece, where several are the same card. */
  readonly instance?: InstanceId | undefined;
  /** Which ability of the card, from 0. */
  readonly ability?: number | undefined;
  /** Who would like to. */
  readonly seat?: Seat | undefined;
}

const wishShape: Shape<Wish> = record<Wish>({
  do: text(100),
  card: optional(text(200)),
  instance: optional(integer(0, 1_000_000)),
  ability: optional(integer(0, 1_000)),
  seat: optional(integer(0, 100)),
});

/** A wish of any shape, read; fields that only options have are passed over. */
export function readWish(found: unknown): Wish {
  const read = readShape(wishShape, withoutOptionFields(found), 'wish');
  if ('problems' in read) throw new FatequeueError(read.problems);
  return read.value;
}

function withoutOptionFields(found: unknown): unknown {
  try {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return found;
    const isOption = Object.hasOwn(found, 'key');
    // The seat of an option is whom it concerns, not who would like it.
    const passedOver = isOption ? ['key', 'from', 'text', 'seat'] : ['from', 'text'];
    const fields = Object.entries(found).filter(([name]) => !passedOver.includes(name));
    return Object.fromEntries(fields);
  } catch {
    // Only a hostile object (a proxy, say) can make a plain read throw; reading its form reports that.
    return found;
  }
}

/** Whether an option is what a wish asks for. */
export function isGranted({ do: word, card, instance, ability }: Wish, option: Option): boolean {
  return (
    option.do === word &&
    (card === undefined || option.card === card) &&
    (instance === undefined || option.instance === instance) &&
    (ability === undefined || option.ability === ability)
  );
}

/** What keeps anybody from choosing anything but what is on offer; null if it depends on the game. */
export function whyNobody(decision: Decision | null, { seat }: Wish): Problem | null {
  if (decision === null) {
    return problem('why/game-over', 'a game that is over', 'one that goes on', 'start a new game');
  }
  if (seat === undefined || seat === decision.seat) return null;
  const found = `a decision of seat ${decision.seat}`;
  return problem('why/not-your-decision', found, `one of seat ${seat}`, 'wait for your own decision');
}
