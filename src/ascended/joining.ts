import { moveOn } from '../kernel/draft.js';
import { NONE, type Seat } from '../kernel/state.js';
import { move as movePiece } from './changes.js';
import { frameOf } from './frames.js';
import type { Resolves, Tx } from './game.js';
import { type Hex, neighbours } from './hex.js';
import { edgeHexes, hexOf, isPopulated, setHex } from './map.js';
import { hexOfOption, hexOption } from './option.js';
import { level, seatsFrom, table } from './players.js';
import { own, pileOf, shared } from './table.js';
import { POPULATED } from './vocabulary.js';

/** Whoever has most control joins the maps; equals roll for it until one is ahead (B28). */
function chooser(tx: Tx): Seat {
  const control = (seat: Seat): number => level(tx, 'control', seat);
  const seats = seatsFrom(tx, table(tx, 'firstPlayer'));
  const most = Math.max(...seats.map(control));
  let equals = seats.filter((seat) => control(seat) === most);
  while (equals.length > 1) {
    const rolls = equals.map((seat) => tx.roll(seat, 6, 1)[0]);
    const highest = Math.max(...rolls);
    equals = equals.filter((_, i) => rolls[i] === highest);
  }
  return equals[0];
}

/** Every way to put a map next to what is joined already, as where its first tile comes to lie (B29). */
function placements(tx: Tx, seat: Seat): readonly Hex[] {
  const joined = tx.state.places[shared('map')].map((tile) => hexOf(tx, tile));
  const tiles = tx.state.places[own('map', seat)].map((tile) => hexOf(tx, tile));
  const [first] = tiles;
  const found: Hex[] = [];
  const taken = new Set(joined.map(nameOf));
  const tried = new Set<string>();
  for (const edge of joined.flatMap(neighbours)) {
    if (taken.has(nameOf(edge))) continue;
    for (const tile of tiles) {
      const at = { q: edge.q - tile.q + first.q, r: edge.r - tile.r + first.r };
      if (tried.has(nameOf(at))) continue;
      tried.add(nameOf(at));
      if (tiles.every((one) => !taken.has(nameOf(moved(one, first, at))))) found.push(at);
    }
  }
  return found.sort((a, b) => a.r - b.r || a.q - b.q);
}

function nameOf({ q, r }: Hex): string {
  return `${q},${r}`;
}

/** Where a tile comes to lie if the first one does so there. */
function moved(tile: Hex, first: Hex, at: Hex): Hex {
  return { q: tile.q - first.q + at.q, r: tile.r - first.r + at.r };
}

function placeMap(tx: Tx, seat: Seat, at: Hex): void {
  const from = own('map', seat);
  const tiles = [...tx.state.places[from]];
  const first = hexOf(tx, tiles[0]);
  for (const tile of tiles) {
    const hex = moved(hexOf(tx, tile), first, at);
    movePiece(tx, tile, from, shared('map'));
    setHex(tx, tile, hex);
  }
  tx.happened('map-joined', seat, NONE);
}

/** Joining the maps: the frame's list is who chooses, and then the seats whose maps are still apart. */
export const join: Resolves<unknown> = {
  run(tx, frame) {
    const { at, list } = frame;
    if (at === 0) {
      const who = chooser(tx);
      const hasPlaces = hasPopulated(tx);
      const others = seatsFrom(tx, who).filter((seat) => seat !== who);
      tx.happened('joins-maps', who, NONE);
      placeMap(tx, who, hexOf(tx, tx.state.places[own('map', who)][0]));
      if (!hasPlaces && table(tx, 'addsPlaces') === 1) tx.push(frameOf(tx.game.procedures.addPlaces, who));
      tx.push({ ...moveOn(frame, 1, others), seat: who });
      return;
    }
    const [next] = list;
    if (next === undefined) return;
    const options = placements(tx, next).map((hex) => ({ ...hexOption('place-map', hex), seat: next }));
    if (!tx.ask(frame, 'join', options, 1, 1)) goOn(tx, frame, next, hexOfOption(options[0]));
  },
  answer(tx, frame, _node, [pick]) {
    goOn(tx, frame, frame.list[0], hexOfOption(pick));
  },
};

function goOn(tx: Tx, frame: Parameters<typeof moveOn>[0], seat: Seat, at: Hex): void {
  tx.push(moveOn(frame, 1, frame.list.slice(1)));
  placeMap(tx, seat, at);
}

/** Whether any place of power has been found. */
function hasPopulated(tx: Tx): boolean {
  return tx.state.players.some((_, seat) => tx.state.places[own('map', seat)].some((tile) => isPopulated(tx, tile)));
}

/** Where nobody has found a place of power, one of each kind is added to the edge of the map (optional). */
export const addPlaces: Resolves<unknown> = {
  run(tx, frame) {
    const terrain = POPULATED[frame.at];
    if (terrain === undefined) return;
    if (tx.state.places[pileOf(terrain)].length === 0) {
      tx.push(moveOn(frame, frame.at + 1));
      return;
    }
    const edges = [...edgeHexes(tx, tx.state.places[shared('map')])].sort((a, b) => a.r - b.r || a.q - b.q);
    const options = edges.map((hex) => hexOption(`add-${terrain}`, hex));
    tx.ask(frame, 'add-place', options, 1, 1);
  },
  answer(tx, frame, _node, [pick]) {
    tx.push(moveOn(frame, frame.at + 1));
    const pile = pileOf(POPULATED[frame.at]);
    const tile = tx.state.places[pile].at(-1) ?? NONE;
    movePiece(tx, tile, pile, shared('map'));
    setHex(tx, tile, hexOfOption(pick));
  },
};
