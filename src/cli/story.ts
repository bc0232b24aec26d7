import type { GameEvent, GameState, Moved, Outcome, PlaceRef, Rules, Seat, View, Viewer } from '../index.js';
import { NONE } from '../kernel/state.js';
import { placeName, together } from './wording.js';

/** Counters that the heading of a turn tells already, or that say what another event says better. */
const QUIET: ReadonlySet<string> = new Set([
  'round',
  'turn',
  'turnOf',
  'phase',
  'steps',
  'paidSteps',
  'passing',
  'at',
  'thrust',
  'parry',
  'skill',
  'foeThrust',
  'foeParry',
  'foeSkill',
  'rolled',
  'suffered',
]);
/** Where a tile lies. */
const PLACES: ReadonlySet<string> = new Set(['q', 'r']);

/** Which turn it is. */
export interface TurnMark {
  readonly turn: number;
  readonly heading: string;
}

/** A game whose turns can be told apart. */
interface InTurns {
  readonly rules: Rules;
  turnOf(view: View): TurnMark;
}

/** The turn that a state is in, and its heading. */
export function turnOf(game: InTurns, state: GameState): TurnMark {
  return game.turnOf(game.rules.view(state, 'observer'));
}

/** What happened as a viewer may know it, with its reasons: a line for each event that the choice and the heading do not tell. */
export function storyOf(
  rules: Rules,
  events: readonly GameEvent[],
  players: readonly string[],
  viewer: Viewer,
): readonly string[] {
  const known = rules.eventsFor(events, viewer);
  const lines: string[] = [];
  for (let i = 0; i < known.length; i++) {
    const event = known[i];
    if (event.event === 'decided' || (event.event === 'changed' && QUIET.has(event.counter))) continue;
    if (event.event === 'marked' && PLACES.has(event.mark)) continue;
    if (event.event === 'revealed' && event.card === null) continue;
    if (event.event === 'moved' && event.card === null) {
      let count = 1;
      while (i + 1 < known.length && isSameWay(event, known[i + 1])) {
        count++;
        i++;
      }
      lines.push(hiddenMove(event, count, players));
    } else {
      lines.push(...rules.explain([event], { players }));
    }
  }
  return lines;
}

function isSameWay(a: Moved, b: GameEvent): boolean {
  if (b.event !== 'moved' || b.card !== null || a.ruling !== b.ruling) return false;
  return isSamePlace(a.from, b.from) && isSamePlace(a.to, b.to);
}

function isSamePlace(a: PlaceRef, b: PlaceRef): boolean {
  return a.zone === b.zone && a.seat === b.seat;
}

function hiddenMove({ from, to, ruling }: Moved, count: number, players: readonly string[]): string {
  const what = count === 1 ? 'A card goes' : `${count} cards go`;
  return `${what} from ${whose(from, players)} to ${whose(to, players)} (${ruling})`;
}

function whose({ zone, seat }: PlaceRef, players: readonly string[]): string {
  return `${playerName(seat, players)} ${placeName(zone)}`;
}

function playerName(seat: Seat, players: readonly string[]): string {
  return seat === NONE ? 'the' : `${players[seat]}'s`;
}

/** The final scores and who won. */
export function scoreLines({ winners, sides }: Outcome): readonly string[] {
  const width = Math.max(...sides.map(({ name }) => name.length));
  const scores = [...sides]
    .sort((a, b) => b.score - a.score)
    .map(({ name, score, items }) => {
      const parts = items.map(({ what, amount }) => `${what} ${amount}`);
      return `  ${name.padEnd(width)}  ${String(score).padStart(3)}  (${parts.join(', ')})`;
    });
  return [...scores, winners.length === 1 ? `${winners[0]} wins.` : `${together(winners)} share the victory.`];
}
