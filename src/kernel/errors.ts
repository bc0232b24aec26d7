/** What is wrong with something, in a form for programs (`code`) and for people (the rest). */
export interface Problem {
  /** Stable and namespaced: `answer/not-offered`, `set/unknown-card`. */
  readonly code: string;
  /** Where in the input, as a path such as `cards[3].abilities[0]`; empty for the whole. */
  readonly path: string;
  /** What there was. */
  readonly found: string;
  /** What there should have been. */
  readonly expected: string;
  /** What to do about it. */
  readonly remedy: string;
  /** The allowed word nearest to one that is misspelt. */
  readonly nearest?: string;
}

/** A problem, with the path defaulting to the whole input. */
export function problem(code: string, found: string, expected: string, remedy: string, path = ''): Problem {
  return { code, path, found, expected, remedy };
}

/** One line a person can read. */
export function describeProblem(p: Problem): string {
  return `${p.path ? `${p.path}: ` : ''}found ${p.found}, expected ${p.expected}; ${p.remedy} [${p.code}]`;
}

/** Every error this library throws on purpose: it carries a stable code and all the problems found. */
export class FatequeueError extends Error {
  /** The code of the first problem. */
  readonly code: string;
  /** Every problem found, at least one. */
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    super(problems.map(describeProblem).join('\n'), options);
    this.name = 'FatequeueError';
    this.code = problems[0]?.code ?? 'error/unknown';
    this.problems = problems;
  }
}

/** Thrown by `decide` for an answer that the decision does not allow; nothing was changed. */
export class IllegalAnswer extends FatequeueError {
  /** What is wrong with the answer. */
  readonly problem: Problem;

  constructor(found: Problem) {
    super([found]);
    this.name = 'IllegalAnswer';
    this.problem = found;
  }
}

/** Throws a single coded problem. */
export function fail(code: string, found: string, expected: string, remedy: string, path = ''): never {
  throw new FatequeueError([problem(code, found, expected, remedy, path)]);
}

/** Whether something thrown is an error of this library, also across copies of it. */
export function isFatequeueError(thrown: unknown): thrown is FatequeueError {
  return thrown instanceof Error && 'code' in thrown && 'problems' in thrown && Array.isArray(thrown.problems);
}

/** A short, safe rendering of any value for an error message. */
export function show(found: unknown): string {
  try {
    return shown(found);
  } catch {
    // Only a hostile object (a proxy, say) can make a look at it throw.
    return 'an object that refuses to be read';
  }
}

function shown(found: unknown): string {
  if (found === null) return 'null';
  if (Array.isArray(found)) return `a list of ${found.length}`;
  switch (typeof found) {
    case 'string':
      return JSON.stringify(found.length > 60 ? `${found.slice(0, 60)}…` : found);
    case 'number':
    case 'boolean':
      return String(found);
    case 'undefined':
      return 'nothing';
    case 'bigint':
      return 'a bigint';
    case 'symbol':
      return 'a symbol';
    case 'function':
      return 'a function';
    default:
      return 'an object';
  }
}

/** The allowed word nearest to a misspelt one, or null if none is near. */
export function nearestWord(word: string, allowed: readonly string[]): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of allowed) {
    const distance = editDistance(word.slice(0, 80).toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      bestDistance = distance;
      best = candidate;
    }
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substitution, previous[j] + 1, row[j - 1] + 1));
    }
    previous = row;
  }
  return previous[b.length];
}
