import type { Option } from '../../kernel/decision.js';
import { moveOn } from '../../kernel/draft.js';
import { type Frame, NONE } from '../../kernel/state.js';
import * as changes from '../changes.js';
import { isAllowed } from '../characteristics.js';
import { tileFits } from '../filter.js';
import { DONE, frameOf } from '../frames.js';
import type { Resolves, Tx } from '../game.js';
import type { AddTile, Go, LoseControl, TakeControl, Walk } from '../language.js';
import {
  controlledTiles,
  holderOf,
  isPopulated,
  mapOf,
  modelOn,
  stand,
  terrainsLeft,
  tileOf,
  tilesAround,
} from '../map.js';
import { unknownDirections } from '../move.js';
import { directionOption, tileOption } from '../option.js';
import { cycleOf, isAutomatic } from '../players.js';
import { speakerOf, valueFor } from '../value.js';
import { askSeat, chooserOf } from './picking.js';

function walkOptions(tx: Tx, { seat }: Frame, { over }: Walk): readonly Option[] {
  return tilesAround(tx, mapOf(tx, seat), tileOf(tx, seat))
    .filter((tile) => modelOn(tx, tile, seat) === NONE && tileFits(tx, seat, over, tile))
    .map((tile) => tileOption(tx, 'walk', tile));
}

/** How far a walk has got: its length is counted, or it has begun; the steps that are left are bound. */
const COUNTED = 1;
const WALKING = 2;

export const walk: Resolves<Walk> = {
  declinable: true,
  run(tx, frame, node) {
    const { effect, binds } = node;
    const isCounted = frame.at >= COUNTED;
    const [left] = isCounted ? frame.list : [valueFor(tx, speakerOf(tx, frame), effect.steps)];
    const counted = isCounted ? frame : moveOn(frame, COUNTED, [left]);
    const options = left > 0 ? walkOptions(tx, frame, effect) : [];
    const chooser = chooserOf(frame, effect.chosenByCauser);
    const min = node.optional || frame.at === WALKING ? 0 : 1;
    if (askSeat(tx, counted, chooser, 'walk', options, min, 1)) return;
    if (options.length > 0) step(tx, counted, binds, options[0]);
    else if (frame.at !== WALKING) tx.happened('impossible', frame.seat, frame.self);
  },
  answer(tx, frame, node, [pick]) {
    if (pick !== undefined) step(tx, frame, node.binds, pick);
    else tx.declined(frame, node);
  },
  possible: (tx, frame, { effect }) => walkOptions(tx, frame, effect).length > 0,
};

function step(tx: Tx, frame: Frame, binds: boolean, { instance = NONE }: Option): void {
  const [left] = frame.list;
  if (binds) tx.bind(DONE);
  tx.happened('moves', frame.seat, instance);
  stand(tx, frame.seat, instance);
  if (left > 1) tx.push(moveOn(frame, WALKING, [left - 1]));
}

function goOptions(tx: Tx, { seat }: Frame, { to }: Go): readonly Option[] {
  return mapOf(tx, seat)
    .filter((tile) => modelOn(tx, tile) === NONE && tileFits(tx, seat, to, tile))
    .map((tile) => tileOption(tx, 'go', tile));
}

export const go: Resolves<Go> = {
  declinable: true,
  run(tx, frame, node) {
    const options = goOptions(tx, frame, node.effect);
    if (tx.ask(frame, 'go', options, node.optional ? 0 : 1, 1)) return;
    if (options.length === 0) tx.happened('impossible', frame.seat, frame.self);
    else goTo(tx, frame, node.binds, options[0]);
  },
  answer(tx, frame, node, [pick]) {
    if (pick === undefined) tx.declined(frame, node);
    else goTo(tx, frame, node.binds, pick);
  },
  possible: (tx, frame, { effect }) => goOptions(tx, frame, effect).length > 0,
};

function goTo(tx: Tx, { seat }: Frame, binds: boolean, { instance = NONE }: Option): void {
  if (binds) tx.bind(DONE);
  tx.happened('moves', seat, instance);
  stand(tx, seat, instance);
}

/** Where a tile can be added: nowhere in Darkness, unless a rule allows it. */
function openDirections(tx: Tx, { seat }: Frame): readonly Option[] {
  const isDark = cycleOf(tx) === 'darkness' && !isAllowed(tx, seat, 'explore-in-darkness');
  if (isDark || isAutomatic(tx.state, seat) || terrainsLeft(tx).length === 0) return [];
  return unknownDirections(tx, seat).map((direction) => directionOption('add-tile', direction));
}

export const addTile: Resolves<AddTile> = {
  declinable: true,
  run(tx, frame, node) {
    const options = openDirections(tx, frame);
    if (tx.ask(frame, 'add-tile', options, node.optional ? 0 : 1, 1)) return;
    if (options.length === 0) tx.happened('impossible', frame.seat, frame.self);
    else addTileTo(tx, frame, node.binds, options[0]);
  },
  answer(tx, frame, node, [pick]) {
    if (pick === undefined) tx.declined(frame, node);
    else addTileTo(tx, frame, node.binds, pick);
  },
  possible: (tx, frame) => openDirections(tx, frame).length > 0,
};

function addTileTo(tx: Tx, { seat }: Frame, binds: boolean, { ability = 0 }: Option): void {
  if (binds) tx.bind(DONE);
  tx.push(frameOf(tx.game.procedures.explore, seat, { list: [ability, 0] }));
}

function canTake(tx: Tx, { seat }: Frame): boolean {
  const tile = tileOf(tx, seat);
  return !isAutomatic(tx.state, seat) && isPopulated(tx, tile) && holderOf(tx, tile) !== seat;
}

export const takeControl: Resolves<TakeControl> = {
  run(tx, frame, { binds }) {
    if (!canTake(tx, frame)) {
      tx.happened('impossible', frame.seat, frame.self);
      return;
    }
    if (binds) tx.bind(DONE);
    changes.takeControl(tx, frame.seat, tileOf(tx, frame.seat));
  },
  possible: canTake,
};

function losable(tx: Tx, { seat }: Frame, { what }: LoseControl): readonly Option[] {
  return controlledTiles(tx, seat)
    .filter((tile) => tileFits(tx, seat, what, tile))
    .map((tile) => tileOption(tx, 'lose-control', tile));
}

export const loseControl: Resolves<LoseControl> = {
  declinable: true,
  run(tx, frame, node) {
    const options = losable(tx, frame, node.effect);
    const chooser = chooserOf(frame, node.effect.chosenByCauser);
    if (askSeat(tx, frame, chooser, 'lose-control', options, node.optional ? 0 : 1, 1)) return;
    if (options.length === 0) tx.happened('impossible', frame.seat, frame.self);
    else loseOne(tx, frame, node.binds, options[0]);
  },
  answer(tx, frame, node, [pick]) {
    if (pick === undefined) tx.declined(frame, node);
    else loseOne(tx, frame, node.binds, pick);
  },
  possible: (tx, frame, { effect }) => losable(tx, frame, effect).length > 0,
};

function loseOne(tx: Tx, { seat }: Frame, binds: boolean, { instance = NONE }: Option): void {
  if (binds) tx.bind(DONE);
  changes.loseControl(tx, seat, instance);
}
