import type { Terminal } from '../../src/cli/terminal.js';

/** A terminal whose person types what `type` says, and that keeps what is written. */
export class FakeTerminal implements Terminal {
  readonly isColoured = false;
  width = Number.POSITIVE_INFINITY;
  height = 0;
  readonly written: string[] = [];
  readonly complaints: string[] = [];
  readonly statuses: string[] = [];
  /** How many lines were written when the screen was cleared. */
  readonly cleared: number[] = [];
  private readonly interrupts = new Set<() => void>();

  constructor(
    readonly isInteractive: boolean,
    private readonly type: (written: readonly string[]) => string | null = () => null,
  ) {}

  now(): number {
    return 7;
  }

  write(...lines: readonly string[]): void {
    this.written.push(...lines);
  }

  complain(line: string): void {
    this.complaints.push(line);
  }

  status(line: string | null): void {
    if (line !== null) this.statuses.push(line);
  }

  clear(): void {
    this.cleared.push(this.written.length);
  }

  async ask(prompt: string): Promise<string | null> {
    this.written.push(prompt);
    return this.type(this.written);
  }

  onInterrupt(listener: () => void): () => void {
    this.interrupts.add(listener);
    return () => this.interrupts.delete(listener);
  }

  /** What Ctrl-C does. */
  interrupt(): void {
    for (const listener of this.interrupts) listener();
  }
}
