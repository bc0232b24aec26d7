import type { Frame } from '../../kernel/state.js';
import { candidates } from '../characteristics.js';
import type { Resolves, Tx } from '../game.js';
import type { Acquire, AcquireOrDefeat, Defeat, Filter } from '../language.js';
import type { CardOption } from '../option.js';
import { ROW } from '../table.js';
import { takingFrame } from '../timing.js';
import type { Destination, Zone } from '../vocabulary.js';
import { picking } from './picking.js';

const CENTER: readonly Zone[] = ['centerRow', 'alwaysAvailable'];

function takeable(tx: Tx, { seat, self }: Frame, what: Filter): CardOption[] {
  return candidates(tx, seat, self, what, what.in ?? CENTER);
}

function isMonster(tx: Tx, { instance }: CardOption): boolean {
  return tx.game.defs[tx.state.pieces[instance]].kind === 'monster';
}

/** Each in turn runs its own sequence, inside the one being resolved (G3, Q11). */
function takeEach(tx: Tx, frame: Frame, picks: readonly CardOption[], to: Destination): void {
  for (let i = picks.length - 1; i >= 0; i--) {
    const { instance, from } = picks[i];
    const place = from === 'centerRow' ? ROW : tx.game.defs[tx.state.pieces[instance]].supply;
    tx.push(takingFrame(tx, frame, instance, place, to));
  }
}

export const acquire: Resolves<Acquire> = picking<Acquire>({
  kind: 'acquire',
  candidates: (tx, frame, { what }) => takeable(tx, frame, what).filter((option) => !isMonster(tx, option)),
  done: (tx, frame, { to }, picks) => takeEach(tx, frame, picks, to),
});

export const defeat: Resolves<Defeat> = picking<Defeat>({
  kind: 'defeat',
  candidates: (tx, frame, { what }) => takeable(tx, frame, what).filter((option) => isMonster(tx, option)),
  done: (tx, frame, _effect, picks) => takeEach(tx, frame, picks, 'discard'),
});

export const acquireOrDefeat: Resolves<AcquireOrDefeat> = picking<AcquireOrDefeat>({
  kind: 'acquire-or-defeat',
  candidates: (tx, frame, { what }) => takeable(tx, frame, what),
  done: (tx, frame, _effect, picks) => takeEach(tx, frame, picks, 'discard'),
});
