import { type Frame, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Combat, DiceGroup, Fighter, Tx } from './game.js';

// A combat's frame carries it as a list of numbers: a head, and eleven numbers for each group of dice.

const HEAD = 13;
const GROUP = 11;

/** The combat that a frame carries. */
export function readCombat({ list }: Frame): Combat {
  const fighter = (i: number): Fighter => ({ seat: list[i], villain: list[i + 1], tile: list[i + 2] });
  const groups: DiceGroup[] = [];
  for (let i = HEAD; i + GROUP <= list.length; i += GROUP) {
    groups.push({
      side: list[i] === 0 ? 0 : 1,
      source: list[i + 1],
      thrust: list[i + 2],
      parry: list[i + 3],
      thrustChanged: list[i + 4],
      parryChanged: list[i + 5],
      decided: list[i + 6],
      thrustHits: list[i + 7],
      parryHits: list[i + 8],
      thrustMisses: list[i + 9],
      parryMisses: list[i + 10],
    });
  }
  return {
    fighters: [fighter(0), fighter(3)],
    edge: list[6],
    isHunt: list[7] === 1,
    damage: [list[8], list[9]],
    freeUsed: [list[10], list[11]],
    target: list[12],
    groups,
  };
}

/** A combat as a frame carries it. */
export function writeCombat({ fighters, edge, isHunt, damage, freeUsed, target, groups }: Combat): readonly number[] {
  const list = fighters.flatMap(({ seat, villain, tile }) => [seat, villain, tile]);
  list.push(edge, isHunt ? 1 : 0, ...damage, ...freeUsed, target);
  for (const group of groups) {
    const { side, source, thrust, parry, thrustChanged, parryChanged, decided } = group;
    const { thrustHits, parryHits, thrustMisses, parryMisses } = group;
    list.push(side, source, thrust, parry, thrustChanged, parryChanged, decided);
    list.push(thrustHits, parryHits, thrustMisses, parryMisses);
  }
  return list;
}

/** The combat that is going on, or null: its frame waits on the queue. */
export function currentCombat(tx: Tx): Combat | null {
  const { queue } = tx.state;
  for (let i = queue.length - 1; i >= 0; i--) {
    if (queue[i].node === tx.game.procedures.combat) return readCombat(queue[i]);
  }
  return null;
}

/** The side of a combat that a seat is on; NONE if it has no part in it. */
export function sideOf(combat: Combat, seat: Seat): 0 | 1 | typeof NONE {
  if (combat.fighters[0].seat === seat) return 0;
  return combat.fighters[1].seat === seat ? 1 : NONE;
}

/** The side of a combat that a piece fights on, as a villain of its own. */
export function sideOfVillain(combat: Combat, piece: InstanceId): 0 | 1 | typeof NONE {
  if (combat.fighters[0].villain === piece) return 0;
  return combat.fighters[1].villain === piece ? 1 : NONE;
}
