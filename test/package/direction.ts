import { isBuiltin } from 'node:module';
import type { Module } from './modules.js';

const rules = ['kernel', 'ascension', 'ascended', 'index'];

/** The layers that each layer may import besides itself; `index` is src/index.ts. */
const below: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ascension: ['kernel'],
  ascended: ['kernel'],
  index: ['kernel', 'ascension'],
  authoring: rules,
  agents: rules,
  testing: [...rules, 'authoring', 'agents'],
  cli: [...rules, 'authoring', 'agents', 'testing', 'sets'],
};
const withoutPackages = ['kernel', 'ascension', 'ascended', 'index', 'sets'];
const dslEntries = ['fatequeue/dsl', 'fatequeue/ascended/dsl'];

/** The layer of a file: its folder in src, `index` for src/index.ts, `sets` for all of sets. */
export function layerOf(file: string): string {
  const [root = '', name = ''] = file.split('/');
  return root === 'sets' ? 'sets' : name.replace(/\.ts$/, '');
}

/** Every import that goes the wrong way, in words. */
export function directionProblems(modules: readonly Module[]): string[] {
  const files = new Set(modules.map((module) => module.file));
  return modules.flatMap(({ file, imports }) => {
    const layer = layerOf(file);
    if (layer !== 'sets' && !Object.hasOwn(below, layer)) return [`${file}: ${layer} is not a layer of src`];
    return imports.flatMap(({ specifier, target, line }) => {
      const problem = specifier === null ? computed(layer) : wrongWay(file, layer, specifier, target, files);
      return problem === null ? [] : [`${file}:${line} imports ${specifier ?? 'a computed name'}: ${problem}`];
    });
  });
}

function computed(layer: string): string | null {
  return layer === 'cli' ? null : 'only the cli may compute what it loads';
}

function wrongWay(
  file: string,
  layer: string,
  specifier: string,
  target: string | null,
  files: ReadonlySet<string>,
): string | null {
  if (isBuiltin(specifier)) return layer === 'cli' ? null : 'only the cli may use Node';
  if (target === null) return withoutPackages.includes(layer) ? `${layer} has no dependencies` : null;
  if (layer === 'sets') {
    const folder = file.split('/').slice(0, 2).join('/');
    const own = specifier.startsWith('.') && target.startsWith(`${folder}/`);
    if (!own && !dslEntries.includes(specifier)) {
      return `a set imports ${dslEntries.join(' or ')} and the files of its own folder`;
    }
  } else {
    const to = layerOf(target);
    if (to !== layer && !below[layer]?.includes(to)) return `${layer} may not depend on ${to}`;
  }
  return files.has(target) ? null : `there is no ${target}`;
}

/** Every cycle of files that import each other's values, as the chain of their names. */
export function cycles(modules: readonly Module[]): string[] {
  const imports = new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.flatMap(({ kind, target }) => (kind === 'value' && target !== null ? [target] : [])),
    ]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, chain: readonly string[]) => {
    const start = chain.indexOf(file);
    if (start >= 0) {
      found.push([...chain.slice(start), file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...chain, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}
