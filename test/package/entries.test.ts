import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { manifest } from './manifest.js';

/** Runs a script in a process of its own, in the root of the package, and reads the JSON that it prints. */
function run(type: 'module' | 'commonjs', script: string): unknown {
  const arguments_ = [`--input-type=${type}`, '--disable-warning=ExperimentalWarning', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, arguments_, { encoding: 'utf8' }));
}

describe('the built package', () => {
  beforeEach(() => {
    if (!existsSync('dist')) throw new Error('There is no dist: run npm run build first.');
  });

  test.each(Object.keys(manifest.exports))('%s gives import and require the same names', (entry) => {
    const name = JSON.stringify(`fatequeue${entry.slice(1)}`);
    if (entry.endsWith('.json')) {
      const imported = run(
        'module',
        `import data from ${name} with { type: 'json' }; console.log(JSON.stringify(data));`,
      );
      expect(imported).toEqual(run('commonjs', `console.log(JSON.stringify(require(${name})));`));
      return;
    }
    const imported = run(
      'module',
      `import * as entry from ${name}; console.log(JSON.stringify(Object.keys(entry).sort()));`,
    );
    expect(imported).not.toEqual([]);
    expect(imported).toEqual(run('commonjs', `console.log(JSON.stringify(Object.keys(require(${name})).sort()));`));
  });

  test.each(Object.values(manifest.bin))('%s can be run as a command', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });
});
