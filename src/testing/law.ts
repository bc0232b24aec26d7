import { FatequeueError, isFatequeueError, problem } from '../kernel/errors.js';
import { below, type RandomWork, seeded } from '../kernel/random.js';
import { newReplay, type Replay } from '../kernel/replay.js';
import type { Rules } from '../kernel/rules.js';
import type { GameState } from '../kernel/state.js';
import { difference } from './difference.js';
import { beginningOf, isEndless, startOptionsOf, stepsOf, type Trial, type TrialStep } from './trial.js';

/** A game that a law watches, as it begins. */
export interface Watched<R extends Rules = Rules> {
  /** Its rules. */
  readonly rules: R;
  /** How it is played. */
  readonly trial: Trial;
  /** The state it began with. */
  readonly start: GameState;
  /** A whole number below a bound, for laws that look at some of much; it follows from the trial. */
  below(bound: number): number;
}

/** What looks at one game on behalf of a law; whatever it throws says that the law does not hold. */
export interface Watch {
  /** Each step, as it was played. */
  step?(step: TrialStep): void;
  /** Where the game ended, or was left. */
  end?(state: GameState): void;
}

/** A claim about every game: a function that any test runner can call, which throws if the claim does not hold. */
export interface Law {
  (rules: Rules, trial: number | Trial): void;
  /** Its name in kebab-case; `law/` and this is the code of the error. */
  readonly id: string;
  /** Which of the ten guarantees it belongs to; null for a claim about one game only. */
  readonly guarantee: number | null;
  /** In words. */
  readonly claim: string;
  /** Begins to watch a game; null if the law says nothing about it. */
  watch(game: Watched): Watch | null;
}

/** What a law is made of. */
export type LawParts = Pick<Law, 'id' | 'guarantee' | 'claim' | 'watch'>;

/** A law, to be called by itself or to be watched together with others. */
export function law(parts: LawParts): Law {
  const check = (rules: Rules, trial: number | Trial): void => {
    const { broken } = putThrough(rules, typeof trial === 'number' ? { seed: trial } : trial, [made]);
    if (broken.length > 0) throw broken[0];
  };
  const made: Law = Object.assign(check, parts);
  return made;
}

/** A law about the state at every decision: `check` says what is wrong, or gives null; it may also throw. */
export function invariant(id: string, claim: string, check: (state: GameState, rules: Rules) => string | null): Law {
  const look = (state: GameState, rules: Rules): void => {
    const found = check(state, rules);
    if (found !== null) breach(found, claim);
  };
  return law({
    id,
    guarantee: null,
    claim,
    watch: ({ rules, start }) => {
      look(start, rules);
      return { step: ({ state }) => look(state, rules) };
    },
  });
}

/** Says that a law does not hold. */
export function breach(found: string, expected: string): never {
  throw new FatequeueError([problem('law/breach', found, expected, 'see which law it was')]);
}

/** Says that a law does not hold if something does not. */
export function claim(holds: boolean, found: string, expected: string): asserts holds {
  if (!holds) breach(found, expected);
}

/** Says that a law does not hold unless two values are the same, and where they differ. */
export function claimSame(found: unknown, expected: unknown, what: string): void {
  const other = difference(found, expected);
  if (other !== null) breach(`${what} ${other.path}: ${other.found}`, other.expected);
}

/** A law that a game broke, with all that is needed to see it again. */
export class LawBroken extends FatequeueError {
  /** The law, by its id. */
  readonly law: string;
  /** Source text that shows it. */
  readonly source: string;
  /** The same law breaks with the same rules and this trial. */
  readonly trial: Trial;
  /** The game up to where it broke; null where it did not begin as a new game. */
  readonly replay: Replay | null;

  constructor(
    broken: Pick<Law, 'id' | 'claim'>,
    trial: Trial,
    recorded: Replay | null,
    thrown: unknown,
    source = callOf(broken, trial),
  ) {
    const at = trial.decisions === undefined ? '' : `decision ${trial.decisions}`;
    const [first] = isFatequeueError(thrown) ? thrown.problems : [];
    const found = first?.found ?? (thrown instanceof Error ? thrown.message : 'something thrown');
    const code = first === undefined || first.code.startsWith('law/') ? '' : ` (${first.code})`;
    const expected = first === undefined ? broken.claim : first.expected;
    const remedy = source.includes('\n') ? `see it again with\n${source}\n` : `see it again with ${source}`;
    super([problem(`law/${broken.id}`, `${found}${code}`, expected, remedy, at)], { cause: thrown });
    this.source = source;
    this.name = 'LawBroken';
    this.law = broken.id;
    this.trial = trial;
    this.replay = recorded;
  }
}

/** The name of a law as it is imported. */
export function nameOf({ id }: Pick<Law, 'id'>): string {
  return id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The error for a law that broke, with other source text that shows it. */
export function shownBy(broken: LawBroken, source: string): LawBroken {
  return new LawBroken({ id: broken.law, claim: '' }, broken.trial, broken.replay, broken, source);
}

/** The call that puts a law through a trial, as source text. */
function callOf(broken: Pick<Law, 'id'>, { from, ...trial }: Trial): string {
  const data = JSON.stringify(trial)
    .replace(/"(\w+)":/g, '$1: ')
    .replaceAll(',', ', ')
    .replace(/^\{/, '{ ')
    .replace(/\}$/, ' }');
  return `${nameOf(broken)}(rules, ${from === undefined ? data : `${data.slice(0, -2)}, from: state }`})`;
}

/** What became of a trial. */
export interface Run {
  /** How many decisions were answered. */
  readonly decisions: number;
  /** Where the game ended, or was left; null if it did not begin. */
  readonly end: GameState | null;
  /** The laws that did not hold. */
  readonly broken: readonly LawBroken[];
}

const RESOLUTIONS_END = { id: 'every-resolution-ends', claim: 'every resolution ends' };
const OFFERS_ARE_ACCEPTED = { id: 'every-offer-is-accepted', claim: 'every option offered is accepted' };

/** Plays one trial under the eyes of some laws; each of them is told at most once to be broken. */
export function putThrough(rules: Rules, trial: Trial, laws: readonly Law[]): Run {
  const steps: TrialStep[] = [];
  const broken: LawBroken[] = [];
  const note = (by: Pick<Law, 'id' | 'claim'>, thrown: unknown, decisions = steps.length): void => {
    const recorded = trial.from === undefined ? newReplay(rules, startOptionsOf(trial), steps) : null;
    broken.push(new LawBroken(by, { ...trial, decisions }, recorded, thrown));
  };
  const attempt = <T>(by: Pick<Law, 'id' | 'claim'>, run: () => T): T | null => {
    try {
      return run();
    } catch (thrown) {
      note(by, thrown);
      return null;
    }
  };
  let start: GameState;
  try {
    start = beginningOf(rules, trial);
  } catch (thrown) {
    if (!isEndless(thrown)) throw thrown;
    if (trial.mayLoop !== true) note(RESOLUTIONS_END, thrown);
    return { decisions: 0, end: null, broken };
  }
  let watches = laws.flatMap((each, i) => {
    const [a, b, c, d] = seeded(trial.seed + i * 7_919);
    const random: RandomWork = [a, b, c, d];
    const watch = attempt(each, () => each.watch({ rules, trial, start, below: (bound) => below(random, bound) }));
    return watch === null ? [] : [{ each, watch }];
  });
  const tell = (run: (watch: Watch) => void): void => {
    watches = watches.filter(({ each, watch }) => {
      const noted = broken.length;
      attempt(each, () => run(watch));
      return broken.length === noted;
    });
  };
  let end = start;
  try {
    for (const step of stepsOf(rules, trial)) {
      steps.push(step);
      end = step.state;
      tell((watch) => watch.step?.(step));
    }
  } catch (thrown) {
    note(isEndless(thrown) ? RESOLUTIONS_END : OFFERS_ARE_ACCEPTED, thrown, steps.length + 1);
  }
  tell((watch) => watch.end?.(end));
  return { decisions: steps.length, end, broken };
}
