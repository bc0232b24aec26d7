import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'node:util';
import ts from 'typescript';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';

interface Sample {
  /** The page and the line of the sample. */
  readonly name: string;
  readonly code: string;
  readonly file: string;
}

// Inside test, where the paths of tsconfig.json lead to the sources; ignored by git and gone afterwards.
const folder = resolve('test/docs/running');
const pages = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];
const samples = pages.flatMap(samplesOf);

function samplesOf(page: string): readonly Sample[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(({ 1: code = '', index }) => {
    const line = text.slice(0, index).split('\n').length;
    return { name: `${page}:${line}`, code, file: join(folder, `${page.replaceAll(/\W/g, '-')}-${line}.ts`) };
  });
}

/** What a sample says that it prints: the comments behind its calls of console.log. */
function promisedOutput(code: string): readonly string[] {
  return [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, promised = '']) => promised);
}

/** The problems that the compiler finds in files, with the settings of the project. */
function typeProblems(files: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, resolve('.'));
  const found = ts.getPreEmitDiagnostics(ts.createProgram(files, options));
  return found.map(
    ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, '.gitignore'), '*\n');
// An export makes a module of every sample, so that their names do not meet.
for (const { file, code } of samples) writeFileSync(file, `${code}export {};\n`);

afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the samples of the documentation', () => {
  test('are found', () => {
    expect(samples.length).toBeGreaterThan(5);
  });

  test('are accepted by the compiler', () => {
    expect(typeProblems(samples.map(({ file }) => file))).toEqual([]);
  });

  test.each(samples)('$name runs and prints what it says', async ({ file, code }) => {
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
      printed.push(format(...values));
    });
    await import(file);
    const promised = promisedOutput(code);
    expect(printed.filter((line) => promised.includes(line))).toEqual(promised);
  });
});
