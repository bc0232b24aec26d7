import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../docs/build/build.js';
import { generatedFiles } from '../../docs/build/generated.js';
import { brokenLinks } from '../../docs/build/link-check.js';
import { explainedRulings } from '../../docs/build/ruling-pages.js';
import { readTests, testsByRuling } from '../../docs/build/ruling-tests.js';
import { readSets } from '../../docs/build/sets.js';
import { readModules } from '../package/modules.js';

let site = '';
const sets = await readSets();

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'fatequeue-site-'));
  buildSite(site, sets);
});

afterAll(() => {
  rmSync(site, { recursive: true, force: true });
});

function pageOf(file: string): string {
  return readFileSync(join(site, file), 'utf8');
}

/** The reference is built by another program, and after the rest. */
const isReference = (target: string) => target.startsWith('api/');

describe('the site', () => {
  test('has no link that leads nowhere', () => {
    expect(brokenLinks(site, isReference)).toEqual([]);
  });

  test('has its broken links found', () => {
    const other = mkdtempSync(join(tmpdir(), 'fatequeue-links-'));
    writeFileSync(
      join(other, 'a.html'),
      '<a href="b.html">b</a><a href="#x">x</a><p id="y"></p><a href="a.html#y">y</a>',
    );
    expect(brokenLinks(other)).toEqual(['a.html: there is no b.html', 'a.html: a.html has no #x']);
    rmSync(other, { recursive: true, force: true });
  });

  test('takes nothing from elsewhere', () => {
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|css)$/.test(file));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const text = pageOf(file);
      expect(text.match(/<(?:script|img|link|iframe)\b[^>]*(?:src|href)="(?:https?:)?\/\//), file).toBeNull();
      if (file.endsWith('.css')) expect(text).not.toMatch(/url\(|@import/);
    }
  });

  test('shows every card of every set with its text', () => {
    for (const set of sets) {
      const page = pageOf(`cards/${set.id}.html`).replace(/<[^>]+>/g, '');
      expect(set.cards.length).toBeGreaterThan(20);
      for (const { name, text } of set.cards) {
        expect(page).toContain(name);
        for (const line of text.split('\n')) expect(page).toContain(line.replaceAll('"', '&quot;'));
      }
    }
    expect(sets.map(({ id }) => id).sort()).toEqual(readdirSync('sets').sort());
  });

  test('leads from every ruling to its test', () => {
    const page = pageOf('rulings.html');
    expect(page).not.toContain('<li><code>');
    expect(page.match(/class="proof"/g)?.length).toBe(readFileSync('docs/rulings.md', 'utf8').match(/^- `/gm)?.length);
    const [, name = '', line] = /href="tests\/(.+?)\.html#L(\d+)"/.exec(page) ?? [];
    const source = readFileSync(`test/${name}.ts`, 'utf8').split('\n');
    expect(source[Number(line) - 1]).toMatch(/^ {2}test\(/);
  });

  test('finds pages, headings and cards', () => {
    const index = pageOf('search-index.js');
    for (const found of ['hosting.html#taking-back', 'rules.html#timing-q', 'cards/storm-of-souls.html#nook-hound']) {
      expect(index).toContain(`"${found}"`);
    }
  });
});

describe('what is generated', () => {
  // `npm run docs`, or these tests with -u, write it anew.
  test.each(Object.entries(generatedFiles()))('%s is what is there', async (file, text) => {
    await expect(text).toMatchFileSnapshot(`../../${file}`);
  });
});

describe('the rules, by id', () => {
  const explained = explainedRulings();

  test('are each proven by a test', () => {
    const proven = testsByRuling(readTests());
    expect(explained.size).toBeGreaterThan(100);
    expect([...explained].filter((id) => !proven.has(id))).toEqual([]);
  });

  test('have every id that the library speaks of', () => {
    const spoken = readModules().flatMap(({ source }) => source.text.match(/(?<=')[A-Z]\d{1,2}(?=')/g) ?? []);
    expect(spoken.length).toBeGreaterThan(20);
    expect(spoken.filter((id) => !explained.has(id))).toEqual([]);
  });
});
