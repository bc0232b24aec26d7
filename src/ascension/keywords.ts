import type { Ability, Condition } from './language.js';
import type { Kind } from './vocabulary.js';

/** The rulebooks' words for what is printed on cards. */
export const KEYWORDS = [
  'fate',
  'echo',
  'serenity',
  'unite',
  'trophy',
  'ongoing',
  'empowered',
  'event',
  'center-row-effect',
] as const;
/** One of `KEYWORDS`. */
export type Keyword = (typeof KEYWORDS)[number];

/** The keywords of a card of a kind with some abilities, in a fixed order. */
export function keywordsOf(kind: Kind, abilities: readonly Ability[]): readonly Keyword[] {
  const found = new Set([
    KEYWORD_OF_KIND[kind],
    ...abilities.map(({ ability }) => KEYWORD_OF_ABILITY[ability]),
    ...checksIn(abilities).map((check) => KEYWORD_OF_CHECK[check]),
  ]);
  return KEYWORDS.filter((word) => found.has(word));
}

/** The conditions anywhere in data. */
function checksIn(data: unknown): readonly Condition['check'][] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'check' in data && isCheck(data.check) ? [data.check] : [];
  return [...own, ...Object.values(data).flatMap(checksIn)];
}

function isCheck(found: unknown): found is Condition['check'] {
  return typeof found === 'string' && Object.hasOwn(KEYWORD_OF_CHECK, found);
}

const KEYWORD_OF_KIND: { readonly [K in Kind]: Keyword | null } = {
  hero: null,
  construct: null,
  monster: null,
  event: 'event',
  temple: null,
};

const KEYWORD_OF_ABILITY: { readonly [A in Ability['ability']]: Keyword | null } = {
  played: null,
  reward: null,
  fate: 'fate',
  echo: 'echo',
  serenity: 'serenity',
  unite: 'unite',
  trophy: 'trophy',
  'event-trophy': null,
  ongoing: 'ongoing',
  empowered: 'empowered',
  banished: null,
  keystone: null,
  'center-row': 'center-row-effect',
  'from-discard': null,
  activated: null,
  triggered: null,
  redirect: null,
  'keep-defeated': null,
  'counts-as': null,
  'counts-as-kind': null,
  'cost-change': null,
  discount: null,
  'honor-price': null,
  'pay-with': null,
  unbanishable: null,
};

const KEYWORD_OF_CHECK: { readonly [C in Condition['check']]: Keyword | null } = {
  not: null,
  all: null,
  any: null,
  'you-control': null,
  'you-played': null,
  'you-acquired': null,
  'you-defeated': null,
  'there-are': null,
  'at-least': null,
  'it-is': null,
  'event-is': null,
  echo: 'echo',
  serenity: 'serenity',
  unite: 'unite',
  'your-turn': null,
  'opponent-ahead': null,
};
