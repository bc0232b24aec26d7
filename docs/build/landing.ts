import { drawnCard, type ShownSet } from './gallery.js';
import { highlighted } from './highlight.js';
import { escaped } from './html.js';
import type { Page } from './layout.js';

/** What the landing page tells of. */
export interface Told {
  readonly readme: string;
  readonly sets: readonly ShownSet[];
  /** How many rulings are explained, and how many tests name one. */
  readonly rulings: number;
  readonly proofs: number;
  /** The drawing of a turn. */
  readonly turn: string;
}

interface Point {
  readonly title: string;
  readonly says: string;
  readonly link: string;
  readonly to: string;
}

const POINTS: readonly Point[] = [
  {
    title: 'Every choice is a decision',
    says: 'The engine runs until the rules need a player, and stops with the options. One function answers: <code>decide(state, answer)</code>.',
    link: 'getting-started.html#decisions-and-answers',
    to: 'Decisions and answers',
  },
  {
    title: 'Every state is plain JSON',
    says: 'In the middle of an effect too: what is still to happen is data. Save it, send it, go on from it a year later.',
    link: 'use-in-an-app.html',
    to: 'Use it in an app',
  },
  {
    title: 'Cards are data',
    says: 'A card reads like its rules text, and the text is derived from the card. Write a set of your own in an afternoon.',
    link: 'getting-started.html#a-set-of-your-own',
    to: 'A set of your own',
  },
  {
    title: 'Every event says why',
    says: 'What happened, because of which card, under which ruling; and what did not happen, and what was missing.',
    link: 'how-timing-works.html',
    to: 'How timing works',
  },
  {
    title: 'Nobody sees too much',
    says: 'Views show a seat what it may know and no more. They go over a wire as small patches, for tables with strangers.',
    link: 'hosting.html',
    to: 'Hosting games',
  },
  {
    title: 'Fast enough to search',
    says: 'Playouts run on one private copy with the same rules and the same results, for bots that look ahead.',
    link: 'getting-started.html#simulations',
    to: 'Simulations',
  },
];

/** One card of each kind that a set has, the grandest first. */
function samples(sets: readonly ShownSet[]): readonly string[] {
  const cards = sets.flatMap((set) => set.cards.map((card) => ({ card, set })));
  const seen = new Set<string>();
  return [...cards]
    .sort((a, b) => worth(b.card.honor, b.card.cost) - worth(a.card.honor, a.card.cost))
    .flatMap(({ card, set }) => {
      const sort = `${card.kind} ${card.factions?.join() ?? ''}`;
      if (seen.has(sort) || seen.size >= 5 || card.text.length > 190) return [];
      seen.add(sort);
      return [drawnCard({ ...card, set: set.id }, set.name)];
    });
}

function worth(honor = 0, cost: Readonly<Record<string, number | undefined>> = {}): number {
  return honor + Object.values(cost).reduce<number>((sum, price = 0) => sum + price, 0);
}

/** The first page of the site. */
export function landingPage({ readme, sets, rulings, proofs, turn }: Told): Page {
  const [, about = ''] = /^# fatequeue\n\n(.+?)\. /s.exec(readme) ?? [];
  const [, sample = ''] = /^```ts\n(.*?)^```$/ms.exec(readme) ?? [];
  const cards = new Set(sets.flatMap((set) => set.cards.map(({ id }) => id))).size;
  const points = POINTS.map(
    ({ title, says, link, to }) => `<li><h2>${title}</h2><p>${says}</p><a href="${link}">${to} →</a></li>`,
  );
  const html = `<section class="opening"><div>
<h1>fatequeue</h1>
<p class="lead">${escaped(about)}.</p>
<p class="actions"><a class="button" href="getting-started.html">Get started</a><a class="button quiet" href="cards/index.html">See the cards</a></p>
<pre class="install"><code>npm i fatequeue</code></pre>
<dl class="numbers"><div><dt>sets</dt><dd>${sets.length}</dd></div><div><dt>cards</dt><dd>${cards}</dd></div><div><dt>rulings</dt><dd>${rulings}</dd></div><div><dt>tests that name one</dt><dd>${proofs}</dd></div></dl>
</div><div class="code"><pre><code>${highlighted(sample, 'ts')}</code></pre></div></section>
<ul class="points">${points.join('')}</ul>
<section class="show"><h2>What happens, in which order, and why</h2>
<p>One card played, and everything that comes of it: told by the engine's events, drawn as they nest. <a href="how-timing-works.html">How timing works</a> reads it line by line.</p>
<div class="figure">${turn}</div></section>
<section class="show"><h2>Cards drawn from their data</h2><p>Kind, cost and honor, and a text that is derived from what the card does. <a href="cards/index.html">All ${cards} cards</a>.</p>
<div class="cards few">${samples(sets).join('')}</div></section>`;
  return { file: 'index.html', title: 'fatequeue', html, isWide: true };
}
