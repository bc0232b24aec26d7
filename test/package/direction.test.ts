import { describe, expect, test } from 'vitest';
import { cycles, directionProblems } from './direction.js';
import { gameWords, hiddenInputs } from './forbidden.js';
import { type Module, parseModule, readModules } from './modules.js';

const modules = readModules();

/** Modules from their texts, with an empty file for each `there`. */
function sources(texts: Readonly<Record<string, string>>, ...there: string[]): Module[] {
  return [
    ...Object.entries(texts).map(([file, text]) => parseModule(file, text)),
    ...there.map((file) => parseModule(file, '')),
  ];
}

describe('dependency direction', () => {
  test('every import of src and sets goes downward', () => {
    expect(modules.length).toBeGreaterThan(0);
    expect(directionProblems(modules)).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    expect(cycles(modules)).toEqual([]);
  });

  test.each([
    ['src/kernel/a.ts', '../ascension/b.js', 'src/ascension/b.ts', 'kernel may not depend on ascension'],
    ['src/kernel/a.ts', '../index.js', 'src/index.ts', 'kernel may not depend on index'],
    ['src/ascension/a.ts', '../ascended/b.js', 'src/ascended/b.ts', 'ascension may not depend on ascended'],
    ['src/ascended/a.ts', '../ascension/b.js', 'src/ascension/b.ts', 'ascended may not depend on ascension'],
    ['src/ascension/a.ts', '../agents/b.js', 'src/agents/b.ts', 'ascension may not depend on agents'],
    ['src/agents/a.ts', '../cli/b.js', 'src/cli/b.ts', 'agents may not depend on cli'],
    ['src/ascension/a.ts', '../../sets/x/b.js', 'sets/x/b.ts', 'ascension may not depend on sets'],
    ['src/kernel/a.ts', 'fatequeue/dsl', 'src/ascension/dsl.ts', 'kernel may not depend on ascension'],
    ['src/kernel/a.ts', 'fast-check', '', 'kernel has no dependencies'],
    ['sets/x/a.ts', 'fast-check', '', 'sets has no dependencies'],
    ['src/testing/a.ts', 'node:fs', '', 'only the cli may use Node'],
    ['src/testing/a.ts', 'fs', '', 'only the cli may use Node'],
    ['sets/x/a.ts', '../y/b.js', 'sets/y/b.ts', 'a set imports'],
    ['sets/x/a.ts', '../../src/ascension/dsl.js', 'src/ascension/dsl.ts', 'a set imports'],
    ['sets/x/a.ts', 'fatequeue', 'src/index.ts', 'a set imports'],
    ['src/kernel/a.ts', './gone.js', '', 'there is no src/kernel/gone.ts'],
  ])('%s may not import %s', (file, specifier, there, problem) => {
    const forms = [
      `import '${specifier}';`,
      `import { a } from '${specifier}';`,
      `import type { A } from '${specifier}';`,
      `export * from '${specifier}';`,
      `export type { A } from '${specifier}';`,
      `type A = import('${specifier}').A;`,
      `const a = await import('${specifier}');`,
      `const a = require('${specifier}');`,
    ];
    for (const form of forms) {
      const problems = directionProblems(sources({ [file]: `\n${form}` }, ...(there ? [there] : [])));
      expect(problems, form).toEqual([expect.stringContaining(`${file}:2 imports ${specifier}: ${problem}`)]);
    }
  });

  test.each([
    ['src/ascension/a.ts', '../kernel/b.js', 'src/kernel/b.ts'],
    ['src/testing/a.ts', '../agents/b.js', 'src/agents/b.ts'],
    ['src/testing/a.ts', 'fast-check', ''],
    ['src/cli/a.ts', '../testing/b.js', 'src/testing/b.ts'],
    ['src/cli/a.ts', 'node:fs', ''],
    ['sets/x/a.ts', './b.js', 'sets/x/b.ts'],
    ['sets/x/a.ts', 'fatequeue/dsl', 'src/ascension/dsl.ts'],
  ])('%s may import %s', (file, specifier, there) => {
    expect(directionProblems(sources({ [file]: `import '${specifier}';` }, ...(there ? [there] : [])))).toEqual([]);
  });

  test('a folder of src that is no layer is named', () => {
    expect(directionProblems(sources({ 'src/utils/a.ts': '' }))).toEqual([
      'src/utils/a.ts: utils is not a layer of src',
    ]);
  });

  test('an import of a computed name is found', () => {
    expect(directionProblems(sources({ 'src/agents/a.ts': 'await import(name);' }))).toHaveLength(1);
  });

  test('a cycle is found through values and not through types', () => {
    const b = { 'src/kernel/b.ts': `export { c } from './c.js';`, 'src/kernel/c.ts': `import './a.js';` };
    const chain = 'src/kernel/a.ts -> src/kernel/b.ts -> src/kernel/c.ts -> src/kernel/a.ts';
    expect(cycles(sources({ 'src/kernel/a.ts': `import { b } from './b.js';`, ...b }))).toEqual([chain]);
    expect(cycles(sources({ 'src/kernel/a.ts': `import type { B } from './b.js';`, ...b }))).toEqual([]);
  });
});

describe('words of the games', () => {
  test('the kernel has none', () => {
    expect(modules.filter(({ file }) => file.startsWith('src/kernel/')).flatMap(gameWords)).toEqual([]);
  });

  test.each(['rune', 'gainRunes', 'HONOR_POOL', 'isHero', "'monsters'", '// a trophy', 'centerRow', 'center row'])(
    '%s is found',
    (text) => {
      expect(gameWords(parseModule('src/kernel/a.ts', text))).toHaveLength(1);
    },
  );

  test.each(['constructor() {}', 'pruned', 'honorific', 'function f(): void {}', 'heroine', 'permutation'])(
    '%s is none',
    (text) => {
      expect(gameWords(parseModule('src/kernel/a.ts', text))).toEqual([]);
    },
  );
});

describe('hidden inputs', () => {
  test('src and sets use no chance, no clock and no code from text', () => {
    expect(modules.flatMap(hiddenInputs)).toEqual([]);
  });

  test.each([
    'Math.random()',
    "Math['random']()",
    'globalThis.Math.random()',
    'const { random } = Math',
    'Date.now()',
    'new Date()',
    'globalThis.Date.now()',
    "eval('1')",
    '(0, eval)(text)',
    "new Function('return 1')",
    "Function('return 1')",
  ])('%s is found', (text) => {
    expect(hiddenInputs(parseModule('src/agents/a.ts', text))).toHaveLength(1);
  });

  test.each([
    'Math.floor(1.5)',
    'globalThis.Math.floor(1)',
    'let f: Function',
    'let d: Date',
    '// Math.random',
    "'eval'",
  ])('%s is none', (text) => {
    expect(hiddenInputs(parseModule('src/agents/a.ts', text))).toEqual([]);
  });

  test('the cli may read the clock and nothing else', () => {
    expect(hiddenInputs(parseModule('src/cli/a.ts', 'Date.now(); new Date();'))).toEqual([]);
    expect(hiddenInputs(parseModule('src/cli/a.ts', 'Math.random(); eval(text);'))).toHaveLength(2);
  });
});
