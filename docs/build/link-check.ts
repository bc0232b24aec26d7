import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

interface Linked {
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

function readPage(file: string): Linked {
  const html = readFileSync(file, 'utf8').replace(/<script(?![^>]*\bsrc=)[^>]*>.*?<\/script>/gs, '');
  const links = [...html.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map(
    ([, link = '']) => link,
  );
  const ids = new Set([...html.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = '']) => id));
  return { links, ids };
}

/** Every link of a built site that leads nowhere; those that leave the site are passed over, and so is what `isExpected`. */
export function brokenLinks(site: string, isExpected: (target: string) => boolean = () => false): readonly string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, readPage(join(site, file))]),
  );
  return [...pages].flatMap(([file, { links }]) =>
    [...new Set(links)].flatMap((link) => {
      if (/^(\w+:|\/\/)/.test(link)) return [];
      const [path = '', id = ''] = decodeURIComponent(link.replaceAll('&amp;', '&')).split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      if (isExpected(target)) return [];
      const there = join(site, target);
      if (!existsSync(there) || !statSync(there).isFile()) return [`${file}: there is no ${target}`];
      const page = pages.get(target);
      return id === '' || page === undefined || page.ids.has(id) ? [] : [`${file}: ${target} has no #${id}`];
    }),
  );
}
