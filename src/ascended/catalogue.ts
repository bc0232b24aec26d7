import { cardId } from '../kernel/card-id.js';
import { FatequeueError, type Problem, problem } from '../kernel/errors.js';
import { readShape } from '../kernel/shape.js';
import { CONSTANTS } from './dsl.js';
import type { Card, CardSet, Constants, Tile } from './language.js';
import { setShape } from './set-shape.js';
import { rulesText } from './text.js';
import type { Kind, Terrain, Type } from './vocabulary.js';

/** A card or tile as the catalogue lists it. */
export interface CatalogueEntry {
  /** The name in kebab-case; what views, options and events call it. */
  readonly id: string;
  /** As printed. */
  readonly name: string;
  /** The id of the set it comes from. */
  readonly set: string;
  /** What it is. */
  readonly kind: Kind | 'tile';
  /** How many there are in all sets together. */
  readonly copies: number;
  /** Of a mutation or artifact. */
  readonly type: Type | null;
  /** In control or energy. */
  readonly cost: { readonly control?: number; readonly energy?: number };
  /** Combat dice and hit points of a villain or companion. */
  readonly bonus: number | null;
  /** The combat skill of a villain. */
  readonly skill: number | null;
  /** Of a tile. */
  readonly terrain: Terrain | null;
  /** Derived from the data. */
  readonly text: string;
}

/** A set from outside, read into plain data of our own, or an error with every problem found. */
export function checkSet(found: unknown): CardSet {
  const read = readSet(found);
  if ('problems' in read) throw new FatequeueError(read.problems);
  return read.value;
}

/** A set from outside, read into plain data of our own, or all that is wrong with it up to a number of problems. */
export function readSet(found: unknown, most?: number): { value: CardSet } | { problems: readonly Problem[] } {
  const read = readShape(setShape, found, 'set', most);
  if ('problems' in read) return read;
  const problems = repeatedNames(read.value);
  return problems.length > 0 ? { problems } : read;
}

function repeatedNames(set: CardSet): readonly Problem[] {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  const look = (name: string, path: string): void => {
    const id = cardId(name);
    const before = seen.get(id);
    if (before === undefined) seen.set(id, path);
    else {
      const found = `${name}, whose id ${id} ${before} has too`;
      problems.push(problem('set/repeated-card', found, 'an id of its own', 'rename it or add copies', `${path}.name`));
    }
  };
  set.cards.forEach(({ name }, i) => {
    look(name, `cards[${i}]`);
  });
  set.tiles.forEach(({ name }, i) => {
    look(name, `tiles[${i}]`);
  });
  return problems;
}

/** A card or tile of one or more sets that are played together. */
export interface BoxEntry {
  readonly id: string;
  readonly set: string;
  readonly copies: number;
  readonly card: Card | null;
  readonly tile: Tile | null;
}

/** The cards and tiles of sets together, in an order that does not depend on the order of the sets. */
export function combine(sets: readonly CardSet[]): readonly BoxEntry[] {
  const box = new Map<string, BoxEntry>();
  inOrder(sets).forEach((set, i, all) => {
    if (i > 0 && all[i - 1].id === set.id) {
      const found = `two sets with the id ${set.id}`;
      throw new FatequeueError([problem('set/repeated-set', found, 'each set once', 'leave one of them out', 'sets')]);
    }
    const add = (entry: BoxEntry, name: string): void => {
      const before = box.get(entry.id);
      if (before === undefined) box.set(entry.id, entry);
      else box.set(entry.id, merged(before, entry, name));
    };
    for (const card of set.cards) {
      const copies = card.kind === 'profile' ? 1 : card.copies;
      add({ id: cardId(card.name), set: set.id, copies, card, tile: null }, card.name);
    }
    for (const tile of set.tiles) {
      add({ id: cardId(tile.name), set: set.id, copies: tile.copies, card: null, tile }, tile.name);
    }
  });
  return [...box.values()];
}

function inOrder(sets: readonly CardSet[]): readonly CardSet[] {
  return [...sets].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** Equal definitions are one: their copies add up; of a profile there is one. */
function merged(before: BoxEntry, entry: BoxEntry, name: string): BoxEntry {
  const plain = ({ card, tile }: BoxEntry): string => JSON.stringify({ ...(card ?? tile), copies: 0 });
  if (plain(before) !== plain(entry)) {
    const found = `${name} in ${entry.set} that differs from the one in ${before.set}`;
    const remedy = 'give one of them another name, or play the sets apart';
    throw new FatequeueError([problem('set/conflicting-cards', found, 'one definition for one name', remedy, 'sets')]);
  }
  return { ...before, copies: entry.card?.kind === 'profile' ? 1 : before.copies + entry.copies };
}

/** The constants that sets give; those that give any have to agree. */
export function constantsOf(sets: readonly CardSet[]): Constants {
  const given = inOrder(sets).flatMap(({ constants }) => (constants === undefined ? [] : [constants]));
  const [first = CONSTANTS] = given;
  if (given.some((one) => JSON.stringify(one) !== JSON.stringify(first))) {
    const remedy = 'play the sets apart';
    throw new FatequeueError([problem('set/conflicting-constants', 'different constants', 'the same', remedy, 'sets')]);
  }
  return first;
}

/** The catalogue's entry for a card or tile. */
export function catalogued({ id, set, copies, card, tile }: BoxEntry): CatalogueEntry {
  const none = { type: null, cost: {}, bonus: null, skill: null, terrain: null } as const;
  if (tile !== null) {
    return { ...none, id, name: tile.name, set, kind: 'tile', copies, terrain: tile.terrain, text: rulesText(tile) };
  }
  if (card === null) throw new Error(`${id} is neither a card nor a tile`);
  const base = { ...none, id, name: card.name, set, kind: card.kind, copies, text: rulesText(card) };
  switch (card.kind) {
    case 'mutation':
      return { ...base, type: card.type, cost: { control: card.cost } };
    case 'artifact':
      return { ...base, type: card.type, cost: { energy: card.cost } };
    case 'villain':
      return { ...base, bonus: card.bonus, skill: card.skill };
    case 'companion':
      return { ...base, bonus: card.bonus };
    case 'profile':
      return base;
  }
}
