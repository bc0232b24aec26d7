import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules', '.cache', 'fatequeue-bench');
const PEER = 'boardgame.io';
/** The version of boardgame.io that is measured. */
export const PEER_VERSION = '0.50.2';

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Bundles the engine from its sources and loads it. */
export async function loadEngine() {
  const out = join(CACHE, 'engine');
  console.log('Bundling the sources ...');
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
  const flags = ['--no-config', '--silent', '--format', 'esm', '--target', 'es2022', '--no-splitting'];
  run('npx', ['tsup', 'test/bench/engine.ts', ...flags, '--out-dir', out], ROOT);
  return import(pathToFileURL(join(out, 'engine.js')).href);
}

/** Installs the peer on demand, outside of our own dependencies, and returns a `require` that finds it. */
export function loadPeer() {
  const folder = join(CACHE, `peer-${PEER_VERSION}`);
  const require = createRequire(join(folder, 'package.json'));
  if (!existsSync(join(folder, 'node_modules', PEER, 'package.json'))) {
    console.log(`Installing ${PEER} ${PEER_VERSION} into ${folder} (once) ...`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, dependencies: { [PEER]: PEER_VERSION } }),
    );
    run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], folder);
  }
  return require;
}
