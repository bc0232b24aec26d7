import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, show } from '../kernel/errors.js';
import { readJson, readText } from './files.js';

/** What should be a set, and where it was found. */
export interface Written {
  /** As it was named on the command line. */
  readonly file: string;
  readonly found: unknown;
}

/** How files of sets are explained by every command that takes them. */
export const FILES_HELP = 'A FILE is JSON (.json), or a module (.js, .mjs) that exports a set.';

/** What a file holds that should be a set: its JSON, or what its module exports. */
export async function readWritten(file: string): Promise<Written> {
  if (/\.json$/.test(file)) return { file, found: readJson(file) };
  if (/\.[cm]?js$/.test(file)) return { file, found: await exportOf(file) };
  const remedy = /\.[cm]?ts$/.test(file) ? 'compile it first, or save the set as JSON' : 'name such a file';
  return fail('cli/unknown-file', show(file), 'a file that ends with .json, .js or .mjs', remedy);
}

/** The set among the exports of a module: its default, or else the one that has cards. */
async function exportOf(file: string): Promise<unknown> {
  // So that a file that is not there is told like any other.
  readText(file);
  const all = await loaded(file);
  if ('default' in all && isLikeSet(all.default)) return all.default;
  const sets = Object.values(all).filter(isLikeSet);
  if (sets.length === 1) return sets[0];
  const found = sets.length === 0 ? 'none' : `${sets.length} of them`;
  const names = Object.keys(all).join(', ') || 'nothing';
  return fail(
    'file/no-set',
    `${found} in ${show(file)}, which exports ${names}`,
    'one set with cards',
    'export one set',
  );
}

async function loaded(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(pathToFileURL(resolve(file)).href);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message.split('\n')[0] : show(thrown);
    return fail(
      'file/unreadable',
      `${show(file)}: ${why}`,
      'a module that can be loaded',
      `run node ${file} to see more`,
    );
  }
}

function isLikeSet(found: unknown): boolean {
  return typeof found === 'object' && found !== null && 'cards' in found;
}
