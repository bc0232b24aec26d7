import type { Frame } from '../../kernel/state.js';
import { candidates, speaking } from '../characteristics.js';
import type { Resolves, Tx } from '../game.js';
import type { Acquire, AcquireOrDefeat, Defeat, Filter } from '../language.js';
import type { CardOption } from '../option.js';
import { budgetOf, canPay } from '../payment.js';
import { BOTTOM_OF_CENTER_DECK, takingFrame, USUAL_PLACE } from '../timing.js';
import { DESTINATIONS, type Zone } from '../vocabulary.js';
import { centerPlace } from '../zones.js';
import { picking } from './picking.js';

const CENTER: readonly Zone[] = ['centerRow', 'alwaysAvailable'];

interface Taking {
  readonly what: Filter;
  readonly paying?: boolean | undefined;
}

/** The cards that can be taken; where they have to be paid for, those that can be. */
function takeable(tx: Tx, frame: Frame, { what, paying }: Taking): CardOption[] {
  // Events lie in the void at times, but nobody acquires them.
  const found = candidates(tx, speaking(tx, frame), what, what.in ?? CENTER).filter(
    ({ instance }) => tx.game.defs[tx.state.pieces[instance]].kind !== 'event',
  );
  if (!paying) return found;
  const budget = budgetOf(tx, frame.seat);
  return found.filter(({ instance, from }) => {
    const def = tx.game.defs[tx.state.pieces[instance]];
    return canPay(tx, frame.seat, budget, def, instance, from);
  });
}

function isMonster(tx: Tx, { instance }: CardOption): boolean {
  return tx.game.defs[tx.state.pieces[instance]].kind === 'monster';
}

/** Each in turn runs its own sequence, inside the one being resolved (G3, Q11). */
function takeEach(tx: Tx, frame: Frame, picks: readonly CardOption[], to: number, paying?: boolean): void {
  for (let i = picks.length - 1; i >= 0; i--) {
    const { instance, from } = picks[i];
    const taking = takingFrame(tx, frame, instance, centerPlace(tx, from, instance), to);
    tx.push(paying ? { ...taking, node: tx.game.procedures.pay } : taking);
  }
}

export const acquire: Resolves<Acquire> = picking<Acquire>({
  kind: 'acquire',
  candidates: (tx, frame, effect) => takeable(tx, frame, effect).filter((option) => !isMonster(tx, option)),
  done: (tx, frame, { effect: { to, paying } }, picks) => takeEach(tx, frame, picks, DESTINATIONS.indexOf(to), paying),
});

export const defeat: Resolves<Defeat> = picking<Defeat>({
  kind: 'defeat',
  candidates: (tx, frame, effect) => takeable(tx, frame, effect).filter((option) => isMonster(tx, option)),
  done: (tx, frame, { effect: { to, paying } }, picks) =>
    takeEach(tx, frame, picks, to === undefined ? USUAL_PLACE : BOTTOM_OF_CENTER_DECK, paying),
});

export const acquireOrDefeat: Resolves<AcquireOrDefeat> = picking<AcquireOrDefeat>({
  kind: 'acquire-or-defeat',
  candidates: (tx, frame, effect) => takeable(tx, frame, effect),
  done: (tx, frame, _node, picks) => takeEach(tx, frame, picks, USUAL_PLACE),
});
