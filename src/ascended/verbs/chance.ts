import { type Frame, NONE, type Seat } from '../../kernel/state.js';
import { testStealth as tests } from '../changes.js';
import { DONE, frameOf } from '../frames.js';
import type { Resolves, Tx } from '../game.js';
import type { ChooseOpponent, Roll, TestStealth } from '../language.js';
import { stepsBetween, tileOf } from '../map.js';
import { seatOption } from '../option.js';
import { isSolo, mapsAreJoined, opponentsOf, setTable } from '../players.js';
import { pushAll } from '../triggers.js';

export const roll: Resolves<Roll> = {
  run(tx, frame, { effect, kids, binds }) {
    const [result] = tx.roll(frame.seat, effect.die === 'd6' ? 6 : 12, 1);
    setTable(tx, 'rolled', result);
    if (binds) tx.bind(DONE);
    tx.pushKid(frame, kids[0]);
  },
};

export const testStealth: Resolves<TestStealth> = {
  run(tx, frame, { effect, kids, binds }) {
    const { isPassed, follows } = tests(tx, frame.seat);
    if (binds && isPassed) tx.bind(DONE);
    const hasPassed = effect.passed !== undefined;
    const kid = isPassed ? (hasPassed ? kids[0] : undefined) : kids[hasPassed ? 1 : 0];
    if (kid !== undefined) tx.pushKid(frame, kid);
    pushAll(tx, follows);
  },
};

/** The opponents that can be chosen: on maps that are still apart, nobody is any number of tiles away. */
function choosable(tx: Tx, { seat }: Frame, { within }: ChooseOpponent): readonly Seat[] {
  return opponentsOf(tx, seat).filter(
    (one) =>
      within === undefined ||
      ((isSolo(tx.state) || mapsAreJoined(tx)) && stepsBetween(tx, tileOf(tx, seat), tileOf(tx, one)) <= within),
  );
}

export const chooseOpponent: Resolves<ChooseOpponent> = {
  run(tx, frame, { effect, kids, optional, binds }) {
    const seats = choosable(tx, frame, effect);
    const options = seats.map((seat) => seatOption(tx, 'choose-opponent', seat));
    if (tx.ask(frame, 'choose-opponent', options, optional ? 0 : 1, 1)) return;
    if (seats.length === 0) tx.happened('impossible', frame.seat, frame.self);
    else chosen(tx, frame, kids[0].id, seats[0], binds);
  },
  answer(tx, frame, node, [pick]) {
    if (pick === undefined) tx.declined(frame, node);
    else chosen(tx, frame, node.kids[0].id, pick.seat ?? NONE, node.binds);
  },
  declinable: true,
  possible: (tx, frame, { effect }) => choosable(tx, frame, effect).length > 0,
};

function chosen(tx: Tx, { seat, self, it, list }: Frame, node: number, opponent: Seat, binds: boolean): void {
  if (binds) tx.bind(DONE);
  tx.push(frameOf(node, opponent, { self, it, by: seat, list }));
}
