import { checkSet } from '../../ascension/catalogue.js';
import { cardId } from '../../ascension/dsl.js';
import { type CardSet, cardSheet, rulesText, TEXT_FORMS } from '../../index.js';
import { fail, nearestWord, show } from '../../kernel/errors.js';
import type { Command } from '../command.js';
import { type FlagTable, helpText, readFlags } from '../flags.js';
import { paintFor } from '../paint.js';
import { SETS_HELP, setNamed } from '../sets.js';
import { FILES_HELP, readWritten } from '../written.js';

const FLAGS = {
  full: { help: 'tell what each keyword means, too' },
  json: { help: 'write the set as JSON instead, for play and simulate' },
} as const satisfies FlagTable;

/** Where a project that uses the package has the JSON Schema of sets. */
const SCHEMA = './node_modules/fatequeue/docs/schema/set.json';

/** `fatequeue text`: what is printed on cards. */
export const text: Command = {
  name: 'text',
  summary: 'print the rules texts of card sets',
  help: helpText({
    usage: 'text SET|FILE [CARD] [flags]',
    about: [
      'Prints the values and texts of the cards of a set, or of one card.',
      `A SET is one of ${SETS_HELP}.`,
      FILES_HELP,
    ],
    flags: FLAGS,
    examples: [
      ['fatequeue text chronicle "Arha Initiate"', 'one card'],
      ['fatequeue text lanterns.json --full', 'all cards of a set of your own, with reminders'],
      ['fatequeue text set.js --json > set.json', 'the set as JSON; then: fatequeue play --sets chronicle,./set.json'],
    ],
  }),
  async run(args, terminal) {
    const given = readFlags(args, FLAGS, { usage: 'SET|FILE [CARD]', most: 2, fewest: 1 });
    const [where, name] = given.words;
    const set = /\.([cm]?[jt]s|json)$/.test(where) ? checkSet((await readWritten(where)).found) : setNamed(where);
    if (given.has('json')) {
      terminal.write(JSON.stringify({ $schema: SCHEMA, ...JSON.parse(JSON.stringify(set)) }, null, 2));
      return 0;
    }
    const [short, full] = TEXT_FORMS;
    const form = given.has('full') ? full : short;
    if (name === undefined) {
      terminal.write(...cardSheet(set, form).trimEnd().split('\n'));
      return 0;
    }
    const card = cardNamed(set, name);
    terminal.write(paintFor(terminal.isColoured).strong(card.name), ...rulesText(card, form).split('\n'));
    return 0;
  },
};

function cardNamed({ id, cards }: CardSet, name: string): CardSet['cards'][number] {
  const wanted = cards.find((card) => cardId(card.name) === cardId(name));
  if (wanted !== undefined) return wanted;
  const names = cards.map((card) => card.name);
  const near = nearestWord(name, names);
  const remedy = near === null ? `see fatequeue text ${id}` : `did you mean ${near}?`;
  return fail('cli/unknown-card', show(name), `a card of ${id}`, remedy);
}
