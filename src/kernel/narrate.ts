import { drain } from './draft.js';
import type { GameEvent, PlaceRef } from './event.js';
import type { Game } from './game.js';
import { type Frame, type GameState, NONE, type Seat } from './state.js';

type Names = readonly string[] | undefined;

function who(seat: Seat, players: Names): string {
  return players?.[seat] ?? `Player ${seat + 1}`;
}

/** A name in camelCase or kebab-case as words. */
function words(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
}

function where(ref: PlaceRef, players: Names): string {
  return ref.seat === NONE ? `the ${words(ref.zone)}` : `${who(ref.seat, players)}'s ${words(ref.zone)}`;
}

/** What happened and why: a line for each event. */
export function narrate(game: Game, events: readonly GameEvent[], players: Names): readonly string[] {
  const names = new Map<string, string>();
  for (let def = 0; def < game.size.defs; def++) names.set(game.cardId(def), game.cardName(def));
  const named = (card: string | null): string => (card === null ? 'a card' : (names.get(card) ?? card));
  return events.map((event) => `${tell(event, players, named)} (${reason(game, event)})`);
}

function reason(game: Game, event: GameEvent): string {
  const node = event.cause === null ? undefined : game.nodes[event.cause.node];
  return node === undefined || node.def === NONE ? event.ruling : `${event.ruling}, ${game.cardName(node.def)}`;
}

function tell(event: GameEvent, players: Names, named: (card: string | null) => string): string {
  switch (event.event) {
    case 'moved':
      return `${named(event.card)} goes from ${where(event.from, players)} to ${where(event.to, players)}`;
    case 'changed': {
      const whose = event.seat === NONE ? '' : `${who(event.seat, players)}: `;
      return `${whose}${words(event.counter)} ${event.by > 0 ? '+' : ''}${event.by}, now ${event.now}`;
    }
    case 'marked':
      return `${named(event.card)}: ${words(event.mark)} is ${event.now}`;
    case 'rolled': {
      const whose = event.seat === NONE ? '' : `${who(event.seat, players)}: `;
      return `${whose}${event.results.length}d${event.sides} rolled, ${event.results.join(' ')}`;
    }
    case 'shuffled':
      return `${where(event.place, players)} is shuffled, ${event.count} cards`;
    case 'revealed':
      return `${named(event.card)} is shown to ${event.to === NONE ? 'all' : who(event.to, players)}`;
    case 'checked':
      return `${who(event.seat, players)}: ${event.condition}? ${event.held ? 'yes' : 'no'}`;
    case 'decided': {
      const decides = `${who(event.seat, players)} decides (${words(event.kind)})`;
      if (event.keys === null) return decides;
      return `${decides}: ${event.keys.length === 0 ? 'nothing' : event.keys.join(', ')}`;
    }
    case 'happened': {
      const whose = event.seat === NONE ? '' : `${who(event.seat, players)}: `;
      return `${whose}${words(event.what)}${event.card === null ? '' : ` ${named(event.card)}`}`;
    }
  }
}

/** What is still to happen, the next one first. */
export function pendingOf(game: Game, state: GameState): readonly string[] {
  const lines: string[] = [];
  for (let i = state.queue.length - 1; i >= 0; i--) {
    const frame = state.queue[i];
    if (game.nodes[frame.node].resolver.run === drain.run) {
      for (const waiting of state.waiting) lines.push(pendingLine(game, state, waiting));
    } else {
      lines.push(pendingLine(game, state, frame));
    }
  }
  return lines;
}

function pendingLine(game: Game, state: GameState, frame: Frame): string {
  const node = game.nodes[frame.node];
  const card = frame.self === NONE ? '' : `${game.cardName(state.pieces[frame.self])}: `;
  const left = frame.at > 0 ? node.kids.slice(frame.at) : [];
  const text = left.length === 0 ? game.describe(node) : left.map((kid) => game.describe(kid)).join(' ');
  return `${who(frame.seat, state.players)}: ${card}${text} (${node.ruling})`;
}
