import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { manifest } from './manifest.js';
import { lineOf, walk } from './modules.js';

if (!existsSync('dist')) throw new Error('There is no dist: run npm run build first.');

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => /\.d\.c?ts$/.test(name));
const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  typeof target === 'string' ? [] : [{ entry, file: resolve(target.import.types) }],
);
const program = ts.createProgram(
  files.map((name) => resolve('dist', name)),
  { strict: true, noEmit: true, skipLibCheck: true, types: [], module: ts.ModuleKind.ESNext },
);
const checker = program.getTypeChecker();

function sourceOf(file: string): ts.SourceFile {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} is not in dist`);
  return source;
}

/** The names that an entry exports, with what they stand for. */
function exportsOf(file: string): readonly ts.Symbol[] {
  const module = checker.getSymbolAtLocation(sourceOf(file));
  const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
  return symbols.map((symbol) => {
    return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  });
}

function isDescribed(symbol: ts.Symbol): boolean {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() !== '';
}

/** The tag that tells the members of a union apart says nothing that the description of its type does not. */
function isTag(symbol: ts.Symbol): boolean {
  const declared = symbol.valueDeclaration;
  return (
    declared !== undefined &&
    ts.isPropertySignature(declared) &&
    declared.type !== undefined &&
    ts.isLiteralTypeNode(declared.type) &&
    ts.isStringLiteral(declared.type.literal)
  );
}

/** What somebody can read of an exported interface, class or type: the members that are declared in this package. */
function membersOf(symbol: ts.Symbol): readonly ts.Symbol[] {
  if ((symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.TypeAlias)) === 0) return [];
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (type.isUnion() || (type.flags & ts.TypeFlags.Object) === 0) return [];
  return checker.getPropertiesOfType(type).filter((member) =>
    member.declarations?.some((declaration) => {
      const isOurs = declaration.getSourceFile().fileName.startsWith(resolve('dist'));
      const isPrivate = (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private) !== 0;
      return isOurs && !isPrivate && !ts.isParameter(declaration);
    }),
  );
}

describe('the declarations of the package', () => {
  test('have no any', () => {
    const found = files.flatMap((name) => {
      const source = sourceOf(resolve('dist', name));
      const lines: string[] = [];
      walk(source, (node) => {
        if (node.kind === ts.SyntaxKind.AnyKeyword) lines.push(`${name}:${lineOf(source, node.getStart())}`);
      });
      return lines;
    });
    expect(found).toEqual([]);
  });

  test.each(entries)('describe every name that fatequeue $entry exports', ({ file }) => {
    const names = exportsOf(file);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isDescribed(name)).map(({ name }) => name)).toEqual([]);
  });

  test.each(entries)('describe every member of what fatequeue $entry exports', ({ file }) => {
    const members = exportsOf(file).flatMap((name) =>
      membersOf(name)
        .filter((member) => !isTag(member) && !isDescribed(member))
        .map((member) => `${name.name}.${member.name}`),
    );
    expect(members).toEqual([]);
  });
});
