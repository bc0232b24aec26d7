import type { Group } from './contents.js';
import { escaped, wayTo } from './html.js';

/** A page of the site. */
export interface Page {
  /** Its file below the root of the site. */
  readonly file: string;
  readonly title: string;
  readonly html: string;
  /** Headings for the list beside the text. */
  readonly headings?: readonly { readonly level: number; readonly title: string; readonly id: string }[];
  /** Without the navigation, over the whole width. */
  readonly isWide?: boolean;
}

/** A link of the navigation: a file of the site, and what it is called. */
export interface NavigationLink {
  readonly file: string;
  readonly title: string;
}

/** The navigation: titles, and the pages below each. */
export type Navigation = readonly { readonly title: string; readonly links: readonly NavigationLink[] }[];

/** The navigation from the contents, with the files that their pages have on the site. */
export function navigationOf(groups: readonly Group[], fileOf: (page: string) => string): Navigation {
  return groups.map(({ title, entries }) => ({
    title,
    links: entries.map((entry) => ({ file: fileOf(entry.file), title: entry.title })),
  }));
}

/** Frames that wait, the next one on top: the sign of the library. */
export const SIGN = `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="16" width="20" height="5" rx="1.6" opacity=".35"/><rect x="2" y="9.5" width="20" height="5" rx="1.6" opacity=".65"/><rect x="2" y="3" width="14" height="5" rx="1.6"/></svg>`;

const TOP: readonly NavigationLink[] = [
  { file: 'getting-started.html', title: 'Guides' },
  { file: 'cards/index.html', title: 'Cards' },
  { file: 'rulings.html', title: 'Rulings' },
  { file: 'api/index.html', title: 'API' },
];

function link(page: Page, { file, title }: NavigationLink): string {
  const here = file === page.file ? ' aria-current="page"' : '';
  return `<a href="${wayTo(page.file, file)}"${here}>${escaped(title)}</a>`;
}

function sidebar(page: Page, navigation: Navigation): string {
  const groups = navigation.map(({ title, links }) => {
    const items = links.map((entry) => `<li>${link(page, entry)}</li>`).join('');
    return `<h2>${escaped(title)}</h2><ul>${items}</ul>`;
  });
  return `<nav class="sidebar" aria-label="Pages">${groups.join('')}</nav>`;
}

function onThisPage({ headings = [] }: Page): string {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  if (shown.length < 2) return '';
  const items = shown.map(
    ({ level, title, id }) => `<li class="level-${level}"><a href="#${id}">${escaped(title)}</a></li>`,
  );
  return `<nav class="here" aria-label="On this page"><h2>On this page</h2><ul>${items.join('')}</ul></nav>`;
}

/** The page before and the page after, in the order of the navigation. */
function neighbours(page: Page, navigation: Navigation): string {
  const all = navigation.flatMap(({ links }) => links);
  const at = all.findIndex(({ file }) => file === page.file);
  if (at === -1) return '';
  const [before, after] = [all[at - 1], all[at + 1]];
  const one = (entry: NavigationLink | undefined, rel: string, says: string) =>
    entry === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${wayTo(page.file, entry.file)}"><small>${says}</small>${escaped(entry.title)}</a>`;
  return `<nav class="neighbours" aria-label="Neighbours">${one(before, 'prev', 'Before')}${one(after, 'next', 'Next')}</nav>`;
}

/** A whole page: head, bar, navigation, text. */
export function laidOut(page: Page, navigation: Navigation): string {
  const root = wayTo(page.file, '');
  const title = page.file === 'index.html' ? 'fatequeue' : `${page.title} · fatequeue`;
  const body = page.isWide
    ? `<main class="wide">${page.html}</main>`
    : `<div class="columns"><details class="pages"><summary>Pages</summary>${sidebar(page, navigation)}</details>
${sidebar(page, navigation)}<main class="text">${page.html}${neighbours(page, navigation)}</main>${onThisPage(page)}</div>`;
  return `<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="${root}sign.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}style.css">
<script src="${root}site.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header class="bar">
<a class="home" href="${root}index.html">${SIGN}<b>fatequeue</b></a>
<nav aria-label="Parts">${TOP.map((entry) => link(page, entry)).join('')}</nav>
<div class="search"><input type="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off"><kbd>/</kbd><ol hidden></ol></div>
<button class="theme" type="button" aria-label="Light or dark">◐</button>
</header>
<div id="content">${body}</div>
<footer>An unofficial project, not affiliated with or endorsed by the owners of the games; names are trademarks of their owners. MIT.</footer>
</body>
</html>
`;
}
