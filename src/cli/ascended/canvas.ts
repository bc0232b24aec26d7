/** How a part of a picture stands out. */
export type Ink = (text: string) => string;

interface Cell {
  readonly character: string;
  readonly ink: Ink | null;
}

type Line = ReadonlyMap<number, Cell>;

const EMPTY: Cell = { character: ' ', ink: null };

/** A picture made of characters, that grows to wherever something is drawn. */
export class Canvas {
  private readonly lines = new Map<number, Map<number, Cell>>();
  private from = Number.POSITIVE_INFINITY;
  private to = Number.NEGATIVE_INFINITY;

  /** Draws text over what is there. */
  draw(column: number, line: number, text: string, ink: Ink | null = null): void {
    const characters = [...text];
    const cells = this.lines.get(line) ?? new Map<number, Cell>();
    this.lines.set(line, cells);
    characters.forEach((character, i) => {
      cells.set(column + i, { character, ink });
    });
    this.from = Math.min(this.from, column);
    this.to = Math.max(this.to, column + characters.length);
  }

  /** The first column, and the one after the last. */
  get columns(): readonly [from: number, to: number] {
    return [this.from, this.to];
  }

  /** The lines. */
  rows(): readonly string[] {
    const { from, to } = this;
    return this.all().map((cells) => painted(cells, from, to).trimEnd());
  }

  /** The lines between two columns, with an arrow at either end of those that go on there. */
  cut(from: number, to: number): readonly string[] {
    const all = this.all();
    const isSeen = (cells: Line): boolean =>
      [...cells].some(([column, { character }]) => column >= from && column < to && character !== ' ');
    // Lines above and below of which nothing is left are left out as well.
    return all.slice(all.findIndex(isSeen), all.findLastIndex(isSeen) + 1).map((cells) => {
      const columns = [...cells].flatMap(([column, { character }]) => (character === ' ' ? [] : [column]));
      const before = columns.some((column) => column < from) ? '<' : ' ';
      const after = columns.some((column) => column >= to) ? '>' : ' ';
      return `${before}${painted(cells, from, to)}${after}`.trimEnd();
    });
  }

  private all(): readonly Line[] {
    const drawn = [...this.lines.keys()];
    const first = Math.min(...drawn);
    const count = drawn.length === 0 ? 0 : Math.max(...drawn) - first + 1;
    return Array.from({ length: count }, (_, i) => this.lines.get(first + i) ?? new Map());
  }
}

/** Some columns of a line as text, each run of the same ink painted at once. */
function painted(cells: Line, from: number, to: number): string {
  let text = '';
  for (let column = from; column < to; ) {
    const { ink } = cells.get(column) ?? EMPTY;
    let run = '';
    for (; column < to; column++) {
      const cell = cells.get(column) ?? EMPTY;
      if (cell.ink !== ink) break;
      run += cell.character;
    }
    text += ink === null ? run : ink(run);
  }
  return text;
}
