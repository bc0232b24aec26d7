import { fail, show } from './errors.js';
import { fingerprint } from './fingerprint.js';
import type { SetVersion } from './rules.js';

const MAX_SETS = 20;

/** What the options of a game list as sets, whatever each of them is. */
export function setsIn(options: unknown): readonly unknown[] {
  let found: unknown;
  try {
    if (typeof options === 'object' && options !== null) found = Reflect.get(options, 'sets');
    // Holes become entries, so that each is told to be no set.
    if (Array.isArray(found) && found.length > 0 && found.length <= MAX_SETS) return Array.from(found);
  } catch {
    // Only a hostile object (a proxy, say) can make a plain read throw.
  }
  return fail('sets/not-a-list', show(found), `a list of 1 to ${MAX_SETS} sets`, 'pass { sets: [set] }', 'sets');
}

/** Sets in the versions that they are in, in order of their ids. */
export function versionsOf(sets: readonly { readonly id: string }[]): readonly SetVersion[] {
  const versions = sets.map((set) => ({ id: set.id, fingerprint: fingerprint(JSON.stringify(set)) }));
  return versions.sort((a, b) => (a.id < b.id ? -1 : 1));
}
