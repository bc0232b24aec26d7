import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Replay } from 'fatequeue';

/** All that a table has to remember: the game as a replay, and a secret for each seat. */
export interface SavedGame {
  readonly replay: Replay;
  /** Whoever knows the token of a seat sits there. */
  readonly tokens: readonly string[];
}

/** The game that was saved in a file; null if there is none. */
export function loadGame(file: string): SavedGame | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Saves a game so that whatever happens the file holds the game before or after, and never half of it: the new one is
 * written beside the old, brought to the disk, and takes its name.
 */
export function saveGame(file: string, game: SavedGame): void {
  const beside = `${file}.new`;
  const handle = openSync(beside, 'w');
  try {
    writeSync(handle, JSON.stringify(game));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(beside, file);
  syncFolder(dirname(file));
}

/** Brings the new name to the disk too, where the system lets one open folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
