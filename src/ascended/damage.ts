import type { Option } from '../kernel/decision.js';
import { moveOn } from '../kernel/draft.js';
import { type Frame, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { discard, gain, hitPointsLeft, lose } from './changes.js';
import { companionsOf, hasTrait, statOfPiece } from './characteristics.js';
import { readCombat, writeCombat } from './fighting.js';
import { frameOf } from './frames.js';
import type { Resolves, Tx } from './game.js';
import { nearestEmpty, stand } from './map.js';
import { pieceOption, tileOption } from './option.js';
import { isAutomatic, isSolo, level, most, setLevel, villainOf } from './players.js';
import { common, own, WOUNDS } from './table.js';
import { happens } from './triggers.js';

/** The damage that one ward takes. */
const WARD = 2;

/** Somebody suffers damage: they allocate it next. */
export function suffer(tx: Tx, seat: Seat, amount: number): void {
  tx.add(common('suffered'), amount - tx.state.counters[common('suffered')]);
  if (amount > 0) tx.push(frameOf(tx.game.procedures.allocate, seat, { at: amount }));
}

/** The companions that can take some of the damage, those that have to be first if there are any. */
function takers(tx: Tx, { seat, list }: Frame): readonly InstanceId[] {
  const all = companionsOf(tx, seat).filter((piece) => !list.includes(piece));
  const guards = all.filter((piece) => hasTrait(tx, piece, 'guard'));
  return guards.length > 0 ? guards : all;
}

/** The hit points that a companion loses by some damage. */
function woundsOf(tx: Tx, seat: Seat, piece: InstanceId, amount: number): number {
  return statOfPiece(tx, piece, seat, 'damage-suffered', amount);
}

/** How much damage a companion can take. */
function capacity(tx: Tx, seat: Seat, piece: InstanceId, damage: number): number {
  const left = hitPointsLeft(tx, piece);
  for (let amount = 1; amount < damage; amount++) if (woundsOf(tx, seat, piece, amount) >= left) return amount;
  return damage;
}

const HEALTH: Option = Object.freeze({
  do: 'suffer',
  key: 'suffer:health',
  text: 'Health takes the damage that is left',
});
const WARD_OPTION: Option = Object.freeze({
  do: 'ward',
  key: 'ward',
  text: `A wound token takes up to ${WARD} damage`,
});

function allocations(tx: Tx, frame: Frame): readonly Option[] {
  const { seat, at } = frame;
  const options = takers(tx, frame).flatMap((piece) =>
    Array.from({ length: capacity(tx, seat, piece, at) }, (_, i) =>
      pieceOption(tx, 'suffer', piece, 'companions', i + 1),
    ),
  );
  const isGuarded = takers(tx, frame).some((piece) => hasTrait(tx, piece, 'guard'));
  if (isGuarded) return options.filter(({ ability, instance = NONE }) => ability === capacity(tx, seat, instance, at));
  if (level(tx, 'wards', seat) > 0) options.push(WARD_OPTION);
  return [...options, HEALTH];
}

/** A player allocates damage to companions, wards and health; `at` is how much is left of it. */
export const allocate: Resolves<unknown> = {
  run(tx, frame) {
    const options = allocations(tx, frame);
    if (!tx.ask(frame, 'suffer', options, 1, 1)) allocateOne(tx, frame, options[0]);
  },
  answer(tx, frame, _node, [pick]) {
    allocateOne(tx, frame, pick);
  },
};

function allocateOne(tx: Tx, frame: Frame, { do: word, instance, ability }: Option): void {
  const { seat, at, list } = frame;
  const goOn = (taken: number, piece: InstanceId): void => {
    if (at > taken) tx.push(moveOn(frame, at - taken, piece === NONE ? list : [...list, piece]));
  };
  if (word === 'ward') {
    goOn(WARD, NONE);
    lose(tx, seat, 'wards', 1);
  } else if (instance !== undefined) {
    const amount = ability ?? 1;
    goOn(amount, instance);
    wound(tx, seat, instance, woundsOf(tx, seat, instance, amount));
  } else {
    lose(tx, seat, 'health', at);
  }
}

/** A companion loses hit points; with the last one it is lost. */
function wound(tx: Tx, seat: Seat, piece: InstanceId, amount: number): void {
  tx.mark(WOUNDS, piece, tx.markOf(WOUNDS, piece) + amount);
  if (hitPointsLeft(tx, piece) > 0) return;
  tx.happened('companion-lost', seat, piece);
  discard(tx, piece, own('companions', seat));
  happens(tx, { when: 'companion-lost' }, seat);
}

/** Somebody without health loses everything and begins anew near the origin (B12). */
export const defeat: Resolves<unknown> = {
  run(tx, frame) {
    const { seat } = frame;
    if (frame.at === 0) {
      tx.happened('defeated', seat, NONE);
      leaveFights(tx, seat);
      if (isAutomatic(tx.state, seat)) {
        villainLeaves(tx, seat);
        return;
      }
      if (isSolo(tx.state)) {
        // The single player has lost, whatever was still to happen (B49).
        tx.queue().length = 0;
        return;
      }
      for (const counter of ['points', 'energy', 'control'] as const) setLevel(tx, counter, seat, 0);
      gain(tx, seat, 'health', most(tx, 'health'));
    }
    const tiles = nearestEmpty(tx, seat, level(tx, 'origin', seat)).map((tile) => tileOption(tx, 'return', tile));
    if (!tx.ask(moveOn(frame, 1), 'return', tiles, 1, 1)) goBack(tx, seat, tiles[0]);
  },
  answer(tx, { seat }, _node, [pick]) {
    goBack(tx, seat, pick);
  },
};

function goBack(tx: Tx, seat: Seat, { instance }: Option): void {
  stand(tx, seat, instance ?? NONE);
  happens(tx, { when: 'defeated' }, seat);
}

/** Fights that are going on end for somebody who was defeated: they stand nowhere in them any more. */
function leaveFights(tx: Tx, seat: Seat): void {
  const queue = tx.queue();
  const { combat, search } = tx.game.procedures;
  queue.forEach((frame, i) => {
    if (frame.node === combat) {
      const before = readCombat(frame);
      const [attacker, defender] = before.fighters;
      const fighters = [
        attacker.seat === seat ? { ...attacker, tile: NONE } : attacker,
        defender.seat === seat ? { ...defender, tile: NONE } : defender,
      ] as const;
      queue[i] = moveOn(frame, frame.at, writeCombat({ ...before, fighters }));
    } else if (frame.node === search && frame.seat === seat) {
      queue[i] = moveOn(frame, frame.at, [NONE]);
    }
  });
}

/** A villain of the single player game is gone; another one will appear (B47). */
function villainLeaves(tx: Tx, seat: Seat): void {
  const villain = villainOf(tx, seat);
  discard(tx, villain, own('villain', seat));
  for (const zone of ['active', 'artifacts'] as const) {
    for (const piece of [...tx.state.places[own(zone, seat)]]) discard(tx, piece, own(zone, seat));
  }
  for (const counter of ['energy', 'control'] as const) setLevel(tx, counter, seat, 0);
  stand(tx, seat, NONE);
  tx.add(common('arriving'), 1);
  happens(tx, { when: 'opponent-defeated' }, 0);
}
