#!/usr/bin/env node
import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import { run } from './run.js';
import type { Terminal } from './terminal.js';

const { stdin, stdout, stderr, env } = process;

// Whoever reads may stop early, as `head` does: that is no failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

let reader: Interface | null = null;
let lines: AsyncIterator<string> | null = null;

const terminal: Terminal = {
  isInteractive: stdin.isTTY === true && stdout.isTTY === true,
  isColoured: stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
  now: () => Date.now(),
  write: (line) => void stdout.write(`${line}\n`),
  complain: (line) => void stderr.write(`${line}\n`),
  async ask(prompt) {
    reader ??= createInterface({ input: stdin, output: stdout });
    lines ??= reader[Symbol.asyncIterator]();
    reader.setPrompt(prompt);
    reader.prompt();
    const next = await lines.next();
    return next.done === true ? null : next.value;
  },
};

process.exitCode = await run(process.argv.slice(2), terminal);
// Assigned inside ask, which the compiler does not follow to here.
(reader as Interface | null)?.close();
