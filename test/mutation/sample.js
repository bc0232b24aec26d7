import { createHash } from 'node:crypto';

/** What a mutant is, in a form that stays the same from run to run. */
export function keyOf({ fileName, location, mutatorName, replacement }) {
  const { start, end } = location;
  return [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ');
}

/** So many mutants of all, each as likely as any other; the same ones for the same seed. */
export function sampleOf(mutants, size, seed, root) {
  const keyed = mutants.map((mutant) => [rank(seed, keyOf(mutant).replace(root, '')), mutant]);
  keyed.sort(([a], [b]) => (a < b ? -1 : 1));
  return new Set(keyed.slice(0, size).map(([, mutant]) => mutant));
}

function rank(seed, key) {
  return createHash('sha256').update(`${seed} ${key}`).digest('hex');
}

/** Wilson's interval of 95% for a share that was found in a sample. */
export function intervalOf(found, of) {
  const z = 1.96;
  const share = found / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return [middle - half, middle + half];
}
