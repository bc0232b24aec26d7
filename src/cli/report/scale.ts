/** Turns values into places on an axis, with round values to mark. */
export interface Scale {
  (value: number): number;
  readonly marks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10] as const;

/** A scale from values to pixels that begins and ends at round values around both. */
export function scaleOf(low: number, high: number, from: number, to: number, count = 5): Scale {
  const span = high > low ? high - low : 1;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = power * (STEPS.find((one) => one * power * count >= span) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  // By whole numbers of steps, so that no rounding errors add up.
  const marks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  const place = (value: number): number =>
    from + ((value - marks[0]) / (marks[marks.length - 1] - marks[0])) * (to - from);
  return Object.assign(place, { marks });
}

/** A scale of powers of ten, for values above 0 that differ by factors. */
export function powerScaleOf(low: number, high: number, from: number, to: number): Scale {
  const first = Math.floor(Math.log10(low));
  const last = Math.max(first + 1, Math.ceil(Math.log10(high)));
  const marks = Array.from({ length: last - first + 1 }, (_, i) => Number((10 ** (first + i)).toPrecision(1)));
  const place = (value: number): number => from + ((Math.log10(value) - first) / (last - first)) * (to - from);
  return Object.assign(place, { marks });
}
