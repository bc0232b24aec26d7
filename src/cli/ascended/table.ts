import type { Card, Type } from '../../ascended/dsl.js';
import { PHASES } from '../../ascended/vocabulary.js';
import type { View, ViewedCard, ViewedPlayer } from '../../index.js';
import { capitalised } from '../wording.js';
import { fit, wrap } from '../wrap.js';
import type { Box, Inks } from './box.js';
import { cycleOf, isAscension, LAST_ROUND, LEGEND, lengthOf, lettersOf, mapLines } from './map.js';

/** What a table is shown with. */
export interface Screen {
  readonly box: Box;
  /** The rules text of a card by its id. */
  textOf(id: string): string;
  readonly inks: Inks;
  readonly width: number;
}

/** As wide as lines of text get where there is room for more. */
const WIDEST = 120;

/** The table as the viewer of a view sees it: how far the game has got, the players, the maps, one's own cards. */
export function tableLines(screen: Screen, view: View): readonly string[] {
  const { width } = screen;
  const viewing = view.players.find(({ seat }) => seat === view.viewer);
  const map = mapLines(view, screen.box, screen.inks, width);
  return [
    ...inquisitorLines(screen, view),
    ...view.players.filter((player) => isPlaying(view, player)).flatMap((player) => playerLines(screen, view, player)),
    ...combatLines(screen, view),
    ...(map.length === 0 ? [] : [...map, screen.inks.faint(fit(LEGEND, width))]),
    ...(viewing === undefined ? [] : ownCardLines(screen, viewing)),
  ];
}

/** How far the game has got, in words. */
export function headingOf(view: View): string {
  const { round = 1, phase = 0, turnOf = 0 } = view.counters;
  const chapter = isAscension(view) ? 'Ascension' : 'Awakening';
  const cycle = cycleOf(view) === 'darkness' ? 'Darkness' : 'Daylight';
  const at = phase === 0 ? '' : `, ${capitalised(PHASES[phase - 1])}`;
  return `Round ${round} of ${LAST_ROUND} · ${chapter} · ${cycle} · ${view.players[turnOf].name}${at}`;
}

function rule({ inks, width }: Screen, title: string): string {
  const line = '─'.repeat(Math.max(3, Math.min(width, 100) - title.length - 4));
  return `${inks.faint('──')} ${inks.strong(title)} ${inks.faint(line)}`;
}

/** Whether somebody sits there: a seat that the rules play is empty until a villain appears. */
function isPlaying({ variant }: View, { seat, zones }: ViewedPlayer): boolean {
  return variant !== 'solitaire' || seat === 0 || (zones.villain ?? []).length > 0;
}

function inquisitorLines(screen: Screen, view: View): readonly string[] {
  const [card] = view.zones.inquisitor ?? [];
  if (card?.card == null) return [];
  const inactive = view.counters.superstition ?? 0;
  const active = view.players.reduce((sum, { counters }) => sum + (counters.superstition ?? 0), 0);
  const tokens = `superstition ${'●'.repeat(active)}${'○'.repeat(inactive)}`;
  const hunt = inactive === 1 ? screen.inks.warning('  one more, and the Great Witch Hunt begins') : '';
  return [`  Inquisitor: ${named(screen, card)} · ${tokens}${hunt}`];
}

function playerLines(screen: Screen, view: View, player: ViewedPlayer): readonly string[] {
  const { inks } = screen;
  const { name, seat, counters, zones } = player;
  const letter = lettersOf(view.players.map((one) => one.name))[seat];
  const who = `${name}${seat === view.viewer ? ' (you)' : ''}`;
  const [villain] = zones.villain ?? [];
  const is = villain?.card == null ? '' : `, ${named(screen, villain)}`;
  const turn = view.counters.turnOf === seat ? '>' : ' ';
  const hand = (zones.hand ?? []).length;
  const numbers = [...purse(counters), ...(hand === 0 ? [] : [`hand ${hand}`])].join(' · ');
  const cards = [
    ...listed(screen, '', zones.profile),
    ...listed(screen, 'mutations', zones.active),
    ...listed(screen, 'artifacts', zones.artifacts),
    ...listed(screen, 'companions', zones.companions),
  ];
  return [
    `${turn} ${inks.strong(`(${letter}) ${who}`)}${is}: ${numbers}`,
    ...(cards.length === 0 ? [] : [`      ${cards.join(' · ')}`]),
  ];
}

/** What a player has, and how far they are. */
export function purse(counters: ViewedPlayer['counters']): readonly string[] {
  const { health = 0, energy = 0, control = 0, points = 0, superstition = 0, wards = 0, powerTokens = 0 } = counters;
  return [
    `health ${health}`,
    `energy ${energy}`,
    `control ${control}`,
    `points ${points}`,
    ...(powerTokens === 0 ? [] : [`${powerTokens} power ${powerTokens === 1 ? 'token' : 'tokens'} left`]),
    ...(superstition === 0 ? [] : [`superstition ${superstition}`]),
    ...(wards === 0 ? [] : [`wards ${wards}`]),
  ];
}

function listed(screen: Screen, title: string, pile: readonly ViewedCard[] = []): readonly string[] {
  if (pile.length === 0) return [];
  const cards = pile.map((card) => named(screen, card)).join(', ');
  return [title === '' ? cards : `${title}: ${cards}`];
}

/** A card by its name, with what is to be known of how it is now. */
function named({ box, inks }: Screen, { card: id, marks = {} }: ViewedCard): string {
  const card = id === null ? undefined : box.cards.get(id);
  if (card === undefined) return id ?? 'a hidden card';
  const name = inks.tint(tintOf(card), card.name);
  switch (card.kind) {
    case 'villain':
      return `${name} (${hitPoints(card.bonus, marks.wounds)}, skill ${card.skill})`;
    case 'companion':
      return `${name} (${hitPoints(card.bonus, marks.wounds)})`;
    case 'artifact':
      return (marks.activated ?? 0) === 0 ? name : `${name} (activated)`;
    case 'mutation':
      return (marks.suspended ?? 0) === 0 ? name : `${name} (cannot be used)`;
    case 'profile':
      return name;
  }
}

function hitPoints(bonus: number, wounds = 0): string {
  return wounds === 0 ? `${bonus}` : `${bonus - wounds} of ${bonus}`;
}

function tintOf(card: Card): Type | 'people' {
  return card.kind === 'mutation' || card.kind === 'artifact' ? card.type : 'people';
}

/** The dice and skills of a combat that goes on. */
function combatLines(screen: Screen, view: View): readonly string[] {
  const sides = view.players.flatMap(({ name, counters }) =>
    sideLine(name, counters.thrust, counters.parry, counters.skill),
  );
  const { foeThrust, foeParry, foeSkill } = view.counters;
  const [villain] = [...(view.zones.foe ?? []), ...(view.zones.inquisitor ?? [])];
  const foe = villain === undefined ? 'The villain' : named(screen, villain);
  const all = [...sides, ...sideLine(foe, foeThrust, foeParry, foeSkill)];
  return all.length === 0 ? [] : [rule(screen, 'Combat'), ...all];
}

function sideLine(who: string, thrust = 0, parry = 0, skill = 0): readonly string[] {
  if (thrust === 0 && parry === 0 && skill === 0) return [];
  return [`  ${who}: ${thrust} Thrust · ${parry} Parry · to beat: more than ${skill}, or a 6`];
}

/** The viewer's cards with what they do. */
function ownCardLines(screen: Screen, { zones }: ViewedPlayer): readonly string[] {
  const piles = [
    ['Your hand', zones.hand],
    ['In force', [...(zones.profile ?? []), ...(zones.active ?? [])]],
    ['Artifacts', zones.artifacts],
    ['Companions', zones.companions],
  ] as const;
  return piles.flatMap(([title, pile = []]) =>
    pile.length === 0 ? [] : [rule(screen, title), ...pile.flatMap((card) => cardLine(screen, card))],
  );
}

/** A card's name and values, and its text behind them or, where there is no room, below. */
function cardLine(screen: Screen, card: ViewedCard): readonly string[] {
  const { box, inks } = screen;
  const width = Math.min(screen.width, WIDEST);
  const printed = card.card === null ? undefined : box.cards.get(card.card);
  if (card.card === null || printed === undefined) return [];
  const start = `  ${named(screen, card)} ${inks.faint(valuesOf(printed))}`;
  const text = screen.textOf(card.card).replaceAll('\n', ' ');
  if (lengthOf(start) + 2 + text.length <= width) return [`${start}  ${text}`.trimEnd()];
  return [start, ...wrap(text, width, '      ')];
}

function valuesOf(card: Card): string {
  switch (card.kind) {
    case 'mutation':
      return `${card.type} · ${card.cost} control`;
    case 'artifact':
      return `${card.type} · ${card.cost} energy`;
    case 'villain':
    case 'companion':
      return `bonus ${card.bonus}`;
    case 'profile':
      return card.sequence.join(', ');
  }
}
