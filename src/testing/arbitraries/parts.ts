import type { Ability, Card, CardSet, Effect } from '../../ascension/language.js';
import { setShape } from '../../ascension/set-shape.js';
import { KINDS, type Kind } from '../../ascension/vocabulary.js';
import { readShape, type Shape } from '../../kernel/shape.js';

/** The shape inside of what only limits it or puts it off. */
function bare(shape: Shape<unknown>): Shape<unknown> {
  const { form } = shape;
  if (form.form === 'limited' || form.form === 'optional') return bare(form.of);
  return form.form === 'later' ? bare(form.shape()) : shape;
}

/** The shape of a field, of an entry of a list, or of a member of a union. */
function part(shape: Shape<unknown>, name: string): Shape<unknown> {
  const { form } = bare(shape);
  const found =
    form.form === 'record'
      ? form.fields[name]
      : form.form === 'union'
        ? form.members[name]
        : form.form === 'list'
          ? form.of
          : undefined;
  if (found === undefined) throw new Error(`the language has no ${name} there`);
  return found;
}

const CARDS = part(part(setShape, 'cards'), 'entry');

/** The shape of a card of a kind. */
export function cardShape(kind: Kind): Shape<unknown> {
  return part(CARDS, kind);
}

/** The shape of an ability as a card of a kind can have it. */
export function abilityShape(kind: Kind): Shape<unknown> {
  return part(part(cardShape(kind), 'abilities'), 'entry');
}

/** The shape of anything that can happen. */
export const effectShape: Shape<unknown> = part(part(abilityShape(KINDS[0]), 'played'), 'effect');

/** What was drawn, if it fits; without the fields that reading fills in. */
function readAs<T>(shape: Shape<unknown>, drawn: unknown, is: (value: unknown) => value is T): T {
  const read = readShape(shape, drawn, 'drawn');
  if ('value' in read && is(drawn)) return drawn;
  throw new Error(`drawn data does not fit: ${JSON.stringify('problems' in read ? read.problems[0] : drawn)}`);
}

function isTagged(value: unknown, tag: string): boolean {
  return typeof value === 'object' && value !== null && tag in value;
}

/** Drawn data as the effect that it is. */
export function asEffect(drawn: unknown): Effect {
  return readAs(effectShape, drawn, (value): value is Effect => isTagged(value, 'do'));
}

/** Drawn data as the ability that it is. */
export function asAbility(kind: Kind, drawn: unknown): Ability {
  return readAs(abilityShape(kind), drawn, (value): value is Ability => isTagged(value, 'ability'));
}

/** Drawn data as the set that it is. */
export function asSet(drawn: unknown): CardSet {
  return readAs(setShape, drawn, (value): value is CardSet => isTagged(value, 'cards'));
}

/** Drawn data as the card that it is. */
export function asCard(kind: Kind, drawn: unknown): Card {
  return readAs(cardShape(kind), drawn, (value): value is Card => isTagged(value, 'abilities'));
}
