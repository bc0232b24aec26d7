import type { CardTrigger, Effect, Filter, Triggered } from '../../ascension/language.js';
import { describeAbility, describeFilter } from '../../ascension/text.js';
import type { Kind, Occasion, Zone } from '../../ascension/vocabulary.js';
import type { AnyGame } from '../lexicon.js';
import { type Box, kindsGiven } from './box.js';
import { type BoxedCard, type LintRule, ofParts, type Remark } from './rule.js';
import { truthOf } from './truth.js';

/** What each occasion can happen to, and where that is then. */
const SOURCES: { readonly [O in Occasion]: { readonly kinds: readonly Kind[]; readonly zones: readonly Zone[] } } = {
  play: { kinds: ['hero', 'construct'], zones: ['hand', 'inPlay'] },
  'put-down': { kinds: ['hero', 'construct'], zones: ['hand'] },
  'put-into-play': { kinds: ['construct'], zones: ['hand', 'inPlay'] },
  acquire: { kinds: ['hero', 'construct'], zones: ['centerRow', 'alwaysAvailable', 'void'] },
  defeat: { kinds: ['monster'], zones: ['centerRow', 'alwaysAvailable', 'void'] },
  discard: { kinds: ['hero', 'construct'], zones: ['hand'] },
};

const DONE: { readonly [O in Occasion]: string } = {
  play: 'played',
  'put-down': 'played',
  'put-into-play': 'put into play',
  acquire: 'acquired',
  defeat: 'defeated',
  discard: 'discarded',
};

/** Whether monsters can come into hands in this box, to be discarded or acquired like other cards. */
function keepsMonsters(box: Box): boolean {
  return box.parts.some(
    ({ part, node }) => (part === 'ability' || part === 'rule') && node.ability === 'keep-defeated',
  );
}

/** A trigger that nothing sets off. */
export const noSource: LintRule = {
  name: 'no-source',
  severity: 'error',
  about:
    'A trigger waits for what never happens: a hero that is defeated, a monster that is put into play, a card that is ' +
    'discarded from the center row.',
  check: ofParts('trigger', function* ({ node }, _, box) {
    if (node.when === 'end-of-turn') return;
    const { when, what } = node;
    const { kinds, zones } = SOURCES[when];
    const { kind } = what;
    const counts = kindsGiven(box).size > 0 || (kind === 'monster' && keepsMonsters(box));
    const isKind = kind === undefined || kinds.includes(kind) || counts;
    const isPlace = what.in === undefined || what.in.some((zone) => zones.includes(zone));
    if (isKind && isPlace) return;
    const remedy = isKind ? `say ${zones.join(' or ')}` : `wait for ${kinds.join(' or ')}s, or for something else`;
    yield { found: `"${describeFilter(what)}" that is ${DONE[when]}, which never happens`, remedy };
  }),
};

/** The occasions that an effect surely brings about, with what they are done to. */
function causes(effect: Effect): readonly CardTrigger[] {
  switch (effect.do) {
    case 'sequence':
      return effect.effects.flatMap(causes);
    case 'if-you-do':
      return [...causes(effect.first), ...causes(effect.effect)];
    case 'each-piece':
      return causes(effect.effect);
    case 'discard':
      return [{ when: 'discard', what: effect.what }];
    case 'discard-at-random':
      return [{ when: 'discard', what: {} }];
    case 'acquire':
      return effect.paying ? [] : [{ when: 'acquire', what: effect.what }];
    case 'defeat':
      return effect.paying ? [] : [{ when: 'defeat', what: effect.what }];
    case 'acquire-or-defeat':
      return [
        { when: 'acquire', what: effect.what },
        { when: 'defeat', what: effect.what },
      ];
    default:
      // Whatever may be declined, has to be paid for or depends on something ends of itself.
      return [];
  }
}

function canMeet(a: Filter, b: Filter): boolean {
  // What is one certain card, or whatever comes next, is hardly there again and again.
  const isCertain = [a, b].some((one) => one.it || one.this || one.replacement || one.names !== undefined);
  if (isCertain) return false;
  const isKind = a.kind === undefined || b.kind === undefined || a.kind === b.kind;
  return isKind && (a.faction === undefined || b.faction === undefined || a.faction === b.faction);
}

interface Link {
  readonly card: BoxedCard;
  readonly remark: Pick<Remark, 'part'>;
  readonly rule: Triggered;
}

function linksOf({ cards }: Box): readonly Link[] {
  return cards.flatMap((card) =>
    card.parts.flatMap((part) => {
      if ((part.part !== 'ability' && part.part !== 'rule') || part.node.ability !== 'triggered') return [];
      const { node } = part;
      const isOnce =
        node.limit !== undefined || (part.above?.part === 'effect' && part.above.node.do === 'next-time-this-turn');
      return isOnce || node.condition !== undefined ? [] : [{ card, remark: { part }, rule: node }];
    }),
  );
}

/** Triggers that set each other off without end. */
export const triggerLoop: LintRule = {
  name: 'trigger-loop',
  severity: 'error',
  about:
    'Triggers set each other off, or one sets off itself, as often as there are cards, and nobody may say no: a game stops ' +
    'with an error where that does not end. A limit, a cost, a condition or a `may` in any of them is enough.',
  *check(box) {
    const links = linksOf(box);
    const next = (link: Link): readonly Link[] =>
      links.filter(({ rule: { trigger } }) =>
        causes(link.rule.effect).some(({ when, what }) => trigger.when === when && canMeet(trigger.what, what)),
      );
    for (const start of links) {
      const chain = loopFrom(start, next);
      if (chain === null) continue;
      const names = chain.map(({ card }) => card.card.name).join(', which sets off ');
      const found =
        chain.length === 1 ? `"${describeAbility(start.rule)}", which sets itself off` : `${names}, and so on`;
      yield { card: start.card, ...start.remark, found, remedy: 'make one of them oncePerTurn(…) or may(…)' };
    }
  },
};

/** The shortest chain of links that leads back to where it starts. */
function loopFrom(start: Link, next: (link: Link) => readonly Link[]): readonly Link[] | null {
  const seen = new Set<Link>();
  let chains: (readonly Link[])[] = [[start]];
  while (chains.length > 0) {
    const longer: (readonly Link[])[] = [];
    for (const chain of chains) {
      for (const link of next(chain[chain.length - 1])) {
        if (link === start) return chain;
        if (seen.has(link)) continue;
        seen.add(link);
        longer.push([...chain, link]);
      }
    }
    chains = longer;
  }
  return null;
}

/** A repetition without an end. */
export const endlessRepeat: LintRule<AnyGame> = {
  name: 'endless-repeat',
  severity: 'error',
  about:
    'A `repeatWhile` does not ask about the card that it was just done to, so that nothing it does makes it stop: it goes on ' +
    'as long as it can.',
  check: ofParts('effect', function* ({ node }) {
    if (node.do !== 'repeat-while') return;
    const text = JSON.stringify(node.condition);
    const asksAboutIt = text.includes('"it-is"') || text.includes('-of-it"') || text.includes('"it":');
    const changes =
      /"(there-are|there-are-tiles|stands-on|you-control|you-played|you-acquired|you-defeated|at-least)"/.test(text);
    if (truthOf(node.condition) !== true && (asksAboutIt || changes)) return;
    yield { found: 'a repetition that nothing stops', remedy: 'ask about the card: repeatWhile(itIs(…), …)' };
  }),
};

/** A copy that can be of itself. */
export const copyOfItself: LintRule = {
  name: 'copy-of-itself',
  severity: 'warning',
  about:
    'A card that copies what another one does could be told to copy itself, which does nothing, or two such cards each ' +
    'other. The filter should leave this card out.',
  check: ofParts('effect', function* ({ node, above }, { card }) {
    if (node.do !== 'copy') return;
    const { kind, other, it, those, in: zones, faction } = node.what;
    // In the text of a trigger the card that is copied is another one.
    if (other || it || those || zones !== undefined || above?.part !== 'ability') return;
    if ((kind !== undefined && kind !== card.kind) || (faction !== undefined && !card.factions.includes(faction)))
      return;
    yield {
      found: `a copy of "${describeFilter(node.what)}", which this card is too`,
      remedy: 'add other to the filter',
    };
  }),
};
