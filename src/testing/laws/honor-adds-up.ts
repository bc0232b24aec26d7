import { isAscension } from '../../ascension/ascension.js';
import type { Rules } from '../../kernel/rules.js';
import type { GameState } from '../../kernel/state.js';
import { claim, law } from '../law.js';
import { openView } from '../open-view.js';

/** The honor of pool, players and a solitaire opponent, without what was handed out from beyond the pool. */
function honorIn(rules: Rules, state: GameState): number {
  const { counters, players } = openView(rules, state);
  const { pool, reserve, opponentHonor = 0 } = counters;
  claim(
    pool >= 0 && !(pool > 0 && reserve > 0),
    `a pool of ${pool} and a reserve of ${reserve}`,
    'one after the other',
  );
  for (const { seat, counters: own } of players) {
    for (const [name, value] of Object.entries(own))
      claim(value >= 0, `${value} ${name} of seat ${seat}`, 'zero or more');
  }
  return players.reduce((sum, player) => sum + player.counters.honor, pool + opponentHonor - reserve);
}

/** Law 3 of the deck-builder: the honor of pool, players and reserve adds up. */
export const honorAddsUp = law({
  id: 'honor-adds-up',
  guarantee: 3,
  claim: 'the honor of pool, players and reserve adds up',
  watch({ rules, trial, start }) {
    if (!isAscension(rules)) return null;
    const all = honorIn(rules, start);
    const expected = start.variant === 'solitaire' ? 50 : 30 * start.players.length;
    if (trial.from === undefined) claim(all === expected, `${all} honor at the start`, `${expected}`);
    return {
      step({ state }) {
        const now = honorIn(rules, state);
        claim(now === all, `${now} honor`, `${all}, as at the start`);
      },
    };
  },
});
