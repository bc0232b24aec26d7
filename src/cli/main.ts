#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { keyboardOn } from './keyboard.js';
import { run } from './run.js';

const { stdin, stdout, stderr, env } = process;

// Whoever reads may stop early, as `head` does: that is no failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const CLEAR_LINE = '\r\u001b[2K';
const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

const isDumb = env.TERM === 'dumb';
const keyboard = keyboardOn(stdin, stdout);
let hasStatus = false;

function clearStatus(): void {
  if (hasStatus) stderr.write(CLEAR_LINE);
  hasStatus = false;
}

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

process.exitCode = await run(
  process.argv.slice(2),
  {
    isInteractive: stdin.isTTY === true && stdout.isTTY === true,
    isColoured: stdout.isTTY === true && !env.NO_COLOR && !isDumb,
    get width() {
      return stdout.isTTY === true ? stdout.columns : Number.POSITIVE_INFINITY;
    },
    get height() {
      return stdout.isTTY === true && !isDumb ? stdout.rows : 0;
    },
    now: () => Date.now(),
    write: (...lines) => {
      clearStatus();
      for (const line of lines) stdout.write(`${line}\n`);
    },
    complain: (line) => {
      clearStatus();
      stderr.write(`${line}\n`);
    },
    status: (line) => {
      if (stderr.isTTY !== true || isDumb) return;
      clearStatus();
      if (line === null) return;
      stderr.write(line.slice(0, Math.max(0, stderr.columns - 1)));
      hasStatus = true;
    },
    clear: () => {
      if (stdout.isTTY === true && !isDumb) stdout.write(CLEAR_SCREEN);
    },
    ask: keyboard.ask,
    onInterrupt: (listener) => {
      process.on('SIGINT', listener);
      return () => {
        process.off('SIGINT', listener);
      };
    },
  },
  version,
);
keyboard.close();
