import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { fits } from './filter.js';
import type { Tx } from './game.js';
import { holdsFor, type InForce, rulesOf, rulesOfPiece, speaking } from './rules-in-force.js';
import { own } from './table.js';
import { valueFor } from './value.js';
import type { CombatStat, DiceTrait, Die, Permission, Stat, TableStat, Trait } from './vocabulary.js';

/** What a number is asked about: a card for its cost or worth, a kind of dice. */
export interface About {
  readonly card?: InstanceId;
  readonly dice?: Die | null;
}

/** A number with every rule of a seat applied to it (B4): what it becomes first, then what makes it more or less. */
export function statOf(tx: Tx, seat: Seat, stat: Stat, base: number, about: About = {}): number {
  return modified(tx, rulesOf(tx, seat, 'modifiers'), seat, stat, base, about);
}

/** A number of a villain or companion, with its own rules applied to it. */
export function statOfPiece(
  tx: Tx,
  piece: InstanceId,
  seat: Seat,
  stat: CombatStat,
  base: number,
  about: About = {},
): number {
  return modified(tx, rulesOfPiece(tx, piece, 'modifiers'), seat, stat, base, about);
}

function modified(
  tx: Tx,
  rules: readonly InForce[],
  seat: Seat,
  stat: Stat,
  base: number,
  { card = NONE, dice = null }: About,
): number {
  let result = base;
  let change = 0;
  for (const inForce of rules) {
    const { rule } = inForce.rule;
    if (rule.ability !== 'modify' || rule.stat !== stat) continue;
    if ((rule.dice ?? null) !== dice) continue;
    const as = speaking(inForce, seat);
    if (rule.what !== undefined && (card === NONE || !fits(tx, as, { ...rule.what, in: undefined }, card))) continue;
    if (!holdsFor(tx, inForce, seat)) continue;
    const amount = valueFor(tx, as, rule.amount);
    if (rule.change === 'become') result = amount;
    else change += rule.change === 'more' ? amount : -amount;
  }
  return Math.max(0, result + change);
}

/** Whether a player may do something. */
export function isAllowed(tx: Tx, seat: Seat, what: Permission): boolean {
  return rulesOf(tx, seat, 'modifiers').some(
    (inForce) => inForce.rule.rule.ability === 'can' && inForce.rule.rule.what === what && holdsFor(tx, inForce, seat),
  );
}

/** What a player's base dice are like, or the dice of a villain or companion. */
export function diceTraits(tx: Tx, seat: Seat, source: InstanceId): ReadonlySet<DiceTrait> {
  const rules = source === NONE ? rulesOf(tx, seat, 'modifiers') : rulesOfPiece(tx, source, 'modifiers');
  const traits = new Set<DiceTrait>();
  for (const inForce of rules) {
    const { rule } = inForce.rule;
    if (rule.ability === 'dice' && holdsFor(tx, inForce, seat)) traits.add(rule.trait);
  }
  // A villain in the company of a player never parries, whatever it says itself.
  if (source !== NONE && isRecruited(tx, source)) traits.add('never-parry');
  return traits;
}

/** Whether a villain is a companion of a player's. */
export function isRecruited(tx: Tx, piece: InstanceId): boolean {
  if (tx.game.defs[tx.state.pieces[piece]].kind !== 'villain') return false;
  return tx.state.players.some((_, seat) => companionsOf(tx, seat).includes(piece));
}

/** A player's companions, recruited villains included. */
export function companionsOf(tx: Tx, seat: Seat): readonly InstanceId[] {
  return tx.state.places[own('companions', seat)];
}

/** Whether a villain or companion is like this. */
export function hasTrait(tx: Tx, piece: InstanceId, trait: Trait): boolean {
  return tx.game.defs[tx.state.pieces[piece]].traits.includes(trait);
}

/** The usual numbers, before any rule changes them. */
export const USUAL: { readonly [S in TableStat]: number } = {
  'foe-skill': 0,
  'foe-dice': 0,
  'damage-points': 0,
  'witch-hunt-dice': 0,
  steps: 1,
  'paid-steps': 1,
  'paid-step-cost': 2,
  'terrain-energy': 0,
  'hunt-energy': 0,
  'heal-cost': 2,
  'focus-cost': 2,
  stealth: 0,
  'mutation-cost': 0,
  'artifact-cost': 0,
  'trade-value': 0,
  'village-cost': 8,
  'terrain-choice-cost': 2,
  'artifact-limit': 2,
  'companion-limit': 2,
  'mutate-options': 2,
};

/** A number of the table for a seat, from its usual one. */
export function usual(tx: Tx, seat: Seat, stat: TableStat, about: About = {}): number {
  return statOf(tx, seat, stat, USUAL[stat], about);
}
