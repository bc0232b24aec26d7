import { beforeEach } from 'vitest';

/** These count how often something rare came about, in more runs than a mutant gets. */
const NEEDS_MANY_RUNS = /RefusedOrPlays|^some changes make other states|^namesOfAnyKindStart/;

beforeEach(({ task, skip }) => {
  if (NEEDS_MANY_RUNS.test(task.name)) skip('it needs many runs');
});

// Files share their modules, so the counts of one file would be told again with every file after it.
const { __stryker__: stryker } = globalThis as { __stryker__?: { mutantCoverage?: Coverage } };
if (stryker?.mutantCoverage !== undefined) {
  stryker.mutantCoverage.static = {};
  stryker.mutantCoverage.perTest = {};
}

interface Coverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}
