import { readFileSync } from 'node:fs';

interface Target {
  readonly types: string;
  readonly default: string;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly import: Target; readonly require: Target }>>;
}

/** The package.json of the project. */
export const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
