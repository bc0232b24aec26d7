import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';

const cli = 'dist/cli.js';

function simulated(...args: readonly string[]): string {
  return execFileSync(process.execPath, [cli, 'simulate', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('the threads of the built command', () => {
  beforeAll(() => {
    if (!existsSync(cli)) throw new Error('There is no dist: run npm run build first.');
  });

  test('come to the same results, however many there are', () => {
    const args = ['--games', '7', '--agents', 'random,random', '--seed', '5', '--json'];
    const [none, one, three] = ['0', '1', '3'].map((workers) => simulated(...args, '--workers', workers));
    expect(JSON.parse(none).games).toBe(7);
    expect(one).toBe(none);
    expect(three).toBe(none);
  });

  test('stop on Ctrl-C with the results so far', async () => {
    const args = [cli, 'simulate', '--games', '1000000', '--agents', 'random,random', '--json', '--workers', '2'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    child.stdout.on('data', (data) => {
      printed += data;
    });
    const code = new Promise((resolve) => child.on('close', resolve));
    const stop = setInterval(() => child.kill('SIGINT'), 1500);
    expect(await code).toBe(0);
    clearInterval(stop);
    const { games, asked } = JSON.parse(printed);
    expect(asked).toBe(1_000_000);
    expect(games).toBeLessThan(1_000_000);
  });
});
