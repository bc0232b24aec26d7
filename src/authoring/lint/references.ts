import { describeFilter } from '../../ascension/text.js';
import { nearestWord } from '../../kernel/errors.js';
import type { AnyGame } from '../lexicon.js';
import { type LintRule, ofCards, ofParts } from './rule.js';

/** "It" where nothing says which card that is. */
export const unboundIt: LintRule<AnyGame> = {
  name: 'unbound-it',
  severity: 'error',
  about:
    'A text speaks of "it", and nothing before says which card that is. "It" is the card that sets a trigger off, the card ' +
    'of `forEachCard`, or the card that the first part of `ifYouDo` or the cost of `pay` was done to.',
  check: ofCards(function* ({ parts }) {
    for (const part of parts) {
      if (part.scope.it) continue;
      const isAsked =
        (part.part === 'filter' && (part.node.it || ('replacement' in part.node && part.node.replacement))) ||
        (part.part === 'value' && (part.node.value === 'cost-of-it' || part.node.value === 'honor-of-it')) ||
        (part.part === 'condition' && part.node.check === 'it-is');
      if (!isAsked) continue;
      const found = 'it, where nothing was chosen and nothing set this off';
      yield { part, found, remedy: 'choose the card first: ifYouDo(discard(1, …), …), or forEachCard(…, …)' };
    }
  }),
};

/** "Those" where nothing was done to any cards. */
export const unboundThose: LintRule = {
  name: 'unbound-those',
  severity: 'error',
  about:
    'A text speaks of "those" cards or counts what was done to them, and no effect before it was done to cards. "Those" are ' +
    'the cards that the first part of `ifYouDo` or the cost of `pay` was done to, or that were discarded to set a trigger off.',
  check: ofCards(function* ({ parts }) {
    for (const part of parts) {
      if (part.scope.those) continue;
      const isAsked =
        (part.part === 'filter' && part.node.those) || (part.part === 'value' && part.node.value === 'done-to');
      if (!isAsked) continue;
      const found = 'those cards, where nothing was done to any';
      yield { part, found, remedy: 'do something to them first: ifYouDo(discard(2), …)' };
    }
  }),
};

/** An amount spent where nothing was. */
export const unboundSpent: LintRule<AnyGame> = {
  name: 'unbound-spent',
  severity: 'error',
  about: 'A text asks how much was spent, and nothing was: only what `pay(spendUpTo(…), …)` leads to can ask that.',
  check: ofParts('value', function* ({ node, scope }) {
    if (node.value !== 'spent' || scope.spent) return;
    yield { found: 'the amount spent, where nothing was', remedy: 'put it into pay(spendUpTo(…), …)' };
  }),
};

/** A named card where none was named. */
export const unboundName: LintRule = {
  name: 'unbound-name',
  severity: 'error',
  about: 'A filter looks for the card that was named, and no text of the card has a player name one.',
  check: ofCards(function* ({ parts }) {
    if (parts.some(({ part, node }) => part === 'effect' && node.do === 'name-card')) return;
    for (const part of parts) {
      if (part.part !== 'filter' || !part.node.asNamed) continue;
      yield { part, found: 'the named card, where none was named', remedy: 'let the player name one first: nameCard' };
    }
  }),
};

/** Whoever caused this where nobody but you did. */
export const unboundCauser: LintRule<AnyGame> = {
  name: 'unbound-causer',
  severity: 'error',
  about:
    'An effect is for the player who caused this, gives or shows them something or lets them choose, outside of what other ' +
    'players have to do: there it is nobody but you.',
  check: ofParts('effect', function* ({ node, scope }) {
    if (scope.causer) return;
    if (node.do === 'give-at-random' || node.do === 'give') {
      yield { found: 'what is given to whoever caused this, which is you', remedy: 'put it into eachOpponent(…)' };
    }
    if (node.do === 'show-hand') {
      yield { found: 'cards shown to whoever caused this, which is you', remedy: 'put it into eachOpponent(…)' };
    }
    if ('chosenByCauser' in node && node.chosenByCauser === true) {
      yield { found: 'a choice of whoever caused this, which is you', remedy: 'put it into eachOpponent(…)' };
    }
    if (node.do === 'each-player' && node.players === 'causer') {
      yield {
        found: 'the player who caused this, which is you',
        remedy: 'leave causer out, or put it into eachOpponent(…)',
      };
    }
  }),
};

/** A name that no card has. */
export const unknownName: LintRule<AnyGame> = {
  name: 'unknown-name',
  severity: 'error',
  about:
    'A filter names a card that is in none of the sets. Cards of other sets are known if the sets are passed as `with`.',
  check: ofParts('filter', function* ({ node }, _, { all }) {
    const names = all.map(({ name }) => name);
    for (const name of node.names ?? []) {
      if (names.includes(name)) continue;
      const near = nearestWord(name, names);
      const remedy =
        near === null ? 'name a card of the set, or pass the set it is in as `with`' : `did you mean "${near}"?`;
      yield { found: `"${name}", which no card is called`, remedy };
    }
  }),
};

/** The lowest or highest cost where no cards are compared. */
export const nothingToCompare: LintRule = {
  name: 'nothing-to-compare',
  severity: 'error',
  about:
    'A filter wants the lowest or highest cost where no cards are chosen or counted, so that there is nothing to compare: in ' +
    'a trigger, in a rule, or in a question about one card. Every cost fits there.',
  check: ofParts('filter', function* ({ node, above }) {
    if (node.cost !== 'lowest' && node.cost !== 'highest') return;
    const isCompared =
      above?.part === 'effect' ||
      (above?.part === 'value' && (above.node.value === 'count' || above.node.value === 'factions-among')) ||
      (above?.part === 'condition' && (above.node.check === 'there-are' || above.node.check === 'you-control'));
    if (isCompared) return;
    yield { found: describeFilter(node), remedy: 'leave withCost out, or say a number with costAtMost' };
  }),
};
