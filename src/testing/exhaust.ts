import { ascension, gameOf } from '../ascension/ascension.js';
import { combine } from '../ascension/catalogue.js';
import type { CompiledGame } from '../ascension/compile.js';
import { cardId } from '../ascension/dsl.js';
import type { Card, CardSet } from '../ascension/language.js';
import { TURN } from '../ascension/table.js';
import { NONE } from '../kernel/state.js';
import { curiousAgent } from './curious-agent.js';
import { isDone, type Missing, Reached } from './reached.js';
import { isEndless, playerNames, stepsBy, type TrialStep } from './trial.js';

/** Two cards by their ids, in no order. */
export type CardPair = readonly [string, string];

/** How long to play. */
export interface ExhaustOptions {
  /** The seed of the first game; those after it have the next ones. 0 unless given. */
  readonly seed?: number | undefined;
  /** How many games are played at most to reach every place; 600 unless given. */
  readonly games?: number | undefined;
  /** Pairs of cards that are to do something in the same turn, such as those that `interactions` finds. */
  readonly pairs?: readonly CardPair[] | undefined;
}

/** What play has reached, and what it has not. */
export interface Exhaustion {
  /** How many games were played. */
  readonly games: number;
  /** How many decisions were answered in them. */
  readonly decisions: number;
  /** How many places there are on all cards: effects, conditions both ways, rules in force. */
  readonly places: number;
  /** What play never reached. */
  readonly missing: readonly Missing[];
  /** The ids of the cards of which something was never reached. */
  readonly cards: readonly string[];
  /** The words of the language, with their tags, on no card of which everything was reached: `do gain`, `when acquire`. */
  readonly words: readonly string[];
  /** The pairs that have never done something in the same turn. */
  readonly pairs: readonly CardPair[];
}

const TAGS = ['do', 'check', 'ability', 'value', 'when'];

/** Every word with its tag in some data. */
function wordsIn(data: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  JSON.stringify(data, (tag, word) => {
    if (TAGS.includes(tag) && typeof word === 'string') words.add(`${tag} ${word}`);
    return word;
  });
  return words;
}

/** Which pairs of cards have done something in the same turn. */
class Met {
  private readonly turn = new Set<string>();
  private now = NONE;

  constructor(
    private readonly game: CompiledGame,
    private readonly open: Map<string, CardPair>,
  ) {}

  look({ before, events }: TrialStep): void {
    if (before.counters[TURN] !== this.now) {
      this.turn.clear();
      this.now = before.counters[TURN];
    }
    const { pieces } = before;
    const doers = new Set<string>();
    for (const event of events) {
      if (!isDone(event)) continue;
      if (event.cause !== null && event.cause.self !== NONE) doers.add(this.game.cardId(pieces[event.cause.self]));
      if (event.event === 'happened' && event.instance !== NONE) doers.add(this.game.cardId(pieces[event.instance]));
    }
    for (const doer of doers) {
      for (const other of this.turn) this.open.delete(keyOf([doer, other]));
      if (!this.turn.has(doer)) this.turn.add(doer);
    }
  }
}

function keyOf([one, other]: CardPair): string {
  return one < other ? `${one}|${other}` : `${other}|${one}`;
}

/** Games that are played to make two cards meet. */
const GAMES_FOR_A_PAIR = 6;
const DECISIONS_FOR_A_PAIR = 300;

/** Plays until everything on every card was resolved, or for so many games, and reports what never was. */
export function exhaust(sets: readonly CardSet[], options: ExhaustOptions = {}): Exhaustion {
  const { seed = 0, games: most = 600, pairs = [] } = options;
  const game = gameOf(ascension({ sets }));
  const reached = new Reached(game);
  const open = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  const fitting = [2, 3, 4].filter((players) => players >= game.seatsAllowed.min && players <= game.seatsAllowed.max);
  let missing = reached.missing();
  let games = 0;
  let decisions = 0;
  const play = (played: readonly CardSet[], at: number, wanted: ReadonlySet<string>, mostDecisions: number): void => {
    const rules = ascension({ sets: played });
    const by = gameOf(rules);
    const met = new Met(by, open);
    const agent = curiousAgent(by, seed + at, (card) => wanted.has(card));
    games++;
    try {
      const start = rules.start({ players: playerNames(fitting[at % fitting.length]), seed: seed + at });
      const steps = stepsBy(rules, { seed: seed + at, mayLoop: true, decisions: mostDecisions }, start, agent);
      for (const step of steps) {
        decisions++;
        if (by.fingerprint === game.fingerprint) reached.look(step);
        if (open.size > 0) met.look(step);
      }
    } catch (thrown) {
      if (!isEndless(thrown)) throw thrown;
    }
  };
  for (let at = 0; at < most && missing.length > 0; at++) {
    play(sets, at, new Set(missing.map(({ card }) => card)), 5_000);
    missing = reached.missing();
  }
  for (const pair of [...open.values()]) {
    for (let at = 0; at < GAMES_FOR_A_PAIR && open.has(keyOf(pair)); at++) {
      play([manyOf(sets, pair)], at, new Set(pair), DECISIONS_FOR_A_PAIR);
    }
  }
  const cards = [...new Set(missing.map(({ card }) => card))];
  const whole = new Set(sets.flatMap((set) => set.cards.filter(({ name }) => !cards.includes(cardId(name)))));
  const said = wordsIn([...whole]);
  const words = [...wordsIn(sets.map((set) => set.cards))].filter((word) => !said.has(word));
  return { games, decisions, places: reached.places().length, missing, cards, words, pairs: [...open.values()] };
}

/** How many copies there are of the cards of a box in which some of them are to meet. */
const COPIES: { readonly [K in Card['kind']]: number } = { hero: 10, construct: 10, monster: 10, event: 2, temple: 1 };

/** A set of some cards of the center, many of each, and of all cards that are not in the center. */
export function manyOf(sets: readonly CardSet[], ids: readonly string[]): CardSet {
  const cards = combine(sets).flatMap(({ id, card }): Card[] => {
    if (card.zone !== 'center') return [card];
    return ids.includes(id) ? [{ ...card, copies: COPIES[card.kind] }] : [];
  });
  const [first] = sets;
  return { id: 'many', name: 'Many', players: first.players, cards };
}
