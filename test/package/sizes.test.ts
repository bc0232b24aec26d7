import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeEach, describe, expect, test } from 'vitest';
import { manifest } from './manifest.js';

const KILOBYTE = 1000;

/**
 * What each entry may weigh in kB, all of it with everything that it imports, minified and gzipped. The engine was to be
 * below 25 kB by its first plan, which was made for one box: it takes 51 now that four boxes, teams, solitaire, rules texts in
 * words, checks of foreign sets and states, and answers to "why not" are in it. No single part is large: the kernel is
 * 10 kB, the texts 7, the checks of sets 5, the rest the rules. Entries that build on the engine count it again, which a
 * bundle does not; agents judge cards by the language that they are written in, and what authors and tests need plays games;
 * what authors need knows the languages and the texts of both games.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  '.': 56,
  './dsl': 4,
  './ascended': 60,
  './ascended/dsl': 6,
  './authoring': 80,
  './agents': 34,
  './testing': 90,
};
const SET_BUDGET = 6;
/** What somebody takes who imports `ascension` and nothing else. */
const ASCENSION_BUDGET = 50;

const entries = Object.keys(manifest.exports).filter((entry) => !entry.endsWith('.json'));

function budgetOf(entry: string): number {
  const budget = entry.startsWith('./sets/') ? SET_BUDGET : BUDGETS[entry];
  if (budget === undefined) throw new Error(`${entry} has no budget: measure it and give it one`);
  return budget;
}

/** The bundle of what a source imports from the built package, as somebody gets it who has installed it. */
async function bundle(source: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: process.cwd() },
    // Not the paths of tsconfig.json, which lead to the sources.
    tsconfigRaw: {},
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    logLevel: 'error',
    external: Object.keys(manifest.peerDependencies),
  });
  return { contents: outputFiles[0]?.contents ?? '', metafile };
}

async function kilobytes(source: string): Promise<number> {
  const { contents } = await bundle(source);
  return gzipSync(contents, { level: 9 }).length / KILOBYTE;
}

describe('the size', () => {
  beforeEach(() => {
    if (!existsSync('dist')) throw new Error('There is no dist: run npm run build first.');
  });

  test.each(entries)('of fatequeue %s is within its budget', async (entry) => {
    const size = await kilobytes(`export * from 'fatequeue${entry.slice(1)}';`);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThan(budgetOf(entry));
  });

  test('of what is left of the engine for somebody who imports one name is within its budget', async () => {
    expect(await kilobytes("export { ascension } from 'fatequeue';")).toBeLessThan(ASCENSION_BUDGET);
  });

  test('of the constructors is not in what somebody gets who imports one set', async () => {
    const set = await kilobytes("export * from 'fatequeue/sets/lexicon';");
    const all = await kilobytes("export * from 'fatequeue/sets/lexicon'; export * from 'fatequeue/dsl';");
    expect(set).toBeLessThan(all);
  });
});

describe('runtime dependencies', () => {
  const withoutAny = entries.filter(
    (entry) => ['.', './dsl', './agents'].includes(entry) || entry.startsWith('./sets/'),
  );

  test.each(withoutAny)('none is behind fatequeue %s', async (entry) => {
    const { metafile } = await bundle(`export * from 'fatequeue${entry.slice(1)}';`);
    const foreign = Object.keys(metafile.inputs).filter((file) => !file.startsWith('dist/') && file !== '<stdin>');
    expect(foreign).toEqual([]);
    expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  });
});
