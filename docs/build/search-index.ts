import type { ShownSet } from './gallery.js';
import type { Section } from './markdown.js';

/** Something that can be found: what it is called, on which page, where, and in which words. */
export type Findable = readonly [title: string, page: string, link: string, words: string];

/** Sections longer than this are found by their beginning. */
const LONGEST = 1500;

/** The sections of a page. */
export function sectionsToFind(page: string, file: string, sections: readonly Section[]): readonly Findable[] {
  return sections
    .filter(({ title, text }) => title !== '' || text !== '')
    .map(({ title, id, text }): Findable => {
      return [title === '' ? page : title, page, id === '' ? file : `${file}#${id}`, text.slice(0, LONGEST)];
    });
}

/** The cards of sets. */
export function cardsToFind(sets: readonly ShownSet[]): readonly Findable[] {
  return sets.flatMap(({ id: set, name, cards }) =>
    cards.map((card): Findable => [card.name, name, `cards/${set}.html#${card.id}`, card.text.replaceAll('\n', ' ')]),
  );
}

/** A script that puts the index where the search looks for it; a script works from a folder too, without a server. */
export function searchScript(all: readonly Findable[]): string {
  return `globalThis.searchIndex = ${JSON.stringify(all).replaceAll('</', '<\\/')};\n`;
}
