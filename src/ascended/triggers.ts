import { type Frame, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { companionsOf } from './characteristics.js';
import { fits, tileFits } from './filter.js';
import { frameOf } from './frames.js';
import type { Fighter, Tx } from './game.js';
import { did, record } from './history.js';
import type { Trigger } from './language.js';
import { isPlaying, opponentsOf, seatsInTurnOrder, villainOf } from './players.js';
import { holdsFor, type InForce, rulesOf, rulesOfPiece } from './rules-in-force.js';
import { DID_USE, DID_USE_IN_COMBAT } from './table.js';
import type { Action, CombatMoment, Cycle, Moment, Phase, TileMoment } from './vocabulary.js';

/** What happened to a player, as triggers look at it. */
export type Occasion =
  | { readonly when: Moment }
  | { readonly when: 'phase-begins'; readonly phase: Phase }
  | { readonly when: TileMoment; readonly tile: InstanceId }
  | { readonly when: 'action'; readonly action: Action }
  | { readonly when: 'activated' | 'traded'; readonly card: InstanceId }
  | { readonly when: 'cycle-begins'; readonly cycle: Cycle };

/** What it sets off, in turn order: of each player the oldest rule first. It is caught now, and happens next (B5). */
export function caught(tx: Tx, occasion: Occasion, seat: Seat): readonly Frame[] {
  const it = 'card' in occasion ? occasion.card : NONE;
  const rivals = opponentsOf(tx, seat);
  return seatsInTurnOrder(tx).flatMap((one) => {
    if (one !== seat && !rivals.includes(one)) return [];
    const rules = rulesOf(tx, one, 'triggers');
    if (rules.length === 0) return [];
    return setOff(tx, rules, one, it, seat, ({ rule: { rule } }) => {
      if (rule.ability !== 'triggered') return false;
      const isTheirs = 'who' in rule.trigger && rule.trigger.who === 'opponent';
      return isTheirs === (one !== seat) && isOccasion(tx, rule.trigger, occasion, one);
    });
  });
}

/** What it sets off of the cards that fight: for each side its villain and its companions. */
export function caughtInCombat(tx: Tx, when: CombatMoment, fighter: Fighter, other: Fighter): readonly Frame[] {
  const { seat, villain } = fighter;
  // What a villain of no seat does is decided, where there is a choice, by whoever fights it.
  const decider = seat === NONE ? other.seat : seat;
  const own = seat === NONE ? [] : [...companionsOf(tx, seat), villainOf(tx, seat)];
  const pieces = [...own, villain].filter((piece) => piece !== NONE);
  return pieces.flatMap((piece) =>
    setOff(tx, rulesOfPiece(tx, piece, 'triggers'), decider, NONE, decider, ({ rule: { rule } }) => {
      return rule.ability === 'triggered' && rule.trigger.when === when;
    }),
  );
}

function setOff(
  tx: Tx,
  rules: readonly InForce[],
  seat: Seat,
  it: InstanceId,
  by: Seat,
  isAbout: (inForce: InForce) => boolean,
): readonly Frame[] {
  const frames: Frame[] = [];
  for (const inForce of rules) {
    const { rule, self, standing } = inForce;
    if (rule.rule.ability !== 'triggered' || !isAbout(inForce)) continue;
    const frame = frameOf(rule.node, seat, { self, it, by });
    if (isUsed(tx, inForce, seat)) {
      tx.missed(frame, rule.rule.limit === 'once-per-combat' ? 'not yet in this combat' : 'not yet this turn');
      continue;
    }
    if (!holdsFor(tx, inForce, seat)) {
      if (rule.rule.condition !== undefined) tx.missed(frame, tx.game.describeCondition(rule.rule.condition));
      continue;
    }
    frames.push(frame);
    if (rule.rule.limit !== undefined) {
      const what = rule.rule.limit === 'once-per-turn' ? DID_USE : DID_USE_IN_COMBAT;
      record(tx, what, seat, self, rule.id);
    }
    if (standing !== null && rule.once) {
      const all = tx.standing(rule.list);
      all.splice(all.indexOf(standing), 1);
    }
  }
  return frames;
}

function isUsed(tx: Tx, { rule: { rule, id }, self }: InForce, seat: Seat): boolean {
  if (rule.ability !== 'triggered' || rule.limit === undefined) return false;
  return did(tx, rule.limit === 'once-per-turn' ? DID_USE : DID_USE_IN_COMBAT, seat, id, self);
}

function isOccasion(tx: Tx, trigger: Trigger, occasion: Occasion, seat: Seat): boolean {
  if (trigger.when !== occasion.when) return false;
  if ('tile' in occasion) return 'what' in trigger && tileFits(tx, seat, tileFilterOf(trigger), occasion.tile);
  if ('card' in occasion) return isAboutCard(tx, trigger, occasion.card, seat);
  if ('phase' in occasion) return 'phase' in trigger && trigger.phase === occasion.phase;
  if ('action' in occasion) return 'action' in trigger && trigger.action === occasion.action;
  if ('cycle' in occasion) return 'cycle' in trigger && trigger.cycle === occasion.cycle;
  return true;
}

function tileFilterOf(trigger: Trigger): Parameters<typeof tileFits>[2] {
  const isAboutTile = trigger.when === 'moved' || trigger.when === 'explored' || trigger.when === 'control-taken';
  return isAboutTile ? trigger.what : {};
}

function isAboutCard(tx: Tx, trigger: Trigger, card: InstanceId, seat: Seat): boolean {
  if (trigger.when !== 'activated' && trigger.when !== 'traded') return false;
  // Where the card lies by now does not matter.
  const what = { ...trigger.what, in: undefined };
  return fits(tx, { seat, self: NONE, def: NONE, it: card, list: [] }, what, card);
}

/** Makes what was caught happen next, in order. */
export function pushAll(tx: Tx, frames: readonly Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) tx.push(frames[i]);
}

/** Something happened to a player: what it sets off happens next. */
export function happens(tx: Tx, occasion: Occasion, seat: Seat): void {
  if (isPlaying(tx, seat)) pushAll(tx, caught(tx, occasion, seat));
}
