import ts from 'typescript';
import { layerOf } from './direction.js';
import { lineOf, type Module, walk } from './modules.js';

const gameWord =
  /^(runes?|honor|factions?|hero(es)?|monsters?|constructs?|banish(es|ed)?|acquire[sd]?|defeat(s|ed)?|troph(y|ies)|keystones?|mystics?|cultists?|mutations?|artifacts?|villains?|companions?)$/i;

/** Every word of the games in the kernel's code, strings and comments, as a word or as part of a camelCase name. */
export function gameWords({ file, source }: Module): string[] {
  return source.text.split('\n').flatMap((line, index) => {
    const words = line.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
    const found = words.filter((word) => gameWord.test(word));
    if (/center[\s_-]?row/i.test(line)) found.push('center row');
    return found.map((word) => `${file}:${index + 1} says ${word}: the kernel knows no game`);
  });
}

/** Every use of chance, of the clock and of code made from text. */
export function hiddenInputs({ file, source }: Module): string[] {
  const problems: string[] = [];
  const clockAllowed = layerOf(file) === 'cli';
  walk(source, (node) => {
    const name = forbiddenName(node);
    if (name === null || (name === 'Date' && clockAllowed)) return;
    problems.push(`${file}:${lineOf(source, node.getStart())} uses ${name}: ${remedy[name]}`);
  });
  return problems;
}

const remedy = {
  'Math.random': 'chance comes from the seed in the state',
  Date: 'the same seed and answers give the same game at any time',
  eval: 'data never becomes code',
  Function: 'data never becomes code',
};

function forbiddenName(node: ts.Node): keyof typeof remedy | null {
  if (!ts.isIdentifier(node) || !isValue(node)) return null;
  if (node.text === 'Math') return isRandom(node) ? 'Math.random' : null;
  return node.text === 'Date' || node.text === 'eval' || node.text === 'Function' ? node.text : null;
}

/** `Math` is harmless only as `Math.name` with a name other than random: `Math[name]` and `{ random } = Math` are not. */
function isRandom(math: ts.Identifier): boolean {
  // In `globalThis.Math.random` the object is the whole of `globalThis.Math`.
  const object = ts.isPropertyAccessExpression(math.parent) && math.parent.name === math ? math.parent : math;
  const access = object.parent;
  return !(ts.isPropertyAccessExpression(access) && access.expression === object && access.name.text !== 'random');
}

function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent) || ts.isTypeQueryNode(parent)) return false;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) {
    return parent.name !== node;
  }
  return true;
}
