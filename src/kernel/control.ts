import type { Option } from './decision.js';
import { type Draft, moveOn, NOTHING } from './draft.js';
import type {
  Choose,
  Control,
  Dialect,
  EachPiece,
  EachPlayer,
  If,
  IfYouDo,
  May,
  NextTimeThisTurn,
  Pay,
  Repeat,
  RepeatWhile,
  Sequence,
  UntilEndOfTurn,
} from './effect.js';
import type { Node, Resolver } from './game.js';
import type { Frame } from './state.js';

/** A frame at this position, or further below, waits for the effect above it to tell what it was done to. */
const WAITING = -1;

/** Makes a kid happen next: in place if it can be, as a frame otherwise. */
function perform(tx: Draft, frame: Frame, kid: Node): void {
  if (!kid.instant) {
    tx.pushKid(frame, kid);
  } else if (tx.events === null) {
    // How far the frame has got is not how far the kid has.
    kid.resolver.run(tx, frame.at === 0 ? frame : moveOn(frame, 0), kid);
  } else {
    const { cause, ruling } = tx;
    tx.cause = {
      node: kid.id,
      at: 0,
      seat: frame.seat,
      self: frame.self,
      it: frame.it,
      by: frame.by,
      list: frame.list,
    };
    tx.ruling = kid.ruling;
    kid.resolver.run(tx, tx.cause, kid);
    tx.cause = cause;
    tx.ruling = ruling;
  }
}

/** Whether all of a node could be done now. */
export function isPossible(tx: Draft, frame: Frame, node: Node): boolean {
  return node.resolver.possible === undefined || node.resolver.possible(tx, frame, node);
}

function checked(tx: Draft, frame: Frame, condition: string, held: boolean): void {
  if (tx.events === null) return;
  const { ruling, cause } = tx;
  tx.events.push({ event: 'checked', seat: frame.seat, condition, held, ruling, cause });
}

/** Whether a condition holds; the look is reported. */
function holds(tx: Draft, frame: Frame, condition: unknown): boolean {
  const held = tx.game.holds(tx, frame, condition);
  if (tx.events !== null) checked(tx, frame, tx.game.describeCondition(condition), held);
  return held;
}

const sequence: Resolver<Sequence<Dialect>> = {
  run(tx, frame, node) {
    const { kids } = node;
    for (let at = frame.at; at < kids.length; at++) {
      const kid = kids[at];
      if (!kid.instant) {
        if (at + 1 < kids.length) tx.push(moveOn(frame, at + 1));
        tx.pushKid(frame, kid);
        return;
      }
      perform(tx, frame, kid);
    }
  },
  possible(tx, frame, node) {
    return node.kids.every((kid) => isPossible(tx, frame, kid));
  },
};

const choose: Resolver<Choose<Dialect>> = {
  declinable: true,
  run(tx, frame, node) {
    const options: Option[] = [];
    const all = choiceOptions(tx, node);
    const { choices } = node.effect;
    for (let i = 0; i < choices.length; i++) {
      const { condition } = choices[i];
      if (condition === undefined || tx.game.holds(tx, frame, condition)) options.push(all[i]);
    }
    const min = node.optional || options.length === 0 ? 0 : 1;
    if (!tx.ask(frame, 'choose', options, min, 1) && options.length > 0) {
      chooseAnswer(tx, frame, node, options);
    }
  },
  answer: chooseAnswer,
  possible(tx, frame, node) {
    return node.kids.some((kid) => isPossible(tx, frame, kid));
  },
};

function chooseAnswer(tx: Draft, frame: Frame, node: Node<Choose<Dialect>>, picks: readonly Option[]): void {
  for (const pick of picks) perform(tx, frame, node.kids[pick.ability ?? 0]);
  if (picks.length === 0) tx.declined(frame, node);
}

const CHOICES = new WeakMap<Node, readonly Option[]>();

function choiceOptions(tx: Draft, node: Node): readonly Option[] {
  let options = CHOICES.get(node);
  if (options === undefined) {
    options = node.kids.map((kid, i) =>
      Object.freeze({ do: 'choose', key: `choose:${i}`, ability: i, text: tx.game.describe(kid) }),
    );
    CHOICES.set(node, options);
  }
  return options;
}

const may: Resolver<May<Dialect>> = {
  run(tx, frame, node) {
    const kid = node.kids[0];
    if (!isPossible(tx, frame, kid)) {
      tx.happened('impossible', frame.seat, frame.self);
      return;
    }
    tx.ask(frame, 'may', [{ do: 'accept', key: 'accept', text: tx.game.describe(kid) }], 0, 1);
  },
  answer(tx, frame, node, picks) {
    if (picks.length > 0) perform(tx, frame, node.kids[0]);
    else tx.declined(frame, node);
  },
  possible: kidPossible,
};

function kidPossible(tx: Draft, frame: Frame, node: Node): boolean {
  return isPossible(tx, frame, node.kids[0]);
}

const when: Resolver<If<Dialect>> = {
  run(tx, frame, node) {
    if (holds(tx, frame, node.effect.condition)) perform(tx, frame, node.kids[0]);
    else if (node.kids.length > 1) perform(tx, frame, node.kids[1]);
  },
};

const ifYouDo: Resolver<IfYouDo<Dialect>> = {
  run(tx, frame, node) {
    if (frame.at === 0) {
      tx.push(moveOn(frame, WAITING, NOTHING));
      tx.pushKid(frame, node.kids[0]);
      return;
    }
    const done = frame.list.length > 0;
    checked(tx, frame, 'if you do', done);
    if (done) perform(tx, { ...frame, at: 0, it: frame.list[0] }, node.kids[1]);
    else if (node.kids.length > 2) perform(tx, moveOn(frame, 0), node.kids[2]);
  },
  possible: kidPossible,
};

const pay: Resolver<Pay<Dialect>> = {
  run(tx, frame, node) {
    const [cost, effect] = node.kids;
    if (frame.at === 0) {
      if (!isPossible(tx, frame, cost)) {
        tx.happened('impossible', frame.seat, frame.self);
        return;
      }
      tx.push(moveOn(frame, WAITING, NOTHING));
      tx.pushKid(frame, cost);
    } else if (frame.list.length > 0) {
      perform(tx, { ...frame, at: 0, it: frame.list[0] }, effect);
    }
  },
  possible: kidPossible,
};

const eachPlayer: Resolver<EachPlayer<Dialect>> = {
  run(tx, frame, node) {
    const seats = tx.game.seats(tx, frame, node.effect.players);
    // Not `-frame.at`: minus zero is no small integer, and makes the runtime keep this field of every frame as a float.
    const next = 0 - frame.at;
    const list = frame.at === 0 ? NOTHING : frame.list;
    if (next >= seats.length) {
      if (node.binds) tx.bind(list);
      return;
    }
    const { self, it } = frame;
    tx.push(moveOn(frame, WAITING - next, list));
    tx.push({ node: node.kids[0].id, at: 0, seat: seats[next], self, it, by: frame.seat, list: NOTHING });
  },
};

const eachPiece: Resolver<EachPiece<Dialect>> = {
  run(tx, frame, node) {
    const { at } = frame;
    // How many pieces, then those, then what the effect was done to so far.
    const list = at === 0 ? counted(tx.game.pieces(tx, frame, node.effect.pieces)) : frame.list;
    const [pieces] = list;
    if (at < pieces) {
      if (at + 1 < pieces || node.binds) tx.push(moveOn(frame, at + 1, list));
      tx.pushKid({ ...frame, it: list[at + 1], list: NOTHING }, node.kids[0]);
    } else if (node.binds) {
      tx.bind(list.slice(pieces + 1));
    }
  },
};

function counted(pieces: readonly number[]): readonly number[] {
  return [pieces.length, ...pieces];
}

const repeat: Resolver<Repeat<Dialect>> = {
  run(tx, frame, node) {
    if (frame.at === WAITING) {
      tx.bind(frame.list);
      return;
    }
    const left = frame.at === 0 ? tx.game.amount(tx, frame, node.effect.times) : frame.at;
    if (left === 0) return;
    const list = frame.at === 0 ? NOTHING : frame.list;
    if (left > 1 || node.binds) tx.push(moveOn(frame, left > 1 ? left - 1 : WAITING, list));
    tx.pushKid(moveOn(frame, 0, NOTHING), node.kids[0]);
  },
};

const repeatWhile: Resolver<RepeatWhile<Dialect>> = {
  run(tx, frame, node) {
    if (frame.at !== 0) {
      // Nothing done means that nothing more can be done.
      if (frame.list.length === 0) return;
      if (!holds(tx, { ...frame, it: frame.list[0] }, node.effect.condition)) return;
    }
    tx.push(moveOn(frame, WAITING, NOTHING));
    tx.pushKid(moveOn(frame, 0, NOTHING), node.kids[0]);
  },
};

const establish: Resolver<UntilEndOfTurn<Dialect> | NextTimeThisTurn<Dialect>> = {
  instant: true,
  run(tx, frame, node) {
    tx.game.establish(tx, frame, node.rule);
  },
};

type ControlTable = { readonly [W in Control<Dialect>['do']]: Resolver<Extract<Control<Dialect>, { readonly do: W }>> };

/** How each word of control flow happens. */
export const CONTROL: ControlTable = {
  sequence,
  choose,
  may,
  if: when,
  'if-you-do': ifYouDo,
  pay,
  'each-player': eachPlayer,
  'each-piece': eachPiece,
  repeat,
  'repeat-while': repeatWhile,
  'until-end-of-turn': establish,
  'next-time-this-turn': establish,
};
