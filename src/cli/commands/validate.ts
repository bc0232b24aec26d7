import { describeProblem, type Problem, validateSet } from '../../authoring/index.js';
import { ownField } from '../../kernel/shape.js';
import type { Command } from '../command.js';
import { type FlagTable, helpText, readFlags } from '../flags.js';
import { paintFor } from '../paint.js';
import { FILES_HELP, readWritten } from '../written.js';

const FLAGS = {
  json: { help: 'write the problems as JSON, for programs' },
} as const satisfies FlagTable;

const MOST_FILES = 100;

/** `fatequeue validate`: everything that is wrong with sets, at once. */
export const validate: Command = {
  name: 'validate',
  summary: 'tell everything that is wrong with card sets',
  help: helpText({
    usage: 'validate FILE... [flags]',
    about: [
      'Tells every problem of a set: where it is, what was found, what is allowed, and the nearest right word.',
      FILES_HELP,
    ],
    flags: FLAGS,
    examples: [['fatequeue validate lanterns.json', 'ends with 1 if anything is wrong']],
  }),
  async run(args, terminal) {
    const given = readFlags(args, FLAGS, { usage: 'FILE...', most: MOST_FILES, fewest: 1 });
    const paint = paintFor(terminal.isColoured);
    const all: { file: string; problems: readonly Problem[] }[] = [];
    for (const name of given.words) {
      const { file, found } = await readWritten(name);
      const problems = validateSet(found);
      all.push({ file, problems });
      if (given.has('json')) continue;
      if (problems.length === 0) terminal.write(`${paint.strong(file)}: valid, ${countOf(found)}`);
      else
        terminal.write(paint.strong(`${file}: ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}`));
      for (const problem of problems) terminal.write(`  ${cardOf(found, problem)}${describeProblem(problem)}`);
    }
    if (given.has('json')) terminal.write(JSON.stringify(all, null, 2));
    return all.some(({ problems }) => problems.length > 0) ? 1 : 0;
  },
};

function countOf(found: unknown): string {
  const length = ownField(ownField(found, 'cards'), 'length');
  return length === 1 ? '1 card' : `${length} cards`;
}

/** The name of the card that a problem is about, which says more than its number. */
function cardOf(found: unknown, { path }: Problem): string {
  const index = /^cards\[(\d+)\]/.exec(path)?.[1];
  const name = index === undefined ? undefined : ownField(ownField(ownField(found, 'cards'), index), 'name');
  return typeof name === 'string' ? `${name}: ` : '';
}
