/** Something of the language without what makes no difference: two things that mean the same are the same text. */
export function meaningOf(thing: unknown): string {
  return JSON.stringify(plain(thing));
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(thing: unknown): thing is Fields {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

function plain(thing: unknown): unknown {
  if (Array.isArray(thing)) return thing.map(plain);
  if (!isFields(thing)) return thing;
  // A flag that is not set is as good as none, and the order of fields says nothing.
  const known = Object.entries(thing)
    .map(([field, value]) => [field, plain(value)] as const)
    .filter(([, value]) => value !== undefined && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return simplified(Object.fromEntries(known));
}

function simplified(thing: Fields): unknown {
  if (thing.do === 'sequence' && Array.isArray(thing.effects)) {
    // The order of effects is all there is to a sequence.
    const effects = thing.effects.flatMap((part) => (part.do === 'sequence' ? part.effects : [part]));
    return effects.length === 1 ? effects[0] : { do: 'sequence', effects };
  }
  const { check, condition, conditions } = thing;
  if ((check === 'all' || check === 'any') && Array.isArray(conditions) && conditions.length === 1)
    return conditions[0];
  if (check === 'not' && isFields(condition) && condition.check === 'not') return condition.condition;
  // One for each of them is for each of them.
  if (thing.value === 'count' && thing.each === 1) return without(thing, 'each');
  return placed(thing);
}

/** Where a verb looks anyway does not have to be said. */
const USUAL: Readonly<Record<string, string>> = { destroy: 'inPlay', 'destroy-all-but': 'inPlay', 'you-control': '' };

function placed(thing: Fields): unknown {
  const { what } = thing;
  const word = String(thing.do ?? thing.check);
  if (!isFields(what) || !Object.hasOwn(USUAL, word) || !Array.isArray(what.in) || what.in.length !== 1) return thing;
  const usual = USUAL[word] || (what.kind === 'temple' ? 'temples' : 'inPlay');
  return what.in[0] === usual ? { ...thing, what: without(what, 'in') } : thing;
}

function without(thing: Fields, gone: string): Fields {
  return Object.fromEntries(Object.entries(thing).filter(([field]) => field !== gone));
}
