import { isFatequeueError } from 'fatequeue';

/** The code of the error that something throws, or 'none'. */
export function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (thrown) {
    if (isFatequeueError(thrown)) return thrown.code;
    throw thrown;
  }
  return 'none';
}
