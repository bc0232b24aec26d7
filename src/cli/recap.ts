import type { GameEvent, Rules, Seat, Viewer } from '../index.js';
import { NONE } from '../kernel/state.js';
import { type Cards, nameOf, placeName, together } from './wording.js';

/** What is worth telling of what happens to a card, besides what was chosen. */
const TOLD: ReadonlySet<string> = new Set([
  'banished',
  'destroyed',
  'discarded',
  'copied',
  'kept',
  'control taken',
  'control lost',
  'taken by the opponent',
]);

/** What came of an answer in short, as a viewer may know it: what was gained, drawn, lost and turned up. */
export function recapOf(
  rules: Rules,
  cards: Cards,
  events: readonly GameEvent[],
  players: readonly string[],
  actor: Seat,
  viewer: Viewer,
): readonly string[] {
  const told = new Phrases(cards, players, actor);
  for (const event of rules.eventsFor(events, viewer)) told.add(event);
  return told.all();
}

/** Gathers what belongs together: all that somebody draws is one phrase. */
class Phrases {
  private readonly phrases: { readonly what: string; readonly things: string[] }[] = [];
  private readonly sums = new Map<string, { who: string; counter: string; by: number; at: number }>();

  constructor(
    private readonly cards: Cards,
    private readonly players: readonly string[],
    private readonly actor: Seat,
  ) {}

  add(event: GameEvent): void {
    switch (event.event) {
      case 'changed': {
        // What is spent was chosen, and what is lost at the end of a turn always is.
        const isLoss = event.by < 0 && event.counter !== 'honor';
        if (event.seat !== NONE && !isLoss) this.count(event.seat, event.counter, event.by);
        return;
      }
      case 'moved': {
        const name = event.card === null ? 'a card' : nameOf(this.cards, event.card);
        if (event.from.zone === 'deck' && event.to.zone === 'hand') this.tell(event.to.seat, 'draws ', name);
        if (event.to.zone === 'centerRow') this.tell(NONE, 'new in the row: ', name);
        if (event.to.zone === 'event') this.tell(NONE, 'the event is ', name);
        return;
      }
      case 'happened':
        if (TOLD.has(event.what)) {
          const name = event.card === null ? 'a card' : nameOf(this.cards, event.card);
          this.tell(event.seat, `${event.what} `, name);
        }
        return;
      case 'revealed':
        if (event.card !== null) this.tell(NONE, 'shown: ', nameOf(this.cards, event.card));
        return;
      case 'shuffled':
        if (event.place.seat !== NONE) this.tell(event.place.seat, 'shuffles ', `the ${placeName(event.place.zone)}`);
        return;
      case 'checked':
      case 'decided':
    }
  }

  /** What one gains of something is one sum, told where the first of it was. */
  private count(seat: Seat, counter: string, by: number): void {
    const who = this.who(seat);
    const sum = this.sums.get(`${who}${counter}`);
    if (sum !== undefined) sum.by += by;
    else this.sums.set(`${who}${counter}`, { who, counter, by, at: this.phrases.length });
  }

  private who(seat: Seat): string {
    return seat === NONE || seat === this.actor ? '' : `${this.players[seat]} `;
  }

  private tell(seat: Seat, what: string, thing: string): void {
    const who = this.who(seat);
    const last = this.phrases.at(-1);
    if (last?.what === `${who}${what}`) last.things.push(thing);
    else this.phrases.push({ what: `${who}${what}`, things: [thing] });
  }

  all(): readonly string[] {
    const sums = [...this.sums.values()].filter(({ by }) => by !== 0);
    const sumsAt = (at: number): readonly string[] =>
      sums
        .filter((sum) => sum.at === at)
        .map(({ who, counter, by }) => `${who}${by > 0 ? '+' : ''}${by} ${unitOf(counter, by)}`);
    const told = this.phrases.flatMap(({ what, things }, i) => [...sumsAt(i), `${what}${together(counted(things))}`]);
    return [...told, ...sumsAt(this.phrases.length)];
  }
}

/** What a counter counts: one of its runes is a rune. */
function unitOf(counter: string, by: number): string {
  return Math.abs(by) === 1 ? counter.replace(/^(\w+)s\b/, '$1') : counter;
}

/** Equal things together: `3 cards`, `2 × Mystic`. */
export function counted(things: readonly string[]): readonly string[] {
  const amounts = new Map<string, number>();
  for (const thing of things) amounts.set(thing, (amounts.get(thing) ?? 0) + 1);
  return [...amounts].map(([thing, amount]) => {
    if (amount === 1) return thing;
    return thing === 'a card' ? `${amount} cards` : `${amount} × ${thing}`;
  });
}
