import type { AnyGame } from '../lexicon.js';
import { around, isSame, type LintRule, ofCards, ofParts } from './rule.js';
import { truthOf } from './truth.js';

function isNothing(effect: AnyGame['effect']): boolean {
  return effect.do === 'sequence' && effect.effects.every(isNothing);
}

/** An amount of nothing. */
export const noAmount: LintRule<AnyGame> = {
  name: 'no-amount',
  severity: 'error',
  about: 'An effect or a rule is about an amount of 0: it does nothing, whatever happens.',
  check: ofCards(function* ({ parts }) {
    for (const part of parts) {
      const { node } = part;
      // What a number becomes can well be 0.
      if ('change' in node && node.change === 'become') continue;
      const amounts = [
        'amount' in node && part.part !== 'condition' ? node.amount : undefined,
        'times' in node ? node.times : undefined,
        'each' in node ? node.each : undefined,
        'most' in node ? node.most : undefined,
        'steps' in node ? node.steps : undefined,
        'by' in node ? node.by : undefined,
      ];
      if (amounts.includes(0)) yield { part, found: 'an amount of 0', remedy: 'write another number, or leave it out' };
    }
  }),
};

/** A text without an effect. */
export const noEffect: LintRule<AnyGame> = {
  name: 'no-effect',
  severity: 'error',
  about: 'A part of a card has an effect that does nothing, such as `played()` or `may(sequence())`.',
  check: ofParts('effect', function* ({ node, above, path }) {
    if (!isNothing(node)) return;
    // What happens if something was done may be nothing where something else happens otherwise.
    if (above?.part === 'effect' && above.node.do === 'if-you-do' && path.endsWith('.effect')) {
      if (above.node.otherwise !== undefined && !isNothing(above.node.otherwise)) return;
    }
    if (above?.part === 'effect' && above.node.do === 'sequence' && isNothing(above.node)) return;
    yield { found: 'nothing that happens', remedy: 'say what happens, such as gain(1, …), or leave this out' };
  }),
};

/** A "may" that is optional anyway. */
export const mayTwice: LintRule<AnyGame> = {
  name: 'may-twice',
  severity: 'warning',
  about: 'A `may` is around what the player may decline already, so that the text says "you may" twice.',
  check: ofParts('effect', function* ({ node }, _, { grammar }) {
    if (node.do !== 'may') return;
    const { effect } = node;
    const inner = effect.do === 'if-you-do' ? effect.first : effect.do === 'pay' ? effect.cost : effect;
    if (inner.do !== 'may') return;
    yield { found: `may, around "${grammar.describeEffect(inner)}"`, remedy: 'leave one of the two out' };
  }),
};

/** A choice that is none. */
export const noChoice: LintRule<AnyGame> = {
  name: 'no-choice',
  severity: 'warning',
  about: 'A choice has one way only, or the same way twice, or a way that never opens.',
  check: ofParts('effect', function* ({ node }) {
    if (node.do !== 'choose') return;
    const { choices } = node;
    if (choices.length === 1) yield { found: 'a choice of one', remedy: 'leave chooseOne out, or add another way' };
    const closed = choices.findIndex(({ condition }) => condition !== undefined && truthOf(condition) === false);
    if (closed >= 0) yield { found: `way ${closed + 1}, which never opens`, remedy: 'change its condition' };
    const twice = choices.findIndex((one, i) => choices.slice(0, i).some((other) => isSame(one, other)));
    if (twice >= 0) yield { found: `way ${twice + 1}, which is there twice`, remedy: 'leave one of them out' };
  }),
};

/** Two branches that are the same. */
export const sameBranches: LintRule<AnyGame> = {
  name: 'same-branches',
  severity: 'error',
  about: 'An effect is the same whether or not a condition holds, or whether or not something was done.',
  check: ofParts('effect', function* ({ node }, _, { grammar }) {
    if ((node.do !== 'if' && node.do !== 'if-you-do') || node.otherwise === undefined) return;
    if (!isSame(node.effect, node.otherwise)) return;
    yield { found: `"${grammar.describeEffect(node.effect)}" either way`, remedy: 'leave the condition out' };
  }),
};

/** What depends on something that is never done. */
export const neverDone: LintRule<AnyGame> = {
  name: 'never-done',
  severity: 'error',
  about:
    'The second part of `ifYouDo` or `pay` depends on a first part that nobody can tell was done: an effect of nothing, or a ' +
    'rule for the rest of the turn.',
  check: ofParts('effect', function* ({ node }, _, { grammar }) {
    if (node.do !== 'if-you-do' && node.do !== 'pay') return;
    const first = node.do === 'pay' ? node.cost : node.first;
    if (grammar.toldBy(first).done) return;
    yield {
      found: `"${grammar.describeEffect(first)}", which is never done`,
      remedy: 'use sequence, one after the other',
    };
  }),
};

/** Prevention where nothing asks for it. */
export const preventionOutOfPlace: LintRule = {
  name: 'prevention-out-of-place',
  severity: 'error',
  about:
    'A construct is kept from being destroyed by a trophy that says nothing else: `trophy(preventDestroy)`, or the event ' +
    'trophy of an event. Anywhere else nothing asks for it.',
  check: ofParts('effect', function* ({ node, above }) {
    if (node.do !== 'prevent-destroy') return;
    const isTrophy = above?.part === 'ability' && /trophy$/.test(above.node.ability);
    if (!isTrophy) yield { found: 'a prevention outside of a trophy', remedy: 'print it as trophy(preventDestroy)' };
  }),
};

/** A cost that cannot be paid. */
export const unpayable: LintRule = {
  name: 'unpayable',
  severity: 'error',
  about:
    'A cost can never be paid: it spends what nothing in the box gains, or is to destroy or banish this card where it ' +
    'never is, such as a hero that is in play.',
  check: ofParts('effect', function* (part, { card }, box) {
    const { node } = part;
    const isCost = [part, ...around(part)].some(
      ({ above, path }) => above?.part === 'effect' && above.node.do === 'pay' && path.endsWith('.cost'),
    );
    if (!isCost) return;
    if ((node.do === 'spend' || node.do === 'spend-up-to') && box.isWhole && !box.gained.has(node.resource)) {
      yield { found: `${node.resource}, which nothing in the box gains`, remedy: 'let a card gain some' };
    }
    if (node.do !== 'destroy' && node.do !== 'banish') return;
    const isOwn = node.what.this === true && (node.do === 'destroy' || node.what.in?.join() === 'inPlay');
    const stays = card.kind === 'construct' || card.abilities.some(({ ability }) => ability === 'ongoing');
    if (!isOwn || stays) return;
    const remedy = card.kind === 'hero' ? 'banish(1, cards(thisCard, inPlayed))' : 'say where the card is then';
    yield { found: `this ${card.kind} as a cost, from play, where it never is`, remedy };
  }),
};
