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

/** The places of the mutants in the sample, by their ids. */
export const places = new Map();

/** What became of each mutant so far. */
export const results = [];

const reporter = {
  /** In the order of the sample, so that a run that is stopped has tried a smaller sample. */
  onMutationTestingPlanReady({ mutantPlans }) {
    mutantPlans.sort((a, b) => (places.get(a.mutant.id) ?? -1) - (places.get(b.mutant.id) ?? -1));
    // Every run loads everything anew; Stryker would put those that need it last.
    for (const { runOptions } of mutantPlans) if (runOptions !== undefined) runOptions.reloadEnvironment = false;
  },
  /** Tells each mutant that no test finds, as soon as that is known. */
  onMutantTested(result) {
    results.push(result);
    if (result.status === 'Survived' || result.status === 'NoCoverage') console.log(describeMutant(result));
  },
};

/** The plugin for Stryker's `reporters`. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', value: reporter }];
