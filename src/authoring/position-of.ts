import type { PlayerPosition, Position } from '../ascension/arrange.js';
import type { AscensionRules } from '../ascension/ascension.js';
import { VARIANTS } from '../kernel/start.js';
import type { GameState } from '../kernel/state.js';
import type { ViewedCard, ViewedPlayer } from '../kernel/view.js';

type Names = readonly string[];

/** A state of the deck-builder as a position by card names; what was done in this turn so far is not in it. */
export function positionOf(rules: AscensionRules, state: GameState): Position {
  const { zones, players, counters } = rules.view(state, 'all');
  const printed = new Map(rules.cards.map(({ id, name }) => [id, name]));
  const nameOf = ({ card }: ViewedCard): string => printed.get(card ?? '') ?? '';
  const names = (cards: readonly ViewedCard[] = []): Names => cards.map(nameOf);
  const supplies = Object.entries(zones).flatMap(([zone, cards]) => {
    const id = zone.startsWith('supply:') ? zone.slice('supply:'.length) : null;
    return id === null ? [] : [[printed.get(id) ?? id, cards.length] as const];
  });
  const [event] = names(zones.event);
  return {
    players: players.map((player) => playerPosition(player, names, keptBy(state, player, nameOf))),
    centerRow: names(zones.centerRow),
    centerDeck: names(zones.centerDeck),
    void: names(zones.void),
    ...(event === undefined ? {} : { event }),
    supplies: Object.fromEntries(supplies),
    turn: state.players[counters.turnOf],
    first: state.players[counters.firstPlayer],
    round: counters.round,
    pool: counters.pool,
    variant: VARIANTS.find((one) => one === state.variant) ?? 'standard',
  };
}

function playerPosition(
  { name, zones, counters }: ViewedPlayer,
  names: (cards?: readonly ViewedCard[]) => Names,
  under: Readonly<Record<string, Names>>,
): PlayerPosition {
  const { honor, runes, power, life = 0, death = 0 } = counters;
  return {
    name,
    hand: names(zones.hand),
    deck: names(zones.deck),
    played: names(zones.played),
    inPlay: names(zones.inPlay),
    discard: names(zones.discard),
    trophies: names(zones.trophies),
    temples: names(zones.temples),
    under,
    honor,
    runes,
    power,
    life,
    death,
  };
}

/** What a player keeps under cards in play, by the names of those. */
function keptBy(
  { links }: GameState,
  { zones }: ViewedPlayer,
  nameOf: (card: ViewedCard) => string,
): Readonly<Record<string, Names>> {
  const kept: Record<string, string[]> = {};
  for (const card of zones.under ?? []) {
    const at = links.findIndex((piece, i) => i % 2 === 0 && piece === card.instance);
    const keeper = zones.inPlay.find(({ instance }) => instance === links[at + 1]);
    if (keeper === undefined) continue;
    kept[nameOf(keeper)] ??= [];
    kept[nameOf(keeper)].push(nameOf(card));
  }
  return kept;
}

function isEmpty(value: unknown): boolean {
  return value === 0 || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([key, part]) => `${/^\w+$/.test(key) ? key : quoted(key)}: ${literal(part)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

/** A text as source. */
export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

/** A position as source text, to be pasted into a test; empty places are left out. */
export function positionText({ players, ...table }: Position): string {
  const fields = (of: object): string =>
    Object.entries(of)
      .filter(([key, value]) => key === 'pool' || !isEmpty(value))
      .filter(([key, value]) => !(key === 'variant' && value === 'standard'))
      .map(([key, value]) => `${key}: ${literal(value)}`)
      .join(', ');
  const seats = players.map((player) => `    { ${fields(player)} },\n`).join('');
  const rest = Object.entries(table).flatMap(([key, value]) => {
    const text = fields({ [key]: value });
    return text === '' ? [] : [`  ${text},\n`];
  });
  return `{\n  players: [\n${seats}  ],\n${rest.join('')}}`;
}
