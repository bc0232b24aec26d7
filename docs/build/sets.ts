import { existsSync, readdirSync } from 'node:fs';
import { ascension, type CardSet } from 'fatequeue';
import type { ShownSet } from './gallery.js';

function isCardSet(found: unknown): found is CardSet {
  return typeof found === 'object' && found !== null && 'cards' in found && 'players' in found;
}

/** Every set of the project with its catalogue, in order of their names. */
export async function readSets(): Promise<readonly ShownSet[]> {
  const folders = readdirSync('sets').filter((name) => existsSync(`sets/${name}/index.ts`));
  const modules = await Promise.all(folders.map((name): Promise<object> => import(`../../sets/${name}/index.ts`)));
  return modules
    .flatMap((module) => Object.values(module).filter(isCardSet))
    .map((set) => ({ id: set.id, name: set.name, cards: ascension({ sets: [set] }).cards }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
