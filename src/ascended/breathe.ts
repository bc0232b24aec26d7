import type { Option } from '../kernel/decision.js';
import { moveOn } from '../kernel/draft.js';
import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { activate, activationOptions, isActivation } from './activation.js';
import { COMPANIONS, cardsLeft, discard, drawInto, gain, type Pile, putUnder, VILLAINS } from './changes.js';
import { companionsOf, hasTrait, isAllowed, statOf, usual } from './characteristics.js';
import { didAct } from './decide.js';
import { askInTurn } from './deciding.js';
import { frameOf } from './frames.js';
import type { Resolves, Tx } from './game.js';
import { isPopulated, terrainOf, tileOf } from './map.js';
import { amountOption, pieceOption, wordOption } from './option.js';
import { isAutomatic, level, most } from './players.js';
import { ACTIVATED, account, own, WOUNDS } from './table.js';
import { caught, happens, pushAll } from './triggers.js';
import type { Action } from './vocabulary.js';

/** How far a Breathe phase has got. */
const BEGIN = 0;
const ACT = 1;

/** The points of a single trade that bring a companion. */
const POINTS_FOR_COMPANION = 4;

const PASS: Option = Object.freeze(wordOption('pass', 'Do nothing'));
const ENOUGH: Option = Object.freeze(wordOption('done', 'Heal no more'));

type BreatheAction = Extract<Action, 'heal' | 'focus' | 'trade'>;

/** The Breathe phase: an action. */
export const breathe: Resolves<unknown> = {
  run(tx, frame) {
    const { seat } = frame;
    if (frame.at === BEGIN) {
      tx.push(moveOn(frame, ACT));
      happens(tx, { when: 'phase-begins', phase: 'breathe' }, seat);
      return;
    }
    askInTurn(tx, frame, 'breathe', [...actions(tx, seat), ...activationOptions(tx, seat), PASS]);
  },
  answer(tx, frame, _node, [pick]) {
    const { seat } = frame;
    if (isActivation(pick)) {
      tx.push(frame);
      activate(tx, seat, pick);
    } else if (pick.do === 'heal' || pick.do === 'focus' || pick.do === 'trade') breatheBy(tx, seat, pick.do);
  },
};

function actions(tx: Tx, seat: Seat): readonly Option[] {
  const options: Option[] = [];
  if (healOptions(tx, seat).length > 0) options.push(wordOption('heal', 'Heal'));
  if (mostFocus(tx, seat) > 0) options.push(wordOption('focus', 'Focus'));
  if (tradeOptions(tx, seat).length > 0) options.push(wordOption('trade', 'Trade'));
  return options;
}

/** Whether an action of the Breathe phase can be done now. */
export function canBreathe(tx: Tx, seat: Seat, action: BreatheAction): boolean {
  switch (action) {
    case 'heal':
      return healOptions(tx, seat).length > 0;
    case 'focus':
      return mostFocus(tx, seat) > 0;
    case 'trade':
      return tradeOptions(tx, seat).length > 0;
  }
}

/** Does an action of the Breathe phase. */
export function breatheBy(tx: Tx, seat: Seat, action: BreatheAction): void {
  tx.happened(action, seat, NONE);
  tx.push(frameOf(tx.game.procedures[action], seat));
}

/** How much can be bought at so much energy each. */
function affordable(tx: Tx, seat: Seat, cost: number): number {
  return cost === 0 ? Number.POSITIVE_INFINITY : Math.floor(level(tx, 'energy', seat) / cost);
}

// Healing -------------------------------------------------------------------------------------------------------------

function healOptions(tx: Tx, seat: Seat): readonly Option[] {
  const bought = affordable(tx, seat, usual(tx, seat, 'heal-cost'));
  const missing = most(tx, 'health') - level(tx, 'health', seat);
  const options = Array.from({ length: Math.min(missing, bought) }, (_, i) => amountOption('heal', i + 1));
  if (!isAllowed(tx, seat, 'heal-companions')) return options;
  return [
    ...options,
    ...companionsOf(tx, seat).flatMap((piece) =>
      Array.from({ length: Math.min(tx.markOf(WOUNDS, piece), bought) }, (_, i) =>
        pieceOption(tx, 'mend', piece, 'companions', i + 1),
      ),
    ),
  ];
}

/** Recovering hit points for energy: one's own, and those of companions if a rule allows it. */
export const heal: Resolves<unknown> = {
  run(tx, frame) {
    const { seat, at } = frame;
    const options = healOptions(tx, seat);
    // Whoever can heal others too may go on after the first.
    if (options.length === 0) didAct(tx, seat, 'heal');
    else if (at > 0) tx.ask(frame, 'heal', [...options, ENOUGH], 1, 1);
    else if (!tx.ask(frame, 'heal', options, 1, 1)) healSome(tx, seat, options[0]);
  },
  answer(tx, frame, _node, [pick]) {
    const { seat } = frame;
    if (pick.do === 'done') {
      didAct(tx, seat, 'heal');
      return;
    }
    if (isAllowed(tx, seat, 'heal-companions')) {
      tx.push(moveOn(frame, 1));
      pay(tx, seat, 'heal-cost', pick.ability ?? 0);
      recover(tx, seat, pick);
    } else healSome(tx, seat, pick);
  },
};

function healSome(tx: Tx, seat: Seat, pick: Option): void {
  pay(tx, seat, 'heal-cost', pick.ability ?? 0);
  recover(tx, seat, pick);
  didAct(tx, seat, 'heal');
}

function pay(tx: Tx, seat: Seat, stat: 'heal-cost' | 'focus-cost', amount: number): void {
  tx.add(account('energy', seat), -usual(tx, seat, stat) * amount);
}

function recover(tx: Tx, seat: Seat, { instance, ability = 0 }: Option): void {
  if (instance === undefined) gain(tx, seat, 'health', ability);
  else tx.mark(WOUNDS, instance, tx.markOf(WOUNDS, instance) - ability);
}

// Focusing ------------------------------------------------------------------------------------------------------------

function mostFocus(tx: Tx, seat: Seat): number {
  const missing = most(tx, 'control') - level(tx, 'control', seat);
  return Math.min(missing, affordable(tx, seat, usual(tx, seat, 'focus-cost')));
}

/** Gaining control for energy. */
export const focus: Resolves<unknown> = {
  run(tx, frame) {
    const { seat } = frame;
    const options = Array.from({ length: mostFocus(tx, seat) }, (_, i) => amountOption('focus', i + 1));
    if (options.length > 0 && !tx.ask(frame, 'focus', options, 1, 1)) focusSome(tx, seat, options[0]);
  },
  answer(tx, { seat }, _node, [pick]) {
    focusSome(tx, seat, pick);
  },
};

function focusSome(tx: Tx, seat: Seat, { ability = 0 }: Option): void {
  pay(tx, seat, 'focus-cost', ability);
  gain(tx, seat, 'control', ability);
  didAct(tx, seat, 'focus');
}

// Trading -------------------------------------------------------------------------------------------------------------

function tradeOptions(tx: Tx, seat: Seat): readonly Option[] {
  const tile = tileOf(tx, seat);
  const isVillage = terrainOf(tx, tile) === 'village';
  if (!isVillage && !(isPopulated(tx, tile) && isAllowed(tx, seat, 'trade-anywhere'))) return [];
  return tx.state.places[own('artifacts', seat)]
    .filter((piece) => tx.markOf(ACTIVATED, piece) === 1)
    .map((piece) => pieceOption(tx, 'trade', piece, 'artifacts'));
}

/** Trading activated artifacts for points; enough of them at once bring a companion. */
export const trade: Resolves<unknown> = {
  run(tx, frame) {
    const options = tradeOptions(tx, frame.seat);
    if (options.length === 0) return;
    if (!tx.ask(frame, 'trade', options, 1, options.length)) tradeSome(tx, frame.seat, options);
  },
  answer(tx, { seat }, _node, picks) {
    tradeSome(tx, seat, picks);
  },
};

function tradeSome(tx: Tx, seat: Seat, picks: readonly Option[]): void {
  let points = 0;
  for (const { instance = NONE } of picks) {
    points += statOf(tx, seat, 'trade-value', tx.game.defs[tx.state.pieces[instance]].cost, { card: instance });
  }
  const triggered = picks.flatMap(({ instance = NONE }) => caught(tx, { when: 'traded', card: instance }, seat));
  for (const { instance = NONE } of picks) discard(tx, instance, own('artifacts', seat));
  gain(tx, seat, 'points', points);
  didAct(tx, seat, 'trade');
  pushAll(tx, triggered);
  // "Can": a companion may be left where it is.
  if (points >= POINTS_FOR_COMPANION) tx.push(frameOf(tx.game.procedures.recruit, seat, { at: MAY_RECRUIT }));
}

// Recruiting ----------------------------------------------------------------------------------------------------------

const MUST_RECRUIT = 0;
const MAY_RECRUIT = 1;

/** A player draws a companion at once. */
export function recruitOne(tx: Tx, seat: Seat): void {
  tx.push(frameOf(tx.game.procedures.recruit, seat, { at: MUST_RECRUIT }));
}

function recruitOptions(tx: Tx, seat: Seat): readonly Option[] {
  if (isAutomatic(tx.state, seat)) return [];
  const options: Option[] = [];
  if (cardsLeft(tx, COMPANIONS) > 0) options.push(wordOption('recruit', 'Draw a companion'));
  if (isAllowed(tx, seat, 'recruit-villains') && cardsLeft(tx, VILLAINS) > 0) {
    options.push(wordOption('recruit-villain', 'Draw a villain'));
  }
  return options;
}

/** A companion is drawn and activated at once; or a villain, if a rule allows it (B34). */
export const recruit: Resolves<unknown> = {
  run(tx, frame) {
    const options = recruitOptions(tx, frame.seat);
    const min = frame.at === MAY_RECRUIT ? 0 : 1;
    if (options.length > 0 && !tx.ask(frame, 'recruit', options, min, 1)) draw(tx, frame.seat, options[0]);
  },
  answer(tx, frame, _node, picks) {
    if (picks.length > 0) draw(tx, frame.seat, picks[0]);
  },
};

function draw(tx: Tx, seat: Seat, { do: word }: Option): void {
  const piece = word === 'recruit' ? drawInto(tx, COMPANIONS, own('companions', seat)) : drawRecruitable(tx, seat);
  if (piece === NONE) return;
  tx.happened('recruited', seat, piece);
  tx.push(frameOf(tx.game.procedures.release, seat));
  happens(tx, { when: 'recruited' }, seat);
}

/** The next villain that can be recruited; the others go back under the deck. */
function drawRecruitable(tx: Tx, seat: Seat): InstanceId {
  const place = own('companions', seat);
  const pile: Pile = VILLAINS;
  for (let left = cardsLeft(tx, pile); left > 0; left--) {
    const piece = drawInto(tx, pile, place);
    if (piece === NONE || !hasTrait(tx, piece, 'unrecruitable')) return piece;
    putUnder(tx, piece, place);
  }
  return NONE;
}

/** How many companions a player has; a villain counts as two. */
function companionCount(tx: Tx, seat: Seat): number {
  return companionsOf(tx, seat).reduce((sum, piece) => sum + sizeOf(tx, piece), 0);
}

function sizeOf(tx: Tx, piece: InstanceId): number {
  return tx.game.defs[tx.state.pieces[piece]].kind === 'villain' ? 2 : 1;
}

/** Companions beyond the limit leave, one after the other, of the player's choice. */
export const release: Resolves<unknown> = {
  run(tx, frame) {
    const { seat } = frame;
    if (companionCount(tx, seat) <= usual(tx, seat, 'companion-limit')) return;
    const options = companionsOf(tx, seat).map((piece) => pieceOption(tx, 'discard', piece, 'companions'));
    if (tx.ask(frame, 'release', options, 1, 1)) return;
    tx.push(frame);
    leave(tx, seat, options[0]);
  },
  answer(tx, frame, _node, [pick]) {
    tx.push(frame);
    leave(tx, frame.seat, pick);
  },
};

function leave(tx: Tx, seat: Seat, { instance = NONE }: Option): void {
  discard(tx, instance, own('companions', seat));
}
