import type { View, ViewedCard, ViewedPlayer } from '../index.js';
import type { Paint } from './paint.js';
import { type Cards, nameOf } from './wording.js';
import { fit, wrap } from './wrap.js';

const SUPPLY = 'supply:';
/** As wide as lines get where there is room for more. */
const WIDEST = 150;
/** From these widths on a line says what a card is, and what it does. */
const WITH_KIND = 110;
const WITH_TEXT = 60;

interface Screen {
  readonly cards: Cards;
  readonly paint: Paint;
  readonly width: number;
}

/** The table as the viewer of a view sees it. */
export function tableLines(cards: Cards, view: View, paint: Paint, width: number): readonly string[] {
  const screen: Screen = { cards, paint, width: Math.min(width, WIDEST) };
  const { zones, counters, players, viewer } = view;
  const supplies = Object.entries(zones).filter(([zone, pile]) => zone.startsWith(SUPPLY) && pile.length > 0);
  const viewing = players.find(({ seat }) => seat === viewer);
  return [
    rule(screen, 'Players', `honor pool ${counters.pool ?? 0}`),
    ...players.flatMap((player) => playerLines(screen, player, player === viewing, counters.turnOf === player.seat)),
    ...opponentLines(screen, view),
    rule(screen, 'Center row', `center deck ${zones.centerDeck?.length ?? 0} · void ${zones.void?.length ?? 0}`),
    ...cardLines(screen, ids(zones.centerRow ?? [])),
    ...pileLines(screen, 'void', zones.void ?? []),
    rule(screen, 'Always available', ''),
    ...cardLines(
      screen,
      supplies.map(([zone]) => zone.slice(SUPPLY.length)),
      supplies.map(([, pile]) => pile.length),
    ),
    ...shared(screen, 'Event', zones.event ?? []),
    ...shared(screen, 'Temples that nobody controls', zones.temples ?? []),
    ...(viewing === undefined ? [] : handLines(screen, viewing)),
  ];
}

function rule({ paint, width }: Screen, left: string, right: string): string {
  const end = right === '' ? '' : ` ${right}`;
  const line = '─'.repeat(Math.max(3, Math.min(width, 100) - left.length - end.length - 4));
  return `${paint.faint('──')} ${paint.strong(left)} ${paint.faint(`${line}${end}`)}`;
}

function ids(pile: readonly ViewedCard[]): readonly string[] {
  return pile.flatMap(({ card }) => (card === null ? [] : [card]));
}

/** A line for each card: its name, what it costs, what it is and what it does, as far as there is room. */
function cardLines(
  { cards, paint, width }: Screen,
  shown: readonly string[],
  left?: readonly number[],
): readonly string[] {
  const nameWidth = Math.max(0, ...[...cards.values()].map(({ name }) => name.length));
  const room = Math.min(nameWidth, Math.max(12, width - 20));
  return shown.map((id, i) => {
    const card = cards.get(id);
    if (card === undefined) return `  ${id}`;
    const name = paint.card(card.tint, fit(card.name, room).padEnd(room));
    const start = `  ${name}  ${card.cost.padEnd(9)}`;
    const honor = card.honor === 0 ? '' : `${card.honor} honor`;
    const what = width >= WITH_KIND ? `${card.kind.padEnd(20)} ${honor.padEnd(7)} ` : '';
    const copies = left === undefined || left[i] === 1 || width < WITH_TEXT ? '' : `(${left[i]} left) `;
    const used = 4 + room + 9 + what.length + copies.length;
    const text = width >= WITH_TEXT ? fit(card.text, width - used - 1) : '';
    return `${start} ${paint.faint(what)}${paint.faint(copies)}${text}`.trimEnd();
  });
}

function shared(screen: Screen, title: string, pile: readonly ViewedCard[]): readonly string[] {
  return pile.length === 0 ? [] : [rule(screen, title, ''), ...cardLines(screen, ids(pile))];
}

/** A list of cards behind its name, on as many lines as it needs. */
function pileLines({ cards, paint, width }: Screen, title: string, pile: readonly ViewedCard[]): readonly string[] {
  if (pile.length === 0) return [];
  return wrap(`${title}: ${cardList(cards, pile)}`, width, '    ').map(paint.faint);
}

function playerLines(screen: Screen, player: ViewedPlayer, isYou: boolean, hasTurn: boolean): readonly string[] {
  const { paint } = screen;
  const { name, zones, counters } = player;
  const of = (zone: string): readonly ViewedCard[] => zones[zone] ?? [];
  const piles = ['deck', 'hand', 'discard'].map((zone) => `${zone} ${of(zone).length}`);
  const who = isYou ? `${name} (you)` : name;
  const line = `${hasTurn ? '>' : ' '} ${paint.strong(who)}: ${purse(counters).join(' · ')}  ${paint.faint(piles.join(' · '))}`;
  return [
    line,
    ...pileLines(screen, 'played', of('played')),
    ...pileLines(screen, 'in play', of('inPlay')),
    ...pileLines(screen, 'temples', of('temples')),
    ...pileLines(screen, 'trophies', of('trophies')),
  ];
}

/** The opponent of a single player. */
function opponentLines(screen: Screen, { zones, counters }: View): readonly string[] {
  const { opponentHonor }: Partial<Record<string, number>> = counters;
  if (opponentHonor === undefined) return [];
  return [
    `  ${screen.paint.strong('Opponent')}: honor ${opponentHonor}`,
    ...pileLines(screen, 'set aside', zones.opponent ?? []),
  ];
}

function handLines(screen: Screen, { zones }: ViewedPlayer): readonly string[] {
  const hand = zones.hand ?? [];
  const list = hand.length === 0 ? 'none' : cardList(screen.cards, hand);
  return [rule(screen, 'Your hand', ''), ...wrap(list, screen.width, '  ')];
}

/** What a player has: honor, runes and power always, anything else if there is any. */
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
  return [...amounts].map(([name, amount]) => (amount === 1 ? name : `${amount} × ${name}`)).join(', ');
}
