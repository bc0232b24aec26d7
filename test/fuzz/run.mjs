// npm run fuzz [-- --decisions 1000000] [-- --seed 1] [-- --once]: random games of random sets, with all laws on.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = join(ROOT, 'node_modules', '.cache', 'fatequeue-fuzz');
const BETWEEN_LINES = 10_000;

const { values: flags } = parseArgs({
  options: {
    decisions: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    once: { type: 'boolean', default: false },
  },
});

mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, 'package.json'), '{ "type": "module" }\n');
const how = ['--no-config', '--silent', '--format', 'esm', '--target', 'es2022', '--no-splitting', '--out-dir', OUT];
const bundled = spawnSync('npx', ['tsup', 'test/fuzz/fuzz.ts', ...how], {
  cwd: ROOT,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (bundled.status !== 0) throw new Error(`tsup failed:\n${bundled.stdout}${bundled.stderr}`);
const { fuzz } = await import(pathToFileURL(join(OUT, 'fuzz.js')).href);

const options = { seed: Number(flags.seed), decisions: Number(flags.decisions), once: flags.once };
// Refusals are part of every law's work, and nobody reads where they came from.
Error.stackTraceLimit = 4;
const began = performance.now();
let told = began;
let known = 0;
const inWords = ({ games, decisions }) => {
  const seconds = (performance.now() - began) / 1000;
  return `${decisions} decisions, ${games} games, seeds ${options.seed} to ${options.seed + games - 1}, ${Math.round(decisions / seconds)} a second`;
};

const { found, ...end } = fuzz(options, (at) => {
  for (const { seed, message } of at.found.slice(known)) {
    console.log(
      `\nA law broke in the game of seed ${seed}; see it again with: npm run fuzz -- --once --seed ${seed}\n${message}\n`,
    );
  }
  known = at.found.length;
  if (performance.now() - told < BETWEEN_LINES) return;
  told = performance.now();
  console.log(inWords(at));
});
console.log(`\n${inWords(end)}: ${found.length === 0 ? 'every law holds' : `${found.length} laws broke`}`);
process.exit(found.length === 0 ? 0 : 1);
