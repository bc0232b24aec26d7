import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entries } from '../../tsup.config.js';
import { manifest } from './manifest.js';

const { typedocOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
const exported = Object.keys(manifest.exports).filter((name) => !name.endsWith('.json'));
const nameInDist = (name: string) => (name === '.' ? 'index' : name.slice('./'.length));

describe('exports of package.json', () => {
  test('are the entries that are built', () => {
    expect(exported.map(nameInDist).sort()).toEqual(Object.keys(entries).sort());
  });

  test('name every folder of sets', () => {
    const folders = readdirSync('sets', { withFileTypes: true }).filter((file) => file.isDirectory());
    const sets = folders.map(({ name }) => `./sets/${name}`);
    expect(exported.filter((name) => name.startsWith('./sets/')).sort()).toEqual(sets.sort());
  });

  test('are all in the API reference', () => {
    const documented = Object.values(entries).map((source) =>
      source.replace(/^\.\//, '').replace(/^sets\/[^/]+\//, 'sets/*/'),
    );
    expect([...typedocOptions.entryPoints].sort()).toEqual([...new Set(documented)].sort());
  });

  test.each(exported)('%s has types before code, for import before require', (name) => {
    const file = `./dist/${nameInDist(name)}`;
    expect(JSON.stringify(manifest.exports[name])).toBe(
      JSON.stringify({
        import: { types: `${file}.d.ts`, default: `${file}.js` },
        require: { types: `${file}.d.cts`, default: `${file}.cjs` },
      }),
    );
  });
});

describe('package-lock.json', () => {
  test('names no registry', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const resolved = Object.entries<{ resolved?: string }>(packages).filter(([, { resolved }]) => resolved);
    expect(
      resolved.map(([name]) => name),
      'write it with npm install --omit-lockfile-registry-resolved',
    ).toEqual([]);
  });
});
