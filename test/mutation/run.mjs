// npm run mutate [-- FILE...] [--sample N [--seed S]] [--incremental] [--concurrency N]: which mutants the tests find.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { intervalOf, sampleOf } from './sample.js';
import { places, results } from './survivors.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const { values: flags, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    incremental: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '1' },
  },
});

/** What `npm run mutate` has to reach, whole or by sample. */
const LEAST = 0.8;

const size = flags.sample === undefined ? Number.POSITIVE_INFINITY : Number(flags.sample);
if (!(size >= 1)) throw new RangeError(`found --sample ${flags.sample}, expected a number from 1`);
/** Which ends of a mutant count, and whether the tests found it. */
const COUNTED = { Killed: true, Timeout: true, Survived: false, NoCoverage: false };
let population = 0;

// Stryker has no samples of its own. Once all mutants are known, only those of the sample are made: the code stays small
// and nearly as fast as without any. Stryker asks once for each mutant, in order, whether its kind is excluded.
const instrument = Instrumenter.prototype.instrument;
Instrumenter.prototype.instrument = async function (sources, settings) {
  const { mutants } = await instrument.call(this, sources, settings);
  const all = mutants.filter(({ status }) => status === undefined);
  population = all.length;
  const sample = sampleOf(all, size, flags.seed, ROOT);
  [...sample].forEach(({ id }, place) => {
    places.set(id, place);
  });
  if (size >= population) return instrument.call(this, sources, settings);
  let asked = 0;
  const excludedMutations = { includes: () => !sample.has(mutants[asked++]) };
  return instrument.call(this, sources, { ...settings, excludedMutations });
};

const options = {
  configFile: 'test/mutation/stryker.config.mjs',
  concurrency: Number(flags.concurrency),
  incremental: flags.incremental,
};
if (files.length > 0) options.mutate = files;

process.chdir(ROOT);
process.once('SIGINT', () => report(lastTried()));
await new Stryker(options).runMutationTest();
report(Number.POSITIVE_INFINITY);

/** How far a run has got; what no test runs is told at once, wherever its place is. */
function lastTried() {
  return Math.max(...results.map(({ id, status }) => (status === 'NoCoverage' ? -1 : (places.get(id) ?? -1))));
}

/** The score of the mutants up to a place in the sample. */
function report(last) {
  const areas = new Map();
  for (const { id, fileName, status } of results) {
    if (!(status in COUNTED) || places.get(id) > last) continue;
    const [, area] = relative(ROOT, fileName).split('/');
    for (const name of [area, 'all']) {
      const score = areas.get(name) ?? { found: 0, of: 0 };
      score.of++;
      if (COUNTED[status]) score.found++;
      areas.set(name, score);
    }
  }
  for (const [name, { found, of }] of areas) {
    const [low, high] = intervalOf(found, of).map(percent);
    const interval = of < population ? `, 95% interval ${low} to ${high}` : '';
    console.log(`${name}: ${found} of ${of} mutants found, ${percent(found / of)}${interval}`);
  }
  const all = areas.get('all');
  if (all === undefined) throw new Error('there is no mutant in what was asked for');
  if (files.length === 0 && all.found / all.of < LEAST) process.exitCode = 1;
  if (all.of < population) console.log(`A sample of ${all.of} of ${population} mutants, seed ${flags.seed}`);
}

function percent(share) {
  return `${(100 * share).toFixed(1)}%`;
}
