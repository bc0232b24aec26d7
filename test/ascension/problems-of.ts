import { isFatequeueError, type Problem } from 'fatequeue';

/** The problems that something is refused with; none if it is not. */
export function problemsOf(run: () => unknown): readonly Problem[] {
  try {
    run();
    return [];
  } catch (thrown) {
    if (!isFatequeueError(thrown)) throw thrown;
    return thrown.problems;
  }
}

/** The same in short: `state/out-of-range counters[0]`. */
export function refusals(run: () => unknown): readonly string[] {
  return problemsOf(run).map(({ code, path }) => `${code} ${path}`.trim());
}
