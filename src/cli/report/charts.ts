import type { Rate } from '../../agents/index.js';
import { element, tip, words } from './markup.js';
import { percent, points, range } from './numbers.js';
import { powerScaleOf, type Scale, scaleOf } from './scale.js';

/** The charts of which two stand side by side, and the one that stands alone. */
const WIDTH = 480;
const WIDE = 920;
const RIGHT = 16;

function picture(width: number, height: number, label: string, ...inside: readonly string[]): string {
  return element('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label }, ...inside);
}

function line(x1: number, y1: number, x2: number, y2: number, style: string): string {
  return element('line', { x1, y1, x2, y2, class: style });
}

/** Marks of an axis below a picture, with lines up through it. */
function below(scale: Scale, top: number, bottom: number, text: (mark: number) => string): string {
  return scale.marks
    .map(
      (mark) =>
        line(scale(mark), top, scale(mark), bottom, 'grid') +
        words(scale(mark), bottom + 16, text(mark), { class: 'mark', 'text-anchor': 'middle' }),
    )
    .join('');
}

/** Marks of an axis to the left of a picture, with lines across it. */
function beside(scale: Scale, left: number, right: number, text: (mark: number) => string): string {
  return scale.marks
    .map(
      (mark) =>
        line(left, scale(mark), right, scale(mark), 'grid') +
        words(left - 8, scale(mark) + 4, text(mark), { class: 'mark', 'text-anchor': 'end' }),
    )
    .join('');
}

const wholePercent = (share: number): string => `${Math.round(100 * share)} %`;

/** A share with its bounds. */
export interface RateRow {
  readonly name: string;
  readonly rate: Rate;
  /** Which of the colours it has. */
  readonly colour: number;
}

/** Shares as dots with their bounds, against what would be even. */
export function rateChart(rows: readonly RateRow[], even: number, label: string): string {
  const left = 110;
  const rowHeight = 34;
  const bottom = 12 + rows.length * rowHeight;
  const x = scaleOf(0, Math.max(even, ...rows.map(({ rate }) => rate.high)), left, WIDTH - RIGHT);
  const drawn = rows.map(({ name, rate, colour }, i) => {
    const y = 12 + (i + 0.5) * rowHeight;
    return element(
      'g',
      { class: `c${colour}` },
      tip(`${name}: ${percent(rate.rate)}, ${range(rate)}`),
      words(left - 14, y + 4, name, { class: 'label', 'text-anchor': 'end' }),
      line(x(rate.low), y, x(rate.high), y, 'whisker'),
      line(x(rate.low), y - 6, x(rate.low), y + 6, 'whisker'),
      line(x(rate.high), y - 6, x(rate.high), y + 6, 'whisker'),
      element('circle', { cx: x(rate.rate), cy: y, r: 6, class: 'dot' }),
    );
  });
  const evenLine = line(x(even), 4, x(even), bottom, 'even');
  return picture(WIDTH, bottom + 26, label, below(x, 8, bottom, wholePercent), evenLine, ...drawn);
}

/** A line of means. */
export interface Course {
  readonly name: string;
  readonly colour: number;
  readonly points: readonly { readonly at: number; readonly mean: number; readonly seats: number }[];
}

/** Means over time, a line for each. */
export function courseChart(courses: readonly Course[], label: string): string {
  const [left, top, bottom] = [48, 12, 250];
  const all = courses.flatMap(({ points: course }) => course);
  const x = scaleOf(0, Math.max(1, ...all.map(({ at }) => at)), left, WIDTH - RIGHT, 8);
  const y = scaleOf(0, Math.max(1, ...all.map(({ mean }) => mean)), bottom, top);
  const drawn = courses.map(({ name, colour, points: course }) =>
    element(
      'g',
      { class: `c${colour}` },
      element('polyline', {
        points: course.map(({ at, mean }) => `${x(at).toFixed(1)},${y(mean).toFixed(1)}`).join(' '),
        class: 'course',
      }),
      ...course.map(({ at, mean, seats }) =>
        element(
          'circle',
          { cx: x(at), cy: y(mean), r: 3.2, class: 'dot' },
          tip(`${name}, round ${at}: ${mean.toFixed(1)} (${seats} seats)`),
        ),
      ),
    ),
  );
  const axis = words(WIDTH - RIGHT, bottom + 34, 'round', { class: 'mark', 'text-anchor': 'end' });
  return picture(
    WIDTH,
    bottom + 42,
    label,
    below(x, top, bottom, String),
    beside(y, left, WIDTH - RIGHT, String),
    axis,
    ...drawn,
  );
}

const MOST_BARS = 40;

/** How often each of some numbers came up, near ones together where there are many. */
export function histogram(
  counts: readonly (readonly [value: number, times: number])[],
  unit: string,
  label: string,
): string {
  const [left, top, bottom] = [48, 12, 220];
  const values = counts.map(([value]) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const size = Math.ceil((high - low + 1) / MOST_BARS);
  const bars = new Map<number, number>();
  for (const [value, times] of counts) {
    const bar = Math.floor((value - low) / size);
    bars.set(bar, (bars.get(bar) ?? 0) + times);
  }
  const x = scaleOf(low, high + 1, left, WIDTH - RIGHT, 8);
  const y = scaleOf(0, Math.max(...bars.values()), bottom, top, 4);
  const drawn = [...bars].map(([bar, times]) => {
    const from = low + bar * size;
    const [start, end] = [x(from) + 1, x(from + size) - 1];
    const what = size === 1 ? String(from) : `${from} to ${from + size - 1}`;
    const box = {
      x: start,
      y: y(times),
      width: Math.max(1, end - start),
      height: bottom - y(times),
      rx: 2,
      class: 'bar',
    };
    return element('rect', box, tip(`${what} ${unit}: ${times}`));
  });
  const axis = words(WIDTH - RIGHT, bottom + 34, unit, { class: 'mark', 'text-anchor': 'end' });
  const inside = [below(x, top, bottom, String), beside(y, left, WIDTH - RIGHT, String), axis, ...drawn];
  return picture(WIDTH, bottom + 42, label, element('g', { class: 'c0' }, ...inside));
}

/** Something that is done so often, and how it goes with winning. */
export interface Spot {
  readonly name: string;
  readonly often: number;
  readonly lift: number;
  readonly colour: number;
}

/** How many spots at each end have their names beside them. */
const NAMED_SPOTS = 4;

/** How often things are done against how they go with winning. */
export function spotChart(spots: readonly Spot[], unit: string, label: string): string {
  const [left, top, bottom] = [56, 14, 330];
  const lifts = spots.map(({ lift }) => lift);
  const often = spots.map((spot) => spot.often);
  const x = powerScaleOf(Math.min(...often), Math.max(...often), left, WIDE - RIGHT);
  const y = scaleOf(Math.min(0, ...lifts), Math.max(0, ...lifts), bottom, top);
  const ranked = [...spots].sort((a, b) => b.lift - a.lift);
  const named = new Set([...ranked.slice(0, NAMED_SPOTS), ...ranked.slice(-NAMED_SPOTS)]);
  let lastAt = Number.NEGATIVE_INFINITY;
  const drawn = ranked.map((spot) => {
    const { name, lift, colour } = spot;
    const [cx, cy] = [x(spot.often), y(lift)];
    const about = tip(`${name}: ${spot.often.toFixed(2)} ${unit}, ${points(lift)} points`);
    // Names that would stand on each other are left to the tips.
    const hasRoom = named.has(spot) && cy - lastAt >= 13;
    if (hasRoom) lastAt = cy;
    const isRight = cx > WIDE * 0.72;
    const anchor = isRight ? 'end' : 'start';
    const text = hasRoom
      ? words(cx + (isRight ? -9 : 9), cy + 4, name, { class: 'label small', 'text-anchor': anchor })
      : '';
    return element('g', { class: `c${colour}` }, element('circle', { cx, cy, r: 4.5, class: 'spot' }, about), text);
  });
  const zero = line(left, y(0), WIDE - RIGHT, y(0), 'even');
  const axis = words(WIDE - RIGHT, bottom + 34, unit, { class: 'mark', 'text-anchor': 'end' });
  const marks = [below(x, top, bottom, String), beside(y, left, WIDE - RIGHT, points)];
  return picture(WIDE, bottom + 42, label, ...marks, zero, axis, ...drawn);
}
