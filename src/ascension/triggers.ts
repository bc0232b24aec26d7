import { NOTHING } from '../kernel/draft.js';
import { type Frame, type InstanceId, NONE, type Seat, type Standing } from '../kernel/state.js';
import { fits } from './characteristics.js';
import type { CompiledRule, Speaker, Tx } from './game.js';
import type { Trigger } from './language.js';
import { isFresh, use } from './standing.js';
import { DID_ACQUIRE, DID_DEFEAT, DID_DISCARD, DID_PLAY, DISCARD } from './table.js';
import { type Occasion, ZONES, type Zone } from './vocabulary.js';

const RECORDED_AS: { readonly [O in Occasion]: number } = {
  play: DID_PLAY,
  'put-down': DID_PLAY,
  'put-into-play': DID_PLAY,
  acquire: DID_ACQUIRE,
  defeat: DID_DEFEAT,
  discard: DID_DISCARD,
};

/** When triggers are looked for: before the text of a card that is played, or after what was done. */
export type Moment = 'before' | 'after';

/**
 * What triggers now, oldest first. It is caught and its use marked when the cause happens (Q8); what it does comes
 * later, and is not checked again. The cause is in the history already.
 */
export function caught(
  tx: Tx,
  did: number,
  seat: Seat,
  piece: InstanceId,
  zone: Zone,
  moment: Moment = 'after',
): readonly Frame[] {
  if (isQuiet(tx)) return NO_FRAMES;
  const isEarly = moment === 'before';
  return setOff(tx, seat, piece, NOTHING, {
    isAbout: ({ when }) => when !== 'end-of-turn' && RECORDED_AS[when] === did && (when === 'put-down') === isEarly,
    fits: (trigger, as) => isOccasion(tx, as, trigger, piece, zone),
    isFirst: (trigger, as) => !hasHappened(tx, as, trigger, did, piece),
  });
}

/** What triggers on cards that were discarded together: once, for all of them. */
export function caughtDiscards(tx: Tx, seat: Seat, pieces: readonly InstanceId[]): readonly Frame[] {
  if (isQuiet(tx)) return NO_FRAMES;
  return setOff(tx, seat, pieces[0], pieces, {
    isAbout: ({ when }) => when === 'discard',
    fits: (trigger, as) => pieces.some((piece) => isOccasion(tx, as, trigger, piece, 'hand')),
    isFirst: (trigger, as) => !hasHappened(tx, as, trigger, DID_DISCARD, pieces[0]),
  });
}

const AT_END: Cause = {
  isAbout: ({ when }) => when === 'end-of-turn',
  fits: () => true,
  isFirst: () => true,
};

/** What triggers at the end of a player's turn. */
export function caughtAtEnd(tx: Tx, seat: Seat): readonly Frame[] {
  return isQuiet(tx) ? NO_FRAMES : setOff(tx, seat, NONE, NOTHING, AT_END);
}

/** Whether nothing is there that anything could set off. */
function isQuiet(tx: Tx): boolean {
  return tx.state.triggers.length === 0 && !tx.game.hasDiscardRules;
}

/** What happened, as triggers look at it. */
interface Cause {
  /** Whether a trigger waits for such a thing at all. */
  isAbout(trigger: Trigger): boolean;
  /** Whether it is one that the trigger waits for. */
  fits(trigger: Trigger, as: Speaker): boolean;
  /** Whether it is the first such thing this turn. */
  isFirst(trigger: Trigger, as: Speaker): boolean;
}

/** What keeps a trigger from going off that waits for what happened: what does not hold, in words; or null. */
function whatIsMissing(
  tx: Tx,
  { rule, limit, condition }: CompiledRule,
  as: Speaker,
  cause: Cause,
  isUsed: boolean,
): string | null {
  if (rule.ability !== 'triggered') return null;
  if (limit === 'first-each-turn' && (isUsed || !cause.isFirst(rule.trigger, as))) return 'the first time this turn';
  if (isUsed) return 'not yet used this turn';
  if (condition === undefined || tx.game.isSo(tx, as, condition)) return null;
  return tx.game.describeCondition(condition);
}

/** Nothing was set off. */
const NO_FRAMES: readonly Frame[] = Object.freeze([]);

function setOff(tx: Tx, seat: Seat, it: InstanceId, list: readonly InstanceId[], cause: Cause): readonly Frame[] {
  const frames: Frame[] = [];
  const used: Standing[] = [];
  const { triggers } = tx.state;
  for (let i = 0; i < triggers.length; i++) {
    const standing = triggers[i];
    const compiled = tx.game.rules[standing.rule];
    const { rule, node } = compiled;
    if (rule.ability !== 'triggered' || !cause.isAbout(rule.trigger)) continue;
    if (standing.seat !== seat && standing.seat !== NONE) continue;
    const isUsed = !isFresh(tx, standing);
    // Nobody hears of what is used up where nobody listens.
    if (isUsed && tx.events === null) continue;
    const as: Speaker = { seat, self: standing.self, def: compiled.def, it, list: NOTHING };
    if (!cause.fits(rule.trigger, as)) continue;
    const frame: Frame = { node, at: 0, seat, self: standing.self, it, by: seat, list };
    const missing = whatIsMissing(tx, compiled, as, cause, isUsed);
    if (missing === null) {
      frames.push(frame);
      used.push(standing);
    } else {
      tx.missed(frame, missing);
    }
  }
  // Afterwards, because a rule that is over once it has applied leaves the list.
  for (const standing of used) use(tx, 'triggers', standing);
  if (tx.game.hasDiscardRules) addFromDiscard(tx, seat, it, list, cause, frames);
  return frames.length > 1 ? copiesLast(tx, frames) : frames;
}

/** What cards do from a discard pile; they keep no count of their uses. */
function addFromDiscard(
  tx: Tx,
  seat: Seat,
  it: InstanceId,
  list: readonly InstanceId[],
  cause: Cause,
  frames: Frame[],
): void {
  for (const self of tx.state.places[tx.game.layout.seat(seat) + DISCARD]) {
    const def = tx.game.defs[tx.state.pieces[self]];
    for (const id of def.discardRules) {
      const compiled = tx.game.rules[id];
      const { rule, node } = compiled;
      const as: Speaker = { seat, self, def: def.index, it, list };
      if (rule.ability !== 'triggered' || !cause.isAbout(rule.trigger) || !cause.fits(rule.trigger, as)) continue;
      const frame: Frame = { node, at: 0, seat, self, it, by: seat, list };
      const missing = whatIsMissing(tx, compiled, as, cause, false);
      if (missing === null) frames.push(frame);
      else tx.missed(frame, missing);
    }
  }
}

/** Copies of a card come after everything else that it sets off (T10). */
function copiesLast(tx: Tx, frames: readonly Frame[]): readonly Frame[] {
  const isCopy = ({ node }: Frame): boolean => tx.game.copiers.has(node);
  return frames.some(isCopy) ? [...frames.filter((frame) => !isCopy(frame)), ...frames.filter(isCopy)] : frames;
}

function isOccasion(tx: Tx, as: Speaker, trigger: Trigger, piece: InstanceId, zone: Zone): boolean {
  if (trigger.when === 'end-of-turn') return false;
  const { when, what } = trigger;
  // Only a construct is put into play; played or put straight there, it counts as both (T11).
  if (when === 'put-into-play' && tx.game.defs[tx.state.pieces[piece]].kind !== 'construct') return false;
  return fits(tx, as, what, piece, zone);
}

/** Whether it has happened before this turn; the last time in the history is the one that happens now. */
function hasHappened(tx: Tx, as: Speaker, trigger: Trigger, did: number, piece: InstanceId): boolean {
  const { history } = tx.state;
  let now = history.length - 4;
  while (now >= 0 && (history[now] !== did || history[now + 2] !== piece)) now -= 4;
  for (let i = 0; i < now; i += 4) {
    if (history[i] !== did || history[i + 1] !== as.seat) continue;
    if (isOccasion(tx, as, trigger, history[i + 2], ZONES[history[i + 3]])) return true;
  }
  return false;
}

/** Makes what was caught happen next, oldest first. */
export function pushCaught(tx: Tx, frames: readonly Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) tx.push(frames[i]);
}
