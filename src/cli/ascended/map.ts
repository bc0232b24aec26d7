import type { Cycle, TileSide } from '../../ascended/dsl.js';
import type { Decision, Option, Seat, View, ViewedCard } from '../../index.js';
import { menuOf } from '../menu.js';
import type { Box, Inks } from './box.js';
import { type DrawnHex, type HexPlace, hexColumns, hexLines } from './hexes.js';

/** What is said under a map. */
export const LEGEND = '+2 energy · digits at the edges: difficulty · (A) model · *A power token · ^A origin';

const GAP = 4;

/** A letter for each player: the first of the name if nobody else has it, or else a digit. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const marks = names.map((name) => [name.charAt(0).toUpperCase(), name.slice(-1)]);
  return names.map((_, seat) => {
    const own = marks[seat].find((mark) => marks.every((others, one) => one === seat || !others.includes(mark)));
    return own ?? String(seat + 1);
  });
}

/** A map that lies on the table. */
export interface Lying {
  /** Whose it is; null once all are one. */
  readonly owner: Seat | null;
  readonly pieces: readonly ViewedCard[];
}

/** The maps on the table: one, or everybody's own, that of whoever looks first. */
export function mapsOf({ viewer, zones, players }: View): readonly Lying[] {
  const joined = zones.map ?? [];
  if (joined.length > 0) return [{ owner: null, pieces: joined }];
  const apart = players.flatMap(({ seat, zones: own }) => {
    const pieces = own.map ?? [];
    return pieces.length === 0 ? [] : [{ owner: seat, pieces }];
  });
  return [...apart].sort((a, b) => Number(b.owner === viewer) - Number(a.owner === viewer));
}

/** The last round of the Awakening, of Darkness, and of the game. */
const LAST_OF_AWAKENING = 10;
const LAST_OF_DARKNESS = 20;
export const LAST_ROUND = 30;

/** Whether the game is in its second chapter. */
export function isAscension({ counters }: View): boolean {
  return (counters.round ?? 0) > LAST_OF_AWAKENING;
}

/** Which side of the tiles is up. */
export function cycleOf(view: View): Cycle {
  return isAscension(view) && (view.counters.round ?? 0) <= LAST_OF_DARKNESS ? 'darkness' : 'daylight';
}

/** All maps on the table as the viewer of a view sees them, with the numbers of what they can choose on them. */
export function mapLines(view: View, box: Box, inks: Inks, width: number): readonly string[] {
  const blocks = mapsOf(view).map((map) => blockOf(view, map, box, inks, width));
  const lines: string[] = [];
  for (let i = 0; i < blocks.length; ) {
    const row = [blocks[i++]];
    const room = (next: Block): boolean => row.reduce((sum, { columns }) => sum + columns + GAP, next.columns) <= width;
    while (i < blocks.length && room(blocks[i])) row.push(blocks[i++]);
    lines.push(...beside(row));
  }
  return lines;
}

interface Block {
  readonly columns: number;
  readonly title: string | null;
  readonly lines: readonly string[];
}

/** Blocks next to each other; colours take no room. */
function beside(blocks: readonly Block[]): readonly string[] {
  const height = Math.max(...blocks.map(({ lines }) => lines.length));
  const row = (texts: readonly string[]): string =>
    texts
      .map((text, i) => `${text}${' '.repeat(Math.max(0, blocks[i].columns + GAP - lengthOf(text)))}`)
      .join('')
      .trimEnd();
  const titles = blocks.every(({ title }) => title === null) ? [] : [row(blocks.map(({ title }) => title ?? ''))];
  return [...titles, ...Array.from({ length: height }, (_, i) => row(blocks.map(({ lines }) => lines[i] ?? '')))];
}

/** The characters of a text that are seen. */
export function lengthOf(text: string): number {
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    // A colour begins with an escape and ends with an m.
    if (text.charCodeAt(i) === 27) i = text.indexOf('m', i);
    else length++;
  }
  return length;
}

function blockOf(view: View, map: Lying, box: Box, inks: Inks, width: number): Block {
  const hexes = [
    ...map.pieces.flatMap((piece) => tileOn(view, piece, box, inks)),
    ...unknownPlaces(view, map).map(({ q, r, label }) => ghost({ q, r }, label, inks)),
  ];
  const own = typeof view.viewer === 'number' ? view.viewer : (view.counters.turnOf ?? 0);
  const at = map.pieces.find(({ instance }) => instance === view.players[own].counters.at) ?? map.pieces[0];
  const around = placeOf(at);
  const shown = hexes.filter(({ r }) => isRowShown(r, around, hexes));
  const rows = hexLines(shown, { width, around });
  const isCut = (side: number): boolean =>
    hexes.some((hex) => !shown.includes(hex) && Math.sign(hex.r - around.r) === side);
  const lines = [
    ...(isCut(-1) ? [inks.faint('  ↑ the map goes on to the north')] : []),
    ...rows,
    ...(isCut(1) ? [inks.faint('  ↓ the map goes on to the south')] : []),
  ];
  const columns = Math.min(width, hexColumns(shown));
  if (map.owner === null) return { columns, title: null, lines };
  const { name, seat } = view.players[map.owner];
  const title = seat === view.viewer ? 'Your map' : `${name}'s map`;
  return { columns: Math.max(columns, title.length), title: inks.strong(title), lines };
}

/** How many rows of tiles are shown above and below the one that somebody is on. */
const ROWS = 3;

/** Whether a row is shown: those around a place, and all up to what can be chosen. */
function isRowShown(r: number, around: HexPlace, hexes: readonly DrawnHex[]): boolean {
  const chosen = hexes.flatMap((hex) => (hex.label === undefined ? [] : [hex.r]));
  return r >= Math.min(around.r - ROWS, ...chosen) && r <= Math.max(around.r + ROWS, ...chosen);
}

function placeOf({ marks = {} }: ViewedCard): HexPlace {
  const { q = 0, r = 0 } = marks;
  return { q, r };
}

function tileOn(view: View, piece: ViewedCard, { tiles }: Box, inks: Inks): readonly DrawnHex[] {
  const { card, instance, marks = {} } = piece;
  const tile = card === null ? undefined : tiles.get(card);
  if (tile === undefined) return [];
  const { energy, difficulty }: TileSide = tile[cycleOf(view)];
  const [flat, falling, rising] = difficulty;
  const models = view.players.filter(({ counters }) => counters.at === instance).map(({ seat }) => seat);
  const label = numberOf(view, (option) => option.from === 'map' && option.instance === instance);
  const isYours = models.some((seat) => seat === view.viewer);
  return [
    {
      ...placeOf(piece),
      title: `${tile.terrain.padEnd(8)}${`+${energy}`.padStart(3)}`,
      content: contentOf(view, models, instance, marks.power ?? 0),
      edges: [`${flat}`, `${falling}`, `${rising}`],
      label,
      titleInk: (text) => inks.tint(tile.terrain, text),
      contentInk: isYours ? inks.strong : null,
      edgeInk: inks.faint,
      labelInk: inks.strong,
    },
  ];
}

function contentOf(view: View, models: readonly Seat[], instance: number | null, power: number): string {
  const letters = lettersOf(view.players.map(({ name }) => name));
  const origins = view.players.filter(({ counters }) => counters.origin === instance).map(({ seat }) => seat);
  return [
    ...(models.length === 0 ? [] : [`(${models.map((seat) => letters[seat]).join('')})`]),
    ...(power === 0 ? [] : [`*${letters[power - 1]}`]),
    ...origins.map((seat) => `^${letters[seat]}`),
  ].join(' ');
}

/** The number in the menu of an option that the viewer has, as a label. */
function numberOf({ decision, viewer }: View, isMeant: (option: Option) => boolean): string | undefined {
  if (!isAsked(decision, viewer)) return undefined;
  const entry = menuOf(decision).findIndex((options) => options.some((index) => isMeant(decision.options[index])));
  return entry === -1 ? undefined : `${entry + 1}`;
}

function isAsked(decision: View['decision'], viewer: View['viewer']): decision is Decision {
  return decision !== null && 'options' in decision && (decision.seat === viewer || viewer === 'all');
}

const DIRECTIONS: readonly HexPlace[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The places without a tile that the viewer can choose, with their numbers. */
function unknownPlaces(view: View, map: Lying): readonly (HexPlace & { readonly label: string })[] {
  const { decision, viewer } = view;
  if (!isAsked(decision, viewer)) return [];
  const isWhere = map.owner === null || map.owner === decision.seat;
  const at = map.pieces.find(({ instance }) => instance === view.players[decision.seat].counters.at);
  if (!isWhere) return [];
  return decision.options.flatMap((option) => {
    const hex = hexOf(option, at);
    return hex === null ? [] : [{ ...hex, label: numberOf(view, ({ key }) => key === option.key) ?? '' }];
  });
}

function hexOf({ key, do: word, ability }: Option, at: ViewedCard | undefined): HexPlace | null {
  const [, q, r] = /:(-?\d+),(-?\d+)$/.exec(key) ?? [];
  if (q !== undefined && r !== undefined) return { q: Number(q), r: Number(r) };
  if ((word !== 'explore' && word !== 'add-tile') || at === undefined || ability === undefined) return null;
  const from = placeOf(at);
  const step = DIRECTIONS[ability];
  return { q: from.q + step.q, r: from.r + step.r };
}

function ghost(place: HexPlace, label: string, { faint, strong }: Inks): DrawnHex {
  return {
    ...place,
    title: '?',
    content: '',
    edges: [' ', ' ', ' '],
    label,
    titleInk: faint,
    labelInk: strong,
  };
}
