import type { PlaceRef } from '../kernel/event.js';
import { type Frame, type InstanceId, NONE, type Seat, type Standing } from '../kernel/state.js';
import type { StandingList, Tx } from './game.js';

const LISTS: readonly StandingList[] = ['abilities', 'triggers', 'replacements', 'modifiers'];

/** Whether the rules of cards are in force in a place outside of the row: in front of a player, and of the event. */
export function areRulesInForce({ zone, seat }: PlaceRef): boolean {
  return seat === NONE ? zone === 'event' : zone === 'inPlay' || zone === 'temples';
}

/** The rules of a card come into force. */
export function arise(tx: Tx, seat: Seat, self: InstanceId, rules: readonly number[]): void {
  for (const rule of rules) {
    const { list } = tx.game.rules[rule];
    tx.standing(list).push({ rule, seat, self, it: NONE, used: 0, fleeting: false });
  }
}

/** The rules of a card that lasted as long as it stayed are over. */
export function cease(tx: Tx, self: InstanceId): void {
  for (const list of LISTS) removeWhere(tx, list, (standing) => standing.self === self && !standing.fleeting);
}

/** A rule comes into force for the rest of the turn. */
export function establish(tx: Tx, frame: Frame, rule: number): void {
  const { seat, self, it } = frame;
  tx.standing(tx.game.rules[rule].list).push({ rule, seat, self, it, used: 0, fleeting: true });
}

/** The turn is over: what was for the turn ends, and what is once per turn is fresh. */
export function renew(tx: Tx): void {
  const { abilities, triggers, replacements, modifiers } = tx.state;
  if (abilities.length > 0) renewList(tx, 'abilities');
  if (triggers.length > 0) renewList(tx, 'triggers');
  if (replacements.length > 0) renewList(tx, 'replacements');
  if (modifiers.length > 0) renewList(tx, 'modifiers');
}

function renewList(tx: Tx, list: StandingList): void {
  removeWhere(tx, list, isFleeting);
  const all = tx.state[list];
  for (let i = 0; i < all.length; i++) if (all[i].used > 0) tx.standing(list)[i] = withUses(all[i], 0);
}

/** One more use of a rule; a rule that is over once it has applied goes. A rule that shares its limit is used too. */
export function use(tx: Tx, list: StandingList, standing: Standing): void {
  const all = tx.standing(list);
  const i = all.indexOf(standing);
  const { once, twin } = tx.game.rules[standing.rule];
  if (once) all.splice(i, 1);
  else all[i] = withUses(standing, standing.used + 1);
  if (twin !== NONE) useMore(tx, twin, standing.self, 1);
}

/** A use that was declined in the end: a "once per turn" is not used up by it (G7). */
export function unuse(tx: Tx, rule: number, self: InstanceId): void {
  useMore(tx, rule, self, -1);
  const { twin } = tx.game.rules[rule];
  if (twin !== NONE) useMore(tx, twin, self, -1);
}

function useMore(tx: Tx, rule: number, self: InstanceId, by: 1 | -1): void {
  const { list } = tx.game.rules[rule];
  const i = tx.state[list].findIndex((standing) => standing.rule === rule && standing.self === self);
  if (i === NONE) return;
  const standing = tx.state[list][i];
  if (standing.used + by >= 0) tx.standing(list)[i] = withUses(standing, standing.used + by);
}

/** Whether a rule's limit leaves it a use. */
export function isFresh(tx: Tx, standing: Standing): boolean {
  return standing.used === 0 || tx.game.rules[standing.rule].limit === undefined;
}

function isFleeting(standing: Standing): boolean {
  return standing.fleeting;
}

function withUses({ rule, seat, self, it, fleeting }: Standing, used: number): Standing {
  return { rule, seat, self, it, used, fleeting };
}

function removeWhere(tx: Tx, list: StandingList, isOver: (standing: Standing) => boolean): void {
  if (!tx.state[list].some(isOver)) return;
  const all = tx.standing(list);
  let kept = 0;
  for (const standing of all) if (!isOver(standing)) all[kept++] = standing;
  all.length = kept;
}
