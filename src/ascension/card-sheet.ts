import type { Card, CardSet } from './language.js';
import { resources } from './text/noun.js';
import { capitalise } from './text/voice.js';
import { rulesText, type TextForm } from './text.js';
import { CURRENCIES, HOMES, type Home, KEYSTONES } from './vocabulary.js';

const HEADING: { readonly [H in Home]: string } = {
  center: 'Center deck',
  'always-available': 'Always available',
  starting: 'Starting deck',
  temple: 'Temples',
};

function copies(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

function values({ kind, factions, cost, honor, copies: amount }: Card): string {
  const costs = [...CURRENCIES, ...KEYSTONES].flatMap((currency) => {
    const price = cost[currency];
    return price === undefined ? [] : [resources(price, currency)];
  });
  return [
    capitalise([factions.map(capitalise).join(' and '), kind].join(' ').trim()),
    costs.length === 0 ? 'no cost' : `cost ${costs.join(' and ')}`,
    ...(honor === 0 ? [] : [`honor ${honor}`]),
    copies(amount, 'copy', 'copies'),
  ].join(' · ');
}

function entry(card: Card, form: TextForm): string {
  return [`### ${card.name}`, values(card), rulesText(card, form).replaceAll('\n', '\n\n')].join('\n\n');
}

/** The cards of a set as a page in Markdown: values and rules text, by where the cards start. */
export function cardSheet(set: CardSet, form: TextForm = 'short'): string {
  const { min, max } = set.players;
  const players = min === max ? copies(min, 'player', 'players') : `${min} to ${max} players`;
  const sections = HOMES.flatMap((home) => {
    const cards = set.cards.filter(({ zone }) => zone === home);
    if (cards.length === 0) return [];
    const total = cards.reduce((sum, card) => sum + card.copies, 0);
    return [`## ${HEADING[home]} (${copies(total, 'card', 'cards')})`, ...cards.map((card) => entry(card, form))];
  });
  return `${[`# ${set.name}`, `For ${players}.`, ...sections].join('\n\n')}\n`;
}
