import { isPossible } from '../kernel/control.js';
import type { Option } from '../kernel/decision.js';
import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { statOf } from './characteristics.js';
import { frameOf } from './frames.js';
import type { Tx } from './game.js';
import { did, record } from './history.js';
import { pieceOption } from './option.js';
import { level, table } from './players.js';
import { holdsFor, type InForce, rulesOf } from './rules-in-force.js';
import { ACTIVATED, account, DID_USE, own } from './table.js';
import { caught, pushAll } from './triggers.js';

/** The energy that activating an artifact costs. */
export function artifactCost(tx: Tx, seat: Seat, piece: InstanceId): number {
  return statOf(tx, seat, 'artifact-cost', tx.game.defs[tx.state.pieces[piece]].cost, { card: piece });
}

/** The artifacts that a player can activate now, and the abilities that they can use: in their own turn (B11). */
export function activationOptions(tx: Tx, seat: Seat): readonly Option[] {
  if (table(tx, 'turnOf') !== seat) return [];
  const options: Option[] = [];
  for (const piece of tx.state.places[own('artifacts', seat)]) {
    if (tx.markOf(ACTIVATED, piece) === 0 && artifactCost(tx, seat, piece) <= level(tx, 'energy', seat)) {
      options.push(pieceOption(tx, 'activate', piece, 'artifacts'));
    }
  }
  for (const inForce of rulesOf(tx, seat, 'abilities')) {
    if (!isUsable(tx, seat, inForce)) continue;
    const option = pieceOption(tx, 'use', inForce.self, 'active', inForce.rule.ability);
    if (!options.some(({ key }) => key === option.key)) options.push(option);
  }
  return options;
}

function isUsable(tx: Tx, seat: Seat, inForce: InForce): boolean {
  const { rule, self } = inForce;
  if (rule.rule.ability !== 'activated' || !holdsFor(tx, inForce, seat)) return false;
  if (rule.rule.limit !== undefined && did(tx, DID_USE, seat, rule.id, self)) return false;
  return isPossible(tx, frameOf(rule.node, seat, { self }), tx.game.nodes[rule.node]);
}

/** Whether an option is one of these. */
export function isActivation({ do: word }: Option): boolean {
  return word === 'activate' || word === 'use';
}

/** Does what an option of these says: its effect happens next. */
export function activate(tx: Tx, seat: Seat, { do: word, instance = NONE, ability = 0 }: Option): void {
  if (word === 'use') {
    const inForce = rulesOf(tx, seat, 'abilities').find(
      ({ rule, self }) => self === instance && rule.ability === ability,
    );
    if (inForce === undefined) throw new Error(`piece ${instance} has no ability ${ability} to use`);
    record(tx, DID_USE, seat, instance, inForce.rule.id);
    tx.happened('used', seat, instance);
    tx.push(frameOf(inForce.rule.node, seat, { self: instance }));
    return;
  }
  tx.add(account('energy', seat), -artifactCost(tx, seat, instance));
  activateFree(tx, seat, instance);
}

/** Activates an artifact that is paid for, or that costs nothing. */
export function activateFree(tx: Tx, seat: Seat, piece: InstanceId): void {
  tx.mark(ACTIVATED, piece, 1);
  tx.happened('activated', seat, piece);
  const { activation } = tx.game.defs[tx.state.pieces[piece]];
  pushAll(tx, caught(tx, { when: 'activated', card: piece }, seat));
  if (activation !== NONE) tx.push(frameOf(activation, seat, { self: piece }));
}
