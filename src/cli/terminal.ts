/** What the command line is read from and written to. */
export interface Terminal {
  /** Whether a person sits there: both input and output are a terminal. */
  readonly isInteractive: boolean;
  readonly isColoured: boolean;
  /** The clock, for a seed where none is given. */
  now(): number;
  /** Writes lines to the output. */
  write(...lines: readonly string[]): void;
  /** Writes a line where errors go. */
  complain(line: string): void;
  /** The next line that the person types, or null if there is none any more. */
  ask(prompt: string): Promise<string | null>;
}
