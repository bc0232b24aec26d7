import type { Filter } from '../../ascension/language.js';
import { describeFilter } from '../../ascension/text.js';
import type { Kind, Zone } from '../../ascension/vocabulary.js';
import { hasCardFor, kindsGiven } from './box.js';
import { type LintRule, ofParts } from './rule.js';

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
function contradiction(filter: Filter, counting: ReadonlySet<Kind>): string | null {
  const { kind, in: zones } = filter;
  if (filter.this && filter.other) return 'this card that is another card';
  if (filter.trophy && kind !== undefined && kind !== 'monster' && !counting.has(kind))
    return `a ${kind} with a trophy`;
  if (zones === undefined) return null;
  if ((filter.adjacent || filter.replacement) && !zones.includes('centerRow')) return 'a card of the row elsewhere';
  const isFree = kind === undefined || counting.has(kind) || zones.some((zone) => KINDS_IN[zone].includes(kind));
  return isFree ? null : `a ${kind} where none can be`;
}

/** A filter that contradicts itself. */
export const contradictoryFilter: LintRule = {
  name: 'contradictory-filter',
  severity: 'error',
  about: 'No card can ever fit a filter: it contradicts itself, or looks for a kind of card where that kind never is.',
  check: ofParts('filter', function* ({ node }, _, box) {
    const found = contradiction(node, kindsGiven(box));
    if (found !== null) yield { found: `${found}: "${describeFilter(node)}"`, remedy: 'change the kind or the place' };
  }),
};

/** A filter that no card of the box fits. */
export const nobodyFits: LintRule = {
  name: 'nobody-fits',
  severity: 'warning',
  about:
    'No card of the box is of the kind and faction, with the name or with the trophy, that a filter wants. Cards of other ' +
    'sets count if the sets are passed as `with`; a set without starting cards is not looked at alone.',
  check: ofParts('filter', function* ({ node }, _, box) {
    if (!box.isWhole || contradiction(node, kindsGiven(box)) !== null) return;
    // A name that no card has is told by a rule of its own.
    const known = node.names?.some((name) => box.all.some((card) => card.name === name)) ?? true;
    if (!known || hasCardFor(box, node)) return;
    yield {
      found: `"${describeFilter(node)}", which no card is`,
      remedy: 'add such a card, or pass the set that has it',
    };
  }),
};
