import { posix } from 'node:path';
import { type Group, readContents } from './contents.js';

/** An entry of the package, and what it is for. */
export interface PackageEntry {
  readonly name: string;
  readonly about: string;
}

function linkTo(file: string): string {
  return posix.relative('docs', file);
}

function listed({ title, entries }: Group): string {
  const lines = entries.map(
    ({ file, title: name, about }) => `- [${name}](${linkTo(file)})${about === '' ? '' : `: ${about}`}`,
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}

/** llms.txt: what the library is, its entries and where to read on, for programs that write code with it. */
export function llmsText(readme: string, entries: readonly PackageEntry[]): string {
  const [, about = ''] = /^# fatequeue\n\n(.+?)\n\n/s.exec(readme) ?? [];
  const [, sample = ''] = /^```ts\n(.*?)^```$/ms.exec(readme) ?? [];
  const lines = entries.map(({ name, about: says }) => `- \`${name}\`: ${says}`);
  return [
    '# fatequeue',
    `> ${about.replace(/\n/g, '\n> ')}`,
    'Install with `npm i fatequeue`. The pages below are in the package too, in `node_modules/fatequeue/docs`.',
    `## Entries\n\n${lines.join('\n')}`,
    `## In short\n\n\`\`\`ts\n${sample}\`\`\``,
    ...readContents().map(listed),
  ]
    .join('\n\n')
    .concat('\n');
}
