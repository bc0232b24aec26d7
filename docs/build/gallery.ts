import { escaped } from './html.js';
import type { Page } from './layout.js';

/** What a gallery shows of a card; the catalogue of every game has it. */
export interface ShownCard {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly kind: string;
  readonly factions?: readonly string[];
  readonly cost?: Readonly<Record<string, number | undefined>>;
  readonly honor?: number;
  readonly copies?: number;
  readonly zone?: string;
  /** Of cards and tiles of the board game. */
  readonly type?: string | null;
  readonly terrain?: string | null;
  readonly bonus?: number | null;
  readonly skill?: number | null;
  readonly text: string;
}

/** The cards of a set. */
export interface ShownSet {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly ShownCard[];
}

const ZONES: Readonly<Record<string, string>> = { 'always-available': 'always available', starting: 'starting deck' };

/** `center-row` as `Center row`. */
function inWords(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
}

function costs(cost: ShownCard['cost'] = {}): string {
  return Object.entries(cost)
    .filter(([, price]) => price !== undefined)
    .map(([of, price]) => `<span class="cost ${of}" title="costs ${price} ${of}">${price}</span>`)
    .join('');
}

/** One line of a text, with the keyword that it begins with set apart, and what it gains in its own colour. */
function line(text: string): string {
  const [, keyword = '', rest = ''] =
    /^((?:[A-Z][a-z]+(?: [a-z]+){0,2}(?:, [a-z ]+\d?)?)(?=:)|(?=))(.*)$/s.exec(text) ?? [];
  const marked = escaped(rest).replace(
    /\b(\d+ )?(runes?|power|honor)\b/g,
    (words, _, of: string) => `<i class="${of.replace(/s$/, '')}">${words}</i>`,
  );
  return `<p>${keyword === '' ? '' : `<b>${escaped(keyword)}</b>`}${marked}</p>`;
}

/** A card, drawn from its data alone. */
export function drawnCard(card: ShownCard, setName: string): string {
  const { id, name, kind, factions = [], cost, honor = 0, copies = 1, zone = '', text } = card;
  const { type = null, terrain = null, bonus = null, skill = null } = card;
  const colour = factions.length === 1 ? factions[0] : (type ?? kind);
  const kinds = inWords([...factions.map(inWords), type, terrain, kind].filter((word) => word !== null).join(' '));
  const place = ZONES[zone];
  const data = `data-set="${card.set}" data-kind="${kind}" data-faction="${factions.join(' ')}"`;
  const numbers = [...(bonus === null ? [] : [`bonus ${bonus}`]), ...(skill === null ? [] : [`skill ${skill}`])].join(
    ', ',
  );
  const worth = honor === 0 ? '' : `<span class="honor" title="worth ${honor} honor">${honor}</span>`;
  return `<article class="card ${colour} ${kind}" id="${id}" ${data}>
<header><h3>${escaped(name)}</h3>${costs(cost)}</header>
<p class="kind">${escaped(kinds)}${place === undefined ? '' : ` · ${place}`}</p>
<div class="rules">${text === '' ? '' : text.split('\n').map(line).join('')}</div>
<footer>${worth}${numbers === '' ? '' : `<b>${numbers}</b>`}<span>${escaped(setName)}</span><span title="copies">×${copies}</span></footer>
</article>`;
}

function chips(name: string, values: readonly string[], titles: (value: string) => string): string {
  if (values.length < 2) return '';
  const all = values.map(
    (value) =>
      `<label class="chip ${value}"><input type="checkbox" name="${name}" value="${value}"><span>${escaped(titles(value))}</span></label>`,
  );
  return `<fieldset><legend>${inWords(name)}</legend><div>${all.join('')}</div></fieldset>`;
}

/** A page of cards that can be narrowed down by set, kind, faction and words. */
export function galleryPage(file: string, title: string, about: string, sets: readonly ShownSet[]): Page {
  const cards = sets.flatMap((set) => set.cards.map((card) => ({ card, set })));
  const present = (of: (card: ShownCard) => readonly string[]) => [...new Set(cards.flatMap(({ card }) => of(card)))];
  const names = new Map(sets.map(({ id, name }) => [id, name]));
  // The same card of two boxes is drawn once a box, and can be linked to by its id on the page of each.
  const filters = [
    chips('set', [...names.keys()], (id) => names.get(id) ?? id),
    chips(
      'kind',
      present(({ kind }) => [kind]),
      inWords,
    ),
    chips(
      'faction',
      present(({ factions = [] }) => factions),
      inWords,
    ),
  ];
  const drawn = cards.map(({ card, set }) => drawnCard({ ...card, set: set.id }, set.name));
  const html = `<div class="gallery"><h1>${escaped(title)}</h1>
<p class="about">${about}</p>
<form class="filters"><label class="words">Words<input type="search" name="words" placeholder="name or rules text"></label>${filters.join('')}<output>${cards.length} cards</output></form>
<div class="cards">${drawn.join('\n')}</div></div>`;
  return { file, title, html, isWide: true };
}
