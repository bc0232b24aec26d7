#!/usr/bin/env node
import process from 'node:process';
import { keyboardOn } from './keyboard.js';
import { run } from './run.js';

const { stdin, stdout, stderr, env } = process;

// Whoever reads may stop early, as `head` does: that is no failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const keyboard = keyboardOn(stdin, stdout);
process.exitCode = await run(process.argv.slice(2), {
  isInteractive: stdin.isTTY === true && stdout.isTTY === true,
  isColoured: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
  now: () => Date.now(),
  write: (...lines) => {
    for (const line of lines) stdout.write(`${line}\n`);
  },
  complain: (line) => {
    stderr.write(`${line}\n`);
  },
  ask: keyboard.ask,
});
keyboard.close();
