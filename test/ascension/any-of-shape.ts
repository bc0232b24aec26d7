import { type Form, readShape, type Shape } from '../../src/kernel/shape.js';

/** Numbers from 0 up to a bound, the same for the same seed. */
export type Dice = (below: number) => number;

/** Dice that fall the same way for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Texts that could be mistaken for words of a grammar, or for two texts. */
const TEXTS = ['Mystic', 'A', 'A or B', 'A" or "B', 'hero', 'Temple of Life'];

/** How often something optional is there: one time in so many. */
const RARE = 4;

/** Something that a shape reads, by dice; what is deeper than it may be is as small as it can be. */
export function anyOfShape(shape: Shape<unknown>, dice: Dice, depth: number): unknown {
  for (;;) {
    const made = madeOf(shape.form, dice, depth);
    // What limits a shape is tried rather than understood.
    if (shape.form.form !== 'limited' || 'value' in readShape(shape, made, 'any')) return made;
  }
}

function pick<T>(all: readonly T[], dice: Dice): T {
  return all[dice(all.length)];
}

function madeOf(form: Form, dice: Dice, depth: number): unknown {
  switch (form.form) {
    case 'integer':
      return Math.min(form.max, form.min + pick([0, 1, 1, 1, 2, 2, 3, 17], dice));
    case 'text':
      return pick(TEXTS, dice);
    case 'flag':
      return dice(RARE) > 0;
    case 'words':
      return pick(form.words, dice);
    case 'nothing':
      return undefined;
    case 'optional': {
      const isWanted = dice(RARE) === 0 && (depth > 0 || isShallow(form.of));
      return isWanted ? anyOfShape(form.of, dice, depth) : undefined;
    }
    case 'nullable':
      return dice(2) === 0 ? null : anyOfShape(form.of, dice, depth);
    case 'list': {
      const most = depth <= 0 && !isShallow(form.of) ? form.min : Math.min(form.max, form.min + 2);
      const length = form.min + dice(most - form.min + 1);
      const list = Array.from({ length }, () => anyOfShape(form.of, dice, depth));
      return form.distinct ? [...new Set(list)] : list;
    }
    case 'record':
      return Object.fromEntries(
        Object.entries(form.fields).flatMap(([field, of]) => {
          const value = anyOfShape(of, dice, depth);
          return value === undefined ? [] : [[field, value]];
        }),
      );
    case 'union': {
      const open = Object.values(form.members).filter((member) => member.form.form !== 'nothing');
      const small = depth > 0 ? open : open.filter(isShallow);
      return anyOfShape(pick(small.length > 0 ? small : open, dice), dice, depth - 1);
    }
    case 'either': {
      const of = depth > 0 ? form.of : form.of.filter(isShallow);
      return anyOfShape(pick(of.length > 0 ? of : form.of, dice), dice, depth);
    }
    case 'later':
      return anyOfShape(form.shape(), dice, depth);
    case 'limited':
      return anyOfShape(form.of, dice, depth);
  }
}

/** All that a shape reads and that is one step from something: a word exchanged, a part left out, added, moved or unwrapped. */
export function* neighboursOf(shape: Shape<unknown>, value: unknown, dice: Dice): Generator<unknown> {
  const isLimited = shape.form.form === 'limited' || (shape.form.form === 'list' && shape.form.distinct);
  for (const near of nearTo(shape.form, value, dice)) {
    if (!isLimited || 'value' in readShape(shape, near, 'any')) yield near;
  }
}

function* nearTo(form: Form, value: unknown, dice: Dice): Generator<unknown> {
  switch (form.form) {
    case 'integer':
      for (const near of [Number(value) + 1, Number(value) - 1, 0]) {
        if (near >= form.min && near <= form.max && near !== value) yield near;
      }
      return;
    case 'words':
      for (const word of form.words) if (word !== value) yield word;
      return;
    case 'text':
      yield pick(TEXTS, dice);
      return;
    case 'optional':
      if (value === undefined) {
        const added = anyOfShape(form.of, dice, 0);
        yield form.of.form.form === 'flag' ? true : added;
      } else {
        yield undefined;
        if (form.of.form.form !== 'flag') yield* neighboursOf(form.of, value, dice);
      }
      return;
    case 'list': {
      if (!Array.isArray(value)) return;
      for (const [i, part] of value.entries()) {
        for (const near of neighboursOf(form.of, part, dice)) yield replaced(value, i, near);
        if (value.length > form.min) yield value.filter((_, j) => j !== i);
        if (i > 0) yield replaced(replaced(value, i, value[i - 1]), i - 1, part);
      }
      if (value.length < form.max) yield [...value, anyOfShape(form.of, dice, 0)];
      return;
    }
    case 'record':
      for (const [field, of] of Object.entries(form.fields)) {
        for (const near of neighboursOf(of, fieldOf(value, field), dice)) {
          const { [field]: _, ...others } = Object(value);
          yield near === undefined ? others : { ...others, [field]: near };
        }
      }
      return;
    case 'union': {
      for (const [word, member] of Object.entries(form.members)) {
        if (member.form.form === 'nothing') continue;
        if (word === fieldOf(value, form.tag)) yield* neighboursOf(member, value, dice);
        else yield anyOfShape(member, dice, 0);
      }
      // What is in something of its own kind, without what is around it.
      for (const inner of Object.values(Object(value)).flat()) {
        if (fieldOf(inner, form.tag) !== undefined) yield inner;
      }
      return;
    }
    case 'either':
      for (const of of form.of) {
        if ('value' in readShape(of, value, 'any')) yield* neighboursOf(of, value, dice);
        else yield anyOfShape(of, dice, 0);
      }
      return;
    case 'later':
      yield* neighboursOf(form.shape(), value, dice);
      return;
    case 'limited':
      yield* neighboursOf(form.of, value, dice);
      return;
    case 'nullable':
    case 'flag':
    case 'nothing':
      return;
  }
}

function replaced(list: readonly unknown[], at: number, by: unknown): readonly unknown[] {
  return list.map((part, i) => (i === at ? by : part));
}

function fieldOf(thing: unknown, field: string): unknown {
  return typeof thing === 'object' && thing !== null ? Reflect.get(thing, field) : undefined;
}

const SHALLOW = new WeakMap<object, boolean>();

/** Whether what a shape reads cannot hold itself again, unless it wants to. */
function isShallow(shape: Shape<unknown>): boolean {
  const known = SHALLOW.get(shape);
  if (known !== undefined) return known;
  SHALLOW.set(shape, false);
  const shallow = isShallowForm(shape.form);
  SHALLOW.set(shape, shallow);
  return shallow;
}

function isShallowForm(form: Form): boolean {
  switch (form.form) {
    case 'record':
      return Object.values(form.fields).every(({ form: field }) => field.form === 'optional' || isShallowForm(field));
    case 'list':
      return form.min === 0 || isShallow(form.of);
    case 'either':
      return form.of.some(isShallow);
    case 'union':
      return false;
    case 'later':
      return isShallow(form.shape());
    case 'optional':
    case 'nullable':
      return isShallow(form.of);
    case 'limited':
      return isShallow(form.of);
    case 'integer':
    case 'text':
    case 'flag':
    case 'words':
    case 'nothing':
      return true;
  }
}
