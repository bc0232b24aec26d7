import type { Option } from '../kernel/decision.js';
import { moveOn } from '../kernel/draft.js';
import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { activate, activationOptions, isActivation } from './activation.js';
import { gain, move as movePiece } from './changes.js';
import { isAllowed, statOf, usual } from './characteristics.js';
import { attack } from './combat.js';
import { askInTurn } from './deciding.js';
import { frameOf } from './frames.js';
import type { Resolves, Tx } from './game.js';
import { DIRECTIONS, neighbour } from './hex.js';
import { record } from './history.js';
import {
  hexOf,
  mapOf,
  mapPlace,
  modelOn,
  setHex,
  sideUp,
  stand,
  terrainsLeft,
  tileAt,
  tileOf,
  tilesAround,
} from './map.js';
import { choiceOption, directionOption, tileOption, wordOption } from './option.js';
import { chapterOf, cycleOf, isAutomatic, level, profileOf, setTable, table } from './players.js';
import { account, common, DID_MOVE, pileOf } from './table.js';
import { caught, happens, pushAll } from './triggers.js';
import { TERRAINS, type Terrain } from './vocabulary.js';

/** How far a Move phase has got. */
const BEGIN = 0;
const STEP = 1;
const ARRIVE = 2;
const FINISH = 3;

/** The points that it takes to win at the origin. */
export const POINTS_TO_WIN = 30;

/** The Move phase: steps, one after the other; then the energy of the terrain. */
export const move: Resolves<unknown> = {
  run(tx, frame) {
    const { seat } = frame;
    switch (frame.at) {
      case BEGIN:
        for (const counter of ['steps', 'paidSteps', 'passing'] as const) setTable(tx, counter, 0);
        tx.push(moveOn(frame, STEP));
        happens(tx, { when: 'phase-begins', phase: 'move' }, seat);
        return;
      case STEP: {
        const options = stepOptions(tx, seat);
        const isOver = options.length === 0 || !askInTurn(tx, frame, 'move', [...options, ...endings(tx)]);
        if (isOver) tx.push(moveOn(frame, ARRIVE));
        return;
      }
      case ARRIVE:
        arrive(tx, seat);
        tx.push(moveOn(frame, FINISH));
        if (table(tx, 'steps') > 0) happens(tx, { when: 'moved', tile: tileOf(tx, seat) }, seat);
        return;
      case FINISH:
        finish(tx, seat);
    }
  },
  answer(tx, frame, _node, [pick]) {
    const { seat } = frame;
    if (pick.do === 'stay') {
      tx.push(moveOn(frame, ARRIVE));
      return;
    }
    if (pick.do === 'attack') {
      tx.push(moveOn(frame, ARRIVE));
      pay(tx, seat);
      attack(tx, seat, pick.seat ?? NONE);
      return;
    }
    tx.push(frame);
    if (isActivation(pick)) activate(tx, seat, pick);
    else if (pick.do === 'explore') explore(tx, seat, pick);
    else step(tx, seat, pick);
  },
};

/** Nobody stops where another model stands. */
function endings(tx: Tx): readonly Option[] {
  return table(tx, 'passing') === 1 ? [] : [wordOption('stay', 'Move no further')];
}

/** How many steps a player has for nothing: more in Darkness (B8). */
function freeSteps(tx: Tx, seat: Seat): number {
  return statOf(tx, seat, 'steps', cycleOf(tx) === 'darkness' ? 2 : 1);
}

/** Whether the next step is one that need not be paid for; one that has to be can cost nothing all the same. */
function isFreeStep(tx: Tx, seat: Seat, taken: number, paid: number): boolean {
  return taken - paid < freeSteps(tx, seat);
}

/** The energy that the next step costs; infinitely much if there is no other step. */
function stepCost(tx: Tx, seat: Seat, taken: number, paid: number): number {
  if (isFreeStep(tx, seat, taken, paid)) return 0;
  return paid < usual(tx, seat, 'paid-steps') ? usual(tx, seat, 'paid-step-cost') : Number.POSITIVE_INFINITY;
}

function nextStepCost(tx: Tx, seat: Seat): number {
  return stepCost(tx, seat, table(tx, 'steps'), table(tx, 'paidSteps'));
}

/** What a player can do next in the Move phase. */
function stepOptions(tx: Tx, seat: Seat): readonly Option[] {
  const options: Option[] = [];
  const cost = nextStepCost(tx, seat);
  if (cost <= level(tx, 'energy', seat)) {
    const text = cost === 0 ? undefined : `for ${cost} energy`;
    const at = tileOf(tx, seat);
    for (const tile of tilesAround(tx, mapOf(tx, seat), at)) {
      const other = modelOn(tx, tile, seat);
      if (other === NONE) options.push(tileOption(tx, 'move', tile, text));
      else {
        if (table(tx, 'passing') === 0) options.push({ ...tileOption(tx, 'attack', tile, text), seat: other });
        if (canPass(tx, seat, tile)) options.push(tileOption(tx, 'pass', tile, text));
      }
    }
    if (canExplore(tx, seat)) {
      for (const direction of unknownDirections(tx, seat)) options.push(directionOption('explore', direction));
    }
  }
  return table(tx, 'passing') === 1 ? options : [...options, ...activationOptions(tx, seat)];
}

/** Whether a player can go through a tile where another model stands, because another step leads on from there. */
function canPass(tx: Tx, seat: Seat, tile: InstanceId): boolean {
  if (!isAllowed(tx, seat, 'pass-through')) return false;
  const cost = nextStepCost(tx, seat);
  const [taken, paid] = [table(tx, 'steps'), table(tx, 'paidSteps')];
  const next = stepCost(tx, seat, taken + 1, isFreeStep(tx, seat, taken, paid) ? paid : paid + 1);
  if (cost + next > level(tx, 'energy', seat)) return false;
  return tilesAround(tx, mapOf(tx, seat), tile).some((one) => modelOn(tx, one) === NONE);
}

/** The directions in which there is no tile yet. */
export function unknownDirections(tx: Tx, seat: Seat): readonly number[] {
  const map = mapOf(tx, seat);
  const here = hexOf(tx, tileOf(tx, seat));
  return DIRECTIONS.flatMap((_, i) => (tileAt(tx, map, neighbour(here, i)) === NONE ? [i] : []));
}

/** Whether a player may explore now: only one step of a turn leads into the unknown (B9). */
function canExplore(tx: Tx, seat: Seat): boolean {
  if (isAutomatic(tx.state, seat) || table(tx, 'passing') === 1 || terrainsLeft(tx).length === 0) return false;
  if (cycleOf(tx) === 'darkness' && !isAllowed(tx, seat, 'explore-in-darkness')) return false;
  const { history } = tx.state;
  return !history.some(
    (what, i) => i % 4 === 0 && what === DID_MOVE && history[i + 1] === seat && history[i + 3] === 1,
  );
}

/** Takes a step, which may have to be paid for. */
function pay(tx: Tx, seat: Seat): void {
  if (isFreeStep(tx, seat, table(tx, 'steps'), table(tx, 'paidSteps'))) return;
  tx.add(account('energy', seat), -nextStepCost(tx, seat));
  tx.add(common('paidSteps'), 1);
}

function step(tx: Tx, seat: Seat, { do: word, instance = NONE }: Option): void {
  pay(tx, seat);
  enter(tx, seat, instance, 0);
  setTable(tx, 'passing', word === 'pass' ? 1 : 0);
}

/** A model comes to a tile; the detail says whether it is a new one. */
function enter(tx: Tx, seat: Seat, tile: InstanceId, isNew: 0 | 1): void {
  tx.happened('moves', seat, tile);
  stand(tx, seat, tile);
  record(tx, DID_MOVE, seat, tile, isNew);
  tx.add(common('steps'), 1);
}

function explore(tx: Tx, seat: Seat, { ability = 0 }: Option): void {
  pay(tx, seat);
  tx.push(frameOf(tx.game.procedures.explore, seat, { list: [ability, 1] }));
}

/** The energy of the terrain is gained at the end of the move, if it has led anywhere (B7). */
function arrive(tx: Tx, seat: Seat): void {
  setTable(tx, 'passing', 0);
  if (table(tx, 'steps') === 0) return;
  gain(tx, seat, 'energy', statOf(tx, seat, 'terrain-energy', sideUp(tx, tileOf(tx, seat)).energy));
}

/** Whoever is back at the origin with a profile and enough points has won (B2). */
function finish(tx: Tx, seat: Seat): void {
  if (isAutomatic(tx.state, seat) || tx.state.variant === 'solitaire') return;
  const isBack = tileOf(tx, seat) === level(tx, 'origin', seat);
  if (!isBack || profileOf(tx, seat) === NONE || level(tx, 'points', seat) < POINTS_TO_WIN) return;
  tx.add(common('winner'), seat + 1);
  tx.happened('ascended', seat, NONE);
  tx.queue().length = 0;
}

// Exploring -----------------------------------------------------------------------------------------------------------

/** The terrains that a player may choose instead of rolling, for control. */
function choosable(tx: Tx, seat: Seat): readonly Terrain[] {
  const isOpen = chapterOf(tx) === 'awakening' || isAllowed(tx, seat, 'choose-terrain');
  const isOwnTurn = table(tx, 'turnOf') === seat;
  if (!isOpen || !isOwnTurn || usual(tx, seat, 'terrain-choice-cost') > level(tx, 'control', seat)) return [];
  return terrainsLeft(tx);
}

/** Adds a tile in a direction: by the die, or of a terrain that is paid for; the model goes there if it is a move. */
export const exploration: Resolves<unknown> = {
  run(tx, frame) {
    const terrains = choosable(tx, frame.seat);
    const options = [
      wordOption('roll', 'Roll for the terrain'),
      ...terrains.map((one) => choiceOption('terrain', one)),
    ];
    if (!tx.ask(frame, 'terrain', options, 1, 1)) addTile(tx, frame.seat, frame.list, rollTerrain(tx, frame.seat));
  },
  answer(tx, { seat, list }, _node, [pick]) {
    const chosen = TERRAINS.find((terrain) => pick.do === 'terrain' && terrain === pick.text);
    if (chosen !== undefined) tx.add(account('control', seat), -usual(tx, seat, 'terrain-choice-cost'));
    addTile(tx, seat, list, chosen ?? rollTerrain(tx, seat));
  },
};

/** The terrain by the generator; a terrain that has run out is rolled again. */
function rollTerrain(tx: Tx, seat: Seat): Terrain {
  const { generator } = tx.game.constants;
  // What is left may not be in the generator at all.
  const left = terrainsLeft(tx);
  if (!left.some((terrain) => generator.includes(terrain))) return left[0];
  for (;;) {
    const [result] = tx.roll(seat, 12, 1);
    const terrain = generator[result - 1];
    if (left.includes(terrain)) return terrain;
  }
}

function addTile(tx: Tx, seat: Seat, [direction, isMove]: readonly number[], terrain: Terrain): void {
  const pile = pileOf(terrain);
  const tile = tx.state.places[pile].at(-1) ?? NONE;
  const hex = neighbour(hexOf(tx, tileOf(tx, seat)), direction);
  movePiece(tx, tile, pile, mapPlace(tx, seat));
  setHex(tx, tile, hex);
  tx.happened('explored', seat, tile);
  if (isMove === 1) enter(tx, seat, tile, 1);
  pushAll(tx, caught(tx, { when: 'explored', tile }, seat));
}
