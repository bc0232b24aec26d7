import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { entries } from '../../tsup.config.js';

/** One import, re-export, import type or dynamic import of a file. */
export interface Import {
  /** What stands in the quotes; null if it is not a plain string. */
  readonly specifier: string | null;
  /** `type` is erased when compiled, `dynamic` is loaded later: neither makes a cycle. */
  readonly kind: 'value' | 'type' | 'dynamic';
  readonly line: number;
  /** The file of src or sets that the specifier stands for; null if it is a package. */
  readonly target: string | null;
}

/** A source file and what it imports. */
export interface Module {
  readonly file: string;
  readonly source: ts.SourceFile;
  readonly imports: readonly Import[];
}

/** The line of a position, counted from 1. */
export function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

/** Calls `visit` for a node and everything below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Parses one file; `file` is its path from the root of the project. */
export function parseModule(file: string, text: string): Module {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const imports: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Node | undefined, kind: Import['kind']) => {
    const name = specifier && ts.isStringLiteralLike(specifier) ? specifier.text : null;
    imports.push({ specifier: name, kind, line: lineOf(source, node.getStart()), target: targetOf(file, name) });
  };
  walk(source, (node) => {
    if (ts.isImportDeclaration(node)) {
      add(
        node,
        node.moduleSpecifier,
        node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type' : 'value',
      );
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      add(node, node.moduleSpecifier, node.isTypeOnly ? 'type' : 'value');
    } else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
      add(node, node.moduleReference.expression, node.isTypeOnly ? 'type' : 'value');
    } else if (ts.isImportTypeNode(node)) {
      add(node, ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, 'type');
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], 'dynamic');
    } else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'require') {
      add(node, node.arguments[0], 'value');
    }
  });
  return { file, source, imports };
}

/** Every TypeScript file of src and sets, parsed. */
export function readModules(): Module[] {
  return ['src', 'sets'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.[cm]?tsx?$/.test(file))
      .sort()
      .map((file) => parseModule(file, readFileSync(file, 'utf8'))),
  );
}

function targetOf(file: string, specifier: string | null): string | null {
  if (specifier === null) return null;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier).replace(/\.js$/, '.ts');
  const entry = /^fatequeue(?:\/(.+))?$/.exec(specifier);
  if (!entry) return null;
  const source = entries[entry[1] ?? 'index'];
  return source === undefined ? specifier : posix.normalize(source);
}
