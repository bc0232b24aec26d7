import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A mutant on one line: where it is, what is there, and what stood in its place. */
export function describeMutant({ fileName, location: { start, end }, mutatorName, replacement, status }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  // The end first: on a line of its own the start moves it.
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  const place = `${relative('.', fileName)}:${start.line}:${start.column}`;
  return `${place} ${status} ${mutatorName}: ${short(lines.join('\n'))} → ${short(replacement)}`;
}

function short(code) {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 130 ? `${line.slice(0, 80)} … ${line.slice(-45)}` : line;
}

/** How long each test took without any mutant. */
const times = new Map();
let overhead = 0;

const reporter = {
  onDryRunCompleted({ result: { tests }, timing }) {
    for (const { id, timeSpentMs } of tests) times.set(id, timeSpentMs);
    overhead = timing.overhead;
  },
  /**
   * Whatever is also run while the tests load (a box of cards is made then) would have all tests run against it.
   * Those that run it themselves are enough; only what runs nowhere else needs them all.
   */
  onMutationTestingPlanReady({ mutantPlans }) {
    for (const { plan, mutant, runOptions } of mutantPlans) {
      if (plan !== 'Run' || !mutant.static || mutant.coveredBy.length === 0) continue;
      const net = mutant.coveredBy.reduce((sum, id) => sum + times.get(id), 0);
      runOptions.testFilter = mutant.coveredBy;
      runOptions.timeout = 1.5 * net + 10_000 + overhead;
    }
  },
  /** Tells each mutant that no test finds, as soon as that is known. */
  onMutantTested(result) {
    if (result.status === 'Survived' || result.status === 'NoCoverage') console.log(describeMutant(result));
  },
};

/** The plugin for Stryker's `reporters`. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', value: reporter }];
