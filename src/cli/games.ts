import type { Agent } from '../agents/index.js';
import type { GameEvent, Rules, Seat, View, ViewedPlayer, Viewer } from '../index.js';
import { fail, nearestWord, show } from '../kernel/errors.js';
import { ascendedGame } from './ascended/game.js';
import { ascensionGame } from './ascension.js';
import type { Paint } from './paint.js';
import type { TurnMark } from './story.js';
import type { Cards } from './wording.js';

/** The bots that every game has. */
export const BOTS = ['greedy', 'random'] as const;
export type Bot = (typeof BOTS)[number];

/** A game with some sets: its rules, and how a terminal shows it. */
export interface OpenGame {
  readonly rules: Rules;
  /** The game and its sets, for people. */
  readonly title: string;
  readonly cards: Cards;
  /** The idea of the game in a few sentences, for people who have never played it. */
  readonly help: string;
  /** A bot; one that leaves something to chance does so by the seed. */
  agent(bot: Bot, seed: number): Agent;
  /** Which turn it is, to anybody who looks. */
  turnOf(view: View): TurnMark;
  /** The table as the viewer of a view sees it. */
  tableLines(view: View, paint: Paint, width: number): readonly string[];
  /** What came of an answer of somebody, in short and as a viewer may know it. */
  recap(events: readonly GameEvent[], players: readonly string[], actor: Seat, viewer: Viewer): readonly string[];
  /** What a player has to spend, and how far they are. */
  purse(player: ViewedPlayer): readonly string[];
}

/** A game that the command line plays. */
export interface CliGame {
  /** The word that names it. */
  readonly name: string;
  /** Its title and what it is, in one line. */
  readonly summary: string;
  /** The ids of its sets. */
  readonly sets: readonly string[];
  /** The game with the sets that a list names, or with its usual ones. */
  open(sets: string | undefined): OpenGame;
}

/** Every game, the usual one first. */
export const GAMES: readonly [CliGame, ...CliGame[]] = [ascensionGame, ascendedGame];

/** The game that a word names, or the usual one. */
export function gameNamed(word: string | undefined): CliGame {
  if (word === undefined) return GAMES[0];
  const found = GAMES.find(({ name }) => name === word);
  if (found !== undefined) return found;
  const names = GAMES.map(({ name }) => name);
  const near = nearestWord(word, names);
  const remedy = near === null ? 'name a game, or leave it out' : `did you mean ${near}?`;
  return fail('cli/unknown-game', show(word), `one of ${names.join(', ')}`, remedy);
}
