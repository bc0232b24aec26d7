import { type InstanceId, NONE, type Seat, type Standing } from '../kernel/state.js';
import { isSo } from './condition.js';
import type { CompiledRule, Speaker, StandingList, Tx } from './game.js';
import type { Rule } from './language.js';
import { own, SUSPENDED } from './table.js';

/** A rule, and the piece that it comes from. */
export interface InForce {
  readonly rule: CompiledRule;
  readonly self: InstanceId;
  /** The entry of the state, for a rule that an effect has put into force. */
  readonly standing: Standing | null;
}

/** Mostly nothing is in force. */
const NONE_IN_FORCE: readonly InForce[] = Object.freeze([]);

/** The rules of a seat: of its active mutations, of its profile, and those that effects have put into force. */
export function rulesOf(tx: Tx, seat: Seat, list: StandingList): readonly InForce[] {
  const { state, game } = tx;
  const active = state.places[own('active', seat)];
  const profile = state.places[own('profile', seat)];
  if (active.length === 0 && profile.length === 0 && state[list].length === 0) return NONE_IN_FORCE;
  const found: InForce[] = [];
  const addCard = (self: InstanceId): void => {
    for (const id of game.defs[state.pieces[self]].rules) {
      const rule = game.rules[id];
      if (rule.list === list) found.push({ rule, self, standing: null });
    }
  };
  for (const self of active) if (tx.markOf(SUSPENDED, self) === 0) addCard(self);
  for (const self of profile) addCard(self);
  for (const standing of state[list]) {
    if (standing.seat === seat) found.push({ rule: game.rules[standing.rule], self: standing.self, standing });
  }
  return found;
}

/** The rules of a villain or companion, which are about itself. */
export function rulesOfPiece(tx: Tx, self: InstanceId, list: StandingList): readonly InForce[] {
  const { rules } = tx.game.defs[tx.state.pieces[self]];
  return rules.flatMap((id) => {
    const rule = tx.game.rules[id];
    return rule.list === list ? [{ rule, self, standing: null }] : [];
  });
}

/** A rule as the text that asks. */
export function speaking({ rule, self }: InForce, seat: Seat, it: InstanceId = NONE): Speaker {
  return { seat, self, def: rule.def, it, list: [] };
}

/** Whether a rule's condition holds now. */
export function holdsFor(tx: Tx, inForce: InForce, seat: Seat): boolean {
  const condition = conditionOf(inForce.rule.rule);
  return condition === undefined || isSo(tx, speaking(inForce, seat), condition);
}

function conditionOf(rule: Rule): Rule['condition'] {
  return rule.condition;
}
