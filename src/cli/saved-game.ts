import type { Replay, StartOptions } from '../index.js';
import { FatequeueError, fail, show } from '../kernel/errors.js';
import { list, oneOf, readShape, record, text } from '../kernel/shape.js';
import { startShape } from '../kernel/start.js';
import { readJson, writeText } from './files.js';
import { BOTS, GAMES, type OpenGame } from './games.js';
import type { Sitting } from './seating.js';

/** A game in a file: who sits where, and the replay. */
export interface SavedGame {
  readonly seats: readonly Sitting[];
  readonly replay: unknown;
}

/** Writes a game into a file. */
export function saveGame(path: string, seats: readonly Sitting[], replay: Replay): void {
  writeText(path, `${JSON.stringify({ seats, replay })}\n`);
}

const seatsShape = list(record<Sitting>({ name: text(60), who: oneOf(['person', ...BOTS] as const) }), 1, 12);

/** A game from a file; a bare replay has nobody on its seats. Whether the replay holds, its rules say. */
export function readSavedGame(path: string): SavedGame {
  const found = readJson(path);
  if (typeof found !== 'object' || found === null) return notOne(path, found);
  const replay = fieldOf(found, 'replay');
  if (replay === undefined) {
    if (fieldOf(found, 'answers') === undefined) return notOne(path, found);
    return { seats: [], replay: found };
  }
  const read = readShape(seatsShape, fieldOf(found, 'seats'), 'save');
  if ('problems' in read) throw new FatequeueError(read.problems);
  return { seats: read.value, replay };
}

function notOne(path: string, found: unknown): never {
  return fail(
    'save/not-a-game',
    `${show(found)} in ${path}`,
    'a saved game or a replay',
    'pass a file that was saved here',
  );
}

function fieldOf(found: unknown, name: string): unknown {
  return typeof found === 'object' && found !== null ? Object.getOwnPropertyDescriptor(found, name)?.value : undefined;
}

/** The game and the sets that a replay names; `sets` are used instead if they are given. */
export function gameOfReplay(replay: unknown, sets: string | undefined): OpenGame {
  const name = fieldOf(replay, 'game');
  const listed = fieldOf(replay, 'sets');
  const ids = Array.isArray(listed) ? listed.map((set) => fieldOf(set, 'id')) : [];
  const game = GAMES.find((one) => one.name === name);
  if (game === undefined) {
    const expected = `a replay of ${GAMES.map((one) => one.name).join(' or ')}`;
    return fail('save/unknown-game', `a game called ${show(name)}`, expected, 'pass a file that was saved here');
  }
  if (sets !== undefined) return game.open(sets);
  const unknown = ids.find((id) => typeof id !== 'string' || !game.sets.includes(id));
  if (unknown !== undefined || ids.length === 0) {
    const remedy = 'name all sets that it was played with by --sets, files of your own too';
    return fail('save/unknown-set', `a game with the set ${show(unknown)}`, `one of ${game.sets.join(', ')}`, remedy);
  }
  return game.open(ids.join(','));
}

/** What the game of a replay was started with. */
export function startOfReplay(replay: unknown): StartOptions {
  const read = readShape(startShape, fieldOf(replay, 'start'), 'replay');
  if ('problems' in read) throw new FatequeueError(read.problems);
  return read.value;
}
