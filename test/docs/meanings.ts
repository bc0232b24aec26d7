import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import type { Meaning, Meanings } from '../../src/authoring/json-schema.js';
import { EXAMPLES } from './dsl-examples.js';

// The words of the language mean what their types and constructors say in the sources: nothing is written twice.

const SOURCES = ['src/kernel/effect.ts', 'src/ascension/language.ts'];
const CONSTRUCTORS = 'src/ascension/dsl.ts';

/** The names of parts in schemas, by the types that they are of where those are called otherwise. */
const PART_OF_TYPE: Readonly<Record<string, string>> = { CardSet: 'set', Way: 'choice' };

function sourceOf(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
}

/** The sentence above a declaration, without the rulings that it cites; empty if there is none. */
function sentenceAbove(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  return text.replace(/\s+/g, ' ').replace(/ \((?:[A-Z]\d+(?:, )?)+\)/g, '');
}

/** The literal that a member has as its type, such as `gain` in `readonly do: 'gain'`. */
function literalOf(member: ts.TypeElement): string | null {
  if (!ts.isPropertySignature(member) || member.type === undefined || !ts.isLiteralTypeNode(member.type)) return null;
  return ts.isStringLiteral(member.type.literal) ? member.type.literal.text : null;
}

/** The word of a union's member, with its tag: `do gain`. */
function wordOf({ members }: ts.InterfaceDeclaration): string | null {
  const [tag] = members;
  const literal = tag === undefined ? null : literalOf(tag);
  return literal === null ? null : `${tag?.name?.getText()} ${literal}`;
}

function fieldsOf({ members }: ts.InterfaceDeclaration): Meaning['fields'] {
  const told = members.map((member) => [member.name?.getText() ?? '', sentenceAbove(member)] as const);
  return Object.fromEntries(told.filter(([, text]) => text !== ''));
}

/** The tags that objects of the language are told apart by. */
const TAGS = ['do', 'ability', 'when', 'check', 'value', 'kind'] as const;

/** What each word and part of the board game's language means, as far as its types say. */
export function meaningsOfAscended(): Meanings {
  return meaningsIn(['src/kernel/effect.ts', 'src/ascended/language.ts']);
}

function meaningsIn(files: readonly string[]): Record<string, Meaning> {
  const found: Record<string, Meaning> = {};
  for (const statement of files.flatMap((file) => [...sourceOf(file).statements])) {
    if (ts.isInterfaceDeclaration(statement)) {
      const name = statement.name.text;
      const key = wordOf(statement) ?? PART_OF_TYPE[name] ?? name.toLowerCase();
      found[key] = { text: sentenceAbove(statement), fields: fieldsOf(statement) };
    } else if (ts.isTypeAliasDeclaration(statement)) {
      found[statement.name.text.toLowerCase()] = { text: sentenceAbove(statement), fields: {} };
    }
  }
  return found;
}

/** What each word and part of the language means. */
export function meaningsOfLanguage(): Meanings {
  const found = meaningsIn(SOURCES);
  // Words that share a type are told by their constructors.
  for (const { name, text } of constructorsOfLanguage().flatMap(({ all }) => all)) {
    const example: unknown = Reflect.get(EXAMPLES, name);
    for (const tag of TAGS) {
      const word: unknown = typeof example === 'object' && example !== null ? Reflect.get(example, tag) : undefined;
      const key = `${tag} ${word}`;
      const isOfCards = (tag === 'kind' && word === name) || tag === 'when';
      if (typeof word === 'string' && isOfCards && !Object.hasOwn(found, key)) {
        found[key] = { text, fields: found.card?.fields ?? {} };
      }
    }
  }
  return found;
}

/** A function or constant of the language. */
export interface Constructor {
  readonly name: string;
  /** What it does, in a sentence. */
  readonly text: string;
  /** How it is called; none for a constant. */
  readonly signatures: readonly string[];
  readonly example: string;
}

/** Constructors that belong together. */
export interface Section {
  readonly title: string;
  readonly all: readonly Constructor[];
}

/** The constructors in their order, under the headings of their source. */
export function constructorsOfLanguage(): readonly Section[] {
  return constructorsIn(CONSTRUCTORS, exampleTexts('test/docs/dsl-examples.ts'));
}

/** The constructors of the board game, each with a short card of Become Chosen that uses it, or else an example of its own. */
export function constructorsOfAscended(): readonly Section[] {
  const own = exampleTexts('test/docs/ascended-dsl-examples.ts');
  return constructorsIn('src/ascended/dsl.ts', new Map([...firstUses(), ...own]));
}

function constructorsIn(file: string, examples: ReadonlyMap<string, string>): readonly Section[] {
  const source = sourceOf(file);
  const sections: { title: string; at: number; all: Constructor[] }[] = [
    ...source.text.matchAll(/^\/\/ (.+?) -{10,}$/gm),
  ].map(({ 1: title = '', index }) => ({ title, at: index, all: [] }));
  const callable = new Map<string, { at: number; text: string; signatures: string[] }>();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      for (const { name, declaration } of reexported(statement, file)) {
        const entry = {
          at: statement.getStart(),
          text: sentenceAbove(declaration),
          signatures: [signatureOf(declaration)],
        };
        callable.set(name, entry);
      }
    }
    if (!isExported(statement)) continue;
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
      const entry = callable.get(statement.name.text) ?? { at: statement.getStart(), text: '', signatures: [] };
      // Of a function with overloads, those are what it is called by; its own signature is behind them.
      if (statement.body === undefined || entry.signatures.length === 0) entry.signatures.push(signatureOf(statement));
      entry.text ||= sentenceAbove(statement);
      callable.set(statement.name.text, entry);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        callable.set(name.getText(), { at: statement.getStart(), text: sentenceAbove(statement), signatures: [] });
      }
    }
  }
  for (const [name, { at, text, signatures }] of callable) {
    const section = sections.filter((one) => one.at < at).at(-1) ?? sections.at(0);
    section?.all.push({ name, text, signatures, example: examples.get(name) ?? '' });
  }
  return sections;
}

/** The functions of another file that are exported by name. */
function reexported({ isTypeOnly, exportClause, moduleSpecifier }: ts.ExportDeclaration, from: string) {
  if (isTypeOnly || exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  const names = exportClause.elements.map(({ name }) => name.text);
  const file = posix.join(posix.dirname(from), moduleSpecifier.text.replace(/\.js$/, '.ts'));
  return sourceOf(file).statements.flatMap((declaration) => {
    const name = ts.isFunctionDeclaration(declaration) ? declaration.name?.text : undefined;
    return name !== undefined && ts.isFunctionDeclaration(declaration) && names.includes(name)
      ? [{ name, declaration }]
      : [];
  });
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement)
    ? (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    : false;
}

function signatureOf({ name, parameters, type }: ts.FunctionDeclaration): string {
  return `${name?.text}(${parameters.map((one) => one.getText()).join(', ')}): ${type?.getText()}`;
}

const KINDS_OF_CARDS = ['mutations', 'artifacts', 'villains', 'companions', 'profiles', 'tiles'] as const;
const PRINTED: ReadonlySet<string> = new Set(['mutation', 'artifact', 'villain', 'companion', 'profile', 'tile']);

/** The cards and tiles of Become Chosen as they are written, by the constructors that are used in them first. */
function firstUses(): ReadonlyMap<string, string> {
  const uses = new Map<string, string>();
  for (const kind of KINDS_OF_CARDS) {
    const cards: ts.CallExpression[] = [];
    const find = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && PRINTED.has(node.expression.getText())) cards.push(node);
      else ts.forEachChild(node, find);
    };
    find(sourceOf(`sets/ascended-become-chosen/${kind}.ts`));
    // Short cards say most clearly what each of their words does.
    for (const card of cards.sort((a, b) => a.getText().length - b.getText().length)) {
      const look = (node: ts.Node): void => {
        if (ts.isIdentifier(node) && !uses.has(node.text)) uses.set(node.text, card.getText());
        ts.forEachChild(node, look);
      };
      look(card);
    }
  }
  return uses;
}

/** The examples as they are written, by the names of their constructors. */
function exampleTexts(file: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isAsExpression(node.parent.parent)) {
      texts.set(node.name.getText(), node.initializer.getText());
    } else if (ts.isShorthandPropertyAssignment(node)) {
      texts.set(node.name.getText(), node.name.getText());
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(sourceOf(file));
  return texts;
}
