import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync(new URL('../../docs/rulings.md', import.meta.url), 'utf8');
const cited = [...page.matchAll(/^- `(.+?) > (.+?) > (.+)`$/gm)].map(([, file, about, sentence]) => ({
  file,
  about,
  sentence,
}));

/** Where a source calls a function with a name as its first argument, in either kind of quotes; -1 if nowhere. */
function positionOf(source: string, call: string, name: string): number {
  return Math.max(source.indexOf(`${call}('${name}'`), source.indexOf(`${call}("${name}"`));
}

describe('the page of rulings', () => {
  test('cites a test under every question', () => {
    const questions = page.split(/^### /m).slice(1);
    expect(questions.length).toBeGreaterThan(20);
    for (const question of questions) expect(question).toMatch(/^- `.+ > .+ > .+`$/m);
  });

  test('cites nothing in another form', () => {
    expect(page.match(/^- `/gm)).toHaveLength(cited.length);
  });

  test.each(cited)('cites a test that exists: $file > $about > $sentence', ({ file, about, sentence }) => {
    const isElsewhere = /^(rulings|ascended)\//.test(file);
    const source = readFileSync(new URL(isElsewhere ? `../${file}` : file, import.meta.url), 'utf8');
    const start = positionOf(source, 'describe', about);
    expect(start).toBeGreaterThanOrEqual(0);
    const next = source.indexOf('\ndescribe', start);
    const section = source.slice(start, next === -1 ? undefined : next);
    expect(positionOf(section, 'test', sentence)).toBeGreaterThanOrEqual(0);
  });
});
