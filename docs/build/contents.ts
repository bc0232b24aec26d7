import { readFileSync } from 'node:fs';
import { targetOf } from './markdown.js';

/** A page that the contents list. */
export interface Entry {
  /** The page in the project: `docs/hosting.md`. */
  readonly file: string;
  readonly title: string;
  /** What it is about, in a few words. */
  readonly about: string;
}

/** Pages that belong together. */
export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The page that lists all others. */
export const CONTENTS = 'docs/README.md';

/** What the contents page lists, in its order: the navigation of the site and llms.txt follow it. */
export function readContents(): readonly Group[] {
  const [, ...groups] = readFileSync(CONTENTS, 'utf8').split(/^## /m);
  return groups.map((group) => {
    const [title = '', ...lines] = group.split('\n');
    // An item may go on in lines that are set in.
    const items = lines
      .join('\n')
      .replace(/\n {2}/g, ' ')
      .matchAll(/^- \[(.+?)\]\((.+?)\)(?:: (.+))?$/gm);
    const entries = [...items].map(([, name = '', link = '', about = '']) => {
      return { file: targetOf(CONTENTS, link)?.file ?? link, title: name, about };
    });
    return { title, entries };
  });
}
