import type { Filter } from '../../ascension/language.js';
import type { Kind, Zone } from '../../ascension/vocabulary.js';

const HELD: readonly Kind[] = ['hero', 'construct', 'monster'];

/** The kinds of card that can be in each place. */
const KINDS_IN: { readonly [Z in Zone]: readonly Kind[] } = {
  hand: HELD,
  discard: HELD,
  played: HELD,
  inPlay: HELD,
  centerRow: HELD,
  alwaysAvailable: HELD,
  void: [...HELD, 'event'],
  event: ['event'],
  trophies: ['monster'],
  temples: ['temple'],
  deckTop: HELD,
};

/** What keeps every card from fitting, in words; or null. */
export function contradiction(filter: Filter, counting: ReadonlySet<Kind>): string | null {
  const { kind, in: zones } = filter;
  if (filter.this && filter.other) return 'this card that is another card';
  if (filter.trophy && kind !== undefined && kind !== 'monster' && !counting.has(kind))
    return `a ${kind} with a trophy`;
  if (zones === undefined) return null;
  if ((filter.adjacent || filter.replacement) && !zones.includes('centerRow')) return 'a card of the row elsewhere';
  const isFree = kind === undefined || counting.has(kind) || zones.some((zone) => KINDS_IN[zone].includes(kind));
  return isFree ? null : `a ${kind} where none can be`;
}
