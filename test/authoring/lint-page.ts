import { readFileSync } from 'node:fs';
import { describeFinding, type Finding } from 'fatequeue/authoring';
import type { Card } from 'fatequeue/dsl';
import ts from 'typescript';
import { LINT_RULES } from '../../src/authoring/lint/rules.js';
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
line. The rules follow, each with an example of what it finds, what it says of that, and what was probably meant; the examples are
looked at together with Chronicle of the Godslayer. An error is surely not what was meant, a warning may be.
`;

/** The page of the rules, from their table and their examples. */
export function lintPage(findingsOf: (cards: readonly Card[], example: LintExample) => readonly Finding[]): string {
  const texts = exampleTexts();
  const rules = LINT_RULES.map(({ name, severity, about }) => {
    const example = LINT_EXAMPLES[name];
    const told = findingsOf(example.bad, example).map((finding) => `> ${describeFinding(finding)}`);
    return [
      `## ${name}`,
      `${about} (${severity})`,
      code(texts.get(`${name} bad`) ?? ''),
      [...new Set(told)].join('\n>\n'),
      'Better:',
      code(texts.get(`${name} good`) ?? ''),
    ].join('\n\n');
  });
  return `${INTRODUCTION}\n${rules.join('\n\n')}\n`;
}

function code(text: string): string {
  return `\`\`\`js\n${text}\n\`\`\``;
}

/** The examples as they are written, by the rule and whether they are bad or good. */
function exampleTexts(): ReadonlyMap<string, string> {
  const file = 'test/authoring/lint-examples.ts';
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const texts = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer)) {
      const rule = node.parent.parent;
      if (!ts.isPropertyAssignment(rule) || !ts.isStringLiteral(rule.name)) return;
      const cards = node.initializer.elements.map((element) => outdented(element.getText()));
      texts.set(`${rule.name.text} ${node.name.getText()}`, cards.join(',\n'));
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
