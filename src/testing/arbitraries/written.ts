import type * as FastCheck from 'fast-check';
import { type Form, readShape, type Shape } from '../../kernel/shape.js';

/** The library that the arbitraries are made with: `import fc from 'fast-check'`. */
export type Fc = Omit<typeof FastCheck, 'default'>;

type Arbitrary = FastCheck.Arbitrary<unknown>;
type Forms = { readonly [F in Form as F['form']]: F };
type FormOf<F extends Form['form']> = { readonly [K in F]: Forms[K] & { readonly form: K } }[F];

/** How what is written is drawn, where its shape leaves it open. */
export interface Drawing {
  /** What cards are called. */
  readonly names: readonly string[];
  /** How many unions may stand within each other. */
  readonly depth: number;
  /** The words of unions that are drawn; all unless given. */
  readonly words?: readonly string[] | undefined;
}

/** How often a field is there that need not be, in tenths; where cards are looked for is said mostly. */
const PRESENT: Readonly<Record<string, number>> = { in: 8, otherwise: 4, condition: 3, to: 5 };
const SELDOM = 1;

/** How many entries a list has at most. */
const LONGEST = 3;

/** Draws what fits a shape, by what the shape says of itself: whatever the language can say is drawn some time. */
export class Writer {
  private readonly made = new Map<Shape<unknown>, Map<number, Arbitrary>>();

  constructor(
    private readonly fc: Fc,
    private readonly drawing: Drawing,
  ) {}

  /** What fits a shape, as plain data. */
  of(shape: Shape<unknown>): Arbitrary {
    return this.within(shape, this.drawing.depth, '');
  }

  private within(shape: Shape<unknown>, depth: number, field: string): Arbitrary {
    const known = this.made.get(shape)?.get(depth);
    if (known !== undefined) return known;
    const arbitrary = this.dispatch(shape, shape.form, depth, field);
    const byDepth = this.made.get(shape) ?? new Map<number, Arbitrary>();
    this.made.set(shape, byDepth.set(depth, arbitrary));
    return arbitrary;
  }

  private dispatch<F extends Form['form']>(
    shape: Shape<unknown>,
    form: FormOf<F>,
    depth: number,
    field: string,
  ): Arbitrary {
    const { fc } = this;
    const DRAWN: { readonly [W in Form['form']]: (form: FormOf<W>) => Arbitrary } = {
      integer: ({ min, max }) => this.number(min, max),
      text: () => fc.constantFrom(...this.drawing.names),
      flag: () => fc.constant(true),
      words: ({ words }) => fc.constantFrom(...words),
      nothing: () => fc.constant(undefined),
      optional: ({ of }) => this.optional(of, depth, field),
      nullable: ({ of }) => (isDeep(of, depth) ? fc.constant(null) : fc.option(this.within(of, depth, field))),
      list: ({ of, min, max, distinct }) => {
        if (isDeep(of, depth)) return fc.constant([]);
        const bounds = { minLength: Math.max(min, Math.min(1, max)), maxLength: Math.max(min, Math.min(LONGEST, max)) };
        const entry = this.within(of, depth, field);
        return distinct || of.form.form === 'words' ? fc.uniqueArray(entry, bounds) : fc.array(entry, bounds);
      },
      record: ({ fields }) => this.record(fields, depth),
      union: ({ members }) => this.union(members, depth),
      either: ({ of }) =>
        this.oneOf(of.filter((one) => !isDeep(one, depth)).map((one) => this.within(one, depth, field))),
      later: ({ shape: later }) => this.within(later(), depth, field),
      limited: ({ of }) => this.within(of, depth, field).filter((drawn) => 'value' in readShape(shape, drawn, 'drawn')),
    };
    return DRAWN[form.form](form);
  }

  private number(min: number, max: number): Arbitrary {
    const { fc } = this;
    const few = fc.integer({ min, max: Math.min(max, min + 3) });
    return max - min < 20 ? few : this.oneOf([few, few, few, few, few, few, few, fc.integer({ min, max: min + 20 })]);
  }

  private optional(of: Shape<unknown>, depth: number, field: string): Arbitrary {
    const { fc } = this;
    const nothing = fc.constant(undefined);
    if (of.form.form === 'nothing' || isDeep(of, depth)) return nothing;
    const often = PRESENT[field] ?? SELDOM;
    return fc.oneof(
      { weight: 10 - often, arbitrary: nothing },
      { weight: often, arbitrary: this.within(of, depth, field) },
    );
  }

  private record(fields: Readonly<Record<string, Shape<unknown>>>, depth: number): Arbitrary {
    const parts = Object.entries(fields).map(([field, shape]) => [field, this.within(shape, depth, field)] as const);
    return this.fc
      .record(Object.fromEntries(parts))
      .map((drawn) => Object.fromEntries(Object.entries(drawn).filter(([, part]) => part !== undefined)));
  }

  private union(members: Readonly<Record<string, Shape<unknown>>>, depth: number): Arbitrary {
    const { words } = this.drawing;
    const open = Object.entries(members).filter(([, { form }]) => form.form !== 'nothing');
    const wanted = words === undefined ? open : open.filter(([word]) => words.includes(word));
    const all = (wanted.length > 0 ? wanted : open).map(([, member]) => member);
    const flat = all.filter((member) => !isDeep(member, depth - 1));
    if (flat.length === 0) throw new Error(`nothing that is ${depth} deep fits ${Object.keys(members).join(', ')}`);
    return this.oneOf(flat.map((member) => this.within(member, depth - 1, '')));
  }

  /** One of several. */
  private oneOf(all: readonly Arbitrary[]): Arbitrary {
    return all.length === 1 ? all[0] : this.fc.oneof(...all);
  }
}

const DEPTHS = new WeakMap<Shape<unknown>, number>();

/** How many unions have to stand within each other, at least, for something to fit a shape. */
function leastDepth(shape: Shape<unknown>, above: readonly Shape<unknown>[] = []): number {
  const known = DEPTHS.get(shape);
  if (known !== undefined) return known;
  if (above.includes(shape)) return Number.POSITIVE_INFINITY;
  const path = [...above, shape];
  const most = (shapes: readonly Shape<unknown>[]): number =>
    Math.max(0, ...shapes.map((one) => leastDepth(one, path)));
  const least = (shapes: readonly Shape<unknown>[]): number => Math.min(...shapes.map((one) => leastDepth(one, path)));
  const depth = ((): number => {
    const { form } = shape;
    switch (form.form) {
      case 'integer':
      case 'text':
      case 'flag':
      case 'words':
      case 'optional':
      case 'nullable':
        return 0;
      case 'nothing':
        return Number.POSITIVE_INFINITY;
      case 'list':
        return form.min === 0 ? 0 : most([form.of]);
      case 'limited':
        return most([form.of]);
      case 'record':
        return most(Object.values(form.fields));
      case 'union':
        return 1 + least(Object.values(form.members));
      case 'either':
        return least(form.of);
      case 'later':
        return most([form.shape()]);
    }
  })();
  if (above.length === 0) DEPTHS.set(shape, depth);
  return depth;
}

function isDeep(shape: Shape<unknown>, depth: number): boolean {
  return leastDepth(shape) > depth;
}

/** Every word of every union that a shape holds, with the tag that it stands in: `do gain`. */
export function wordsOf(shape: Shape<unknown>): ReadonlySet<string> {
  const words = new Set<string>();
  const seen = new Set<Shape<unknown>>();
  const visit = (one: Shape<unknown>): void => {
    if (seen.has(one)) return;
    seen.add(one);
    const { form } = one;
    switch (form.form) {
      case 'integer':
      case 'text':
      case 'flag':
      case 'words':
      case 'nothing':
        return;
      case 'optional':
      case 'nullable':
      case 'list':
      case 'limited':
        visit(form.of);
        return;
      case 'record':
        Object.values(form.fields).forEach(visit);
        return;
      case 'union':
        for (const [word, member] of Object.entries(form.members)) {
          if (member.form.form !== 'nothing') words.add(`${form.tag} ${word}`);
          visit(member);
        }
        return;
      case 'either':
        form.of.forEach(visit);
        return;
      case 'later':
        visit(form.shape());
    }
  };
  visit(shape);
  return words;
}
