import { run as runCommand } from '../../src/cli/run.js';
import type { FakeTerminal } from './fake-terminal.js';

/** Runs a command line as version 1.2.3. */
export function run(args: readonly string[], terminal: FakeTerminal) {
  return runCommand(args, terminal, '1.2.3');
}
