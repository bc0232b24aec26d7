import type { AnyGame } from '../lexicon.js';
import type { BoxIn } from './box.js';
import type { Finding, LintRule, Remark } from './rule.js';

/** What rules find in a box, in the order of its cards. */
export function findingsIn<G extends AnyGame>(box: BoxIn<G>, rules: readonly LintRule<G>[]): readonly Finding[] {
  const found = rules.flatMap((rule) => [...rule.check(box)].map((remark) => ({ rule, remark })));
  const places = new Map(box.cards.map(({ at }, i) => [at, i]));
  const order = ({ remark: { card } }: { readonly remark: Remark }): number => places.get(card?.at ?? '') ?? -1;
  return found
    .sort((a, b) => order(a) - order(b))
    .map(({ rule, remark }) => findingOf(rule.name, rule.severity, remark));
}

function findingOf(rule: string, severity: Finding['severity'], { card, part, field, found, remedy }: Remark): Finding {
  const path = [card?.at ?? '', part?.path ?? field ?? ''].filter((step) => step !== '');
  return { rule, severity, path: path.join('.'), card: card?.card.name ?? '', found, remedy };
}

/** One line a person can read. */
export function describeFinding({ card, path, found, remedy, rule }: Finding): string {
  return `${card === '' ? '' : `${card}: `}found ${found}; ${remedy} [${rule} at ${path}]`;
}
