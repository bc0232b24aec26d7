import { digestOf, isFields, isList, type Json, type JsonFields, reading } from './json.js';

/**
 * What changes in one part of some data:
 * - `{ field: edit }`: these fields of an object, or entries of a list, change; `{}` changes nothing;
 * - `[value]`: the part is now this value;
 * - `[]`: the field is gone;
 * - `[at, removed, times, value, …]`: a list is edited. In groups of four, in order of `at`: before the entry `at` of the
 *   old list, `removed` old entries from there on go, and `value` comes so many `times`.
 */
export type Edit =
  | { readonly [field: string]: Edit }
  | readonly []
  | readonly [value: Json]
  | readonly [at: number, removed: number, times: number, value: Json, ...more: Json[]];

/** How to make one piece of data from another, as compact JSON. */
export interface Delta {
  /** A digest of what it is made for. */
  readonly from: string;
  /** A digest of what comes of it. */
  readonly to: string;
  /** What changes. */
  readonly edit: Edit;
}

/** Nothing changes. */
const SAME: Edit = Object.freeze({});

/** Beyond so many pairs of entries, what lies between equal ends of two lists is replaced as a whole. */
const MAX_PAIRS = 40_000;

/** The difference between two views, or any other plain data: `patch(before, diff(before, after))` equals `after`. */
export function diff(before: unknown, after: unknown): Delta {
  return reading('diff', () => {
    const from = digestOf(before, 'diff');
    const to = digestOf(after, 'diff');
    // Taking digests made sure that both are plain data.
    return { from, to, edit: editOf(before as Json, after as Json) ?? SAME };
  });
}

type Fields = Readonly<Record<string, Json | undefined>>;

/** What changes, or null if nothing does. */
function editOf(before: Json, after: Json): Edit | null {
  if (before === after) return null;
  if (isList(before) && isList(after)) return listEdit(before, after);
  if (isFields(before) && isFields(after)) return fieldsEdit(before, after);
  return [after];
}

function fieldsEdit(before: Fields, after: JsonFields): Edit | null {
  const edit: Record<string, Edit> = {};
  let changed = 0;
  let all = 0;
  for (const field of fieldsOf(before)) {
    if (own(after, field) === undefined) {
      edit[field] = [];
      changed++;
    }
  }
  for (const field of fieldsOf(after)) {
    all++;
    const was = own(before, field);
    const part = was === undefined ? ([after[field]] as const) : editOf(was, after[field]);
    if (part === null) continue;
    edit[field] = part;
    changed++;
  }
  if (changed === 0) return null;
  // Where little has changed, the whole is longer for sure; writing it out to see would take the most time of all.
  return changed * 2 < all ? edit : shorter(edit, [after]);
}

/** The fields of an object that JSON would write. */
function fieldsOf(fields: Fields): readonly string[] {
  return Object.keys(fields).filter((field) => fields[field] !== undefined);
}

function own(fields: Fields, field: string): Json | undefined {
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}

function shorter(one: Edit, other: Edit): Edit {
  return JSON.stringify(one).length <= JSON.stringify(other).length ? one : other;
}

function listEdit(before: readonly Json[], after: readonly Json[]): Edit | null {
  let start = 0;
  const least = Math.min(before.length, after.length);
  while (start < least && isSame(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return null;
  let tail = 0;
  while (tail < least - start && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const splices = shorter(
    splicesOf(before.slice(start, before.length - tail), after.slice(start, after.length - tail), start),
    [after],
  );
  return before.length === after.length ? shorter(splices, entriesEdit(before, after)) : splices;
}

/** Lists of one length, entry by entry. */
function entriesEdit(before: readonly Json[], after: readonly Json[]): Edit {
  const edit: Record<string, Edit> = {};
  before.forEach((was, i) => {
    const part = editOf(was, after[i]);
    if (part !== null) edit[i] = part;
  });
  return edit;
}

/** The splices between two lists that stand at a place of the old list and have different ends. */
function splicesOf(before: readonly Json[], after: readonly Json[], at: number): Edit {
  const groups: Json[] = [];
  let old = 0;
  let fresh = 0;
  const splice = (oldEnd: number, freshEnd: number): void => {
    let removed = oldEnd - old;
    let where = at + old;
    for (let i = fresh; i < freshEnd; ) {
      let times = 1;
      while (i + times < freshEnd && isSame(after[i], after[i + times])) times++;
      groups.push(where, removed, times, after[i]);
      where += removed;
      removed = 0;
      i += times;
    }
    if (removed > 0) groups.push(where, removed, 0, 0);
  };
  for (const [keptOld, keptFresh] of kept(before, after)) {
    splice(keptOld, keptFresh);
    old = keptOld + 1;
    fresh = keptFresh + 1;
  }
  splice(before.length, after.length);
  const [first, removed, times, value, ...more] = groups;
  return [Number(first), Number(removed), Number(times), value, ...more];
}

/** The longest row of entries that both lists have in the same order, by their places in each. */
function kept(before: readonly Json[], after: readonly Json[]): readonly (readonly [number, number])[] {
  if (before.length * after.length > MAX_PAIRS) return [];
  const width = after.length + 1;
  const longest = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      longest[i * width + j] = isSame(before[i], after[j])
        ? longest[(i + 1) * width + j + 1] + 1
        : Math.max(longest[(i + 1) * width + j], longest[i * width + j + 1]);
    }
  }
  const pairs: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (isSame(before[i], after[j])) pairs.push([i++, j++]);
    else if (longest[(i + 1) * width + j] >= longest[i * width + j + 1]) i++;
    else j++;
  }
  return pairs;
}

function isSame(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((entry, i) => isSame(entry, b[i]));
  if (!isFields(a) || !isFields(b)) return false;
  const fields = fieldsOf(a);
  if (fields.length !== fieldsOf(b).length) return false;
  return fields.every((field) => {
    const other = own(b, field);
    return other !== undefined && isSame(a[field], other);
  });
}
