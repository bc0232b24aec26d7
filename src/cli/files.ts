import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parse } from '../kernel/codec.js';
import { fail, show } from '../kernel/errors.js';

/** Why the system did not let a file be read or written, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EROFS: 'nothing can be written there',
  ENOSPC: 'there is no room',
};

function refuse(code: string, doing: string, path: string, thrown: unknown): never {
  const reason = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const why = Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason || 'it cannot be done';
  return fail(code, `${show(path)}: ${why}`, `a file that can be ${doing}`, 'check the path');
}

/** The text of a file, or a coded error. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    return refuse('file/unreadable', 'read', path, thrown);
  }
}

/** The JSON of a file, or a coded error. */
export function readJson(path: string): unknown {
  return parse(readText(path), 'file', `check ${path}`);
}

/** Writes a file whole: one that was there before is replaced at once, or stays as it was. */
export function writeText(path: string, text: string): void {
  const partial = `${path}.part`;
  try {
    writeFileSync(partial, text);
    renameSync(partial, path);
  } catch (thrown) {
    refuse('file/unwritable', 'written', path, thrown);
  }
}
