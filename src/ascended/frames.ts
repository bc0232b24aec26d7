import { NOTHING } from '../kernel/draft.js';
import { type Frame, type InstanceId, NONE, type Seat } from '../kernel/state.js';

interface Bindings {
  readonly at?: number;
  readonly self?: InstanceId;
  readonly it?: InstanceId;
  readonly by?: Seat;
  readonly list?: readonly number[];
}

/** A frame of a node for a player. */
export function frameOf(node: number, seat: Seat, bindings: Bindings = {}): Frame {
  const { at = 0, self = NONE, it = NONE, by = NONE, list = NOTHING } = bindings;
  return { node, at, seat, self, it, by, list };
}

/** Told to whatever waits for an effect that was done, but not to a card. */
export const DONE: readonly number[] = Object.freeze([NONE]);
