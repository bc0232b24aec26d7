import { readFileSync } from 'node:fs';
import { highlighted } from './highlight.js';
import { escaped, wayTo } from './html.js';
import type { Page } from './layout.js';
import { citedTest, type NamedTest, RULING_ID, testsByRuling } from './ruling-tests.js';

/** The page that says what each ruling id stands for. */
export const RULES = 'docs/rules.md';

/** Every ruling id that the page of rules explains. */
export function explainedRulings(): ReadonlySet<string> {
  return new Set(
    [...readFileSync(RULES, 'utf8').matchAll(/^- \*\*([A-Z]{1,2}\d{1,2})\*\*/gm)].map(([, id = '']) => id),
  );
}

/** The file of the site that shows a file of tests. */
export function testFile(file: string): string {
  return file.replace(/^test\//, 'tests/').replace(/\.ts$/, '.html');
}

function unescaped(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function toTest(from: string, test: NamedTest, says: string): string {
  const place = `${testFile(test.file)}#L${test.line}`;
  return `<a class="proof" href="${wayTo(from, place)}" title="${escaped(`${test.file}, line ${test.line}`)}">${says}</a>`;
}

/** Each citation of a test as a link to it. */
export function withLinkedTests(html: string, from: string, tests: readonly NamedTest[]): string {
  return html.replace(/<li><code>(.+? &gt; .+? &gt; .+?)<\/code><\/li>/gs, (all, citation: string) => {
    const test = citedTest(tests, unescaped(citation));
    if (test === null) return all;
    return `<li class="proven">${toTest(from, test, escaped(test.sentence))} <small>${escaped(test.about)}</small></li>`;
  });
}

/** Each ruling id in the text as a link to what it stands for; code, links and headings are left alone. */
export function withLinkedRulings(html: string, from: string, known: ReadonlySet<string>): string {
  const kept = /<(pre|code|a|h1|h2|h3|h4|svg|strong)\b[^>]*>.*?<\/\1>|<[^>]+>/gs;
  let at = 0;
  const parts: string[] = [];
  const link = (text: string) =>
    text.replace(RULING_ID, (id) =>
      known.has(id) ? `<a class="ruling" href="${wayTo(from, 'rules.html')}#${id.toLowerCase()}">${id}</a>` : id,
    );
  for (const found of html.matchAll(kept)) {
    parts.push(link(html.slice(at, found.index)), found[0]);
    at = found.index + found[0].length;
  }
  return [...parts, link(html.slice(at))].join('');
}

/** On the page of rules: each with the tests that prove it. */
export function withProofs(html: string, from: string, tests: readonly NamedTest[]): string {
  const byRuling = testsByRuling(tests);
  return html.replace(/<li><strong>([A-Z]{1,2}\d{1,2})<\/strong>(.*?)<\/li>/gs, (_, id: string, rule: string) => {
    const proofs = (byRuling.get(id) ?? []).map(
      (test) =>
        `<li class="proven">${toTest(from, test, escaped(test.sentence))} <small>${escaped(test.about)}</small></li>`,
    );
    const count = proofs.length === 1 ? '1 test' : `${proofs.length} tests`;
    return `<li id="${id.toLowerCase()}" class="rule"><strong>${id}</strong><div>${rule}<details><summary>${count}</summary><ul>${proofs.join('')}</ul></details></div></li>`;
  });
}

/** The files of tests that something leads to, as pages with a mark at each line. */
export function testPages(tests: readonly NamedTest[]): readonly Page[] {
  return [...new Set(tests.map(({ file }) => file))].map((file) => {
    const lines = highlighted(readFileSync(file, 'utf8').trimEnd(), 'ts').split('\n');
    const marked = lines.map((line, i) => `<span class="line" id="L${i + 1}">${line}</span>`).join('\n');
    const html = `<h1 class="file">${escaped(file)}</h1><pre class="source"><code>${marked}</code></pre>`;
    return { file: testFile(file), title: file, html, isWide: true };
  });
}
