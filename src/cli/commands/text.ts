import { checkSet as checkBoardSet } from '../../ascended/catalogue.js';
import { cardSheet as boardSheet, rulesText as boardText } from '../../ascended/index.js';
import { checkSet } from '../../ascension/catalogue.js';
import { type GameName, gameOfSet } from '../../authoring/games.js';
import { cardSheet, rulesText, TEXT_FORMS, type TextForm } from '../../index.js';
import { cardId } from '../../kernel/card-id.js';
import { fail, nearestWord, show } from '../../kernel/errors.js';
import { boardSetOf } from '../ascended/sets.js';
import type { Command } from '../command.js';
import { type FlagTable, helpText, readFlags } from '../flags.js';
import { paintFor } from '../paint.js';
import { SETS_HELP, setNamed } from '../sets.js';
import { FILES_HELP, readWritten } from '../written.js';

const FLAGS = {
  full: { help: 'tell what each keyword means, too' },
  json: { help: 'write the set as JSON instead, for play and simulate' },
} as const satisfies FlagTable;

/** Where a project that uses the package has the JSON Schemas of sets. */
const SCHEMAS = './node_modules/fatequeue/docs/schema';

/** What is printed in a set, whatever its game. */
interface Sheet {
  readonly id: string;
  /** The set as plain data. */
  readonly json: object;
  /** All of it as a page. */
  page(form: TextForm): string;
  readonly cards: readonly { readonly name: string; text(form: TextForm): string }[];
}

/** A set without the fields that it leaves out. */
function plain(set: object): object {
  return JSON.parse(JSON.stringify(set));
}

const SHEETS: { readonly [G in GameName]: (found: unknown) => Sheet } = {
  ascension(found) {
    const set = checkSet(found);
    return {
      id: set.id,
      json: { $schema: `${SCHEMAS}/set.json`, ...plain(set) },
      page: (form) => cardSheet(set, form),
      cards: set.cards.map((card) => ({ name: card.name, text: (form) => rulesText(card, form) })),
    };
  },
  // The texts of the board game have no keywords to tell the meaning of.
  ascended(found) {
    const set = checkBoardSet(found);
    return {
      id: set.id,
      json: { $schema: `${SCHEMAS}/ascended-set.json`, game: 'ascended', ...plain(set) },
      page: () => boardSheet(set),
      cards: [...set.cards, ...set.tiles].map((card) => ({ name: card.name, text: () => boardText(card) })),
    };
  },
};

/** `fatequeue text`: what is printed on cards. */
export const text: Command = {
  name: 'text',
  summary: 'print the rules texts of card sets',
  help: helpText({
    usage: 'text SET|FILE [CARD] [flags]',
    about: [
      'Prints the values and texts of the cards of a set, or of one card.',
      `A SET is one of ${SETS_HELP}; or ascended.`,
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
    const isFile = /\.([cm]?[jt]s|json)$/.test(where);
    const found = isFile ? (await readWritten(where)).found : (boardSetOf(where) ?? setNamed(where));
    const sheet = SHEETS[gameOfSet(found).name](found);
    if (given.has('json')) {
      terminal.write(JSON.stringify(sheet.json, null, 2));
      return 0;
    }
    const [short, full] = TEXT_FORMS;
    const form = given.has('full') ? full : short;
    if (name === undefined) {
      terminal.write(...sheet.page(form).trimEnd().split('\n'));
      return 0;
    }
    const card = cardNamed(sheet, name);
    terminal.write(paintFor(terminal.isColoured).strong(card.name), ...card.text(form).split('\n'));
    return 0;
  },
};

function cardNamed({ id, cards }: Sheet, name: string): Sheet['cards'][number] {
  const wanted = cards.find((card) => cardId(card.name) === cardId(name));
  if (wanted !== undefined) return wanted;
  const names = cards.map((card) => card.name);
  const near = nearestWord(name, names);
  const remedy = near === null ? `see fatequeue text ${id}` : `did you mean ${near}?`;
  return fail('cli/unknown-card', show(name), `a card of ${id}`, remedy);
}
