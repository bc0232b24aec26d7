import { CONTROL } from './control.js';
import { CONTROL_WORDS, type Control, type Dialect } from './effect.js';
import type { Node, NodeResolver, Resolver } from './game.js';
import { NONE } from './state.js';

/** An effect of any game: a tagged plain object. */
export interface AnyEffect {
  readonly do: string;
}

/** Where an effect stands, for the nodes made of it. */
export interface Standpoint {
  readonly def: number;
  readonly path: string;
  readonly ruling: string;
}

/** What a verb of a game holds: effects of its own, which become its kids, and a rule that it puts into force. */
export interface Held {
  readonly effects: readonly { readonly part: string; readonly effect: AnyEffect }[];
  readonly rule: unknown;
}

/** What compiling needs from a game. */
export interface Compiler {
  readonly nodes: Node[];
  /** An effect in the words that can be resolved, if it is a shorthand. */
  expand(effect: AnyEffect): AnyEffect;
  /** How a verb of the game happens. */
  verb(effect: AnyEffect): Resolver;
  /** What a verb holds; null if nothing. A game whose verbs hold nothing leaves it out. */
  held?(effect: AnyEffect): Held | null;
  /** Whether an effect's choice is of one thing, so that it cannot be done in part. */
  isSingle(effect: AnyEffect): boolean;
  /** Registers a rule that an effect puts into force, and returns its number. */
  rule(rule: unknown, at: Standpoint, once: boolean): number;
}

interface Role {
  readonly optional: boolean;
  readonly cost: boolean;
  readonly binds: boolean;
}

const NOTHING_HELD: Held = { effects: [], rule: undefined };

const PLAIN: Role = { optional: false, cost: false, binds: false };
const RESULT: Role = { optional: false, cost: false, binds: true };

type AnyControl = Control<Dialect & { readonly effect: AnyEffect }>;

function isControl(effect: AnyEffect): effect is AnyControl {
  const words: readonly string[] = CONTROL_WORDS;
  return words.includes(effect.do);
}

/** Compiles an effect and everything below it into nodes. */
export function compileEffect(c: Compiler, written: AnyEffect, at: Standpoint, role: Role = PLAIN): Node {
  const effect = c.expand(written);
  if (!isControl(effect)) {
    const resolver = c.verb(effect);
    const held = c.held?.(effect) ?? NOTHING_HELD;
    const kids = held.effects.map((one) => compileEffect(c, one.effect, below(at, one.part), PLAIN));
    const rule = held.rule === undefined ? NONE : c.rule(held.rule, below(at, 'rule'), false);
    return add(c, effect, at, role, kids, resolver, resolver.instant === true, rule);
  }
  switch (effect.do) {
    case 'sequence': {
      const last = effect.effects.length - 1;
      const kids = effect.effects.map((e, i) =>
        compileEffect(c, e, below(at, `effects[${i}]`), i === last ? role : { ...PLAIN, cost: role.cost }),
      );
      return add(c, effect, at, role, kids, CONTROL.sequence, kids.every(isInstant));
    }
    case 'choose': {
      const each = { optional: false, cost: role.cost, binds: role.binds };
      const kids = effect.choices.map((choice, i) =>
        compileEffect(c, choice.effect, below(at, `choices[${i}].effect`), each),
      );
      return add(c, effect, at, role, kids, CONTROL.choose, false);
    }
    case 'may': {
      // A choice that can be empty is its own "may": no yes or no besides.
      if (isDeclinable(c, effect.effect)) {
        return compileEffect(c, effect.effect, below(at, 'effect'), { ...role, optional: true });
      }
      const kid = compileEffect(c, effect.effect, below(at, 'effect'), role);
      return add(c, effect, at, role, [kid], CONTROL.may, false);
    }
    case 'if': {
      const kids = [compileEffect(c, effect.effect, below(at, 'effect'), role)];
      if (effect.otherwise !== undefined) kids.push(compileEffect(c, effect.otherwise, below(at, 'otherwise'), role));
      return add(c, effect, at, role, kids, CONTROL.if, kids.every(isInstant));
    }
    case 'if-you-do': {
      const first = compileEffect(c, effect.first, below(at, 'first'), { ...RESULT, optional: role.optional });
      const kids = [first, compileEffect(c, effect.effect, below(at, 'effect'), { ...PLAIN, binds: role.binds })];
      if (effect.otherwise !== undefined) kids.push(compileEffect(c, effect.otherwise, below(at, 'otherwise'), PLAIN));
      return add(c, effect, at, role, kids, CONTROL['if-you-do'], false);
    }
    case 'pay': {
      const cost = compileEffect(c, effect.cost, below(at, 'cost'), {
        optional: role.optional,
        cost: true,
        binds: true,
      });
      const kids = [cost, compileEffect(c, effect.effect, below(at, 'effect'), { ...PLAIN, binds: role.binds })];
      return add(c, effect, at, role, kids, CONTROL.pay, false);
    }
    case 'each-player':
      return add(
        c,
        effect,
        at,
        role,
        [compileEffect(c, effect.effect, below(at, 'effect'), RESULT)],
        CONTROL['each-player'],
        false,
      );
    case 'each-piece':
      return add(
        c,
        effect,
        at,
        role,
        [compileEffect(c, effect.effect, below(at, 'effect'), { ...PLAIN, binds: role.binds })],
        CONTROL['each-piece'],
        false,
      );
    case 'repeat': {
      const kid = compileEffect(c, effect.effect, below(at, 'effect'), { ...PLAIN, binds: role.binds });
      return add(c, effect, at, role, [kid], CONTROL.repeat, false);
    }
    case 'repeat-while': {
      const kid = compileEffect(c, effect.effect, below(at, 'effect'), RESULT);
      return add(c, effect, at, role, [kid], CONTROL['repeat-while'], false);
    }
    case 'until-end-of-turn':
    case 'next-time-this-turn': {
      const rule = c.rule(effect.rule, below(at, 'rule'), effect.do === 'next-time-this-turn');
      return add(c, effect, at, role, [], CONTROL[effect.do], true, rule);
    }
  }
}

function isDeclinable(c: Compiler, written: AnyEffect): boolean {
  const effect = c.expand(written);
  if (!isControl(effect)) return c.verb(effect).declinable === true;
  switch (effect.do) {
    case 'choose':
    case 'may':
      return true;
    case 'if-you-do':
      return isDeclinable(c, effect.first);
    case 'pay':
      // A cost of several things is paid in full or not at all, which an empty choice among them cannot say.
      return isDeclinable(c, effect.cost) && c.isSingle(effect.cost);
    case 'sequence':
    case 'if':
    case 'each-player':
    case 'each-piece':
    case 'repeat':
    case 'repeat-while':
    case 'until-end-of-turn':
    case 'next-time-this-turn':
      return false;
  }
}

const ALIKE = new WeakMap<Resolver, NodeResolver>();

/** A resolver with all fields; one for all the nodes of a word, so that few are at work. */
function alike(resolver: Resolver): NodeResolver {
  let found = ALIKE.get(resolver);
  if (found === undefined) {
    const { stays = false, run, answer, possible } = resolver;
    found = { stays, run, answer, possible };
    ALIKE.set(resolver, found);
  }
  return found;
}

function isInstant(node: Node): boolean {
  return node.instant;
}

function below(at: Standpoint, part: string): Standpoint {
  return { def: at.def, path: `${at.path}.${part}`, ruling: at.ruling };
}

function add(
  c: Compiler,
  effect: AnyEffect,
  at: Standpoint,
  role: Role,
  kids: readonly Node[],
  resolver: Resolver,
  instant: boolean,
  rule: number = NONE,
): Node {
  const node: Node = {
    resolver: alike(resolver),
    ruling: at.ruling,
    effect,
    instant,
    kids,
    binds: role.binds,
    optional: role.optional,
    cost: role.cost,
    rule,
    id: c.nodes.length,
    def: at.def,
    path: at.path,
  };
  c.nodes.push(node);
  return node;
}

/** Adds a procedure of the rules themselves, which no card prints. */
export function compileProcedure(c: Compiler, name: string, ruling: string, resolver: Resolver): Node {
  return add(c, { do: name }, { def: NONE, path: name, ruling }, PLAIN, [], resolver, false);
}
