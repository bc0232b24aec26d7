import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFiles } from '../../src/cli/new-set/project.js';
import { run } from './command.js';
import { FakeTerminal } from './fake-terminal.js';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fatequeue-new-set-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function newSet(name: string): Promise<FakeTerminal & { code: number }> {
  const terminal = new FakeTerminal(false);
  const code = await run(['new-set', name, '--in', folder], terminal);
  return Object.assign(terminal, { code });
}

describe('fatequeue new-set', () => {
  test('makes a project and says what to do next', async () => {
    const { code, written } = await newSet('My Lanterns');
    expect(code).toBe(0);
    expect(written.join('\n')).toContain(`cd ${join(folder, 'my-lanterns')}`);
    const files = readdirSync(join(folder, 'my-lanterns')).sort();
    expect(files).toEqual(Object.keys(projectFiles({ id: 'x', title: 'X', version: '1.2.3' })).sort());
    const { name, dependencies } = JSON.parse(readFileSync(join(folder, 'my-lanterns/package.json'), 'utf8'));
    expect([name, dependencies.fatequeue]).toEqual(['my-lanterns', '^1.2.3']);
  });

  test('leaves a folder alone that is not empty', async () => {
    const kept = join(folder, 'kept');
    mkdirSync(kept);
    writeFileSync(join(kept, 'set.js'), 'mine');
    const { code, complaints } = await newSet('kept');
    expect(code).toBe(1);
    expect(complaints.join('\n')).toMatch(/which is not empty.*choose another name or --in.*file\/exists/);
    expect(readdirSync(kept)).toEqual(['set.js']);
    expect(readFileSync(join(kept, 'set.js'), 'utf8')).toBe('mine');
  });

  test.each(['', '???', 'x'.repeat(61)])('takes no name like %j', async (name) => {
    expect((await newSet(name)).code).toBe(2);
  });

  test.each(["O'Brien's lamps", '3 Rivers', '../../etc'])('stays in its folder with a name like %j', async (name) => {
    const { code } = await newSet(name);
    expect(code).toBe(0);
    expect(readdirSync(folder).every((made) => /^[a-z0-9-]+$/.test(made))).toBe(true);
  });
});

describe.each(['Lanterns', "3 Rivers of Ben's"])('a new project %s', (title) => {
  let project = '';

  beforeAll(async () => {
    if (!existsSync('dist/authoring.js')) throw new Error('There is no dist: run npm run build first.');
    await newSet(title);
    const [made] = readdirSync(folder).filter((name) =>
      name.includes(title.split(' ').at(-1)?.slice(0, 3).toLowerCase() ?? ''),
    );
    project = join(folder, made);
    mkdirSync(join(project, 'node_modules/@types'), { recursive: true });
    symlinkSync(resolve('.'), join(project, 'node_modules/fatequeue'));
    for (const name of ['fast-check', '@types/node']) {
      symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name));
    }
  });

  function node(...args: readonly string[]): string {
    return execFileSync(process.execPath, [...args], { cwd: project, encoding: 'utf8', stdio: 'pipe' });
  }

  test('has the right types', () => {
    if (!existsSync('dist/authoring.d.ts')) throw new Error('There are no declarations: run npm run build first.');
    expect(node(resolve('node_modules/typescript/bin/tsc'))).toBe('');
  });

  test('plays', () => {
    expect(node('play.js', '3')).toMatch(/game over[\s\S]+Ann: \d+ honor\nBen: \d+ honor\n$/);
  });

  test('has nothing to be told, and its texts', async () => {
    const terminal = new FakeTerminal(false);
    const set = join(project, 'set.js');
    expect(await run(['validate', set], terminal)).toBe(0);
    expect(await run(['lint', set, '--with', 'chronicle', '--strict'], terminal)).toBe(0);
    expect(await run(['text', set, 'river scout'], terminal)).toBe(0);
    expect(terminal.written.slice(1)).toEqual([
      expect.stringContaining('nothing to tell about 3 cards'),
      'River Scout',
      'Gain 1 rune. Draw a card.',
    ]);
  });
});

test('the tests of a new project pass', () => {
  const project = join(folder, 'lanterns');
  const told = execFileSync(process.execPath, ['--test', '--test-reporter=tap'], { cwd: project, encoding: 'utf8' });
  expect(told).toMatch(/# pass 7\n# fail 0/);
});
