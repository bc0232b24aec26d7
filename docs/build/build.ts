import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { CONTENTS, readContents } from './contents.js';
import { galleryPage, type ShownSet } from './gallery.js';
import { landingPage } from './landing.js';
import { laidOut, navigationOf, type Page, SIGN } from './layout.js';
import { type Relink, readMarkdown, targetOf } from './markdown.js';
import { explainedRulings, RULES, testPages, withLinkedRulings, withLinkedTests, withProofs } from './ruling-pages.js';
import { readTests, testsByRuling } from './ruling-tests.js';
import { cardsToFind, searchScript, sectionsToFind } from './search-index.js';

const CHANGELOG = 'CHANGELOG.md';
const CARDS = 'docs/cards/';

/** The pages in Markdown that become pages of the site: every one in docs, those of sets aside, and the changelog. */
function pagesInDocs(): readonly string[] {
  const names = readdirSync('docs').filter((name) => name.endsWith('.md'));
  return [...names.map((name) => `docs/${name}`).filter((page) => page !== CONTENTS), CHANGELOG];
}

/** The file of the site for a file of the project. */
function fileOf(file: string): string {
  if (file === CONTENTS || file === 'README.md') return 'index.html';
  if (file === CHANGELOG) return 'changelog.html';
  return file.replace(/^docs\//, '').replace(/\.md$/, '.html');
}

/** Builds the site, without the API reference, into an empty folder. */
export function buildSite(out: string, sets: readonly ShownSet[]): void {
  rmSync(out, { recursive: true, force: true });
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  };

  const tests = readTests();
  const known = explainedRulings();
  const examples = exampleFiles();
  const documents = pagesInDocs().map((page) => {
    const file = fileOf(page);
    const relink: Relink = (link) => {
      const target = targetOf(page, link);
      if (target === null || link.startsWith('#')) return null;
      // A folder of examples is shown by the first of its files.
      const example = examples.find((path) => path === target.file || path.startsWith(posix.join(target.file, '/')));
      const to = example === undefined ? fileOf(target.file) : `${fileOf(example)}.html`;
      return `${posix.relative(posix.dirname(file), to)}${target.id === '' ? '' : `#${target.id}`}`;
    };
    const read = readMarkdown(readFileSync(page, 'utf8'), relink);
    const linked = withLinkedTests(read.html, file, tests);
    const proven = page === RULES ? withProofs(linked, file, tests) : linked;
    const html = withDrawings(withLinkedRulings(proven, file, known));
    return { page: { file, title: read.title, html, headings: read.sections.slice(1) }, sections: read.sections };
  });

  const galleries: Page[] = sets.map((set) =>
    galleryPage(`cards/${set.id}.html`, set.name, `Every card of the set. <a href="index.html">All sets</a>`, [set]),
  );
  const about = 'Every card of every set, drawn from its data. Nothing here is a picture of a printed card.';
  const all = galleryPage('cards/index.html', 'Cards', about, sets);
  const landing = landingPage({
    readme: readFileSync('README.md', 'utf8'),
    sets,
    rulings: known.size,
    proofs: new Set([...testsByRuling(tests).values()].flat()).size,
    turn: readFileSync('docs/images/turn.svg', 'utf8'),
  });
  const pages = [
    ...documents.map(({ page }) => page),
    ...galleries,
    all,
    landing,
    ...testPages(tests),
    ...examplePages(),
  ];

  const groups = readContents();
  const navigation = [
    ...navigationOf(groups, fileOf),
    {
      title: 'Generated',
      links: [
        { file: 'api/index.html', title: 'API reference' },
        { file: 'cards/index.html', title: 'All cards' },
      ],
    },
  ];
  for (const page of pages) write(page.file, laidOut(page, navigation));
  write(
    'search-index.js',
    searchScript([
      ...documents.flatMap(({ page, sections }) => sectionsToFind(page.title, page.file, sections)),
      ...cardsToFind(sets),
    ]),
  );
  write('sign.svg', SIGN.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" fill="#6c5ce0" '));
  for (const name of ['style.css', 'site.js']) cpSync(join('docs/build', name), join(out, name));
  // As they are, for programs: llms.txt leads to them.
  for (const page of [...pagesInDocs(), ...sets.map(({ id }) => `${CARDS}${id}.md`)]) {
    if (existsSync(page)) cpSync(page, join(out, page.replace(/^docs\//, '')));
  }
  write('llms.txt', readFileSync('docs/llms.txt', 'utf8').replaceAll('](../', ']('));
}

/** Drawings stand in the page itself, so that they follow its colours. */
function withDrawings(html: string): string {
  return html.replace(
    /<p><img src="(images\/[^"]+\.svg)" alt="([^"]*)"\s*\/?><\/p>/g,
    (_, file: string, alt: string) => {
      return `<figure>${readFileSync(join('docs', file), 'utf8')}<figcaption>${alt}</figcaption></figure>`;
    },
  );
}

function exampleFiles(): readonly string[] {
  if (!existsSync('docs/examples')) return [];
  return readdirSync('docs/examples', { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/examples/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.\w+$/.test(file))
    .sort();
}

function examplePages(): readonly Page[] {
  return exampleFiles().map((file) => {
    const { html } = readMarkdown(
      `# ${file}\n\n\`\`\`${file.endsWith('.ts') ? 'ts' : ''}\n${readFileSync(file, 'utf8')}\`\`\`\n`,
    );
    return { file: `${fileOf(file)}.html`, title: file, html, isWide: true };
  });
}
