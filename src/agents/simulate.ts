import { FatequeueError, fail } from '../kernel/errors.js';
import type { Rules } from '../kernel/rules.js';
import { integer, list, readShape, record, text } from '../kernel/shape.js';
import { VARIANTS, type Variant } from '../kernel/start.js';
import type { Agent } from './random-agent.js';
import { type Simulation, simulationOf } from './simulation.js';
import { emptyTally, GameRecord, type Tally } from './tally.js';
import { yardstickFor } from './yardstick.js';

/** Who takes part in a simulation. */
export interface Contender {
  /** Results are added up by name. */
  readonly name: string;
  /** Makes the agent for one seat of one game; what it leaves to chance should come from the seed. */
  agent(seed: number): Agent;
}

/** The games to be played. */
export interface SimulateOptions {
  /** How many. */
  readonly games: number;
  /** The seed of the first game; each game after it has the next one. */
  readonly seed: number;
  /** One for each player; from game to game they move one seat on. */
  readonly agents: readonly Contender[];
  /** How they are played; `standard` unless given. */
  readonly variant?: Variant | undefined;
  /** An AbortSignal, say: once it is aborted no further game begins, and the results so far are returned. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Called after each game. */
  readonly onProgress?: ((played: number, games: number) => void) | undefined;
}

/** Which of the games of a simulation are to be played: from one number to before another. */
export interface Share {
  readonly from: number;
  readonly to: number;
}

/** A host of this package has this, whichever it is. */
declare function setTimeout(run: () => void, milliseconds: number): unknown;

/** So many games are played before others get a turn. */
const GAMES_AT_A_TIME = 8;
/** A game that agents do not bring to an end by then is an error. */
const MOST_DECISIONS = 100_000;
const MOST_GAMES = 100_000_000;
/** Seeds of agents are made from those of games, within what a number holds. */
const LARGEST_SEED = 2 ** 48;
const MOST_SEATS = 16;

/**
 * Plays many games between agents and adds up what came of them. The same options give the same results; where many
 * processes each play a part of the games, their parts add up to the same.
 */
export async function simulate(rules: Rules, options: SimulateOptions): Promise<Simulation> {
  const { games, seed, agents, variant = 'standard' } = checked(options);
  const tally = await playShare(rules, options, { from: 0, to: games });
  return simulationOf(rules, { games, seed, variant, players: agents.length }, tally);
}

/** Plays some of the games of a simulation. */
export async function playShare(rules: Rules, options: SimulateOptions, { from, to }: Share): Promise<Tally> {
  const { signal, onProgress } = options;
  const tally = emptyTally();
  for (let game = from; game < to && signal?.aborted !== true; game++) {
    playInto(rules, options, game, tally);
    onProgress?.(game + 1 - from, to - from);
    if ((game + 1 - from) % GAMES_AT_A_TIME === 0) await pause();
  }
  return tally;
}

const optionsShape = record({
  games: integer(1, MOST_GAMES),
  seed: integer(-LARGEST_SEED, LARGEST_SEED),
  names: list(text(60), 1, MOST_SEATS),
});

function checked(options: SimulateOptions): SimulateOptions {
  const { games, seed, agents, variant } = options;
  const names = agents.map(({ name }) => name);
  const read = readShape(optionsShape, { games, seed, names }, 'simulate');
  if ('problems' in read) throw new FatequeueError(read.problems);
  if (variant !== undefined && !VARIANTS.includes(variant)) {
    fail('simulate/unknown-variant', variant, `one of ${VARIANTS.join(', ')}`, 'choose one of these', 'variant');
  }
  return options;
}

function playInto(rules: Rules, { seed, agents, variant }: SimulateOptions, game: number, tally: Tally): void {
  const seats = agents.length;
  const seated = agents.map((_, seat) => agents[(seat + game) % seats]);
  const players = seated.map((_, seat) => `Player ${seat + 1}`);
  const gameSeed = seed + game;
  const playing = seated.map(({ agent }, seat) => agent(-(gameSeed * MOST_SEATS + seat) - 1));
  let state = rules.start({ players, seed: gameSeed, variant });
  const { counters }: { readonly counters: Partial<Record<string, number>> } = rules.view(state, 'observer');
  const record = new GameRecord(
    seated.map(({ name }) => name),
    counters.turnOf ?? state.decision?.seat ?? 0,
    yardstickFor(rules),
  );
  for (let i = 0; state.decision !== null && i < MOST_DECISIONS; i++) {
    const before = state;
    const { decision } = state;
    const { seat } = decision;
    const answer = playing[seat](decision, { view: () => rules.view(before, seat) });
    const step = rules.decide(before, answer);
    record.note(step.events);
    state = step.state;
  }
  const outcome = rules.outcome(state);
  if (outcome === null) {
    const found = `no end after ${MOST_DECISIONS} decisions in the game with seed ${gameSeed}`;
    fail('agents/unfinished', found, 'a game that ends', 'let the agents bring games to an end');
  }
  record.addTo(tally, outcome);
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
