import type { Delta, Edit } from './diff.js';
import { fail, show } from './errors.js';
import { digestOf, isFields, isList, type Json, MAX_PARTS, pathText, reading } from './json.js';

const ASK_AGAIN = 'ask for the whole again';
const UNCHANGED = 'pass what diff returned, unchanged';

type Path = readonly (string | number)[];

/**
 * What a delta makes of the data it is for. It shares with `before` what does not change, and changes nothing; a delta
 * that is for something else, or was tampered with, is refused.
 */
export function patch<T>(before: T, delta: unknown): T {
  return reading('patch', () => {
    digestOf(delta, 'patch');
    const { from, to, edit } = readDelta(delta);
    const base = digestOf(before, 'patch');
    if (base !== from) fail('patch/other-base', `data ${base}`, `data ${from}, which the delta is for`, ASK_AGAIN);
    // Taking the digest made sure that it is plain data.
    const after = applied(before as Json, edit, []);
    const result = digestOf(after, 'patch');
    if (result !== to) fail('patch/other-result', `data ${result}`, `data ${to} to come of it`, ASK_AGAIN);
    // A delta is made from two values of one type, and both digests agree.
    return after as T;
  });
}

function malformed(path: Path, found: string, expected: string): never {
  return fail('patch/malformed', found, expected, UNCHANGED, pathText(path));
}

function misfit(path: Path, found: string, expected: string): never {
  return fail('patch/misfit', found, expected, ASK_AGAIN, pathText(path));
}

/** A delta's own parts; those of its edit are looked at when they are applied. */
function readDelta(found: unknown): Delta {
  if (typeof found !== 'object' || found === null || Object.keys(found).sort().join() !== 'edit,from,to') {
    return malformed([], show(found), 'an object with from, to, edit');
  }
  const [from, to, edit]: unknown[] = ['from', 'to', 'edit'].map((field) => Reflect.get(found, field));
  if (typeof from !== 'string') return malformed(['from'], show(from), 'a digest');
  if (typeof to !== 'string') return malformed(['to'], show(to), 'a digest');
  return { from, to, edit: asEdit(edit, ['edit']) };
}

/** An edit by its outer form: an object, or a list of none, one, or groups of four. */
function asEdit(found: unknown, path: Path): Edit {
  const fits = Array.isArray(found)
    ? found.length <= 1 || found.length % 4 === 0
    : typeof found === 'object' && found !== null;
  // Of plain data, which it is, every object and every list of such a length has the type of an edit, but for the
  // numbers in the groups; these are checked where they are used.
  return fits ? (found as Edit) : malformed(path, show(found), 'an object, or a list of 0, 1 or groups of 4');
}

function isListEdit(edit: Edit): edit is Exclude<Edit, { readonly [field: string]: Edit }> {
  return Array.isArray(edit);
}

function applied(value: Json, edit: Edit, path: Path): Json {
  if (!isListEdit(edit)) return withParts(value, edit, path);
  if (edit.length === 1) return edit[0];
  if (edit.length === 0) return malformed(path, 'a field that goes', 'that of an object only');
  return isList(value) ? spliced(value, edit, path) : misfit(path, show(value), 'a list');
}

function withParts(value: Json, edits: { readonly [field: string]: Edit }, path: Path): Json {
  const fields = Object.keys(edits);
  if (fields.length === 0) return value;
  if (isList(value)) {
    const list: Json[] = value.slice();
    for (const field of fields) {
      const index = Number(field);
      if (String(index) !== field || !Object.hasOwn(value, index)) {
        misfit(path, `an edit of ${show(field)}`, `an entry from 0 to ${value.length - 1}`);
      }
      const at = [...path, index];
      list[index] = applied(value[index], asEdit(edits[field], at), at);
    }
    return list;
  }
  if (!isFields(value)) return misfit(path, show(value), `something with ${fields[0]}`);
  const changed: Record<string, Json> = { ...value };
  for (const field of fields) {
    const at = [...path, field];
    const edit = asEdit(edits[field], at);
    const isNew = !Object.hasOwn(changed, field) || changed[field] === undefined;
    if (isNew && !(isListEdit(edit) && edit.length === 1)) misfit(at, 'no such field', 'one to change');
    if (isListEdit(edit) && edit.length === 0) delete changed[field];
    else changed[field] = applied(changed[field], edit, at);
  }
  return changed;
}

function spliced(before: readonly Json[], groups: readonly Json[], path: Path): Json {
  const after: Json[] = [];
  let next = 0;
  for (let i = 0; i < groups.length; i += 4) {
    const at = asCount(groups[i], before.length, path);
    const removed = asCount(groups[i + 1], before.length - at, path);
    const times = asCount(groups[i + 2], MAX_PARTS - after.length, path);
    if (at < next) misfit(path, `an edit at ${at}`, `one from ${next} on`);
    while (next < at) after.push(before[next++]);
    for (let n = 0; n < times; n++) after.push(groups[i + 3]);
    next += removed;
  }
  while (next < before.length) after.push(before[next++]);
  return after;
}

function asCount(found: Json, most: number, path: Path): number {
  if (typeof found === 'number' && Number.isInteger(found) && found >= 0 && found <= most) return found;
  return misfit(path, show(found), `a whole number from 0 to ${most}`);
}
