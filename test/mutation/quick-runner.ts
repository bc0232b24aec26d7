import { TestRunner, test } from 'vitest';

let isFound = false;

/**
 * Runs tests against a mutant. A file that cannot even be loaded has found it, which Stryker does not hear of unless a
 * test says so; and once it is found, no other file is loaded.
 */
export default class QuickRunner extends TestRunner {
  override async importFile(...given: Parameters<TestRunner['importFile']>): Promise<unknown> {
    const [, source] = given;
    if (source === 'setup') return super.importFile(...given);
    if (isFound) {
      test.skip('is not needed any more', () => {});
      return undefined;
    }
    try {
      return await super.importFile(...given);
    } catch (thrown) {
      this.config.testNamePattern = undefined;
      test('can be loaded', () => {
        throw thrown;
      });
      return undefined;
    }
  }

  override onAfterRunTask(task: Parameters<TestRunner['onAfterRunTask']>[0]): void {
    if (task.result?.state === 'fail') isFound = true;
    super.onAfterRunTask(task);
  }
}
