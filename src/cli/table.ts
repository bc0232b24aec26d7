import type { View, ViewedCard, ViewedPlayer } from '../index.js';
import type { Paint } from './paint.js';
import { type Cards, costOf, nameOf, textOf } from './wording.js';

const SUPPLY = 'supply:';

/** The table as the viewer of a view sees it. */
export function tableLines(cards: Cards, view: View, paint: Paint): readonly string[] {
  const { zones, counters, players, viewer } = view;
  const row = zones.centerRow ?? [];
  const supplies = Object.entries(zones).filter(([zone, pile]) => zone.startsWith(SUPPLY) && pile.length > 0);
  const width = Math.max(0, ...[...cards.values()].map(({ name }) => name.length));
  const line = (id: string): string => `  ${cardLine(cards, id, width, paint)}`;
  return [
    paint.strong(`Center row (${zones.centerDeck?.length ?? 0} cards in the center deck)`),
    ...row.flatMap(({ card }) => (card === null ? [] : [line(card)])),
    paint.strong('Always available'),
    ...supplies.map(([zone]) => line(zone.slice(SUPPLY.length))),
    paint.strong(`Honor pool: ${counters.pool ?? 0}`),
    ...players.flatMap((player) => playerLines(cards, player, player.seat === viewer, paint)),
  ];
}

function cardLine(cards: Cards, id: string, width: number, paint: Paint): string {
  const card = cards.get(id);
  if (card === undefined) return id;
  const what = [...card.factions, card.kind].join(' ');
  const honor = card.honor === 0 ? '' : ` · ${card.honor} honor`;
  return `${card.name.padEnd(width)}  ${costOf(card).padEnd(8)} ${paint.faint(`${what}${honor} · `)}${textOf(card)}`;
}

function playerLines(cards: Cards, player: ViewedPlayer, isYou: boolean, paint: Paint): readonly string[] {
  const { name, zones, counters } = player;
  const of = (zone: string): readonly ViewedCard[] => zones[zone] ?? [];
  const piles = ['deck', 'hand', 'discard'].map((zone) => `${zone} ${of(zone).length}`);
  const lines = [`${paint.strong(isYou ? `${name} (you)` : name)}: ${[...purse(counters), ...piles].join(' · ')}`];
  if (isYou) lines.push(`  hand: ${cardList(cards, of('hand'))}`);
  if (of('played').length > 0) lines.push(`  played: ${cardList(cards, of('played'))}`);
  if (of('inPlay').length > 0) lines.push(`  in play: ${cardList(cards, of('inPlay'))}`);
  return lines;
}

/** What a player has: honor, runes and power always, restricted ones if there are any. */
export function purse(counters: ViewedPlayer['counters']): readonly string[] {
  const always = ['honor', 'runes', 'power'];
  return Object.entries(counters).flatMap(([name, amount]) =>
    amount !== 0 || always.includes(name) ? [`${name} ${amount}`] : [],
  );
}

/** Cards by name, equal ones together. */
function cardList(cards: Cards, pile: readonly ViewedCard[]): string {
  const amounts = new Map<string, number>();
  for (const { card } of pile) {
    const name = card === null ? 'hidden card' : nameOf(cards, card);
    amounts.set(name, (amounts.get(name) ?? 0) + 1);
  }
  const names = [...amounts].map(([name, amount]) => (amount === 1 ? name : `${amount} × ${name}`));
  return names.length === 0 ? 'none' : names.join(', ');
}
