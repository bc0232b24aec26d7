import { nearestWord, type Problem, problem, show } from '../kernel/errors.js';
import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Wish } from '../kernel/wish.js';
import { artifactCost } from './activation.js';
import { mutationCost, replaceable } from './decide.js';
import type { Definition, Tx } from './game.js';
import { level, table } from './players.js';
import { ACTIVATED, own } from './table.js';

/** What can be wished for, and the decision that it belongs to. */
const DECISION_OF: ReadonlyMap<string, string> = new Map([
  ['move', 'move'],
  ['attack', 'move'],
  ['pass', 'move'],
  ['explore', 'move'],
  ['stay', 'move'],
  ['mutate', 'decide'],
  ['search', 'decide'],
  ['hunt', 'decide'],
  ['take-control', 'decide'],
  ['heal', 'breathe'],
  ['focus', 'breathe'],
  ['trade', 'breathe'],
  ['activate-mutation', 'mutate'],
  ['draw-mutation', 'mutate'],
  ['swap', 'mutate'],
]);

/** What every decision of a turn offers: artifacts and abilities. */
const ANY_TIME: readonly string[] = ['activate', 'use'];

/** What is missing for something that a player would like to do and that is not on offer. */
export function whyNot(tx: Tx, seat: Seat, wish: Wish): Problem {
  const { decision } = tx.state;
  const known = [...DECISION_OF.keys(), ...ANY_TIME];
  if (!known.includes(wish.do)) {
    const near = nearestWord(wish.do, known);
    const remedy = near === null ? 'wish for one of these' : `did you mean "${near}"?`;
    return problem('why/unknown-wish', show(wish.do), `one of ${known.join(', ')}`, remedy);
  }
  const def = definitionOf(tx, wish);
  if ((wish.card !== undefined || wish.instance !== undefined) && def === null) {
    return problem('why/unknown-card', show(wish.card ?? wish.instance), 'a card or tile of the game', 'name one');
  }
  if (wish.do === 'activate') return whyNotActivate(tx, seat, wish, def);
  if (wish.do === 'activate-mutation') return whyNotMutation(tx, seat, wish, def);
  const needed = DECISION_OF.get(wish.do);
  if (needed !== undefined && decision !== null && decision.kind !== needed) {
    const found = `another question: ${decision.prompt}`;
    return problem('why/other-decision', found, `the question of kind ${needed}`, 'wait for that question');
  }
  return problem(
    'why/cannot-be-done',
    `${wish.do} where you are and with what you have`,
    'what it needs',
    NEEDS[wish.do],
  );
}

/** What each wish takes, in words. */
const NEEDS: Readonly<Record<string, string>> = {
  move: 'move to a neighbouring empty tile, with a step left or the energy for another',
  attack: 'attack a model on a neighbouring tile, with a step left',
  pass: 'get a rule that lets you through',
  explore: 'explore in Daylight, next to a place without a tile, with a step left',
  stay: 'move on from a tile where somebody stands',
  mutate: 'get mutations, or control for one in hand',
  search: 'search in ruins or a castle',
  hunt: 'hunt where you need not take control',
  'take-control':
    'take control of a place of power that is not yours, with a power token and the control for a village',
  heal: 'get energy, and lose hit points first',
  focus: 'get energy, and have control to gain',
  trade: 'trade activated artifacts in a village',
  'draw-mutation': 'draw once in each Mutate',
  swap: 'have a mutation in hand, and swap once in each Mutate',
  use: 'use what can still be used this turn, and pay its cost',
};

function definitionOf(tx: Tx, { card, instance }: Wish): Definition | null {
  const { game, state } = tx;
  if (instance !== undefined) return instance < state.pieces.length ? game.defs[state.pieces[instance]] : null;
  return card === undefined ? null : (game.defs.find(({ id }) => id === card) ?? null);
}

function meant(tx: Tx, place: number, { instance }: Wish, def: Definition | null): InstanceId {
  const found = tx.state.places[place].find((piece) =>
    instance === undefined ? def === null || tx.state.pieces[piece] === def.index : piece === instance,
  );
  return found ?? NONE;
}

function whyNotActivate(tx: Tx, seat: Seat, wish: Wish, def: Definition | null): Problem {
  const piece = meant(tx, own('artifacts', seat), wish, def);
  if (piece === NONE) {
    return problem('why/not-there', 'no such artifact', 'an artifact in front of you', 'find it first');
  }
  if (tx.markOf(ACTIVATED, piece) === 1) {
    return problem('why/used', 'an artifact that was activated', 'one that was not', 'trade it');
  }
  if (table(tx, 'turnOf') !== seat) {
    return problem('why/not-your-turn', "another player's turn", 'your own', 'wait for your turn');
  }
  const cost = artifactCost(tx, seat, piece);
  const energy = level(tx, 'energy', seat);
  if (energy < cost) {
    return problem('why/cannot-pay', `${energy} energy`, `${cost} energy`, `${cost - energy} more energy`);
  }
  return problem('why/other-decision', 'a question about something else', 'a question of your turn', 'answer it first');
}

function whyNotMutation(tx: Tx, seat: Seat, wish: Wish, def: Definition | null): Problem {
  const piece = meant(tx, own('hand', seat), wish, def);
  if (piece === NONE) return problem('why/not-there', 'no such mutation', 'a mutation in your hand', 'draw it first');
  const cost = mutationCost(tx, seat, piece);
  const control = level(tx, 'control', seat);
  if (control < cost) {
    return problem('why/cannot-pay', `${control} control`, `${cost} control`, `${cost - control} more control`);
  }
  if (replaceable(tx, seat, piece) === null) {
    return problem('why/profile', 'a mutation that your profile has no room for', 'one of its base', 'choose another');
  }
  return problem('why/other-decision', 'another question', 'the question how to mutate', 'mutate in your Decide phase');
}
