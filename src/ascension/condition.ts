import type { Frame } from '../kernel/state.js';
import { candidates, fits } from './characteristics.js';
import type { Tx } from './game.js';
import type { Condition } from './language.js';
import { DID_PLAY } from './table.js';

/** Whether a condition holds now. */
export function holds(tx: Tx, frame: Frame, condition: Condition): boolean {
  const { seat, self } = frame;
  switch (condition.check) {
    case 'not':
      return !holds(tx, frame, condition.condition);
    case 'all':
      return condition.conditions.every((one) => holds(tx, frame, one));
    case 'any':
      return condition.conditions.some((one) => holds(tx, frame, one));
    case 'you-control':
      return candidates(tx, seat, self, condition.what, ['inPlay']).length >= condition.amount;
    case 'you-played': {
      const { history } = tx.state;
      let times = 0;
      for (let i = 0; i < history.length; i += 4) {
        if (history[i] !== DID_PLAY || history[i + 1] !== seat) continue;
        if (fits(tx, seat, self, condition.what, history[i + 2], 'played')) times++;
      }
      return times >= condition.amount;
    }
  }
}
