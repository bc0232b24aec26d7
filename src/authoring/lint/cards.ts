import type { Ability } from '../../ascension/language.js';
import { CURRENCIES, type Currency, KEYSTONES, type Kind } from '../../ascension/vocabulary.js';
import { type Box, kindsGiven } from './box.js';
import { type LintRule, ofCards, ofParts } from './rule.js';

const PAID_WITH: { readonly [K in Kind]: Currency | null } = {
  hero: 'runes',
  construct: 'runes',
  monster: 'power',
  event: null,
  temple: null,
};

/** A monster that is not worth defeating. */
export const noReward: LintRule = {
  name: 'no-reward',
  severity: 'warning',
  about: 'A monster gives nothing for defeating it: no reward, no trophy, and it does not stay.',
  check: ofCards(function* ({ card: { kind, abilities } }) {
    if (kind !== 'monster') return;
    if (abilities.some(({ ability }) => ability === 'reward' || ability === 'trophy' || ability === 'ongoing')) return;
    yield { field: 'abilities', found: 'a monster without a reward', remedy: 'add reward(gain(2, "honor"))' };
  }),
};

/** A card that does nothing. */
export const blankCard: LintRule = {
  name: 'blank-card',
  severity: 'warning',
  about: 'A card has no text and is worth no honor.',
  check: ofCards(function* ({ card: { kind, abilities, honor } }) {
    if (kind === 'monster' || abilities.length > 0 || honor > 0) return;
    yield { field: 'abilities', found: `a ${kind} without text or honor`, remedy: 'say what it does: played(draw(1))' };
  }),
};

/** A price that nobody asks for. */
export const wrongCurrency: LintRule = {
  name: 'wrong-currency',
  severity: 'error',
  about: 'Heroes and constructs cost runes and monsters cost power; a price in the other is never asked for.',
  check: ofCards(function* ({ card: { kind, cost } }) {
    const right = PAID_WITH[kind];
    if (right === null) return;
    for (const currency of CURRENCIES) {
      if (currency === right || cost[currency] === undefined) continue;
      yield { field: 'cost', found: `a ${kind} for ${currency}`, remedy: `write its cost in ${right}` };
    }
  }),
};

/** A card that costs nothing. */
export const freeCard: LintRule = {
  name: 'free-card',
  severity: 'warning',
  about: 'A card that can be acquired or defeated costs nothing, so that whoever sees it takes it.',
  check: ofCards(function* ({ card: { kind, cost, zone } }) {
    const currency = PAID_WITH[kind];
    // A price in the other currency is told by a rule of its own.
    if (currency === null || zone === 'starting' || CURRENCIES.some((one) => (cost[one] ?? 0) > 0)) return;
    yield { field: 'cost', found: `a ${kind} for nothing`, remedy: `give it a cost in ${currency}` };
  }),
};

/** What a temple needs and nothing gives. */
export const keystoneWithoutSource: LintRule = {
  name: 'keystone-without-source',
  severity: 'error',
  about:
    'A temple is taken with a keystone that nothing in the box gains, or a keystone is gained that no temple takes.',
  *check(box) {
    for (const card of box.cards) {
      for (const keystone of KEYSTONES) {
        if (box.isWhole && card.card.cost[keystone] !== undefined && !box.gained.has(keystone)) {
          yield {
            card,
            field: 'cost',
            found: `a ${keystone} keystone, which nothing gains`,
            remedy: `let a card gain(1, "${keystone}")`,
          };
        }
      }
      for (const part of card.parts) {
        if (!box.isWhole || part.part !== 'effect' || part.node.do !== 'gain') continue;
        const { resource } = part.node;
        const keystone = KEYSTONES.find((one) => one === resource);
        if (keystone === undefined || takesKeystone(box, keystone)) continue;
        yield {
          card,
          part,
          found: `a ${keystone} keystone, which no temple takes`,
          remedy: 'add a temple that takes it',
        };
      }
    }
  },
};

function takesKeystone({ all }: Box, keystone: (typeof KEYSTONES)[number]): boolean {
  return all.some(({ cost, abilities }) => {
    const uses = abilities.some((one) => one.ability === 'keystone' && one.keystone === keystone);
    return uses || cost[keystone] !== undefined;
  });
}

const RULES_IN_PLAY: readonly Ability['ability'][] = [
  'activated',
  'triggered',
  'redirect',
  'keep-defeated',
  'counts-as',
  'counts-as-kind',
  'cost-change',
  'discount',
  'honor-price',
  'pay-with',
];

/** A rule on a card that does not stay. */
export const neverInForce: LintRule = {
  name: 'never-in-force',
  severity: 'error',
  about:
    'A rule is in force while its card lies in play, and heroes and monsters do not stay there unless they are `ongoing`. A ' +
    'hero that is played can bring a rule into force for the turn: `played(untilEndOfTurn(…))`.',
  check: ofParts('ability', function* ({ node }, { card: { kind, abilities } }) {
    if (kind !== 'hero' && kind !== 'monster') return;
    if (!RULES_IN_PLAY.includes(node.ability) || abilities.some(({ ability }) => ability === 'ongoing')) return;
    const remedy = kind === 'hero' ? 'write played(untilEndOfTurn(…)), or make it a construct' : 'add ongoing';
    yield { found: `a rule on a ${kind} that does not stay in play`, remedy };
  }),
};

const WHEN_PLAYED: readonly Ability['ability'][] = ['played', 'echo', 'serenity', 'unite'];

/** A text for playing a card that is never played. */
export const neverPlayed: LintRule = {
  name: 'never-played',
  severity: 'error',
  about:
    'A monster is not played, so what it does when played never happens, unless something counts monsters as heroes.',
  check: ofParts('ability', function* ({ node }, { card: { kind } }, box) {
    if (kind !== 'monster' || !WHEN_PLAYED.includes(node.ability) || kindsGiven(box).size > 0) return;
    yield { found: 'what a monster does when played', remedy: 'write reward(…)' };
  }),
};

const IN_THE_ROW: readonly Ability['ability'][] = ['fate', 'center-row', 'unbanishable'];

/** A text for the center row on a card that never lies there. */
export const neverInRow: LintRule = {
  name: 'never-in-row',
  severity: 'error',
  about: 'Fate and center row effects need the center row, and starting and always-available cards never come there.',
  check: ofParts('ability', function* ({ node }, { card: { zone } }) {
    if (zone === 'center' || !IN_THE_ROW.includes(node.ability)) return;
    yield { found: `${node.ability} on a card that is ${zone}`, remedy: 'move the card to the center deck' };
  }),
};

/** A text for acquiring a card that is never acquired. */
export const neverAcquired: LintRule = {
  name: 'never-acquired',
  severity: 'error',
  about: 'Empowered and ongoing are about acquiring a card, and a starting card is never acquired.',
  check: ofParts('ability', function* ({ node }, { card: { zone } }) {
    if (zone !== 'starting' || (node.ability !== 'empowered' && node.ability !== 'ongoing')) return;
    yield { found: `${node.ability} on a starting card`, remedy: 'leave it out, or move the card to the center deck' };
  }),
};

/** Ongoing without anything that goes on. */
export const ongoingForNothing: LintRule = {
  name: 'ongoing-for-nothing',
  severity: 'warning',
  about: 'A hero or monster is ongoing and has no rule that is in force while it stays.',
  check: ofParts('ability', function* ({ node }, { card: { kind, abilities } }) {
    if (node.ability !== 'ongoing' || kind === 'construct') return;
    if (abilities.some(({ ability }) => RULES_IN_PLAY.includes(ability))) return;
    yield {
      found: `an ongoing ${kind} without a rule`,
      remedy: 'add one, such as oncePerTurn(draw(1)), or leave ongoing out',
    };
  }),
};

/** A price that is lowered for what has none. */
export const discountOnNothing: LintRule = {
  name: 'discount-on-nothing',
  severity: 'error',
  about:
    'A rule changes or replaces what events or temples cost, or lets cards be paid with what pays for them anyway.',
  check: ofParts('filter', function* ({ node: { kind }, above }) {
    if (above?.part !== 'ability' && above?.part !== 'rule') return;
    const { node: rule } = above;
    if (rule.ability === 'pay-with') {
      if (kind === undefined || PAID_WITH[kind] !== rule.resource) return;
      yield { found: `${rule.resource} for ${kind}s, which cost ${rule.resource}`, remedy: 'name the other resource' };
    } else if (rule.ability === 'discount' || rule.ability === 'cost-change' || rule.ability === 'honor-price') {
      if (kind !== 'event' && kind !== 'temple') return;
      yield { found: `a price of ${kind}s, which have none`, remedy: 'name heroes, constructs or monsters' };
    }
  }),
};
