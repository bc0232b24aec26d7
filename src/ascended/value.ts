import { type Frame, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { currentCombat, sideOf, sideOfVillain } from './fighting.js';
import { cardsThat, tilesThat } from './filter.js';
import type { Combat, Speaker, Tx } from './game.js';
import type { Value } from './language.js';
import { controlledTiles, highestDifficulty, mapOf, sideUp, stepsBetween, tileOf } from './map.js';
import { isAutomatic, level, opponentsOf, seatsInTurnOrder, table } from './players.js';
import { own, SUSPENDED } from './table.js';
import type { Role, Whose } from './vocabulary.js';

/** The text that a frame carries out. */
export function speakerOf(tx: Tx, { node, seat, self, it, list }: Frame): Speaker {
  return { seat, self, def: tx.game.nodes[node].def, it, list };
}

/** The side that a text speaks for in a combat, or NONE. */
export function ownSide(combat: Combat, { seat, self }: Speaker): 0 | 1 | typeof NONE {
  const villain = sideOfVillain(combat, self);
  return villain === NONE ? sideOf(combat, seat) : villain;
}

/** The seat that a text's player fights, or NONE. */
export function foeOf(tx: Tx, as: Speaker): Seat {
  const combat = currentCombat(tx);
  const side = combat === null ? NONE : ownSide(combat, as);
  return combat === null || side === NONE ? NONE : combat.fighters[side === 0 ? 1 : 0].seat;
}

/** The part that a text's player has in the combat, or null. */
export function roleOf(tx: Tx, as: Speaker): Role | null {
  const combat = currentCombat(tx);
  const side = combat === null ? NONE : ownSide(combat, as);
  if (side === NONE) return null;
  return side === 0 ? 'attacking' : 'defending';
}

/** What of some seats' numbers a word means. */
function overSeats(tx: Tx, as: Speaker, whose: Whose, of: (seat: Seat) => number): number {
  const add = (seats: readonly Seat[]): number => seats.reduce((sum, seat) => sum + of(seat), 0);
  switch (whose) {
    case 'you':
      return of(as.seat);
    case 'foe': {
      const foe = foeOf(tx, as);
      return foe === NONE ? 0 : of(foe);
    }
    case 'opponents':
      return add(opponentsOf(tx, as.seat));
    case 'everyone':
      return add(seatsInTurnOrder(tx));
    case 'highest-opponent':
      return Math.max(0, ...opponentsOf(tx, as.seat).map(of));
    case 'lowest-opponent': {
      const levels = opponentsOf(tx, as.seat).map(of);
      return levels.length === 0 ? 0 : Math.min(...levels);
    }
  }
}

/** The base dice of active mutations, before any rule changes them. */
export function printedBaseDice(tx: Tx, seat: Seat, role: Role): number {
  const { baseDice } = tx.game.constants;
  return usableMutations(tx, seat).reduce((sum, piece) => {
    const { type } = tx.game.defs[tx.state.pieces[piece]];
    return type === null ? sum : sum + baseDice[type][role];
  }, 0);
}

/** The active mutations that are not suspended. */
export function usableMutations(tx: Tx, seat: Seat): readonly InstanceId[] {
  return tx.state.places[own('active', seat)].filter((piece) => tx.markOf(SUSPENDED, piece) === 0);
}

/** A value now, as a text asks. */
export function valueFor(tx: Tx, as: Speaker, value: Value): number {
  if (typeof value === 'number') return value;
  switch (value.value) {
    case 'count':
      return cardsThat(tx, as, value.what).length;
    case 'tiles':
      return tilesThat(tx, as, value.what).length;
    case 'level':
      return overSeats(tx, as, value.whose, (seat) => level(tx, value.of, seat));
    case 'tokens':
      return overSeats(tx, as, value.whose, (seat) => controlledTiles(tx, seat).length);
    case 'base-dice':
      return printedBaseDice(tx, as.seat, roleOf(tx, as) ?? 'attacking');
    case 'difficulty':
      return highestDifficulty(tx, tileOf(tx, as.seat));
    case 'terrain-energy':
      return sideUp(tx, tileOf(tx, as.seat)).energy;
    case 'from-origin': {
      const origin = level(tx, 'origin', as.seat);
      const isThere = origin !== NONE && mapOf(tx, as.seat).includes(origin) && !isAutomatic(tx.state, as.seat);
      return isThere ? stepsBetween(tx, tileOf(tx, as.seat), origin) : 0;
    }
    case 'failures':
      return failures(tx, as, value.whose);
    case 'damage':
      return damage(tx, as, value.which);
    case 'rolled':
      return table(tx, 'rolled');
    case 'spent':
      return as.list.length;
    case 'cost-of-it':
      return as.it === NONE ? 0 : tx.game.defs[tx.state.pieces[as.it]].cost;
    case 'at-most':
      return Math.min(value.most, valueFor(tx, as, value.of));
    case 'times':
      return value.by * valueFor(tx, as, value.of);
    case 'per':
      return Math.floor(valueFor(tx, as, value.of) / value.each);
    case 'sum':
      return value.of.reduce<number>((sum, part) => sum + valueFor(tx, as, part), 0);
  }
}

function failures(tx: Tx, as: Speaker, whose: 'you' | 'foe'): number {
  const combat = currentCombat(tx);
  const side = combat === null ? NONE : ownSide(combat, as);
  if (combat === null || side === NONE) return 0;
  const asked = whose === 'you' ? side : side === 0 ? 1 : 0;
  return combat.groups.reduce(
    (sum, group) => sum + (group.side === asked ? group.thrustMisses + group.parryMisses : 0),
    0,
  );
}

function damage(tx: Tx, as: Speaker, which: 'inflicted' | 'suffered'): number {
  const combat = currentCombat(tx);
  const side = combat === null ? NONE : ownSide(combat, as);
  if (combat === null || side === NONE) return which === 'suffered' ? table(tx, 'suffered') : 0;
  return combat.damage[which === 'inflicted' ? side : side === 0 ? 1 : 0];
}
