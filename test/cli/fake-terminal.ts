import type { Terminal } from '../../src/cli/terminal.js';

/** A terminal whose person types what `type` says, and that keeps what is written. */
export class FakeTerminal implements Terminal {
  readonly isColoured = false;
  readonly written: string[] = [];
  readonly complaints: string[] = [];

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

  async ask(prompt: string): Promise<string | null> {
    this.written.push(prompt);
    return this.type(this.written);
  }
}
