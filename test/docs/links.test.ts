import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENTS, readContents } from '../../docs/build/contents.js';
import { linksOf, readMarkdown, targetOf } from '../../docs/build/markdown.js';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .map((name) => `docs/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.md') && !name.startsWith('docs/site/') && !name.startsWith('docs/api/'));
const pages = ['README.md', 'CHANGELOG.md', ...inDocs];

/** What is wrong with a link of a page; null if nothing is. */
function problemOf(page: string, link: string): string | null {
  const target = targetOf(page, link);
  if (target === null) return null;
  if (!existsSync(target.file)) return `there is no ${target.file}`;
  if (target.id === '' || !target.file.endsWith('.md')) return null;
  const ids = readMarkdown(readFileSync(target.file, 'utf8')).sections.map(({ id }) => id);
  return ids.includes(target.id) ? null : `${target.file} has no #${target.id}`;
}

describe('the links of the documentation', () => {
  test.each(pages)('of %s lead to files and headings that there are', (page) => {
    const problems = linksOf(readFileSync(page, 'utf8')).map((link) => problemOf(page, link));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });

  test('that lead nowhere are found', () => {
    expect(problemOf('README.md', 'docs/gone.md')).toBe('there is no docs/gone.md');
    expect(problemOf('docs/hosting.md', '#gone')).toBe('docs/hosting.md has no #gone');
    expect(problemOf('docs/hosting.md', 'getting-started.md#gone')).toBe('docs/getting-started.md has no #gone');
    expect(problemOf('docs/hosting.md', '#replays')).toBeNull();
    expect(linksOf('[a](b.md), ![c](d.svg)')).toEqual(['b.md', 'd.svg']);
  });
});

describe('the contents', () => {
  test('list every page, each once', () => {
    const listed = readContents().flatMap(({ entries }) => entries.map(({ file }) => file));
    const expected = [...inDocs.filter((page) => page !== CONTENTS), 'CHANGELOG.md'];
    expect([...listed].sort()).toEqual(expected.sort());
  });

  test('say of every page what it is about', () => {
    for (const { entries } of readContents()) for (const { title, about } of entries) expect(about, title).not.toBe('');
  });
});
