import { escaped } from './html.js';
import type { Moment, PlayedTurn } from './nested-game.js';

const LINE = 26;
const INDENT = 22;
const WIDTH = 736;

/** Colours that follow the page they are in; by itself a drawing follows the system. */
const STYLE = `
.q { font: 14px system-ui, sans-serif; fill: var(--ink, #1e2233); }
.q .soft { fill: var(--soft, #666d85); }
.q .small { font-size: 13px; }
.q .asked { font-style: italic; fill: var(--soft, #666d85); }
.q .box { fill: var(--accent, #5a4bd1); fill-opacity: .07; stroke: var(--accent, #5a4bd1); stroke-opacity: .45; }
.q .frame { fill: var(--paper-2, #fff); stroke: var(--line, #d9dbe6); }
.q .next { stroke: var(--accent, #5a4bd1); stroke-width: 1.6; }
.q .wait { fill: none; stroke: var(--soft, #666d85); stroke-dasharray: 4 4; }
.q .tip { fill: var(--soft, #666d85); }
.q .id { font: 600 11px ui-monospace, monospace; fill: #fff; text-anchor: middle; }
.q .T { fill: #6b7280; } .q .Q1 { fill: #3d63c9; } .q .Q2 { fill: #2b8a8f; } .q .Q3 { fill: #b4472f; }
.q .Q4 { fill: #94620a; } .q .Q5 { fill: #7a45b8; } .q .Q6 { fill: #2f7d3b; }
.q b, .q .strong { font-weight: 600; }
@media (prefers-color-scheme: dark) {
  svg:root .q { --ink: #e7e8f2; --soft: #a3a8bf; --paper-2: #1b1e2c; --line: #363b52; --accent: #9d90ff; }
  svg:root { background: #12141f; }
}`;

function svg(width: number, height: number, title: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">
<title>${escaped(title)}</title>
<style>${STYLE}
</style>
<g class="q">
${body}
</g>
</svg>
`;
}

function badge(ruling: string, x: number, y: number): string {
  const colour = ruling.startsWith('Q') ? ruling : 'T';
  return `<rect class="${colour}" x="${x}" y="${y - 9}" width="30" height="18" rx="9"/><text class="id" x="${x + 15}" y="${y + 4}">${ruling}</text>`;
}

/** A line of the drawing: an event that is worth one, and the piece whose sequence or text it belongs to. */
interface Row {
  readonly ruling: string;
  readonly words: string;
  readonly isAsked: boolean;
  readonly owner: number;
  /** The piece that a sequence or a fate is about, if it begins or waits here. */
  readonly opens: number | null;
  readonly enters: number | null;
}

/** Without the reason in brackets, which the drawing shows in other ways. */
function bare(told: string): string {
  return told.replace(/ \([^()]*\)$/, '').replace(', now', ', to');
}

function rowsOf({ events, told, names }: PlayedTurn): readonly Row[] {
  return events.flatMap((event, i): Row[] => {
    const { ruling, cause } = event;
    const isOfPool = event.event === 'changed' && event.counter === 'pool';
    const isRepeated = event.event === 'happened' && event.what !== 'defeated' && event.what !== 'declined';
    if (isOfPool || isRepeated || (event.event === 'decided' && event.kind === 'turn')) return [];
    const it = cause?.it ?? -1;
    const self = cause?.self ?? -1;
    const isOfSequence = (ruling === 'Q1' || ruling === 'Q2' || ruling === 'Q4') && it !== -1;
    const opens = event.event === 'happened' && event.what === 'defeated' ? event.instance : null;
    const enters = event.event === 'moved' && event.to.zone === 'centerRow' ? event.instance : null;
    const line = bare(told[i] ?? '');
    const because = /, ([^()]+)\)$/.exec(told[i] ?? '')?.[1];
    const isAsked = event.event === 'decided';
    const words = isAsked || because === undefined || line.includes(because) ? line : `${line} · ${because}`;
    return [
      {
        ruling,
        words: isAsked ? chosen(words, names) : words,
        isAsked,
        owner: isOfSequence ? it : self,
        opens,
        enters,
      },
    ];
  });
}

/** "Ann decides (banish): pick:wind-tyrant#12" as "Ann picks Wind Tyrant". */
function chosen(words: string, names: ReadonlyMap<string, string>): string {
  const [, who = '', key = ''] = /^(.+?) decides \(.+?\): (.+?)(?: · .+)?$/.exec(words) ?? [];
  const [, card] = /^pick:(.+)#\d+$/.exec(key) ?? [];
  return card === undefined ? `${who} accepts` : `${who} picks ${names.get(card) ?? card}`;
}

/** What happens in a turn, line by line; a sequence inside another is a box inside a box, and fates wait at the side. */
export function drawnTurn(turn: PlayedTurn): string {
  const rows = rowsOf(turn);
  const spans = rows.flatMap(({ opens }, first) => {
    if (opens === null) return [];
    const last = rows.reduce(
      (found, { owner, ruling }, at) => (owner === opens && ruling !== 'Q5' && ruling !== 'Q6' ? at : found),
      first,
    );
    return [{ first, last }];
  });
  const depthOf = (at: number) => spans.filter(({ first, last }) => first <= at && at <= last).length;
  const yOf = (at: number) => 24 + at * LINE;
  const boxes = spans.map(({ first, last }) => {
    const x = 44 + depthOf(first) * INDENT - 10;
    return `<rect class="box" x="${x}" y="${yOf(first) - 13}" width="${590 - x - depthOf(first) * 12}" height="${(last - first + 1) * LINE - 1}" rx="8"/>`;
  });
  const lines = rows.map(({ ruling, words, isAsked }, at) => {
    const kind = isAsked ? ' class="asked"' : '';
    return `${badge(ruling, 4, yOf(at))}<text${kind} x="${46 + depthOf(at) * INDENT}" y="${yOf(at) + 5}">${escaped(words)}</text>`;
  });
  let lane = 0;
  const waits = rows.flatMap(({ enters }, at) => {
    if (enters === null) return [];
    const happens = rows.findIndex(({ owner, ruling }, i) => i > at && ruling === 'Q5' && owner === enters);
    if (happens === -1) return [];
    const x = 654 + 28 * lane++;
    const [from, to] = [yOf(at), yOf(happens)];
    const path = `M 590 ${from} H ${x - 8} Q ${x} ${from} ${x} ${from + 8} V ${to - 8} Q ${x} ${to} ${x - 8} ${to} H 606`;
    const middle = (from + to) / 2;
    const says = `<text class="soft" x="${x + 5}" y="${middle}" transform="rotate(90 ${x + 5} ${middle})" text-anchor="middle">waits</text>`;
    return [`<path class="wait" d="${path}"/><path class="tip" d="M 608 ${to - 4} v 8 l -8 -4 z"/>${says}`];
  });
  return svg(
    WIDTH,
    yOf(rows.length) - 4,
    'What happens when Ann plays Adayu, the Chosen',
    [...boxes, ...waits, ...lines].join('\n'),
  );
}

/** Text in lines of about so many letters. */
function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A line of `rules.pending` in its parts: "Ann: Mephit: You may … (Q3)". */
function frameOf(pending: string): { readonly about: string; readonly says: string; readonly ruling: string } {
  const [, who = '', rest = '', ruling = ''] = /^(.+?): (.+) \((\w+)\)$/.exec(pending) ?? [];
  const [, card, says] = /^([^:.?]+): (.+)$/.exec(rest) ?? [];
  return { about: card ?? who, says: says ?? rest, ruling };
}

/** The queue at each decision, as a pile of frames: the next one is on top. */
export function drawnQueues(moments: readonly Moment[]): string {
  const column = 184;
  const tallest: number[] = [];
  const columns = moments.map(({ asked, pending }, i) => {
    const x = 4 + i * column;
    const parts = [`<text class="asked" x="${x + 10}" y="18">${i + 1}. ${escaped(asked)} is asked</text>`];
    let y = 30;
    pending.forEach((line, n) => {
      const { about, says, ruling } = frameOf(line);
      const name = wrapped(about, 16);
      const words = wrapped(says, 23);
      const top = y + 4 + name.length * 16;
      const height = 12 + (name.length + words.length) * 16;
      parts.push(
        `<rect class="frame${n === 0 ? ' next' : ''}" x="${x}" y="${y}" width="${column - 10}" height="${height}" rx="8"/>`,
        badge(ruling, x + 8, y + 15),
        ...name.map(
          (part, at) => `<text class="strong small" x="${x + 45}" y="${y + 19 + at * 16}">${escaped(part)}</text>`,
        ),
        ...words.map(
          (part, at) => `<text class="soft small" x="${x + 10}" y="${top + 16 + at * 16}">${escaped(part)}</text>`,
        ),
      );
      y += height + 6;
    });
    tallest.push(y);
    return parts.join('');
  });
  return svg(moments.length * column, Math.max(...tallest) + 4, 'The queue at four decisions', columns.join('\n'));
}
