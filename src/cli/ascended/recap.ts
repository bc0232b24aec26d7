import type { GameEvent, Rules, Seat, Viewer } from '../../index.js';
import { NONE } from '../../kernel/state.js';
import { counted } from '../recap.js';
import { type Cards, nameOf, together } from '../wording.js';

/** What is told of somebody, before the name of the card or tile if there is one. */
const TOLD: Readonly<Record<string, string>> = {
  defeated: 'defeated',
  'combat-won': 'wins the combat',
  'stealth-passed': 'passes the stealth test',
  'stealth-failed': 'fails the stealth test',
  'control-taken': 'takes control of',
  'control-lost': 'loses control of',
  'villain-defeated': 'defeats',
  'companion-lost': 'loses',
  'profile-unlocked': 'becomes',
  recruited: 'recruits',
  retreats: 'retreats to',
  suspended: 'cannot use',
  'villain-appears': 'a villain appears:',
  'joins-maps': 'joins the maps',
  ascended: 'is back at the origin, and has won',
};

/** What is told of everybody. */
const TOLD_OF_ALL: Readonly<Record<string, string>> = {
  'great-witch-hunt': 'the Great Witch Hunt begins!',
  darkness: 'Darkness falls, and the tiles are turned over',
  daylight: 'Daylight comes back, and the tiles are turned over',
};

/** Where a card that comes to a place was drawn from: by both places, what is told. */
const DRAWN: Readonly<Record<string, string>> = {
  'mutationDeck hand': 'draws',
  'artifactDeck artifacts': 'finds',
  'villainDeck foe': 'meets',
  'villainDeck inquisitor': 'the new Inquisitor is',
};

/** What one has: of the actor's own what was paid for is not told, as it was chosen. */
const GAINED: ReadonlySet<string> = new Set(['energy', 'control', 'superstition', 'wards']);
const ALWAYS: ReadonlySet<string> = new Set(['health', 'points']);

interface Phrase {
  readonly what: string;
  readonly things: string[];
}

interface Sum {
  readonly who: string;
  readonly counter: string;
  readonly at: number;
  by: number;
}

/** What came of an answer in short, as a viewer may know it: dice, what was gained and lost, drawn and found. */
export function recapOf(
  rules: Rules,
  cards: Cards,
  events: readonly GameEvent[],
  players: readonly string[],
  actor: Seat,
  viewer: Viewer,
): readonly string[] {
  const phrases: Phrase[] = [];
  const sums: Sum[] = [];
  const whoOf = (seat: Seat): string => (seat === NONE || seat === actor ? '' : `${players[seat]} `);
  const tell = (what: string, thing: string | null = null): void => {
    const last = phrases.at(-1);
    if (thing !== null && last?.what === what) last.things.push(thing);
    else phrases.push({ what, things: thing === null ? [] : [thing] });
  };
  const add = (seat: Seat, counter: string, by: number): void => {
    const isTold = ALWAYS.has(counter) || (GAINED.has(counter) && (by > 0 || seat !== actor));
    if (seat === NONE || !isTold) return;
    const who = whoOf(seat);
    // What one gains of something is told once, where the first of it was.
    const sum = sums.find((one) => one.who === who && one.counter === counter);
    if (sum === undefined) sums.push({ who, counter, at: phrases.length, by });
    else sum.by += by;
  };
  const named = (card: string | null): string | null => (card === null ? null : nameOf(cards, card));
  for (const event of rules.eventsFor(events, viewer)) {
    switch (event.event) {
      case 'changed':
        add(event.seat, event.counter, event.by);
        break;
      case 'moved': {
        const drawn = DRAWN[`${event.from.zone} ${event.to.zone}`];
        if (drawn !== undefined) tell(`${whoOf(event.to.seat)}${drawn}`, named(event.card) ?? 'a card');
        if (event.from.zone.startsWith('tiles:')) tell(`${whoOf(event.to.seat)}finds`, named(event.card) ?? 'a tile');
        break;
      }
      case 'rolled': {
        const roller = event.seat === NONE ? 'the villain ' : whoOf(event.seat);
        if (event.results.length > 0) tell(`${roller}rolls`, event.results.join(' '));
        break;
      }
      case 'happened': {
        const ofAll = TOLD_OF_ALL[event.what];
        if (ofAll !== undefined) tell(ofAll);
        const told = TOLD[event.what];
        if (told !== undefined) tell(`${whoOf(event.seat)}${told}`, named(event.card));
        break;
      }
      case 'revealed':
        if (event.card !== null) tell('shown:', named(event.card));
        break;
      case 'marked':
      case 'shuffled':
      case 'checked':
      case 'decided':
    }
  }
  const sumsAt = (at: number): readonly string[] =>
    sums
      .filter((sum) => sum.at === at && sum.by !== 0)
      .map(({ who, counter, by }) => `${who}${by > 0 ? '+' : '−'}${Math.abs(by)} ${counter}`);
  const told = phrases.flatMap(({ what, things }, i) => [
    ...sumsAt(i),
    things.length === 0 ? what : `${what} ${together(counted(things))}`,
  ]);
  return [...told, ...sumsAt(phrases.length)];
}
