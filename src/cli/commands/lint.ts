import { checkSet } from '../../ascension/catalogue.js';
import type { CardSet } from '../../ascension/language.js';
import { describeFinding, type Finding, lintSet } from '../../authoring/index.js';
import type { Command } from '../command.js';
import { type FlagTable, helpText, readFlags } from '../flags.js';
import { paintFor } from '../paint.js';
import { SETS_HELP, setsNamed } from '../sets.js';
import { FILES_HELP, readWritten } from '../written.js';

const FLAGS = {
  with: { value: 'LIST', help: `sets they are played with: ${SETS_HELP}` },
  strict: { help: 'let warnings count as errors do' },
  json: { help: 'write the findings as JSON, for programs' },
} as const satisfies FlagTable;

const MOST_FILES = 20;

/** `fatequeue lint`: what is valid in sets and wrong all the same. */
export const lint: Command = {
  name: 'lint',
  summary: 'find what is valid in card sets and wrong all the same',
  help: helpText({
    usage: 'lint FILE... [flags]',
    about: [
      'Finds references that nothing binds, effects that never happen, triggers without a source, and more like that.',
      `Several files are looked at as sets that are played together. ${FILES_HELP}`,
    ],
    flags: FLAGS,
    examples: [['fatequeue lint lanterns.json --with chronicle', 'ends with 1 if there are errors']],
  }),
  async run(args, terminal) {
    const given = readFlags(args, FLAGS, { usage: 'FILE...', most: MOST_FILES, fewest: 1 });
    const paint = paintFor(terminal.isColoured);
    const beside = given.value('with');
    const others = beside === undefined ? [] : setsNamed(beside);
    const files = await Promise.all(given.words.map(readWritten));
    const sets = files.map(({ found }) => checkSet(found));
    const all: { file: string; findings: readonly Finding[] }[] = [];
    sets.forEach((set, i) => {
      const { file } = files[i];
      const findings = lintSet(set, { with: [...others, ...sets.filter((other) => other !== set)] });
      all.push({ file, findings });
      if (given.has('json')) return;
      if (findings.length === 0) terminal.write(`${paint.strong(file)}: nothing to tell about ${cardsOf(set)}`);
      else terminal.write(paint.strong(file));
      for (const finding of findings) terminal.write(`  ${finding.severity}: ${describeFinding(finding)}`);
    });
    if (given.has('json')) terminal.write(JSON.stringify(all, null, 2));
    const counts = ({ severity }: Finding): boolean => severity === 'error' || given.has('strict');
    return all.some(({ findings }) => findings.some(counts)) ? 1 : 0;
  },
};

function cardsOf({ cards: { length } }: CardSet): string {
  return length === 1 ? '1 card' : `${length} cards`;
}
