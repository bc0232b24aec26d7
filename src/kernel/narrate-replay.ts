import type { Outcome } from './outcome.js';
import { type ReplayOptions, resume } from './replay.js';
import type { Rules } from './rules.js';
import type { GameState, Seat } from './state.js';

/**
 * A replay as people read it: who plays with what, the turns with every decision and what came of it, and how it ends.
 * It tells everything, also what some players could not know at the time.
 */
export function narrateReplay(rules: Rules, found: unknown, options?: ReplayOptions): readonly string[] {
  const { state, steps } = resume(rules, found, options);
  const { players } = state;
  const lines = [`${rules.name}: ${players.join(', ')}`, `with ${rules.sets.map(({ id }) => id).join(', ')}`];
  let turn = '';
  for (const { before, seat, events } of steps) {
    const now = turnOf(rules, before, seat);
    if (now !== turn) lines.push('', now);
    turn = now;
    const [decided, ...others] = rules.explain(events, { players });
    lines.push(decided, ...others.map((line) => `  ${line}`));
  }
  return [...lines, '', ...endOf(state, rules.outcome(state))];
}

/** The turn that a state is in: by counters of these names, if the game has them, or else by who is asked. */
function turnOf(rules: Rules, state: GameState, seat: Seat): string {
  const { round, turn, turnOf: whose = seat }: Partial<Record<string, number>> = rules.view(state, 'observer').counters;
  const name = state.players[whose];
  if (turn === undefined) return name;
  return round === undefined ? `Turn ${turn}: ${name}` : `Round ${round}, turn ${turn}: ${name}`;
}

function endOf({ players, decision }: GameState, outcome: Outcome | null): readonly string[] {
  if (outcome !== null) {
    const scores = outcome.sides.map(({ name, score, items }) => {
      const parts = items.map(({ what, amount }) => `${what} ${amount}`);
      return `${name}: ${score} (${parts.join(', ')})`;
    });
    return [...scores, `Won by ${outcome.winners.join(', ')}`];
  }
  return decision === null ? ['The game is over'] : [`${players[decision.seat]} is asked: ${decision.prompt}`];
}
