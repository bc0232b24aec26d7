import type { Terminal } from './terminal.js';

/** How a command ended: well, with a check that failed, or without having made sense of its arguments. */
export type ExitCode = 0 | 1 | 2;

/** One thing that `fatequeue` can do. */
export interface Command {
  /** The word that calls it. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` shows; see `helpText`. */
  readonly help: string;
  /** Does it; a coded error that it throws is told without a stack trace; `version` is that of the package. */
  run(args: readonly string[], terminal: Terminal, version: string): Promise<ExitCode>;
}
