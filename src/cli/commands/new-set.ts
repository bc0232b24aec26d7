import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardId } from '../../ascension/dsl.js';
import { fail, show } from '../../kernel/errors.js';
import type { Command } from '../command.js';
import { type FlagTable, helpText, readFlags } from '../flags.js';
import { projectFiles } from '../new-set/project.js';
import { paintFor } from '../paint.js';

const FLAGS = {
  in: { value: 'FOLDER', help: 'where the folder of the project is made (here unless given)' },
} as const satisfies FlagTable;

const LONGEST = 60;

/** `fatequeue new-set`: a project for a set of one's own. */
export const newSet: Command = {
  name: 'new-set',
  summary: 'begin a card set of your own: cards, tests and a game to play',
  help: helpText({
    usage: 'new-set NAME [flags]',
    about: [
      'Makes a folder with a set of three cards, a test for each of them and for the laws of the game, a script that plays',
      'with them, and what they need to run. A folder that is there already and not empty is left alone.',
    ],
    flags: FLAGS,
    examples: [['fatequeue new-set lanterns', 'then: cd lanterns && npm install && npm run play']],
  }),
  async run(args, terminal, version) {
    const given = readFlags(args, FLAGS, { usage: 'NAME', most: 1, fewest: 1 });
    const [title] = given.words;
    const id = cardId(title);
    if (id === '' || title.length > LONGEST) {
      fail(
        'cli/wrong-value',
        show(title),
        `a name with letters, of ${LONGEST} at most`,
        'call it lanterns, for example',
      );
    }
    const folder = join(given.value('in') ?? '.', id);
    makeRoom(folder);
    const files = projectFiles({ id, title: titleOf(title), version });
    for (const [path, text] of Object.entries(files)) {
      // Nothing is ever replaced, whatever has come there since.
      writeFileSync(join(folder, path), text, { flag: 'wx' });
    }
    const paint = paintFor(terminal.isColoured);
    terminal.write(`Made ${paint.strong(folder)} with ${Object.keys(files).join(', ')}.`, '', 'Next:');
    terminal.write(`  cd ${folder}`, '  npm install', '  npm run play', '  npm test');
    return 0;
  },
};

/** A name that begins with a capital, as on a box. */
function titleOf(name: string): string {
  const words = name === cardId(name) ? name.replaceAll('-', ' ') : name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function makeRoom(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length === 0) return;
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : show(thrown);
    fail('file/unwritable', `${show(folder)}: ${why}`, 'a folder that can be made', 'choose another name or --in');
  }
  fail(
    'file/exists',
    `${show(folder)}, which is not empty`,
    'a folder that is not there yet',
    'choose another name or --in',
  );
}
