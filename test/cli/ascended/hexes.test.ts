import { describe, expect, test } from 'vitest';
import { type DrawnHex, hexColumns, hexLines } from '../../../src/cli/ascended/hexes.js';

function hex(q: number, r: number, title: string, more: Partial<DrawnHex> = {}): DrawnHex {
  return { q, r, title, content: '', edges: ['1', '2', '3'], ...more };
}

function picture(lines: readonly string[]): string {
  return `\n${lines.join('\n')}\n`;
}

describe('a map of hexagons', () => {
  test('shows of one its title, its content, its label, and the difficulty at each of its six edges', () => {
    const lines = hexLines([hex(0, 0, 'snow     +1', { content: '(A) *B ^A', label: '12' })]);
    expect(picture(lines)).toBe(`
   _.-'-._
.-'2 12  3'-.
|snow     +1|
|1(A) *B ^A1|
'-._3   2_.-'
    '-.-'
`);
  });

  test('draws an edge between neighbours once', () => {
    const lines = hexLines([hex(0, 0, 'snow'), hex(1, 0, 'east'), hex(0, 1, 'southeast'), hex(-1, 1, 'southwest')]);
    expect(picture(lines)).toBe(`
         _.-'-._     _.-'-._
      .-'2     3'-.-'2     3'-.
      |   snow    |   east    |
      |1         1|1         1|
   _.-'-._3   2_.-'-._3   2_.-'
.-'2     3'-.-'2     3'-.-'
| southwest | southeast |
|1         1|1         1|
'-._3   2_.-'-._3   2_.-'
    '-.-'       '-.-'
`);
  });

  test('leaves room where no tile is', () => {
    const lines = hexLines([hex(0, 0, 'one'), hex(1, 1, 'two')]);
    expect(picture(lines)).toBe(`
   _.-'-._
.-'2     3'-.
|    one    |
|1         1|
'-._3   2_.-'        _.-'-._
    '-.-'         .-'2     3'-.
                  |    two    |
                  |1         1|
                  '-._3   2_.-'
                      '-.-'
`);
  });

  test('cuts texts that are too long for a tile', () => {
    const [, , title, content] = hexLines([hex(0, 0, 'a very long title', { content: 'a long content' })]);
    expect([title, content]).toEqual(['|a very long|', '|1a long co1|']);
  });

  test('is cut around a tile where it is too wide, with arrows to where it goes on', () => {
    const row = [0, 1, 2, 3, 4].map((q) => hex(q, 0, `tile ${q}`));
    expect(hexColumns(row)).toBe(61);
    const titles = (q: number) => hexLines(row, { width: 31, around: { q, r: 0 } })[2];
    expect(titles(0)).toBe(' |  tile 0   |  tile 1   |  ti>');
    expect(titles(2)).toBe('<ile 1   |  tile 2   |  tile 3>');
    expect(titles(4)).toBe('<2   |  tile 3   |  tile 4   |');
    for (const q of [0, 1, 2, 3, 4]) {
      for (const line of hexLines(row, { width: 31, around: { q, r: 0 } })) expect(line.length).toBeLessThanOrEqual(31);
    }
  });

  test('paints each part in its own ink, and gives the same text without', () => {
    const ink = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
    const plain = hexLines([hex(0, 0, 'snow', { content: '(A)' })]);
    const painted = hexLines([hex(0, 0, 'snow', { content: '(A)', titleInk: ink('t'), contentInk: ink('c') })]);
    expect(painted[2]).toBe('|<t>   snow    </t>|');
    expect(painted.map((line) => line.replace(/<\/?[tc]>/g, ''))).toEqual(plain);
  });

  test('of nothing is nothing', () => {
    expect(hexLines([])).toEqual([]);
    expect(hexColumns([])).toBe(0);
  });
});
