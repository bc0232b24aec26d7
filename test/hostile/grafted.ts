import type { Card } from 'fatequeue/dsl';
import { below, type RandomWork, seeded } from '../../src/kernel/random.js';

/** A part of a card's data; parts of one sort can stand in each other's stead. */
interface Branch {
  readonly parent: object;
  readonly key: string;
  readonly sort: string;
}

const TAGS = ['do', 'check', 'value', 'ability', 'when'];

/** Words that say what a part is stand and fall with it. */
const FIXED = [...TAGS, 'names'];

function isParent(data: unknown): data is object {
  return typeof data === 'object' && data !== null;
}

/** The sort of a part: an object by its tag, anything else by the name of its field. */
function sortOf(name: string, part: unknown): string {
  if (!isParent(part) || name === 'rule') return name;
  return TAGS.find((tag) => tag in part) ?? (Array.isArray(part) ? `list of ${name}` : name);
}

function addBranches(parent: object, above: string, all: Branch[]): void {
  for (const [key, part] of Object.entries(parent)) {
    if (FIXED.includes(key) && !isParent(part)) continue;
    const name = Array.isArray(parent) ? above : key;
    all.push({ parent, key, sort: sortOf(name, part) });
    if (isParent(part)) addBranches(part, name, all);
  }
}

function branchesOf({ abilities }: Card): readonly Branch[] {
  const all: Branch[] = [];
  addBranches(abilities, 'abilities', all);
  return all;
}

/** A card with parts of other cards grafted onto it: each goes where a part of its sort was. */
export function grafted(card: Card, donors: readonly Card[], seed: number, grafts: number): Card {
  const [a, b, c, d] = seeded(seed);
  const random: RandomWork = [a, b, c, d];
  const grown: Card = JSON.parse(JSON.stringify(card));
  for (let i = 0; i < grafts; i++) {
    const places = branchesOf(grown);
    if (places.length === 0) break;
    const place = places[below(random, places.length)];
    const donor = donors[below(random, donors.length)];
    const fitting = branchesOf(donor).filter(({ sort }) => sort === place.sort);
    if (fitting.length === 0) continue;
    const { parent, key } = fitting[below(random, fitting.length)];
    Reflect.set(place.parent, place.key, JSON.parse(JSON.stringify(Reflect.get(parent, key))));
  }
  return grown;
}
