import { readFileSync } from 'node:fs';
import { describeFinding, type Finding } from 'fatequeue/authoring';
import type { Card } from 'fatequeue/dsl';
import ts from 'typescript';
import { BOARD_LINT_RULES } from '../../src/authoring/lint/board/rules.js';
import type { LintRule } from '../../src/authoring/lint/rule.js';
import { LINT_RULES } from '../../src/authoring/lint/rules.js';
import { BOARD_LINT_EXAMPLES } from './board-lint-examples.js';
import { boardFindingsOf } from './board-lint-sets.js';
import { LINT_EXAMPLES, type LintExample } from './lint-examples.js';

const INTRODUCTION = `# Linting

\`lintSet\` finds what is valid in a set and wrong all the same: a text that speaks of a card which nothing chose, a trigger that
never goes off, a monster that nobody would defeat. Each finding names its rule, the card, where it is, and what to do.

\`\`\`ts
import { describeFinding, lintSet } from 'fatequeue/authoring';
import { defineSet, draw, gain, hero, monster, onlyIf, played, reward, youControl } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';

const lanterns = defineSet({
  id: 'lanterns',
  name: 'Lanterns',
  players: { min: 2, max: 4 },
  cards: [
    hero('Lamplighter', { faction: 'enlightened', cost: 3, copies: 3 }, played(onlyIf(youControl(0), draw(1)))),
    monster('Moth King', { power: 4, copies: 2 }, reward(gain(3, 'honor'))),
  ],
});

for (const finding of lintSet(lanterns, { with: [chronicleOfTheGodslayer] })) {
  console.log(finding.rule); // constant-condition
  console.log(describeFinding(finding));
}
\`\`\`

The cards of sets that are passed as \`with\` are known and not looked at. \`npx fatequeue lint FILE\` does the same from the command
line. Sets of the board game are looked at in the same way: [the rules of both games](#in-both-games), then [those of the
deck-builder](#in-the-deck-builder) and [of the board game](#in-the-board-game).

The rules follow, each with an example of what it finds, what it says of that, and what was probably meant; the examples are
looked at together with Chronicle of the Godslayer, or with Become Chosen. An error is surely not what was meant, a warning may be.
`;

const EXAMPLES_FILE = 'test/authoring/lint-examples.ts';
const BOARD_EXAMPLES_FILE = 'test/authoring/board-lint-examples.ts';

/** The page of the rules, from their tables and their examples. */
export function lintPage(findingsOf: (cards: readonly Card[], example: LintExample) => readonly Finding[]): string {
  const texts = exampleTexts(EXAMPLES_FILE);
  const boardTexts = exampleTexts(BOARD_EXAMPLES_FILE);
  const inDeck = (name: string): string => {
    const example = LINT_EXAMPLES[name];
    return shown(name, texts, findingsOf(example.bad, example));
  };
  const onBoard = (name: string): string => shown(name, boardTexts, boardFindingsOf(BOARD_LINT_EXAMPLES[name].bad));
  const shared = LINT_RULES.filter(isOfBoard);
  const parts = [
    '## In both games',
    ...shared.map((rule) => [headOf(rule), inDeck(rule.name), 'In the board game:', onBoard(rule.name)].join('\n\n')),
    '## In the deck-builder',
    ...LINT_RULES.filter((rule) => !isOfBoard(rule)).map((rule) => [headOf(rule), inDeck(rule.name)].join('\n\n')),
    '## In the board game',
    ...BOARD_LINT_RULES.filter(({ name }) => !shared.some((rule) => rule.name === name)).map((rule) =>
      [headOf(rule), onBoard(rule.name)].join('\n\n'),
    ),
  ];
  return `${INTRODUCTION}\n${parts.join('\n\n')}\n`;
}

function isOfBoard({ name }: Told): boolean {
  return BOARD_LINT_RULES.some((rule) => rule.name === name);
}

type Told = Pick<LintRule, 'name' | 'about' | 'severity'>;

function headOf({ name, about, severity }: Told): string {
  return `### ${name}\n\n${about} (${severity})`;
}

/** The bad example of a rule, what is found there, and the good one. */
function shown(name: string, texts: ReadonlyMap<string, string>, findings: readonly Finding[]): string {
  const told = new Set(findings.map((finding) => `> ${describeFinding(finding)}`));
  const bad = code(texts.get(`${name} bad`) ?? '');
  return [bad, [...told].join('\n>\n'), 'Better:', code(texts.get(`${name} good`) ?? '')].join('\n\n');
}

function code(text: string): string {
  return `\`\`\`js\n${text}\n\`\`\``;
}

/** The examples as they are written, by the rule and whether they are bad or good. */
function exampleTexts(file: string): ReadonlyMap<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const texts = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /^(bad|good)$/.test(node.name.getText())) {
      const rule = node.parent.parent;
      if (!ts.isPropertyAssignment(rule) || !(ts.isStringLiteral(rule.name) || ts.isIdentifier(rule.name))) return;
      const { initializer } = node;
      const written = ts.isArrayLiteralExpression(initializer) ? initializer.elements : [initializer];
      const pieces = written.map((element) => outdented(element.getText()));
      const text = ts.isArrayLiteralExpression(initializer) ? pieces.join(',\n') : `set = ${pieces.join()}`;
      texts.set(`${rule.name.text} ${node.name.getText()}`, text.replace(/^set = \{/, '{\n  ...ascendedBecomeChosen,'));
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return texts;
}

/** A text without the indentation that its lines after the first one share. */
function outdented(text: string): string {
  const [, ...lines] = text.split('\n');
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return Number.isFinite(indent) ? text.replaceAll(`\n${' '.repeat(indent)}`, '\n') : text;
}
