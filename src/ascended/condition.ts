import { NONE } from '../kernel/state.js';
import { currentCombat } from './fighting.js';
import { cardsThat, fits, tileFits, tilesThat } from './filter.js';
import type { Speaker, Tx } from './game.js';
import { did } from './history.js';
import type { Condition } from './language.js';
import { tileOf } from './map.js';
import { chapterOf, cycleOf, profileOf, table } from './players.js';
import { DID_ACT, DID_FIGHT, DID_MOVE } from './table.js';
import { foeOf, ownSide, roleOf, valueFor } from './value.js';
import { ACTIONS, PHASES } from './vocabulary.js';

/** Whether a condition holds now, as a text asks. */
export function isSo(tx: Tx, as: Speaker, condition: Condition): boolean {
  switch (condition.check) {
    case 'not':
      return !isSo(tx, as, condition.condition);
    case 'all':
      return condition.conditions.every((one) => isSo(tx, as, one));
    case 'any':
      return condition.conditions.some((one) => isSo(tx, as, one));
    case 'in-combat': {
      const role = roleOf(tx, as);
      return role !== null && (condition.role === undefined || condition.role === role);
    }
    case 'foe-is': {
      const combat = currentCombat(tx);
      if (combat === null || ownSide(combat, as) === NONE) return false;
      return (foeOf(tx, as) === NONE) === (condition.what === 'villain');
    }
    case 'cycle':
      return cycleOf(tx) === condition.cycle;
    case 'chapter':
      return chapterOf(tx) === condition.chapter;
    case 'phase':
      return PHASES[table(tx, 'phase') - 1] === condition.phase;
    case 'stands-on': {
      const who = condition.who === 'you' ? as.seat : foeOf(tx, as);
      return who !== NONE && tileFits(tx, who, condition.what, tileOf(tx, who));
    }
    case 'there-are':
      return cardsThat(tx, as, condition.what).length >= condition.amount;
    case 'there-are-tiles':
      return tilesThat(tx, as, condition.what).length >= condition.amount;
    case 'at-least':
      return valueFor(tx, as, condition.value) >= valueFor(tx, as, condition.than);
    case 'it-is':
      return as.it !== NONE && fits(tx, as, condition.what, as.it);
    case 'your-turn':
      return table(tx, 'turnOf') === as.seat;
    case 'you-moved':
      return did(tx, DID_MOVE, as.seat);
    case 'you-did':
      return did(tx, DID_ACT, as.seat, ACTIONS.indexOf(condition.action));
    case 'you-fought':
      return did(tx, DID_FIGHT, as.seat);
    case 'you-have-profile':
      return profileOf(tx, as.seat) !== NONE;
  }
}
