const root = document.documentElement.dataset.root;

// Light or dark: what was chosen here before, otherwise what the system says.
const kept = (() => {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
})();
if (kept !== null) document.documentElement.dataset.theme = kept;

addEventListener('DOMContentLoaded', () => {
  document.querySelector('.theme').addEventListener('click', () => {
    const isDark = document.documentElement.dataset.theme
      ? document.documentElement.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    const theme = isDark ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // Kept for this page only.
    }
  });
  for (const button of document.querySelectorAll('.copy')) {
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.nextElementSibling.textContent);
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 1500);
    });
  }
  prepareSearch();
  prepareGallery();
  followHeadings();
  openLinked();
});

function prepareSearch() {
  const input = document.querySelector('.search input');
  const list = document.querySelector('.search ol');
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    const script = document.createElement('script');
    script.src = `${root}search-index.js`;
    script.addEventListener('load', show);
    document.head.append(script);
  };
  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length === 0 ? [] : ranked(words).slice(0, 12);
    list.replaceChildren(...found.map(({ entry }) => result(entry, words)));
    list.hidden = words.length === 0;
    if (words.length > 0 && found.length === 0) {
      const nothing = document.createElement('li');
      nothing.textContent = globalThis.searchIndex === undefined ? 'Loading …' : 'Nothing found';
      list.append(nothing);
    }
  };
  input.addEventListener('focus', load);
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') list.querySelector('a')?.click();
    if (event.key === 'ArrowDown') {
      list.querySelector('a')?.focus();
      event.preventDefault();
    }
    if (event.key === 'Escape') close();
  });
  list.addEventListener('keydown', (event) => {
    const all = [...list.querySelectorAll('a')];
    const at = all.indexOf(document.activeElement);
    if (event.key === 'ArrowDown') all[at + 1]?.focus();
    if (event.key === 'ArrowUp') (all[at - 1] ?? input).focus();
    if (event.key === 'Escape') close();
    if (event.key.startsWith('Arrow')) event.preventDefault();
  });
  addEventListener('keydown', (event) => {
    const isWriting = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
  addEventListener('click', (event) => {
    if (!event.target.closest('.search')) list.hidden = true;
  });
  function close() {
    list.hidden = true;
    input.blur();
  }
}

/** Entries in which all words occur, those with words in the title first. */
function ranked(words) {
  return (globalThis.searchIndex ?? [])
    .map((entry) => {
      const [title, page, , text] = entry.map((field) => field.toLowerCase());
      let score = 0;
      for (const word of words) {
        if (title === word) score += 20;
        else if (title.startsWith(word)) score += 12;
        else if (title.includes(word)) score += 8;
        else if (page.includes(word)) score += 4;
        else if (text.includes(word)) score += 1;
        else return { entry, score: 0 };
      }
      return { entry, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

function result([title, page, link, text], words) {
  const item = document.createElement('li');
  const anchor = document.createElement('a');
  anchor.href = root + link;
  const name = document.createElement('b');
  name.textContent = title;
  const where = document.createElement('small');
  where.textContent = page === title ? '' : page;
  const about = document.createElement('span');
  const at = Math.max(0, text.toLowerCase().indexOf(words[0]) - 40);
  about.textContent = (at > 0 ? '… ' : '') + text.slice(at, at + 120);
  anchor.append(name, where, about);
  item.append(anchor);
  return item;
}

function prepareGallery() {
  const form = document.querySelector('.filters');
  if (form === null) return;
  const cards = [...document.querySelectorAll('.card')].map((card) => ({ card, text: card.textContent.toLowerCase() }));
  const narrow = () => {
    const chosen = new FormData(form);
    const words = String(chosen.get('words')).toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { card, text } of cards) {
      const fits = ['set', 'kind', 'faction'].every((name) => {
        const values = chosen.getAll(name);
        return values.length === 0 || values.some((value) => card.dataset[name].split(' ').includes(value));
      });
      card.hidden = !fits || !words.every((word) => text.includes(word));
      if (!card.hidden) shown++;
    }
    form.querySelector('output').value = shown === 1 ? '1 card' : `${shown} cards`;
  };
  form.addEventListener('input', narrow);
  form.addEventListener('submit', (event) => event.preventDefault());
  narrow();
}

/** Marks the heading that is being read in the list beside the text. */
function followHeadings() {
  const links = [...document.querySelectorAll('.here a')];
  if (links.length === 0) return;
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const mark = () => {
    const at = headings.findLastIndex((heading) => heading !== null && heading.getBoundingClientRect().top < 120);
    links.forEach((link, i) => {
      link.classList.toggle('current', i === Math.max(0, at));
    });
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}

/** What a link leads to is shown, in whatever it is folded. */
function openLinked() {
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const folded = target?.querySelector(':scope > div > details');
    if (folded) folded.open = true;
  };
  addEventListener('hashchange', open);
  open();
}
