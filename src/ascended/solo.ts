import type { Answer, Decision } from '../kernel/decision.js';
import { moveOn } from '../kernel/draft.js';
import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { activateFree, artifactCost } from './activation.js';
import { ARTIFACTS, discard, drawInto, gain, MUTATIONS, move as movePiece, putUnder, VILLAINS } from './changes.js';
import { statOf, usual } from './characteristics.js';
import { attack } from './combat.js';
import { didAct, mutationCost } from './decide.js';
import { frameOf } from './frames.js';
import type { Resolves, Tx } from './game.js';
import { areInLine, distance, type Hex } from './hex.js';
import { record } from './history.js';
import {
  difficultyTowards,
  edgeHexes,
  hexOf,
  highestDifficulty,
  isPopulated,
  mapOf,
  modelOn,
  setHex,
  sideUp,
  stand,
  stepsBetween,
  terrainOf,
  tileOf,
  tilesAround,
} from './map.js';
import { hexOfOption, hexOption, pieceOption, tileOption } from './option.js';
import { cycleOf, isAutomatic, isPlaying, level, most, setLevel, setTable, table } from './players.js';
import { account, common, DID_MOVE, own, shared } from './table.js';
import { caught, happens, pushAll } from './triggers.js';
import { beginTurn, renewAtTurn } from './turn.js';
import { MOST_ACTIVE, MOST_VILLAINS } from './vocabulary.js';

/** How far away from a villain the single player has to start, at least. */
const LEAST_DISTANCE = 3;
/** What a villain starts with. */
const VILLAIN_HEALTH = 10;
const VILLAIN_CONTROL = 10;

// Setting up ----------------------------------------------------------------------------------------------------------

const CHOOSE_TILE = 0;
const PLACE_TILE = 1;
const PLACE_VILLAIN = 2;
const PLACE_SELF = 3;

/** The single player lays out the map, one tile after the other, then puts down the villain and themselves (B41). */
export const setUp: Resolves<unknown> = {
  run(tx, frame) {
    const { at } = frame;
    if (at === CHOOSE_TILE) {
      const options = tilesToPlace(tx).map((tile) => pieceOption(tx, 'choose-tile', tile, 'toPlace'));
      if (options.length === 0) {
        tx.push(moveOn(frame, PLACE_VILLAIN));
      } else if (!tx.ask(frame, 'choose-tile', options, 1, 1)) {
        tx.push({ ...moveOn(frame, PLACE_TILE), it: options[0].instance ?? NONE });
      }
    } else if (at === PLACE_TILE) {
      const options = hexesFor(tx, frame.it).map((hex) => hexOption('place-tile', hex));
      if (!tx.ask(frame, 'place-tile', options, 1, 1)) placeTile(tx, frame, hexOfOption(options[0]));
    } else if (at === PLACE_VILLAIN) {
      const options = villainTiles(tx, tx.state.places[shared('map')]).map((tile) =>
        tileOption(tx, 'place-villain', tile),
      );
      if (!tx.ask(frame, 'place-villain', options, 1, 1)) placeVillain(tx, frame, options[0].instance ?? NONE);
    } else {
      const options = farTiles(tx, tileOf(tx, 1)).map((tile) => tileOption(tx, 'start-on', tile));
      if (!tx.ask(frame, 'start-on', options, 1, 1)) startOn(tx, options[0].instance ?? NONE);
    }
  },
  answer(tx, frame, _node, [pick]) {
    const { at } = frame;
    const tile = pick.instance ?? NONE;
    if (at === CHOOSE_TILE) tx.push({ ...moveOn(frame, PLACE_TILE), it: tile });
    else if (at === PLACE_TILE) placeTile(tx, frame, hexOfOption(pick));
    else if (at === PLACE_VILLAIN) placeVillain(tx, frame, tile);
    else startOn(tx, tile);
  },
};

/** The tiles that are still to be placed, one of those that are the same. */
function tilesToPlace(tx: Tx): readonly InstanceId[] {
  const { pieces, places } = tx.state;
  const left = places[shared('toPlace')];
  return left.filter((tile, i) => left.findIndex((one) => pieces[one] === pieces[tile]) === i);
}

/** Where a tile can go: anywhere next to the others; the last one neither completes a line nor leaves no start (B41). */
function hexesFor(tx: Tx, tile: InstanceId): readonly Hex[] {
  const map = tx.state.places[shared('map')];
  if (map.length === 0) return [{ q: 0, r: 0 }];
  const edges = [...edgeHexes(tx, map)].sort((a, b) => a.r - b.r || a.q - b.q);
  if (tx.state.places[shared('toPlace')].length > 1) return edges;
  const placed = map.map((one) => ({ tile: one, hex: hexOf(tx, one) }));
  return edges.filter((hex) => {
    const all = [...placed, { tile, hex }];
    const isStart = all.some(
      (from) => isPopulated(tx, from.tile) && all.some((to) => distance(from.hex, to.hex) >= LEAST_DISTANCE),
    );
    return isStart && !areInLine(all.map((one) => one.hex));
  });
}

function placeTile(tx: Tx, frame: Parameters<typeof moveOn>[0], hex: Hex): void {
  movePiece(tx, frame.it, shared('toPlace'), shared('map'));
  setHex(tx, frame.it, hex);
  tx.push({ ...moveOn(frame, CHOOSE_TILE), it: NONE });
}

function farTiles(tx: Tx, from: InstanceId): readonly InstanceId[] {
  return tx.state.places[shared('map')].filter((tile) => stepsBetween(tx, from, tile) >= LEAST_DISTANCE);
}

/** The places of power that leave the player a tile to start on. */
function villainTiles(tx: Tx, map: readonly InstanceId[]): readonly InstanceId[] {
  return map.filter((tile) => isPopulated(tx, tile) && farTiles(tx, tile).length > 0);
}

function placeVillain(tx: Tx, frame: Parameters<typeof moveOn>[0], tile: InstanceId): void {
  stand(tx, 1, tile);
  tx.push(moveOn(frame, PLACE_SELF));
}

function startOn(tx: Tx, tile: InstanceId): void {
  stand(tx, 0, tile);
  beginTurn(tx, 0);
}

// New villains --------------------------------------------------------------------------------------------------------

/** A villain appears on a place of power of the player's choice, or as near to one as possible (B46). */
export const arrive: Resolves<unknown> = {
  run(tx, frame) {
    if (freeSeat(tx) === NONE) return;
    const options = arrivalTiles(tx).map((tile) => tileOption(tx, 'arrive', tile));
    if (!tx.ask(frame, 'arrive', options, 1, 1) && options.length > 0) appear(tx, options[0].instance ?? NONE);
  },
  answer(tx, _frame, _node, [pick]) {
    appear(tx, pick.instance ?? NONE);
  },
};

function freeSeat(tx: Tx): Seat {
  for (let seat = 1; seat <= MOST_VILLAINS; seat++) if (!isPlaying(tx, seat)) return seat;
  return NONE;
}

function arrivalTiles(tx: Tx): readonly InstanceId[] {
  const map = tx.state.places[shared('map')];
  const empty = map.filter((tile) => modelOn(tx, tile) === NONE);
  const places = map.filter((tile) => isPopulated(tx, tile));
  const open = places.filter((tile) => empty.includes(tile));
  if (open.length > 0) return open;
  const near = (tile: InstanceId): number => Math.min(...places.map((place) => stepsBetween(tx, tile, place)));
  const least = Math.min(...empty.map(near));
  return empty.filter((tile) => near(tile) === least);
}

function appear(tx: Tx, tile: InstanceId): void {
  const seat = freeSeat(tx);
  const villain = drawInto(tx, VILLAINS, own('villain', seat));
  if (villain === NONE) return;
  equip(tx, seat);
  stand(tx, seat, tile);
  tx.happened('villain-appears', seat, villain);
}

/** A villain's dashboard, as it begins. */
function equip(tx: Tx, seat: Seat): void {
  setLevel(tx, 'health', seat, Math.min(VILLAIN_HEALTH, most(tx, 'health')));
  setLevel(tx, 'energy', seat, 0);
  setLevel(tx, 'control', seat, Math.min(VILLAIN_CONTROL, most(tx, 'control')));
}

/** The first villain, before the game begins. */
export function firstVillain(tx: Tx): void {
  drawInto(tx, VILLAINS, own('villain', 1));
  equip(tx, 1);
}

// A villain's turn ----------------------------------------------------------------------------------------------------

const BEGIN = 0;
const MOVE = 1;
const STEP = 2;
const ARRIVED = 3;
const DECIDE = 4;
const OVER = 5;

/** What a villain's die has to show for it to move. */
const MOVES_FROM = 4;
/** The last results with which it mutates, and searches; with more it hunts. */
const MUTATES_TO = 2;
const SEARCHES_TO = 4;

/** A villain's turn in the single player game: dice decide what it does (B42 to B45). */
export const villainTurn: Resolves<unknown> = {
  run(tx, frame) {
    const { seat, at } = frame;
    // It can be defeated in its own turn.
    if (!isPlaying(tx, seat) || at === OVER) {
      tx.push(frameOf(tx.game.procedures.endTurn, seat));
      return;
    }
    switch (at) {
      case BEGIN:
        renewAtTurn(tx, seat);
        tx.push(moveOn(frame, MOVE));
        happens(tx, { when: 'turn-begins' }, seat);
        return;
      case MOVE: {
        for (const counter of ['steps', 'paidSteps'] as const) setTable(tx, counter, 0);
        setTable(tx, 'phase', 1);
        const [result] = tx.roll(seat, 6, 1);
        tx.push(moveOn(frame, result >= MOVES_FROM ? STEP : DECIDE));
        happens(tx, { when: 'phase-begins', phase: 'move' }, seat);
        return;
      }
      case STEP:
        takeStep(tx, frame, seat);
        return;
      case ARRIVED:
        tx.push(moveOn(frame, DECIDE));
        arriveOn(tx, seat);
        return;
      default:
        setTable(tx, 'phase', 2);
        tx.push(moveOn(frame, OVER));
        decideByDie(tx, seat);
    }
  },
};

/** How many steps a villain has left, those that it can pay for included. */
function stepsLeft(tx: Tx, seat: Seat): { readonly free: number; readonly paid: number } {
  const all = statOf(tx, seat, 'steps', cycleOf(tx) === 'darkness' ? 2 : 1);
  const free = Math.max(0, all - (table(tx, 'steps') - table(tx, 'paidSteps')));
  const cost = usual(tx, seat, 'paid-step-cost');
  const affordable = cost === 0 ? Number.POSITIVE_INFINITY : Math.floor(level(tx, 'energy', seat) / cost);
  const paid = Math.min(usual(tx, seat, 'paid-steps') - table(tx, 'paidSteps'), affordable);
  return { free, paid: Math.max(0, paid) };
}

/** How far all tiles are that a villain can walk to, and the way back from each. */
interface Ways {
  readonly steps: ReadonlyMap<InstanceId, number>;
  readonly from: ReadonlyMap<InstanceId, InstanceId>;
}

function waysFor(tx: Tx, seat: Seat): Ways {
  const start = tileOf(tx, seat);
  const map = mapOf(tx, seat);
  const steps = new Map([[start, 0]]);
  const from = new Map<InstanceId, InstanceId>();
  const queue = [start];
  for (const tile of queue) {
    for (const next of tilesAround(tx, map, tile)) {
      if (steps.has(next) || modelOn(tx, next) !== NONE) continue;
      steps.set(next, (steps.get(tile) ?? 0) + 1);
      from.set(next, tile);
      queue.push(next);
    }
  }
  return { steps, from };
}

/** The tile that a villain goes to next: towards the edge that is worst for the player, by the shortest way (B43). */
function goalFor(tx: Tx, seat: Seat, { steps }: Ways, left: number): InstanceId {
  const prey = tileOf(tx, 0);
  const reached = (tile: InstanceId): number => steps.get(tile) ?? Number.POSITIVE_INFINITY;
  const edges = tilesAround(tx, mapOf(tx, seat), prey).filter((tile) => steps.has(tile));
  const skill = (tile: InstanceId): number => difficultyTowards(tx, prey, tile);
  const inReach = edges.filter((tile) => reached(tile) < left);
  const better = (tiles: readonly InstanceId[]): InstanceId =>
    [...tiles].sort((a, b) => skill(a) - skill(b) || reached(a) - reached(b))[0];
  if (inReach.length > 0) return better(inReach);
  if (edges.length > 0) return better(edges);
  const distanceTo = (tile: InstanceId): number => stepsBetween(tx, tile, prey);
  return [...steps.keys()].sort((a, b) => distanceTo(a) - distanceTo(b) || reached(a) - reached(b))[0];
}

function takeStep(tx: Tx, frame: Parameters<typeof moveOn>[0], seat: Seat): void {
  const { free, paid } = stepsLeft(tx, seat);
  const here = tileOf(tx, seat);
  const ways = waysFor(tx, seat);
  const goal = free + paid === 0 ? here : goalFor(tx, seat, ways, free + paid);
  const isThere = goal === here;
  const canAttack = isThere && free + paid > 0 && stepsBetween(tx, here, tileOf(tx, 0)) === 1;
  if (isThere && !canAttack) {
    tx.push(moveOn(frame, ARRIVED));
    return;
  }
  if (free === 0) {
    tx.add(account('energy', seat), -usual(tx, seat, 'paid-step-cost'));
    tx.add(common('paidSteps'), 1);
  }
  if (canAttack) {
    tx.push(moveOn(frame, ARRIVED));
    attack(tx, seat, 0);
    return;
  }
  let next = goal;
  for (let before = ways.from.get(next); before !== here && before !== undefined; before = ways.from.get(next)) {
    next = before;
  }
  stand(tx, seat, next);
  tx.happened('moves', seat, next);
  record(tx, DID_MOVE, seat, next, 0);
  tx.add(common('steps'), 1);
  tx.push(frame);
}

/** Villains gain the energy of the terrain like everybody else. */
function arriveOn(tx: Tx, seat: Seat): void {
  if (table(tx, 'steps') === 0) return;
  const tile = tileOf(tx, seat);
  gain(tx, seat, 'energy', statOf(tx, seat, 'terrain-energy', sideUp(tx, tile).energy));
  happens(tx, { when: 'moved', tile }, seat);
}

function decideByDie(tx: Tx, seat: Seat): void {
  const [result] = tx.roll(seat, 6, 1);
  if (result <= MUTATES_TO) mutateVillain(tx, seat);
  else if (result <= SEARCHES_TO) searchVillain(tx, seat);
  else {
    const [prey] = tx.roll(seat, 6, 1);
    tx.happened('hunt', seat, NONE);
    gain(tx, seat, 'energy', statOf(tx, seat, 'hunt-energy', prey));
    didAct(tx, seat, 'hunt');
  }
}

/** A villain activates the mutation that it draws, or puts it under the deck (B44). */
function mutateVillain(tx: Tx, seat: Seat): void {
  tx.happened('mutate', seat, NONE);
  const piece = drawInto(tx, MUTATIONS, own('active', seat));
  if (piece === NONE) return;
  const cost = mutationCost(tx, seat, piece);
  if (tx.state.places[own('active', seat)].length > MOST_ACTIVE || cost > level(tx, 'control', seat)) {
    putUnder(tx, piece, own('active', seat));
    return;
  }
  tx.add(account('control', seat), -cost);
  tx.happened('mutation-activated', seat, piece);
  didAct(tx, seat, 'mutate');
  pushAll(tx, caught(tx, { when: 'activated', card: piece }, seat));
}

/** A villain in ruins or a castle uses the artifact that it finds at once, or puts it under the deck (B44). */
function searchVillain(tx: Tx, seat: Seat): void {
  const terrain = terrainOf(tx, tileOf(tx, seat));
  if (terrain !== 'ruins' && terrain !== 'castle') return;
  tx.happened('search', seat, NONE);
  const place = own('artifacts', seat);
  const piece = drawInto(tx, ARTIFACTS, place);
  if (piece === NONE) return;
  const cost = artifactCost(tx, seat, piece);
  if (cost > level(tx, 'energy', seat)) {
    putUnder(tx, piece, place);
    return;
  }
  tx.add(account('energy', seat), -cost);
  didAct(tx, seat, 'search');
  activateFree(tx, seat, piece);
  // It trades nothing, so that it has no use for it any more.
  discard(tx, piece, place);
}

// What villains choose ------------------------------------------------------------------------------------------------

/** What a villain answers: it does what it may, and what is worst for the player (B45). */
export function villainAnswer(tx: Tx, decision: Decision): Answer | null {
  const { seat, kind, options, min, max } = decision;
  if (!isAutomatic(tx.state, seat)) return null;
  switch (kind) {
    case 'change':
      return [freeChange(tx, decision)];
    case 'retreat':
      return [weakest(tx, decision)];
    case 'reroll':
      return options.slice(0, max).map((_, i) => i);
    default:
      return options.slice(0, Math.max(min, Math.min(1, max))).map((_, i) => i);
  }
}

/** A villain changes parries that cost it nothing into thrusts, as many as it can. */
function freeChange(tx: Tx, { seat, options }: Decision): number {
  const thrusts = options
    .map(({ from, ability = 0 }, i) => ({ from, ability, i }))
    .filter(({ from }) => from === 'parry');
  const energy = level(tx, 'energy', seat);
  const free = thrusts.filter(({ i }) => options[i].text?.endsWith('for 0 energy') === true && energy >= 0);
  return free.sort((a, b) => b.ability - a.ability).at(0)?.i ?? options.length - 1;
}

/** The tile on which the player is easiest to hit. */
function weakest(tx: Tx, { options }: Decision): number {
  const difficulty = options.map(({ instance = NONE }) => highestDifficulty(tx, instance));
  return difficulty.indexOf(Math.min(...difficulty));
}
