import { FatequeueError } from '../kernel/errors.js';
import type { Rules } from '../kernel/rules.js';
import { MAX_PLAYERS, VARIANTS, type Variant } from '../kernel/start.js';
import type { GameState } from '../kernel/state.js';
import { lawsOf } from './all-laws.js';
import { asScenario } from './as-scenario.js';
import { invariant, type Law, type LawBroken, putThrough, shownBy } from './law.js';
import { isEndless, playerNames, type Trial } from './trial.js';

/** How many sit down to which variant. */
export interface Seating {
  /** How many. */
  readonly players: number;
  /** How it is played. */
  readonly variant: Variant;
}

/** What rules are put through. */
export interface ConformanceOptions {
  /** The seed of the first game; those after it have the next ones. 1 unless given. */
  readonly seed?: number | undefined;
  /** How many games are played; 20 unless given. */
  readonly games?: number | undefined;
  /** For how many players and which variants; all that the rules can be started with, in turn, unless given. */
  readonly seatings?: readonly Seating[] | undefined;
  /** How many decisions of a game are answered at most; without it, games have to end. */
  readonly decisions?: number | undefined;
  /** Laws of your own, by what they claim: null, or what is wrong with a state at a decision. */
  readonly invariants?: Readonly<Record<string, (state: GameState, rules: Rules) => string | null>> | undefined;
  /** All laws; those of the library for this game unless given. */
  readonly laws?: readonly Law[] | undefined;
  /** Lets resolutions be stopped for being endless. */
  readonly mayLoop?: boolean | undefined;
}

/** What became of all games. */
export interface ConformanceReport {
  /** How many games were played. */
  readonly games: number;
  /** How many decisions were answered in them. */
  readonly decisions: number;
  /** The laws that were put to the test, by their ids. */
  readonly laws: readonly string[];
  /** Each law that was broken, once. */
  readonly findings: readonly LawBroken[];
}

/** Every number of players and variant that some rules can be started with. */
export function seatingsOf(rules: Rules): readonly Seating[] {
  const seatings: Seating[] = [];
  for (const variant of VARIANTS) {
    for (let players = 1; players <= MAX_PLAYERS; players++) {
      if (canStart(rules, { players, variant })) seatings.push({ players, variant });
    }
  }
  return seatings;
}

function canStart(rules: Rules, { players, variant }: Seating): boolean {
  try {
    rules.start({ players: playerNames(players), seed: 1, variant });
    return true;
  } catch (thrown) {
    return isEndless(thrown);
  }
}

function kebab(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Plays games under the eyes of all laws, and tells which do not hold. */
export function conformanceReport(rules: Rules, options: ConformanceOptions = {}): ConformanceReport {
  const { seed = 1, games = 20, seatings = seatingsOf(rules), decisions, mayLoop } = options;
  const own = Object.entries(options.invariants ?? {}).map(([claim, check]) => invariant(kebab(claim), claim, check));
  const laws = [...own, ...(options.laws ?? lawsOf(rules))];
  const first = new Map<string, LawBroken>();
  let answered = 0;
  for (let i = 0; i < games; i++) {
    const trial: Trial = { seed: seed + i, ...seatings[i % seatings.length], decisions, mayLoop };
    const open = laws.filter(({ id }) => !first.has(id));
    const { broken, decisions: played } = putThrough(rules, withoutUndefined(trial), open);
    answered += played;
    for (const one of broken) if (!first.has(one.law)) first.set(one.law, one);
  }
  const findings = [...first.values()].map((found) => {
    const broken = shorter(rules, found, laws);
    const source = asScenario(rules, broken, laws);
    return source === null ? broken : shownBy(broken, source);
  });
  return { games, decisions: answered, laws: laws.map(({ id }) => id), findings };
}

function withoutUndefined({ decisions, mayLoop, ...trial }: Trial): Trial {
  return { ...trial, ...(decisions === undefined ? {} : { decisions }), ...(mayLoop === true ? { mayLoop } : {}) };
}

/** How many other games are played to find a shorter one in which a law breaks. */
const SHORTENINGS = 40;

function shorter(rules: Rules, found: LawBroken, laws: readonly Law[]): LawBroken {
  const law = laws.filter(({ id }) => id === found.law);
  let best = found;
  for (let i = 1; i <= SHORTENINGS; i++) {
    const decisions = (best.trial.decisions ?? 0) - 1;
    if (decisions < 1 || found.trial.from !== undefined) break;
    const { broken } = putThrough(rules, { ...found.trial, seed: found.trial.seed + i * 1_009, decisions }, law);
    const again = broken.find((one) => one.law === found.law);
    if (again !== undefined) best = again;
  }
  return best;
}

/** Plays games under the eyes of all laws; throws an error that tells each one that does not hold, and how to see it. */
export function conformance(rules: Rules, options: ConformanceOptions = {}): ConformanceReport {
  const report = conformanceReport(rules, options);
  if (report.findings.length === 0) return report;
  throw new FatequeueError(report.findings.flatMap(({ problems }) => problems));
}
