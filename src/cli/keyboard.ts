import { createInterface, type Interface } from 'node:readline';

interface Reading {
  readonly reader: Interface;
  readonly lines: AsyncIterator<string>;
}

/** Lines typed by a person. */
export interface Keyboard {
  /** The next line, or null if the input has ended. */
  ask(prompt: string): Promise<string | null>;
  /** Lets go of the input, so that the process can end. */
  close(): void;
}

/** Reads lines from a stream; the stream is left alone until the first question. */
export function keyboardOn(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Keyboard {
  let reading: Reading | null = null;
  const open = (): Reading => {
    const reader = createInterface({ input, output });
    return { reader, lines: reader[Symbol.asyncIterator]() };
  };
  return {
    async ask(prompt) {
      reading ??= open();
      const { reader, lines } = reading;
      reader.setPrompt(prompt);
      reader.prompt();
      const next = await lines.next();
      return next.done === true ? null : next.value;
    },
    close: () => reading?.reader.close(),
  };
}
