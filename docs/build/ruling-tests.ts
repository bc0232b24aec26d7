import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A test, by where it stands. */
export interface NamedTest {
  /** Its file: `test/rulings/turn.test.ts`. */
  readonly file: string;
  readonly about: string;
  readonly sentence: string;
  readonly line: number;
}

/** The id of a ruling, such as Q11. */
export const RULING_ID = /\b[A-Z]{1,2}\d{1,2}\b/g;

function firstText(node: ts.CallExpression): string | null {
  const [name] = node.arguments;
  return name !== undefined && ts.isStringLiteralLike(name) ? name.text : null;
}

/** What is called: `test` for `test(…)` and for `test.each(…)(…)`. */
function calledName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return calledName(node.expression);
  return '';
}

function testsIn(file: string): readonly NamedTest[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found: NamedTest[] = [];
  const visit = (node: ts.Node, about: string): void => {
    let within = about;
    if (ts.isCallExpression(node)) {
      const name = calledName(node.expression);
      const text = name === 'describe' || name === 'test' ? firstText(node) : null;
      if (text !== null && name === 'describe') within = text;
      if (text !== null && name === 'test') {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push({ file, about, sentence: text, line });
      }
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, '');
  return found;
}

/** Every test of the project. */
export function readTests(): readonly NamedTest[] {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .flatMap(testsIn);
}

/** The tests that name each ruling. */
export function testsByRuling(tests: readonly NamedTest[]): ReadonlyMap<string, readonly NamedTest[]> {
  const found = new Map<string, NamedTest[]>();
  for (const test of tests) {
    for (const id of new Set(`${test.about} ${test.sentence}`.match(RULING_ID))) {
      found.set(id, [...(found.get(id) ?? []), test]);
    }
  }
  return found;
}

/** The test that a page cites as `file > about > sentence`, its file below `test/sets/` or `test/`. */
export function citedTest(tests: readonly NamedTest[], citation: string): NamedTest | null {
  const [, file = '', about = '', sentence = ''] = /^(.+?) > (.+?) > (.+)$/s.exec(citation) ?? [];
  const isMeant = (test: NamedTest) => test.file === `test/sets/${file}` || test.file === `test/${file}`;
  return tests.find((test) => isMeant(test) && test.about === about && test.sentence === sentence) ?? null;
}
