import { existsSync, readdirSync } from 'node:fs';
import { ascension, type CardSet } from 'fatequeue';
import { ascended, type CardSet as BoardSet } from 'fatequeue/ascended';
import type { ShownSet } from './gallery.js';

function isCardSet(found: unknown): found is CardSet {
  return typeof found === 'object' && found !== null && 'cards' in found && 'players' in found;
}

function isBoardSet(found: unknown): found is BoardSet {
  return typeof found === 'object' && found !== null && 'cards' in found && 'tiles' in found;
}

/** What a module of sets exports, each with the catalogue of its game. */
function shownSets(found: unknown): readonly ShownSet[] {
  if (isCardSet(found)) return [{ id: found.id, name: found.name, cards: ascension({ sets: [found] }).cards }];
  if (isBoardSet(found)) return [{ id: found.id, name: found.name, cards: ascended({ sets: [found] }).cards }];
  return [];
}

/** Every set of the project with its catalogue, in order of their names. */
export async function readSets(): Promise<readonly ShownSet[]> {
  const folders = readdirSync('sets').filter((name) => existsSync(`sets/${name}/index.ts`));
  const modules = await Promise.all(folders.map((name): Promise<object> => import(`../../sets/${name}/index.ts`)));
  return modules
    .flatMap((module) => Object.values(module).flatMap(shownSets))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
