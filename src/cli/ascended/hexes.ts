import { Canvas, type Ink } from './canvas.js';

/** A place on a map, in axial coordinates: q grows to the east, r to the southeast. */
export interface HexPlace {
  readonly q: number;
  readonly r: number;
}

/** A hexagon as it is drawn; texts are cut to what fits. */
export interface DrawnHex extends HexPlace {
  /** What it is, in eleven characters. */
  readonly title: string;
  /** What is on it, in nine characters. */
  readonly content: string;
  /** A character for each pair of opposite edges: east and west, southeast and northwest, southwest and northeast. */
  readonly edges: readonly [string, string, string];
  /** What it can be called by, in three characters. */
  readonly label?: string | undefined;
  readonly titleInk?: Ink | null | undefined;
  readonly contentInk?: Ink | null | undefined;
  readonly edgeInk?: Ink | null | undefined;
  readonly labelInk?: Ink | null | undefined;
}

// The corners lie six columns apart, and a row of hexagons starts four lines after the one above: the slopes between
// two rows belong to both.
//
//         _.-'-._
//      .-' 2 1 3 '-.      northwest, label, northeast
//      |snow     +1|      title
//      |1 (A) ^A  1|      west, content, east
//      '-._3   2_.-'      southwest, southeast
//          '-.-'
const HALF = 6;
const LINES = 4;

/** The middle of a hexagon's title. */
function middleOf({ q, r }: HexPlace): readonly [column: number, line: number] {
  return [(2 * q + r) * HALF, r * LINES];
}

function drawOutline(canvas: Canvas, hex: DrawnHex): void {
  const [column, line] = middleOf(hex);
  canvas.draw(column - 3, line - 2, "_.-'-._");
  canvas.draw(column - HALF, line - 1, ".-'");
  canvas.draw(column + HALF - 2, line - 1, "'-.");
  for (const side of [column - HALF, column + HALF]) {
    canvas.draw(side, line, '|');
    canvas.draw(side, line + 1, '|');
  }
  canvas.draw(column - HALF, line + 2, "'-._");
  canvas.draw(column + HALF - 3, line + 2, "_.-'");
  canvas.draw(column - 2, line + 3, "'-.-'");
}

function drawInside(canvas: Canvas, hex: DrawnHex): void {
  const [column, line] = middleOf(hex);
  const [flat, falling, rising] = hex.edges;
  const { titleInk = null, contentInk = null, edgeInk = null, labelInk = null } = hex;
  canvas.draw(column - 3, line - 1, falling, edgeInk);
  canvas.draw(column - 1, line - 1, centred(hex.label ?? '', 3), labelInk);
  canvas.draw(column + 3, line - 1, rising, edgeInk);
  canvas.draw(column - 5, line, centred(hex.title, 11), titleInk);
  canvas.draw(column - 5, line + 1, flat, edgeInk);
  canvas.draw(column - 4, line + 1, centred(hex.content, 9), contentInk);
  canvas.draw(column + 5, line + 1, flat, edgeInk);
  canvas.draw(column - 2, line + 2, rising, edgeInk);
  canvas.draw(column + 2, line + 2, falling, edgeInk);
}

function centred(text: string, width: number): string {
  const cut = [...text].slice(0, width);
  const before = Math.floor((width - cut.length) / 2);
  return `${' '.repeat(before)}${cut.join('')}${' '.repeat(width - cut.length - before)}`;
}

/** How a map is cut where it does not fit. */
export interface Cut {
  /** How many columns there are for it. */
  readonly width: number;
  /** What is to be seen whatever is left out. */
  readonly around: HexPlace;
}

/** A map of hexagons as lines of text; arrows stand where some of it was left out. */
export function hexLines(hexes: readonly DrawnHex[], cut?: Cut): readonly string[] {
  const canvas = new Canvas();
  // The outlines first: those of neighbours share lines with what is inside.
  for (const hex of hexes) drawOutline(canvas, hex);
  for (const hex of hexes) drawInside(canvas, hex);
  const [from, to] = canvas.columns;
  if (cut === undefined || to - from <= cut.width) return canvas.rows();
  const [middle] = middleOf(cut.around);
  const inner = Math.max(1, cut.width - 2);
  const start = Math.max(from, Math.min(to - inner, middle - Math.floor(inner / 2)));
  return canvas.cut(start, start + inner);
}

/** How many columns all of a map takes. */
export function hexColumns(hexes: readonly DrawnHex[]): number {
  const columns = hexes.map((hex) => middleOf(hex)[0]);
  return hexes.length === 0 ? 0 : Math.max(...columns) - Math.min(...columns) + 2 * HALF + 1;
}
