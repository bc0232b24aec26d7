// Bundles the builder of the site from its sources, with the library's own, and runs it: `npm run docs`.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const outdir = join(process.cwd(), 'node_modules', '.cache', 'fatequeue-docs');
await build({
  entryPoints: ['docs/build/main.ts'],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  tsconfig: 'tsconfig.json',
  logLevel: 'warning',
});
await import(pathToFileURL(join(outdir, 'main.mjs')).href);
