/** What the command line is read from and written to. */
export interface Terminal {
  /** Whether a person sits there: both input and output are a terminal. */
  readonly isInteractive: boolean;
  readonly isColoured: boolean;
  /** How many characters fit on a line; without bound where nobody looks at it. */
  readonly width: number;
  /** How many lines fit on the screen; 0 where there is no screen that could be cleared. */
  readonly height: number;
  /** The clock, for a seed where none is given and for the time that is left. */
  now(): number;
  /** Writes lines to the output. */
  write(...lines: readonly string[]): void;
  /** Writes a line where errors go. */
  complain(line: string): void;
  /** Shows how far something has got, on one line that the next one replaces; null takes it away. */
  status(line: string | null): void;
  /** Clears the screen and what was on it before, if there is one. */
  clear(): void;
  /** The next line that the person types, or null if there is none any more. */
  ask(prompt: string): Promise<string | null>;
  /** Calls back when the person wants to stop (Ctrl-C), instead of ending the process, until the result is called. */
  onInterrupt(listener: () => void): () => void;
}
