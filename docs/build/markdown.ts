import { posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { highlighted } from './highlight.js';
import { escaped, slugger } from './html.js';

/** A heading of a page and the text below it. */
export interface Section {
  readonly level: number;
  readonly title: string;
  /** The id of the heading; empty for what stands before the first. */
  readonly id: string;
  readonly text: string;
}

/** A page in Markdown, read. */
export interface Document {
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
}

/** What a link or image of a page leads to on the site; null leaves it as it is. */
export type Relink = (link: string) => string | null;

const markdown = new MarkdownIt({ html: false, linkify: false });

function textOf(token: Token): string {
  return (token.children ?? []).map(({ content }) => content).join('');
}

/** The headings of a page and its sections, with the ids that links use. */
function sectionsOf(tokens: readonly Token[]): readonly Section[] {
  const idOf = slugger();
  const sections: { level: number; title: string; id: string; text: string }[] = [
    { level: 0, title: '', id: '', text: '' },
  ];
  tokens.forEach((token, i) => {
    const isHeading = tokens[i - 1]?.type === 'heading_open';
    if (isHeading) {
      const title = textOf(token);
      sections.push({ level: Number(tokens[i - 1]?.tag.slice(1)), title, id: idOf(title), text: '' });
      return;
    }
    const section = sections.at(-1);
    if (section === undefined) return;
    if (token.type === 'inline') section.text += ` ${textOf(token)}`;
    if (token.type === 'fence') section.text += ` ${token.content}`;
  });
  return sections.map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }));
}

/** Reads a page: its HTML, with an id at each heading, code in colour and links that `relink` has looked at. */
export function readMarkdown(text: string, relink: Relink = () => null): Document {
  const tokens = markdown.parse(text, {});
  const sections = sectionsOf(tokens);
  const headings = sections.slice(1);
  let at = 0;
  tokens.forEach((token) => {
    if (token.type === 'heading_open') token.attrSet('id', headings[at++]?.id ?? '');
    for (const child of token.children ?? []) {
      for (const name of ['href', 'src']) {
        const link = child.attrGet(name);
        const to = link === null ? null : relink(link);
        if (to !== null) child.attrSet(name, to);
      }
    }
  });
  return { title: headings[0]?.title ?? '', html: markdown.renderer.render(tokens, markdown.options, {}), sections };
}

/** Every link and image of a page. */
export function linksOf(text: string): readonly string[] {
  const links: string[] = [];
  readMarkdown(text, (link) => {
    links.push(link);
    return null;
  });
  return links;
}

/** Where a link leads, seen from the root of the project, and the heading there; null if it leads elsewhere. */
export function targetOf(page: string, link: string): { readonly file: string; readonly id: string } | null {
  if (/^\w+:/.test(link)) return null;
  const [path = '', id = ''] = link.split('#');
  return { file: path === '' ? page : posix.join(posix.dirname(page), path), id };
}

markdown.renderer.rules.fence = (tokens, at) => {
  const { content = '', info = '' } = tokens[at] ?? {};
  const language = info.trim();
  const code = highlighted(content, language);
  return `<div class="code"><button class="copy" type="button">Copy</button><pre><code>${code}</code></pre></div>\n`;
};
markdown.renderer.rules.code_inline = (tokens, at) => `<code>${escaped(tokens[at]?.content ?? '')}</code>`;
markdown.renderer.rules.table_open = () => '<div class="table"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';
// A heading can be linked to.
markdown.renderer.rules.heading_close = (tokens, at) => {
  const { tag = '' } = tokens[at] ?? {};
  const id = tokens[at - 2]?.attrGet('id') ?? '';
  return `<a class="anchor" href="#${id}" aria-label="Link to this heading">#</a></${tag}>\n`;
};
