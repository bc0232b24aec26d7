import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const sets = readdirSync('sets').filter((set) => existsSync(`sets/${set}/index.ts`));
const { paths } = JSON.parse(readFileSync('tsconfig.json', 'utf8')).compilerOptions as {
  paths: Record<string, [string]>;
};

/** The source of each entry of the package by the name of its file in dist: the paths of tsconfig.json, `*` being each set. */
export const entries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(paths).flatMap(([specifier, [source]]) => {
    const name = specifier.replace(/^fatequeue\/?/, '') || 'index';
    return (name.includes('*') ? sets : ['']).map((set) => [name.replace('*', set), source.replace('*', set)]);
  }),
);

const shared: Options = {
  target: 'es2022',
  // Without it each CommonJS entry has its own copy of shared code, and instanceof fails across entries.
  splitting: true,
  removeNodeProtocol: false,
  dts: { entry: entries, compilerOptions: { ignoreDeprecations: '6.0' } },
};
/** What Node runs: the command, and the threads that it starts. */
const programs = { cli: 'src/cli/main.ts', 'simulation-worker': 'src/cli/simulation-worker.ts' };
const esm: Options = { ...shared, format: 'esm', entry: { ...entries, ...programs } };
const cjs: Options = { ...shared, format: 'cjs', entry: entries };

export default defineConfig((flags) => {
  // `tsup --no-dts` is the fast build of `npm start`: it refreshes the ES modules and leaves the rest of dist alone.
  if (flags.dts === false) return esm;
  // Not tsup's own clean: the two builds run at once, and one would remove what the other has written.
  rmSync('dist', { recursive: true, force: true });
  return [esm, cjs];
});
