import { NOTHING } from '../kernel/draft.js';
import type { Frame, InstanceId, Seat, Standing } from '../kernel/state.js';
import { fits } from './characteristics.js';
import type { Tx } from './game.js';
import type { Trigger } from './language.js';
import { isFresh, use } from './standing.js';
import { DID_ACQUIRE, DID_DEFEAT, DID_PLAY } from './table.js';
import { type Occasion, ZONES, type Zone } from './vocabulary.js';

const RECORDED_AS: { readonly [O in Occasion]: number } = {
  play: DID_PLAY,
  'put-into-play': DID_PLAY,
  acquire: DID_ACQUIRE,
  defeat: DID_DEFEAT,
};

/** Writes into the turn's history what a player did to a card, and where that card was. */
export function record(tx: Tx, did: number, seat: Seat, piece: InstanceId, zone: Zone): void {
  tx.history().push(did, seat, piece, ZONES.indexOf(zone));
}

/**
 * What triggers now, oldest first. It is caught and its use marked when the cause happens (Q8); what it does comes
 * later, and is not checked again. The cause itself is not yet in the history.
 */
export function caught(tx: Tx, did: number, seat: Seat, piece: InstanceId, zone: Zone): Frame[] {
  const frames: Frame[] = [];
  for (let i = 0; i < tx.state.triggers.length; i++) {
    const standing = tx.state.triggers[i];
    if (standing.seat !== seat || !isFresh(tx, standing)) continue;
    const { rule, limit, once, node } = tx.game.rules[standing.rule];
    if (rule.ability !== 'triggered' || RECORDED_AS[rule.trigger.when] !== did) continue;
    if (!isOccasion(tx, standing, rule.trigger, piece, zone)) continue;
    if (limit === 'first-each-turn' && hasHappened(tx, standing, rule.trigger, did)) continue;
    use(tx, 'triggers', standing);
    // It has left the list, and the next one has taken its place.
    if (once) i--;
    frames.push({ node, at: 0, seat, self: standing.self, it: piece, by: seat, list: NOTHING });
  }
  return frames;
}

function isOccasion(tx: Tx, { seat, self }: Standing, { when, what }: Trigger, piece: InstanceId, zone: Zone): boolean {
  // Only a construct is put into play; played or put straight there, it counts as both (T11).
  if (when === 'put-into-play' && tx.game.defs[tx.state.pieces[piece]].kind !== 'construct') return false;
  return fits(tx, seat, self, what, piece, zone);
}

function hasHappened(tx: Tx, standing: Standing, trigger: Trigger, did: number): boolean {
  const { history } = tx.state;
  for (let i = 0; i < history.length; i += 4) {
    if (history[i] !== did || history[i + 1] !== standing.seat) continue;
    if (isOccasion(tx, standing, trigger, history[i + 2], ZONES[history[i + 3]])) return true;
  }
  return false;
}

/** Makes what was caught happen next, oldest first. */
export function pushCaught(tx: Tx, frames: readonly Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) tx.push(frames[i]);
}
