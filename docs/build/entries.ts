import { readFileSync } from 'node:fs';
import { entries } from '../../tsup.config.js';
import type { PackageEntry } from './llms.js';

/** The entries of the package, each with what the comment at the head of its file says of it. */
export function readEntries(): readonly PackageEntry[] {
  return Object.entries(entries).map(([entry, source]) => {
    const text = readFileSync(source, 'utf8');
    const [, about = '', name = ''] = /^\/\*\*\s*(?:\* )?(.*?)\s*(?:\* )?@module (\S+)\s*\*\//s.exec(text) ?? [];
    const expected = entry === 'index' ? 'fatequeue' : `fatequeue/${entry}`;
    if (name !== expected || about === '')
      throw new Error(`${source} does not begin with what ${expected} is, and @module ${expected}`);
    return { name, about: about.replace(/\s*\n \* ?/g, ' ').trim() };
  });
}
