import type { Decision, Option } from '../kernel/decision.js';
import type { Frame } from '../kernel/state.js';
import type { Tx } from './game.js';

/** Asks what a player does next in a phase, if there is anything to choose. */
export function askInTurn(tx: Tx, frame: Frame, kind: string, options: readonly Option[]): boolean {
  if (options.length < 2) return false;
  const { ruling } = tx.game.nodes[frame.node];
  const source = { card: null, instance: null, ruling };
  const prompt = tx.game.describe(tx.game.nodes[frame.node]);
  const decision: Decision = { seat: frame.seat, kind, prompt, options, min: 1, max: 1, ordered: false, source };
  tx.push(frame);
  tx.stop(decision);
  return true;
}
