import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The folders of tests that know the kernel and the deck-builder, the quickest to find a fault first. */
const FOLDERS = ['kernel', 'ascension', 'rulings', 'sets', 'ascended', 'testing', 'replays', 'hostile'];
/** All effects with each other, and whole games: too slow to be done again for each mutant. */
const LEFT_OUT = [
  'test/ascended/{coverage,laws}.test.ts',
  'test/ascension/text-injective.test.ts',
  'test/testing/{arbitraries,conformance,laws-can-break}.test.ts',
];

/** These take seconds each, to see how often something comes about. */
const LAST = ['kernel/resample', 'kernel/reshuffled'];

const FEW_RUNS = fileURLToPath(new URL('few-runs.ts', import.meta.url));
const FEW_TESTS = fileURLToPath(new URL('few-tests.ts', import.meta.url));
const QUICK_RUNNER = fileURLToPath(new URL('quick-runner.ts', import.meta.url));

function rank({ moduleId }: TestSpecification): number {
  if (LAST.some((file) => moduleId.includes(`/test/${file}`))) return FOLDERS.length;
  return FOLDERS.findIndex((folder) => moduleId.includes(`/test/${folder}/`));
}

class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  plugins: [
    {
      name: 'few-runs',
      enforce: 'pre',
      resolveId: (id, importer) => (id === 'fast-check' && importer !== FEW_RUNS ? FEW_RUNS : null),
    },
  ],
  test: {
    include: FOLDERS.map((folder) => `test/${folder}/**/*.test.ts`),
    exclude: LEFT_OUT,
    setupFiles: [FEW_TESTS],
    runner: QUICK_RUNNER,
    sequence: { sequencer: QuickestFirst },
    pool: 'threads',
    maxWorkers: 1,
    // One worker for all files of a run, so that a mutant does not pay for loading the engine a hundred times.
    isolate: false,
    testTimeout: 60_000,
  },
});
