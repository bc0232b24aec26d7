import { type GameName, gameOfSet } from '../../authoring/games.js';
import { describeFinding, type Finding } from '../../authoring/index.js';
import { ownField } from '../../kernel/shape.js';
import { boardSetsNamed } from '../ascended/sets.js';
import type { Command } from '../command.js';
import { type FlagTable, helpText, readFlags } from '../flags.js';
import { paintFor } from '../paint.js';
import { SETS_HELP, setsNamed } from '../sets.js';
import { FILES_HELP, readWritten } from '../written.js';

const FLAGS = {
  with: { value: 'LIST', help: `sets they are played with: ${SETS_HELP}; or ascended` },
  strict: { help: 'let warnings count as errors do' },
  json: { help: 'write the findings as JSON, for programs' },
} as const satisfies FlagTable;

const MOST_FILES = 20;

/** The sets that the flag names, in the game of the files. */
const SETS_NAMED: { readonly [G in GameName]: (list: string) => readonly unknown[] } = {
  ascension: setsNamed,
  ascended: boardSetsNamed,
};

/** `fatequeue lint`: what is valid in sets and wrong all the same. */
export const lint: Command = {
  name: 'lint',
  summary: 'find what is valid in card sets and wrong all the same',
  help: helpText({
    usage: 'lint FILE... [flags]',
    about: [
      'Finds references that nothing binds, effects that never happen, triggers without a source, and more like that.',
      `Several files of one game are looked at as sets that are played together. ${FILES_HELP}`,
    ],
    flags: FLAGS,
    examples: [['fatequeue lint lanterns.json --with chronicle', 'ends with 1 if there are errors']],
  }),
  async run(args, terminal) {
    const given = readFlags(args, FLAGS, { usage: 'FILE...', most: MOST_FILES, fewest: 1 });
    const paint = paintFor(terminal.isColoured);
    const beside = given.value('with');
    const files = await Promise.all(given.words.map(readWritten));
    const sets = files.map(({ file, found }) => ({ file, found, game: gameOfSet(found) }));
    const all: { file: string; findings: readonly Finding[] }[] = [];
    for (const set of sets) {
      const { file, found, game } = set;
      const others = beside === undefined ? [] : SETS_NAMED[game.name](beside);
      const rest = sets.filter((other) => other !== set && other.game === game);
      const findings = game.lint(found, [...others, ...rest.map((other) => other.found)]);
      all.push({ file, findings });
      if (given.has('json')) continue;
      if (findings.length === 0) terminal.write(`${paint.strong(file)}: nothing to tell about ${cardsOf(found)}`);
      else terminal.write(paint.strong(file));
      for (const finding of findings) terminal.write(`  ${finding.severity}: ${describeFinding(finding)}`);
    }
    if (given.has('json')) terminal.write(JSON.stringify(all, null, 2));
    const counts = ({ severity }: Finding): boolean => severity === 'error' || given.has('strict');
    return all.some(({ findings }) => findings.some(counts)) ? 1 : 0;
  },
};

function cardsOf(set: unknown): string {
  const length = ownField(ownField(set, 'cards'), 'length');
  return length === 1 ? '1 card' : `${length} cards`;
}
