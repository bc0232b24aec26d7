import { fail } from '../kernel/errors.js';
import type { Outcome } from '../kernel/outcome.js';
import type { Rules } from '../kernel/rules.js';
import type { StartOptions } from '../kernel/start.js';
import type { GameState } from '../kernel/state.js';
import type { Agent } from './random-agent.js';

/** A game to be played by agents. */
export interface PlayGameOptions extends StartOptions {
  /** One for each player, in the order of the players. */
  readonly agents: readonly Agent[];
  /** Stops a game that agents do not bring to an end; 100,000 unless given. */
  readonly mostDecisions?: number | undefined;
}

/** A game that was played to its end. */
export interface PlayedGame {
  /** The state at the end. */
  readonly state: GameState;
  /** Who won, and all scores. */
  readonly outcome: Outcome;
  /** How many decisions it took. */
  readonly decisions: number;
}

/** Plays a whole game: each agent answers the decisions of its seat. */
export function playGame(rules: Rules, options: PlayGameOptions): PlayedGame {
  const { agents, mostDecisions = 100_000, ...start } = options;
  if (agents.length !== start.players.length) {
    const remedy = 'give each player an agent';
    fail('agents/wrong-number', `${agents.length} agents`, `${start.players.length}`, remedy, 'agents');
  }
  const { state, decisions } = rules.playout(
    rules.start(start),
    (decision, table) => agents[decision.seat](decision, table),
    { decisions: mostDecisions },
  );
  const outcome = rules.outcome(state);
  if (outcome === null) {
    return fail('agents/unfinished', `no end after ${decisions} decisions`, 'a game that ends', 'raise mostDecisions');
  }
  return { state, outcome, decisions };
}
