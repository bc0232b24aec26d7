import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A file of this name in a folder that is gone after the tests of the calling file. */
export function scratch(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'fatequeue-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return (name) => join(folder, name);
}
