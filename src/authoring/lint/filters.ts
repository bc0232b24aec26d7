import type { AnyGame } from '../lexicon.js';
import { type LintRule, ofParts } from './rule.js';

/** A filter that contradicts itself. */
export const contradictoryFilter: LintRule<AnyGame> = {
  name: 'contradictory-filter',
  severity: 'error',
  about: 'No card can ever fit a filter: it contradicts itself, or looks for a kind of card where that kind never is.',
  check: ofParts('filter', function* ({ node }, _, box) {
    const found = box.grammar.contradiction(node, box);
    if (found !== null)
      yield { found: `${found}: "${box.grammar.describeFilter(node)}"`, remedy: 'change the kind or the place' };
  }),
};

/** A filter that no card of the box fits. */
export const nobodyFits: LintRule<AnyGame> = {
  name: 'nobody-fits',
  severity: 'warning',
  about:
    'No card of the box is of the kind, faction or type, with the name or with the trophy, that a filter wants. Cards of other ' +
    'sets count if the sets are passed as `with`; a set without starting cards, or without tiles, is not looked at alone.',
  check: ofParts('filter', function* ({ node }, _, box) {
    if (!box.isWhole || box.grammar.contradiction(node, box) !== null) return;
    // A name that no card has is told by a rule of its own.
    const known = node.names?.some((name) => box.all.some((card) => card.name === name)) ?? true;
    if (!known || box.grammar.hasCardFor(box, node)) return;
    yield {
      found: `"${box.grammar.describeFilter(node)}", which no card is`,
      remedy: 'add such a card, or pass the set that has it',
    };
  }),
};
