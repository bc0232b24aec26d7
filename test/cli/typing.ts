import { FakeTerminal } from './fake-terminal.js';

/** What somebody types who sees what is on the screen. */
export type Typing = (written: readonly string[]) => string | null;

/** Types some lines, and then whatever `then` says. */
export function typing(lines: readonly string[], then: Typing = () => null): Typing {
  const left = [...lines];
  return (written) => left.shift() ?? then(written);
}

/** The first lines of the menu, as many as there have to be, or nothing where that declines. */
export const firstLine: Typing = (written) => {
  const prompt = written.at(-1) ?? '';
  if (/decline|Enter/.test(prompt)) return '';
  const most = Number(/(\d+) numbers/.exec(prompt)?.[1] ?? 1);
  return Array.from({ length: most }, (_, i) => i + 1).join(' ');
};

/** A terminal at which somebody types. */
export function terminalWith(type: Typing): FakeTerminal {
  return new FakeTerminal(true, type);
}

/** All that was written. */
export function shown({ written }: FakeTerminal): string {
  return written.join('\n');
}
