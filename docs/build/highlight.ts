import ts from 'typescript';
import { escaped } from './html.js';

type Paint = 'word' | 'text' | 'number' | 'note' | 'name' | null;

function paintOf(kind: ts.SyntaxKind, isCalled: boolean): Paint {
  if (kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword) return 'word';
  if (kind === ts.SyntaxKind.NumericLiteral) return 'number';
  if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia) return 'note';
  if (kind === ts.SyntaxKind.Identifier) return isCalled ? 'name' : null;
  if (kind >= ts.SyntaxKind.FirstTemplateToken && kind <= ts.SyntaxKind.LastTemplateToken) return 'text';
  return kind === ts.SyntaxKind.StringLiteral ? 'text' : null;
}

/** Every line in a span of its own, so that lines can be told apart afterwards. */
function painted(text: string, paint: Paint): string {
  if (paint === null) return escaped(text);
  const lines = text.split('\n').map((line) => `<span class="code-${paint}">${escaped(line)}</span>`);
  return lines.join('\n');
}

function typescript(code: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, code);
  const parts: string[] = [];
  /** How many braces are open in each template that is open. */
  const templates: number[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const last = templates.length - 1;
    if (kind === ts.SyntaxKind.OpenBraceToken && last >= 0) templates[last]++;
    if (kind === ts.SyntaxKind.CloseBraceToken && last >= 0) {
      if (templates[last] === 0) kind = scanner.reScanTemplateToken(false);
      else templates[last]--;
    }
    if (kind === ts.SyntaxKind.TemplateHead) templates.push(0);
    if (kind === ts.SyntaxKind.TemplateTail) templates.pop();
    const text = scanner.getTokenText();
    const paint = paintOf(kind, code[scanner.getTokenEnd()] === '(');
    parts.push(painted(text, paint));
  }
  return parts.join('');
}

function shell(code: string): string {
  return escaped(code).replace(/(^|\s)(#.*)$/gm, '$1<span class="code-note">$2</span>');
}

const PAINTERS: Readonly<Record<string, (code: string) => string>> = {
  ts: typescript,
  js: typescript,
  json: typescript,
  sh: shell,
};

/** Code as HTML with its words in colour; of languages that are not known, as it is. */
export function highlighted(code: string, language: string): string {
  return (PAINTERS[language] ?? escaped)(code);
}
