import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifest } from './manifest.js';

const specifiers = Object.keys(manifest.exports).map((entry) => `fatequeue${entry.slice(1)}`);
const code = specifiers.filter((specifier) => !specifier.endsWith('.json'));
const data = specifiers.filter((specifier) => specifier.endsWith('.json'));
/** Entries that need a peer or Node: they are not for browsers. */
const isPortable = (specifier: string) => !['fatequeue/testing'].includes(specifier);

/** A game of two bots with two sets, which ends in `report(outcome)`. */
const game = `
const rules = ascension({ sets: [chronicleOfTheGodslayer, stormOfSouls] });
const bot = greedyAgent(rules);
const { outcome } = playGame(rules, { players: ['Ann', 'Ben'], seed: 7, agents: [bot, bot] });
report(outcome);
`;
const imported = `
import { ascension } from 'fatequeue';
import { greedyAgent, playGame } from 'fatequeue/agents';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
`;
const required = imported.replaceAll(/import (.+) from (.+);/g, 'const $1 = require($2);');

let project = '';
/** The files of the tarball, as paths from the root of the package. */
let packed: readonly string[] = [];

beforeAll(() => {
  if (!existsSync('dist')) throw new Error('There is no dist: run npm run build first.');
  project = mkdtempSync(join(tmpdir(), 'fatequeue-tarball-'));
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const [tarball] = JSON.parse(npm(['pack', '--json', ...quiet, '--pack-destination', project], process.cwd()));
  packed = tarball.files.map(({ path }: { path: string }) => path);
  // What the package depends on is taken from where this project has it, so that nothing is fetched.
  const overrides = Object.fromEntries(
    Object.keys(manifest.dependencies ?? {}).map((name) => [name, `file:${resolve('node_modules', name)}`]),
  );
  const dependencies = { fatequeue: `file:${tarball.filename}` };
  write('package.json', JSON.stringify({ name: 'fresh', private: true, dependencies, overrides }));
  npm(['install', '--offline', ...quiet], project);
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
}

/** Writes a file of the fresh project and returns its path. */
function write(name: string, text: string): string {
  const file = join(project, name);
  writeFileSync(file, text);
  return file;
}

/** Runs a file of the fresh project and reads the JSON that it prints last. */
function run(name: string, text: string): unknown {
  const args = ['--disable-warning=ExperimentalWarning', write(name, text)];
  const printed = execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '');
}

const report = 'const report = (outcome) => console.log(JSON.stringify(outcome));';
const ended = { winners: [expect.any(String)], sides: [{ name: 'Ann' }, { name: 'Ben' }] };

describe('the tarball in a fresh project', () => {
  test('holds what is built, the documentation and nothing else', () => {
    const isExpected = /^(dist|docs|schema)\/|^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/;
    expect(packed.filter((path) => !isExpected.test(path))).toEqual([]);
    for (const path of ['docs/getting-started.md', 'docs/llms.txt', 'docs/cards/storm-of-souls.md', 'dist/cli.js']) {
      expect(packed).toContain(path);
    }
  });

  test('has no link in its pages that leads out of it', () => {
    const pages = packed.filter((path) => path.endsWith('.md'));
    const lost = pages.flatMap((page) => {
      const text = readFileSync(join(project, 'node_modules/fatequeue', page), 'utf8');
      return [...text.matchAll(/\]\((?!\w+:)([^)#]+)/g)].flatMap(([, link = '']) => {
        const target = posix.join(posix.dirname(page), link);
        return packed.some((path) => path === target || path.startsWith(`${target.replace(/\/$/, '')}/`))
          ? []
          : [`${page}: ${link}`];
      });
    });
    expect(lost).toEqual([]);
  });

  test('is imported, every entry of it', () => {
    const lines = code.map((specifier) => `Object.keys(await import('${specifier}')).length`);
    const json = data.map((specifier) => `typeof (await import('${specifier}', { with: { type: 'json' } })).default`);
    linkPeers();
    const found = run('import.mjs', `console.log(JSON.stringify([${[...lines, ...json].join()}]));`);
    expect(found).toEqual([...code.map(() => expect.toSatisfy((names) => names > 0)), ...data.map(() => 'object')]);
  });

  test('is required, every entry of it', () => {
    linkPeers();
    const lines = specifiers.map((specifier) => `Object.keys(require('${specifier}')).length`);
    const found = run('require.cjs', `console.log(JSON.stringify([${lines.join()}]));`);
    expect(found).toEqual(specifiers.map(() => expect.toSatisfy((names) => names > 0)));
  });

  test('plays the same game as ES module, as CommonJS, in a worker and in a bundle without Node', async () => {
    const outcome = run('game.mjs', `${imported}${report}${game}`);
    expect(outcome).toMatchObject(ended);
    expect(run('game.cjs', `${required}${report}${game}`)).toEqual(outcome);
    expect(await inWorker()).toEqual(outcome);
    expect(await inBundle()).toEqual(outcome);
  });

  test('runs the sample of the README', () => {
    const [, sample = ''] = /^```ts\n(.*?)^```$/ms.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(sample).toContain("from 'fatequeue'");
    const args = [write('readme.mjs', sample)];
    const printed = execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
    expect(printed).toMatch(/^What do you do next\?\n(.+\n)+Ann \d+\nBen \d+\n$/);
  });

  test('has a command', () => {
    const help = execFileSync(join(project, 'node_modules/.bin/fatequeue'), ['--help'], { encoding: 'utf8' });
    expect(help).toContain('fatequeue');
  });

  test.each(['nodenext', 'bundler'] as const)(
    'has types for strict projects with moduleResolution %s',
    (resolution) => {
      linkPeers();
      const namespaces = code.map((specifier, i) => `import * as e${i} from '${specifier}';`).join('\n');
      const all = `export const all: readonly object[] = [${code.map((_, i) => `e${i}`).join()}];`;
      const reported = `
import type { Decision, GameState, Outcome, Rules } from 'fatequeue';
export let names: readonly string[] = [];
const report = (outcome: Outcome): void => { names = outcome.winners; };
export function play(rules: Rules<unknown>): GameState {
  const state = rules.start({ players: ['Ann', 'Ben'], seed: 7 });
  const decision: Decision | null = state.decision;
  return decision === null ? state : rules.decide(state, [0], { seat: decision.seat }).state;
}
`;
      const misused = `
// @ts-expect-error a viewer is a seat or one of two words
rules.view(play(rules), 'Ann');
`;
      const text = `${namespaces}${imported}${reported}${game}${misused}${all}`;
      const files =
        resolution === 'nodenext'
          ? [write('types.mts', text), write('types.cts', text)]
          : [write('types-for-bundlers.ts', text)];
      const isNode = resolution === 'nodenext';
      const program = ts.createProgram(files, {
        strict: true,
        skipLibCheck: false,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2022,
        lib: ['lib.es2022.d.ts'],
        types: [],
        module: isNode ? ts.ModuleKind.NodeNext : ts.ModuleKind.ESNext,
        moduleResolution: isNode ? ts.ModuleResolutionKind.NodeNext : ts.ModuleResolutionKind.Bundler,
      });
      const problems = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
        return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      });
      expect(problems).toEqual([]);
    },
  );
});

/** Optional peers, as somebody has them who uses the entries that need them. */
function linkPeers(): void {
  for (const name of Object.keys(manifest.peerDependencies)) {
    const link = join(project, 'node_modules', name);
    if (!existsSync(link)) symlinkSync(resolve('node_modules', name), link);
  }
}

function inWorker(): unknown {
  const worker = write(
    'worker.mjs',
    `import { parentPort } from 'node:worker_threads';${imported}
    const report = (outcome) => parentPort.postMessage(outcome);${game}`,
  );
  return run(
    'main.mjs',
    `import { Worker } from 'node:worker_threads';
    new Worker(${JSON.stringify(worker)}).on('message', (outcome) => console.log(JSON.stringify(outcome)));`,
  );
}

/** The game and every portable entry in one script, run where there is the language and nothing of Node or of a browser. */
async function inBundle(): Promise<unknown> {
  const entries = code.filter(isPortable);
  const namespaces = entries.map((specifier, i) => `import * as e${i} from '${specifier}';`).join('\n');
  const contents = `${namespaces}${imported}
    globalThis.entries = [${entries.map((_, i) => `Object.keys(e${i}).length`).join()}];
    const report = (outcome) => { globalThis.outcome = outcome; };${game}`;
  // Neutral: nothing of Node is known, and nothing is put in for process.env.
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: project },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'neutral',
    logLevel: 'error',
    target: 'es2022',
  });
  const context = createContext({});
  const [{ text = '' } = {}] = outputFiles;
  const found = runInContext(`${text}\nJSON.stringify({ outcome, entries });`, context);
  const { outcome, entries: names } = JSON.parse(found);
  expect(names).toEqual(entries.map(() => expect.toSatisfy((count) => count > 0)));
  return outcome;
}
